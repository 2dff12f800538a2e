// The levels one can play against, from the easiest to the hardest.

export const LEVELS: readonly string[] = ['gentle', 'steady', 'strong', 'master'];
export const USUAL = 'steady';

/** What was chosen before, if it is still a level. */
export const levelOr = (chosen: string | undefined): string =>
  chosen !== undefined && LEVELS.includes(chosen) ? chosen : USUAL;
