import { expect, it } from 'vitest';
import type { Decision } from '../../server/protocol';
import { lines, lost, shareAt } from './review';

const decision = (after: number, chances: Record<string, number>, more: Partial<Decision> = {}): Decision => ({
  after, seat: 0, option: '1', words: { id: 'x', args: {}, refs: [], rules: [] }, chances, value: 0.4, best: '', best_words: null, best_value: 0.4, ...more,
});

it('draws one line for each party', () => {
  const found = lines([decision(0, { leto: 0.5, paul: 0.5 }), decision(4, { leto: 0.7, paul: 0.3 })]);
  expect(found).toEqual([
    { party: 'leto', points: [{ at: 0, value: 0.5 }, { at: 4, value: 0.7 }] },
    { party: 'paul', points: [{ at: 0, value: 0.5 }, { at: 4, value: 0.3 }] },
  ]);
});

it('knows the chance at every moment', () => {
  const [leto] = lines([decision(2, { leto: 0.5 }), decision(4, { leto: 0.7 })]);
  expect([0, 2, 3, 4, 9].map((at) => shareAt(leto!, at))).toEqual([0.5, 0.5, 0.7, 0.7, 0.7]);
});

it('counts what was lost only where something better was found', () => {
  expect(lost(decision(0, {}))).toBe(0);
  expect(lost(decision(0, {}, { best: '2', best_value: 0.65 }))).toBeCloseTo(0.25);
});
