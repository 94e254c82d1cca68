// What goes from one place to another: which events are journeys, and of many the latest.

import type { Happened } from '../../server/protocol';

/**
 * Places are `node:carthag.10`, `space:arrakeen`, `discard:leto`, or `party:leto`, the entry in the list of seats. What is
 * not drawn, another's discard pile, is with its party. What leaves the game goes to nowhere: it rises and is gone.
 */
export const NOWHERE = 'nowhere';

export interface Journey {
  from: string;
  to: string;
  party: string; // whose colour it has
  n?: number; // how many go
  card?: string; // what goes is a card: `card:dagger`; empty if nobody sees which
}
export type Travels = (event: Happened) => Journey | null;

const MAX_AT_ONCE = 6;

/** The journeys of the events from number `since` on. */
export function journeys(events: Happened[], since: number, travels: Travels): Journey[] {
  return events.slice(since).flatMap((event) => travels(event) ?? []).slice(-MAX_AT_ONCE);
}
