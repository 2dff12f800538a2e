// Terra Pyramides on the page.

import './terra.css';
import type { TerraBox, TerraView } from '../../generated/wire';
import type { GamePage } from '../page';
import { prompt } from './ask';
import Board from './Board.svelte';
import { guide } from './guide';
import { Hand, type Game } from './hand.svelte';
import { key } from './keys';
import Pips from './Pips.svelte';
import Small from './Small.svelte';
import Tools from './Tools.svelte';
import { spoken } from './words';

const page: GamePage<TerraView, Hand, TerraBox> = {
  Board,
  Small,
  Tools,
  Pips,
  hand: (game) => new Hand(game),
  prompt,
  points,
  spoken,
  key,
  guide,
};
export default page;

/** Points of a seat; who plays together shares one sum, shown in the tray. */
function points(game: Game, seat: number): number | null {
  const { view, box } = game;
  return box.task ? null : (view.sides[view.seats[seat]?.side ?? 0]?.score ?? null);
}
