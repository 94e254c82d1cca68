import { describe, expect, it } from 'vitest';
import { type Moment, staged, toldOf } from './moments';
import type { Happened } from '../../server/protocol';

const told = (...kinds: string[]): Happened[] => kinds.map((kind) => ({ kind, data: [], words: { id: kind, args: {}, refs: [], rules: [] } }));
const BATTLE: Moment = { name: 'battle', begins: ['battle'], cues: ['won', 'explosion'], ends: ['phase'] };
const NEXUS: Moment = { name: 'nexus', begins: ['nexus'] };

describe('the stage', () => {
  it('raises the curtain at the cue, from where the moment began', () => {
    const events = told('phase', 'battle', 'plan', 'plan', 'won', 'lost');
    expect(staged(events, 0, [BATTLE])).toEqual([{ moment: BATTLE, first: 1, at: 4 }]);
  });

  it('shows only what is new', () => {
    const events = told('battle', 'won', 'battle', 'plan', 'won');
    expect(staged(events, 3, [BATTLE]).map((each) => each.first)).toEqual([2]);
    expect(staged(events, 5, [BATTLE])).toEqual([]);
  });

  it('shows a moment once, however many cues it has', () => {
    expect(staged(told('battle', 'explosion', 'won'), 0, [BATTLE])).toHaveLength(1);
    expect(staged(told('battle', 'explosion', 'won'), 2, [BATTLE])).toEqual([]);
  });

  it('shows nothing whose beginning this seat was not told, or that is over', () => {
    expect(staged(told('plan', 'won'), 0, [BATTLE])).toEqual([]);
    expect(staged(told('battle', 'phase', 'won'), 0, [BATTLE])).toEqual([]);
  });

  it('keeps several in their order', () => {
    expect(staged(told('nexus', 'battle', 'won', 'nexus'), 0, [BATTLE, NEXUS]).map((each) => each.moment.name)).toEqual(['nexus', 'battle', 'nexus']);
  });

  it('tells what still belongs to a moment, and no more', () => {
    const events = told('battle', 'plan', 'won', 'lost', 'battle', 'won');
    const [first, second] = staged(events, 0, [BATTLE]);
    expect(toldOf(events, first!).map((event) => event.kind)).toEqual(['battle', 'plan', 'won', 'lost']);
    expect(toldOf([...events, ...told('lost', 'phase', 'other')], second!).map((event) => event.kind)).toEqual(['battle', 'won', 'lost']);
  });
});
