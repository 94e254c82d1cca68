// The research track as lines: from where to where its ways lead.

import type { TrackSpace } from '../almanac';

export const WIDTH = 1000;
export const HEIGHT = 640;

/** Where a space lies on the drawing, in percent of it: the printed board, drawn in a little from left and right and cut below. */
export const place = ({ x, y }: { x: number; y: number }) => ({ x: 3 + 95.5 * x, y: 112.5 * y });
/** Spaces in a row that touch each other: from halfway to the neighbour on the left to halfway to the right, in percent. */
export function strip(spaces: { x: number; y: number }[]): { left: number; width: number }[] {
  const xs = spaces.map((space) => place(space).x);
  const between = xs.slice(1).map((x, i) => (xs[i]! + x) / 2);
  const edges = [2 * xs[0]! - between[0]!, ...between, 2 * xs.at(-1)! - between.at(-1)!];
  return xs.map((_, i) => ({ left: edges[i]!, width: edges[i + 1]! - edges[i]! }));
}

const across = (space: TrackSpace) => (WIDTH * place(space).x) / 100;
const down = (space: TrackSpace) => (HEIGHT * place(space).y) / 100;

type Graph = Record<string, TrackSpace & { column: number; next: string[] }>;

export interface Way {
  from: string;
  to: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Every way from a space to one of the next column. */
export function ways(graph: Graph): Way[] {
  return Object.entries(graph).flatMap(([from, space]) =>
    space.next.map((to) => ({ from, to, x1: across(space), y1: down(space), x2: across(graph[to]!), y2: down(graph[to]!) })),
  );
}

/** The columns with a genetic marker, where they lie and which marker it is. */
export function markerPlaces(graph: Graph, columns: number[]): { column: number; x: number; number: number }[] {
  return columns.map((column, i) => ({ column, x: across(Object.values(graph).find((space) => space.column === column)!), number: i + 1 }));
}
