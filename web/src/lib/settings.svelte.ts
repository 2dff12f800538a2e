// What a person chose on this device; kept in the browser, never sent.

import { levelOr, USUAL } from './levels';

export type Language = 'de' | 'en';
export type Theme = 'light' | 'dark';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  hints: boolean;
  name: string;
  bot: string;
}

const KEY = 'saqqara';

function defaults(): Kept {
  const german = navigator.language.toLowerCase().startsWith('de');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    language: german ? 'de' : 'en',
    theme: dark ? 'dark' : 'light',
    sound: true,
    hints: false,
    name: '',
    bot: USUAL,
  };
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...defaults(), ...found, bot: levelOr(found.bot) };
  } catch {
    return defaults();
  }
}

export const settings: Kept = $state(kept());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
