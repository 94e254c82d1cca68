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
