// The letters' licences are those of the packages they come from, word by word.

import { expect, test } from 'vitest';

const kept: Record<string, string> = import.meta.glob('../../licences/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const brought: Record<string, string> = import.meta.glob('../../node_modules/@fontsource-variable/*/LICENSE', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(['alegreya', 'figtree'])('the licence of %s is the one it came with', (name) => {
  const licence = kept[`../../licences/${name}.txt`];
  expect(licence).toContain('SIL Open Font License, Version 1.1');
  expect(licence).toBe(brought[`../../node_modules/@fontsource-variable/${name}/LICENSE`]);
});
