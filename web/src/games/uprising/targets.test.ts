import { describe, expect, it } from 'vitest';
import type { Offered } from '$board';
import { named } from './targets';

const option = (token: string, ...refs: string[]): Offered => ({ option: token, words: { id: '', args: {}, refs, rules: [] } });
const things = (kind: string, token: string, ...refs: string[]) => named(option(token, ...refs), kind);

describe('what an option names', () => {
  it('is a card in hand and a space', () => {
    expect(things('turn', 'play:dagger:arrakeen')).toEqual(['hand:dagger', 'space:arrakeen']);
  });

  it('with Immortality, is on the board of the Bene Tleilax, in the hand or in the row', () => {
    expect(things('turn', 'grow:ghola:top')).toEqual(['tleilaxu:ghola']);
    expect(things('tleilaxu_card', 'ghola:top')).toEqual(['tleilaxu:ghola']);
    expect(things('research', 'c2r4', 'research_space:c2r4')).toEqual(['research_space:c2r4']);
    expect(things('research_bonus', 'c7r3.1')).toEqual(['research_space:c7r3']);
    expect(things('turn', 'release')).toEqual(['tanks']);
    expect(things('turn', 'atomics')).toEqual(['atomics']);
    expect(things('turn', 'graft:usurp')).toEqual(['hand:usurp']);
    expect(things('partner', 'dagger')).toEqual(['hand:dagger']);
    expect(things('partner', 'row:chani')).toEqual(['offer:chani']);
    expect(things('graft_space', 'secrets:1')).toEqual(['space:secrets']);
    expect(things('grafted', 'dagger')).toEqual(['play:dagger']);
    expect(things('adorned', 'dagger')).toEqual(['play:dagger']);
  });

  it('with six players, is an ally in the conflict or a card of the row', () => {
    expect(things('activate', '2', 'house:leto')).toEqual(['house:leto']);
    expect(things('throne', 'chani', 'card:chani')).toEqual(['offer:chani']);
    expect(things('heir', '2', 'house:leto')).toEqual([]);
  });
});
