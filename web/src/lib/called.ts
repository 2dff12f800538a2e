// How everybody at a table is called: bots by their level, in the viewer's language.

import { here } from './here.svelte';
import { keyIn } from './keys';
import { has, t } from './text.svelte';

const key = (bot: string) => keyIn('page-level-', bot);

/** A level in words; a bot the page does not know, by its own name. */
export const levelOf = (bot: string): string => (has(key(bot)) ? t(key(bot)) : bot);

/** No person may be called like a bot, so such a name is one. */
export const isBot = (name: string): boolean => has(key(name)) || here.agents.includes(name);

/** Names as they are shown; bots are numbered where there are several. `bots` says which are some, agents included. */
export function called(names: readonly string[], bots: readonly boolean[] = names.map(isBot)): string[] {
  const several = bots.filter(Boolean).length > 1;
  let number = 0;
  return names.map((name, seat) => (bots[seat] ? botName(name, several ? ++number : 0) : name));
}

const botName = (bot: string, number: number): string => t('page-bot-named', { number, level: levelOf(bot) });

/** Without the level, where there is little room. */
export const shortName = (name: string): string => name.split(' · ')[0] ?? name;
