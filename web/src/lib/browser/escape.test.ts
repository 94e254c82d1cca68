import { expect, it } from 'vitest';
import { escape, escapes, type Layer } from './escape';

it('closes one thing at a press, the topmost first', () => {
  const open = new Set<Layer>(['picked', 'explanation', 'orders']);
  const taken = ([...open] as Layer[]).map((layer) => escapes(layer, () => open.delete(layer)));
  expect(escape()).toBe(true);
  expect([...open]).toEqual(['picked', 'orders']);
  expect(escape()).toBe(true);
  expect([...open]).toEqual(['picked']);
  expect(escape()).toBe(true);
  expect(escape()).toBe(false);
  open.add('picked');
  taken.forEach((back) => back());
  expect(escape()).toBe(false);
});
