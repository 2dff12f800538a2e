// The position in words, for those who listen.

import { t } from '../../lib/text.svelte';
import type { Hand, Game } from './hand.svelte';
import { cellsOf, fate, type SeatView } from './plan';

/** A field with all that lies on it. */
export function fieldWords(board: SeatView, field: string): string {
  const tile = board.tiles.find((one) => one.field === field);
  if (!tile) return t('page-labyrinth-field-free', { field });
  const cells = cellsOf(field);
  const steps = board.corridor.flatMap((cell, k) => (cells.includes(cell) ? [k + 1] : []));
  const parts = [t('page-labyrinth-field-tile', { field, number: tile.number, draft: tile.draft ? 'yes' : 'no' })];
  if (steps.length) parts.push(t('page-labyrinth-field-corridor', { steps: steps.join(', ') }));
  for (const chamber of board.chambers)
    if (cells.includes(chamber.cell))
      parts.push(
        t('page-labyrinth-chamber', {
          cell: chamber.cell,
          fate: fate(chamber),
          stone: chamber.stone || 'none',
          points: chamber.points,
        }),
      );
  return parts.join(', ');
}

/** What a click on this field does now. */
export function targetWords(hand: Hand, field: string): string {
  if (!hand.lays || !hand.free(field)) return fieldWords(hand.own, field);
  return t('page-labyrinth-lay-here', { field, number: hand.view.number, turn: 90 * hand.turn });
}

export function spoken(game: Game): string {
  const { view, box, names } = game;
  const seat = Math.max(0, game.seat);
  const board = view.seats[seat];
  if (!board) return '';
  const { length } = board.corridor;
  const facts = { seat, points: board.score, length, ahead: board.ahead || 'none' };
  const others = view.seats
    .map((other, k) => ({ other, k }))
    .filter(({ k }) => k !== seat)
    .map(({ other, k }) =>
      t('page-labyrinth-other', { seat: k, points: other.score, length: other.corridor.length }, names),
    );
  return [
    t('page-labyrinth-card', { card: view.card, cards: box.cards, number: view.number }),
    t('page-labyrinth-own', facts, names),
    ...others,
  ].join(' ');
}
