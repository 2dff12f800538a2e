// A game without drawings of its own.

import type { GamePage } from '../../games/page';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

export const plain: GamePage<unknown, null> = {
  Board,
  Small: Nothing,
  Tools: Nothing,
  Pips: Nothing,
  hand: () => null,
  prompt: (game) => ({ key: game.active ? 'page-your-turn' : 'page-wait' }),
  points: () => null,
  spoken: () => '',
  key: () => false,
  guide: [],
};
