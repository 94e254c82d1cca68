// A legion as a stack of badges: how many figures of which sort, in rows, and how large everything in an area is.

import type { Area, Legion, Side, Unit } from '../view';
import { UNITS } from './areas';
import { things } from './things';

export interface Badge {
  sort: Unit | 'leader' | 'token';
  text: string;
}
export const BADGE = 16; // pixels from one to the next
export const THING = 17;
const ROW = 4; // badges
const FRAME = 3;
const DISC = 23; // of a legion that is seen from afar

/** A leader's initials. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((part) => part[0]!.toUpperCase())
    .join('')
    .slice(0, 2);

/** The badges of a legion: units, then tokens, then who leads them. `name`: what a leader is called. */
export function badges(legion: Legion, name: (leader: string) => string): Badge[] {
  const tokens = legion.tokens ?? [];
  const hidden = tokens.filter((face) => face === '?').length;
  const units = UNITS.filter((unit) => legion[unit]).map((unit): Badge => ({ sort: unit, text: `${legion[unit]}` }));
  return [
    ...units.filter(({ sort }) => sort !== 'generic'),
    ...(hidden ? [{ sort: 'token', text: hidden > 1 ? `${hidden}?` : '?' } as const] : []),
    ...tokens.filter((face) => face !== '?').map((face): Badge => ({ sort: 'token', text: face })),
    ...units.filter(({ sort }) => sort === 'generic'),
    ...(legion.leaders ?? []).map((leader): Badge => ({ sort: 'leader', text: initials(name(leader)) })),
  ];
}

/** Badges in rows of even length. */
export function rows(all: Badge[]): Badge[][] {
  const count = Math.ceil(all.length / ROW);
  const long = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, i) => all.slice(i * long, (i + 1) * long));
}

/** All figures and tokens of a legion, for whoever looks from afar. */
export const total = (legion: Legion): number =>
  UNITS.reduce((sum, unit) => sum + (legion[unit] ?? 0), 0) + (legion.leaders?.length ?? 0) + (legion.tokens?.length ?? 0);

/** Width and height of a legion, in pixels. */
export function plate(legion: Legion, far: boolean): [number, number] {
  if (far) return [DISC, DISC];
  const lines = rows(badges(legion, (leader) => leader));
  return [Math.max(...lines.map((line) => line.length)) * BADGE + FRAME, lines.length * BADGE + FRAME];
}

/** Everything that stands in an area: how large it is, in pixels, and where its parts stand, from the middle of the whole. */
export interface Group {
  wide: number;
  high: number;
  things: number; // how far above or below the middle they are
  legions: { side: Side; legion: Legion; x: number; y: number }[];
}
export function group(area: Area, far: boolean): Group {
  const above = things(area).length;
  const sides = (['harkonnen', 'atreides'] as const).filter((side) => area[side]);
  const plates = sides.map((side) => plate(area[side]!, far));
  const across = plates.reduce((sum, [wide]) => sum + wide, 0);
  const down = Math.max(0, ...plates.map(([, high]) => high));
  const high = (above ? THING : 0) + down;
  let left = -across / 2;
  const legions = sides.map((side, i) => {
    const x = left + plates[i]![0] / 2;
    left += plates[i]![0];
    return { side, legion: area[side]!, x, y: (high - down) / 2 };
  });
  return { wide: Math.max(above * THING, across), high, things: (THING - high) / 2, legions };
}
