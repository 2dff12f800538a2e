// Pieces and cells.

import { describe, expect, it } from 'vitest';
import { cellOf, edge, lookOf, lookOfCells, middle, nameOf, piece, signAt, wayTo } from './geometry';

const L4 = ['#.', '#.', '##'];
const cells = (...names: string[]) => names.map(cellOf);
const ways = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turn) => ({ turn, mirrored })));

describe('cells', () => {
  it('have names from a1 to e5', () => {
    expect(nameOf(0)).toBe('a1');
    expect(nameOf(24)).toBe('e5');
    expect(cells('a1', 'e1', 'a2', 'e5')).toEqual([0, 4, 5, 24]);
  });
  it('show the sign of the drawing', () => {
    expect(signAt(['..E..', '', '', '', '....T'], cellOf('c1'))).toBe('E');
    expect(signAt(['..E..', '', '', '', '....T'], cellOf('e5'))).toBe('T');
  });
});

describe('pieces', () => {
  it('lie as they are drawn before they are turned', () => {
    expect(lookOf(piece(L4, { turn: 0, mirrored: false }))).toBe(lookOfCells(cells('a1', 'a2', 'a3', 'b3')));
  });
  it('turn clockwise', () => {
    expect(lookOf(piece(L4, { turn: 1, mirrored: false }))).toBe(lookOfCells(cells('a1', 'b1', 'c1', 'a2')));
  });
  it('have as many looks as the rules count', () => {
    const looks = (drawn: string[]) => new Set(ways.map((way) => lookOf(piece(drawn, way)))).size;
    const drawn = [['##'], ['###'], ['#.', '##'], ['####'], ['##', '##'], L4, ['###', '.#.'], ['.##', '##.']];
    expect(drawn.map(looks)).toEqual([2, 2, 4, 2, 1, 8, 4, 4]);
  });
  it('find the way that looks like some cells, the same side first', () => {
    const way = wayTo(L4, cells('b1', 'b2', 'b3', 'a3'), { turn: 0, mirrored: false });
    expect(way).toEqual({ turn: 0, mirrored: true });
  });
});

describe('drawing', () => {
  it('knows the middle', () => expect(middle(cells('a1', 'b1'))).toEqual({ x: 1, y: 0.5 }));
  it('draws an edge only where the piece ends', () => {
    expect(edge(cells('a1', 'b1'), 10, 0).match(/M/g)).toHaveLength(6);
  });
});
