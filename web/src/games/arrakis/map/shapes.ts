// The drawing of the planet: the engine's own outlines, as SVG paths.

import drawing from '../../../../../src/kanly/games/arrakis/facts/shapes.json';
import type { Terrain } from '../view';

export type Point = [x: number, y: number];
export interface Shape {
  id: string;
  terrain: Terrain;
  sectors: string[];
  centre: Point;
  polygon: Point[];
  path: string;
}
export interface Zone {
  id: string;
  centre: Point;
  touches: string[]; // areas around it
  path: string;
}

export const WIDTH = drawing.width;
export const HEIGHT = drawing.height;
const RADIUS = 15; // of an air zone
const NEAR = 9; // how far two areas with a wall between them are drawn apart, at most
const STEP = 2; // between the points of a wall

const ring = (points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}z`;
const disc = ([x, y]: Point) => `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;

type Outline = Pick<Shape, 'terrain' | 'sectors' | 'centre' | 'polygon'>;
export const AREAS: Shape[] = Object.entries(drawing.areas as unknown as Record<string, Outline>).map(([id, shape]) => ({ id, ...shape, path: ring(shape.polygon) }));
export const areaShape = new Map(AREAS.map((shape) => [shape.id, shape]));
export const ZONES: Zone[] = Object.entries(drawing.zones as unknown as Record<string, Pick<Zone, 'centre' | 'touches'>>).map(([id, { centre, touches }]) => ({ id, centre, touches, path: disc(centre) }));
export const zoneShape = new Map(ZONES.map((zone) => [zone.id, zone]));

/** Everything as one path: with others cut out of it, all but these. */
export const SHEET = `M0 0H${WIDTH}V${HEIGHT}H0z`;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
function nearest([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const [wide, high] = [bx - ax, by - ay];
  const along = ((x - ax) * wide + (y - ay) * high) / (wide * wide + high * high || 1);
  const part = Math.min(1, Math.max(0, along));
  return [ax + wide * part, ay + high * part];
}
const edges = (polygon: Point[]) => polygon.map((point, i): [Point, Point] => [point, polygon[(i + 1) % polygon.length]!]);
const closest = (point: Point, polygon: Point[]): Point =>
  edges(polygon)
    .map(([from, to]) => nearest(point, from, to))
    .reduce((best, each) => (distance(point, each) < distance(point, best) ? each : best));

/** The line between two areas that lie side by side: halfway between their outlines, wherever these come near each other. */
export function between(a: Point[], b: Point[]): Point[][] {
  const out: Point[][] = [];
  let run: Point[] = [];
  const end = () => {
    if (run.length > 1) out.push(run);
    run = [];
  };
  for (const [from, to] of edges(a)) {
    const steps = Math.max(1, Math.round(distance(from, to) / STEP));
    for (let i = 0; i < steps; i++) {
      const point: Point = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
      const beside = closest(point, b);
      if (distance(point, beside) > NEAR) end();
      else run.push([(point[0] + beside[0]) / 2, (point[1] + beside[1]) / 2]);
    }
  }
  end();
  return out;
}

/** Borders that no legion crosses. */
export const WALLS = (drawing.red_borders as [string, string][])
  .flatMap(([a, b]) => between(areaShape.get(a)!.polygon, areaShape.get(b)!.polygon))
  .map((line) => `M${line.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}`)
  .join('');
