import { expect, it } from 'vitest';
import { badges, initials, rows, total } from './stacks';

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
