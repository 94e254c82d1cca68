// A lesson as a game declares it, and which of its steps belong to a moment. Steps hang on what is asked and on what has
// happened, never on a count: whoever chooses otherwise than the lesson suggests is followed all the same.

import type { Happened, Offered, Question } from '../../server/protocol';
import type { Texts } from '../../words/words.svelte';

export interface Step {
  id: string; // its message is `lesson-<id>`
  asked?: string | string[]; // kinds of questions at which it is said
  told?: string | string[]; // or kinds of events after which it is said; `phase:revival`: with this first datum
  offers?: string; // only if an option that begins so is offered
  lacks?: string; // only if none is
  tries?: string[]; // what it suggests: the first option offered that begins like one of these, the best first
  at?: string[]; // where to look: things (`space:arrakeen`) or selectors (`.market`)
}
export interface Section {
  id: string; // its messages are `how-<id>-title` and `how-<id>`
  asked?: string; // shows the board at the first question of this kind in the lesson's own game
  at?: string; // and of it the part that this selector finds; if not given, all of it
}
export interface Lesson {
  steps: Step[];
  how: Section[]; // the page "how it works"
  words: Texts;
}

const some = (wanted: string | string[]) => (Array.isArray(wanted) ? wanted : [wanted]);
const begins = (ask: Question, start: string) => ask.options.some((each) => each.option.startsWith(start));

function isAsked(step: Step, ask: Question): boolean {
  if (!step.asked || !some(step.asked).includes(ask.kind)) return false;
  return (!step.offers || begins(ask, step.offers)) && !(step.lacks && begins(ask, step.lacks));
}

/** What is said at a question: the first that has not been said yet. */
export const stepFor = (steps: Step[], ask: Question, said: string[]): Step | undefined => steps.find((step) => !said.includes(step.id) && isAsked(step, ask));

/** What is said about events, in the order of the lesson. */
export function stepsAbout(steps: Step[], events: Happened[], said: string[]): Step[] {
  const names = new Set(events.flatMap((event) => [event.kind, `${event.kind}:${event.data[0]}`]));
  return steps.filter((step) => step.told && !said.includes(step.id) && some(step.told).some((name) => names.has(name)));
}

/** The option that a step suggests, if it is offered. */
export function suggested(step: Step | undefined, ask: Question | null): Offered | undefined {
  if (!step || !ask) return undefined;
  for (const start of step.tries ?? []) {
    const found = ask.options.find((each) => each.option.startsWith(start));
    if (found) return found;
  }
  return undefined;
}
