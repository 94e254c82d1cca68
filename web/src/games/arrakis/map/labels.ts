// Names on the map: the important ones first, none over another or over what stands there.

export type Box = [left: number, top: number, right: number, bottom: number];
export interface Name {
  id: string;
  text: string;
  rank: number; // the lowest is written first
  x: number;
  heights: number[]; // where it may stand, the best first
}
export interface Written {
  id: string;
  text: string;
  x: number;
  y: number; // of its base line
}
const WIDTH = 0.5; // of a letter, in its size
const ASIDE = [0, 1, -1, 2, -2]; // letters that a name may stand aside of its place

const apart = (a: Box, b: Box) => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/** What can be written in letters of this size; no name goes beyond `edge`, the map's own box. */
export function written(names: Name[], size: number, standing: Box[], edge: Box): Written[] {
  const taken = [...standing];
  return [...names]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ id, text, x: middle, heights }) => {
      const half = (text.length * size * WIDTH) / 2;
      const x = Math.min(Math.max(middle, edge[0] + half), edge[2] - half);
      const places = ASIDE.flatMap((aside) => heights.map((y) => ({ x: x + aside * size, y })));
      const boxOf = (at: { x: number; y: number }): Box => [at.x - half, at.y - size * 0.75, at.x + half, at.y + size * 0.25];
      const inside = (box: Box) => box[0] >= edge[0] && box[1] >= edge[1] && box[2] <= edge[2] && box[3] <= edge[3];
      const free = places.find((at) => inside(boxOf(at)) && taken.every((other) => apart(boxOf(at), other)));
      if (!free) return [];
      taken.push(boxOf(free));
      return [{ id, text, ...free }];
    });
}
