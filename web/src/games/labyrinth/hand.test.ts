// Which key answers what is asked.

import { expect, test } from 'vitest';
import { answers, type Game } from './hand.svelte';

function asked(...moves: string[]): Game {
  return {
    legal: moves.map((move) => ({ move, verb: move.split(' ')[0]!, arguments: move.split(' ').slice(1), clicks: [] })),
  } as unknown as Game;
}

test('stones are counted, the first one is also S', () => {
  expect(answers(asked('red', 'blue', 'none'))).toEqual({ '1': 'red', '2': 'blue', s: 'red', n: 'none' });
});

test('L means later at the start and lower at a bet', () => {
  expect(answers(asked('start 1 left', 'later'))).toEqual({ l: 'later' });
  expect(answers(asked('higher', 'lower'))).toEqual({ h: 'higher', l: 'lower' });
});
