// Names of places on a board: a letter for the column, a number for the row, from the top left. `c3`, or `C3` for fields of cells.

/** Column and row, from 0. */
export interface Place {
  x: number;
  y: number;
}

const FIRST = 'a'.charCodeAt(0);

/** Where a place lies; letters may be large or small. */
export const placeOf = (name: string): Place => ({
  x: name.toLowerCase().charCodeAt(0) - FIRST,
  y: Number(name.slice(1)) - 1,
});

/** What a place is called, with a small letter. */
export const placeName = ({ x, y }: Place): string => `${String.fromCharCode(FIRST + x)}${y + 1}`;
