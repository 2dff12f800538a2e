// The cards: what kind each is and how it is drawn.

import type { ValleyPrinted, ValleySeatView } from '../../generated/wire';

export type Kind = ValleyPrinted['kind'];
type Printed = ValleyPrinted | undefined;

/** The kind of a card; one that is in no box is drawn as a companion. */
export const kindOf = (printed: Printed): Kind => printed?.kind ?? 'companion';

export const isPapyrus = (printed: Printed): boolean => kindOf(printed).startsWith('papyrus');
export const isTrap = (printed: Printed): boolean => kindOf(printed).endsWith('trap');
export const isLiving = (printed: Printed): boolean => ['companion', 'animal'].includes(kindOf(printed));

/** The frame of a card: papyri have that of the trap or undead they are. */
export const frameOf = (printed: Printed): string => kindOf(printed).replace('papyrus-', '');

const GLYPHS: Record<string, string> = {
  companion: 't-comp',
  animal: 't-ani',
  trap: 't-trap',
  undead: 't-undead',
  adventurer: 't-adv',
};
export const glyphOf = (printed: Printed): string => GLYPHS[frameOf(printed)] ?? 't-undead';

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
