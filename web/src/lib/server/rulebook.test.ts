import { expect, it, vi } from 'vitest';

vi.mock('../words/words.svelte', () => ({ speech: { language: 'en', has: (id: string) => ['setting-every_leader', 'module-first_cards'].includes(id) }, label: (id: string) => id.toUpperCase(), say: (_: string, args: { name: string }) => `“${args.name}”` }));
import { holds, inPlay, pieces, plain } from './rulebook.svelte';

it('says a rule in one plain line, without the marks of its markdown', () => {
  const rule = '**House**: Harkonnen: `2` vehicles\nor two **elites**.';
  expect(plain(rule)).toBe('House: Harkonnen: 2 vehicles or two elites.');
  expect(pieces(rule)[0]).toEqual({ kind: 'strong', text: 'House' });
});

it('names settings and modules as the lobby does', () => {
  expect(plain('With (option every_leader), with the module `first_cards`, not with `no_such`.')).toBe('With (option “SETTING-EVERY_LEADER”), with the module “MODULE-FIRST_CARDS”, not with no_such.');
});

it('leaves out what needs a module or a setting that a table has not chosen', () => {
  const rule = (...needs: string[][]) => ({ id: 'IX-80', text: '', section: '', language: 'en', needs });
  const table = inPlay({ modules: ['rise_of_ix'], settings: { every_leader: true, row_churn: false, points: 10 } } as any);
  expect(table).toEqual(['rise_of_ix', 'every_leader']);
  expect(holds(rule(), table)).toBe(true);
  expect(holds(rule(['immortality', 'every_leader']), table)).toBe(true);
  expect(holds(rule(['rise_of_ix'], ['immortality']), table)).toBe(false);
  expect(holds(rule(['immortality']), null)).toBe(true);
});
