import { describe, expect, it } from 'vitest';
import type { Happened, Question } from '../../server/protocol';
import { stepFor, stepsAbout, suggested, type Step } from './lesson';

const words = (id: string) => ({ id, args: {}, refs: [], rules: [] });
const ask = (kind: string, ...options: string[]) => ({ kind, options: options.map((option) => ({ option, words: words(option) })), words: words(kind) }) as unknown as Question;
const told = (...kinds: string[]): Happened[] => kinds.map((kind) => ({ kind, data: [], words: words(kind) }));

const STEPS: Step[] = [
  { id: 'hand', asked: 'turn', offers: 'play:', tries: ['play:ring:arrakeen', 'play:'] },
  { id: 'second', asked: 'turn', offers: 'play:' },
  { id: 'deploy', asked: 'turn', offers: 'deploy:', lacks: 'do:' },
  { id: 'storm', told: ['storm_moved', 'calm'] },
  { id: 'spice', told: 'spice_blown' },
];

describe('a lesson', () => {
  it('says at a question what has not been said yet', () => {
    const turn = ask('turn', 'play:dagger:hall', 'reveal');
    expect(stepFor(STEPS, turn, [])?.id).toBe('hand');
    expect(stepFor(STEPS, turn, ['hand'])?.id).toBe('second');
    expect(stepFor(STEPS, turn, ['hand', 'second'])).toBeUndefined();
  });

  it('hangs on what is offered, not on how many questions there were', () => {
    expect(stepFor(STEPS, ask('turn', 'do:visit', 'deploy:1'), [])).toBeUndefined();
    expect(stepFor(STEPS, ask('turn', 'deploy:1', 'end'), [])?.id).toBe('deploy');
    expect(stepFor(STEPS, ask('trash', 'play:dagger'), [])).toBeUndefined();
  });

  it('speaks of events once, in its own order', () => {
    expect(stepsAbout(STEPS, told('spice_blown', 'calm', 'bid'), []).map((step) => step.id)).toEqual(['storm', 'spice']);
    expect(stepsAbout(STEPS, told('spice_blown'), ['spice'])).toEqual([]);
    const phase = (name: string) => told('phase').map((event) => ({ ...event, data: [name] }));
    const revival: Step[] = [{ id: 'revival', told: 'phase:revival' }];
    expect(stepsAbout(revival, phase('revival'), [])).toEqual(revival);
    expect(stepsAbout(revival, phase('storm'), [])).toEqual([]);
  });

  it('suggests the best that is offered, and nothing that is not', () => {
    const step = STEPS[0];
    expect(suggested(step, ask('turn', 'play:dagger:hall', 'play:ring:arrakeen'))?.option).toBe('play:ring:arrakeen');
    expect(suggested(step, ask('turn', 'play:dagger:hall'))?.option).toBe('play:dagger:hall');
    expect(suggested(step, ask('turn', 'reveal'))).toBeUndefined();
    expect(suggested(step, null)).toBeUndefined();
  });
});
