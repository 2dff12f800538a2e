// Keys of the texts that are put together. Those written out are checked as they stand: see `TextKey`.

import type { TextKey } from '../generated/texts';

/** The same words if some key begins with them, else nothing. */
type Start<Words extends string> = Extract<TextKey, `${Words}${string}`> extends never ? never : Words;

/** How a game's name stands in text keys. */
export const keyOf = (game: string): string => game.replaceAll('_', '-');

/** A key of a family; the rest of it comes with a view or a message. */
export const keyIn = <Words extends string>(start: Words & Start<Words>, rest: string): TextKey =>
  `${start}${rest}` as TextKey;

/** What every game has a text for. */
export const keyFor = (game: string, what: 'name' | `option-${string}`): TextKey => `${keyOf(game)}-${what}` as TextKey;
