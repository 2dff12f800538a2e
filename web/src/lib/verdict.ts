// Who won, as the shared texts say it.

import type { TextKey } from '../generated/texts';
import type { Result } from '../generated/wire';
import { keyOf } from './keys';
import { has, type Args } from './text.svelte';

export function verdict(result: Result, seat: number, names: string[], game: string): { key: TextKey; args: Args } {
  const winners = result.ranks.flatMap((rank, k) => (rank === 1 ? [k] : []));
  const first = winners[0];
  if (first === undefined) return { key: 'play-end-lost', args: { points: result.scores[0] ?? 0 } };
  const points = result.scores[first] ?? 0;
  if (result.shared) return { key: 'play-end-task', args: { points } };
  if (winners.length > 1)
    return { key: 'play-end-shared', args: { names: winners.map((k) => names[k]).join(', '), points } };
  if (result.ranks.length === 1) return { key: 'play-end-alone', args: { points } };
  if (first === seat) return { key: won(game, 'you'), args: { points } };
  return { key: won(game, 'won'), args: { seat: first, points } };
}

/** As the game tells a win, else by points. */
function won(game: string, who: 'you' | 'won'): TextKey {
  const own = `${keyOf(game)}-end-${who}`;
  return has(own) ? own : `play-end-${who}`;
}

/** Whether the seed is the one that was promised; null where the browser cannot tell. */
export async function promised(seed: string, commitment: string): Promise<boolean | null> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing where the page is not served safely
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
