// Which places carry their whole name.

import { areaShape, zoneShape } from './shapes';

const MOST = 6; // more names would hide the map

const isPlace = (thing: string) => {
  const [kind, id] = thing.split(':') as [string, string];
  return (kind === 'area' && areaShape.has(id)) || (kind === 'zone' && zoneShape.has(id));
};

/**
 * What is advised, then what is pointed at elsewhere; `besides`: the place below the pointer, which the caption names. An
 * advice names where it goes, not also where it starts: of several places only those that answer, if any does.
 */
export function called(advised: string[], pointed: string[], besides: string, answers: (thing: string) => boolean): string[] {
  const places = advised.filter(isPlace);
  const ends = places.filter(answers);
  const all = new Set([...(ends.length ? ends : places), ...pointed.filter(isPlace)]);
  return [...all].filter((thing) => thing !== besides).slice(0, MOST);
}

/** The middle of a plate that covers nothing of a place of these heights: below it, or above it at the edge of the map. */
export function beside(heights: number[], high: number, edge: number): number {
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return bottom + 1.2 * high <= edge ? bottom + 0.7 * high : top - 0.7 * high;
}
