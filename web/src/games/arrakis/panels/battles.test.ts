import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { lastBattle } from './battles';

const event = (kind: string, ...data: unknown[]): Happened => ({ kind, data, words: { id: `event-${kind}`, args: {}, refs: [], rules: [] } });
const roll = (side: string, hits: number) => event('battle_rolled', side, 4, hits, 1, 0);
const attack = event('attack', 'harkonnen', 'carthag', 'arsunt');

it('tells the last battle of the round, round by round', () => {
  const fought = lastBattle([event('round', 1), event('attack', 'atreides', 'a', 'b'), attack, roll('harkonnen', 2), roll('atreides', 1), roll('harkonnen', 0), roll('atreides', 3), event('battle_won', 'harkonnen', 'arsunt'), roll('atreides', 9)])!;
  expect([fought.attacker, fought.from, fought.area]).toEqual(['harkonnen', 'carthag', 'arsunt']);
  expect(fought.rolls.map((round) => round.map(({ side, hit }) => `${side} ${hit}`))).toEqual([
    ['harkonnen 2', 'atreides 1'],
    ['harkonnen 0', 'atreides 3'],
  ]);
  expect(fought.result?.id).toBe('event-battle_won');
});

it('is not over as long as nothing says so', () => {
  expect(lastBattle([attack, roll('harkonnen', 1)])?.result).toBeNull();
});

it.each([[[]], [[attack, event('round', 2)]]])('tells none where none was fought in this round', (events) => {
  expect(lastBattle(events)).toBeNull();
});

it('says how many shields special elites have cancelled (R7.9)', () => {
  const fought = lastBattle([attack, roll('harkonnen', 2), roll('atreides', 1), event('battle_damage', 'harkonnen', 2, 1, 5, 2)])!;
  expect(fought.rolls[0]!.map((each) => each.cancelled)).toEqual([2, 0]);
});
