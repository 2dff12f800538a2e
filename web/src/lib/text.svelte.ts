// Sentences: the same catalogues and the same way of filling them in as in Python.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Said } from '../generated/wire';
import { settings, type Language } from './settings.svelte';

export type Args = Record<string, string | number>;

const SEATS = ['seat', 'side']; // arguments that are numbers of seats
const loaders = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
};

let bundle: FluentBundle = $state.raw(new FluentBundle('en'));

export function makeBundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export async function speak(language: Language): Promise<void> {
  const source = (await loaders[language]()).default;
  bundle = makeBundle(language, source);
  settings.language = language;
  document.documentElement.lang = language;
}

/** The sentence for a key; what is missing shows as its key, so that it is noticed. */
export function t(key: string, args: Args = {}, names: string[] = []): string {
  return sentence(bundle, key, args, names);
}

/** A told thing as a sentence. */
export function tell(said: { key: string; args?: Args }, names: string[]): string {
  return sentence(bundle, said.key, said.args ?? {}, names);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function sentence(from: FluentBundle, key: string, args: Args, names: string[]): string {
  const message = from.getMessage(key);
  if (!message?.value) return key;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) filled[name] = word(from, key, name, value, names);
  return from.formatPattern(message.value, filled);
}

/** Seats by their names; bots by their levels; ids of cards, joined by commas, as the game calls them. */
function word(from: FluentBundle, key: string, name: string, value: string | number, names: string[]): FluentVariable {
  if (typeof value === 'number') {
    if (!SEATS.includes(name)) return value;
    return names[value] ?? sentence(from, 'seat', { number: value + 1 }, []);
  }
  if (name === 'bot' && from.hasMessage(`page-level-${value}`)) return sentence(from, `page-level-${value}`, {}, []);
  const game = key.split('-')[0] ?? '';
  const cards = value.split(',').map((card) => `${game}-card-${card.replaceAll('_', '-')}`);
  if (!cards.every((card) => from.hasMessage(card))) return value;
  return cards.map((card) => sentence(from, card, {}, [])).join(', ');
}

export type { Said };
