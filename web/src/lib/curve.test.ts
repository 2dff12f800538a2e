import { expect, test } from 'vitest';
import { curve, ticks } from './curve';

test('each seat has a line from the first to the last point', () => {
  expect(
    curve(
      [
        [0, 0],
        [10, 5],
      ],
      100,
      50,
    ),
  ).toEqual({ low: 0, high: 10, lines: ['M0.0 50.0L100.0 0.0', 'M0.0 50.0L100.0 25.0'] });
});

test('a fall below nothing is shown', () => {
  expect(curve([[0], [-5], [5]], 10, 10).low).toBe(-5);
});

test('the scale has few round numbers', () => {
  expect(ticks(0, 120)).toEqual([0, 50, 100]);
  expect(ticks(-5, 4)).toEqual([-5, 0]);
});
