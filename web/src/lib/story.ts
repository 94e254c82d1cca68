// What happened, told from a seat: who did it, and whether it was done to me.

import type { Happened, Party, Words } from './types';

export interface Step {
  at: number; // number of the event
  event: Happened;
  head: boolean; // a new round or phase
  seat: number | null; // whose doing it was
  me: boolean; // I am named
  toMe: boolean; // by somebody else's doing
}

const HEADS = ['round', 'phase', 'round_starts'];
const LONG = 40; // steps that somebody may want to see one by one

/** The seats that a sentence names. */
function meant(words: Words, parties: Party[]): number[] {
  const found: number[] = [];
  for (const ref of words.refs) {
    const [kind, id] = ref.split(':');
    if (kind !== 'faction' && kind !== 'house' && kind !== 'leader' && kind !== 'party') continue;
    const seat = parties.find((each) => each.id === id)?.seat;
    if (typeof seat === 'number' && !found.includes(seat)) found.push(seat);
  }
  return found;
}

/** `told`: steps of before, which stay the same objects. */
export function story(events: Happened[], from: number, you: number | null, parties: Party[], told = new WeakMap<Happened, Step>()): Step[] {
  return events.slice(from).map((event, i) => {
    const before = told.get(event);
    if (before) return before;
    const seats = meant(event.words, parties);
    const place = you === null ? -1 : seats.indexOf(you);
    const step = { at: from + i, event, head: HEADS.includes(event.kind), seat: seats[0] ?? null, me: place >= 0, toMe: place > 0 };
    told.set(event, step);
    return step;
  });
}

/** Of a long story, the rounds and phases and what names me; of those, the last. */
export function shortened(steps: Step[]): Step[] {
  return steps.length <= LONG ? steps : steps.filter((step) => step.head || step.me).slice(-LONG);
}
