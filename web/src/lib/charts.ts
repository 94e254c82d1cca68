// Lines over a whole game: its numbers at a few dozen points, and at the moment that is looked at.

type View = Record<string, any>;
type Values = (view: View) => Record<string, number | null>; // by party
export interface Point {
  after: number; // choices
  view: View;
}
export interface Line {
  party: string;
  now: number | null; // at the moment that is looked at
  points: { at: number; value: number }[];
}

/**
 * One line for each party that the series knows. Much happens between two points of a series, so the moment that is looked
 * at, whose view the board shows, is a point of its own.
 */
export function lines(series: Point[], present: Point, values: Values): Line[] {
  const others = series.filter((each) => each.after !== present.after).map((each) => ({ at: each.after, values: values(each.view) }));
  const now = values(present.view);
  const rows = [...others, { at: present.after, values: now }].sort((a, b) => a.at - b.at);
  const parties = [...new Set(series.flatMap((each) => known(values(each.view))))];
  return parties.map((party) => ({
    party,
    now: now[party] ?? null,
    points: rows.flatMap((row) => (typeof row.values[party] === 'number' ? [{ at: row.at, value: row.values[party] }] : [])),
  }));
}

const known = (values: Record<string, number | null>): string[] => Object.keys(values).filter((party) => typeof values[party] === 'number');
