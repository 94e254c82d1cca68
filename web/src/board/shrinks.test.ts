import { expect, test } from 'vitest';
import { stepFor } from './shrinks';

/** The step that is found, and how many were tried, if something is cut at those of which a function says so. */
function found(letters: number, cut: (step: number) => boolean): { step: number; tries: number } {
  const steps = stepFor(letters);
  let tries = 0;
  let turn = steps.next();
  for (; !turn.done; tries++) turn = steps.next(cut(turn.value));
  return { step: turn.value, tries };
}

test('what fits is written as large as it was meant, and looked at once', () => {
  expect(found(12, () => false)).toEqual({ step: 1, tries: 1 });
});
test('what does not is written smaller, and no smaller than it must be', () => {
  expect(found(12, (step) => step > 0.9).step).toBe(0.86);
  expect(found(20, (step) => step > 0.57)).toEqual({ step: 0.56, tries: 3 });
});
test('nothing is written smaller than can be read', () => {
  expect(8.5 * found(8.5, () => true).step).toBeCloseTo(7);
  expect(12 * found(12, (step) => step > 0.6).step).toBeCloseTo(7);
  expect(found(6, () => true).step).toBe(1);
});
