import { expect, it } from 'vitest';
import { extent, type Standing, widthOf } from './stacks';

const force = (all: number, specials = 0, advisors = 0) => ({ faction: 'fremen', all, specials, advisors });
const stack = (id: string, x: number, y: number, ...forces: ReturnType<typeof force>[]): Standing => ({ id, forces, spice: 0, x, y });

it('is as wide as its numbers and as high as its lines', () => {
  expect(widthOf(force(12))).toBeGreaterThan(widthOf(force(4)));
  expect(widthOf(force(4, 2))).toBeGreaterThan(widthOf(force(4)));
  expect(extent(stack('a', 0, 0, force(1), force(2)))[1]).toBe(40);
  expect(extent({ ...stack('a', 0, 0, force(1), force(2)), spice: 8 })[1]).toBe(60);
});
