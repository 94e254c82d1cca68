// Who plays what: the names of parties and seats, and the order in which they are listed.

import { games } from '../../server/games.svelte';
import type { Party, SeatInfo } from '../../server/protocol';
import { label, say, speech } from '../../words/words.svelte';

/** The name of a party. */
export const partyName = (id: string): string => (speech.has(`party-${id}`) ? label(`party-${id}`) : id.replaceAll('_', ' '));

/** The name of whoever sits there; that of a bot in the reader's language. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  if (seat.called) {
    const id = `bot-name-${seat.called}`;
    return speech.has(id) ? say(id) : games.botName(seat.called) || seat.name;
  }
  return seat.name || seat.bot || say('seat-number', { n: seat.seat + 1 });
}

/** Somebody whom the server calls by the name that the table keeps, as the reader knows them. */
export const knownAs = (name: string, seats: SeatInfo[]): string => seatName(seats.find((seat) => seat.name === name)) || name;

/** That a bot plays there for good, and how well; nothing for a person. */
export const botLevel = (seat: SeatInfo | null | undefined): string => (seat?.who === 'bot' ? (seat.level ? say('bot-of-level', { level: say(`level-${seat.level}`) }) : say('bot-plays')) : '');

/** What a seat plays, in words. */
export const partyNames = (parties: Party[]): string => parties.map((each) => partyName(each.id)).join(', ');

export const partiesOf = (parties: Party[], seat: number | null): Party[] => parties.filter((each) => seat !== null && each.seat === seat);

/** An entry in the list of who plays: a seat with its parties, or a party that nobody plays. */
export interface Place {
  key: string;
  seat: SeatInfo | null;
  parties: Party[];
  joined: boolean; // of the same team as the place before it
}

/** Every seat, then every party without one; members of a team stand together, where the first of them stands. */
export function places(seats: SeatInfo[], parties: Party[]): Place[] {
  const all = [
    ...seats.map((seat) => ({ key: `seat ${seat.seat}`, seat, parties: partiesOf(parties, seat.seat) })),
    ...parties.filter((each) => each.seat === null).map((each) => ({ key: each.id, seat: null, parties: [each] })),
  ];
  const teamOf = (place: { key: string; parties: Party[] }) => place.parties[0]?.team || place.key;
  const teams = [...new Set(all.map(teamOf))];
  return teams.flatMap((team) => all.filter((place) => teamOf(place) === team).map((place, i) => ({ ...place, joined: i > 0 })));
}
