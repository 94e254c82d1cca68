import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('times', () => {
  let times: typeof import('./times');
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('document', { documentElement: {} });
    times = await import('./times');
  });

  it('are said in the largest unit that fits', () => {
    const said = [0, 59, 60, 7199, 86_400, 259_200].map(times.duration);
    expect(said).toEqual(['0 seconds', '59 seconds', '1 minute', '1 hour', '1 day', '3 days']);
  });

  it('of a clock are said in a few words', () => {
    const said = Object.values(times.PRESETS).map(times.clockWords);
    expect(said).toEqual(['no clock', '5 s a question, then 15 minutes of your own', '1 day a move', '3 days a move']);
    expect(times.clockWords({ kind: 'bank', seconds: 1800, window: 0, away: 0, delay: 0 })).toBe('30 minutes for the whole game');
  });
});
