import { expect, test } from 'vitest';
import { placeName, placeOf } from './places';

const PLACES = Array.from({ length: 10 * 10 }, (_, k) => ({ x: k % 10, y: Math.floor(k / 10) }));

test('a letter is the column, a number the row', () => {
  expect(placeOf('a1')).toEqual({ x: 0, y: 0 });
  expect(placeOf('c3')).toEqual({ x: 2, y: 2 });
  expect(placeOf('j10')).toEqual({ x: 9, y: 9 });
  expect(placeName({ x: 4, y: 3 })).toBe('e4');
});

test('letters may be large', () => expect(placeOf('C3')).toEqual(placeOf('c3')));

test('every place of a board of ten by ten has a name of its own', () => {
  expect(PLACES.map(placeName).map(placeOf)).toEqual(PLACES);
});
