// Where the visitor is: home, a table, or the replay of one.

export interface Place {
  page: 'home' | 'table' | 'replay';
  table: string;
  hash: string;
}

export function placeOf(path: string, hash: string): Place {
  const [kind, table] = path.split('/').filter(Boolean);
  if (kind === 't' && table) return { page: 'table', table: decodeURIComponent(table), hash };
  if (kind === 'replay') return { page: 'replay', table: decodeURIComponent(table ?? ''), hash };
  return { page: 'home', table: '', hash };
}

export const at: Place = $state(placeOf(location.pathname, location.hash));

function arrive() {
  Object.assign(at, placeOf(location.pathname, location.hash));
}

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

addEventListener('popstate', arrive);
