import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SeatLink } from './seat.svelte';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.lose(1000);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code: number, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}
const last = () => FakeSocket.made.at(-1)!;
const event = (kind: string) => ({ kind, data: [], words: { id: kind, args: {}, refs: [], rules: [] } });
const kinds = (link: SeatLink) => link.events.map((each) => each.kind).join('');

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function seated(): SeatLink {
  const link = new SeatLink('t1', 2);
  last().open();
  last().say({ type: 'welcome', table: { id: 't1' } });
  return link;
}

it('says hello to its seat', () => {
  const link = seated();
  expect(last().url).toBe('ws://here/api/tables/t1/socket?seat=2');
  expect(last().sent[0]).toMatchObject({ type: 'hello', protocol: 1, rev: 0, events: 0 });
  expect(link.link).toBe('open');
});

it('knows who plays what now, not only at the beginning', () => {
  const link = seated();
  for (const seat of [0, 1]) {
    last().say({ type: 'update', rev: seat + 1, since: 0, events: [], sight: { parties: [{ id: 'atreides', seat, team: 'atreides' }] } });
    expect(link.parties[0]?.seat).toBe(seat);
  }
});

it('replaces events from a number on, as after an undo', () => {
  const link = seated();
  last().say({ type: 'update', rev: 1, since: 0, events: [event('a'), event('b'), event('c')], sight: {} });
  expect(kinds(link)).toBe('abc');
  last().say({ type: 'update', rev: 2, since: 1, events: [event('d')], sight: {} });
  expect(kinds(link)).toBe('ad');
});

it('comes back after a loss, later and later, and says how far it had come', () => {
  const link = seated();
  last().say({ type: 'update', rev: 7, since: 0, events: [event('a')], sight: {} });
  last().lose(1006);
  expect(link.link).toBe('lost');
  vi.advanceTimersByTime(250);
  expect(FakeSocket.made).toHaveLength(2);
  last().lose(1006);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.made).toHaveLength(3);
  last().open();
  expect(last().sent[0]).toMatchObject({ rev: 7, events: 1 });
  last().say({ type: 'welcome', table: { id: 't1' } });
  expect(link.link).toBe('open');
});

it('does not come back when it is refused for good', () => {
  const link = seated();
  last().lose(4403, 'not your seat');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect([link.link, link.reason]).toEqual(['closed', 'not your seat']);
});

it('chooses on the rev that it has seen and hears the answer', async () => {
  const link = seated();
  last().say({ type: 'update', rev: 5, since: 0, events: [], sight: {} });
  const answer = link.choose(['turn', 'reveal']);
  expect(link.busy).toBe(true);
  const sent = last().sent.at(-1);
  expect(sent).toMatchObject({ type: 'choose', rev: 5, choices: [['turn', 'reveal']] });
  last().say({ type: 'ack', id: sent.id, rev: 6, again: false });
  expect(await answer).toEqual({ ok: true, again: false });
  expect(link.busy).toBe(false);
});

it('makes one choice at a time, and shows that it waits only when that takes long', async () => {
  const link = seated();
  const answer = link.choose(['turn', 'reveal']);
  const sent = last().sent.length;
  expect(await link.choose(['turn', 'reveal'])).toMatchObject({ ok: false, code: 'stale' });
  expect([last().sent.length, link.slow]).toEqual([sent, false]);
  vi.advanceTimersByTime(1000);
  expect(link.slow).toBe(true);
  last().say({ type: 'ack', id: last().sent.at(-1).id, rev: 6, again: false });
  await answer;
  expect([link.busy, link.slow]).toEqual([false, false]);
  vi.advanceTimersByTime(1000);
  expect(link.slow).toBe(false);
});

it('shows what a choice has changed together with the answer to it', () => {
  vi.stubGlobal('document', { hidden: false });
  const link = seated();
  vi.advanceTimersByTime(1000);
  link.choose(['turn', 'reveal']);
  last().say({ type: 'update', rev: 6, since: 0, events: [event('a')], sight: {} });
  expect([link.rev, link.busy]).toEqual([0, true]);
  last().say({ type: 'ack', id: last().sent.at(-1).id, rev: 6, again: false });
  expect([link.rev, link.busy]).toEqual([6, false]);
});

it('does not wait long for the answer before it shows what has changed', () => {
  vi.stubGlobal('document', { hidden: false });
  const link = seated();
  vi.advanceTimersByTime(1000);
  link.choose(['turn', 'reveal']);
  last().say({ type: 'update', rev: 6, since: 0, events: [], sight: {} });
  vi.advanceTimersByTime(20);
  expect([link.rev, link.busy]).toEqual([6, false]);
});

it('keeps the parts of what is seen that have not changed, but a question is always a new one', () => {
  const link = seated();
  const sight = (round: number) => ({ ask: { kind: 'turn', options: [] }, parties: [], view: { round, forces: { arrakeen: [4, 0, 0] } } });
  last().say({ type: 'update', rev: 1, since: 0, events: [], sight: sight(1) });
  const before = link.sight!;
  last().say({ type: 'update', rev: 2, since: 0, events: [], sight: sight(2) });
  expect(link.sight!.view.round).toBe(2);
  expect(link.sight!.view.forces).toBe(before.view.forces);
  expect(link.sight!.ask).not.toBe(before.ask);
});

it('tells that nothing was sent when the connection is lost', async () => {
  const link = seated();
  const answer = link.choose(['turn', 'reveal']);
  last().lose(1006);
  expect(await answer).toMatchObject({ ok: false, code: 'lost' });
  expect(await link.choose(['turn', 'reveal'])).toMatchObject({ ok: false, code: 'lost' });
});

it('tells a reason from what is offered, and from no answer', async () => {
  const link = seated();
  const unknown = link.whyNot({ option: 'nonsense' });
  last().say({ type: 'refused', id: last().sent.at(-1).id, code: 'illegal', text: 'never', rev: 1 });
  expect(await unknown).toBe(undefined);
  const known = link.whyNot({ thing: 'space:arrakeen' });
  expect(last().sent.at(-1)).toMatchObject({ type: 'why_not', thing: 'space:arrakeen' });
  last().say({ type: 'reason', id: last().sent.at(-1).id, words: { id: 'why', args: {}, refs: [], rules: ['R1'] } });
  expect((await known)?.id).toBe('why');
  const offered = link.whyNot({ option: 'reveal' });
  last().say({ type: 'reason', id: last().sent.at(-1).id, words: null });
  expect(await offered).toBe(null);
});

it('can answer the next question before it hears that the last answer has arrived', async () => {
  const link = seated();
  last().say({ type: 'update', rev: 5, since: 0, events: [], sight: {} });
  const first = link.choose(['turn', 'reveal']);
  const earlier = last().sent.at(-1);
  last().say({ type: 'update', rev: 6, since: 0, events: [], sight: {} });
  const second = link.choose(['turn', 'end']);
  last().say({ type: 'ack', id: earlier.id, rev: 6, again: false });
  expect(await first).toEqual({ ok: true, again: false });
  expect(link.busy).toBe(true);
  expect(last().sent.at(-1)).toMatchObject({ type: 'choose', rev: 6, choices: [['turn', 'end']] });
  last().say({ type: 'ack', id: last().sent.at(-1).id, rev: 7, again: false });
  expect(await second).toEqual({ ok: true, again: false });
});
