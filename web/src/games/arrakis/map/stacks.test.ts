import { expect, it } from 'vitest';
import { badges, group, initials, plate, rows, THING, total } from './stacks';

const legion = { regular: 3, elite: 1, generic: 1, leaders: ['beast_rabban'], tokens: ['?', '?', 'RE'] };

it('has a badge for each sort of figures, hidden tokens together, leaders last', () => {
  expect(badges(legion, () => 'Beast Rabban').map(({ sort, text }) => `${sort} ${text}`)).toEqual(['regular 3', 'elite 1', 'token 2?', 'token RE', 'generic 1', 'leader BR']);
});

it('lays badges in even rows', () => {
  const all = badges(legion, () => 'A');
  expect(rows(all).map((row) => row.length)).toEqual([3, 3]);
  expect(rows(all.slice(0, 4)).map((row) => row.length)).toEqual([4]);
});

it('counts everybody', () => {
  expect(total(legion)).toBe(9);
});

it.each([
  ['Beast Rabban', 'BR'],
  ['Feyd-Rautha', 'FR'],
  ['Emperor Shaddam IV', 'ES'],
  ['Chani', 'C'],
])('shortens %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

it('is as large as its badges, and a disc from afar', () => {
  expect(plate({ regular: 1, elite: 1 }, false)[0]).toBeGreaterThan(plate({ regular: 6 }, false)[0]);
  expect(plate(legion, false)[1]).toBeGreaterThan(plate({ regular: 6 }, false)[1]);
  expect(plate(legion, true)).toEqual(plate({ regular: 6 }, true));
});

it('sets things above a legion, and two legions side by side', () => {
  const one = group({ settlement: 2, harkonnen: { regular: 3 } }, false);
  expect(one.high).toBe(THING + plate({ regular: 3 }, false)[1]);
  expect(one.things).toBe((THING - one.high) / 2);
  expect(one.legions[0]!.y).toBe((one.high - plate({ regular: 3 }, false)[1]) / 2);
  const two = group({ harkonnen: { regular: 3 }, atreides: { elite: 1 } }, false);
  expect(two.legions.map(({ side, x }) => [side, Math.sign(x)])).toEqual([['harkonnen', -1], ['atreides', 1]]);
});
