// What a rival did last, from the story of the table.

import type { Happened } from '$board';

/** What is told of a rival, under its own name: without the name in front. */
export function withoutName(told: string, name: string): string {
  return told.startsWith(`${name} `) ? told.slice(name.length + 1) : told;
}

const BOUNDS = ['turn', 'turn_ends'];

/** What happened in a rival's latest turn, and the cards that it has revealed for a combat since. */
export function latestTurn(events: Happened[], rival: string): Happened[] {
  const isOf = (event: Happened) => event.words.refs.includes(`house:${rival}`);
  const turns = events.flatMap((event, i) => (event.kind === 'turn' && isOf(event) ? [i] : []));
  const from = turns.at(-1) ?? -1;
  if (from < 0) return [];
  const rest = events.slice(from + 1);
  const end = rest.findIndex((event) => BOUNDS.includes(event.kind));
  const turn = end < 0 ? rest : rest.slice(0, end);
  const combat = end < 0 ? [] : rest.slice(end).filter((event) => event.kind === 'hagal_swords' && isOf(event));
  return [...turn, ...combat];
}
