import { expect, test } from 'vitest';
import de from './texts/de.ftl?raw';
import en from './texts/en.ftl?raw';

const EFFECTS =
  `draw_1 draw_2 heal assassinate steal tame lure extra_coin bless report smuggle foresee threaten spy extra_card gang enchant
return pack per_undead per_companion per_animal per_opponent per_fallen companion_or_animal_3 companion animal any_5 adventurer
companion_or_animal two_4 all_animals undead each_discards companions_1 undead_1 animals_1 limit_3 limit_2 each_draws shield strong terror
necromancy`.split(/\s+/);
const keys = (text: string) => [...text.matchAll(/^(page-valley-[\w-]+) =/gm)].map((match) => match[1]!);

test.each([
  ['en', en],
  ['de', de],
])('every effect has a sentence in %s', (_, text) => {
  const found = new Set(keys(text));
  expect(EFFECTS.filter((effect) => !found.has(`page-valley-effect-${effect.replaceAll('_', '-')}`))).toEqual([]);
});

test('both languages have the same keys', () => {
  expect(keys(de).sort()).toEqual(keys(en).sort());
});
