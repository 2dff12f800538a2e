// The keyboard on the table: arrows go from card to card, a few letters answer.

import type { ValleyView } from '../../generated/wire';
import type { Playing } from '../../lib/playing.svelte';
import { answers } from './answers';
import type { Desk } from './desk.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LETTERS: Record<string, string> = { o: 'open', p: 'pass' };

export function key(game: Playing<ValleyView>, desk: Desk, event: KeyboardEvent): boolean {
  if (event.repeat && event.key === 'Enter') return false;
  const arrow = ARROWS[event.key];
  if (arrow) return step(arrow);
  if (event.key === 'Escape' && (desk.smuggling || desk.reading)) return letGo(desk);
  if (event.key === 's' && game.view.smugglers > 0) return ((desk.smuggling = !desk.smuggling), true);
  if (event.key === 'Enter' && event.target === document.body)
    return send(game, desk, answers(game).find((answer) => answer.main)?.move);
  if (/^[0-4]$/.test(event.key)) return send(game, desk, `split ${event.key}`);
  return send(game, desk, LETTERS[event.key]);
}

function letGo(desk: Desk): boolean {
  desk.smuggling = false;
  desk.reading = null;
  return true;
}

/** Plays a move if it is open; otherwise the key means nothing. */
function send(game: Playing<ValleyView>, desk: Desk, move: string | undefined): boolean {
  if (!move || !game.legal.some((choice) => choice.move === move)) return false;
  void desk.play(move, { clientX: 0, clientY: 0, currentTarget: null });
  return true;
}

export interface Box {
  x: number;
  y: number;
}

/** The nearest point in a direction; sideways counts double. -1 = none. */
export function nearest(from: Box, all: Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  all.forEach((to, k) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least) [best, least] = [k, far];
  });
  return best;
}

function step(way: [number, number]): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('.valley button')].filter((button) => button.offsetParent);
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.closest('.valley')) {
    (document.querySelector<HTMLElement>('.valley .slot.legal, .valley .way, .valley .gate.legal') ?? all[0])?.focus();
    return all.length > 0;
  }
  // Cards overlap: their left edges tell them apart.
  const boxes = all
    .map((button) => button.getBoundingClientRect())
    .map((box) => ({ x: box.left, y: box.top + box.height / 2 }));
  const at = all.indexOf(here);
  const next = at < 0 ? -1 : nearest(boxes[at]!, boxes, way);
  all[next]?.focus();
  return true;
}
