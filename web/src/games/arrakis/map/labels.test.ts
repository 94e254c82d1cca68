import { expect, it } from 'vitest';
import { type Box, written } from './labels';

const EDGE: Box = [0, 0, 100, 100];
const name = (id: string, x: number, rank: number, ...heights: number[]) => ({ id, text: 'Arsunt', rank, x, heights });

it('writes the important name where two would meet, and moves the other one', () => {
  const out = written([name('low', 50, 2, 50, 80), name('high', 50, 1, 50)], 10, [], EDGE);
  expect(out.map(({ id, y }) => [id, y])).toEqual([['high', 50], ['low', 80]]);
});

it('leaves out what has no room', () => {
  expect(written([name('a', 50, 1, 50)], 10, [[40, 40, 60, 60]], EDGE)).toEqual([]);
});

it('keeps names within the map', () => {
  expect(written([name('a', 2, 1, -4, 50)], 10, [], EDGE)).toEqual([{ id: 'a', text: 'Arsunt', x: 15, y: 50 }]);
});

it('stands a little aside of what is in its way', () => {
  expect(written([name('a', 50, 1, 50)], 10, [[30, 40, 40, 60]], EDGE)).toEqual([{ id: 'a', text: 'Arsunt', x: 60, y: 50 }]);
});
