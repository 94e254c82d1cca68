import { describe, expect, it } from 'vitest';
import type { Arg, Words } from '$board';
import { abilities } from './tiles';

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });

describe('what is printed on a tech tile', () => {
  it('has a sign of when it happens; price and mark are told elsewhere', () => {
    const point = words('victory-points', { n: 1 });
    const once = words('printed-tech-once', { effect: point });
    expect(abilities([words('printed-tech-cost', { n: 8 }), words('printed-tech-marked'), once])).toEqual([{ sign: 'once', effect: point, line: once }]);
  });

  it('may be a rule without a moment of its own', () => {
    const rule = words('tech-decides-ties');
    expect(abilities([rule])).toEqual([{ sign: '', effect: rule, line: rule }]);
  });
});
