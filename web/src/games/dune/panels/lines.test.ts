import { expect, it, vi } from 'vitest';
import { deals, journey, rides } from './lines';

vi.mock('$board', () => ({ label: (id: string) => id, say: (id: string, args: unknown) => `${id} ${JSON.stringify(args)}` }));

const side = (...allies: string[]) => ({ allies, promised: 0 });
const quiet = { offers: [], vows: [], exchange: null, trance: null, sworn: [] };

it('tells of a ride only where Fremen stand', () => {
  const view = { blow: { rides: ['hagga_basin', 'old_gap'] }, forces: { 'hagga_basin.12': { atreides: [1, 0, 0] }, 'old_gap.9': { fremen: [2, 0, 0] } } };
  expect(rides(view)).toHaveLength(1);
});

it('asks no longer for an alliance that is made', () => {
  const view = { ...quiet, proposals: [['atreides', 'fremen'], ['emperor', 'harkonnen']], factions: { atreides: side('fremen'), fremen: side('atreides'), emperor: side(), harkonnen: side() } };
  expect(deals(view).map(({ who }) => who)).toEqual([['emperor', 'harkonnen']]);
});

it('counts a shipment when its forces are chosen', () => {
  const text = (forces: number) => journey({ shipment: { faction: 'atreides', node: 'arrakeen.9', forces, specials: 0 } }).at(-1)!.text;
  expect(text(0)).not.toBe(text(3));
});
