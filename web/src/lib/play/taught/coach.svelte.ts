// The coach of a lesson: what is being said now. It is kept by the browser, so that a reload goes on where it was; on
// another device the lesson goes on with whatever is asked there.

import type { Happened, SeatView } from '../../server/protocol';
import { type Lesson, type Step, stepFor, stepsAbout } from './lesson';

interface Kept {
  said: string[];
  heard: number; // events
  rev: number; // at which these were said
  pages: string[];
  at?: Record<string, string>; // the moment of every question about which something was said
  here?: string; // the last moment
}
const NOTHING_CHOSEN = /^nothing/; // why nothing can be undone: the table has just begun

export class Coach {
  pages = $state.raw<Step[]>([]); // what is to be said, the first of them now
  folded = $state(false); // everything is read
  private said: string[] = [];
  private heard = -1; // nothing known of this table yet
  private rev = -1;
  private at: Record<string, string> = {};
  private here = '';
  private key: string;

  constructor(
    private lesson: Lesson,
    table: string,
  ) {
    this.key = `kanly.lesson.${table}`;
    const kept = read(this.key);
    if (!kept) return;
    this.said = kept.said;
    this.heard = kept.heard;
    this.rev = kept.rev;
    this.at = kept.at ?? {};
    this.here = kept.here ?? '';
    this.pages = kept.pages.flatMap((id) => lesson.steps.filter((step) => step.id === id));
  }

  get step(): Step | undefined {
    return this.pages[0];
  }

  /** Something may have happened: what is there to say? `over`: about the next question, nothing more. */
  follow(sight: SeatView, rev: number, events: Happened[], answered: boolean, over = false): void {
    if (this.heard < 0) this.heard = NOTHING_CHOSEN.test(sight.undo ?? '') ? 0 : events.length;
    if (rev === this.rev) return;
    const fresh = events.slice(this.heard);
    const about = stepsAbout(this.lesson.steps, fresh, this.said);
    const here = `${sight.ask?.kind} ${events.length}`; // in play events only get more: the same number is the same moment
    const back = sight.ask && here !== this.here ? this.lesson.steps.find((step) => this.at[step.id] === here) : undefined;
    const asked = back ?? (sight.ask ? stepFor(this.lesson.steps, sight.ask, [...this.said, ...about.map((step) => step.id)]) : undefined);
    if (asked && !over) this.at[asked.id] = here;
    const next = [...about, ...(asked && !over ? [asked] : [])];
    this.here = here;
    if (answered || next.length) {
      const before = answered ? [] : this.folded ? [] : this.pages;
      this.pages = [...before, ...next];
      this.folded = false;
    }
    this.said = [...new Set([...this.said, ...next.map((step) => step.id)])];
    this.heard = events.length;
    this.rev = rev;
    this.keep();
  }

  /** "Got it": the next page, or quiet until there is something to say. */
  next(): void {
    if (this.pages.length > 1) this.pages = this.pages.slice(1);
    else this.folded = true;
    this.keep();
  }

  /** Say the last thing again. */
  again(): void {
    this.folded = false;
  }

  private keep(): void {
    const kept: Kept = { said: this.said, heard: this.heard, rev: this.rev, pages: this.pages.map((step) => step.id), at: this.at, here: this.here };
    localStorage.setItem(this.key, JSON.stringify(kept));
  }
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
