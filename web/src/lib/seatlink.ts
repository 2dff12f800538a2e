// A seat link is /t/TABLE#take=SECRET: whoever opens it takes the chair, and it works once.

import { followLink } from './api';
import { settings } from './settings.svelte';
import { t } from './text.svelte';

const PATTERN = /#take=([A-Za-z0-9_-]+)/;

export async function followSeatLink(table: string): Promise<void> {
  const secret = PATTERN.exec(location.hash)?.[1];
  if (!secret) return;
  history.replaceState(null, '', location.pathname); // the secret does not stay in the address
  await followLink(table, { secret, name: settings.name || t('page-guest') });
}

export const seatLink = (table: string, secret: string): string => `${location.origin}/t/${table}#take=${secret}`;
export const tableLink = (table: string): string => `${location.origin}/t/${table}`;
