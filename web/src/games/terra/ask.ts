// What is asked of the viewer now.

import { keyIn } from '../../lib/keys';
import type { Asked } from '../page';
import { bricksOf } from './marks';
import type { Game } from './hand.svelte';

export function prompt(game: Game): Asked {
  const { view } = game;
  if (!game.legal.length) return { key: 'page-terra-wait', args: { seat: view.seat } };
  if (view.stage === 'work') return { key: 'page-terra-ask-work', args: { n: view.waiting.length } };
  if (view.stage === 'limits') return limits(game); // the other stages ask without numbers
  return { key: keyIn('page-terra-ask-', view.stage) };
}

function limits({ view, box, seat }: Game): Asked {
  const side = view.sides[view.seats[seat]?.side ?? 0]!;
  const bricks = bricksOf(box, side.bricks).length;
  if (bricks > box.most_bricks) return { key: 'page-terra-ask-bricks', args: { held: bricks, most: box.most_bricks } };
  return { key: 'page-terra-ask-gold', args: { held: side.gold, most: box.most_gold } };
}
