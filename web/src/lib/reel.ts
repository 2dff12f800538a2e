// Some steps of a recorded game, laid out: what every seat saw at each of them.

import type { Change, Replayed, Result, Said } from '../generated/wire';

export class Reel {
  private readonly views: unknown[][]; // at each step, of every seat and last of a spectator

  constructor(public readonly part: Replayed) {
    let views = part.views;
    this.views = part.steps.map((step) => (views = changed(views, step.changes)));
  }

  /** Whether the position after so many moves is on it. */
  has(at: number): boolean {
    return at >= this.part.first && at < this.part.first + this.part.steps.length;
  }

  /** What a seat saw after so many moves; null is a spectator. */
  view(at: number, eyes: number | null): unknown {
    return this.views[at - this.part.first]?.at(eyes ?? -1);
  }

  /** Everything that was told until then. */
  log(at: number): Said[] {
    const steps = this.part.steps.slice(0, at - this.part.first + 1);
    return [...this.part.log, ...steps.flatMap((step) => step.log)];
  }

  /** How the game ended, once it has. */
  result(at: number): Result | null {
    return at === this.part.count ? this.part.result : null;
  }
}

/** The same with some values put in; what stays is shared. */
export function changed<T>(whole: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, { path, value }) => put(now, path, value), whole) as T;
}

function put(whole: unknown, [first, ...rest]: (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[first] = put(copy[first], rest, value);
  return copy;
}
