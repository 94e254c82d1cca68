import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { turns } from './turns';

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });

it('says of an action that nothing came of it', () => {
  expect(turns.gains!(event('nothing_came'), [])).toEqual([{ words: { id: 'gain-nothing_came', args: {}, refs: [], rules: [] }, party: undefined }]);
});

it('gives the one who scouts his own block, amid the turn of the other side', () => {
  const scouted = event('scouted', 'windgap', 'air_sw_spoke');
  expect(turns.free!(scouted)).toBe('harkonnen');
  expect(turns.title!([scouted])).toMatchObject({ party: 'harkonnen', words: { id: 'turn-scouted' } });
  expect(turns.free!(event('claimed', 'pr_09'))).toBe('atreides');
  expect(turns.free!(event('moved', 'harkonnen', 'a', 'b', 'step'))).toBeUndefined();
});
