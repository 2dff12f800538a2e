// Keys at the table: R turns, 1–5 choose, E ends, W buys white, Enter takes, Esc lets go, arrows reach the board.

import type { TerraView } from '../../generated/wire';
import type { Playing } from '../../lib/playing.svelte';
import type { Desk } from './desk.svelte';

export function key(game: Playing<TerraView>, desk: Desk, event: KeyboardEvent): boolean {
  const { stage } = game.view;
  const free = event.target === document.body; // nothing else waits for this key
  if (event.key.startsWith('Arrow') && free) return arrow(game, desk, event.key);
  if (!desk.mine) return false;
  if (event.key === 'Escape') return desk.letGo();
  if (event.key === 'Enter' && free) return enter(game, desk);
  if (/^[1-5]$/.test(event.key)) return number(game, desk, Number(event.key));
  const letter = event.key.toLowerCase();
  if (letter === 'r' && stage === 'lay') desk.turn();
  else if (letter === 'e' && stage === 'work') desk.send('end');
  else if (letter === 'w') desk.send('buy white');
  else return false;
  return true;
}

function arrow(game: Playing<TerraView>, desk: Desk, name: string): boolean {
  const { stage, choices } = game.view;
  const by = name === 'ArrowLeft' ? -1 : name === 'ArrowRight' ? 1 : 0;
  if (stage === 'row' && desk.mine && by) {
    const now = choices.findIndex((row) => row.row === desk.row);
    desk.light(choices[(now + by + choices.length) % choices.length]!.row);
    return true;
  }
  document.querySelector<HTMLElement>('[data-field][tabindex="0"]')?.focus();
  return true;
}

function enter(game: Playing<TerraView>, desk: Desk): boolean {
  const { stage } = game.view;
  if (stage === 'row' && desk.row) desk.send(`row ${desk.row}`);
  else if (stage === 'draw' && desk.stack) desk.send(`take ${desk.stack}`);
  else return false;
  return true;
}

function number(game: Playing<TerraView>, desk: Desk, n: number): boolean {
  const { stage, choices } = game.view;
  if (stage === 'row' && choices[n - 1]) desk.light(choices[n - 1]!.row);
  else if (stage === 'pick') desk.send(`pick ${n}`);
  else return false;
  return true;
}
