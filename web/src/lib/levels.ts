// The levels one can play against, from the easiest to the hardest.

import type { TextKey } from '../generated/texts';
import { keyIn } from './keys';

export const LEVELS: readonly string[] = ['gentle', 'steady', 'strong', 'master'];
export const USUAL = 'steady';

const YARDSTICKS: readonly string[] = ['greedy', 'random']; // bots that are no levels

/** The bots that only this server has, by their names. */
export const agentsOf = (bots: readonly string[]): string[] =>
  bots.filter((bot) => !LEVELS.includes(bot) && !YARDSTICKS.includes(bot));

/** The key of the sentence on how a bot thinks. */
export const thinksKey = (bot: string): TextKey => keyIn('page-thinks-', LEVELS.includes(bot) ? bot : 'agent');

/** What was chosen before, if it is still a level. */
export const levelOr = (chosen: string | undefined): string =>
  chosen !== undefined && LEVELS.includes(chosen) ? chosen : USUAL;
