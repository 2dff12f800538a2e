// Cells of a chamber, and patterns as pieces that are turned and mirrored. No rules.

import { placeName, placeOf } from '../../lib/places';

export const SIDE = 5;
export const CELLS = 25;

/** Row and column. */
export type Square = readonly [number, number];

/** How a piece lies in the hand: quarter turns clockwise, after it was mirrored or not. */
export interface Way {
  turn: number;
  mirrored: boolean;
}

/** A pattern as the box draws it, row by row: # is a cell of it. */
export type Drawing = readonly string[];
export const ONE: Drawing = ['#']; // one cell instead of the pattern

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
export const nameOf = (cell: number): string => placeName({ x: columnOf(cell), y: rowOf(cell) });
export const cellsOf = (names: readonly string[]): number[] => names.map(cellOf);

export function cellOf(name: string): number {
  const { x, y } = placeOf(name);
  return y * SIDE + x;
}

/** The sign drawn in a cell of a card. */
export const signAt = (drawn: readonly string[], cell: number): string => drawn[rowOf(cell)]?.[columnOf(cell)] ?? '#';

/** Moved to the top left corner, in reading order. */
export function settled(places: readonly Square[]): Square[] {
  const top = Math.min(...places.map(([row]) => row));
  const left = Math.min(...places.map(([, column]) => column));
  return places.map(([row, column]): Square => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A pattern as it lies in the hand. */
export function piece(drawn: Drawing, way: Way): Square[] {
  let places = drawnPlaces(drawn);
  if (way.mirrored) places = places.map(([row, column]): Square => [row, -column]);
  for (let k = 0; k < way.turn; k++) places = places.map(([row, column]): Square => [column, -row]);
  return settled(places);
}

function drawnPlaces(drawn: Drawing): Square[] {
  return drawn.flatMap((row, r) => [...row].flatMap((sign, c): Square[] => (sign === '#' ? [[r, c]] : [])));
}

/** The same for all cells that look alike wherever they lie. */
export const lookOf = (places: readonly Square[]): string => settled(places).join(' ');
export const lookOfCells = (cells: readonly number[]): string =>
  lookOf(cells.map((cell): Square => [rowOf(cell), columnOf(cell)]));

/** The way a piece must be turned to look like these cells; the nearest to the way it lies now. */
export function wayTo(drawn: Drawing, cells: readonly number[], now: Way): Way {
  const wanted = lookOfCells(cells);
  for (const mirrored of [now.mirrored, !now.mirrored])
    for (let k = 0; k < 4; k++) {
      const way = { turn: (now.turn + k) % 4, mirrored };
      if (lookOf(piece(drawn, way)) === wanted) return way;
    }
  return now;
}

/** The middle of some cells, in cells from the top left corner. */
export function middle(cells: readonly number[]): { x: number; y: number } {
  const n = cells.length || 1;
  return {
    x: cells.reduce((sum, cell) => sum + columnOf(cell) + 0.5, 0) / n,
    y: cells.reduce((sum, cell) => sum + rowOf(cell) + 0.5, 0) / n,
  };
}

/** The edge around cells as a path; `step` from cell to cell, the edge runs in the middle of the joint. */
export function edge(cells: readonly number[], step: number, joint: number): string {
  const inside = new Set(cells);
  const has = (row: number, column: number) => column >= 0 && column < SIDE && inside.has(row * SIDE + column);
  return cells
    .map((cell) => {
      const [row, column] = [rowOf(cell), columnOf(cell)];
      const [x, y] = [column * step - joint / 2, row * step - joint / 2];
      return [
        has(row - 1, column) ? '' : `M${x} ${y}h${step}`,
        has(row + 1, column) ? '' : `M${x} ${y + step}h${step}`,
        has(row, column - 1) ? '' : `M${x} ${y}v${step}`,
        has(row, column + 1) ? '' : `M${x + step} ${y}v${step}`,
      ].join('');
    })
    .join('');
}
