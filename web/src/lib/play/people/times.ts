// Times as people say them: clocks of tables, and what is left of a move.

import type { Clock } from '../../server/protocol';
import { say } from '../../words/words.svelte';

const UNITS: [string, number][] = [
  ['time-days', 86_400],
  ['time-hours', 3600],
  ['time-minutes', 60],
  ['time-seconds', 1],
];

/** Seconds in the largest unit that fits, rounded down. */
export function duration(seconds: number): string {
  const [id, unit] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  return say(id, { n: Math.floor(seconds / unit) });
}

/** A table's clock in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'none' || !clock.seconds) return say('time-none');
  const time = duration(clock.seconds);
  if (clock.kind === 'bank' && clock.delay) return say('time-delay', { seconds: clock.delay, time });
  return say(clock.kind === 'move' ? 'time-move' : 'time-bank', { time });
}

/** Clocks that most tables want; the first one is usual. */
export const PRESETS: Record<string, Clock> = {
  none: { kind: 'none', seconds: 0, window: 3, away: 0, delay: 0 },
  live: { kind: 'bank', seconds: 900, window: 5, away: 120, delay: 5 },
  day: { kind: 'move', seconds: 86_400, window: 0, away: 0, delay: 0 },
  days: { kind: 'move', seconds: 259_200, window: 0, away: 0, delay: 0 },
};
