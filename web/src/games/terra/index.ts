// Terra Pyramides on the page.

import './terra.css';
import type { TerraView } from '../../generated/wire';
import type { Playing } from '../../lib/playing.svelte';
import type { GamePage } from '../page';
import { prompt } from './ask';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { key } from './keys';
import Pips from './Pips.svelte';
import Small from './Small.svelte';
import Tools from './Tools.svelte';
import { spoken } from './words';

const page: GamePage = {
  Board,
  Small,
  Tools,
  Pips,
  desk: (game) => new Desk(game),
  prompt,
  points,
  spoken,
  key,
};
export default page;

/** Points of a seat; who plays together shares one sum, shown in the tray. */
function points(game: Playing<TerraView>, seat: number): number | null {
  const { view } = game;
  return view.task ? null : (view.sides[view.seats[seat]?.side ?? 0]?.score ?? null);
}
