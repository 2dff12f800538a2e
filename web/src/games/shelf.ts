// What stands on the home page: every game with a `shelf.ts` in its folder, in the order of the games.

import type { Component } from 'svelte';
import { GAMES } from '../generated/games';

/** What a game shows of itself at home; small enough to come with it. */
export interface Shelf {
  /** As the box says. */
  minutes: number;
  Cover: Component;
  Badge: Component;
}

const found = import.meta.glob<Shelf>('./*/shelf.ts', { eager: true, import: 'default' });

export const SHELF: (Shelf & { game: string })[] = GAMES.flatMap((game) => {
  const shelf = found[`./${game}/shelf.ts`];
  return shelf ? [{ game, ...shelf }] : [];
});
