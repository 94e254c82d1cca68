import { describe, expect, it } from 'vitest';
import type { Happened } from '../../lib/server/protocol';
import { cause } from './points';

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: kind, args: { what: data[1] ?? '' }, refs: [], rules: [] } });

/** For what the last of these events brought points. */
const why = (...events: Happened[]) => {
  const { id, args } = cause(events, events.length - 1);
  return [id, args.what];
};

describe('where points came from', () => {
  const points = event('points', 'leto', 1);
  const endgame = [event('endgame'), event('plays_intrigue', 'leto', 'plans_within_plans'), points];

  it('tells a tile that scores at the end from the card that was played before', () => {
    expect(why(...endgame)).toEqual(['points-plays_intrigue', 'plans_within_plans']);
    expect(why(...endgame, event('tech_scores', 'leto', 'spy_satellites'), points)).toEqual(['points-tech_scores', 'spy_satellites']);
  });

  it('names the track, and the card that completed a contract on the way', () => {
    const turn = [event('turn', 'leto'), event('does', 'leto', 'experimentation.agent.1')];
    expect(why(...turn, event('advances', 'leto', 'tleilaxu_4'), points)[0]).toBe('points-advances');
    expect(why(event('acquires', 'leto', 'the_spice_must_flow'), event('completes', 'leto', 'contract'), points)).toEqual(['points-acquires', 'the_spice_must_flow']);
  });

  it('tells what a rival buys from what it is rewarded with', () => {
    const rewarded = [event('turn', 'irulan'), event('rewarded', 'leto', 1)];
    expect(why(...rewarded, points)[0]).toBe('points-rewarded');
    expect(why(...rewarded, event('gains', 'leto'), event('discards_intrigue', 'leto', 'diversion'), points)[0]).toBe('points-bought');
    expect(why(...rewarded, event('does', 'leto', 'grand_vision.first.2'), event('pays', 'leto', 6), points)).toEqual(['points-does', 'grand_vision.first.2']);
  });
});
