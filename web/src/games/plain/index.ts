// A game without drawings of its own.

import type { GamePage } from '../page';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

export const plain: GamePage = {
  Board,
  Small: Nothing,
  Tools: Nothing,
  Pips: Nothing,
  desk: () => ({}),
  prompt: (game) => ({ key: game.active ? 'page-your-turn' : 'page-wait' }),
  points: () => null,
  spoken: () => '',
  key: () => false,
};
