import { expect, test } from 'vitest';
import type { GameCard } from '../generated/wire';
import { beginsAtOnce, firstWish, tableFor } from './opening';

const CARD: GameCard = {
  name: 'labyrinth',
  rules: 1,
  least_seats: 1,
  most_seats: 5,
  options: { scoring: ['basic', 'pro'] },
  packs: ['standard'],
};
const wish = firstWish(CARD, 'steady', 'Ada');

test('two seats and the first choice of each option are the beginning', () => {
  expect(wish).toMatchObject({ seats: 2, options: { scoring: 'basic' }, company: 'bots' });
});

test('bots fill all other chairs, or all chairs when one only watches', () => {
  expect(tableFor(wish).bots).toEqual(['steady']);
  expect(tableFor({ ...wish, company: 'watch', seats: 3 })).toMatchObject({
    bots: ['steady', 'steady', 'steady'],
    name: '',
  });
  expect(tableFor({ ...wish, company: 'friends' }).bots).toEqual([]);
});

test('with friends one waits, with bots one does not', () => {
  expect(beginsAtOnce({ ...wish, company: 'friends' })).toBe(false);
  expect(beginsAtOnce(wish)).toBe(true);
});
