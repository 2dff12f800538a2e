// What cards are called and what they do, in words.

import type { ValleyBox, ValleyPrinted } from '../../generated/wire';
import { keyIn } from '../../lib/keys';
import { has, t } from '../../lib/text.svelte';
import { isLiving, isTrap, kindOf } from './cards';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const nameOf = (card: string): string => t(keyIn('valley-card-', dashed(card)));

/** A name that fits on a small card. */
export function shortName(card: string): string {
  const key = keyIn('page-valley-short-', dashed(card));
  return has(key) ? t(key) : nameOf(card);
}

/** What the card does, in a sentence; empty if it does nothing. */
export function textOf(printed: ValleyPrinted | undefined): string {
  if (!printed || printed.effect === 'none') return '';
  return t(keyIn('page-valley-effect-', dashed(printed.effect)));
}

/** When the card works, as it stands before the colon; empty if it always does. */
export const timingOf = (text: string): string => /^[^:.]+:/.exec(text)?.[0] ?? '';

/** Everything about a card in words. */
export function spokenCard(box: ValleyBox, card: string, strength: number | null = null): string {
  const printed = box.cards[card];
  const kind = kindOf(printed);
  const power = strength ?? printed?.strength ?? 0;
  const parts = [nameOf(card), t(`valley-kind-${kind}`)];
  if (printed && isLiving(printed)) parts.push(t('valley-costs', { cost: printed.cost }));
  if (!isTrap(printed) && kind !== 'tomb') parts.push(t('valley-strength', { strength: power }));
  const text = textOf(printed);
  return text ? `${parts.join(', ')}. ${text}` : parts.join(', ');
}
