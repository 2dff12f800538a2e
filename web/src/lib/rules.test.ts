import { expect, test } from 'vitest';
import { sections } from './rules';

const TEXT = `# A game

Two lines
of words.

## A turn

- XY-1 First
  and more.
- XY-2 Second.
`;

test('a rule goes on where its lines are indented', () => {
  expect(sections(TEXT)).toEqual([
    { title: 'A game', rules: [{ id: '', text: 'Two lines of words.' }] },
    {
      title: 'A turn',
      rules: [
        { id: 'XY-1', text: 'First and more.' },
        { id: 'XY-2', text: 'Second.' },
      ],
    },
  ]);
});
