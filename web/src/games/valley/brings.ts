// What a move would bring, in a sentence; read off the view after it.

import type { ValleyView } from '../../generated/wire';
import { t } from '../../lib/text.svelte';
import type { Game } from './hand.svelte';

export function brings(game: Game, after: ValleyView): string {
  const mine = after.seats[game.seat];
  const now = game.view.seats[game.seat];
  if (!mine || !now) return '';
  if (['split', 'play'].includes(game.view.stage))
    return mine.coins === now.coins ? '' : t('page-valley-coins-after', { n: mine.coins });
  return game.view.tomb && !after.tomb ? outcome(game, after) : sums(game, after);
}

function sums(game: Game, after: ValleyView): string {
  const [mine, theirs] = [game.seat, 1 - game.seat].map((seat) => after.seats[seat]!.strength);
  const same = after.seats.every((side, seat) => side.strength === game.view.seats[seat]!.strength);
  return same ? '' : t('valley-brings-sums', { mine: mine!, theirs: theirs! });
}

/** The last trap leads to the fight; by then nothing is hidden any more. */
function outcome(game: Game, after: ValleyView): string {
  const fight = after.last_fight;
  if (!fight) return '';
  const args = { mine: fight.sums[game.seat]!, theirs: fight.sums[1 - game.seat]!, seat: fight.winner };
  return t('valley-brings-tomb', args, game.names);
}
