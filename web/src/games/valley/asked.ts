// What is asked of the viewer.

import { keyIn } from '../../lib/keys';
import type { Asked } from '../page';
import { isLiving } from './cards';
import type { Game } from './hand.svelte';

type Seen = Pick<Game, 'view' | 'box' | 'seat' | 'active'>;

export function asked(game: Seen): Asked {
  const { view, box, seat } = game;
  const mine = view.seats[seat];
  if (!game.active || !mine) return { key: keyIn('page-valley-wait-', view.stage), args: { seat: view.seat } };
  if (view.stage === 'discard')
    return {
      key: keyIn('valley-ask-discard-', view.discard_for),
      args: { n: mine.hand_size - box.most_cards, tomb: view.tomb, card: causeOf(game) },
    };
  if (view.stage === 'choose') return { key: mine.passed ? 'valley-ask-choose' : 'valley-ask-choose-pass' };
  if (view.stage === 'send')
    return { key: 'valley-ask-send', args: { left: view.limit ? view.limit - mine.inside.length : 'none' } };
  if (view.stage === 'lay')
    return {
      key:
        mine.medallion && !mine.face_down.some((card) => isLiving(box.cards[card]))
          ? 'valley-ask-lay-bluff'
          : 'valley-ask-lay',
    };
  if (view.stage === 'hit')
    return { key: view.named.length ? 'valley-ask-hit-second' : 'valley-ask-hit', args: { card: view.card } };
  return { key: keyIn('valley-ask-', view.stage), args: { card: view.card || view.wounded } };
}

/** The card because of which somebody must discard, where it is not the tomb or the limit. */
const causeOf = ({ view, seat }: Seen): string =>
  view.discard_for === 'terror' ? (view.seats[1 - seat]?.adventurer ?? '') : 'mercenary';
