// Who plays what: the names of parties and seats.

import type { SeatLink } from './seat.svelte';
import type { Party, SeatInfo } from './types';
import { say, speech } from './words.svelte';

const NAMES = ['leader-', 'faction-', 'house-'];

/** The name of a side of the game. */
export function partyName(id: string): string {
  const seat = /^seat(\d+)$/.exec(id)?.[1]; // a side that has not been dealt yet
  if (seat) return say('seat-number', { n: Number(seat) + 1 });
  for (const prefix of NAMES) if (speech.has(prefix + id)) return say(prefix + id);
  return id.replaceAll('_', ' ');
}

/** The name of whoever sits there. */
export const seatName = (seat: SeatInfo | undefined): string => seat?.name || seat?.bot || (seat ? say('seat-number', { n: seat.seat + 1 }) : '');

/** Who a game's view says is where, when it says so: parties may be dealt after the beginning. */
export function partiesIn(view: Record<string, any> | undefined): Party[] {
  const found: Party[] = [];
  for (const [id, faction] of Object.entries(view?.factions ?? {})) {
    const seat = (faction as { seat?: number }).seat;
    if (typeof seat === 'number') found.push({ id, seat, team: id });
  }
  for (const house of Array.isArray(view?.houses) ? view.houses : []) {
    if (typeof house?.seat === 'number') {
      for (const id of new Set([house.name, house.leader])) if (typeof id === 'string' && id) found.push({ id, seat: house.seat, team: id });
    }
  }
  return found;
}

export const partiesOf = (link: SeatLink): Party[] => {
  const found = partiesIn(link.sight?.view);
  return found.length ? found : link.parties;
};

/** What a seat plays, in words. */
export const partyNames = (parties: Party[], seat: number): string =>
  [...new Set(parties.filter((each) => each.seat === seat).map((each) => partyName(each.id)))].join(', ');
