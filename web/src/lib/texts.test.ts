import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { SHELF } from '../games/shelf';
import { GAMES } from '../generated/games';
import generated from '../generated/texts.ts?raw';
import { keyFor, keyOf } from './keys';

const texts = import.meta.glob<string>(['../../texts/*.ftl', '../games/*/texts/*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const code = Object.values(
  import.meta.glob<string>('../**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' }),
).join('\n');

function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, source] of Object.entries(texts)) {
    if (file.slice(-6, -4) !== language) continue;
    for (const { id, value } of new FluentResource(source).body) {
      expect(found.has(id), `${id} stands twice`).toBe(false);
      found.set(id, JSON.stringify(value));
    }
  }
  return found;
}

const args = (pattern: string): string[] =>
  [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ''))].sort();

const german = messages('de');
const english = messages('en');

test('both languages have the same keys', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
});

test('both languages have the same arguments', () => {
  for (const [key, pattern] of german) expect(args(pattern), key).toEqual(args(english.get(key) ?? ''));
});

test('every key is used', () => {
  const starts = [...code.matchAll(/(?:`((?:page|guide)-[a-z-]+)\$\{|keyIn\('((?:page|guide)-[a-z-]+)',)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const said = (key: string) => key.endsWith('-you') && code.includes(`'${key.slice(0, -4)}'`); // to oneself
  const unused = [...english.keys()].filter(
    (key) =>
      !said(key) &&
      !code.includes(`'${key}'`) &&
      !code.includes(`"${key}"`) &&
      !starts.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every key in the code exists', () => {
  const used = new Set([...code.matchAll(/\bt\(\s*'(page-[a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
  expect([...used].filter((key) => !english.has(key))).toEqual([]);
});

test('the page loads every text, the generated keys are theirs, and every game has what all have', async () => {
  for (const language of ['de', 'en']) {
    const loaded = (await (language === 'de' ? import('./texts/de') : import('./texts/en'))).default;
    const keys = [...loaded.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
    expect(new Set(keys).size, 'a key stands twice').toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('page-') || key.startsWith('guide-')).sort()).toEqual(
      [...english.keys()].sort(),
    );
    expect([...generated.matchAll(/'([\w-]+)'/g)].map((match) => match[1])).toEqual(keys.sort());
    for (const game of GAMES) expect(keys, game).toContain(keyFor(game, 'name'));
    for (const { game } of SHELF) expect(keys, game).toContain(`page-about-${keyOf(game)}`);
  }
});
