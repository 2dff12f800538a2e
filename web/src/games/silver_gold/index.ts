// The page of Silver & Gold: Pyramids.

import type { SilverGoldBox, SilverGoldView } from '../../generated/wire';
import type { GamePage } from '../page';
import { t } from '../../lib/text.svelte';
import Board from './Board.svelte';
import { guide } from './guide';
import { Hand, type Game } from './hand.svelte';
import Pips from './Pips.svelte';
import { prompt } from './prompt';
import Small from './Small.svelte';
import Tools from './Tools.svelte';

function spoken(game: Game): string {
  const { view, box } = game;
  const seat = Math.max(0, game.seat);
  const own = view.seats[seat];
  if (!own) return '';
  const lines = [
    t('page-silver-gold-spoken', {
      round: view.round,
      rounds: box.rounds,
      turn: view.turn,
      turns: box.turns,
      pattern: view.pattern || 'none',
      points: own.score,
    }),
    ...own.cards.flatMap((card) =>
      card
        ? [
            t('page-silver-gold-spoken-card', {
              card: card.ordinal,
              colour: card.colour,
              n: card.marked.length + card.draft.length,
            }),
          ]
        : [],
    ),
  ];
  return lines.join(' ');
}

function key(game: Game, hand: Hand, event: KeyboardEvent): boolean {
  const onBoard = (event.target as Element).closest('.cells') !== null;
  if (event.key === 'Enter' && onBoard && !game.legal.length && game.can.includes('commit')) {
    void game.commit();
    return true;
  }
  if (event.key === 'Escape') return hand.letGo();
  if (!hand.marking) return false;
  const use: Record<string, () => void> = {
    r: () => hand.turn(1),
    R: () => hand.turn(-1),
    f: () => hand.mirror(),
    F: () => hand.mirror(),
    '1': () => hand.single(),
  };
  const found = use[event.key];
  found?.();
  return found !== undefined;
}

const page: GamePage<SilverGoldView, Hand, SilverGoldBox> = {
  Board,
  Small,
  Tools,
  Pips,
  hand: (game) => new Hand(game),
  prompt,
  points: (game, seat) => game.view.seats[seat]?.score ?? null,
  spoken,
  key,
  guide,
};
export default page;
