import { describe, expect, it } from 'vitest';
import type { Words } from '../../server/protocol';
import { amountGroups, amountOf, isNumeral, manyNumbers } from './amounts';

const offered = (option: string, refs: string[] = []) => ({ option, words: { id: 'x', args: {}, refs, rules: [] } });
const bribes = ['harkonnen', 'fremen'].flatMap((other) => [1, 2, 3, 4, 5].map((n) => offered(`emperor:${other}:${n}`, [`faction:${other}`])));

describe('options that differ in a number', () => {
  it('are gathered by what stands before it', () => {
    const found = amountGroups(bribes)!;
    expect([...found.keys()]).toEqual(['emperor:harkonnen', 'emperor:fremen']);
    expect(found.get('emperor:fremen')!.map((each) => amountOf(each.option))).toEqual(['1', '2', '3', '4', '5']);
    expect([...amountGroups(Array.from({ length: 12 }, (_, n) => offered(`${n}`)))!.keys()]).toEqual(['']);
  });

  it('stay a list if they are few, or others are among them, or nothing has a name', () => {
    expect(amountGroups(bribes.slice(0, 8))).toBeNull();
    expect(amountGroups([...bribes, offered('pass')])).toBeNull();
    expect(amountGroups(bribes.map((each) => offered(each.option)))).toBeNull();
  });
});

describe('numbers that are asked for', () => {
  const asked = (option: string, args: Words['args'] = { amount: option }) => ({ option, words: { id: 'x', args, refs: [], rules: [] } });

  it('may be halves as well as whole ones', () => {
    const dials = [asked('0', { amount: 0 }), ...['0.5', '1', '1.5', '2', '2.5'].map((option) => asked(option)), asked('pass', {})];
    expect(dials.filter(isNumeral)).toHaveLength(6);
    expect([manyNumbers(dials), manyNumbers(dials.slice(1))]).toEqual([true, false]);
  });

  it('are not the numbers of things, which are told in words', () => {
    const tokens = ['1', '3', '4', '5', '6', '7'].map((option) => asked(option, { area: { id: 'area-carthag', args: {}, refs: [], rules: [] } }));
    expect(tokens.filter(isNumeral)).toEqual([]);
    expect(manyNumbers(tokens)).toBe(false);
  });
});
