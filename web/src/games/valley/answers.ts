// The answers that are buttons, because they are no cards.

import type { TextKey } from '../../generated/texts';
import type { Game } from './hand.svelte';

export interface Answer {
  move: string;
  key: TextKey;
  icon: string;
  main: boolean; // the one lapis button; Enter means it
}

const FIXED: Record<string, Omit<Answer, 'move'>> = {
  pass: { key: 'page-valley-pass', icon: 'i-again', main: false },
  open: { key: 'page-valley-open', icon: '', main: true },
  lose: { key: 'page-valley-lose', icon: '', main: false },
  save: { key: 'page-valley-save', icon: 'i-shield', main: true },
  enough: { key: 'page-valley-enough', icon: '', main: true },
  done: { key: 'page-valley-done', icon: 'i-check', main: true },
};

export function answers(game: Pick<Game, 'legal' | 'view' | 'seat'>): Answer[] {
  const legal = new Set(game.legal.map((choice) => choice.move));
  const found = Object.entries(FIXED)
    .filter(([move]) => legal.has(move))
    .map(([move, rest]) => ({ move, ...rest }));
  if (legal.has('ready')) found.push({ move: 'ready', icon: 'i-check', ...ready(game) });
  return found;
}

/** To be ready with nothing says so, and is not the main button while it gives a tomb away. */
function ready(game: Pick<Game, 'view' | 'seat'>): Pick<Answer, 'key' | 'main'> {
  const side = game.view.seats[game.seat];
  if (game.view.stage === 'send' && !side?.inside.length) return { key: 'page-valley-nobody-in', main: false };
  if (game.view.stage === 'lay' && !side?.face_down.length) return { key: 'page-valley-lay-nothing', main: true };
  return { key: 'page-valley-ready', main: true };
}
