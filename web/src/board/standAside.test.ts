import { expect, it } from 'vitest';
import { standAside } from './standAside';

const LARGE = (): [number, number] => [36, 20];

it('steps aside when another stands there, and no further than a step', () => {
  const [a, b] = standAside([{ x: 0, y: 0 }, { x: 20, y: 3 }], LARGE, 10);
  expect([a, b]).toEqual([{ x: -8, y: 0 }, { x: 28, y: 3 }]);
  const [near] = standAside([{ x: 0, y: 0 }, { x: 20, y: 3 }], LARGE, 5);
  expect(near!.x).toBe(-5);
});

it('stays where it is when there is room', () => {
  const apart = [{ x: 0, y: 0 }, { x: 200, y: 0 }];
  expect(standAside(apart, LARGE, 10)).toEqual(apart);
});
