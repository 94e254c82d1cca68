import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { turns } from './turns';

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });

it('says of an action that nothing came of it', () => {
  const nothing = event('nothing_came');
  expect(turns.gains!(nothing, [event('spent', 'harkonnen', 'mentat'), event('played', 'harkonnen', 'hh_sandmasters'), nothing])).toEqual([{ words: { id: 'gain-nothing_came', args: {}, refs: [], rules: [] }, party: undefined }]);
  expect(turns.gains!(nothing, [event('spent', 'harkonnen', 'mentat'), event('leader_enters', 'shaddam_iv'), nothing])).toEqual([]);
});

it('names the cards that were played before what they brought', () => {
  const [spent, first, second] = [event('spent', 'harkonnen', 'strategy'), event('played', 'harkonnen', 'rage'), event('played', 'harkonnen', 'mudir')];
  const block = [spent, first, event('leader_enters', 'shaddam_iv'), second];
  expect(turns.title!(block)!.words).toMatchObject({ id: 'block-with', args: { what: { id: 'block-with', args: { what: { id: 'block-spent' }, card: 'rage' } }, card: 'mudir' } });
  expect(turns.gains!(first, block)).toEqual([]);
  expect(turns.gains!(first, [event('attack', 'harkonnen', 'a', 'b'), first])).toBeUndefined();
});

it('gives the one who scouts his own block, amid the turn of the other side', () => {
  const scouted = event('scouted', 'windgap', 'air_sw_spoke');
  expect(turns.free!(scouted)).toBe('harkonnen');
  expect(turns.title!([scouted])).toMatchObject({ party: 'harkonnen', words: { id: 'block-scouted' } });
  expect(turns.free!(event('claimed', 'pr_09'))).toBe('atreides');
  expect(turns.free!(event('moved', 'harkonnen', 'a', 'b', 'step'))).toBeUndefined();
});
