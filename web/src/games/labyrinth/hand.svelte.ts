// What the parts of the page share: the tile in hand, what is pointed at, what it would bring.

import type { Playing, Spot } from '../../lib/playing.svelte';
import { beside, fieldOf, stonePoints, type Box, type SeatView, type Side, type View } from './plan';

export type Game = Playing<View, Box>;

/** The numbers of a board that a choice changes. */
export interface Sums {
  score: number;
  length: number;
  stones: number;
}

const ARROWS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

export const sums = (board: SeatView): Sums => ({
  score: board.score,
  length: board.corridor.length,
  stones: stonePoints(board),
});

export class Hand {
  spins = $state(0); // quarter turns of the tile in hand, counted on so that it turns the short way
  over = $state(''); // the field under pointer or focus
  at = $state('C5'); // the field the arrow keys are at
  pointed = $state(''); // another move that is pointed at
  carried: Spot | null = $state.raw(null); // where the dragged tile is
  tried: { move: string; board: SeatView } | null = $state.raw(null);
  before: (Sums & { card: number }) | null = $state.raw(null); // as all have seen it
  bets: Record<number, { bet: string; right: boolean }> = $state({}); // as far as they were seen here
  private busy = $state(false); // a lay is under way

  constructor(readonly game: Game) {}

  /** The seat whose board is large. */
  get seat(): number {
    return Math.max(0, this.game.seat);
  }
  get view(): View {
    return this.game.view;
  }
  get own(): SeatView {
    return this.view.seats[this.seat]!;
  }
  get draft() {
    return this.game.seat < 0 ? undefined : this.own.tiles.find((tile) => tile.draft);
  }
  get turn(): number {
    const ways = this.view.turns.length || 1;
    return ((this.spins % ways) + ways) % ways;
  }
  get lays(): boolean {
    return this.game.active && this.view.due === 'lay';
  }
  /** Whether the tile of this card can be moved and turned: not yet laid, or still a draft. */
  get loose(): boolean {
    return this.lays || (this.draft !== undefined && this.game.can.includes('back'));
  }

  move(field: string): string {
    return `${field} ${90 * this.turn}`;
  }
  allowed(move: string): boolean {
    return this.game.legal.some((choice) => choice.move === move);
  }
  free(field: string): boolean {
    return !this.own.tiles.some((tile) => tile.field === field);
  }
  /** The move whose outcome is worth a look. */
  get wanted(): string {
    const move = this.lays && this.over ? this.move(this.over) : this.pointed;
    if (this.busy) return '';
    return this.allowed(move) ? move : '';
  }

  /** Lays the tile, or lays it anew if it was only a draft. */
  async lay(field: string, spot?: Spot): Promise<void> {
    if (this.game.seat < 0 || this.busy) return;
    this.busy = true;
    if (!this.lays && this.loose && (this.free(field) || this.draft?.field === field)) await this.takeUp();
    await this.game.play(this.move(field), spot);
    this.busy = false;
  }
  private async takeUp(): Promise<void> {
    while (!this.lays && this.game.can.includes('back')) await this.game.back();
  }

  /** Turns the tile in hand, or the draft where it lies. */
  async rotate(by: number): Promise<void> {
    if (this.busy || !this.loose) return;
    const laid = this.lays ? undefined : this.draft;
    if (laid && this.turn !== laid.turn / 90) this.spins = laid.turn / 90;
    this.spins += by;
    if (laid && this.turn !== laid.turn / 90) await this.lay(laid.field);
  }

  /** A new card: the tile upright, the keyboard where the robber goes on. */
  renew(): void {
    this.spins = this.draft ? this.draft.turn / 90 : 0;
    this.pointed = '';
    if (this.own.ahead) this.at = fieldOf(this.own.ahead);
  }
  noteBets(): void {
    const { own, view } = this;
    if (own.bet && view.stage === 'lay') this.bets[view.card] = { bet: own.bet, right: own.still_in };
  }

  /** Keys of the table page; true if used. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const side = ARROWS[event.key];
    if (side) return this.step(side, target);
    if (event.key === 'Enter' && this.confirms(target)) {
      void this.game.commit();
      return true;
    }
    if (event.key === 'Escape') return this.letGo();
    if (target.closest('[role=menu]')) return false;
    const name = event.key.toLowerCase();
    if (name === 'r' || name === 't') {
      void this.rotate(name === 't' || event.shiftKey ? -1 : 1);
      return this.loose;
    }
    const move = answers(this.game)[name];
    if (move) void this.game.play(move);
    return move !== undefined;
  }
  /** On the tile that was just laid, Enter says that all is right. */
  private confirms(target: HTMLElement): boolean {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
    return (
      field !== undefined && field === this.draft?.field && !this.game.legal.length && this.game.can.includes('commit')
    );
  }
  private step(side: Side, target: HTMLElement): boolean {
    const onBoard = target.closest('[data-field]');
    if (!onBoard && target !== document.body) return false;
    if (onBoard) this.at = beside(this.at, side);
    document.querySelector<HTMLElement>(`[data-field="${this.at}"]`)?.focus();
    return true;
  }
  private letGo(): boolean {
    this.over = '';
    this.pointed = '';
    this.carried = null;
    return false;
  }
}

/** Which key answers what is asked. */
export function answers(game: Pick<Game, 'view' | 'legal'>): Record<string, string> {
  const keys: Record<string, string> = {};
  const stones = game.legal.filter(({ verb }) => verb === 'put');
  stones.forEach(({ move }, k) => (keys[String(k + 1)] = move));
  if (stones[0]) keys['s'] = stones[0].move;
  const words: Record<string, string> = { none: 'n', later: 'l', higher: 'h', lower: 'l' };
  for (const { move, verb } of game.legal) {
    const key = words[verb];
    if (key) keys[key] = move;
  }
  return keys;
}
