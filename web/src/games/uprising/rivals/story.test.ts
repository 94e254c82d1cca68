import { describe, expect, it } from 'vitest';
import type { Happened } from '$board';
import { latestTurn, withoutName } from './story';

const event = (kind: string, house: string, words = kind): Happened => ({ kind, words: { id: words, args: {}, refs: [`house:${house}`], rules: [] } }) as unknown as Happened;
const told = (events: Happened[], rival: string) => latestTurn(events, rival).map((each) => each.words.id);

it('is told without the name that stands above it', () => {
  expect(withoutName('Feyd (rival) recruits 2 troops.', 'Feyd (rival)')).toBe('recruits 2 troops.');
  expect(withoutName('Leto gains 1 spice.', 'Feyd (rival)')).toBe('Leto gains 1 spice.');
});

describe('the latest turn of a rival', () => {
  const events = [
    event('turn', 'feyd'),
    event('hagal_sends', 'feyd', 'old'),
    event('turn_ends', 'feyd'),
    event('turn', 'feyd'),
    event('hagal_skipped', 'feyd'),
    event('hagal_sends', 'feyd'),
    event('gains', 'leto'),
    event('turn_ends', 'feyd'),
    event('turn', 'leto'),
    event('sends', 'leto'),
    event('hagal_swords', 'feyd'),
    event('hagal_swords', 'jessica', 'of another'),
  ];

  it('has every card that it revealed, what it brought, also to others, and its swords', () => {
    expect(told(events, 'feyd')).toEqual(['hagal_skipped', 'hagal_sends', 'gains', 'hagal_swords']);
  });

  it('is there while it goes on, and not before', () => {
    expect(told(events.slice(0, 5), 'feyd')).toEqual(['hagal_skipped']);
    expect(told(events, 'irulan')).toEqual([]);
  });
});
