// The drawing of the map: the engine's own shapes, as SVG paths.

import drawing from '../../../../../src/kanly/games/dune/facts/shapes.json';

export interface Point {
  x: number;
  y: number;
}
export interface Label extends Point {
  angle: number;
  size: number;
  lines: number;
}
export interface Node {
  id: string;
  territory: string;
  sector: number | null;
  path: string;
  force: Point;
  spice: Point | null;
}
export interface Territory {
  id: string;
  label: Label;
  path: string;
  sectors: number;
  top: Point; // the middle of its upper edge
  middle: Point;
  bottom: Point;
}

export const SIZE = drawing.size;
export const CENTRE = SIZE / 2;
export const SECTORS = 18;
const WIDE = 360 / SECTORS;

const line = (points: number[]) => `M${points.join(' ')}`;
const ring = (points: number[]) => `${line(points)}z`;

export const territoryOf = (node: string) => node.split('.')[0]!;

export const NODES: Node[] = Object.entries(
  drawing.nodes as Record<string, { polygon: number[]; force: Point; spice?: Point }>,
).map(([id, shape]) => ({
  id,
  territory: territoryOf(id),
  sector: id.includes('.') ? Number(id.split('.')[1]) : null,
  path: ring(shape.polygon),
  force: shape.force,
  spice: shape.spice ?? null,
}));
export const nodeOf = new Map(NODES.map((node) => [node.id, node]));

function edges(rings: number[][]): Pick<Territory, 'top' | 'middle' | 'bottom'> {
  const all = rings.flat();
  const [xs, ys] = [0, 1].map((odd) => all.filter((_, i) => i % 2 === odd)) as [number[], number[]];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  return { top: { x, y: high }, middle: { x, y: (high + low) / 2 }, bottom: { x, y: low } };
}

export const TERRITORIES: Territory[] = Object.entries(
  drawing.territories as Record<string, { label: Label; rings: number[][] }>,
).map(([id, shape]) => ({
  id,
  label: shape.label,
  path: shape.rings.map(ring).join(''),
  sectors: NODES.filter((node) => node.territory === id).length,
  ...edges(shape.rings),
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

/** Where a player's circle lies, and how large it is where one pixel is this many units. */
export const circlePlace = (circle: number) => polar(drawing.circles[circle]?.angle ?? 0, CENTRE + 190);
export const circleSize = (unit: number) => Math.min(380, Math.max(250, 11 * unit));

/** The wedge of sector 0 from the pole to the rim. */
export const WEDGE = (() => {
  const [x1, y1] = polar(sectorAngle(0) - WIDE / 2, CENTRE);
  const [x2, y2] = polar(sectorAngle(0) + WIDE / 2, CENTRE);
  return `M${CENTRE} ${CENTRE}L${x1} ${y1}A${CENTRE} ${CENTRE} 0 0 0 ${x2} ${y2}z`;
})();
/** The whole planet as a path: with other paths cut out of it, everything but these. */
export const DISC = `M0 ${CENTRE}A${CENTRE} ${CENTRE} 0 1 0 ${SIZE} ${CENTRE}A${CENTRE} ${CENTRE} 0 1 0 0 ${CENTRE}z`;
