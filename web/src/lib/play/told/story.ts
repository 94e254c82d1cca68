// What happened, told from a seat: who did it, and whether it was done to me.

import type { Happened, Party, Words } from '../../server/protocol';
import { PLAYER } from '../../words/player';
import type { Hearer } from '../../words/words.svelte';

export interface Step {
  at: number; // number of the event
  event: Happened;
  head: boolean; // a new round or phase
  party: string | null; // whose doing it was
  parties: string[]; // all that are named
  me: boolean; // I am named
  toMe: boolean; // by somebody else's doing
  hearer: Hearer; // whose words tell it to me
}

const MAX_STEPS = 40; // that somebody may want to see one by one

/** How a game tells its story: which events head a part of it, and which kinds of refs name a party (none: any kind). */
export interface Telling {
  headings: string[];
  partyRefs: string[];
}

/** The parties that a sentence names, in their order; by their seats, if that was before parties had their names. */
export function partiesNamed(words: Words, parties: Party[], kinds: string[]): Party[] {
  const found = words.refs.flatMap((ref) => {
    const [kind, id] = ref.split(':') as [string, string?];
    return kinds.length && !kinds.includes(kind) ? [] : parties.filter((each) => each.id === id);
  });
  return [...new Set(found.length ? found : seatsNamed(words).flatMap((seat) => parties.find((each) => each.seat === seat) ?? []))];
}

/** The seats that a sentence names, since nobody played anything there yet. */
const seatsNamed = (words: Words): number[] =>
  Object.values(words.args).flatMap((arg) => (arg !== null && typeof arg === 'object' && 'id' in arg && arg.id === PLAYER ? [Number(arg.args.n) - 1] : []));

/** Who I am in an event that names these parties: its doer comes first, and then whoever it is done to. */
export function hearing(about: Party[], you: number | null): Hearer {
  if (you === null) return 'event';
  return about[0]?.seat === you ? 'you' : about[1]?.seat === you ? 'to-you' : 'event';
}

/** The events from number `from` on. `told`: steps made before, which stay the same objects. */
export function story(events: Happened[], from: number, you: number | null, parties: Party[], telling: Telling, told = new WeakMap<Happened, Step>()): Step[] {
  return events.slice(from).map((event, i) => {
    const before = told.get(event);
    if (before) return before;
    const about = partiesNamed(event.words, parties, telling.partyRefs);
    const mine = about.map((each) => you !== null && each.seat === you);
    const me = mine.includes(true);
    const step = { at: from + i, event, head: telling.headings.includes(event.kind), party: about[0]?.id ?? null, parties: about.map((each) => each.id), me, toMe: me && !mine[0], hearer: hearing(about, you) };
    told.set(event, step);
    return step;
  });
}

/** A long story shortened to its headings and to what names me, and of these to the latest. */
export function shortened(steps: Step[]): Step[] {
  return steps.length <= MAX_STEPS ? steps : steps.filter((step) => step.head || step.me).slice(-MAX_STEPS);
}
