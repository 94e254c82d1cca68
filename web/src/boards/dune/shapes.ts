// The drawing of the map: the engine's own shapes, as SVG paths.

import drawing from '../../../../src/kanly/games/dune/shapes.json';

export interface Spot {
  x: number;
  y: number;
  r: number;
  axis?: number;
  reach?: number[];
}
export interface Label {
  x: number;
  y: number;
  angle: number;
  size: number;
  lines: number;
}
export interface Node {
  id: string;
  territory: string;
  sector: number | null;
  path: string;
  force: Spot;
  spice: Spot | null;
}

export const SIZE = drawing.size;
export const CENTRE = SIZE / 2;
export const SECTORS = 18;
const WIDE = 360 / SECTORS;

const ROCK = [
  'false_wall_south',
  'false_wall_east',
  'pasty_mesa',
  'rim_wall_west',
  'shield_wall',
  'plastic_basin',
  'false_wall_west',
];
const STRONGHOLDS = ['carthag', 'arrakeen', 'tueks_sietch', 'sietch_tabr', 'habbanya_sietch'];
export type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar_sink';
export const terrain = (territory: string): Terrain =>
  territory === 'polar_sink'
    ? 'polar_sink'
    : STRONGHOLDS.includes(territory)
      ? 'stronghold'
      : ROCK.includes(territory)
        ? 'rock'
        : 'sand';

const line = (points: number[]) => `M${points.join(' ')}`;
const ring = (points: number[]) => `${line(points)}z`;

export const territoryOf = (node: string) => node.split('.')[0]!;

export const NODES: Node[] = Object.entries(
  drawing.nodes as Record<string, { polygon: number[]; force: Spot; spice?: Spot }>,
).map(([id, shape]) => ({
  id,
  territory: territoryOf(id),
  sector: id.includes('.') ? Number(id.split('.')[1]) : null,
  path: ring(shape.polygon),
  force: shape.force,
  spice: shape.spice ?? null,
}));
export const nodeOf = new Map(NODES.map((node) => [node.id, node]));

export const TERRITORIES = Object.entries(
  drawing.territories as Record<string, { label: Label; rings: number[][] }>,
).map(([id, shape]) => ({
  id,
  label: shape.label,
  path: shape.rings.map(ring).join(''),
  sectors: NODES.filter((node) => node.territory === id).length,
}));
export const territoryShape = new Map(TERRITORIES.map((territory) => [territory.id, territory]));

const lines = (kind: string) =>
  (drawing.borders as { kind: string; line: number[] }[])
    .filter((border) => border.kind === kind)
    .map((border) => line(border.line))
    .join('');
export const BORDERS = lines('border');
export const SPLITS = lines('split');

/** A point at an angle (degrees, counter-clockwise from the right) and a distance from the pole. */
export function polar(angle: number, distance: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [Math.round(CENTRE + Math.cos(turn) * distance), Math.round(CENTRE - Math.sin(turn) * distance)];
}
/** The middle of a sector, as an angle. */
export const sectorAngle = (sector: number) => (sector - 1) * WIDE - 90;
export const circleAngle = (circle: number) => drawing.circles[circle]?.angle ?? 0;

/** The wedge of sector 0 from the pole to the rim. */
export const WEDGE = (() => {
  const [x1, y1] = polar(sectorAngle(0) - WIDE / 2, CENTRE);
  const [x2, y2] = polar(sectorAngle(0) + WIDE / 2, CENTRE);
  return `M${CENTRE} ${CENTRE}L${x1} ${y1}A${CENTRE} ${CENTRE} 0 0 0 ${x2} ${y2}z`;
})();

/** Where the tokens of a node stand: side by side along its axis, closer when there is little room. */
export function places(spot: Spot, count: number, size: number): [number, number][] {
  const [back, ahead] = [(spot.reach?.[0] ?? size) - size * 0.9, (spot.reach?.[1] ?? size) - size * 0.9].map((room) =>
    Math.max(0, room),
  ) as [number, number];
  const pitch = count < 2 ? 0 : Math.max(size * 1.05, Math.min(size * 2.1, (back + ahead) / (count - 1)));
  const half = ((count - 1) * pitch) / 2;
  const shift = half > ahead ? ahead - half : half > back ? half - back : 0;
  const turn = ((spot.axis ?? 0) * Math.PI) / 180;
  return Array.from({ length: count }, (_, i) => {
    const along = i * pitch - half + (half > ahead && half > back ? 0 : shift);
    return [spot.x + Math.cos(turn) * along, spot.y - Math.sin(turn) * along];
  });
}

/** A name in so many lines, as even as its words allow. */
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

const LARGE = 210; // labels of this size had room to spare
const LEAST = 134;

/** How a label is written: its lines and its size; a name with more letters gets a further line, or becomes smaller. */
export function lettering(territory: string, name: string): { lines: string[]; size: number } {
  const label = territoryShape.get(territory)!.label;
  const width = (parts: string[]) => Math.max(...parts.map((part) => part.length));
  const room = width(broken(territory.replaceAll('_', ' '), label.lines)) * (label.size < LARGE ? 1.1 : 1.35);
  const tries = [label.lines, label.lines + 1].map((count) => {
    const lines = broken(name, count);
    const lower = lines.length > label.lines ? 0.88 : 1;
    return { lines, size: Math.max(label.size, LEAST) * Math.min(1, room / width(lines)) * lower };
  });
  return tries[1]!.size > tries[0]!.size ? tries[1]! : tries[0]!;
}
