// How things come onto the board; still, but for a short fade, where motion is not wanted.

import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

interface From {
  x: number; // the middle it grows from
  y: number;
  long?: boolean; // revealed, not placed
}

const out = (t: number): number => 1 - (1 - t) ** 3;
const fade: TransitionConfig = { duration: 80, css: (t) => `opacity:${t}` };

/** Grows from nearly full size: placed in 160 ms, revealed in 320. */
export function appear(_: Element, { x, y, long = false }: From): TransitionConfig {
  if (prefersReducedMotion.current) return fade;
  return {
    duration: long ? 320 : 160,
    easing: out,
    css: (t) => `opacity:${Math.min(1, t * 2)};transform-origin:${x}px ${y}px;transform:scale(${1.25 - 0.25 * t})`,
  };
}

/** A worker walks to where it stands now, 35 ms a field. */
export function walk(_: Element, { dx, dy, cells }: { dx: number; dy: number; cells: number }): TransitionConfig {
  if (prefersReducedMotion.current || !cells) return { ...fade, duration: 160 };
  return {
    duration: Math.min(600, 160 + 60 * cells),
    easing: out,
    css: (_t, u) => `transform:translate(${dx * u}px,${dy * u}px)`,
  };
}
