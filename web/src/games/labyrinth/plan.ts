// Where things lie on a board of Das Labyrinth des Pharao, and the lines that are drawn there.

import type {
  LabyrinthBettingRound,
  LabyrinthBox,
  LabyrinthSeatView,
  LabyrinthTileView,
  LabyrinthView,
} from '../../generated/wire';
import { placeName, placeOf, type Place } from '../../lib/places';

export type View = LabyrinthView;
export type Box = LabyrinthBox;
export type Printed = Pick<Box, 'starts' | 'flags'>; // what a drawn board shows of it
export type SeatView = LabyrinthSeatView;
export type TileView = LabyrinthTileView;
export type Side = 'N' | 'E' | 'S' | 'W';

export const CELL = 60; // units of the drawing
export const FRAME = 24;
export const SPAN = 10 * CELL + 2 * FRAME;

/** A cell of the corridor, entered over one side and left over another. */
export interface Step extends Place {
  from: Side;
  to: Side;
}

const ACROSS: Record<Side, Place> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const OUTWARD = ['NW', 'NE', 'SW', 'ES']; // of the four cells of a tile

const fieldName = (place: Place): string => placeName(place).toUpperCase();
export const FIELDS: readonly string[] = Array.from({ length: 25 }, (_, k) =>
  fieldName({ x: k % 5, y: Math.floor(k / 5) }),
);
export const isField = (name: string): boolean => FIELDS.includes(name);
export const isCell = (name: string): boolean => FIELDS.some((field) => cellsOf(field).includes(name));

/** The field a cell lies in. */
export function fieldOf(cell: string): string {
  const { x, y } = placeOf(cell);
  return fieldName({ x: Math.floor(x / 2), y: Math.floor(y / 2) });
}

/** The four cells of a field, in the order of a tile's sides. */
export function cellsOf(field: string): string[] {
  const { x, y } = placeOf(field);
  return [0, 1, 2, 3].map((part) => placeName({ x: 2 * x + (part % 2), y: 2 * y + (part >> 1) }));
}

/** A chamber opens only straight out of its tile (LP-3). */
export const isRoom = (sides: string, part: number): boolean => sides === OUTWARD[part];

/** The field next to another; the border stops. */
export function beside(field: string, side: Side): string {
  const { x, y } = placeOf(field);
  const step = ACROSS[side];
  const clamp = (n: number) => Math.min(4, Math.max(0, n));
  return fieldName({ x: clamp(x + step.x), y: clamp(y + step.y) });
}

/** The open sides of every laid cell. */
export function openSides(tiles: TileView[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const tile of tiles) cellsOf(tile.field).forEach((cell, part) => found.set(cell, tile.sides[part] ?? ''));
  return found;
}

/** For each start cell the side that is its entrance: both cells of an entrance lie at it. */
export function gates(starts: string[]): Side[] {
  return starts.map((cell, k) => {
    const [one, two] = [placeOf(cell), placeOf(starts[k ^ 1] ?? cell)];
    if (one.x === two.x) return one.x === 0 ? 'W' : 'E';
    return one.y === 0 ? 'N' : 'S';
  });
}

/** The corridor, each cell with the sides it is entered and left by. */
export function walk(board: SeatView, starts: string[]): Step[] {
  const open = openSides(board.tiles);
  let from = gates(starts)[board.start - 1] ?? 'S';
  return board.corridor.map((cell) => {
    const to = [...(open.get(cell) ?? '')].find((side) => side !== from) as Side | undefined;
    const step = { ...placeOf(cell), from, to: to ?? OPPOSITE[from] };
    from = OPPOSITE[step.to];
    return step;
  });
}

// Lines, in units of the drawing

export const left = (x: number): number => FRAME + x * CELL;
export const middle = (x: number): number => FRAME + (x + 0.5) * CELL;

/** The middle of a cell's side. */
export function edge({ x, y }: Place, side: Side): Place {
  return { x: middle(x) + (ACROSS[side].x * CELL) / 2, y: middle(y) + (ACROSS[side].y * CELL) / 2 };
}

