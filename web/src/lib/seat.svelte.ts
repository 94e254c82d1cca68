// A seat (or a watcher's place) at a table, over one socket that comes back by itself and loses nothing.

import type { Happened, Party, Remark, Sight, TableInfo, Words } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
export type Answer = { ok: true; again?: boolean } | { ok: false; code: string; text: string };

const PROTOCOL = 1;
const FINAL = [1002, 4401, 4403, 4404]; // not the protocol, nobody knows me, not my seat, no such table
const LAST_WAIT = 8000; // milliseconds between two attempts, at most
const CALM = 50; // milliseconds: what comes sooner after the last message is shown together, once a frame
const FRAME = 16; // milliseconds; a timer and no animation frame, which a page that nobody looks at does not get

export class SeatLink {
  link = $state<Link>('connecting');
  reason = $state('');
  table = $state<TableInfo | null>(null);
  parties = $state<Party[]>([]);
  sight = $state.raw<Sight | null>(null);
  events = $state.raw<Happened[]>([]);
  remarks = $state.raw<Remark[]>([]);
  rev = $state(0);
  busy = $state(false);

  private socket: WebSocket | null = null;
  private wait = 250;
  private next = 0;
  private ended = false;
  private pending = new Map<string, (answer: any) => void>();
  private unheard: any[] = [];
  private shown = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const place = this.seat === null ? '' : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket${place}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', protocol: PROTOCOL, rev: this.rev, events: this.events.length, talk: this.remarks.length });
    };
    socket.onmessage = (message) => this.gather(JSON.parse(message.data));
    socket.onclose = (event) => {
      for (const settle of this.pending.values()) settle({ ok: false, code: 'lost', text: '' });
      this.pending.clear();
      if (this.ended) return;
      if (FINAL.includes(event.code)) {
        this.link = 'closed';
        this.reason = event.reason;
        return;
      }
      this.link = 'lost';
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LAST_WAIT);
    };
  }

  /** A run of bots sends many updates at once: painting each of them would make the person's own choice wait. */
  private gather(message: any): void {
    this.unheard.push(message);
    if (this.unheard.length > 1) return;
    if (document.hidden || performance.now() - this.shown > CALM) this.hearAll();
    else setTimeout(() => this.hearAll(), FRAME);
  }

  private hearAll(): void {
    const messages = this.unheard;
    this.unheard = [];
    for (const message of messages) this.hear(message);
    this.shown = performance.now();
  }

  private hear(message: any): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.link = 'open';
        this.wait = 250;
        break;
      case 'update':
        this.rev = message.rev;
        this.events = [...this.events.slice(0, message.since), ...message.events];
        this.sight = message.sight;
        this.parties = message.sight.parties;
        break;
      case 'about':
        this.table = message.table;
        break;
      case 'talk':
        this.remarks = [...this.remarks.slice(0, message.since), ...message.remarks];
        break;
      case 'ack':
        this.settle(message.id, { ok: true, again: message.again });
        break;
      case 'refused':
        this.settle(message.id, { ok: false, code: message.code, text: message.text });
        break;
      case 'reason':
        this.settle(message.id, message.words);
        break;
      case 'bye':
        this.ended = !message.again;
        this.reason = message.reason;
        break;
    }
  }

  private settle(id: string, answer: unknown): void {
    this.pending.get(id)?.(answer);
    this.pending.delete(id);
  }

  private send(message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ask<T = Answer>(message: Record<string, unknown>): Promise<T> {
    this.next += 1;
    const id = `${Date.now().toString(36)}-${this.next}`;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ ok: false, code: 'lost', text: '' } as T);
        return;
      }
      this.pending.set(id, resolve);
      this.send({ ...message, id });
    });
  }

  /** Answer or interject; the server takes all of the choices or none. */
  async choose(...choices: [string, string][]): Promise<Answer> {
    this.busy = true;
    const answer = await this.ask({ type: 'choose', rev: this.rev, choices });
    this.busy = false;
    return answer;
  }

  undo(turn = false, others = false): Promise<Answer> {
    return this.ask({ type: 'undo', rev: this.rev, turn, others });
  }
  confirm(): Promise<Answer> {
    return this.ask({ type: 'confirm', rev: this.rev });
  }
  order(kind: string, option: string, thisTurn: boolean): Promise<Answer> {
    return this.ask({ type: 'order', kind, option, this_turn: thisTurn });
  }
  cancel(kind: string): Promise<Answer> {
    return this.ask({ type: 'cancel', kind });
  }
  talk(text: string): Promise<Answer> {
    return this.ask({ type: 'say', text });
  }
  /** The reason why an option, or anything with a thing, is not offered; null if it is, undefined without an answer. */
  async whyNot(about: { option: string } | { thing: string }): Promise<Words | null | undefined> {
    const answer = await this.ask<Words | Answer | null>({ type: 'why_not', ...about });
    return answer && !('id' in answer) ? undefined : answer;
  }
  vote(on: string, yes: boolean): Promise<Answer> {
    return this.ask({ type: 'vote', on, yes });
  }
  concede(): Promise<Answer> {
    return this.ask({ type: 'concede' });
  }
  takeBack(): Promise<Answer> {
    return this.ask({ type: 'return' });
  }
  prefer(confirm: number): Promise<Answer> {
    return this.ask({ type: 'prefer', confirm });
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }
}
