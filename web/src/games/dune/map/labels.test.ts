import { describe, expect, it } from 'vitest';
import { broken, lettering, written } from './labels';

const STRONGHOLDS = ['carthag', 'arrakeen', 'tueks_sietch', 'sietch_tabr', 'habbanya_sietch'];
const terrain = (id: string) => (STRONGHOLDS.includes(id) ? 'stronghold' : 'sand');
const name = (id: string) => id.replaceAll('_', ' ');
const at = (unit: number) => written(name, terrain, unit);

describe('names on the map', () => {
  it('are broken evenly, and written smaller when they are longer', () => {
    expect(broken('Hole in the Rock', 3)).toEqual(['Hole', 'in the', 'Rock']);
    expect(broken('Arrakeen', 2)).toEqual(['Arrakeen']);
    expect(lettering('carthag', 'Карфагенская').size).toBeLessThan(lettering('carthag', 'Carthag').size);
  });

  it('are all there from near, fewer from far, and strongholds always', () => {
    expect(at(5)).toHaveLength(42);
    expect(at(18).length).toBeGreaterThan(at(29).length);
    expect(
      at(29)
        .map(({ id }) => id)
        .filter((id) => STRONGHOLDS.includes(id)),
    ).toHaveLength(5);
  });

  it('do not stand over one another, and plates leave the others their places', () => {
    for (const unit of [5, 8, 11, 15]) {
      const level = at(unit).filter(({ angle }) => !angle);
      const box = ({ x, y, size, lines, plate }: (typeof level)[number]) => {
        const wide = Math.max(plate, Math.max(...lines.map((line) => line.length)) * size * 0.5) / 2;
        return { left: x - wide, right: x + wide, top: y - (lines.length * size) / 2.2, bottom: y + (lines.length * size) / 2.2 };
      };
      for (const one of level)
        for (const other of level) {
          if (one.id >= other.id) continue;
          const [a, b] = [box(one), box(other)];
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${one.id} ${other.id} ${unit}`).toBe(true);
        }
    }
    expect(at(10).map(({ id }) => id)).toContain('old_gap');
  });

  it('stay inside the rim', () => {
    const long = (id: string) => (id === 'old_gap' ? 'Старий розлом' : name(id));
    for (const unit of [12, 15, 18, 20]) {
      const gap = written(long, terrain, unit).find(({ id }) => id === 'old_gap');
      if (gap) expect(Math.hypot(gap.x - 5000, gap.y - 5000) + (gap.lines.length * gap.size) / 2).toBeLessThan(5000);
    }
  });

  it('can always be read', () => {
    for (const unit of [5, 18, 29]) for (const { size } of at(unit)) expect(size / unit).toBeGreaterThanOrEqual(10.9);
  });
});
