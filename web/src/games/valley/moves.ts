// Which move a click means, which step of the round it is, which cards lie where. No rules in here.

import type { Choice, ValleySeatView, ValleyView } from '../../generated/wire';
import { faceOf, isLiving } from './cards';
import type { Game } from './hand.svelte';

type Seen = Pick<Game, 'view' | 'box'>;

export type Zone = 'hand' | 'papyri' | 'camp' | 'theirs-camp' | 'mine' | 'theirs' | 'traps';

/** What a click means; both are '' where it means nothing. */
interface Click {
  verb: string;
  move: string; // the notation
}
export const NO_CLICK: Click = { verb: '', move: '' };
const click = (verb: string, ...rest: string[]): Click => ({ verb, move: [verb, ...rest].join(' ') });

/** A place for a card in a row. */
export interface Slot extends Click {
  key: string; // the same card keeps it
  card: string; // what is drawn; '' = a back
  strength?: number;
  bonus?: number;
  papyrus?: boolean; // of a back
  laid?: boolean; // face down, but the viewer's own
  seen?: boolean; // known to the other seat, or to the viewer
  named?: boolean; // a target already
  aiming?: boolean; // the trap that asks for a target
}

export const STEPS = ['camp', 'open', 'enter', 'lay', 'traps'] as const;
export type Step = (typeof STEPS)[number];

const STEP: Record<string, Step> = {
  choose: 'open',
  send: 'enter',
  lay: 'lay',
  spring: 'traps',
  hit: 'traps',
  save: 'traps',
};
const DISCARD_STEP: Record<string, Step> = { tomb: 'open', terror: 'enter' };

export function stepOf(view: ValleyView): Step {
  if (view.stage === 'discard') return DISCARD_STEP[view.discard_for] ?? 'camp';
  if (view.stage === 'box') return view.tomb ? 'open' : 'camp';
  return STEP[view.stage] ?? 'camp';
}

/** Every round but a passed one gives a tomb away. */
export function roundOf(view: ValleyView): number {
  const ended = view.seats.flatMap((side) => [side.won.length, Number(side.passed)]);
  const before = ended.reduce((a, b) => a + b, 0);
  return view.stage === 'over' ? before : before + 1;
}

/** A click on a hand card; what is not allowed is sent all the same, to hear why. */
function handClick({ view, box }: Seen, card: string, smuggling: boolean): Click {
  if (smuggling) return click('smuggle', card);
  if (view.stage === 'discard') return click('discard', card);
  if (view.stage === 'lay' || !isLiving(box.cards[card])) return click('lay', card);
  return click('play', card);
}

export function clickOf(game: Seen, zone: Zone, card: string, smuggling = false): Click {
  if (zone === 'hand') return handClick(game, card, smuggling);
  if (zone === 'papyri') return click('lay', card);
  if (zone === 'camp') return click('send', card);
  if (zone === 'theirs-camp') return card === 'adventurer' ? NO_CLICK : click('target', card);
  if (zone === 'traps') return click('spring', card);
  return click('hit', zone, card);
}

export const asks = (legal: Choice[], verb: string): boolean => legal.some((choice) => choice.verb === verb);

/** Which own cards a stage is about; the others make room. */
export function wantedZones(view: ValleyView): Zone[] {
  if (view.stage === 'send') return ['camp'];
  if (view.stage === 'lay') return ['hand', 'papyri'];
  return ['play', 'discard'].includes(view.stage) ? ['hand'] : ['camp', 'hand', 'papyri'];
}

/** Cards of a name are numbered, so that each keeps its place on the page. */
export function keyed(cards: string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return { key: `${card}.${n}`, card };
  });
}

/** The slots of cards among which some are known to somebody. */
export function slotsOf(game: Seen, zone: Zone, cards: string[], smuggling = false, known: string[] = []): Slot[] {
  const left = [...known];
  return keyed(cards).map(({ key, card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { key, card, ...clickOf(game, zone, card, smuggling), seen: at >= 0 };
  });
}

export const backs = (count: number, papyrus = false): Slot[] =>
  Array.from({ length: Math.max(0, count) }, (_, k) => ({
    key: `back${papyrus ? 'p' : 'c'}.${k}`,
    card: '',
    ...NO_CLICK,
    papyrus,
  }));

/** A seat's camp with its adventurer first, unless that one is inside. */
export function campSlots(game: Seen, seat: number, own: boolean): Slot[] {
  const side = game.view.seats[seat]!;
  const zone = own ? 'camp' : 'theirs-camp';
  const waits = side.adventurer !== '' && !side.adventurer_inside;
  const cards = slotsOf(game, zone, side.camp);
  if (!waits) return cards;
  return [{ key: 'adventurer', card: side.adventurer, ...clickOf(game, zone, 'adventurer') }, ...cards];
}

/** How much of a strength is not printed on the card. */
export const bonusOf = (strength: number, pieces: { reason: string; amount: number }[]): number =>
  strength - (pieces.find((piece) => piece.reason === 'base')?.amount ?? strength);

/** Everything in a seat's lane of the tomb: fighters, traps turned up, cards face down. */
export function laneSlots(game: Seen, seat: number, own: boolean): Slot[] {
  return [...fighterSlots(game, seat, own), ...trapSlots(game, seat, own), ...hiddenSlots(game.view.seats[seat]!)];
}

function fighterSlots(game: Seen, seat: number, own: boolean): Slot[] {
  const { view } = game;
  const side = view.seats[seat]!;
  const zone = own ? 'mine' : 'theirs';
  const named = [...view.named];
  const keys = keyed(side.inside.map((fighter) => fighter.card));
  return side.inside.map((fighter, k) => {
    const at = named.indexOf(clickOf(game, view.seat === seat ? 'mine' : 'theirs', fighter.card).move);
    if (at >= 0) named.splice(at, 1);
    const bonus = bonusOf(fighter.strength, fighter.pieces);
    return {
      key: keys[k]!.key,
      card: faceOf(side, fighter.card),
      ...clickOf(game, zone, fighter.card),
      strength: fighter.strength,
      bonus,
      named: at >= 0,
    };
  });
}

function trapSlots(game: Seen, seat: number, own: boolean): Slot[] {
  const { view } = game;
  const waiting = keyed(view.seats[seat]!.traps).map(({ key, card }) => ({
    key: `trap.${key}`,
    card,
    ...(own ? clickOf(game, 'traps', card) : NO_CLICK),
  }));
  const aims = view.stage === 'hit' && view.seat === seat && view.card !== '';
  return aims ? [{ key: `aim.${view.card}`, card: view.card, ...NO_CLICK, aiming: true }, ...waiting] : waiting;
}

function hiddenSlots(side: ValleySeatView): Slot[] {
  if (side.face_down.length)
    return keyed(side.face_down).map(({ key, card }) => ({ key: `laid.${key}`, card, ...NO_CLICK, laid: true }));
  return [...backs(side.face_down_cards), ...backs(side.face_down_papyri, true)];
}
