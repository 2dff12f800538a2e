// What stands on a field, a stack or a tile, in words; and the position as a whole.

import type { TerraField, TerraRowView, TerraSiteView, TerraView } from '../../generated/wire';
import { keyIn } from '../../lib/keys';
import { t } from '../../lib/text.svelte';
import type { Game, Hand } from './hand.svelte';
import { bricksOf, rounds, rowThrough, staircases, tileArgs, walksTo } from './marks';

export const tileName = (tile: string): string => (tile ? t('terra-tile', tileArgs(tile)) : t('page-terra-unknown'));

/** The spoken name of a field: what lies there, who holds it, what a click would do. */
export function nameOf(hand: Hand, { field, sign, half }: TerraField): string {
  const { view } = hand;
  const tile = view.tiles.find((one) => one.field === field);
  const site = hand.siteAt(field);
  if (site) return [siteName(site, hand), ...actions(hand, field)].join('. ');
  if (tile) {
    const here = t('terra-here-tile', { field, ...tileArgs(tile.tile) });
    const stair = t('page-terra-stair', { stair: tile.stair });
    return [`${here}, ${stair}`, ...actions(hand, field)].join('. ');
  }
  const ground = sign === 'oasis' ? 'oasis' : hand.game.box.symbols ? half : 'desert';
  return [t(keyIn('terra-here-', ground), { field }), ...actions(hand, field)].join('. ');
}

function siteName(site: TerraSiteView, hand: Hand): string {
  const { field, value, level, worth, colour, owner, workers } = site;
  if (!value) return t('terra-here-site', { field });
  const what = level
    ? t('terra-here-pyramid', { field, colour, value: worth })
    : t('terra-here-foundation', { field, value });
  if (owner < 0) return what;
  const key = hand.game.box.task ? 'page-terra-workers' : 'page-terra-workers-of';
  return `${what}, ${t(key, { workers, seat: owner }, hand.game.names)}`;
}

function actions(hand: Hand, field: string): string[] {
  if (!hand.mine) return [];
  const { stage, waiting, choices } = hand.view;
  const stairs = stage === 'lay' ? staircases(hand.game.legal, field) : [];
  if (stairs.length) return [t('page-terra-lay-here', { stair: hand.stairOn(field) })];
  const row = stage === 'row' ? rowThrough(choices, field, hand.laid?.field ?? '') : undefined;
  if (row) return [rowName(hand.game.box.bricks, row)];
  if (waiting.includes(field)) return [t('page-terra-waits')];
  if (walksTo(hand.walks, field).length) return [t('page-terra-reached')];
  return [];
}

export function rowName(colours: string[], row: TerraRowView): string {
  const bricks = Object.fromEntries(
    colours.map((colour) => [colour, row.bricks.filter((one) => one === colour).length]),
  );
  return t('page-terra-row', { row: row.row, gold: row.gold, workers: row.workers.length, ...bricks });
}

/** The tiles of a stack from the top, as the viewer knows them. */
export function stackName(view: TerraView, stack: string): string {
  const found = view.stacks.find((one) => one.stack === stack);
  const tiles = found?.tiles ?? [];
  const known = tiles.some(Boolean) ? tiles.map(tileName).join(', ') : '';
  return t('page-terra-stack', { stack, tiles: tiles.length, known: known || 'none' });
}

export function spoken(game: Game): string {
  const { view, box, names } = game;
  const { at, of } = rounds(view, box);
  const sides = view.sides.map((side, seat) => {
    const facts = {
      gold: side.gold,
      bricks: bricksOf(box, side.bricks).length,
      workers: side.supply,
      score: side.score,
    };
    return t(box.task ? 'page-terra-spoken-all' : 'page-terra-spoken-seat', { seat, ...facts }, names);
  });
  const task = box.task ? [t(keyIn('terra-task-', `${box.task}`), { reached: view.reached, goal: box.goal })] : [];
  return [t('page-terra-round', { at, of }), ...task, ...sides].join(' ');
}
