import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { storms } from './storms';

const event = (kind: string, ...data: unknown[]): Happened => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });
const events = [event('round', 1), event('storm', 'carthag', 1, 0), event('round', 2), event('storm', 'arrakeen', 0, 1), event('storm', 'arrakeen', 1, 0)];

it('shows where storms rage in this round', () => {
  expect(storms(events, 'hazards')).toEqual(['arrakeen']);
});

it('shows none in other phases', () => {
  expect(storms(events, 'harvest')).toEqual([]);
});
