import { describe, expect, it } from 'vitest';
import { ladders, rung } from './ladders';

const offered = (option: string, refs: string[] = []) => ({ option, words: { id: 'x', args: {}, refs, rules: [] } });
const bribes = ['harkonnen', 'fremen'].flatMap((other) => [1, 2, 3, 4, 5].map((n) => offered(`emperor:${other}:${n}`, [`faction:${other}`])));

describe('options that differ in a number', () => {
  it('are gathered by what stands before it', () => {
    const found = ladders(bribes)!;
    expect([...found.keys()]).toEqual(['emperor:harkonnen', 'emperor:fremen']);
    expect(found.get('emperor:fremen')!.map((each) => rung(each.option))).toEqual(['1', '2', '3', '4', '5']);
    expect([...ladders(Array.from({ length: 12 }, (_, n) => offered(`${n}`)))!.keys()]).toEqual(['']);
  });

  it('stay a list if they are few, or others are among them, or nothing has a name', () => {
    expect(ladders(bribes.slice(0, 8))).toBeNull();
    expect(ladders([...bribes, offered('pass')])).toBeNull();
    expect(ladders(bribes.map((each) => offered(each.option)))).toBeNull();
  });
});
