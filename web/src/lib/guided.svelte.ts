// How far each game's guide has come on this device; 'done' once it was skipped or finished.

import type { Step } from '../games/guide';
import { keyOf } from './keys';
import type { Playing } from './playing.svelte';

const KEY = 'saqqara-guide';

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** How a step is kept: its key without `guide-<game>-`. */
const shortOf = (name: string, key: Step['key']): string => key.slice(`guide-${keyOf(name)}-`.length);

const heard: Record<string, string[]> = $state(kept());

/** The first thing that is due and was not said yet. */
export function nextStep(name: string, steps: Step[], game: Playing): Step | null {
  const said = heard[name] ?? [];
  if (said.includes('skip')) return null;
  return steps.find((step) => !said.includes(shortOf(name, step.key)) && step.when(game)) ?? null;
}

/** Said; `skip` ends the guide of the game. */
export function said(name: string, key: Step['key'] | 'skip'): void {
  heard[name] = [...(heard[name] ?? []), key === 'skip' ? key : shortOf(name, key)];
  keep();
}

export function guideAgain(name: string): void {
  heard[name] = [];
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    // Then it is said again next time.
  }
}
