// The piece in hand, where it is held, what it would bring, and how the sheet stood before the draft.

import type { Item, SilverGoldBox, SilverGoldSeatView, SilverGoldView } from '../../generated/wire';
import type { Playing, Spot } from '../../lib/playing.svelte';
import { aimAt, marksOf, open, turnedAt, type Aim, type Point } from './aim';
import { cellsOf, ONE, signAt, wayTo, type Drawing, type Way } from './geometry';

export type Game = Playing<SilverGoldView, SilverGoldBox>;

/** A sheet with the points it is worth, item by item. */
export interface Standing {
  key: string;
  seat: SilverGoldSeatView;
  items: Item[];
}

export class Hand {
  way: Way = $state.raw({ turn: 0, mirrored: false });
  alone = $state(false); // one cell was asked for
  point: Point | null = $state.raw(null);
  shown = $state(0); // the chamber that is large on a phone
  tried = $state(0); // the chamber a refusal belongs to
  private before: Standing | null = $state.raw(null);
  private looked: Standing | null = $state.raw(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only remembered; `looked` is what is shown
  private memory = new Map<string, Standing>();

  constructor(public readonly game: Game) {}

  /** The seat whose area is large. */
  seat = $derived.by(() => Math.max(0, this.game.seat));
  own = $derived.by(() => this.game.view.seats[this.seat]!);
  marks = $derived.by(() => marksOf(this.game.legal));
  /** Whole patterns are possible; otherwise there is nothing to turn. */
  whole = $derived.by(() => this.marks.some((mark) => mark.cells.length > 1));
  one = $derived.by(() => this.alone || !this.whole);
  /** What is in hand: one cell, or the pattern that was shown. */
  drawn: Drawing = $derived.by(() => (this.one ? ONE : this.drawing(this.game.view.pattern)));
  choosing = $derived.by(() => this.game.legal.some(({ verb }) => verb === 'keep' || verb === 'take'));
  marking = $derived.by(() => this.marks.length > 0);
  aim: Aim | null = $derived.by(() =>
    this.point && this.marking ? aimAt(this.marks, this.drawn, this.way, this.point) : null,
  );
  /** How the piece lies just now; it turns by itself where it only fits so. */
  held: Way = $derived.by(() => (this.aim?.legal ? this.aim.way : this.way));
  hinted = $derived.by(() => {
    const found = this.marks.find((mark) => mark.move === this.game.hint);
    return found ?? null;
  });
  /** The sheet as it is after what is pointed at, if that is known, else as it is. */
  standing: Standing = $derived.by(() => {
    const key = this.key(this.aim?.move ?? '');
    if (this.aim && this.looked?.key === key) return this.looked;
    return { key: '', seat: this.own, items: this.game.items };
  });
  /** The sheet before the draft; the present one if it was never seen. */
  base: Standing = $derived.by(() => {
    if (this.before?.key === this.moment) return this.before;
    return { key: '', seat: this.own, items: this.game.items };
  });
  /** Symbols under the piece or, when none is held, under the draft. */
  symbols: string[] = $derived.by(() => {
    const aim = this.aim;
    const card = aim?.legal ? this.own.cards[aim.slot] : null;
    if (aim && card) return aim.cells.map((cell) => signAt(card.drawn, cell)).filter(isSymbol);
    return this.own.cards.flatMap((one) =>
      one
        ? cellsOf(one.draft)
            .map((cell) => signAt(one.drawn, cell))
            .filter(isSymbol)
        : [],
    );
  });

  /** A pattern of the pack as it is drawn. */
  drawing(pattern: string): Drawing {
    return this.game.box.patterns[pattern]?.drawn ?? ONE;
  }

  open(slot: number): Set<number> {
    return open(this.marks, slot, this.one);
  }

  turn(step: number): void {
    this.way = turnedAt(this.marks, this.drawn, this.held, this.point, step);
  }

  mirror(): void {
    const { turn, mirrored } = this.held;
    this.way = { turn: (4 - turn) % 4, mirrored: !mirrored };
  }

  single(): void {
    if (this.whole) this.alone = !this.alone;
  }

  /** Puts the piece down where it is held; what does not fit is asked for all the same. */
  place(point: Point, spot: Spot): void {
    const aim = aimAt(this.marks, this.drawn, this.way, point);
    this.tried = point.slot;
    if (aim.legal) this.way = wayTo(this.drawn, aim.cells, this.way);
    this.alone = false;
    void this.game.play(aim.move, spot);
  }

  letGo(): boolean {
    const held = this.point !== null || this.alone;
    this.point = null;
    this.alone = false;
    return held;
  }

  /** To be told of every view: keeps the last one of this moment without a draft. */
  see(): void {
    if (this.own.cards.some((card) => card?.draft.length)) return;
    this.before = { key: this.moment, seat: this.own, items: this.game.items };
  }

  /** Asks what a placement would bring. */
  async ask(move: string): Promise<void> {
    const key = this.key(move);
    const known = this.memory.get(key) ?? (await this.fetch(key, move));
    if (known && this.key(this.aim?.move ?? '') === key) this.looked = known;
  }

  private async fetch(key: string, move: string): Promise<Standing | null> {
    const answer = await this.game.look(move);
    const seat = (answer?.view as SilverGoldView | undefined)?.seats[this.seat];
    if (!answer || !seat) return null;
    const standing = { key, seat, items: answer.items };
    if (this.memory.size > 200) this.memory.clear();
    this.memory.set(key, standing);
    return standing;
  }

  private moment = $derived.by(() => `${this.game.view.moment} ${this.seat}`);
  private key(move: string): string {
    return `${this.moment} ${this.game.nth} ${move}`;
  }
}

const isSymbol = (sign: string) => 'RGFSPXT'.includes(sign);
