import { expect, test } from 'vitest';
import { stepFor } from './shrinks';

test('what fits is written as large as it was meant', () => {
  expect(stepFor(12, () => false)).toBe(1);
});
test('what does not is written smaller, and no smaller than it must be', () => {
  expect(stepFor(12, (step) => step > 0.9)).toBe(0.86);
});
test('nothing is written smaller than can be read', () => {
  expect(stepFor(8.5, () => true)).toBe(0.86);
  expect(stepFor(6, () => true)).toBe(1);
});
