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

const apart = (a: Box, b: Box) => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/** What can be written in letters of this size; no name goes beyond `edge`, the map's own box. */
export function written(names: Name[], size: number, standing: Box[], edge: Box): Written[] {
  const taken = [...standing];
  return [...names]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ id, text, x: middle, heights }) => {
      const half = (text.length * size * WIDTH) / 2;
      const x = Math.min(Math.max(middle, edge[0] + half), edge[2] - half);
      const boxes = heights.map((y): Box => [x - half, y - size * 0.75, x + half, y + size * 0.25]);
      const free = boxes.findIndex((box) => box[1] >= edge[1] && box[3] <= edge[3] && taken.every((other) => apart(box, other)));
      if (free < 0) return [];
      taken.push(boxes[free]!);
      return [{ id, text, x, y: heights[free]! }];
    });
}
