// Which key answers what is asked.

import { expect, test } from 'vitest';
import { answers, type Game } from './hand.svelte';

/** Choices by verb: what each is done with. */
function asked(choices: Record<string, string[][]>): Game {
  const legal = Object.entries(choices).flatMap(([verb, all]) =>
    all.map((words) => ({
      move: (verb === 'put' ? words : [verb, ...words]).join(' '),
      verb,
      arguments: words,
      clicks: [],
    })),
  );
  return { legal } as unknown as Game;
}

test('stones are counted, the first one is also S', () => {
  expect(answers(asked({ put: [['red'], ['blue']], none: [[]] }))).toEqual({
    '1': 'red',
    '2': 'blue',
    s: 'red',
    n: 'none',
  });
});

test('L means later at the start and lower at a bet', () => {
  expect(answers(asked({ start: [['1', 'left']], later: [[]] }))).toEqual({ l: 'later' });
  expect(answers(asked({ higher: [[]], lower: [[]] }))).toEqual({ h: 'higher', l: 'lower' });
});
