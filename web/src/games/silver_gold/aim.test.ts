// Which placement a pointer means.

import { describe, expect, it } from 'vitest';
import { aimAt, marksOf, natural, open, pointAt, turnedAt } from './aim';
import { cellOf, ONE } from './geometry';

// Patterns, drawn as a box draws them.
const I2 = ['##'];
const I3 = ['###'];
const V3 = ['#.', '##'];
const O4 = ['##', '##'];
const L4 = ['#.', '#.', '##'];
const T4 = ['###', '.#.'];

const choice = (move: string) => {
  const [slot = '', names = ''] = move.split(':');
  const clicks = [slot, ...(names.match(/../g) ?? [])];
  return { move, verb: 'mark', arguments: clicks, clicks };
};
const legal = (...moves: string[]) => marksOf(moves.map(choice));
const upright = { turn: 0, mirrored: false };
const at = (name: string, x: number, y: number) => ({ slot: 0, cell: cellOf(name), x, y, exact: false });

describe('legal marks', () => {
  it('are those with a card and cells', () => {
    const found = marksOf([
      choice('2:a1b1'),
      { move: 'take pile', verb: 'take', arguments: ['pile'], clicks: ['take', 'pile'] },
    ]);
    expect(found).toEqual([{ move: '2:a1b1', slot: 1, cells: [0, 1] }]);
  });
  it('glow by card, for the pattern or for one cell', () => {
    const marks = legal('1:a1', '1:a1b1', '2:c3');
    expect([...open(marks, 0, false)]).toEqual([0, 1]);
    expect([...open(marks, 0, true)]).toEqual([0]);
    expect([...open(marks, 1, true)]).toEqual([12]);
  });
});

describe('aim', () => {
  it('takes the placement nearest to the pointer', () => {
    const marks = legal('1:a1b1', '1:b1c1');
    expect(aimAt(marks, I2, upright, at('b1', 1.2, 0.5)).move).toBe('1:a1b1');
    expect(aimAt(marks, I2, upright, at('b1', 1.8, 0.5)).move).toBe('1:b1c1');
  });
  it('prefers the way the piece lies, and turns it only where it must', () => {
    const marks = legal('1:a1b1', '1:b1b2');
    expect(aimAt(marks, I2, { turn: 1, mirrored: false }, at('b1', 1.1, 0.5)).move).toBe('1:b1b2');
    const turned = aimAt(marks, I2, upright, at('b2', 1.5, 1.5));
    expect([turned.move, turned.way.turn]).toEqual(['1:b1b2', 1]);
  });
  it('reaches every placement with keys: its first cell', () => {
    const marks = legal('1:a1a2b1b2', '1:b1b2c1c2');
    expect(aimAt(marks, O4, upright, pointAt(0, cellOf('b1'))).cells[0]).toBe(cellOf('b1'));
  });
  it('says one cell when one cell is wanted', () => {
    expect(aimAt(legal('1:a1', '1:a1b1'), ONE, upright, at('a1', 0.5, 0.5)).move).toBe('1:a1');
  });
  it('holds a piece that fits nowhere inside the chamber, so that it can be refused', () => {
    const aim = aimAt([], I3, upright, at('e5', 4.5, 4.5));
    expect([aim.legal, aim.move]).toEqual([false, '1:c5d5e5']);
  });
  it('writes cells in reading order', () => {
    expect(natural(T4, upright, at('c2', 2.5, 1.5)).move).toMatch(/^1:[a-e]\d[a-e]\d[a-e]\d[a-e]\d$/);
  });
});

describe('turning', () => {
  it('skips ways that do not fit where the piece is held', () => {
    const marks = legal('1:a1a2b2', '1:a1b1b2');
    const from = { turn: 0, mirrored: false }; // #./##
    const way = turnedAt(marks, V3, from, at('a1', 0.5, 0.5), 1);
    expect(aimAt(marks, V3, way, at('a1', 0.5, 0.5)).move).toBe('1:a1b1b2');
  });
  it('just turns while nothing is pointed at', () => {
    expect(turnedAt([], L4, { turn: 3, mirrored: true }, null, 1)).toEqual({ turn: 0, mirrored: true });
    expect(turnedAt([], L4, { turn: 0, mirrored: false }, null, -1).turn).toBe(3);
  });
});
