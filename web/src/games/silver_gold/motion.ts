// How marks and cards come to the table; quiet for those who want it quiet.

import type { TransitionConfig } from 'svelte/transition';

const out = (t: number) => 1 - (1 - t) ** 3;
const quiet = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A mark grows into its cell. */
export function lands(_: Element, { duration = 160, delay = 0 } = {}): TransitionConfig {
  if (quiet()) return { duration: 80, css: (t) => `opacity: ${t}` };
  return { duration, delay, easing: out, css: (t) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t})` };
}

/** A card comes from above. */
export function comes(_: Element, { duration = 320, delay = 0 } = {}): TransitionConfig {
  if (quiet()) return { duration: 80, css: (t) => `opacity: ${t}` };
  return { duration, delay, easing: out, css: (t) => `opacity: ${t}; transform: translateY(${(t - 1) * 14}px)` };
}
