// Keys at the table: R turns, numbers choose, E ends, W buys white, Enter takes, Esc lets go, arrows reach the board.

import type { Game, Hand } from './hand.svelte';

export function key(game: Game, hand: Hand, event: KeyboardEvent): boolean {
  const { stage } = game.view;
  const free = event.target === document.body; // nothing else waits for this key
  if (event.key.startsWith('Arrow') && free) return arrow(game, hand, event.key);
  if (!hand.mine) return false;
  if (event.key === 'Escape') return hand.letGo();
  if (event.key === 'Enter' && free) return enter(game, hand);
  const n = Number(event.key);
  if (n >= 1 && n <= game.box.height) return number(game, hand, n);
  const letter = event.key.toLowerCase();
  if (letter === 'r' && stage === 'lay') hand.turn();
  else if (letter === 'e' && stage === 'work') hand.send('end');
  else if (letter === 'w') hand.send('buy white');
  else return false;
  return true;
}

function arrow(game: Game, hand: Hand, name: string): boolean {
  const { stage, choices } = game.view;
  const by = name === 'ArrowLeft' ? -1 : name === 'ArrowRight' ? 1 : 0;
  if (stage === 'row' && hand.mine && by) {
    const now = choices.findIndex((row) => row.row === hand.row);
    hand.light(choices[(now + by + choices.length) % choices.length]!.row);
    return true;
  }
  document.querySelector<HTMLElement>('[data-field][tabindex="0"]')?.focus();
  return true;
}

function enter(game: Game, hand: Hand): boolean {
  const { stage } = game.view;
  if (stage === 'row' && hand.row) hand.send(`row ${hand.row}`);
  else if (stage === 'draw' && hand.stack) hand.send(`take ${hand.stack}`);
  else return false;
  return true;
}

function number(game: Game, hand: Hand, n: number): boolean {
  const { stage, choices } = game.view;
  if (stage === 'row' && choices[n - 1]) hand.light(choices[n - 1]!.row);
  else if (stage === 'pick') hand.send(`pick ${n}`);
  else return false;
  return true;
}
