// How sentences are filled in.

import { expect, test } from 'vitest';
import { keyIn } from './keys';
import { makeBundle, sentence } from './sentence';

const bundle = makeBundle(
  'en',
  `
silver-gold-card-red-mask = the red mask
silver-gold-told = taken: { $card }
silver-gold-said = { $seat } waits
valley-card-ape = Ape
valley-told = played: { $card }
page-told = told: { $card }
seat = seat { $number }
`,
);
const said = (key: string, card: string): string => sentence(bundle, key, { card }, []);

test('cards are called as their game calls them', () => {
  expect(said('valley-told', 'ape')).toBe('played: Ape');
});

test('a game may have two words', () => {
  expect(said('silver-gold-told', 'red_mask')).toBe('taken: the red mask');
  expect(said('silver-gold-told', 'red_mask,red_mask')).toBe('taken: the red mask, the red mask');
});

test('what is no card of this game stays as it is', () => {
  expect(said('silver-gold-told', 'ape')).toBe('taken: ape');
  expect(said('page-told', 'ape')).toBe('told: ape');
});

test('seats are called by their names, or by their numbers', () => {
  expect(sentence(bundle, 'silver-gold-said', { seat: 1 }, ['Ada', 'Bob'])).toBe('Bob waits');
  expect(sentence(bundle, 'silver-gold-said', { seat: 1 }, [])).toBe('seat 2 waits');
});

test('a family of keys must exist', () => {
  expect(keyIn('page-level-', 'steady')).toBe('page-level-steady');
  // @ts-expect-error -- no key begins so
  expect(keyIn('page-levels-', 'steady')).toBe('page-levels-steady');
});
