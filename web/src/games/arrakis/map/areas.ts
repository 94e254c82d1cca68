// Areas in words: what they are called, and what stands in them.

import type { Arg, Words } from '$board';
import type { Area, Blast, Legion, Side, Unit } from '../view';

export const UNITS: Unit[] = ['regular', 'elite', 'special', 'troop', 'generic'];
const UNNAMED = /^([ns][ew]_(?:outer|inner))_(\d+)$/;

// The letters of the Atreides' deployment tokens.
const FACE = [['R', 'regular'], ['E', 'elite'], ['S', 'special-atreides'], ['L', 'generic-atreides']];

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });

/** An area by its printed name, or by its sector and number. */
export function areaWords(id: string): Words {
  const [, sector, number] = UNNAMED.exec(id) ?? [];
  return sector ? words('area-unnamed', { sector: words(`sector-${sector}`), number: number! }) : words(`area-${id}`);
}

/** What an area is called on the map itself: its name, or only its number, since it lies in its sector. */
export const shortName = (id: string): string => UNNAMED.exec(id)?.[2] ?? '';

/** The figures of a legion, a line for each sort. */
function figures(side: Side, legion: Legion): Words[] {
  const name = (unit: Unit) => words(unit === 'special' || unit === 'generic' ? `figure-${unit}-${side}` : `figure-${unit}`);
  const line = (figure: Words, n = 1) => words('arrakis-figures', { side: words(`side-${side}`), n, figure });
  const hidden = (legion.tokens ?? []).filter((face) => face === '?').length;
  return [
    ...UNITS.flatMap((unit) => (legion[unit] ? [line(name(unit), legion[unit])] : [])),
    ...(legion.leaders ?? []).map((leader) => line(words(`leader-${leader}`))),
    ...(hidden ? [line(words('figure-token'), hidden)] : []),
    ...(legion.tokens ?? []).filter((face) => face !== '?').map((face) => words('arrakis-token', { side: words(`side-${side}`), token: faceWords(face) })),
  ];
}

/** What a deployment token shows: letters for the figures on it. */
export function faceWords(face: string): Words {
  const shown = FACE.flatMap(([letter, name]) => {
    const n = [...face].filter((each) => each === letter).length;
    return n ? [words(`face-${name}`, { n })] : [];
  });
  return shown.reduce((first, next) => words('face-more', { first, next }));
}

/** What the Family Atomics have done to an area. */
export function scars(blast: Blast | null, id: string): Words[] {
  if (blast?.blasted === id) return [words('arrakis-blasted')];
  return blast?.exposed.includes(id) ? [words('arrakis-exposed')] : [];
}

/** What flies in an air zone: a vehicle, a frigate of one of the sides, the navigator. */
export const flyerName = (what: string): string => (what === 'ornithopter' || what === 'carryall' ? `vehicle-${what}` : `occupant-${what}`);

/** Everything that stands in an area, a line for each thing. */
export function contents(area: Area): Words[] {
  const out: Words[] = [];
  if (area.settlement) out.push(words('arrakis-settlement', { rank: area.settlement }));
  if (area.sietch) out.push(area.sietch.rank ? words(area.sietch.open ? 'arrakis-sietch-open' : 'arrakis-sietch-known', { rank: area.sietch.rank }) : words('arrakis-sietch'));
  for (const side of ['harkonnen', 'atreides'] as const) if (area[side]) out.push(...figures(side, area[side]));
  if (area.harvester) out.push(words('vehicle-harvester'));
  if (area.worm) out.push(words(area.worm === 'wild_maker' ? 'leader-wild_maker' : 'wormsign-sandworm'));
  if (area.wormsign) out.push(area.wormsign === '?' ? words('word-wormsign') : words('arrakis-wormsign', { face: words(`wormsign-${area.wormsign}`) }));
  if (area.station) out.push(words('word-station'));
  return out;
}
