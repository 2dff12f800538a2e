// The keyboard on the table: arrows go from card to card, a few letters answer.

import { answers } from './answers';
import type { Game, Hand } from './hand.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LETTERS: Record<string, string> = { o: 'open', p: 'pass' };

export function key(game: Game, hand: Hand, event: KeyboardEvent): boolean {
  if (event.repeat && event.key === 'Enter') return false;
  const arrow = ARROWS[event.key];
  if (arrow) return step(arrow);
  if (event.key === 'Escape' && (hand.smuggling || hand.reading)) return letGo(hand);
  if (event.key === 's' && game.view.smugglers > 0) return ((hand.smuggling = !hand.smuggling), true);
  if (event.key === 'Enter' && event.target === document.body)
    return send(game, hand, answers(game).find((answer) => answer.main)?.move);
  const split = game.legal.find((choice) => choice.verb === 'split' && choice.arguments[0] === event.key);
  return send(game, hand, split?.move ?? LETTERS[event.key]);
}

function letGo(hand: Hand): boolean {
  hand.smuggling = false;
  hand.reading = null;
  return true;
}

/** Plays a move if it is open; otherwise the key means nothing. */
function send(game: Game, hand: Hand, move: string | undefined): boolean {
  if (!move || !game.legal.some((choice) => choice.move === move)) return false;
  void hand.play(move, { clientX: 0, clientY: 0, currentTarget: null });
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
