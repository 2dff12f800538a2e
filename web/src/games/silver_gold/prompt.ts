// The one sentence that says what is asked now.

import type { Asked } from '../page';
import type { Game } from './hand.svelte';

export function prompt(game: Game): Asked {
  const { view } = game;
  if (game.legal.length) return asked(game);
  if (game.can.includes('commit')) return { key: 'page-silver-gold-ask-done' };
  const slow = game.seats.findIndex((card, seat) => seat !== game.seat && card.doing === 'thinking');
  if (game.can.includes('uncommit') && slow >= 0) return { key: 'page-silver-gold-ready', args: { seat: slow } };
  const taker = view.stage === 'take' ? (view.actors[0] ?? -1) : -1;
  if (taker >= 0) return { key: 'page-silver-gold-takes', args: { seat: taker } };
  if (slow >= 0) return { key: 'page-silver-gold-waits', args: { seat: slow } };
  return { key: 'page-wait' };
}

function asked({ view, seat }: Game): Asked {
  if (view.stage === 'keep') {
    const kept = view.seats[seat]?.cards.filter((card) => card !== null).length ?? 0;
    return { key: 'silver-gold-ask-keep', args: { left: 2 - kept } };
  }
  if (view.stage === 'take') return { key: 'page-silver-gold-ask-take' };
  if (!view.whole) return { key: 'page-silver-gold-ask-extra' };
  return { key: 'page-silver-gold-ask-mark', args: { pattern: view.pattern } };
}
