// The rules in our own words, read from the Markdown that also the tests read.

import type { Language } from './settings.svelte';

export interface Rule {
  id: string; // such as SG-12; empty for a paragraph
  text: string;
}
export interface Section {
  title: string;
  rules: Rule[];
}

const files = import.meta.glob<string>('../../../src/saqqara/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});

export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const folder = `../../../src/saqqara/games/${game}`;
  const wanted = files[`${folder}/RULES.${language}.md`] ?? files[`${folder}/RULES.md`];
  return wanted ? sections(await wanted()) : [];
}

/** Headings, paragraphs and numbered rules; a line that is indented goes on. */
export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  let open: Rule | null = null;
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.*)/.exec(line);
    const rule = /^- ([A-Z]{2}-\d+) (.*)/.exec(line);
    if (heading) {
      found.push({ title: heading[1] ?? '', rules: [] });
      open = null;
    } else if (!line.trim()) open = null;
    else if (open && !rule) open.text += ` ${line.trim()}`;
    else {
      open = { id: rule?.[1] ?? '', text: rule?.[2] ?? line };
      found.at(-1)?.rules.push(open);
    }
  }
  return found;
}
