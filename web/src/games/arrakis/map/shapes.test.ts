import { expect, it } from 'vitest';
import { AREAS, areaShape, between, type Point, WALLS, ZONES } from './shapes';

const square = (x: number): Point[] => [[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]];

it('has the whole planet', () => {
  expect([AREAS.length, ZONES.length]).toEqual([101, 8]);
  expect(ZONES.flatMap((zone) => zone.touches).filter((area) => !areaShape.has(area))).toEqual([]);
});

it('draws a wall halfway between two areas', () => {
  const lines = between(square(0), square(14));
  const xs = lines.flat().map(([x]) => x);
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.min(...xs)).toBeGreaterThan(9);
  expect(xs).toContain(12);
});

it('draws none between areas that are far apart', () => {
  expect(between(square(0), square(40))).toEqual([]);
});

it('has walls', () => {
  expect(WALLS.split('M').length).toBeGreaterThan(5);
});
