import { describe, expect, test } from 'vitest';
import type { Replayed } from '../generated/wire';
import { changed, Reel } from './reel';

const said = (key: string) => ({ key, args: {} });
const PART: Replayed = {
  game: 'toy',
  options: {},
  names: ['Ada', 'Bob'],
  box: {},
  count: 4,
  first: 2,
  views: [{ hand: [1, 2] }, { hand: [3] }, { hand: null }],
  log: [said('one'), said('two')],
  steps: [
    { mover: 0, move: 'lay 1', changes: [], log: [said('three')] },
    { mover: 1, move: 'lay 3', changes: [{ path: [0, 'hand', 1], value: 9 }], log: [] },
    { mover: -1, move: 'card 1', changes: [{ path: [1, 'hand'], value: [] }], log: [said('four')] },
  ],
  result: { scores: [1, 2], ranks: [2, 1], items: [[], []], curve: [], shared: false, seed: 'seed' },
};

describe('a reel', () => {
  const reel = new Reel(PART);

  test('holds its steps and no others', () => {
    expect([0, 1, 2, 3, 4, 5].filter((at) => reel.has(at))).toEqual([2, 3, 4]);
  });

  test('changes the views step by step and leaves those before as they were', () => {
    expect([2, 3, 4].map((at) => reel.view(at, 0))).toEqual([{ hand: [1, 2] }, { hand: [1, 9] }, { hand: [1, 9] }]);
    expect([2, 3, 4].map((at) => reel.view(at, 1))).toEqual([{ hand: [3] }, { hand: [3] }, { hand: [] }]);
    expect(reel.view(4, null)).toEqual({ hand: null });
  });

  test('shares what has not changed', () => {
    expect(reel.view(3, 1)).toBe(reel.view(2, 1));
  });

  test('tells everything until a step', () => {
    expect(reel.log(2).map((line) => line.key)).toEqual(['one', 'two', 'three']);
    expect(reel.log(4).map((line) => line.key)).toEqual(['one', 'two', 'three', 'four']);
  });

  test('knows the result only at the end', () => {
    expect(reel.result(3)).toBeNull();
    expect(reel.result(4)?.scores).toEqual([1, 2]);
  });
});

test('a change without a way replaces everything', () => {
  expect(changed({ a: 1 }, [{ path: [], value: null }])).toBeNull();
});
