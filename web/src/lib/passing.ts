// Passing one device round: whose turn it is to look.

import type { TableNow } from '../generated/wire';

/** The own seat the device should go to, or null while the present one may keep it; `taken`: somebody said who they are. */
export function nextSeat(now: Pick<TableNow, 'own' | 'seat' | 'seats' | 'stage'>, taken: boolean): number | null {
  if (now.stage !== 'playing' || now.own.length < 2) return null;
  const due = now.own.filter((seat) => now.seats[seat]?.doing === 'thinking' && !now.seats[seat].bot);
  if (!taken) return due[0] ?? now.seat;
  return due.length === 0 || due.includes(now.seat) ? null : (due[0] ?? null);
}
