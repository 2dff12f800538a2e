import { expect, test } from 'vitest';
import { aboutOf } from './about';

const about = (args: Record<string, string | number>) => aboutOf({ key: 'any', args });

test('cells are named before cards', () => {
  expect(about({ seat: 1, card: 7, cells: 'a1 b1' })).toEqual({ seat: 1, names: ['a1', 'b1'] });
});

test('where there are no cells, cards are meant', () => {
  expect(about({ seat: 0, cards: 'ape,camel' })).toEqual({ seat: 0, names: ['ape', 'camel'] });
});

test('a target belongs to its side', () => {
  expect(about({ seat: 0, side: 1, card: 'ape' })).toEqual({ seat: 1, names: ['ape'] });
});

test('a card that is not shown has no name', () => {
  expect(about({ seat: 0, card: 'none' })).toEqual({ seat: 0, names: [] });
});

test("what is nobody's has no seat", () => expect(about({ tomb: 'ramses' })).toEqual({ seat: -1, names: ['ramses'] }));
