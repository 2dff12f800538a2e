// Signs of the pack and colours of the cards: their drawings and their words.

import type { TextKey } from '../../generated/texts';
import type { Item, SilverGoldCardView } from '../../generated/wire';

const SIGNS = {
  X: 'cross',
  R: 'red',
  G: 'green',
  F: 'torch',
  S: 'skull',
  P: 'potion',
  E: 'entrance',
  T: 'tomb',
} as const;
export type Sign = (typeof SIGNS)[keyof typeof SIGNS];
export const ICONS: Record<string, Sign> = SIGNS;
const WORDS: Record<string, Sign | 'wall' | 'plain'> = { ...SIGNS, '#': 'wall', '.': 'plain' };

/** What a cell is called. */
export const wordFor = (sign: string): TextKey => `page-silver-gold-sign-${WORDS[sign] ?? 'plain'}`;

const INKS: Record<string, string> = { green: 'malachite', orange: 'orange', purple: 'amethyst' };
export const inkOf = (colour: string): string => INKS[colour] ?? 'ochre';

/** A number as it is printed, with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The points of a group of items; null where a viewer is told none. */
export function pointsOf(items: readonly Item[], ...names: string[]): number | null {
  if (!items.length) return null;
  const keys = names.map((name) => `silver-gold-item-${name}`);
  return items.filter((item) => keys.includes(item.key)).reduce((sum, item) => sum + item.points, 0);
}

export const finishedIn = (cards: readonly SilverGoldCardView[], colour: string): number[] =>
  cards.filter((card) => card.colour === colour).map((card) => card.ordinal);
