// Areas and air zones that answer the question.

import type { Offered, Place, Words } from '$board';
import { areaWords } from './areas';
import { areaShape, zoneShape } from './shapes';

/** The places among what can be pointed at. */
export function placesOf(found: Map<string, Offered[]>): Place[] {
  return [...found].flatMap(([key, options]) => {
    const [kind, id] = key.split(':') as [string, string];
    const shape = kind === 'area' ? areaShape.get(id) : kind === 'zone' ? zoneShape.get(id) : undefined;
    return shape ? [{ key, explain: key, x: shape.centre[0], y: shape.centre[1], path: shape.path, options }] : [];
  });
}

/** The message that names a thing; copies of a card are told apart by a letter, areas without a name by their sector. */
export const thingMessage = (thing: string): string | Words =>
  thing.startsWith('area:') ? areaWords(thing.slice(5)) : thing.replace(/^(card:.*)_[abc]$/, '$1').replace(':', '-');
