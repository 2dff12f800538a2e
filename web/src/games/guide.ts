// A first game teaches itself: what is said when something is there for the first time.

import type { TextKey } from '../generated/texts';
import type { Playing } from '../lib/playing.svelte';

export interface Step<View = unknown, Box = unknown> {
  key: Extract<TextKey, `guide-${string}`>;
  when: (game: Playing<View, Box>) => boolean;
}
