import { describe, expect, it } from 'vitest';
import type { TerraBox, TerraView } from '../../generated/wire';
import { placeName, placeOf } from '../../lib/places';
import {
  bricksOf,
  choicesAt,
  departed,
  fullest,
  halfOf,
  nearestStair,
  payment,
  rounds,
  rowThrough,
  staircases,
  symbolSpots,
  tileArgs,
  topOf,
  touches,
  uniqueWalks,
  wayOfDrag,
  wayTo,
} from './marks';
import { prompt } from './ask';
import type { Game } from './hand.svelte';

const choice = (move: string) => {
  const clicks = move.split(' ');
  const [first = '', ...rest] = clicks;
  const lays = /\d$/.test(first); // a tile is laid without a word
  return { move, verb: lays ? 'lay' : first, arguments: lays ? clicks : rest, clicks };
};
const box = {
  bricks: ['blue', 'grey', 'red', 'green', 'yellow', 'brown', 'white'],
  worth: [0, 5, 10, 20, 35, 60],
  turns: 28,
  most_bricks: 7,
  most_gold: 4,
  stacks: [
    { stack: 's1', half: 'sphinx', open: false },
    { stack: 'c1', half: 'scarab', open: false },
  ],
} as unknown as TerraBox;
const row = (name: string, fields: string[], gold = 0) => ({ row: name, fields, gold, bricks: [], workers: [] });

describe('fields', () => {
  it('are named by column and row from the top', () => {
    expect(placeOf('e4')).toEqual({ x: 4, y: 3 });
    expect(placeName({ x: 9, y: 9 })).toBe('j10');
  });
  it('lie in a way of eight, or in none', () => {
    expect(wayTo('e4', 'e1')).toBe('n');
    expect(wayTo('e4', 'g6')).toBe('se');
    expect(wayTo('e4', 'f6')).toBe('');
    expect(wayTo('e4', 'e4')).toBe('');
  });
  it('a drag points to the nearest of eight ways once it is long enough', () => {
    expect(wayOfDrag(3, 2)).toBe('');
    expect(wayOfDrag(80, 10)).toBe('e');
    expect(wayOfDrag(-60, 62)).toBe('sw');
  });
});

describe('tiles', () => {
  it('are named by their symbols', () => {
    expect(tileArgs('red+worker')).toEqual({ one: 'red', other: 'worker' });
    expect(tileArgs('worker')).toEqual({ one: 'worker', other: 'none' });
    expect(tileArgs('')).toEqual({ one: 'none', other: 'none' });
  });
  it('keep their symbols away from the stair', () => {
    const [one] = symbolSpots('red', 'n');
    expect(one!.y + one!.size / 2).toBeGreaterThan(0.5);
    const [left, right] = symbolSpots('red+eye', 's');
    expect(left!.y).toBe(right!.y);
    const [above, below] = symbolSpots('red+eye', 'w');
    expect(above!.x).toBe(below!.x);
  });
  it('turn to the next stair the field allows', () => {
    const legal = [choice('e4 n'), choice('e4 s'), choice('e5 w'), choice('buy white')];
    expect(staircases(legal, 'e4')).toEqual(['n', 's']);
    expect(nearestStair(['n', 's'], 'e')).toBe('s');
    expect(nearestStair(['n', 's'], 'n')).toBe('n');
    expect(nearestStair([], 'w')).toBe('w');
  });
});

describe('choices', () => {
  it('at a site are sorted by what they do', () => {
    const legal = ['found e4 red', 'found e4 red white', 'hire e4', 'hire e5', 'e4 n'].map(choice);
    const here = choicesAt(legal, 'e4');
    expect(here['found']).toHaveLength(2);
    expect(here['hire']).toHaveLength(1);
    expect(here['raise']).toBeUndefined();
  });
  it('of rows: a field lies in one row, the new tile in all', () => {
    const rows = [row('ew', ['d4', 'e4']), row('ns', ['e4', 'e5'], 2)];
    expect(rowThrough(rows, 'd4', 'e4')?.row).toBe('ew');
    expect(rowThrough(rows, 'e4', 'e4')).toBeUndefined();
    expect(fullest(rows)?.row).toBe('ns');
  });
  it('of two workers on one tile are shown once', () => {
    const walk = { field: 'e4', way: 'n', over: [], site: 'e1' };
    expect(uniqueWalks([walk, { ...walk }])).toHaveLength(1);
  });
  it('a hint points to what the move touches', () => {
    const view = { choices: [row('ew', ['d4', 'e4'])], walks: [] } as unknown as TerraView;
    expect(touches(choice('e4 n'), view)).toEqual(['e4']);
    expect(touches(choice('row ew'), view)).toEqual(['d4', 'e4']);
    expect(touches(choice('take s1'), view)).toEqual(['s1']);
    expect(touches(choice('end'), view)).toEqual([]);
  });
});

describe('a worker on its way', () => {
  it('has left the tile that is missing among the waiting', () => {
    expect(departed(['e4', 'e4', 'd5'], ['e4', 'd5'])).toBe('e4');
  });
  it('is unknown when all lapse or others come', () => {
    expect(departed(['e4', 'd5'], [])).toBe('');
    expect(departed([], ['e4'])).toBe('');
    expect(departed(['e4'], ['d5'])).toBe('');
  });
});

describe('counting', () => {
  it('bricks come one by one in the order of the colours', () => {
    expect(bricksOf(box, { white: 1, blue: 2 })).toEqual(['blue', 'blue', 'white']);
    expect(payment('red', 3, 1)).toEqual(['red', 'red', 'white']);
  });
  it('a round is a turn of every seat', () => {
    const view = { seats: [{}, {}], turn: 15 } as unknown as TerraView;
    expect(rounds(view, box)).toEqual({ at: 8, of: 14 });
  });
});

describe('what the box says is shown', () => {
  const sides = [{ gold: 5, bricks: { blue: 8 }, supply: 0, tips: 2, score: 0 }];
  const view = { stage: 'limits', seat: 0, seats: [{ side: 0 }], sides, turn: 1 };
  const asked = (changed: Partial<TerraBox>) =>
    prompt({ view, box: { ...box, ...changed }, seat: 0, legal: [choice('buy white')] } as unknown as Game);

  it('limits', () => {
    expect(asked({})).toEqual({ key: 'page-terra-ask-bricks', args: { held: 8, most: 7 } });
    expect(asked({ most_bricks: 6 })).toEqual({ key: 'page-terra-ask-bricks', args: { held: 8, most: 6 } });
    expect(asked({ most_bricks: 9, most_gold: 3 })).toEqual({ key: 'page-terra-ask-gold', args: { held: 5, most: 3 } });
  });
  it('levels, turns and storages', () => {
    expect(topOf(box)).toBe(5);
    expect(topOf({ ...box, worth: [0, 1, 2] })).toBe(2);
    expect(rounds(view as unknown as TerraView, { ...box, turns: 30 }).of).toBe(30);
    expect([halfOf(box, 's1'), halfOf(box, 'c1')]).toEqual(['sphinx', 'scarab']);
  });
});
