// What a line of the log is about: whose seat, and what on the board.

import type { Said } from '../generated/wire';

export interface About {
  seat: number; // -1 = nobody's
  names: string[]; // cells, fields or cards
}

export const NOTHING: About = { seat: -1, names: [] };

const PLACES = ['cells', 'cell', 'field', 'site'];
const CARDS = ['card', 'cards', 'target', 'tomb', 'hero'];

/** Places where the line names some, else cards. A thing that is on a side is that seat's. */
export function aboutOf(said: Said): About {
  const places = PLACES.find((name) => said.args[name] !== undefined);
  const named = places ? [places] : CARDS;
  const seat = [said.args['side'], said.args['seat']].find((value) => typeof value === 'number');
  return {
    seat: seat ?? -1,
    names: named.flatMap((name) => listed(said.args[name])),
  };
}

/** What is to be lit on the board of a seat. */
export const litOn = (about: About, seat: number): string[] =>
  about.seat === seat || about.seat < 0 ? about.names : [];

/** A number is not a name. */
const listed = (value: string | number | undefined): string[] =>
  typeof value === 'string' ? value.split(/[ ,]+/).filter((name) => name !== '' && name !== 'none') : [];
