// A legion as a stack of badges: how many figures of which sort, in rows, and how large it is.

import type { Legion, Unit } from '../view';
import { UNITS } from './areas';

export interface Badge {
  sort: Unit | 'leader' | 'token';
  text: string;
}
export const BADGE = 15; // pixels
const ROW = 4; // badges

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
