// Opening a table: who plays, with which options. Pure, so that it can be tested.

import type { GameCard, NewTable } from '../generated/wire';

export type Company = 'bots' | 'friends' | 'open' | 'pass' | 'watch';
export const COMPANIES: Company[] = ['bots', 'friends', 'open', 'pass', 'watch'];

export interface Wish {
  game: string;
  company: Company;
  seats: number;
  options: Record<string, string>;
  bot: string;
  name: string;
  moment: number; // seconds, 0 = no clock
}

/** The first choice of each option, and two seats where one would be alone. */
export function firstWish(card: GameCard, bot: string, name: string): Wish {
  const options = Object.fromEntries(Object.entries(card.options).map(([key, all]) => [key, all[0] ?? '']));
  return { game: card.name, company: 'bots', seats: usualSeats(card), options, bot, name, moment: 0 };
}

export const usualSeats = (card: GameCard): number => Math.min(Math.max(2, card.least_seats), card.most_seats);

/** Whether bots are seated at once. */
export const playsBots = (wish: Wish): boolean => ['bots', 'watch'].includes(wish.company);

export function tableFor(wish: Wish): NewTable {
  const others = wish.company === 'bots' ? wish.seats - 1 : wish.company === 'watch' ? wish.seats : 0;
  return {
    game: wish.game,
    seats: wish.seats,
    options: wish.options,
    visibility: wish.company === 'open' ? 'open' : 'link',
    bots: Array<string>(others).fill(wish.bot),
    name: wish.company === 'watch' ? '' : wish.name,
    clock: { moment: wish.moment },
  };
}

/** Whether nobody else has to come, so that the game can begin at once. */
export const beginsAtOnce = (wish: Wish): boolean => ['bots', 'watch', 'pass'].includes(wish.company);
