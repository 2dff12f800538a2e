// Fields, ways and symbols of Terra Pyramides as the drawing needs them. No rules.

import type { Choice, TerraBox, TerraRowView, TerraView, TerraWalkView } from '../../generated/wire';
import { placeOf, type Place } from '../../lib/places';

export const CELL = 68; // of the drawing, in its own units
export const FRAME = 16;
export const STAIRS = ['n', 'e', 's', 'w'] as const;
export const LINE_ANGLE: Record<string, number> = { ew: 0, ns: 90, nwse: 45, nesw: -45 };

const STEPS: Record<string, readonly [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** Upper left corner of a field in the drawing. */
export function corner(field: string): Place {
  const { x, y } = placeOf(field);
  return { x: FRAME + x * CELL, y: FRAME + y * CELL };
}

export function middle(field: string): Place {
  const { x, y } = corner(field);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The way from one field straight to another; empty if they are not in line. */
export function wayTo(from: string, to: string): string {
  const a = placeOf(from);
  const b = placeOf(to);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if ((!dx && !dy) || (dx && dy && Math.abs(dx) !== Math.abs(dy))) return '';
  return wayOf(Math.sign(dx), Math.sign(dy));
}

function wayOf(dx: number, dy: number): string {
  return Object.keys(STEPS).find((way) => STEPS[way]![0] === dx && STEPS[way]![1] === dy) ?? '';
}

/** The way a drag points to; empty while it has hardly begun. */
export function wayOfDrag(dx: number, dy: number, least = CELL / 2): string {
  if (Math.hypot(dx, dy) < least) return '';
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  const x = Math.round(Math.cos((eighth * Math.PI) / 4));
  const y = Math.round(Math.sin((eighth * Math.PI) / 4));
  return wayOf(x, y);
}

export function symbolsOf(tile: string): string[] {
  return tile ? tile.split('+') : [];
}

/** A tile as the arguments of the text `terra-tile`. */
export function tileArgs(tile: string): { one: string; other: string } {
  const [one, other] = symbolsOf(tile);
  return { one: one ?? 'none', other: other ?? 'none' };
}

/** Where the symbols of a tile stand, in parts of the cell. */
export function symbolSpots(tile: string, stair: string): { symbol: string; x: number; y: number; size: number }[] {
  const symbols = symbolsOf(tile);
  const size = symbols.length === 1 ? 0.43 : 0.36;
  const [dx, dy] = STEPS[stair] ?? [0, 0];
  const beside = dx !== 0; // symbols stand one below the other
  return symbols.map((symbol, k) => {
    const shift = symbols.length === 1 ? 0 : (k - 0.5) * size * 1.06;
    return {
      symbol,
      size,
      x: 0.5 - dx * 0.135 - size / 2 + (beside ? 0 : shift),
      y: 0.5 - dy * 0.135 - size / 2 + (beside ? shift : 0),
    };
  });
}

/** The half of the board whose storage a stack belongs to. */
export function halfOf(box: TerraBox, stack: string): 'sphinx' | 'scarab' {
  return box.stacks.find((one) => one.stack === stack)?.half === 'scarab' ? 'scarab' : 'sphinx';
}

/** The level of a finished pyramid. */
export const topOf = (box: TerraBox): number => box.worth.length - 1;

/** Every brick of a side, one by one, in the order of the colours. */
export function bricksOf(box: TerraBox, bricks: Record<string, number>): string[] {
  return box.bricks.flatMap((colour) => Array<string>(bricks[colour] ?? 0).fill(colour));
}

export function turned(stair: string): string {
  return STAIRS[(STAIRS.indexOf(stair as 'n') + 1) % 4]!;
}

/** The stairs a field allows. */
export function staircases(legal: Choice[], field: string): string[] {
  return legal
    .filter(({ verb, arguments: [where] }) => verb === 'lay' && where === field)
    .map((one) => one.arguments[1]!);
}

/** The wished direction if the field allows it, else the next one clockwise that it allows. */
export function nearestStair(allowed: string[], wish: string): string {
  let stair = wish;
  for (let k = 0; k < 4; k++) {
    if (allowed.includes(stair)) return stair;
    stair = turned(stair);
  }
  return wish;
}

/** What can be done at a site, by verb. */
export function choicesAt(legal: Choice[], site: string): Record<string, Choice[]> {
  const found: Record<string, Choice[]> = {};
  for (const choice of legal) {
    const { verb } = choice;
    if (choice.arguments[0] !== site || !['found', 'raise', 'hire', 'back'].includes(verb)) continue;
    (found[verb] ??= []).push(choice);
  }
  return found;
}

export const walksTo = (walks: TerraWalkView[], site: string): TerraWalkView[] =>
  walks.filter((walk) => walk.site === site);

/** Walks from tiles that differ; two workers on one tile walk alike. */
export function uniqueWalks(walks: TerraWalkView[]): TerraWalkView[] {
  const seen = new Set<string>();
  return walks.filter(({ field, way }) => !seen.has(field + way) && seen.add(field + way));
}

/** The row a field belongs to, the new tile apart, which lies in all of them. */
export function rowThrough(rows: TerraRowView[], field: string, laid: string): TerraRowView | undefined {
  return field === laid ? undefined : rows.find((row) => row.fields.includes(field));
}

export const sizeOf = (row: TerraRowView): number => row.gold + row.bricks.length + row.workers.length;

/** The row that yields most things; it is lit first. */
export function fullest(rows: TerraRowView[]): TerraRowView | undefined {
  return [...rows].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** The bricks a next level costs if so many of them are white. */
export function payment(colour: string, level: number, whites: number): string[] {
  return [...Array<string>(level - whites).fill(colour), ...Array<string>(whites).fill('white')];
}

/** What a move touches on the table: fields or a stack. */
export function touches(choice: Choice | undefined, view: TerraView): string[] {
  const [where = '', way = ''] = choice?.arguments ?? [];
  const verb = choice?.verb ?? '';
  if (verb === 'row') return view.choices.find((row) => row.row === where)?.fields ?? [];
  if (verb === 'go') return [where, ...view.walks.filter((w) => w.field === where && w.way === way).map((w) => w.site)];
  return ['lay', 'found', 'raise', 'hire', 'back', 'take', 'look'].includes(verb) ? [where] : [];
}

/** The tile a worker has just left, if exactly one has. */
export function departed(before: string[], now: string[]): string {
  const rest = [...before];
  for (const field of now) {
    const k = rest.indexOf(field);
    if (k < 0) return '';
    rest.splice(k, 1);
  }
  return rest.length === 1 ? rest[0]! : '';
}

/** Which round it is, and of how many: a turn of every seat. */
export function rounds(view: TerraView, box: TerraBox): { at: number; of: number } {
  const seats = view.seats.length;
  return { at: Math.floor((view.turn - 1) / seats) + 1, of: Math.ceil(box.turns / seats) };
}
