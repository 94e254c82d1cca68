// A seat (or a watcher's place) at a table, over one socket that reconnects by itself and catches up.

import { forgetClick, isSecondClick } from '../play/asked/clicks';
import { reuse } from './reuse';
import { type FromClient, type FromServer, type Happened, type Party, PROTOCOL, type Remark, type SeatView, type TableInfo, type Words } from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type Asked = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never; // a request before it has an id
export type Answer = { ok: true; again?: boolean } | { ok: false; code: string; text: string };

/** What "why not?" is asked about: an option, or a thing with what is picked of the answer. */
export type AskedWhy = { option: string } | { thing: string; picked?: string };
export type Advised = { kind: string; option: string; words: Words };

const FINAL = [1002, 4401, 4403, 4404]; // not the protocol, nobody knows me, not my seat, no such table
const MAX_RETRY_MS = 8000; // between two attempts to connect
const BATCH_MS = 50; // messages that come sooner than this after the last one are shown together, once a frame
const FRAME_MS = 16; // a timer, since a hidden page gets no animation frames
const SLOW_MS = 120; // an answer that takes longer shows on the options
const LOST: Answer = { ok: false, code: 'lost', text: '' };
const BUSY: Answer = { ok: false, code: 'stale', text: '' };

export class SeatLink {
  link = $state<Link>('connecting');
  reason = $state('');
  table = $state<TableInfo | null>(null);
  parties = $state.raw<Party[]>([]);
  sight = $state.raw<SeatView | null>(null);
  events = $state.raw<Happened[]>([]);
  remarks = $state.raw<Remark[]>([]);
  rev = $state(0);
  busy = $state(false); // a choice is under way
  slow = $state(false); // and for so long that one should see it

  private socket: WebSocket | null = null;
  private wait = 250;
  private next = 0;
  private ended = false;
  private pending = new Map<string, (answer: any) => void>();
  private queue: FromServer[] = [];
  private flushed = 0; // when
  private watch: ReturnType<typeof setTimeout> | undefined;

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
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = (event) => {
      for (const settle of this.pending.values()) settle(LOST);
      this.pending.clear();
      if (this.ended) return;
      if (FINAL.includes(event.code)) {
        this.link = 'closed';
        this.reason = event.reason;
        return;
      }
      this.link = 'lost';
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, MAX_RETRY_MS);
    };
  }

  /**
   * Bots may send many updates at once: drawing each of them would delay the person's own choice. The update that a choice
   * causes comes right before its answer: both are shown together.
   */
  private receive(message: FromServer): void {
    this.queue.push(message);
    const waits = this.pending.size > 0 || performance.now() - this.flushed <= BATCH_MS;
    if (document.hidden || !waits || ('id' in message && this.pending.has(message.id))) this.flush();
    else if (this.queue.length === 1) setTimeout(() => this.flush(), FRAME_MS);
  }

  private flush(): void {
    const messages = this.queue;
    if (!messages.length) return;
    this.queue = [];
    for (const message of messages) this.handle(message);
    this.flushed = performance.now();
  }

  private handle(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.link = 'open';
        this.wait = 250;
        break;
      case 'update':
        if (message.rev !== this.rev) this.stopWaiting(); // the next question can be answered, even before the last answer's ack
        this.rev = message.rev;
        this.events = [...this.events.slice(0, message.since), ...message.events];
        // A question is always a new object, even if it reads the same: it must be answered again.
        this.sight = { ...message.sight, view: reuse(this.sight?.view, message.sight.view) };
        this.parties = reuse(this.parties, message.sight.parties);
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
      case 'advice':
        this.settle(message.id, { kind: message.kind, option: message.option, words: message.words });
        break;
      case 'bye':
        this.ended = !message.again;
        this.reason = message.reason;
        break;
    }
  }

  private stopWaiting(): void {
    clearTimeout(this.watch);
    this.busy = this.slow = false;
  }

  private settle(id: string, answer: unknown): void {
    this.pending.get(id)?.(answer);
    this.pending.delete(id);
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private ask<T = Answer>(message: Asked): Promise<T> {
    this.next += 1;
    const id = `${Date.now().toString(36)}-${this.next}`;
    return new Promise((resolve) => {
      this.pending.set(id, (answer) => {
        if (message.type === 'choose' && message.rev === this.rev) this.stopWaiting(); // at once: drawn with what has changed
        resolve(answer);
      });
      if (this.socket?.readyState === WebSocket.OPEN) this.send({ ...message, id } as FromClient);
      else this.settle(id, LOST);
    });
  }

  /** Answer or interject, one at a time; the server takes all of the choices or none. */
  choose(...choices: [string, string][]): Promise<Answer> {
    if (isSecondClick() || this.busy) return Promise.resolve(BUSY);
    this.busy = true;
    this.watch = setTimeout(() => (this.slow = true), SLOW_MS);
    return this.ask({ type: 'choose', rev: this.rev, choices });
  }

  undo(turn = false, others = false): Promise<Answer> {
    forgetClick();
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
  async whyNot(about: AskedWhy): Promise<Words | null | undefined> {
    const answer = await this.ask<Words | Answer | null>({ type: 'why_not', ...about });
    return answer && !('id' in answer) ? undefined : answer;
  }
  /** What a strong player would answer, and why; or that there is no hint now. */
  hint(): Promise<Advised | Answer> {
    return this.ask<Advised | Answer>({ type: 'hint', rev: this.rev });
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
  prefer(confirm: number, askAll: boolean): Promise<Answer> {
    return this.ask({ type: 'prefer', confirm, ask_all: askAll });
  }
  /** How long bots take at least; without a number: they do not wait until I am asked. */
  pace(ms: number | null = null): Promise<Answer> {
    return this.ask({ type: 'pace', ms });
  }
  /** The open window shall wait for me. */
  holdOn(): Promise<Answer> {
    return this.ask({ type: 'hold_on' });
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }
}
