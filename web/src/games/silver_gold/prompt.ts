// The one sentence that says what is asked now.

import type { Asked } from '../page';
import type { Game } from './hand.svelte';

export function prompt(game: Game): Asked {
  const { view } = game;
  const asked = game.legal.length ? ASKED[view.stage] : undefined;
  if (asked) return asked(game);
  if (game.can.includes('commit')) return { key: 'page-silver-gold-ask-done' };
  const slow = game.seats.findIndex((card, seat) => seat !== game.seat && card.doing === 'thinking');
  if (game.can.includes('uncommit') && slow >= 0) return { key: 'page-silver-gold-ready', args: { seat: slow } };
  const taker = view.stage === 'take' ? (view.actors[0] ?? -1) : -1;
  if (taker >= 0) return { key: 'page-silver-gold-takes', args: { seat: taker } };
  if (slow >= 0) return { key: 'page-silver-gold-waits', args: { seat: slow } };
  return { key: 'page-wait' };
}

/** What a seat is asked, by the stage. */
const ASKED: Record<string, (game: Game) => Asked> = { keep, mark, take };

function keep({ view, box, seat }: Game): Asked {
  const had = view.seats[seat]?.cards.filter((card) => card !== null).length ?? 0;
  return { key: 'silver-gold-ask-keep', args: { left: box.kept - had, kept: box.kept, dealt: box.dealt } };
}

function mark({ view }: Game): Asked {
  if (!view.whole) return { key: 'page-silver-gold-ask-extra' };
  return { key: 'page-silver-gold-ask-mark', args: { pattern: view.pattern } };
}

function take(): Asked {
  return { key: 'page-silver-gold-ask-take' };
}
