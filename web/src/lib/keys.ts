// Keys of the texts that are put together.

/** How a game's name stands in text keys. */
export const keyOf = (game: string): string => game.replaceAll('_', '-');
