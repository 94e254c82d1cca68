import { expect, test } from 'vitest';
import { largest, zoomFor } from './fits';

const design = { width: 50, height: 25 };

test('a board fills the smaller of both measures', () => {
  expect(zoomFor(design, 2000, 900, 20)).toBe(1.8);
  expect(zoomFor(design, 800, 900, 20)).toBe(0.8);
});
test('a board that scrolls, or has no place yet, is as it was designed', () => {
  expect(zoomFor({ ...design, free: true }, 2000, 900, 20)).toBe(1);
  expect(zoomFor(design, 0, 0, 20)).toBe(1);
});
test('what fits is drawn as large as it was meant', () => {
  expect(largest(1.2, () => 1)).toBe(1.2);
});
test('what does not fit is drawn nearly as large as can be', () => {
  const found = largest(1.2, (zoom) => (zoom > 0.9 ? zoom / 0.6 : 1)); // lines that break make it much higher
  expect(found).toBeLessThanOrEqual(0.9);
  expect(found).toBeGreaterThan(0.88);
});
