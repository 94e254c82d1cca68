import { describe, expect, it } from 'vitest';
import { broken, lettering, NODES, nodeOf, places, polar, sectorAngle, terrain } from './shapes';

describe('the map', () => {
  it('has 86 nodes, 18 sectors and five strongholds', () => {
    expect(NODES).toHaveLength(86);
    expect(new Set(NODES.map((node) => node.sector)).size).toBe(19); // and the Polar Sink, which has none
    expect(NODES.filter((node) => terrain(node.territory) === 'stronghold')).toHaveLength(5);
  });

  it('counts sectors counter-clockwise from the south', () => {
    expect(polar(sectorAngle(1), 5000)).toEqual([5000, 10000]);
    expect(polar(sectorAngle(10), 5000)).toEqual([5000, 0]);
    expect(polar(sectorAngle(5), 5000)[0]).toBeGreaterThan(9800);
  });

  it('puts tokens side by side within reach', () => {
    const spot = nodeOf.get('arrakeen.9')!.force;
    const [first, second] = places(spot, 2, 200);
    expect(Math.hypot(first![0] - second![0], first![1] - second![1])).toBeCloseTo(420);
    expect(Math.min(first![1], second![1])).toBeGreaterThan(spot.y - 275);
    expect(places(spot, 1, 200)).toEqual([[spot.x, spot.y]]);
  });

  it('breaks names evenly and writes longer ones smaller', () => {
    expect(broken('Hole in the Rock', 3)).toEqual(['Hole', 'in the', 'Rock']);
    expect(broken('Arrakeen', 2)).toEqual(['Arrakeen']);
    const own = lettering('carthag', 'Carthag').size;
    expect(lettering('carthag', 'Карфагенская').size).toBeLessThan(own);
  });
});
