// The position in words, for those who listen.

import { t } from '../../lib/text.svelte';
import { roundOf } from './moves';
import { nameOf } from './names';
import type { Game } from './hand.svelte';

export function spoken(game: Game): string {
  const { view } = game;
  const own = game.seat >= 0 ? game.seat : 0;
  const [mine, theirs] = [view.seats[own]!, view.seats[1 - own]!];
  const who =
    view.holder === game.seat
      ? t('page-valley-holder-you')
      : t('page-valley-holder', { seat: view.holder }, game.names);
  const said = t('page-valley-spoken', {
    round: roundOf(view),
    who,
    mine: mine.won.length,
    wanted: game.box.wanted,
    coins: mine.coins,
    cards: mine.hand_size,
    papyri: mine.papyri_left,
    other: game.names[1 - own] ?? '',
    theirs: theirs.won.length,
    their_coins: theirs.coins,
    their_cards: theirs.hand_size,
  });
  if (!view.tomb) return said;
  const hidden = theirs.face_down_cards + theirs.face_down_papyri;
  const tomb = t('page-valley-spoken-tomb', {
    tomb: nameOf(view.tomb),
    mine: mine.strength,
    theirs: theirs.strength,
    hidden,
  });
  return `${said} ${tomb}`;
}
