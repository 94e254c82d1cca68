import { describe, expect, it } from 'vitest';
import { conflict, reveal } from './told';

const event = (kind: string, ...data: any[]) => ({ kind, data, words: { id: kind, args: {}, refs: [], rules: [] } });

describe('a conflict on the stage', () => {
  const told = [
    event('conflict', 'trade_dispute'),
    event('plays_intrigue', 'leto', 'bribery'), // in a turn
    event('phase', 'combat'),
    event('plays_intrigue', 'irulan', 'master_tactician'),
    event('strengths', [['leto', 3], ['irulan', 7], ['feyd', 0]]),
    event('rewarded', 'irulan', 1, 2),
    event('gains', 'irulan', 2, 0, 0),
    event('rewarded', 'leto', 2, 1),
    event('wins', 'irulan', 'trade_dispute'),
  ];

  it('ranks the houses with what they played and gained', () => {
    expect(conflict(told)).toEqual({
      trophy: 'trade_dispute',
      winner: 'irulan',
      unwon: null,
      ranks: [
        { house: 'irulan', strength: 7, place: 1, times: 2, intrigues: ['master_tactician'], dreadnoughts: 0, stationed: null },
        { house: 'leto', strength: 3, place: 2, times: 1, intrigues: [], dreadnoughts: 0, stationed: null },
        { house: 'feyd', strength: 0, place: 0, times: 0, intrigues: [], dreadnoughts: 0, stationed: null },
      ],
    });
  });

  it('tells of the dreadnoughts that stayed in it, and which space the winner controls by one', () => {
    const fleets = [event('launches', 'irulan', 2), event('launches', 'leto', 1), event('withdraws', 'leto', 1)];
    const after = [...told.slice(0, 1), ...fleets, ...told.slice(1), event('dreadnoughts_home', 'irulan', 2), event('stations', 'irulan', 'carthag')];
    expect(conflict(after)!.ranks.map(({ dreadnoughts, stationed }) => [dreadnoughts, stationed])).toEqual([
      [2, 'carthag'],
      [0, null],
      [0, null],
    ]);
  });

  it('may have no winner, and is nothing before its end', () => {
    expect(conflict([event('phase', 'combat'), event('strengths', [['leto', 0]]), event('unwon', 'raid')])).toMatchObject({ trophy: 'raid', winner: null, unwon: { id: 'unwon' } });
    expect(conflict(told.slice(0, 5))).toBeNull();
  });
});

describe('a reveal on the stage', () => {
  it('shows the cards, what they bought, and the strength once it is known', () => {
    const told = [event('reveal_turn', 'leto'), event('reveals', 'leto', 'dagger'), event('acquires', 'leto', 'chani'), event('clean_up', 'leto', 4)];
    expect(reveal(told)).toEqual({ house: 'leto', cards: ['dagger'], acquired: ['chani'], strength: 4 });
    expect(reveal(told.slice(0, 2)).strength).toBeNull();
  });
});
