import { describe, expect, test } from 'vitest';
import type { ValleyBox, ValleySeatView, ValleyView } from '../../generated/wire';
import { answers } from './answers';
import { asked } from './asked';
import { emblemOf, frameOf, isLiving, isPapyrus, isTrap, kindOf, type Kind } from './cards';
import { nearest } from './keys';
import {
  asks,
  bonusOf,
  campSlots,
  clickOf,
  keyed,
  laneSlots,
  roundOf,
  slotsOf,
  stepOf,
  wantedZones,
  type Zone,
} from './moves';

const side = (more: Partial<ValleySeatView> = {}): ValleySeatView => ({
  adventurer: 'tara',
  coins: 1,
  medallion: false,
  hand: [],
  hand_size: 0,
  known: [],
  papyri: [],
  papyri_left: 3,
  camp: [],
  adventurer_inside: false,
  paralysed: false,
  inside: [],
  strength: 0,
  face_down: [],
  face_down_cards: 0,
  face_down_papyri: 0,
  turned_up: [],
  traps: [],
  won: [],
  passed: false,
  consoled: false,
  ...more,
});

const position = (more: Partial<ValleyView> = {}): ValleyView => ({
  stage: 'play',
  seat: 0,
  discard_for: '',
  holder: 0,
  camper: 0,
  seats: [side(), side()],
  supply: 8,
  deck: 70,
  discard_pile: 0,
  last_discard: '',
  spent: [],
  tomb: '',
  limit: 0,
  tombs_left: 7,
  top: '',
  smugglers: 0,
  card: '',
  named: [],
  wounded: '',
  shield_used: false,
  last_fight: null,
  ...more,
});

const KINDS: Record<string, Kind> = {
  thief: 'companion',
  ape: 'animal',
  jackal: 'animal',
  pit: 'trap',
  mummy: 'undead',
  ban: 'papyrus-trap',
  sphinx: 'papyrus-undead',
};
const printed = (kind: Kind) => ({ kind, copies: 1, cost: 0, strength: 1, effect: 'none' });
const box: ValleyBox = {
  cards: Object.fromEntries(Object.entries(KINDS).map(([card, kind]) => [card, printed(kind)])),
  coins: 8,
  papyri: 3,
  hand: 5,
  resources: 4,
  most_cards: 5,
  most_coins: 2,
  wanted: 4,
  consolation: 0,
};
const seen = (more: Partial<ValleyView> = {}) => ({ view: position(more), box });
const moveOf = (game: ReturnType<typeof seen>, zone: Zone, card: string, smuggling = false) =>
  clickOf(game, zone, card, smuggling).move;

const fighter = (card: string, strength: number, extra = 0) => ({
  card,
  strength: strength + extra,
  pieces: [{ reason: 'base', amount: strength }, ...(extra ? [{ reason: 'tomb', amount: extra }] : [])],
});

describe('cards', () => {
  test('whatever is in no box is drawn as a companion', () => expect(kindOf(undefined)).toBe('companion'));
  test('a papyrus has the frame of what it is', () => {
    expect(isPapyrus(box.cards['ban'])).toBe(true);
    expect(frameOf(box.cards['ban'])).toBe('trap');
    expect(isTrap(box.cards['ban'])).toBe(true);
    expect(frameOf(box.cards['sphinx'])).toBe('undead');
  });
  test('obstacles do not live', () =>
    expect(['jackal', 'thief', 'pit', 'mummy'].map((card) => isLiving(box.cards[card]))).toEqual([
      true,
      true,
      false,
      false,
    ]));
  test('some drawings have older names', () => expect(emblemOf('royal_mummy')).toBe('card-king'));
});

describe('what a click means', () => {
  test('a helper in hand is played in camp', () => expect(moveOf(seen(), 'hand', 'thief')).toBe('play thief'));
  test('an obstacle asks to be laid, so that the refusal says when', () =>
    expect(moveOf(seen(), 'hand', 'pit')).toBe('lay pit'));
  test('with a smuggler at work anything is smuggled', () =>
    expect(moveOf(seen(), 'hand', 'pit', true)).toBe('smuggle pit'));
  test('a forced discard', () => expect(moveOf(seen({ stage: 'discard' }), 'hand', 'ape')).toBe('discard ape'));
  test('a helper may be laid as a bluff', () => expect(moveOf(seen({ stage: 'lay' }), 'hand', 'ape')).toBe('lay ape'));
  test('camp, other camp, tomb', () => {
    expect(moveOf(seen(), 'camp', 'adventurer')).toBe('send adventurer');
    expect(moveOf(seen(), 'theirs-camp', 'ape')).toBe('target ape');
    expect(moveOf(seen(), 'theirs-camp', 'adventurer')).toBe('');
    expect(moveOf(seen(), 'theirs', 'ape')).toBe('hit theirs ape');
  });
  test('a verb is asked for if some move begins with it', () => {
    expect(asks([{ move: 'send ape', verb: 'send', arguments: ['ape'], clicks: [] }], 'send')).toBe(true);
    expect(asks([], 'send')).toBe(false);
  });
});

