// Sentences: the same catalogues and the same way of filling them in as in Python.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { GAMES } from '../generated/games';
import { keyOf } from './keys';
import type { Language } from './settings.svelte';

export type Args = Record<string, string | number>;

const SEATS = ['seat', 'side']; // arguments that are numbers of seats
// What the keys of a game begin with; the longest first, for `two-word-` is not `two-`.
const STARTS = GAMES.map((game) => `${keyOf(game)}-`).sort((a, b) => b.length - a.length);

export function makeBundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
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
  const game = STARTS.find((start) => key.startsWith(start)) ?? '';
  const cards = value.split(',').map((card) => `${game}card-${card.replaceAll('_', '-')}`);
  if (!cards.every((card) => from.hasMessage(card))) return value;
  return cards.map((card) => sentence(from, card, {}, [])).join(', ');
}
