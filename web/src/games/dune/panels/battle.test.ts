import { expect, it } from 'vitest';
import type { Question } from '$board';
import { askedSlot, foreseen, open, orders, underway } from './battle';

const ask = (kind: string, context: unknown, ...options: string[]): Question => ({
  kind,
  words: { id: kind, args: {}, refs: [], rules: [] },
  options: options.map((option) => ({ option, words: { id: option, args: {}, refs: [], rules: [] } })),
  context,
});

it('reads the plan under way from its question', () => {
  const now = ask('plan_weapon', ['2.5', 3, 'stilgar', 'no'], 'none', 'crysknife');
  expect(underway(now)).toEqual({ dial: '2.5', support: '3', leader: 'stilgar', kwisatz_haderach: 'no' });
  expect(askedSlot(now)).toBe('weapon');
  expect(underway(ask('bid', null))).toBe(null);
});

it('knows which part Prescience asks for, and what it was told', () => {
  expect(askedSlot(ask('prescience_answer', 'leader', 'chani'))).toBe('leader');
  expect(askedSlot(ask('prescience', null, 'dial', 'pass'))).toBe(null);
  expect(foreseen([['voice', 'card', 'poison', false], ['prescience', 'weapon', 'none', true]])).toEqual({ weapon: 'none' });
});

it('lays out the orders of the Voice by kind', () => {
  const found = orders(ask('voice', null, 'play:poison', 'not:poison', 'not:shield', 'pass'));
  expect(found.map(({ kind, play, not }) => [kind, play?.option, not?.option])).toEqual([
    ['poison', 'play:poison', 'not:poison'],
    ['shield', undefined, 'not:shield'],
  ]);
});

it('opens a plan', () => {
  const shown = { dial: 1.5, spice: 1, leader: null, hero: 'cheap_hero', weapon: null, defence: 'shield', kwisatz_haderach: false };
  expect(open(shown)).toEqual({ dial: '1.5', support: '1', leader: 'cheap_hero', kwisatz_haderach: 'no', weapon: 'none', defence: 'shield' });
});
