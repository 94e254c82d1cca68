import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { greatest } from '../../lib/play/ended/finale';
import { highlights } from './highlights';

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: `event-${kind}`, args: { side: data[0], leader: data[0] }, refs: [], rules: [] } });
const lost = (side: string, n: number) => Array.from({ length: n }, () => event('lost', side, 'regular', 'sihaya_ridge'));

it('tells a battle by how it ended and by all that it cost and brought', () => {
  const battle = [event('attack', 'harkonnen', 'arsunt', 'windgap'), ...lost('atreides', 2), event('leader_tanked', 'stilgar'), event('battle_won', 'harkonnen', 'windgap'), event('destroyed', 'windgap', 2), event('supremacy', 2, 5)];
  const [found, ...others] = highlights([event('round', 1), ...battle, event('spent', 'atreides'), event('prescience', 'jihad', 9, 9)]);
  expect(others).toEqual([]);
  expect([found!.at, found!.words.id, found!.clauses!.map((each) => each.id)]).toEqual([5, 'event-battle_won', ['highlight-destroyed', 'highlight-lost', 'highlight-leader', 'highlight-supremacy']]);
  expect(found!.clauses![1]!.args).toEqual({ side: 'atreides', n: 2 });
});

it('is silent about skirmishes, and tells worms, storms and cards that changed much', () => {
  const events = [event('attack', 'atreides'), ...lost('harkonnen', 3), event('battle_won', 'atreides'), event('worm_attacks', 'arsunt'), ...lost('harkonnen', 6), event('claimed', 'pr_15'), event('prescience', 'sand_dwellers', 1, 5), event('prescience', 'jihad', 2, 3)];
  expect(highlights(events).map((each) => each.words.id)).toEqual(['event-worm_attacks', 'event-claimed']);
});

it('counts a harvester that a worm takes, and none that come home after a storm', () => {
  const events = [event('worm_attacks', 'arsunt'), event('harvester_removed', 'arsunt'), ...lost('harkonnen', 6), event('storm', 'windgap'), ...lost('harkonnen', 6), event('harvester_removed', 'arsunt')];
  expect(highlights(events).map((each) => each.clauses!.map(({ id }) => id))).toEqual([['highlight-lost', 'highlight-harvesters'], ['highlight-lost']]);
});

it('keeps the greatest, in the order of time', () => {
  const events = [3, 9, 6, 7].flatMap((n) => [event('storm', `area${n}`), ...lost('harkonnen', n)]);
  expect(greatest(highlights(events), 2).map((each) => each.clauses![0]!.args.n)).toEqual([9, 7]);
});
