// From a wish to a table: opens it, fills the chairs and begins where nobody is awaited.

import { openTable, sit, start } from './api';
import { beginsAtOnce, tableFor, type Wish } from './opening';
import { t } from './text.svelte';

/** Where to go. */
export async function begin(wish: Wish): Promise<string> {
  const { id } = await openTable(tableFor(wish));
  if (wish.company === 'pass')
    for (let seat = 1; seat < wish.seats; seat++) await sit(id, seat, t('page-player', { number: seat + 1 }));
  if (beginsAtOnce(wish)) await start(id);
  return `/t/${id}`;
}
