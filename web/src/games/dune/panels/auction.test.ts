import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { lotOf } from './auction';

const told = (...events: [string, ...unknown[]][]): Happened[] =>
  events.map(([kind, ...data]) => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } }));

it('counts the cards and keeps the bids of this one', () => {
  const events = told(['row_laid', 5], ['card_put_up', 'emperor', 5], ['bid', 'emperor', 9], ['card_put_up', 'fremen', 4], ['bid', 'fremen', 1], ['bid_passed', 'emperor'], ['bid', 'atreides', 3]);
  const lot = lotOf(events, 4);
  expect([lot.number, lot.of]).toEqual([2, 5]);
  expect(lot.bids).toEqual([
    { faction: 'atreides', amount: 3 },
    { faction: 'emperor', amount: null },
    { faction: 'fremen', amount: 1 },
  ]);
});

it('knows nothing of what it has not heard', () => {
  expect(lotOf([], 2)).toEqual({ number: null, of: null, bids: [] });
});
