import { describe, expect, it } from 'vitest';
import type { Question } from '../../lib/types';
import { pointedNodes, targets } from './targets';

const question = (...options: [string, ...string[]][]): Question => ({
  kind: 'any',
  words: { id: 'ask-any', args: {}, refs: [], rules: [] },
  options: options.map(([option, ...refs]) => ({ option, words: { id: 'x', args: {}, refs, rules: [] } })),
  context: null,
});

describe('what a question points at', () => {
  it('finds nodes and territories by token and by reference', () => {
    const lit = targets(question(['arrakeen.9'], ['carthag'], ['send', 'node:old_gap.9'], ['pass']));
    expect([...lit.keys()].sort()).toEqual(['node:arrakeen.9', 'node:old_gap.9', 'territory:carthag']);
  });

  it('gathers several options of one thing', () => {
    const lit = targets(question(['do:arrakeen.9'], ['dont:arrakeen.9'], ['pass']));
    expect(lit.get('node:arrakeen.9')?.map((each) => each.option)).toEqual(['do:arrakeen.9', 'dont:arrakeen.9']);
  });

  it('leaves out what all options share', () => {
    const lit = targets(question(['a', 'faction:emperor', 'card:shield'], ['b', 'faction:emperor']));
    expect([...lit.keys()]).toEqual(['card:shield']);
  });

  it('takes the Polar Sink for a node, as it has no sector', () => {
    expect([...targets(question(['polar_sink', 'node:polar_sink'], ['pass'])).keys()]).toEqual(['node:polar_sink']);
  });

  it('knows the nodes of a territory', () => {
    expect([...pointedNodes(['territory:old_gap', 'card:shield'])]).toEqual(['old_gap.8', 'old_gap.9', 'old_gap.10']);
  });
});
