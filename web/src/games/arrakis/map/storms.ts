// Where storms have raged: told as events, shown until the desert is calm again.

import type { Happened } from '$board';

/** The areas that storms have hit in this phase of desert hazards; none in any other. */
export function storms(events: Happened[], phase: string): string[] {
  if (phase !== 'hazards') return [];
  const begun = events.map((event) => event.kind).lastIndexOf('round');
  return [...new Set(events.slice(begun + 1).flatMap((event) => (event.kind === 'storm' ? [event.data[0] as string] : [])))];
}
