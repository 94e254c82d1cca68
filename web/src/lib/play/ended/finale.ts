// How a game went, when it is over: where points came from, by round; what was worth seeing.

import type { Happened, Party, Words } from '../../server/protocol';
import { type Moment, staged } from '../told/moments';
import { partiesNamed } from '../told/story';

/** Points that a party has got, or lost, and for what. */
export interface Scored {
  party: string;
  n: number;
  why: Words;
}
/** Things that nobody else could see: the words of their sort are `hidden-<name>`. */
export interface Hidden {
  name: string;
  things: (string | Words)[];
}
/** What a game tells about its end. */
export interface EndTold<View = any, Printed = any> {
  points?: (events: Happened[], at: number) => Scored | null;
  highlights?: (events: Happened[]) => Highlight[]; // if not given, what stood on the stage
  hidden?: (view: View, party: string, printed: Printed) => Hidden[]; // in the eyes of that party's own seat
}

export interface Round {
  round: number;
  scored: Scored[];
}

/** The round in which something happened; 0: before the first, or in a game that counts none. */
export function roundOf(events: Happened[], at: number): number {
  const begun = events.slice(0, at + 1).filter((event) => event.kind === 'round').at(-1);
  return begun ? Number(begun.data[0]) : 0;
}

/** The points of every round in which there were any; what a score has besides was there from the start. */
export function pointsByRound(events: Happened[], points: EndTold['points'], scores: Record<string, number> = {}): Round[] {
  const rounds: Round[] = [];
  let round = 0;
  events.forEach((event, at) => {
    if (event.kind === 'round') round = Number(event.data[0]);
    const scored = points?.(events, at);
    if (!scored?.n) return;
    if (rounds.at(-1)?.round === round) rounds.at(-1)!.scored.push(scored);
    else rounds.push({ round, scored: [scored] });
  });
  if (!points) return rounds;
  const told = (party: string) => rounds.flatMap((each) => each.scored).filter((each) => each.party === party).reduce((all, each) => all + each.n, 0);
  const start = Object.entries(scores).flatMap(([party, n]) => (n === told(party) ? [] : [{ party, n: n - told(party), why: { id: 'finale-start', args: {}, refs: [], rules: [] } }]));
  if (!start.length) return rounds;
  const [first, ...rest] = rounds[0]?.round === 0 ? rounds : [{ round: 0, scored: [] }, ...rounds];
  return [{ round: 0, scored: [...start, ...first!.scored] }, ...rest];
}

export interface Highlight {
  at: number; // number of the event
  words: Words;
  clauses?: Words[]; // what it brought
  worth?: number; // of too many, the greatest are told
}

/** The greatest of what a game tells, in the order of time. */
export function greatest(found: Highlight[], most: number): Highlight[] {
  const kept = [...found].sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0)).slice(0, most);
  return found.filter((each) => kept.includes(each));
}

/** What stood on the stage, without what happens to everybody in every round; of much, what concerns these parties. */
export function highlights(events: Happened[], moments: Moment[], parties: Party[], kinds: string[], whom: string[], most: number): Highlight[] {
  const found = staged(events, 0, moments.filter((moment) => !moment.others)).map((each) => ({ at: each.at, words: events[each.at]!.words }));
  if (found.length <= most) return found;
  const concern = found.filter((each) => partiesNamed(each.words, parties, kinds).some((party) => whom.includes(party.id)));
  return (concern.length ? concern : found).slice(-most);
}
