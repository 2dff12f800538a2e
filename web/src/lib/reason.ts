// Why something was refused, in the words of the table.

import { Refusal } from './api';
import { has, t } from './text.svelte';

/** A sentence for the refusal; where there is none, what the server said. */
export function reason(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const { code, message } = error.problem;
  if (code === 'lost') return t('page-no-connection');
  return has(`refused-${code}`) ? t(`refused-${code}`) : message;
}
