// What the parts of the table share: smuggling or not, the card being read, a look ahead.

import type { Tried, ValleyBox, ValleyView } from '../../generated/wire';
import type { Playing } from '../../lib/playing.svelte';

export type Game = Playing<ValleyView, ValleyBox>;

/** A card shown large, and where. */
export interface Reading {
  card: string;
  strength: number | null;
  at: DOMRect | null; // null = as a sheet
}

const FORESEEABLE = ['split', 'play', 'smuggle', 'send', 'spring', 'hit'];
const PATIENCE = 120; // milliseconds before a look ahead is asked for

export class Hand {
  smuggling = $state(false);
  reading: Reading | null = $state.raw(null);
  clicked = $state(''); // the slot a refusal belongs to
  tab: 'hand' | 'camp' | null = $state(null); // on the phone; null = as the stage wants it
  fight = $state(false); // the fight as a sheet, on the phone
  private tried: { nth: number; answer: Tried } | null = $state.raw(null);
  private wish = 0;

  constructor(private readonly game: Game) {}

  /** The view after the move under the pointer; null if it cannot be known. */
  get after(): ValleyView | null {
    return this.tried?.nth === this.game.nth ? (this.tried.answer.view as ValleyView) : null;
  }

  look(move: string): void {
    clearTimeout(this.wish);
    const choice = this.game.legal.find((one) => one.move === move);
    if (!choice || !FORESEEABLE.includes(choice.verb)) {
      this.forget();
      return;
    }
    this.wish = window.setTimeout(() => void this.ask(move), PATIENCE);
  }

  /** After a move of anybody: what was shown beside a card is closed. */
  settle(): void {
    this.forget();
    if (this.reading?.at) this.reading = null;
    if (this.game.view.smugglers === 0) this.smuggling = false;
  }

  forget(): void {
    clearTimeout(this.wish);
    this.tried = null;
  }

  async play(
    move: string,
    event: { clientX: number; clientY: number; currentTarget: EventTarget | null },
    slot = '',
  ): Promise<void> {
    this.forget();
    this.reading = null;
    this.clicked = slot;
    const answer = await this.game.play(move, spotOf(event));
    if (!answer) this.smuggling = false;
  }

  private async ask(move: string): Promise<void> {
    const nth = this.game.nth;
    const answer = await this.game.look(move);
    if (answer) this.tried = { nth, answer };
  }
}

/** Keys have no place on the page; then it is that of the card. */
function spotOf(event: { clientX: number; clientY: number; currentTarget: EventTarget | null }): {
  x: number;
  y: number;
} {
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element | null)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y } : { x: innerWidth / 2, y: innerHeight / 2 };
}
