import { describe, expect, it } from 'vitest';
import { NODES, polar, sectorAngle, territoryShape } from './shapes';

describe('the map', () => {
  it('has 86 nodes in 42 territories and 18 sectors', () => {
    expect(NODES).toHaveLength(86);
    expect(new Set(NODES.map((node) => node.sector)).size).toBe(19); // and the Polar Sink, which has none
    expect(territoryShape.size).toBe(42);
  });

  it('counts sectors counter-clockwise from the south', () => {
    expect(polar(sectorAngle(1), 5000)).toEqual([5000, 10000]);
    expect(polar(sectorAngle(10), 5000)).toEqual([5000, 0]);
    expect(polar(sectorAngle(5), 5000)[0]).toBeGreaterThan(9800);
  });

  it('knows the upper edge and the middle of a territory', () => {
    const { top, middle } = territoryShape.get('carthag')!;
    expect(top.y).toBeLessThan(middle.y);
    expect(top.x).toBe(middle.x);
  });
});
