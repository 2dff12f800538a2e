// Which move a click means, which step of the round it is, which cards lie where. No rules in here.

import type { Choice, ValleySeatView, ValleyView } from '../../generated/wire';
import { faceOf, isLiving } from './cards';

export type Zone = 'hand' | 'papyri' | 'camp' | 'theirs-camp' | 'mine' | 'theirs' | 'traps';

/** A place for a card in a row. */
export interface Slot {
  key: string; // the same card keeps it
  card: string; // what is drawn; '' = a back
  move: string; // what a click means; '' = nothing
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
function handMove(view: ValleyView, card: string, smuggling: boolean): string {
  if (smuggling) return `smuggle ${card}`;
  if (view.stage === 'discard') return `discard ${card}`;
  if (view.stage === 'lay' || !isLiving(card)) return `lay ${card}`;
  return `play ${card}`;
}

export function moveOf(view: ValleyView, zone: Zone, card: string, smuggling = false): string {
  if (zone === 'hand') return handMove(view, card, smuggling);
  if (zone === 'papyri') return `lay ${card}`;
  if (zone === 'camp') return `send ${card}`;
  if (zone === 'theirs-camp') return card === 'adventurer' ? '' : `target ${card}`;
  if (zone === 'traps') return `spring ${card}`;
  return `hit ${zone} ${card}`;
}

export const verbOf = (move: string): string => move.split(' ')[0] ?? '';

export const asks = (legal: Choice[], verb: string): boolean => legal.some((choice) => verbOf(choice.move) === verb);

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
export function slotsOf(
  view: ValleyView,
  zone: Zone,
  cards: string[],
  smuggling = false,
  known: string[] = [],
): Slot[] {
  const left = [...known];
  return keyed(cards).map(({ key, card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { key, card, move: moveOf(view, zone, card, smuggling), seen: at >= 0 };
  });
}

export const backs = (count: number, papyrus = false): Slot[] =>
  Array.from({ length: Math.max(0, count) }, (_, k) => ({
    key: `back${papyrus ? 'p' : 'c'}.${k}`,
    card: '',
    move: '',
    papyrus,
  }));

/** A seat's camp with its adventurer first, unless that one is inside. */
export function campSlots(view: ValleyView, seat: number, own: boolean): Slot[] {
  const side = view.seats[seat]!;
  const zone = own ? 'camp' : 'theirs-camp';
  const waits = side.adventurer !== '' && !side.adventurer_inside;
  const cards = slotsOf(view, zone, side.camp);
  if (!waits) return cards;
  return [{ key: 'adventurer', card: side.adventurer, move: moveOf(view, zone, 'adventurer') }, ...cards];
}

/** How much of a strength is not printed on the card. */
export const bonusOf = (strength: number, pieces: { reason: string; amount: number }[]): number =>
  strength - (pieces.find((piece) => piece.reason === 'base')?.amount ?? strength);

/** Everything in a seat's lane of the tomb: fighters, traps turned up, cards face down. */
export function laneSlots(view: ValleyView, seat: number, own: boolean): Slot[] {
  const side = view.seats[seat]!;
  return [...fighterSlots(view, seat, own), ...trapSlots(view, side, seat, own), ...hiddenSlots(side)];
}

function fighterSlots(view: ValleyView, seat: number, own: boolean): Slot[] {
  const side = view.seats[seat]!;
  const zone = own ? 'mine' : 'theirs';
  const named = [...view.named];
  const keys = keyed(side.inside.map((fighter) => fighter.card));
  return side.inside.map((fighter, k) => {
    const move = moveOf(view, zone, fighter.card);
    const at = named.indexOf(moveOf(view, view.seat === seat ? 'mine' : 'theirs', fighter.card));
    if (at >= 0) named.splice(at, 1);
    const bonus = bonusOf(fighter.strength, fighter.pieces);
    return {
      key: keys[k]!.key,
      card: faceOf(side, fighter.card),
      move,
      strength: fighter.strength,
      bonus,
      named: at >= 0,
    };
  });
}

function trapSlots(view: ValleyView, side: ValleySeatView, seat: number, own: boolean): Slot[] {
  const waiting = keyed(side.traps).map(({ key, card }) => ({
    key: `trap.${key}`,
    card,
    move: own ? moveOf(view, 'traps', card) : '',
  }));
  const aims = view.stage === 'hit' && view.seat === seat && view.card !== '';
  return aims ? [{ key: `aim.${view.card}`, card: view.card, move: '', aiming: true }, ...waiting] : waiting;
}

function hiddenSlots(side: ValleySeatView): Slot[] {
  if (side.face_down.length)
    return keyed(side.face_down).map(({ key, card }) => ({ key: `laid.${key}`, card, move: '', laid: true }));
  return [...backs(side.face_down_cards), ...backs(side.face_down_papyri, true)];
}
