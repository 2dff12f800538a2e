// A first game teaches itself: what is said when something is there for the first time.

import type { Playing } from '../lib/playing.svelte';

export interface Step<View = unknown, Box = unknown> {
  key: string; // guide-<game>-<key> in the texts
  when: (game: Playing<View, Box>) => boolean;
}
