import { expect, test } from 'vitest';
import { tally, unseen } from './piles';

test('cards are counted by name', () => {
  expect(tally(['b', 'a', 'b'])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
test('what nobody has seen is left', () => {
  expect(unseen({ a: 2, b: 1 }, ['a', 'b', 'b', 'c'])).toEqual(['a']);
});
