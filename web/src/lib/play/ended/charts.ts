// Lines over a whole game: its numbers at a few dozen points, at the moment that the board shows, and where something told
// them between those.

import type { Party, Told } from '../../server/protocol';

type View = Record<string, any>;
type Numbers = Record<string, number | null>; // by party
type Values = (view: View) => Numbers;
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
 * series, so the moment that the board shows is a point of its own, and so is what events tell of the numbers.
 */
export function curves(series: Point[], present: Point, values: Values, told: { after: number; values: Numbers }[] = []): Curve[] {
  const others = series.filter((each) => each.after !== present.after).map((each) => ({ at: each.after, values: values(each.view) }));
  const now = values(present.view);
  const between = told.map((each) => ({ at: each.after - 0.5, values: each.values })); // while the last of these choices was carried out
  const rows = [...others, ...between, { at: present.after, values: now }].sort((a, b) => a.at - b.at);
  const known = [...new Set(series.flatMap((each) => numbered(values(each.view))))];
  return lasting(known, series.at(-1)?.parties ?? present.parties).map((party) => ({
    party,
    now: now[party] ?? null,
    points: rows.flatMap((row) => (typeof row.values[party] === 'number' ? [{ at: row.at, value: row.values[party] }] : [])),
  }));
}

/** What events tell of the numbers of a chart, and after how many choices. */
export const toldOf = (told: Told[], numbers: (event: Told) => Numbers | null): { after: number; values: Numbers }[] =>
  told.flatMap((event) => {
    const values = numbers(event);
    return values ? [{ after: event.after, values }] : [];
  });

const numbered = (values: Numbers): string[] => Object.keys(values).filter((party) => typeof values[party] === 'number');

/**
 * Those of the ids that the parties have at the end: before leaders are chosen they have others. Members of a team one
 * after another.
 */
export function lasting(ids: string[], parties: Party[]): string[] {
  const known = ids.filter((id) => parties.some((each) => each.id === id));
  const teamOf = (id: string) => parties.find((each) => each.id === id)?.team || id;
  return [...new Set(known.map(teamOf))].flatMap((team) => known.filter((id) => teamOf(id) === team));
}
