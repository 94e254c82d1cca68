import { describe, expect, it } from 'vitest';
import { shortened, story } from './story';
import type { Happened } from './types';

const PARTIES = [
  { id: 'leto', seat: 0, team: 'leto' },
  { id: 'irulan', seat: 1, team: 'irulan' },
];
const happened = (kind: string, ...refs: string[]): Happened => ({ kind, data: [], words: { id: kind, args: {}, refs, rules: [] } });

describe('the story of a table', () => {
  it('tells what I did from what was done to me', () => {
    const told = story([happened('phase'), happened('steals', 'house:irulan', 'house:leto'), happened('draws', 'house:leto')], 0, 0, PARTIES);
    expect(told.map(({ head, seat, me, toMe }) => [head, seat, me, toMe])).toEqual([
      [true, null, false, false],
      [false, 1, true, true],
      [false, 0, true, false],
    ]);
  });
  it('begins where I left', () => {
    expect(story([happened('a'), happened('b'), happened('c')], 2, null, PARTIES).map((step) => [step.at, step.event.kind])).toEqual([[2, 'c']]);
  });
  it('is short even after a long absence, and leaves out nothing that names me', () => {
    const long = [happened('round'), ...Array.from({ length: 100 }, () => happened('draws', 'house:irulan')), happened('steals', 'house:irulan', 'house:leto')];
    expect(shortened(story(long, 0, 0, PARTIES)).map((step) => step.event.kind)).toEqual(['round', 'steals']);
    expect(shortened(story(long.slice(0, 30), 0, 0, PARTIES))).toHaveLength(30);
  });
});
