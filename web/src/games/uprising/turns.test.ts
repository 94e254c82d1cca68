import { expect, it, vi } from 'vitest';
import type { Happened } from '$board';
import { turns } from './turns';

vi.mock('./signs/signs', () => ({ SIGNS: {} }));

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });

it('begins a block of its own with whoever wins the conflict: the last reward was somebody else’s', () => {
  const won = [event('wins', 'muad_dib', 'propaganda'), event('pairs', 'muad_dib', 'crysknife')];
  expect(turns.opens).toContain(won[0]!.kind);
  expect(turns.title!(won)).toBeNull();
});

it('says how many troops the supply lacked', () => {
  expect(turns.gains!(event('supply_short', 'leto', 3), [])).toMatchObject([{ words: { id: 'gain-supply_short' }, party: 'leto' }]);
});
