// Lines over a whole game: its numbers at a few dozen points, and at the moment that the board shows.

import type { Party } from '../../server/protocol';

type View = Record<string, any>;
type Values = (view: View) => Record<string, number | null>; // by party
export interface Point {
  after: number; // choices
  view: View;
  parties: Party[];
}
export interface Curve {
  party: string;
  now: number | null; // at the moment that the board shows
  points: { at: number; value: number }[];
}

/**
 * One line for each party that the series knows, members of a team one after another. Much happens between two points of a
 * series, so the moment that the board shows is a point of its own.
 */
export function curves(series: Point[], present: Point, values: Values): Curve[] {
  const others = series.filter((each) => each.after !== present.after).map((each) => ({ at: each.after, values: values(each.view) }));
  const now = values(present.view);
  const rows = [...others, { at: present.after, values: now }].sort((a, b) => a.at - b.at);
  const parties = series.at(-1)?.parties ?? present.parties; // under other names before leaders were chosen
  const known = [...new Set(series.flatMap((each) => numbered(values(each.view))))].filter((id) => parties.some((each) => each.id === id));
  return together(known, parties).map((party) => ({
    party,
    now: now[party] ?? null,
    points: rows.flatMap((row) => (typeof row.values[party] === 'number' ? [{ at: row.at, value: row.values[party] }] : [])),
  }));
}

const numbered = (values: Record<string, number | null>): string[] => Object.keys(values).filter((party) => typeof values[party] === 'number');

/** The same ids, but a team's members follow the first of them. */
function together(ids: string[], parties: Party[]): string[] {
  const teamOf = (id: string) => parties.find((each) => each.id === id)?.team || id;
  return [...new Set(ids.map(teamOf))].flatMap((team) => ids.filter((id) => teamOf(id) === team));
}
