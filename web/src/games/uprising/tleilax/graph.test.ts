import { describe, expect, it } from 'vitest';
import { markerPlaces, ways } from './graph';

const space = (x: number, column: number, ...next: string[]) => ({ name: '', x, y: 0.5, effects: [], lines: [], column, next });
const graph = { start: space(0.1, 0, 'up', 'down'), up: space(0.2, 1, 'end'), down: space(0.2, 1, 'end'), end: space(0.3, 2) };

describe('the research track', () => {
  it('has a line for every way', () => {
    expect(ways(graph).map(({ from, to }) => `${from} ${to}`)).toEqual(['start up', 'start down', 'up end', 'down end']);
    expect(ways(graph)[0]).toMatchObject({ x1: 125.5, x2: 221, y1: 360, y2: 360 });
  });

  it('has its markers above their columns', () => {
    expect(markerPlaces(graph, [1, 2])).toEqual([
      { column: 1, x: 221, number: 1 },
      { column: 2, x: 316.5, number: 2 },
    ]);
  });
});
