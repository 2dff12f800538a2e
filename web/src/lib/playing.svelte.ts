// What a board gets: the position as the viewer may see it, and a way to act on it.

import type { Choice, Item, Refused, Said, SeatCard, Tried } from '../generated/wire';
import { NOTHING, type About } from './about';
import { called } from './called';
import type { Line } from './line.svelte';

/** The place on the page a refusal belongs to. */
export interface Spot {
  x: number;
  y: number;
}

/** One position of one game. A board draws it and knows no rules. */
export interface Playing<View = unknown, Box = unknown> {
  readonly view: View;
  readonly box: Box; // what is known besides the position: limits, worths, prices; the same for every seat
  readonly seat: number; // -1 = spectator
  readonly seats: SeatCard[];
  readonly names: string[]; // as they are shown, bots by their levels
  readonly legal: Choice[];
  readonly can: string[];
  readonly nth: number;
  readonly items: Item[];
  readonly active: boolean; // the viewer has something to decide or to commit
  readonly refusal: Refused | null; // shown in a bubble; `why.cells` are outlined
  readonly hint: string; // a move to be pointed out
  lit: About; // what a line of the log is about, to be lit up
  /** Sends a move. A refusal opens the bubble at the spot and is returned. */
  play(move: string, spot?: Spot): Promise<Refused | null>;
  /** What would be after a move; null if it is not allowed. */
  look(move: string): Promise<Tried | null>;
  back(): Promise<void>;
  commit(): Promise<void>;
  uncommit(): Promise<void>;
}

export class AtTable<View = unknown, Box = unknown> implements Playing<View, Box> {
  refusal: Refused | null = $state.raw(null);
  spot: Spot | null = $state.raw(null);
  hint = $state('');
  aim: Said | null = $state.raw(null); // what the hinted move is for
  lit: About = $state.raw(NOTHING);
  sending = $state(false);

  constructor(private readonly line: Line) {}

  private get now() {
    if (!this.line.now) throw new Error('no table yet');
    return this.line.now;
  }
  get view(): View {
    return this.now.view as View;
  }
  get box(): Box {
    return this.line.box as Box;
  }
  get seat(): number {
    return this.now.seat;
  }
  get seats(): SeatCard[] {
    return this.now.seats;
  }
  get names(): string[] {
    const seats = this.now.seats;
    return called(
      seats.map((seat) => seat.name),
      seats.map((seat) => seat.held === 'bot'),
    );
  }
  get legal(): Choice[] {
    return this.now.legal;
  }
  get can(): string[] {
    return this.now.can;
  }
  get nth(): number {
    return this.now.nth;
  }
  get items(): Item[] {
    return this.now.items;
  }
  get active(): boolean {
    return this.now.legal.length > 0 || this.can.includes('commit');
  }

  async play(move: string, spot?: Spot): Promise<Refused | null> {
    this.forget();
    this.sending = true;
    const answer = await this.line.ask({ do: 'play', nth: this.nth, move });
    this.sending = false;
    this.hint = '';
    this.aim = null;
    return answer.is === 'refused' ? this.refuse(answer, spot) : null;
  }

  async look(move: string): Promise<Tried | null> {
    const answer = await this.line.ask({ do: 'try', move });
    return answer.is === 'tried' ? answer : null;
  }

  back = () => this.do('back');
  commit = () => this.do('commit');
  uncommit = () => this.do('uncommit');

  async askHint(): Promise<void> {
    const answer = await this.line.ask({ do: 'hint' });
    if (answer.is === 'refused') this.refuse(answer);
    if (answer.is !== 'hinted') return;
    this.hint = answer.move;
    this.aim = answer.aim;
  }

  /** Closes the bubble and puts the light out. */
  forget(): void {
    this.lit = NOTHING;
    this.refusal = null;
    this.spot = null;
  }

  private refuse(answer: Refused, spot?: Spot): Refused {
    this.refusal = answer;
    this.spot = spot ?? null;
    return answer;
  }

  private async do(what: 'back' | 'commit' | 'uncommit'): Promise<void> {
    this.forget();
    const answer = await this.line.ask({ do: what });
    if (answer.is === 'refused') this.refuse(answer);
  }
}
