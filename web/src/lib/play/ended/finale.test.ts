import { describe, expect, it } from 'vitest';
import { highlights, pointsByRound, roundOf } from './finale';
import type { Happened } from '../../server/protocol';

const words = (id: string, refs: string[] = []) => ({ id, args: {}, refs, rules: [] });
const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: words(kind, data[0] ? [`house:${data[0]}`] : []) });

describe('the end of a game', () => {
  it('tells where points came from, by round', () => {
    const events = [event('round', 1), event('point', 'leto', 1), event('gains', 'leto', 1), event('round', 2), event('point', 'leto', -1), event('point', 'irulan', 2)];
    const found = pointsByRound(events, (all, at) => (all[at]!.kind === 'point' ? { party: all[at]!.data[0], n: all[at]!.data[1], why: words('why') } : null));
    expect(found.map((each) => [each.round, each.scored.map((one) => [one.party, one.n])])).toEqual([[1, [['leto', 1]]], [2, [['leto', -1], ['irulan', 2]]]]);
    expect(pointsByRound(events, undefined, { leto: 3 })).toEqual([]);
  });

  it('adds up to the scores: what nothing was told of was there from the start', () => {
    const points = (all: Happened[], at: number) => (all[at]!.kind === 'point' ? { party: all[at]!.data[0], n: all[at]!.data[1], why: words('why') } : null);
    const found = pointsByRound([event('round', 1), event('point', 'leto', 1)], points, { leto: 2, irulan: 1 });
    expect(found.map((each) => [each.round, each.scored.map((one) => [one.party, one.n, one.why.id])])).toEqual([[0, [['leto', 1, 'finale-start'], ['irulan', 1, 'finale-start']]], [1, [['leto', 1, 'why']]]]);
  });

  it('knows the round of what happened', () => {
    const events = [event('battle', 'leto'), event('round', 1), event('battle', 'leto'), event('round', 2)];
    expect([0, 1, 2, 3].map((at) => roundOf(events, at))).toEqual([0, 1, 1, 2]);
  });

  it('keeps the moments that were worth seeing', () => {
    const moments = [{ name: 'battle', begins: ['battle'] }, { name: 'reveal', begins: ['reveal'], others: true }];
    const parties = ['leto', 'irulan'].map((id, seat) => ({ id, seat, team: id }));
    const events = [event('battle', 'leto'), event('reveal', 'leto'), event('battle', 'irulan'), event('battle', 'leto')];
    expect(highlights(events, moments, parties, ['house'], ['leto'], 5).map((each) => each.at)).toEqual([0, 2, 3]);
    expect(highlights(events, moments, parties, ['house'], ['leto'], 2).map((each) => each.at)).toEqual([0, 3]);
  });
});
