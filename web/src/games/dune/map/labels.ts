// Names on the map: as many as can be read at this distance, the important ones first, none over another.

import type { Terrain } from '../almanac';
import { CENTRE, TERRITORIES, type Territory, territoryShape } from './shapes';

export interface Written {
  id: string;
  x: number;
  y: number;
  angle: number;
  size: number; // in the units of the drawing
  lines: string[];
  plate: number; // width of the plate behind it; 0: none
}

const LEAST = 11; // pixels: smaller letters are not read
const WIDTH = 0.5; // of a letter, in its size
const HEIGHT = 0.95; // of a line
const LARGE = 210; // labels of this size have room to spare
const ROOMY = 1.9; // how much larger than drawn for its place a name may become
const TIGHT = 1.35;
// Where else a name may stand, in its own widths and heights: the nearest first.
const SHIFTS = [[0, 0], [0, -0.35], [0, 0.35], [0.3, 0], [-0.3, 0], [0, -0.7], [0, 0.7], [0.3, 0.5], [-0.3, 0.5], [0.3, -0.5], [-0.3, -0.5], [0, -1], [0, 1]] as const;

/** A name in this many lines, as even as its words allow. */
export function broken(name: string, lines: number): string[] {
  const words = name.split(/\s+/);
  const wanted = Math.min(lines, words.length);
  let best = [name];
  let least = Number.POSITIVE_INFINITY;
  const walk = (from: number, parts: string[]) => {
    if (parts.length === wanted - 1) {
      const all = [...parts, words.slice(from).join(' ')];
      const widest = Math.max(...all.map((part) => part.length));
      if (widest < least) [best, least] = [all, widest];
      return;
    }
    for (let to = from + 1; to <= words.length - (wanted - 1 - parts.length); to++)
      walk(to, [...parts, words.slice(from, to).join(' ')]);
  };
  walk(0, []);
  return best;
}

const widest = (parts: string[]) => Math.max(...parts.map((part) => part.length));

interface Lettering {
  lines: string[];
  size: number;
}
const kept = new Map<string, Lettering>(); // by territory and name: the map is written anew whenever something moves

/** How a name fits its place: its lines and its size; a longer one gets a further line, or becomes smaller. */
export function lettering(territory: string, name: string): Lettering {
  const key = `${territory} ${name}`;
  const found = kept.get(key) ?? fitted(territory, name);
  kept.set(key, found);
  return found;
}
function fitted(territory: string, name: string): Lettering {
  const label = territoryShape.get(territory)!.label;
  const room = widest(broken(territory.replaceAll('_', ' '), label.lines)) * (label.size < LARGE ? 1.1 : 1.35);
  const tries = [label.lines, label.lines + 1].map((count) => {
    const lines = broken(name, count);
    const lower = lines.length > label.lines ? 0.88 : 1;
    return { lines, size: label.size * Math.min(1, room / widest(lines)) * lower };
  });
  return tries[1]!.size > tries[0]!.size ? tries[1]! : tries[0]!;
}

export type Box = [left: number, top: number, right: number, bottom: number];
const apart = (a: Box, b: Box) => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/** What a name covers: boxes along its line, so that a slanting one leaves the corners around it free. */
function boxesOf({ x, y, angle, size, lines, plate }: Written): Box[] {
  const wide = Math.max(widest(lines) * size * WIDTH, plate);
  const high = lines.length * size * HEIGHT;
  const turn = (angle * Math.PI) / 180;
  const count = angle ? Math.ceil(wide / high) : 1;
  const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, h] = [((wide / count) * across + high * down) / 2, ((wide / count) * down + high * across) / 2];
  return Array.from({ length: count }, (_, i): Box => {
    const along = ((i + 0.5) / count - 0.5) * wide;
    const [cx, cy] = [x + along * Math.cos(turn), y - along * Math.sin(turn)];
    return [cx - w, cy - h, cx + w, cy + h];
  });
}

