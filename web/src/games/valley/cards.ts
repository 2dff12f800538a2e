// The cards: what kind each is and how it is drawn.

import type { ValleySeatView } from '../../generated/wire';

export type Kind =
  'companion' | 'animal' | 'trap' | 'undead' | 'adventurer' | 'tomb' | 'papyrus-trap' | 'papyrus-undead';

const words = (text: string): string[] => text.split(' ');
const KINDS: [Kind, string[]][] = [
  ['animal', words('ape camel crocodile jackal')],
  ['trap', words('pit dart net rock dust')],
  ['undead', words('mummy guard royal_mummy anubis horus sekhmet seth')],
  ['papyrus-undead', words('ammit sphinx host osiris')],
  ['papyrus-trap', words('curse collapse flood ban')],
  ['tomb', words('sethos amenhotep haremhab thutmosis hatshepsut ramses tutankhamun')],
  ['adventurer', words('tara montana susan karloff adventurer')],
];
const KIND = new Map(KINDS.flatMap(([kind, cards]) => cards.map((card) => [card, kind] as const)));

/** The kind of a card; whatever is not listed is a companion. */
export const kindOf = (card: string): Kind => KIND.get(card) ?? 'companion';

export const isPapyrus = (card: string): boolean => kindOf(card).startsWith('papyrus');
export const isTrap = (card: string): boolean => kindOf(card).endsWith('trap');
export const isLiving = (card: string): boolean => ['companion', 'animal'].includes(kindOf(card));

/** The frame of a card: papyri have that of the trap or undead they are. */
export const frameOf = (card: string): string => kindOf(card).replace('papyrus-', '');

const GLYPHS: Record<string, string> = {
  companion: 't-comp',
  animal: 't-ani',
  trap: 't-trap',
  undead: 't-undead',
  adventurer: 't-adv',
};
export const glyphOf = (card: string): string => GLYPHS[frameOf(card)] ?? 't-undead';

const EMBLEMS: Record<string, string> = { royal_mummy: 'king', dart: 'arrow', montana: 'smith' };
export const emblemOf = (card: string): string => `card-${EMBLEMS[card] ?? card}`;

const TOMB_GLYPHS: Record<string, string> = {
  companions_1: 't-comp',
  undead_1: 't-undead',
  animals_1: 't-ani',
  limit_3: 't-three',
  limit_2: 't-two',
  each_draws: 't-draw',
  each_discards: 't-drop',
};
export const tombGlyph = (effect: string): string => TOMB_GLYPHS[effect] ?? 't-undead';

/** The card behind `adventurer` in a seat's zones. */
export const faceOf = (side: ValleySeatView, card: string): string =>
  card === 'adventurer' && side.adventurer ? side.adventurer : card;
