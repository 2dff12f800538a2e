// Which placement a pointer means: the legal one nearest to it, else the piece as it lies.

import type { Choice } from '../../generated/wire';
import {
  cellOf,
  columnOf,
  lookOf,
  lookOfCells,
  middle,
  nameOf,
  ONE,
  piece,
  rowOf,
  SIDE,
  wayTo,
  type Drawing,
  type Way,
} from './geometry';

/** A legal placement. */
export interface Mark {
  move: string;
  slot: number;
  cells: number[];
}

/** Where someone points: a cell of a card, and the point itself in cells. */
export interface Point {
  slot: number;
  cell: number;
  x: number;
  y: number;
  exact: boolean; // a cell that was chosen with keys: the first cell of the piece goes there
}

/** What a click at a point would do. */
export interface Aim extends Mark {
  legal: boolean;
  way: Way;
}

export function marksOf(legal: readonly Choice[]): Mark[] {
  return legal
    .filter((choice) => choice.verb === 'mark')
    .map(({ move, arguments: [slot, ...cells] }) => ({ move, slot: Number(slot) - 1, cells: cells.map(cellOf) }));
}

/** The cell and the middle of it, as the keyboard points. */
export const pointAt = (slot: number, cell: number): Point => ({
  slot,
  cell,
  x: columnOf(cell) + 0.5,
  y: rowOf(cell) + 0.5,
  exact: true,
});

export function aimAt(marks: readonly Mark[], drawn: Drawing, way: Way, point: Point): Aim {
  const here = marks.filter(
    (mark) =>
      mark.slot === point.slot && mark.cells.includes(point.cell) && (mark.cells.length === 1) === (drawn === ONE),
  );
  const look = lookOf(piece(drawn, way));
  const same = here.filter((mark) => lookOfCells(mark.cells) === look);
  const best = nearest(same, point) ?? nearest(here, point);
  if (best) return { ...best, legal: true, way: wayTo(drawn, best.cells, way) };
  return { ...natural(drawn, way, point), legal: false, way };
}

/** The piece as it lies, held so that it covers the cell and stays inside the chamber. */
export function natural(drawn: Drawing, way: Way, point: Point): Mark {
  const places = piece(drawn, way);
  const found = places.flatMap(([row, column]) => {
    const top = rowOf(point.cell) - row;
    const left = columnOf(point.cell) - column;
    const inside = places.every(([r, c]) => inGrid(top + r) && inGrid(left + c));
    return inside ? [places.map(([r, c]) => (top + r) * SIDE + left + c)] : [];
  });
  const marks = found.map((cells) => ({ move: written(point.slot, cells), slot: point.slot, cells }));
  return nearest(marks, point) ?? { move: written(point.slot, [point.cell]), slot: point.slot, cells: [point.cell] };
}

const inGrid = (k: number) => k >= 0 && k < SIDE;

/** The notation of a placement. */
export const written = (slot: number, cells: readonly number[]): string => `${slot + 1}:${cells.map(nameOf).join('')}`;

function nearest(marks: readonly Mark[], point: Point): Mark | undefined {
  const far = (mark: Mark) => {
    if (point.exact && mark.cells[0] === point.cell) return -1;
    const { x, y } = middle(mark.cells);
    return Math.hypot(x - point.x, y - point.y);
  };
  return [...marks].sort((a, b) => far(a) - far(b))[0];
}

/** The next way, clockwise or back, in which the piece fits at the point; else just the next one. */
export function turnedAt(marks: readonly Mark[], drawn: Drawing, way: Way, point: Point | null, step: number): Way {
  const next = (k: number): Way => ({ ...way, turn: (((way.turn + step * k) % 4) + 4) % 4 });
  const now = lookOf(piece(drawn, way));
  for (let k = 1; k < 4 && point; k++) {
    const look = lookOf(piece(drawn, next(k)));
    const aim = aimAt(marks, drawn, next(k), point);
    if (look !== now && aim.legal && lookOfCells(aim.cells) === look) return next(k);
  }
  return next(1);
}

/** Cells of a card that are part of some legal placement, of one cell or of the pattern. */
export function open(marks: readonly Mark[], slot: number, one: boolean): Set<number> {
  return new Set(
    marks.filter((mark) => mark.slot === slot && (mark.cells.length === 1) === one).flatMap((mark) => mark.cells),
  );
}
