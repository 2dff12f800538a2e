// The page of Im Tal der Könige.

import type { ValleyBox, ValleyView } from '../../generated/wire';
import type { GamePage } from '../page';
import { asked } from './asked';
import Board from './Board.svelte';
import { guide } from './guide';
import { Hand } from './hand.svelte';
import { key } from './keys';
import Pips from './Pips.svelte';
import Small from './Small.svelte';
import Tools from './Tools.svelte';
import { spoken } from './spoken';

const page: GamePage<ValleyView, Hand, ValleyBox> = {
  Board,
  Small,
  Tools,
  Pips,
  hand: (game) => new Hand(game),
  prompt: asked,
  points: (game, seat) => game.view.seats[seat]?.won.length ?? null,
  spoken,
  key,
  guide,
};
export default page;
