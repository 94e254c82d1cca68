import { describe, expect, it } from 'vitest';
import { markerPlaces, place, strip, ways } from './graph';

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

it('a strip of spaces has no gaps, and each space lies in its own box', () => {
  const spaces = [0.09, 0.214, 0.56, 0.93].map((x) => ({ x, y: 0.1 }));
  const boxes = strip(spaces);
  for (const [i, { left, width }] of boxes.entries()) {
    expect(left).toBeLessThan(place(spaces[i]!).x);
    expect(left + width).toBeGreaterThan(place(spaces[i]!).x);
    if (i) expect(left).toBeCloseTo(boxes[i - 1]!.left + boxes[i - 1]!.width);
  }
});
