import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, SeatView } from '../../server/protocol';
import { Coach } from './coach.svelte';
import type { Lesson } from './lesson';

const words = (id: string) => ({ id, args: {}, refs: [], rules: [] });
const sight = (kind: string, undo = '') => ({ ask: kind ? { kind, options: [], words: words(kind) } : null, undo }) as unknown as SeatView;
const told = (...kinds: string[]): Happened[] => kinds.map((kind) => ({ kind, data: [], words: words(kind) }));
const BEGUN = 'nothing has been chosen yet';

const LESSON: Lesson = {
  steps: [
    { id: 'welcome', asked: 'leader' },
    { id: 'storm', told: 'storm' },
    { id: 'bid', asked: 'bid' },
    { id: 'again', asked: 'bid' },
  ],
  how: [],
  words: {},
};
const said = (coach: Coach) => coach.pages.map((step) => step.id);

describe('the coach', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it('speaks of what happened, then of what is asked', () => {
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid', BEGUN), 1, told('storm'), false);
    expect(said(coach)).toEqual(['storm', 'bid']);
    coach.next();
    expect([said(coach), coach.folded]).toEqual([['bid'], false]);
    coach.next();
    expect([said(coach), coach.folded]).toEqual([['bid'], true]);
    coach.again();
    expect(coach.folded).toBe(false);
  });

  it('does not run after somebody who has played on', () => {
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid', BEGUN), 1, told('storm'), false);
    coach.follow(sight(''), 2, told('storm', 'bid'), true);
    expect(said(coach)).toEqual([]);
    coach.follow(sight('bid'), 3, told('storm', 'bid'), false);
    expect(said(coach)).toEqual(['again']);
    coach.follow(sight('bid'), 4, told('storm', 'bid'), true);
    expect(said(coach)).toEqual([]);
  });

  it('says again what it said about a question to which somebody goes back', () => {
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid', BEGUN), 1, told('storm'), false);
    coach.next();
    coach.next();
    coach.follow(sight('leader'), 2, told('storm', 'bid'), true);
    expect(said(coach)).toEqual(['welcome']);
    coach.follow(sight('bid'), 3, told('storm'), true);
    expect([said(coach), coach.folded]).toEqual([['bid'], false]);
  });

  it('goes on after a reload with what it said', () => {
    new Coach(LESSON, 't').follow(sight('bid', BEGUN), 1, told('storm'), false);
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid', BEGUN), 1, told('storm'), false);
    expect(said(coach)).toEqual(['storm', 'bid']);
    coach.follow(sight('bid'), 2, told('storm', 'bid'), true);
    expect(said(coach)).toEqual(['again']);
  });

  it('goes on at another device with what is asked there, and tells nothing old', () => {
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid'), 40, told('storm', 'bid'), false);
    expect(said(coach)).toEqual(['bid']);
  });

  it('is silent about questions once its round is over', () => {
    const coach = new Coach(LESSON, 't');
    coach.follow(sight('bid', BEGUN), 1, told('storm'), false, true);
    expect(said(coach)).toEqual(['storm']);
  });
});
