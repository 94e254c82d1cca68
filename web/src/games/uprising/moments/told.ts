// A conflict and a reveal as this seat was told them.

import type { Happened, Words } from '$board';

export interface Rank {
  house: string;
  strength: number;
  place: number; // 0: no reward
  times: number;
  intrigues: string[]; // played in the combat
  dreadnoughts: number; // that were in it
  stationed: string | null; // the space that one of them controls now
}
export interface Fought {
  trophy: string;
  winner: string | null;
  unwon: Words | null; // that nobody wins it
  ranks: Rank[]; // the strongest first
}

export function conflict(told: Happened[]): Fought | null {
  const combat = told.findIndex((event) => event.kind === 'phase' && event.data[0] === 'combat');
  const over = told.find((event) => event.kind === 'wins' || event.kind === 'unwon');
  const strengths = told.find((event) => event.kind === 'strengths');
  if (!over || !strengths) return null;
  const rewarded = told.filter((event) => event.kind === 'rewarded');
  const played = told.slice(Math.max(0, combat), told.indexOf(strengths)).filter((event) => event.kind === 'plays_intrigue');
  const ranks = (strengths.data[0] as [string, number][])
    .map(([house, strength]) => {
      const reward = rewarded.find((event) => event.data[0] === house);
      return { house, strength, dreadnoughts: fleet(told, house), stationed: told.find((event) => event.kind === 'stations' && event.data[0] === house)?.data[1] ?? null, place: reward?.data[1] ?? 0, times: reward?.data[2] ?? 0, intrigues: played.filter((event) => event.data[0] === house).map((event) => event.data[1]) };
    })
    .sort((a, b) => (a.place || 9) - (b.place || 9) || b.strength - a.strength);
  return { trophy: over.kind === 'wins' ? over.data[1] : over.data[0], winner: over.kind === 'wins' ? over.data[0] : null, unwon: over.kind === 'wins' ? null : over.words, ranks };
}

/** How many dreadnoughts of a house came into the conflict and stayed. */
function fleet(told: Happened[], house: string): number {
  const count = (kind: string) => told.reduce((n, event) => (event.kind === kind && event.data[0] === house ? n + event.data[1] : n), 0);
  return count('launches') - count('withdraws');
}

export interface Revealed {
  house: string;
  cards: string[];
  acquired: string[];
  strength: number | null; // null: not told yet
}

export function reveal(told: Happened[]): Revealed {
  const of = (kind: string) => told.filter((event) => event.kind === kind).map((event) => event.data[1] as string);
  return { house: told[0]!.data[0], cards: of('reveals'), acquired: of('acquires'), strength: told.find((event) => event.kind === 'clean_up')?.data[1] ?? null };
}
