import { expect, test } from 'vitest';
import { forces } from './charts';

test('special forces are among the forces, advisors beside them', () => {
  const view = {
    factions: { fremen: {}, bene_gesserit: {}, emperor: {} },
    forces: { 'sietch_tabr.14': { fremen: [12, 3, 0] }, 'carthag.11': { fremen: [8, 0, 0], bene_gesserit: [1, 0, 2] } },
  };
  expect(forces(view)).toEqual({ fremen: 20, bene_gesserit: 3, emperor: 0 });
});
