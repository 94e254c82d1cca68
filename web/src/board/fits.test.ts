import { expect, test } from 'vitest';
import { zoomFor } from './fits';

const design = { width: 50, height: 25 };

test('a board fills the smaller of both measures', () => {
  expect(zoomFor(design, 2000, 900, 20)).toBe(1.8);
  expect(zoomFor(design, 800, 900, 20)).toBe(0.8);
});
test('a board that scrolls, or has no place yet, is as it was designed', () => {
  expect(zoomFor({ ...design, free: true }, 2000, 900, 20)).toBe(1);
  expect(zoomFor(design, 0, 0, 20)).toBe(1);
});
