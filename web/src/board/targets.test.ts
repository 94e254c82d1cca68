import { expect, it } from 'vitest';
import type { Offered, Question } from '../lib/server/protocol';
import { distinguishing, targets } from './targets';

const question = (...options: [string, ...string[]][]): Question => ({
  kind: 'any',
  words: { id: 'ask-any', args: {}, refs: [], rules: [] },
  options: options.map(([option, ...refs]) => ({ option, words: { id: 'x', args: {}, refs, rules: [] } })),
  context: null,
});
const byRefs = (option: Offered) => option.words.refs;

it('gathers several options of one thing', () => {
  const found = targets(question(['do', 'node:arrakeen.9'], ['dont', 'node:arrakeen.9'], ['pass']), byRefs);
  expect(found.get('node:arrakeen.9')?.map((each) => each.option)).toEqual(['do', 'dont']);
});

it('finds nothing without a question', () => {
  expect(targets(null, byRefs).size).toBe(0);
  expect(distinguishing(new Map(), null).size).toBe(0);
});

it('leaves out what all options share, unless there is only one', () => {
  const ask = question(['a', 'faction:emperor', 'card:shield'], ['b', 'faction:emperor']);
  expect([...distinguishing(targets(ask, byRefs), ask).keys()]).toEqual(['card:shield']);
  const only = question(['a', 'card:shield']);
  expect([...distinguishing(targets(only, byRefs), only).keys()]).toEqual(['card:shield']);
});
