// Geometry of the labyrinth, checked on small boards.

import { expect, test } from 'vitest';
import {
  beside,
  bettingRound,
  cellsOf,
  fate,
  fieldOf,
  gates,
  isCell,
  isField,
  isRoom,
  line,
  plugs,
  settled,
  startMove,
  walk,
  type SeatView,
  type TileView,
} from './plan';

const STARTS = ['a5', 'a6', 'e10', 'f10', 'j6', 'j5'];

function tile(field: string, sides: string[], draft = false): TileView {
  return { field, number: 1, turn: 0, sides, draft };
}
function board(more: Partial<SeatView>): SeatView {
  return {
    tiles: [],
    corridor: [],
    ahead: '',
    start: 0,
    chambers: [],
    supply: {},
    bet: '',
    still_in: true,
    score: 0,
    ...more,
  };
}

test('a field has four cells and each knows its field', () => {
  expect(cellsOf('C5')).toEqual(['e9', 'f9', 'e10', 'f10']);
  expect(cellsOf('C5').map(fieldOf)).toEqual(['C5', 'C5', 'C5', 'C5']);
});

test('fields and cells are told apart by their letters', () => {
  expect(['C3', 'F1', 'c3', 'A6', 'no stone'].map(isField)).toEqual([true, false, false, false, false]);
  expect(['a1', 'j10', 'k1', 'a11', 'C3'].map(isCell)).toEqual([true, true, false, false, false]);
});

test('entrances lie in the middle of west, south and east (LP-4)', () => {
  expect(gates(STARTS)).toEqual(['W', 'W', 'S', 'S', 'E', 'E']);
});

test('a chamber opens only out of its tile (LP-3)', () => {
  expect(isRoom('NW', 0)).toBe(true);
  expect(isRoom('NW', 1)).toBe(false);
  expect(isRoom('ES', 3)).toBe(true);
});

test('the corridor is walked from the entrance on', () => {
  const steps = walk(
    board({ tiles: [tile('C5', ['ES', 'EW', 'NS', 'ES'])], corridor: ['e10', 'e9', 'f9'], start: 3 }),
    STARTS,
  );
  expect(steps.map(({ from, to }) => from + to)).toEqual(['SN', 'SE', 'WE']);
  expect(line(steps)).toMatch(/^M294 624L294 564Q/);
});

test('a wall beyond or the border ends an opening, an entrance does not (LP-7, LP-11)', () => {
  const alone = plugs([tile('C5', ['NW', 'NE', 'SW', 'ES'])], STARTS);
  expect(alone).toHaveLength(0);
  const corner = plugs([tile('A1', ['NW', 'NE', 'SW', 'ES'])], STARTS);
  expect(corner).toHaveLength(4);
  const walled = plugs([tile('C3', ['EW', 'EW', 'EW', 'EW']), tile('D3', ['NS', 'NS', 'NS', 'NS'])], STARTS);
  expect(walled).toHaveLength(2);
});

test('a draft settles only what lies before its tile', () => {
  const cells = { corridor: ['e10', 'e9', 'e8', 'e7'], start: 3 };
  expect(settled(board({ ...cells, tiles: [tile('C5', []), tile('C4', [], true)] }))).toBe(2);
  expect(settled(board({ ...cells, tiles: [tile('C5', []), tile('C4', [])] }))).toBe(4);
});

test('the corridor counts before walls', () => {
  expect(fate({ end: 'open', step: 3 })).toBe('walked');
  expect(fate({ end: 'open', step: 0 })).toBe('lost');
  expect(fate({ end: 'undecided', step: 0 })).toBe('undecided');
});

test('arrows stop at the border', () => {
  expect(beside('A1', 'N')).toBe('A1');
  expect(beside('A1', 'E')).toBe('B1');
});

test('starts and betting rounds are counted from one', () => {
  expect(startMove(5)).toBe('start 3 right');
  const rounds = [6, 11, 16].map((first) => ({ first, last: first + 4 }));
  expect(bettingRound(rounds, 1)).toEqual({ first: 6, last: 10 });
  expect(bettingRound(rounds, 10)).toEqual({ first: 6, last: 10 });
  expect(bettingRound(rounds, 11)).toEqual({ first: 11, last: 15 });
  expect(bettingRound(rounds, 21)).toBeUndefined();
});

test('betting rounds are those of the box', () => {
  expect(bettingRound([{ first: 2, last: 4 }], 4)).toEqual({ first: 2, last: 4 });
  expect(bettingRound([{ first: 2, last: 4 }], 5)).toBeUndefined();
  expect(bettingRound([], 1)).toBeUndefined();
});
