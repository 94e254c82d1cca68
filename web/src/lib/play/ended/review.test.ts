import { expect, it } from 'vitest';
import type { Decision } from '../../server/protocol';
import { lines, shareAt } from './review';

const decision = (after: number, chances: Record<string, number>, more: Partial<Decision> = {}): Decision => ({
  after, seat: 0, option: '1', words: { id: 'x', args: {}, refs: [], rules: [] }, chances, value: 0.4, best: '', best_words: null, best_value: 0.4, asked: null, ...more,
});

const PARTIES = ['leto', 'paul'].map((id, seat) => ({ id, seat, team: '' }));

it('draws one line for each party', () => {
  const found = lines([decision(0, { leto: 0.5, paul: 0.5 }), decision(4, { leto: 0.7, paul: 0.3 })], PARTIES);
  expect(found).toEqual([
    { party: 'leto', points: [{ at: 0, value: 0.5 }, { at: 4, value: 0.7 }] },
    { party: 'paul', points: [{ at: 0, value: 0.5 }, { at: 4, value: 0.3 }] },
  ]);
});

it('knows the chance at every moment', () => {
  const [leto] = lines([decision(2, { leto: 0.5 }), decision(4, { leto: 0.7 })], PARTIES);
  expect([0, 2, 3, 4, 9].map((at) => shareAt(leto!, at))).toEqual([0.5, 0.5, 0.7, 0.7, 0.7]);
});

it('draws nothing for the names that parties had before', () => {
  const found = lines([decision(0, { seat1: 0.6, seat2: 0.4 }), decision(4, { leto: 0.7, paul: 0.3 })], PARTIES);
  expect(found.map((line) => line.party)).toEqual(['leto', 'paul']);
});
