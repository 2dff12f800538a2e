// The sentences of the language that is spoken.

import { FluentBundle } from '@fluent/bundle';
import type { TextKey } from '../generated/texts';
import type { Said } from '../generated/wire';
import { keyIn } from './keys';
import { makeBundle, sentence, type Args } from './sentence';
import { settings, type Language } from './settings.svelte';

const loaders = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
};

let bundle: FluentBundle = $state.raw(new FluentBundle('en'));

export async function speak(language: Language): Promise<void> {
  const source = (await loaders[language]()).default;
  bundle = makeBundle(language, source);
  settings.language = language;
  document.documentElement.lang = language;
}

/** The sentence for a key; what is missing shows as its key, so that it is noticed. */
export function t(key: TextKey, args: Args = {}, names: string[] = []): string {
  return sentence(bundle, key, args, names);
}

/** A told thing as a sentence; its key comes from the server. Where the page lights up what is meant, it says it its own way. */
export function tell(said: { key: string; args?: Args }, names: string[]): string {
  const own = keyIn('page-told-', said.key);
  return sentence(bundle, has(own) ? own : said.key, said.args ?? {}, names);
}

/** Whether there is such a sentence: for keys made of words from elsewhere. */
export function has(key: string): key is TextKey {
  return bundle.hasMessage(key);
}

export type { Args, Said };
