// Every pair of colours that people read or tell apart, in both themes, measured as WCAG does.

import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const COLOURS = ['lapis', 'carnelian', 'malachite', 'amethyst', 'ochre'];
const GROUNDS = ['page', 'page-2', 'surface', 'surface-2', 'raised'];
const READ = 4.5;
const SEEN = 3;

type Pair = [front: string, back: string, least: number];
const PAIRS: Pair[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => GROUNDS.map((ground): Pair => [ink, ground, READ])),
  ...COLOURS.flatMap((colour): Pair[] => [
    [`on-${colour}`, colour, READ],
    [colour, `${colour}-soft`, READ],
    [colour, 'surface', READ],
    [colour, 'raised', READ],
  ]),
  ['gold-ink', 'gold-soft', READ],
  ['gold-ink', 'surface', READ],
  ['orange', 'orange-soft', READ],
  ['orange', 'surface', READ],
  ['turq', 'turq-soft', READ],
  ['on-night', 'night', READ],
  ['on-night', 'night-2', READ],
  ['on-bub', 'bub', READ],
  ['bub-a', 'bub', READ],
  ['glow', 'cell', SEEN],
  ['edge', 'surface', SEEN],
  ['edge', 'raised', SEEN],
];

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split('}')[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#\w{6})/g)].map(([, name, value]) => [name!, value!]));
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
  return (more! + 0.05) / (less! + 0.05);
}

const THEMES: Record<string, Record<string, string>> = {
  light: tokens(':root'),
  dark: { ...tokens(':root'), ...tokens('[data-theme=') },
};

test.each(Object.keys(THEMES))('%s: text can be read and signs can be seen', (theme) => {
  const colours = THEMES[theme]!;
  const low = PAIRS.map(([front, back, least]) => ({
    front,
    back,
    least,
    is: contrast(colours[front]!, colours[back]!),
  }))
    .filter(({ is, least }) => !(is >= least))
    .map(({ front, back, least, is }) => `${front} on ${back}: ${is.toFixed(2)}, not ${least}`);
  expect(low).toEqual([]);
});
