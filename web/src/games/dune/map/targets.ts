// What a question points at: which options name a node, a territory, a card, a leader or a faction.

import type { Offered, Place } from '$board';
import { NODES, nodeOf, territoryOf, territoryShape } from './shapes';

const POINTING = /^(node|territory|card|leader|faction):/;

/** The things that an option names, by its token and by its words; to pass names nothing. */
export function named(option: Offered): string[] {
  if (option.option === 'pass') return [];
  const found = new Set(option.words.refs.filter((ref) => POINTING.test(ref)));
  for (const part of option.option.split(':')) {
    if (nodeOf.has(part)) found.add(`node:${part}`);
    else if (territoryShape.has(part)) found.add(`territory:${part}`);
  }
  if (found.has('node:polar_sink')) found.delete('territory:polar_sink');
  return [...found];
}

/** The message that names a thing; a node is called by its territory. */
export const thingMessage = (thing: string): string =>
  thing.startsWith('node:') ? `territory-${territoryOf(thing.slice(5))}` : thing.replace(':', '-');

/** Nodes that lie under what is pointed at. */
export function pointedNodes(refs: string[]): Set<string> {
  const found = new Set<string>();
  for (const ref of refs) {
    const [kind, name] = ref.split(':');
    if (kind === 'node') found.add(name!);
    else if (kind === 'territory') for (const node of NODES) if (node.territory === name) found.add(node.id);
  }
  return found;
}

/** A place on the map that answers the question: `node:arrakeen.9` or `territory:arrakeen`. */
export interface Target extends Place {
  territory: string;
}

/** The places among what can be pointed at. */
export function placesOf(found: Map<string, Offered[]>): Target[] {
  return [...found].flatMap(([key, options]) => {
    const [sort, id] = key.split(':') as [string, string];
    const node = sort === 'node' ? nodeOf.get(id) : undefined;
    if (node) return [{ key, territory: node.territory, explain: `territory:${node.territory}`, ...node.force, path: node.path, options }];
    const shape = sort === 'territory' ? territoryShape.get(id) : undefined;
    return shape ? [{ key, territory: id, explain: `territory:${id}`, ...shape.middle, path: shape.path, options }] : [];
  });
}
