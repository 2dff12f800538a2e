// A position of a recorded game, for the same boards that are played on.

import type { Choice, Frame, Item, SeatCard } from '../generated/wire';
import { NOTHING, type About } from './about';
import { called, isBot } from './called';
import type { Playing } from './playing.svelte';

/** The position that is shown now; a new one replaces it, and the boards stay. */
export class Film {
  frame: Frame = $state.raw({} as Frame);
  lit: About = $state.raw(NOTHING);

  constructor(first: Frame) {
    this.frame = first;
  }
}

export class Recorded<View = unknown, Box = unknown> implements Playing<View, Box> {
  readonly legal: Choice[] = [];
  readonly can: string[] = [];
  readonly nth = 0;
  readonly active = false;
  readonly refusal = null;
  readonly hint = '';

  /** `from` is the seat that is drawn large, `eyes` whose knowledge is shown; null is a spectator's. */
  constructor(
    private readonly film: Film,
    private readonly from: () => number,
    private readonly eyes: () => number | null,
  ) {}

  private get frame(): Frame {
    return this.film.frame;
  }
  get lit(): About {
    return this.film.lit;
  }
  set lit(about: About) {
    this.film.lit = about;
  }
  get seat(): number {
    return this.from();
  }
  get box(): Box {
    return (this.frame as { box?: unknown }).box as Box;
  }
  get view(): View {
    const eyes = this.eyes();
    return (eyes === null ? this.frame.view : this.frame.views[eyes]) as View;
  }
  get names(): string[] {
    return called(this.frame.names);
  }
  get items(): Item[] {
    return this.frame.result?.items[Math.max(0, this.seat)] ?? [];
  }
  get seats(): SeatCard[] {
    return this.frame.names.map((name) => ({
      name,
      held: isBot(name) ? 'bot' : 'person',
      bot: isBot(name) ? name : '',
      present: true,
      doing: 'waiting',
      left: null,
    }));
  }
  play = () => Promise.resolve(null);
  look = () => Promise.resolve(null);
  back = () => Promise.resolve();
  commit = () => Promise.resolve();
  uncommit = () => Promise.resolve();
}
