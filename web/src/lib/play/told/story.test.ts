import { describe, expect, it } from 'vitest';
import { shortened, story } from './story';
import type { Happened } from '../../server/protocol';

const PARTIES = [
  { id: 'leto', seat: 0, team: 'leto' },
  { id: 'irulan', seat: 1, team: 'irulan' },
  { id: 'jessica', seat: 0, team: 'leto' },
  { id: 'rival', seat: null, team: 'rival' },
];
const TELLING = { headings: ['round', 'phase'], partyRefs: ['house'] };
const happened = (kind: string, ...refs: string[]): Happened => ({ kind, data: [], words: { id: kind, args: {}, refs, rules: [] } });

describe('the story of a table', () => {
  it('tells what I did from what was done to me', () => {
    const told = story([happened('phase'), happened('steals', 'house:irulan', 'house:leto'), happened('draws', 'house:leto')], 0, 0, PARTIES, TELLING);
    expect(told.map(({ head, party, me, toMe, hearer }) => [head, party, me, toMe, hearer])).toEqual([
      [true, null, false, false, 'event'],
      [false, 'irulan', true, true, 'to-you'],
      [false, 'leto', true, false, 'you'],
    ]);
  });
  it('knows every party of mine, and those that nobody plays', () => {
    const told = story([happened('steals', 'house:rival', 'house:jessica'), happened('gives', 'house:jessica', 'house:leto')], 0, 0, PARTIES, TELLING);
    expect(told.map(({ party, me, toMe }) => [party, me, toMe])).toEqual([
      ['rival', true, true],
      ['jessica', true, false],
    ]);
  });
  it('knows whoever is named by a seat, from before parties had names', () => {
    const player = (n: number) => ({ id: 'seat-player', args: { n }, refs: [], rules: [] });
    const event = { ...happened('objective', 'house:seat1'), words: { ...happened('objective', 'house:seat1').words, args: { house: player(2), round: 1 } } };
    expect(story([event], 0, 1, PARTIES, TELLING).map(({ party, hearer }) => [party, hearer])).toEqual([['irulan', 'you']]);
    expect(story([event], 0, 0, PARTIES, TELLING).map(({ party, hearer }) => [party, hearer])).toEqual([['irulan', 'event']]);
  });
  it('takes only what names a party for one, unless anything may', () => {
    const event = happened('draws', 'card:irulan');
    expect(story([event], 0, 0, PARTIES, TELLING)[0]!.party).toBe(null);
    expect(story([event], 0, 0, PARTIES, { ...TELLING, partyRefs: [] })[0]!.party).toBe('irulan');
  });
  it('begins where I left', () => {
    expect(story([happened('a'), happened('b'), happened('c')], 2, null, PARTIES, TELLING).map((step) => [step.at, step.event.kind])).toEqual([[2, 'c']]);
  });
  it('is short even after a long absence, and leaves out nothing that names me', () => {
    const long = [happened('round'), ...Array.from({ length: 100 }, () => happened('draws', 'house:irulan')), happened('steals', 'house:irulan', 'house:leto')];
    expect(shortened(story(long, 0, 0, PARTIES, TELLING)).map((step) => step.event.kind)).toEqual(['round', 'steals']);
    expect(shortened(story(long.slice(0, 30), 0, 0, PARTIES, TELLING))).toHaveLength(30);
  });
});
