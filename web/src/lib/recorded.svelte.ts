// A position of a recorded game, for the same boards that are played on.

import type { Choice, Item, SeatCard } from '../generated/wire';
import { NOTHING, type About } from './about';
import { called, isBot } from './called';
import type { Playing } from './playing.svelte';
import type { Reel } from './reel';

/** The position that is shown now; another one replaces it, and the boards stay. */
export class Film {
  reel: Reel = $state.raw({} as Reel);
  at = $state(0); // always on the reel
  lit: About = $state.raw(NOTHING);

  constructor(reel: Reel) {
    this.reel = reel;
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
    return this.film.reel.part.box as Box;
  }
  get view(): View {
    return this.film.reel.view(this.film.at, this.eyes()) as View;
  }
  get names(): string[] {
    return called(this.film.reel.part.names);
  }
  get items(): Item[] {
    return this.film.reel.result(this.film.at)?.items[Math.max(0, this.seat)] ?? [];
  }
  get seats(): SeatCard[] {
    return this.film.reel.part.names.map((name) => ({
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
