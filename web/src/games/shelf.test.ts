// The games are the folders here, and the list of games says in which order.

import { expect, test } from 'vitest';
import { GAMES } from '../generated/games';
import { pageOf } from './load';
import { SHELF } from './shelf';

const gamesWith = (paths: Record<string, unknown>): string[] => Object.keys(paths).map((path) => path.split('/')[1]!);

test('games stand in the order of the list; one without a shelf is not shown', () => {
  const shelves = gamesWith(import.meta.glob('./*/shelf.ts'));
  expect(SHELF.map(({ game }) => game)).toEqual(GAMES.filter((game) => shelves.includes(game)));
  expect(SHELF.map(({ game }) => game)).not.toContain('toy');
});

test('every game has a page, and every page is that of a game', () => {
  expect(gamesWith(import.meta.glob('./*/index.ts')).sort()).toEqual([...GAMES].sort());
});

test('a game that is none has no page', async () => {
  await expect(pageOf('chess')).rejects.toThrow('no page for chess');
});
