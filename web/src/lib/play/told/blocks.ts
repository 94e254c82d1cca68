// The log by turns: what somebody did in one go is one block, with its gains in signs.

import type { Component } from 'svelte';
import type { Happened, Words } from '../../server/protocol';
import type { Step } from './story';

/** Something that a turn brought: so many of a sign (its words are `gain-<sign>`), or a few words. */
export type Gain =
  | { sign: string; n: number; now?: number; party?: string } // `now`: not how many more, but how many there are
  | { words: Words; party?: string };

/** How a game tells its turns. */
export interface Turns {
  opens: string[]; // kinds of events that begin a block
  free?: (event: Happened) => string | undefined; // whose free action it is: amid what another party does it begins a block of its own
  title?: (events: Happened[]) => { party?: string; words: Words } | null; // what the block is about; null: its first sentence
  gains?: (event: Happened, events: Happened[]) => Gain[] | undefined; // undefined: its sentence has to be read
  repeats?: (event: Happened, events: Happened[]) => boolean; // it only says again what another event of the block says
  signs?: Record<string, Component<any>>;
}

export interface Block {
  at: number; // number of its first event
  head: boolean; // a new round or phase
  party: string | null;
  title: Words | null; // null: its only sentence says it all
  whole: boolean; // the title is a sentence that names its party
  gains: Gain[];
  steps: Step[]; // every effect once
  left: Step[]; // of these, what neither title nor gains say
  raw: Step[]; // all that it is made of
  me: boolean;
  toMe: boolean;
}

/** Gains of one sign and one party, added up; what comes to nothing is left out. */
export function summed(gains: Gain[]): Gain[] {
  const out: Gain[] = [];
  for (const gain of gains) {
    const before = 'sign' in gain ? out.findIndex((each) => 'sign' in each && each.sign === gain.sign && each.party === gain.party && (each.now === undefined) === (gain.now === undefined)) : -1;
    if (before < 0 || !('sign' in gain)) out.push(gain);
    else out[before] = { ...gain, n: gain.n + (out[before] as { n: number }).n };
  }
  return out.filter((gain) => !('sign' in gain) || gain.n !== 0 || gain.now !== undefined);
}

const line = (step: Step): Block => ({ at: step.at, head: step.head, party: step.party, title: null, whole: true, gains: [], steps: [step], left: [step], raw: [step], me: step.me, toMe: step.toMe });

function block(steps: Step[], turns: Turns): Block {
  const events = steps.map((step) => step.event);
  const titled = turns.title?.(events) ?? null;
  const party = titled?.party ?? steps[0]!.party;
  const once = steps.filter((step) => !turns.repeats?.(step.event, events));
  const gains = new Map(steps.map((step) => [step, turns.gains?.(step.event, events)]));
  const own = [...gains.values()].flatMap((each) => each ?? []).map((each) => (each.party === party ? { ...each, party: undefined } : each));
  const left = once.filter((step) => gains.get(step) === undefined && (titled !== null || step !== steps[0]));
  return {
    at: steps[0]!.at,
    head: false,
    party,
    title: titled?.words ?? steps[0]!.event.words,
    whole: titled === null,
    gains: summed(own),
    steps: once,
    left,
    raw: steps,
    me: steps.some((step) => step.me),
    toMe: steps.some((step) => step.toMe),
  };
}

/** The story in blocks. `before`: those made last time by the number of their first event; unchanged ones stay the same objects. */
export function blocks(steps: Step[], turns: Turns, before = new Map<number, Block>()): Block[] {
  const parts: Step[][] = [];
  const begun = new Set<Step>(); // the first of each block
  let open = false;
  let whose: string | null = null;
  for (const step of steps) {
    if (step.head) open = false;
    const free = turns.free?.(step.event);
    const opens = turns.opens.includes(step.event.kind) || (free !== undefined && !(open && free === whose));
    if (open && !opens) parts.at(-1)!.push(step);
    else parts.push([step]);
    if (!opens) continue;
    open = true;
    whose = free ?? step.party;
    begun.add(step);
  }
  // Between the blocks too nothing is said twice in a row.
  const again = (part: Step[], i: number) => !begun.has(part[0]!) && !!turns.repeats?.(part[0]!.event, [...(parts[i - 1] ?? []), ...part].map((step) => step.event));
  return parts.filter((part, i) => !again(part, i)).map((part) => {
    const old = before.get(part[0]!.at);
    if (old && old.raw.length === part.length && old.raw.every((step, i) => step === part[i])) return old;
    return begun.has(part[0]!) ? block(part, turns) : line(part[0]!);
  });
}

/** The blocks in which a party does or suffers something, under their headings; of `headings` the first heads the largest part. */
export function about(all: Block[], party: string, headings: string[]): Block[] {
  const rank = (block: Block) => headings.indexOf(block.raw[0]!.event.kind);
  const kept: Block[] = [];
  let above: Block[] = []; // headings under which nothing has been found yet
  for (const each of all) {
    if (each.head) above = [...above.filter((head) => rank(head) < rank(each)), each];
    else if (each.party === party || each.raw.some((step) => step.parties.includes(party))) {
      kept.push(...above, each);
      above = [];
    }
  }
  return kept;
}
