// How far one has followed a table, so that one can catch up; kept for the last tables only.

const KEY = 'saqqara-seen';
const KEPT = 30;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Lines of the log that were there when one last looked; 0 = never. */
export const seenBefore = (table: string): number => all().find(([name]) => name === table)?.[1] ?? 0;

export function rememberSeen(table: string, lines: number): void {
  const others = all().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, lines], ...others].slice(0, KEPT)));
  } catch {
    // Then there is nothing to catch up with.
  }
}
