// The names of the things on a board, as questions and answers point at them.

import { label, speech } from '../words/words.svelte';

/** The name of `space:arrakeen`, `card:dagger` or `node:arrakeen.9`; empty if it has none. */
export function thingName(thing: string): string {
  const [kind = '', name = ''] = thing.split(':');
  const place = name.split('.')[0];
  const known = [`${kind}-${name}`, `territory-${place}`].find((id) => speech.has(id));
  return known ? label(known) : '';
}