describe('rows of cards', () => {
  test('cards of one name keep their places', () =>
    expect(keyed(['ape', 'ape', 'pit']).map(({ key }) => key)).toEqual(['ape.1', 'ape.2', 'pit.1']));
  test('as many cards are marked as seen as were seen', () =>
    expect(slotsOf(seen(), 'hand', ['ape', 'ape'], false, ['ape']).map((slot) => slot.seen)).toEqual([true, false]));
  test('the adventurer waits in camp until it is inside', () => {
    const waiting = seen({ seats: [side({ camp: ['ape'] }), side({ adventurer_inside: true })] });
    expect(campSlots(waiting, 0, true).map((slot) => slot.card)).toEqual(['tara', 'ape']);
    expect(campSlots(waiting, 1, false)).toEqual([]);
  });
  test('a lane holds fighters, traps and what lies face down', () => {
    const open = seen({
      stage: 'hit',
      card: 'pit',
      named: ['hit theirs ape'],
      seats: [
        side({ inside: [fighter('adventurer', 2)], traps: ['net'] }),
        side({ inside: [fighter('ape', 1, 1)], face_down_papyri: 1 }),
      ],
    });
    expect(laneSlots(open, 0, true).map((slot) => slot.card)).toEqual(['tara', 'pit', 'net']);
    const theirs = laneSlots(open, 1, false);
    expect(theirs[0]).toMatchObject({ card: 'ape', strength: 2, bonus: 1, named: true, move: 'hit theirs ape' });
    expect(theirs[1]).toMatchObject({ card: '', papyrus: true });
  });
  test('what is not printed is a bonus', () => expect(bonusOf(0, [{ reason: 'base', amount: 2 }])).toBe(-2));
});

describe('the round', () => {
  test('each tomb won and each pass ended a round', () => {
    expect(roundOf(position({ seats: [side({ won: ['ramses'], passed: true }), side()] }))).toBe(3);
    expect(roundOf(position({ stage: 'over', seats: [side({ won: ['ramses'] }), side()] }))).toBe(1);
  });
  test('a discard belongs to the step that asks for it', () => {
    expect(stepOf(position({ stage: 'discard', discard_for: 'limit' }))).toBe('camp');
    expect(stepOf(position({ stage: 'discard', discard_for: 'terror' }))).toBe('enter');
    expect(stepOf(position({ stage: 'save' }))).toBe('traps');
  });
  test('sending is about the camp', () => expect(wantedZones(position({ stage: 'send' }))).toEqual(['camp']));
});

describe('answers and questions', () => {
  const game = (view: ValleyView, ...moves: string[]) => ({
    view,
    seat: 0,
    legal: moves.map((move) => ({ move, verb: move.split(' ')[0]!, arguments: move.split(' ').slice(1), clicks: [] })),
  });
  test('sending nobody is not the main button', () =>
    expect(answers(game(position({ stage: 'send' }), 'ready'))).toMatchObject([
      { key: 'page-valley-nobody-in', main: false },
    ]));
  test('passing stands before opening', () =>
    expect(answers(game(position({ stage: 'choose' }), 'open', 'pass')).map((answer) => answer.move)).toEqual([
      'pass',
      'open',
    ]));
  test('who waits hears who decides', () =>
    expect(asked({ ...seen({ seat: 1 }), seat: 0, active: false })).toEqual({
      key: 'page-valley-wait-play',
      args: { seat: 1 },
    }));
  test('the holder may bluff once', () => {
    const holder = (...face_down: string[]) =>
      seen({ stage: 'lay', seats: [side({ medallion: true, face_down }), side()] });
    expect(asked({ ...holder(), seat: 0, active: true }).key).toBe('valley-ask-lay-bluff');
    expect(asked({ ...holder('ape'), seat: 0, active: true }).key).toBe('valley-ask-lay');
  });
  test('how many cards must go is the box’s to say', () => {
    const full = seen({ stage: 'discard', discard_for: 'limit', seats: [side({ hand_size: 7 }), side()] });
    const n = (most_cards: number) =>
      asked({ ...full, box: { ...box, most_cards }, seat: 0, active: true }).args?.['n'];
    expect([n(5), n(3)]).toEqual([2, 4]);
  });
  test('what is a helper is the box’s to say', () => {
    const other = { ...seen(), box: { ...box, cards: { ...box.cards, pit: printed('companion') } } };
    expect([moveOf(seen(), 'hand', 'pit'), moveOf(other, 'hand', 'pit')]).toEqual(['lay pit', 'play pit']);
  });
});

test('arrows go to the nearest card that way', () => {
  const cards = [0, 50, 100].map((x) => ({ x, y: 0 }));
  expect(nearest(cards[1]!, cards, [1, 0])).toBe(2);
  expect(nearest(cards[1]!, [...cards, { x: 60, y: 90 }], [0, 1])).toBe(3);
  expect(nearest(cards[2]!, cards, [1, 0])).toBe(-1);
});
