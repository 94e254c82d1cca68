import { beforeEach, expect, it, vi } from 'vitest';
import { heardUntil, markHeard, markSeen, newsFrom, seenUntil, unheard } from './seen';

const said = (seat: number | null) => ({ seat, name: '', text: '', at: 0, muted: false });

beforeEach(() => {
  const store: Record<string, unknown> = {};
  Object.defineProperties(store, {
    getItem: { value: (name: string) => store[name] ?? null },
    setItem: { value: (name: string, value: string) => (store[name] = value) },
    removeItem: { value: (name: string) => delete store[name] },
  });
  vi.stubGlobal('localStorage', store);
});

it('does not take my own words for news', () => {
  expect(unheard([said(0), said(1), said(0)], 0, 0)).toBe(1);
  expect(unheard([said(0), said(1), said(0)], 2, 0)).toBe(0);
  expect(unheard([said(0), said(null)], 0, null)).toBe(2);
});

it('remembers what was seen and what was heard, each by seat', () => {
  markSeen('t', 0, 7);
  markHeard('t', 0, 3);
  expect([seenUntil('t', 0), heardUntil('t', 0), seenUntil('t', 1), heardUntil('t', null)]).toEqual([7, 3, 0, 0]);
});

it('takes for news what my answer brought, but not what I did', () => {
  const told = ['theirs', 'mine', 'mine', 'theirs', 'mine'].map((kind) => ({ kind, data: [], words: { id: kind, args: {}, refs: [], rules: [] } }));
  const mine = (event: { kind: string }) => event.kind === 'mine';
  expect([1, 3, 4].map((before) => newsFrom(told, before, mine))).toEqual([3, 3, 5]);
});

it('forgets the tables of long ago', () => {
  for (let i = 0; i < 50; i += 1) markHeard(`t${i}`, 0, 1);
  expect(Object.keys(localStorage).length).toBe(40);
  expect([heardUntil('t49', 0), heardUntil('t0', 0)]).toEqual([1, 0]);
});
