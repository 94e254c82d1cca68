// Who plays what: the names of parties and seats, and who is meant by a sentence.

import type { SeatLink } from './seat.svelte';
import type { Party, SeatInfo, Words } from './types';
import { say, speech } from './words.svelte';

const NAMES = ['leader-', 'faction-', 'house-'];

/** The name of a side of the game. */
export function partyName(id: string): string {
  for (const prefix of NAMES) if (speech.has(prefix + id)) return say(prefix + id);
  return id.replaceAll('_', ' ');
}

/** The name of whoever sits there. */
export const seatName = (seat: SeatInfo | undefined): string => seat?.name || seat?.bot || (seat ? say('seat-number', { n: seat.seat + 1 }) : '');

/** Who a game's view says is where, when it says so: parties may be dealt after the beginning. */
function dealt(view: Record<string, any> | undefined): Party[] {
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
  const found = dealt(link.sight?.view);
  return found.length ? found : link.parties;
};

/** The seats that a sentence names. */
export function meant(words: Words, parties: Party[]): number[] {
  const found: number[] = [];
  for (const ref of words.refs) {
    const [kind, id] = ref.split(':');
    if (kind !== 'faction' && kind !== 'house' && kind !== 'leader' && kind !== 'party') continue;
    const seat = parties.find((each) => each.id === id)?.seat;
    if (typeof seat === 'number' && !found.includes(seat)) found.push(seat);
  }
  return found;
}