/** A name that would reach over the rim, moved towards the pole. */
function inside(made: Written): Written {
  const wide = (widest(made.lines) * made.size * WIDTH) / 2;
  const high = (made.lines.length * made.size * HEIGHT) / 2;
  const turn = (made.angle * Math.PI) / 180;
  const [x, y] = [made.x - CENTRE, made.y - CENTRE];
  const corners = [-1, 1].flatMap((a) => [-1, 1].map((b): [number, number] => [
    x + a * wide * Math.cos(turn) + b * high * Math.sin(turn),
    y - a * wide * Math.sin(turn) + b * high * Math.cos(turn),
  ]));
  const over = Math.max(...corners.map(([dx, dy]) => Math.hypot(dx, dy))) - CENTRE;
  if (over <= 0) return made;
  const far = Math.hypot(x, y);
  return { ...made, x: made.x - (x / far) * over, y: made.y - (y / far) * over };
}

/** A stronghold has its name on a plate at its edge, clear of what stands in it and around it. */
function plated({ id, top, bottom }: Territory, name: string, unit: number): Written[] {
  const size = Math.max(LEAST * unit, LARGE);
  const plate = (name.length * WIDTH + 0.7) * size;
  const at = (x: number, y: number): Written => ({ id, x, y, angle: 0, size, lines: [name], plate });
  const edges = [top.y + size * 0.1, bottom.y - size * 0.1, top.y - size * 0.6, bottom.y + size * 0.6];
  return [0, plate * 0.3, -plate * 0.3].flatMap((aside) => edges.map((y) => at(top.x + aside, y)));
}
function plain({ id, label }: Territory, name: string, unit: number): Written[] {
  const { lines, size } = lettering(id, name);
  const needed = LEAST * unit;
  if (needed > size * (label.size < LARGE ? TIGHT : ROOMY)) return [];
  const made = { id, x: label.x, angle: label.angle, size: Math.max(size, needed), lines, plate: 0 };
  const wide = widest(lines) * made.size * WIDTH;
  return SHIFTS.map(([along, down]) => inside({ ...made, x: label.x + along * wide, y: label.y + down * made.size * lines.length }));
}

interface Try {
  made: Written;
  boxes: Box[];
}
const tried = { unit: 0, tries: new Map<string, Try[]>() }; // at this distance: only what stands there changes with the game

/** Where a name may stand, the best first, and what it would cover there. */
function triesOf(territory: Territory, name: string, unit: number, strong: boolean): Try[] {
  if (tried.unit !== unit) {
    tried.unit = unit;
    tried.tries.clear();
  }
  const key = `${territory.id} ${name} ${strong}`;
  const found = tried.tries.get(key) ?? (strong ? plated : plain)(territory, name, unit).map((made) => ({ made, boxes: boxesOf(made) }));
  tried.tries.set(key, found);
  return found;
}

/** What is written on the map where one pixel is this many units, clear of what stands on it. */
export function written(name: (territory: string) => string, terrain: (territory: string) => Terrain, unit: number, standing: Box[] = []): Written[] {
  const strong = ({ id }: Territory) => terrain(id) === 'stronghold';
  const rank = (territory: Territory) => (strong(territory) ? -1 : 1000 - territory.label.size);
  const clear = ({ boxes }: Try, others: Box[]) => boxes.every((box) => others.every((other) => apart(box, other)));
  const places = TERRITORIES.map((territory) => ({ territory, rank: rank(territory), tries: triesOf(territory, name(territory.id), unit, strong(territory)) })).sort((a, b) => a.rank - b.rank);
  // Plates leave the other names their places, if they can.
  const homes = places.filter(({ territory }) => !strong(territory)).flatMap(({ tries }) => tries[0]?.boxes ?? []);
  const out: Written[] = [];
  const taken: Box[] = [...standing];
  for (const { territory, tries } of places) {
    const free = (each: Try) => clear(each, taken);
    const best = strong(territory) ? (tries.find((each) => free(each) && clear(each, homes)) ?? tries.find(free) ?? tries[0]) : tries.find(free);
    if (!best) continue;
    taken.push(...best.boxes);
    out.push(best.made);
  }
  return out;
}
