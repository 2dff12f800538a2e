import { expect, test } from 'vitest';
import type { SeatCard } from '../generated/wire';
import { nextSeat } from './passing';

const card = (doing: SeatCard['doing'], bot = ''): SeatCard => ({
  name: 'x',
  held: 'person',
  bot,
  present: true,
  doing,
  left: null,
});

test('who still thinks keeps the device', () => {
  const seats = [card('thinking'), card('thinking')];
  expect(nextSeat({ stage: 'playing', own: [0, 1], seat: 0, seats }, true)).toBe(null);
});

test('who is ready hands it on', () => {
  const seats = [card('ready'), card('thinking', 'steady'), card('thinking')];
  expect(nextSeat({ stage: 'playing', own: [0, 1, 2], seat: 0, seats }, true)).toBe(2);
});

test('with one seat there is nothing to pass', () => {
  expect(nextSeat({ stage: 'playing', own: [0], seat: 0, seats: [card('waiting')] }, false)).toBe(null);
});

test('a page that has just been opened does not know who is looking', () => {
  const seats = [card('thinking'), card('thinking')];
  expect(nextSeat({ stage: 'playing', own: [0, 1], seat: 0, seats }, false)).toBe(0);
});
