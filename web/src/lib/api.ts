// What is asked over HTTP. A refusal is a Problem, thrown.

import type {
  FollowLink,
  Link,
  NewTable,
  Problem,
  ReplayAsked,
  Replayed,
  Seated,
  ServerCard,
  TableCard,
  TableId,
} from '../generated/wire';

export class Refusal extends Error {
  constructor(public problem: Problem) {
    super(problem.message);
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new Refusal({ code: 'lost', message: 'no connection' });
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { code: 'internal', message: `${answer.status}` };
  }
}

function post<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return request<T>(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
}

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const server = () => request<ServerCard>('/api/server');
export const openTables = () => request<TableCard[]>('/api/tables');
export const myTables = () => request<TableCard[]>('/api/tables/mine');
export const openTable = (setup: NewTable) => post<TableId>('/api/tables', setup);
export const sit = (table: string, seat: number, name: string) => post<Seated>(at(table, 'sit'), { seat, name });
export const leave = (table: string, seat: number) => post<Seated>(at(table, 'leave'), { seat });
export const comeBack = (table: string, seat: number) => post<Seated>(at(table, 'return'), { seat });
export const seatBot = (table: string, seat: number, bot: string) => post<Seated>(at(table, 'bots'), { seat, bot });
export const start = (table: string) => post<TableId>(at(table, 'start'));
export const makeLink = (table: string, seat: number) => post<Link>(at(table, 'links'), { seat });
export const followLink = (table: string, asked: FollowLink) => post<Seated>(at(table, 'follow'), asked);
export const rematch = (table: string) => post<TableId>(at(table, 'rematch'));
export const recordAddress = (table: string) => at(table, 'record');
export const replay = (asked: ReplayAsked) => post<Replayed>('/api/replay', asked);
export async function record(table: string): Promise<string> {
  const answer = await fetch(recordAddress(table));
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return answer.text();
}
