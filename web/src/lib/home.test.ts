// What the home page loads at once, as the real build puts it together.

import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const GAME = /\/src\/games\/(\w+)\/([\w.]+)$/;
let chunks: Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  const built = (await build({
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  chunks = built.output.filter((one) => one.type === 'chunk');
}, 120_000);

/** The chunks that are there before the first frame: the entry's and what they import. */
function first(): Rolldown.OutputChunk[] {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of found) for (const one of chunks) if (chunk.imports.includes(one.fileName)) found.add(one);
  return [...found];
}

const files = (some: Rolldown.OutputChunk[]): string[] =>
  some.flatMap((chunk) => chunk.moduleIds.flatMap((id) => GAME.exec(id)?.slice(1).join('/') ?? []));

test('the home page holds the shelf of every game that has one', () => {
  const shelves = Object.keys(import.meta.glob('../games/*/shelf.ts')).map((path) => path.replace('../games/', ''));
  expect(files(first())).toEqual(expect.arrayContaining(shelves));
});

test('the home page holds no board and no page of a game', () => {
  const heavy = (file: string) => /\/(index\.ts|Board\.svelte|guide\.ts)$/.test(file);
  expect(files(first()).filter(heavy)).toEqual([]);
  expect(files(chunks).filter(heavy)).not.toEqual([]); // they come later
});
