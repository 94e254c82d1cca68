// How parties are told apart: a colour that colour-blind people can tell from the others, doubled by a shape; lines of
// theirs by a pattern of dashes.

import type { Party } from '../../server/protocol';

export interface Look {
  colour: string;
  shape: string; // an SVG path in a box of 24 by 24
  dash: string;
}

const LOOKS: readonly Look[] = [
  { colour: '#d55e00', shape: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z', dash: 'none' },
  { colour: '#0072b2', shape: 'M12 3l10 18H2z', dash: '9 3' },
  { colour: '#009e73', shape: 'M4 4h16v16H4z', dash: '2 3' },
  { colour: '#cc79a7', shape: 'M12 2l10 10l-10 10L2 12z', dash: '10 3 2 3' },
  { colour: '#e6c229', shape: 'M12 2l3 7h7l-6 5l2 8l-6-5l-6 5l2-8l-6-5h7z', dash: '5 4' },
  { colour: '#56b4e9', shape: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z', dash: '12 3 2 3 2 3' },
  { colour: '#999999', shape: 'M7 3h10l5 9l-5 9H7l-5-9z', dash: '1 3' },
  { colour: '#a05eb5', shape: 'M2 4h20L12 22z', dash: '7 3 1 3' },
];

const look = (n: number): Look => LOOKS[n % LOOKS.length]!;

let colours: Record<string, string> = {};
/** The colours that the parties of the game at hand have on its board: they have them everywhere. */
export function paintParties(given: Record<string, string>): void {
  colours = given;
}

/** How a seat looks, whatever it plays. */
export const seatLook = look;

/** A party looks like its seat. One without a seat, or a further one of the same seat, has a look that no seat has. */
export function partyLooks(parties: Party[]): (id: string) => Look {
  const found = new Map<string, Look>();
  const seen = new Set<number>();
  let next = Math.max(-1, ...parties.map((each) => each.seat ?? -1)) + 1;
  for (const { id, seat } of parties) {
    if (seat !== null && !seen.has(seat)) {
      seen.add(seat);
      found.set(id, look(seat));
    } else found.set(id, look(next++));
  }
  return (id) => {
    const made = found.get(id) ?? look(next);
    return id in colours ? { ...made, colour: colours[id]! } : made;
  };
}

/** A place among those who play looks like the first party that is played there, and like its seat until one is. */
export function placeLooks(parties: Party[]): (seat: number | null, played: Party[]) => Look {
  const lookOf = partyLooks(parties);
  return (seat, [first]) => (first ? lookOf(first.id) : seatLook(seat ?? 0));
}
