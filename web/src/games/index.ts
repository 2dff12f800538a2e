// The games, loaded when they are wanted.

import type { GamePage } from './page';

const pages: Record<string, () => Promise<{ default: GamePage }>> = {
  silver_gold: () => import('./silver_gold'),
  labyrinth: () => import('./labyrinth'),
  terra: () => import('./terra'),
  valley: () => import('./valley'),
  toy: () => import('./toy'),
};

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[game];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).default;
}

/** How a game's name stands in text keys. */
export const keyOf = (game: string): string => game.replaceAll('_', '-');
