import { describe, expect, it } from 'vitest';
import type { Offered } from '$board';
import { named, pricesOf } from './targets';

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

  it('with Rise of Ix, is a tile of a stack or of mine, my freighter, my dreadnoughts, a space for one of them', () => {
    const does = (id: string) => ({ option: 'do:smuggling.2a', words: { id: 'act-do', args: { clause: { id: 'clause', args: { effect: { id, args: {}, refs: [], rules: [] } }, refs: [], rules: [] } }, refs: [], rules: [] } });
    expect(things('tech', 'flagship:2:solari', 'tech:flagship')).toEqual(['tech:flagship']);
    expect(things('turn', 'tech:flagship', 'tech:flagship')).toEqual(['owned:flagship']);
    expect(named(does('freighter-advance'), 'turn')).toEqual(['source:smuggling', 'freighter:advance']);
    expect(named(does('freighter-recall'), 'turn')).toEqual(['source:smuggling', 'freighter:recall']);
    expect(things('turn', 'launch:2')).toEqual(['dreadnoughts']);
    expect(things('units', '2:1')).toEqual(['garrison']);
    expect(things('station', 'carthag', 'space:carthag')).toEqual(['space:carthag']);
    expect(things('station', 'detonate')).toEqual([]);
    expect(things('ambush', '1:troop', 'house:leto')).toEqual(['house:leto']);
    expect(things('ahead', 'dagger', 'card:dagger')).toEqual(['hand:dagger']);
  });

  it('with six players, is an ally in the conflict or a card of the row', () => {
    expect(things('activate', '2', 'house:leto')).toEqual(['house:leto']);
    expect(things('throne', 'chani', 'card:chani')).toEqual(['offer:chani']);
    expect(things('heir', '2', 'house:leto')).toEqual([]);
  });
});

describe('what an option brings', () => {
  const spaces = { refinery: { prices: ['for nothing', 'for spice'] }, arrakeen: { prices: ['for nothing'] } };

  it('is what the price buys that it pays', () => {
    expect(pricesOf('turn', 'play:dagger:refinery', spaces)).toEqual(['for nothing']);
    expect(pricesOf('turn', 'play:dagger:refinery:1', spaces)).toEqual(['for spice']);
  });

  it('is anything that the space sells, if the price is still to be chosen', () => {
    expect(pricesOf('graft_space', 'refinery', spaces)).toEqual(['for nothing', 'for spice']);
  });

  it('is nothing in signs if no agent is sent', () => {
    expect(pricesOf('turn', 'reveal', spaces)).toEqual([]);
    expect(pricesOf('combat', 'play:impress', spaces)).toEqual([]);
  });
});
