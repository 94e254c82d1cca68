import { expect, it } from 'vitest';
import { extent, spread, type Standing, widthOf } from './stacks';

const force = (all: number, specials = 0, advisors = 0) => ({ faction: 'fremen', all, specials, advisors });
const stack = (id: string, x: number, y: number, ...forces: ReturnType<typeof force>[]): Standing => ({ id, forces, spice: 0, x, y });

it('is as wide as its numbers and as high as its lines', () => {
  expect(widthOf(force(12))).toBeGreaterThan(widthOf(force(4)));
  expect(widthOf(force(4, 2))).toBeGreaterThan(widthOf(force(4)));
  expect(extent(stack('a', 0, 0, force(1), force(2)))[1]).toBe(40);
  expect(extent({ ...stack('a', 0, 0, force(1), force(2)), spice: 8 })[1]).toBe(60);
});

it('steps aside when another stands there, and no further than a step', () => {
  const [a, b] = spread([stack('a', 0, 0, force(4)), stack('b', 20, 3, force(4))], 1) as [Standing, Standing];
  expect([a.x, b.x].every((x, i) => Math.abs(x - [0, 20][i]!) <= 10)).toBe(true);
  expect(b.x - a.x).toBeGreaterThan(30);
});

it('stays where it is when there is room', () => {
  const apart = [stack('a', 0, 0, force(4)), stack('b', 200, 0, force(4))];
  expect(spread(apart, 1)).toEqual(apart);
});
