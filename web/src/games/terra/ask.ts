// What is asked of the viewer now.

import type { TerraView } from '../../generated/wire';
import { keyIn } from '../../lib/keys';
import type { Asked } from '../page';
import { bricksOf, MOST_BRICKS, MOST_GOLD } from './marks';
import type { Game } from './hand.svelte';

export function prompt(game: Game): Asked {
  const { view, seat } = game;
  if (!game.legal.length) return { key: 'page-terra-wait', args: { seat: view.seat } };
  if (view.stage === 'work') return { key: 'page-terra-ask-work', args: { n: view.waiting.length } };
  if (view.stage === 'limits') return limits(view, seat);
  return { key: keyIn('page-terra-ask-', view.stage) };
}

function limits(view: TerraView, seat: number): Asked {
  const side = view.sides[view.seats[seat]?.side ?? 0]!;
  const bricks = bricksOf(side.bricks).length;
  if (bricks > MOST_BRICKS) return { key: 'page-terra-ask-bricks', args: { held: bricks, most: MOST_BRICKS } };
  return { key: 'page-terra-ask-gold', args: { held: side.gold, most: MOST_GOLD } };
}
