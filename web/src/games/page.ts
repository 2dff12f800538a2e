// What a game brings to the page. `desk` is what its parts share: the piece in hand, a selection.

import type { Component } from 'svelte';
import type { Playing } from '../lib/playing.svelte';
import type { Args } from '../lib/text.svelte';

// A game's parts know their own view; the page does not. Hence `any`.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Parts {
  game: Playing<any>;
  desk: any;
}

export interface GamePage {
  /** The large area: one's own board and everything shared. Fills the width it gets. */
  Board: Component<Parts>;
  /** Another seat's area, for the right column (about 270 px wide) or a sheet on the phone. */
  Small: Component<Parts & { seat: number }>;
  /** What stands in the prompt bar between the sentence and undo / done; may be empty. */
  Tools: Component<Parts>;
  /** How far the game is, for the top bar. */
  Pips: Component<Parts>;
  /** Made once per table. */
  desk: (game: Playing<any>) => any;
  /** What is asked of the viewer now, as a text key. */
  prompt: (game: Playing<any>) => { key: string; args?: Args };
  /** Points of a seat as the viewer may know them; null where there are none. */
  points: (game: Playing<any>, seat: number) => number | null;
  /** The position in words, for those who listen. */
  spoken: (game: Playing<any>) => string;
  /** A key that was pressed on the table page; true if it was used. */
  key: (game: Playing<any>, desk: any, event: KeyboardEvent) => boolean;
}
