// What was worth seeing in a game: conflicts and what their winners got that lasts, alliances, the fall of the Shield Wall.

import type { Happened, Highlight, Words } from '$board';
import { words } from './points';

const WORTH: Record<string, number> = { wins: 1, allies: 2, wall: 2 };
const POINT = 2; // each
const CONTROL = 2;

/** What lasts of the first reward of a conflict that was won; it is told before the victory. */
function lasting(events: Happened[], at: number): { worth: number; clauses: Words[] } {
  const [winner] = events[at]!.data as [string];
  const first = events.slice(0, at).map(({ kind, data }) => kind === 'rewarded' && data[0] === winner && data[1] === 1).lastIndexOf(true);
  if (first < 0) return { worth: 0, clauses: [] };
  const reward = events.slice(first + 1, at);
  const others = reward.findIndex(({ kind }) => kind === 'rewarded');
  let worth = 0;
  const clauses: Words[] = [];
  for (const { kind, data, words: told } of others < 0 ? reward : reward.slice(0, others)) {
    if (kind === 'points') {
      worth += POINT * data[1];
      clauses.push(words('gain-vp', { n: data[1] }));
    } else if (kind === 'controls') {
      worth += CONTROL;
      clauses.push(words('gain-controls', told.args));
    }
  }
  return { worth, clauses };
}

export function highlights(events: Happened[]): Highlight[] {
  return events.flatMap(({ kind, words: told }, at) => {
    const worth = WORTH[kind];
    if (!worth) return [];
    const more = kind === 'wins' ? lasting(events, at) : { worth: 0, clauses: [] };
    return [{ at, words: told, clauses: more.clauses, worth: worth + more.worth }];
  });
}
