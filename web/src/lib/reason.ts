// Why something was refused, in the words of the table.

import type { Problem } from '../generated/wire';
import { Refusal } from './api';
import { has, t } from './text.svelte';

/** A sentence for what was thrown. */
export const reason = (error: unknown): string => (error instanceof Refusal ? told(error.problem) : String(error));

/** A sentence for the refusal; where there is none, what the server said. */
export function told({ code, message }: Pick<Problem, 'code' | 'message'>): string {
  if (code === 'lost') return t('page-no-connection');
  const key = `refused-${code}`;
  return has(key) ? t(key) : message;
}
