// Moments that are shown on a stage: which events make one, and what has been told of it so far.

import type { Component } from 'svelte';
import type { Happened } from '../../server/protocol';

export interface Moment {
  name: string; // its title is the message `moment-<name>`
  begins: string[]; // kinds of events with which it begins
  cues?: string[]; // kinds of events at which the curtain rises; if not given, those with which it begins
  ends?: string[]; // kinds of events that no longer belong to it
  seconds?: number; // on the stage, unless somebody continues sooner
  others?: boolean; // only what others do: I have seen my own
  icon?: Component<any>;
  shows?: Component<any>; // takes MomentProps; if not given, its sentences stand below the icon
}
export interface Staged {
  moment: Moment;
  first: number; // number of the event with which it begins
  at: number; // number of the event that raised the curtain
}

const cuesOf = (moment: Moment): string[] => moment.cues ?? moment.begins;

function lastBefore(events: Happened[], at: number, kinds: string[]): number {
  for (let i = at; i >= 0; i--) if (kinds.includes(events[i]!.kind)) return i;
  return -1;
}

/** What the events from number `since` on put on the stage. Each moment comes once, at its first cue. */
export function staged(events: Happened[], since: number, moments: Moment[]): Staged[] {
  const found: Staged[] = [];
  for (let at = since; at < events.length; at++) {
    for (const moment of moments) {
      if (!cuesOf(moment).includes(events[at]!.kind)) continue;
      const first = lastBefore(events, at, moment.begins);
      if (first < 0 || lastBefore(events, at, moment.ends ?? []) > first) continue;
      const shown = events.slice(first, at).some((event) => cuesOf(moment).includes(event.kind));
      if (!shown) found.push({ moment, first, at });
    }
  }
  return found;
}

/** The events of a moment as far as they have been told. */
export function toldOf(events: Happened[], { moment, first, at }: Staged): Happened[] {
  const over = [...(moment.ends ?? []), ...moment.begins];
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => over.includes(event.kind));
  return end < 0 ? events.slice(first) : events.slice(first, at + 1 + end);
}
