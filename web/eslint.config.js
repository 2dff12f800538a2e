// What the page's code must not do, in TypeScript and in the templates of Svelte.

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['src/generated']), // as wire_types.py writes it
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // `() => close()` is how a handler is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Whatever has an index may be missing to TypeScript; who knows that it is there says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A table of names is asked as a table: `words['move']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Numbers are what drawings are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `_` is the one that only the count is needed of.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // The strings that are taken apart are plans and cells: plain letters all.
      '@typescript-eslint/no-misused-spread': 'off',
      // What `$effect` has to look at stands there by itself: `void position.now`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Every part of a game is given the game and its hand, needed or not.
      'svelte/no-unused-props': ['error', { ignorePropertyPatterns: ['/^(game|hand)$/'] }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // `$state(null)` is null for ever to svelte-check, which ESLint does not notice.
    files: ['**/*.svelte'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
