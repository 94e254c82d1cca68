import { describe, expect, it } from 'vitest';
import { journeys } from './journeys';

const moved = (n: number) => ({ kind: 'moved', data: [n], words: { id: 'moved', args: {}, refs: [], rules: [] } });
const travels = ({ kind, data }: { kind: string; data: any[] }) => (kind === 'moved' ? { from: 'a', to: 'b', party: 'leto', n: data[0] } : null);

describe('journeys', () => {
  it('are those of new events only', () => {
    expect(journeys([moved(1), { ...moved(2), kind: 'stays' }, moved(3)], 1, travels).map((each) => each.n)).toEqual([3]);
  });
  it('are the latest, of many', () => {
    expect(journeys(Array.from({ length: 9 }, (_, n) => moved(n)), 0, travels).map((each) => each.n)).toEqual([3, 4, 5, 6, 7, 8]);
  });
});
