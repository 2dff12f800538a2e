// The page of Im Tal der Könige.

import type { ValleyView } from '../../generated/wire';
import type { Playing } from '../../lib/playing.svelte';
import type { GamePage } from '../page';
import { asked } from './asked';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { key } from './keys';
import Pips from './Pips.svelte';
import Small from './Small.svelte';
import Tools from './Tools.svelte';
import { spoken } from './spoken';

const page: GamePage = {
  Board,
  Small,
  Tools,
  Pips,
  desk: (game: Playing<ValleyView>) => new Desk(game),
  prompt: (game: Playing<ValleyView>) => asked(game),
  points: (game: Playing<ValleyView>, seat) => game.view.seats[seat]?.won.length ?? null,
  spoken,
  key,
};
export default page;
