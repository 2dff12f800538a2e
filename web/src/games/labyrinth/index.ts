// The page of Das Labyrinth des Pharao.

import type { LabyrinthBox, LabyrinthView } from '../../generated/wire';
import type { Asked, GamePage } from '../page';
import Board from './Board.svelte';
import { guide } from './guide';
import { Hand, type Game } from './hand.svelte';
import Pips from './Pips.svelte';
import { fate } from './plan';
import Small from './Small.svelte';
import Tools from './Tools.svelte';
import { spoken } from './words';

function prompt(game: Game): Asked {
  const { view } = game;
  const { number, card, asked } = view;
  if (game.seat < 0 || !game.active) return { key: 'page-wait' };
  if (view.due === 'lay') return { key: 'labyrinth-ask-lay', args: { number } };
  if (view.due === 'stone') return { key: 'page-labyrinth-ask-stone', args: stoneFacts(game, asked) };
  if (view.due === 'start') return { key: 'labyrinth-ask-start', args: { left: game.box.latest_start - card } };
  if (view.due === 'bet') return { key: 'labyrinth-ask-bet', args: { card: card + 1, number } };
  return { key: view.stage === 'bet' ? 'page-labyrinth-bet-made' : 'page-labyrinth-laid-now', args: { number } };
}

function stoneFacts(game: Game, cell: string) {
  const chamber = game.view.seats[game.seat]?.chambers.find((one) => one.cell === cell);
  const is = chamber ? fate(chamber) : 'undecided';
  const step = chamber?.beside ?? 0;
  return { cell, step, fate: is === 'closed' && !step ? 'apart' : is };
}

const page: GamePage<LabyrinthView, Hand, LabyrinthBox> = {
  Board,
  Small,
  Tools,
  Pips,
  hand: (game) => new Hand(game),
  prompt,
  points: (game, seat) => game.view.seats[seat]?.score ?? null,
  spoken,
  key: (_, hand, event) => hand.key(event),
  guide,
};
export default page;
