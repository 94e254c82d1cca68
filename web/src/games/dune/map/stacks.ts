// Forces that stand together on the map, and how large their stack is.

import type { Force } from '../almanac';

/** Measures of a faction's line in a stack, in pixels. */
export const HIGH = 20;
const DIGIT = 8;
export const STEP = 24; // how far a stack may step aside, in pixels

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
