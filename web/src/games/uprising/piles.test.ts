import { expect, it, vi } from 'vitest';
import type { Almanac, View } from './almanac';
import { piles } from './piles';

vi.mock('$board', async () => ({ ...(await import('../../board/piles')), say: (id: string) => id }));

it('an objective is no conflict that was won, though it pairs like one (BAT-05)', () => {
  const trophy = (level: string) => ({ level, icon: 'crysknife', lines: [] });
  const printed = { cards: {}, intrigues: {}, trophies: { objective_crysknife: trophy(''), skirmish_crysknife: trophy('I') } } as unknown as Almanac;
  const empty = { played: [], shown: [], discard: [], hand: [], deck: 0, intrigues: [], laid: [], matched: [] };
  const house = { ...empty, name: 'leto', trophies: ['objective_crysknife', 'skirmish_crysknife'] };
  const found = piles({ houses: [house] } as unknown as View, printed, 'leto');
  expect(found.map((pile) => [pile.title, pile.things.map((each) => each.name)])).toEqual([
    ['uprising-pile-objective', ['trophy-objective_crysknife']],
    ['uprising-pile-won', ['trophy-skirmish_crysknife']],
  ]);
});
