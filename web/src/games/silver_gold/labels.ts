// A card in words: number, colour, and what lies in its chamber.

import type { SilverGoldCardView } from '../../generated/wire';
import { t } from '../../lib/text.svelte';
import { wordFor } from './names';

export function cardLabel(card: SilverGoldCardView): string {
  const signs = card.drawn.join('');
  const found = [...'RGFSPX'].flatMap((sign) => {
    const n = signs.split(sign).length - 1;
    return n ? [t('page-silver-gold-many', { n, what: t(wordFor(sign)) })] : [];
  });
  return t('page-silver-gold-card', { card: card.ordinal, colour: card.colour, inside: found.join(', ') });
}
