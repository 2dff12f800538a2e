// The pages of the games, loaded when they are wanted.

import type { GamePage } from './page';

const pages = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  return load();
}