/** Where a field or a cell is drawn. */
export function boxOf(name: string): Place & { size: number } {
  const { x, y } = placeOf(name);
  const size = isField(name) ? 2 * CELL : CELL;
  return { x: FRAME + x * size, y: FRAME + y * size, size };
}

/** The gap in the frame before a start cell. */
export function doorway(starts: string[], k: number): Place & { w: number; h: number } {
  const { x, y } = placeOf(starts[k]!);
  const side = gates(starts)[k]!;
  const [w, h] = side === 'N' || side === 'S' ? [30, FRAME + 1] : [FRAME + 1, 30];
  const far = SPAN - FRAME - 1;
  if (side === 'W' || side === 'E') return { x: side === 'W' ? 0 : far, y: middle(y) - 15, w, h };
  return { x: middle(x) - 15, y: side === 'N' ? 0 : far, w, h };
}

/** Degrees by which an arrow that points east is turned to come in over a side. */
export const INWARD: Record<Side, number> = { W: 0, N: 90, E: 180, S: -90 };

const at = ({ x, y }: Place) => `${x} ${y}`;

function through(cell: Place, from: Side, to: Side): string {
  const end = edge(cell, to);
  return OPPOSITE[from] === to ? `L${at(end)}` : `Q${middle(cell.x)} ${middle(cell.y)} ${at(end)}`;
}

/** One line through all steps. */
export function line(steps: Step[]): string {
  const first = steps[0];
  if (!first) return '';
  return `M${at(edge(first, first.from))}` + steps.map((step) => through(step, step.from, step.to)).join('');
}

/** The ways of a tile whose top left cell is given. */
export function tileLine(corner: Place, sides: string[]): string {
  return sides
    .map((open, part) => {
      const [from, to] = [...open] as Side[];
      if (!from || !to) return '';
      const cell = { x: corner.x + (part % 2), y: corner.y + (part >> 1) };
      return `M${at(edge(cell, from))}${through(cell, from, to)}`;
    })
    .join('');
}

export interface Plug extends Place {
  across: boolean; // lies east to west
}

/** Openings that end at a wall: of the border or of the cell beyond (LP-7). */
export function plugs(tiles: TileView[], starts: string[]): Plug[] {
  const open = openSides(tiles);
  const ways = gates(starts);
  const entrance = (cell: string, side: Side) => starts.some((start, k) => start === cell && ways[k] === side);
  const shut = (cell: string, side: Side) => {
    const { x, y } = placeOf(cell);
    const beyond = { x: x + ACROSS[side].x, y: y + ACROSS[side].y };
    if (Math.min(beyond.x, beyond.y) < 0 || Math.max(beyond.x, beyond.y) > 9) return !entrance(cell, side);
    const sides = open.get(placeName(beyond));
    return sides !== undefined && !sides.includes(OPPOSITE[side]);
  };
  return [...open].flatMap(([cell, sides]) =>
    ([...sides] as Side[])
      .filter((side) => shut(cell, side))
      .map((side) => ({ ...edge(placeOf(cell), side), across: side === 'N' || side === 'S' })),
  );
}

/** What has become of a chamber, as its ring shows it. */
export type Fate = 'closed' | 'undecided' | 'lost' | 'walked';

export function fate(chamber: { end: string; step: number }): Fate {
  if (chamber.step) return 'walked';
  return chamber.end === 'closed' ? 'closed' : chamber.end === 'undecided' ? 'undecided' : 'lost';
}

/** How much of the corridor everybody has seen: up to the tile of the draft. */
export function settled(board: SeatView): number {
  const draft = board.tiles.find((tile) => tile.draft);
  const first = draft ? board.corridor.findIndex((cell) => fieldOf(cell) === draft.field) : -1;
  return first < 0 ? board.corridor.length : first;
}

export const stonePoints = (board: SeatView): number =>
  board.chambers.reduce((sum, chamber) => sum + chamber.points, 0);

export const startMove = (k: number): string => `start ${(k >> 1) + 1} ${k % 2 ? 'right' : 'left'}`;

/** The betting round that runs at this card, or is the next to come (LP-19). */
export const bettingRound = (rounds: LabyrinthBettingRound[], card: number): LabyrinthBettingRound | undefined =>
  rounds.find(({ last }) => card <= last);
