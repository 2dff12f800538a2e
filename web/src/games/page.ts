// What a game brings to the page. `hand` is what its parts share: the piece in hand, a selection.

import type { Component } from 'svelte';
import type { TextKey } from '../generated/texts';
import type { Playing } from '../lib/playing.svelte';
import type { Args } from '../lib/text.svelte';
import type { Step } from './guide';

/** What every part of a game is given. */
export interface Parts<View = unknown, Hand = unknown, Box = unknown> {
  game: Playing<View, Box>;
  hand: Hand;
}

/** A game names its own view, hand and box; the page knows none of them and only hands them on. */
export interface GamePage<View = unknown, Hand = unknown, Box = unknown> {
  /** The large area: one's own board and everything shared. Fills the width it gets. */
  Board: Component<Parts<View, Hand, Box>>;
  /** Another seat's area, for the right column (about 270 px wide) or a sheet on the phone. */
  Small: Component<Parts<View, Hand, Box> & { seat: number }>;
  /** What stands in the prompt bar between the sentence and undo / done; may be empty. */
  Tools: Component<Parts<View, Hand, Box>>;
  /** How far the game is, for the top bar. */
  Pips: Component<Parts<View, Hand, Box>>;
  /** Made once per table. */
  hand: (game: Playing<View, Box>) => Hand;
  /** What is asked of the viewer now, as a text key. */
  prompt: (game: Playing<View, Box>) => Asked;
  /** Points of a seat as the viewer may know them; null where there are none. */
  points: (game: Playing<View, Box>, seat: number) => number | null;
  /** The position in words, for those who listen. */
  spoken: (game: Playing<View, Box>) => string;
  /** A key that was pressed on the table page; true if it was used. */
  key: (game: Playing<View, Box>, hand: Hand, event: KeyboardEvent) => boolean;
  /** What is said in a first game, in this order. */
  guide: Step<View, Box>[];
}

/** A sentence for the prompt bar. */
export interface Asked {
  key: TextKey;
  args?: Args;
}
