// What a question points at on a board: things (`space:arrakeen`, `card:dagger`) and the options that name them.

import type { Offered, Question } from '../lib/server/protocol';

/** What can be clicked, and the options that a click would choose among. `named`: the things that an option names. */
export function targets(ask: Question | null, named: (option: Offered, kind: string) => string[]): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const option of ask?.options ?? []) {
    for (const thing of named(option, ask!.kind)) found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  return found;
}

/** Without the things that all options name: a click on one would not narrow the choice. */
export function distinguishing(found: Map<string, Offered[]>, ask: Question | null): Map<string, Offered[]> {
  const all = ask?.options.length ?? 0;
  return all > 1 ? new Map([...found].filter(([, options]) => options.length < all)) : found;
}
