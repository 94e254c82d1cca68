// Where forces stand on the map: at the places of their nodes, but not over each other if a small step aside helps.

import type { Force } from '../almanac';

/** Measures of a faction's line in a stack, in pixels. */
export const HIGH = 20;
const DIGIT = 8;
const STEP = 10; // how far a stack may step aside

export interface Standing {
  id: string; // of the node
  forces: Force[];
  spice: number;
  x: number;
  y: number;
}

export const counted = (force: Force): string => String(force.all + force.advisors);
/** The part with the number of all, and the one with the number of special ones. */
export const plainWidth = (force: Force): number => HIGH + counted(force).length * DIGIT + 5;
export const goldWidth = (force: Force): number => (force.specials ? String(force.specials).length * DIGIT + 15 : 0);
export const widthOf = (force: Force): number => plainWidth(force) + goldWidth(force);

export const spiceWidth = (spice: number): number => HIGH + String(spice).length * DIGIT + 5;

/** Width and height of a stack, in pixels; spice in the same place is its last line. */
export const extent = ({ forces, spice }: Standing): [number, number] => [
  Math.max(...forces.map(widthOf), spice && spiceWidth(spice)),
  (forces.length + (spice ? 1 : 0)) * HIGH,
];

/** The stacks, each moved by at most a step where they would hide one another; `size` is a pixel in the map's units. */
export function spread(stacks: Standing[], size: number): Standing[] {
  const out = stacks.map((stack) => ({ ...stack }));
  const within = (value: number, home: number) => Math.min(home + STEP * size, Math.max(home - STEP * size, value));
  for (let i = 0; i < out.length; i++) {
    for (let j = i + 1; j < out.length; j++) {
      const [a, b] = [out[i]!, out[j]!];
      const [wa, ha] = extent(a);
      const [wb, hb] = extent(b);
      const over = {
        x: ((wa + wb) / 2) * size - Math.abs(a.x - b.x),
        y: ((ha + hb) / 2) * size - Math.abs(a.y - b.y),
      };
      if (over.x <= 0 || over.y <= 0) continue;
      const axis = over.x < over.y ? 'x' : 'y';
      const way = a[axis] < b[axis] ? -1 : 1;
      a[axis] = within(a[axis] + (way * over[axis]) / 2, stacks[i]![axis]);
      b[axis] = within(b[axis] - (way * over[axis]) / 2, stacks[j]![axis]);
    }
  }
  return out;
}
