import { expect, it } from 'vitest';
import { reuse } from './reuse';

const before = () => ({ round: 3, forces: { arrakeen: [4, 1, 0] }, order: [{ id: 'fremen' }, { id: 'emperor' }], battle: null as object | null });

it('keeps everything that is as before', () => {
  const [first, again] = [before(), before()];
  expect(reuse(first, again)).toBe(first);
});

it('keeps the parts that are as before', () => {
  const [first, now] = [before(), { ...before(), round: 4, battle: { territory: 'arrakeen' } }];
  const kept = reuse(first, now);
  expect(kept).toEqual({ ...before(), round: 4, battle: { territory: 'arrakeen' } });
  expect([kept.forces, kept.order]).toEqual([first.forces, first.order]);
  expect(kept.forces).toBe(first.forces);
  expect(kept.order).toBe(first.order);
  expect(first).toEqual(before());
});

it.each([
  ['a longer list', [1, 2], [1, 2, 3]],
  ['a shorter list', [1, 2], [1]],
  ['a part less', { a: 1, b: 2 }, { a: 1 }],
  ['a part more', { a: 1 }, { a: 1, b: null }],
  ['another name', { a: 1 }, { b: 1 }],
  ['a list in place of parts', { 0: 1 }, [1]],
  ['nothing any more', { a: 1 }, null],
  ['something at last', null, { a: 1 }],
])('sees %s', (_, old, now) => {
  const wanted = structuredClone(now);
  const kept = reuse(old, now);
  expect(kept).toBe(now);
  expect(kept).toEqual(wanted);
});
