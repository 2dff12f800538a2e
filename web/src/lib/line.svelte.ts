// The line to a table: one socket that comes back by itself, and the table as it was last shown.

import type { Asked, Refused, Said, SeatsNow, TableNow, Told } from '../generated/wire';

export type Answer = Exclude<Told, TableNow | SeatsNow>;
export type Status = 'connecting' | 'open' | 'lost' | 'closed';

type Question = Asked extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

interface Waiting {
  message: Asked;
  answer: (told: Answer) => void;
}

const PATIENCE = [300, 700, 1500, 3000, 5000]; // milliseconds until the next attempt
const AGAIN: string[] = ['play', 'commit']; // harmless when sent twice

export class Line {
  now: TableNow | null = $state.raw(null);
  box: unknown = $state.raw(null); // comes once, with the first message of a socket
  log: Said[] = $state.raw([]);
  talk: Said[] = $state.raw([]);
  status: Status = $state('connecting');
  refused: Refused | null = $state.raw(null); // the table itself said no
  private socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing of it is shown
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private failures = 0;
  private ended = false;

  constructor(
    public readonly table: string,
    private readonly seat: number | null = null,
  ) {
    this.connect();
  }

  /** Sends a message and waits for its answer. */
  ask(question: Question): Promise<Answer> {
    this.number += 1;
    const message = { ...question, id: this.number };
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.ended = true;
    this.status = 'closed';
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket${seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Told);
    socket.onopen = () => this.resend();
    socket.onclose = () => this.lost(socket);
  }

  private hear(told: Told): void {
    if (told.is === 'table') {
      this.log = [...this.log.slice(0, told.log_from), ...told.log];
      this.talk = [...this.talk.slice(0, told.talk_from), ...told.talk];
      this.box = told.box ?? this.box;
      this.now = told;
      this.status = 'open';
      this.failures = 0;
      return;
    }
    if (told.is === 'seats') {
      if (this.now) this.now = { ...this.now, seats: told.seats };
      return;
    }
    if (told.id === -1 && told.is === 'refused') {
      this.refused = told;
      this.ended = told.code !== 'too-fast';
      return;
    }
    this.waiting.get(told.id)?.answer(told);
    this.waiting.delete(told.id);
  }

  /** What was asked and not answered is asked again where that is harmless, else given up. */
  private resend(): void {
    for (const [id, { message, answer }] of this.waiting) {
      if (AGAIN.includes(message.do)) this.socket?.send(JSON.stringify(message));
      else {
        this.waiting.delete(id);
        answer({ is: 'refused', id, code: 'lost', message: 'the connection was lost' });
      }
    }
  }

  private lost(socket: WebSocket): void {
    if (this.ended || socket !== this.socket) return;
    this.status = 'lost';
    const wait = PATIENCE[Math.min(this.failures, PATIENCE.length - 1)] ?? 5000;
    this.failures += 1;
    setTimeout(() => this.connect(), wait);
  }
}
