import { describe, expect, it } from 'vitest';
import type { Offered } from '$board';
import { named, pointedNodes, thingMessage } from './targets';

const option = (option: string, ...refs: string[]): Offered => ({ option, words: { id: 'x', args: {}, refs, rules: [] } });

describe('what an option points at', () => {
  it.each<[string, Offered, string[]]>([
    ['a node by its token', option('arrakeen.9'), ['node:arrakeen.9']],
    ['a territory by its token', option('carthag'), ['territory:carthag']],
    ['a node within a token', option('do:arrakeen.9'), ['node:arrakeen.9']],
    ['a node by reference', option('send', 'node:old_gap.9'), ['node:old_gap.9']],
    ['cards, leaders and factions, but nothing else', option('a', 'faction:emperor', 'card:shield', 'phase:storm'), ['faction:emperor', 'card:shield']],
    ['nothing when it passes', option('pass', 'card:shield'), []],
    ['the Polar Sink as a node, as it has no sector', option('polar_sink', 'node:polar_sink'), ['node:polar_sink']],
  ])('finds %s', (_, offered, found) => {
    expect(named(offered)).toEqual(found);
  });
});

it('knows the nodes of a territory', () => {
  expect([...pointedNodes(['territory:old_gap', 'card:shield'])]).toEqual(['old_gap.8', 'old_gap.9', 'old_gap.10']);
});

it.each([
  ['node:arrakeen.9', 'territory-arrakeen'],
  ['territory:carthag', 'territory-carthag'],
  ['card:shield', 'card-shield'],
])('names %s by %s', (thing, message) => {
  expect(thingMessage(thing)).toBe(message);
});
