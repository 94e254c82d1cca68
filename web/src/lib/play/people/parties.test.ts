import { expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../server/protocol';
import { botLevel, knownAs, partiesOf, partyName, partyNames, places, seatName } from './parties';

const NAMES: Record<string, string> = { 'party-leto': 'Leto', 'bot-name-korba': 'Корба' };
vi.mock('../../server/games.svelte', () => ({ games: { botName: (called: string) => (called === 'teg' ? 'Майлз Тег' : '') } }));
vi.mock('../../words/words.svelte', () => ({ label: (id: string) => NAMES[id], say: (id: string) => NAMES[id] ?? id, speech: { has: (id: string) => id in NAMES } }));

const seat = (n: number): SeatInfo => ({ seat: n, who: 'bot', name: `Bot ${n}`, bot: 'random', stands_in: false, here: true, conceded: false, bank: null, level: '', called: '' });
const party = (id: string, seat: number | null, team = id) => ({ id, seat, team });
const listed = (...all: ReturnType<typeof places>) => all.map(({ key, parties, joined }) => [key, parties.map((each) => each.id).join(), joined]);

it('calls a party by its name, or by its id', () => {
  expect([partyName('leto'), partyName('house_of_cards')]).toEqual(['Leto', 'house of cards']);
});

it('lists seats with their parties, then rivals', () => {
  const parties = [party('rival', null), party('leto', 0), party('irulan', 1)];
  expect(listed(...places([seat(0), seat(1)], parties))).toEqual([
    ['seat 0', 'leto', false],
    ['seat 1', 'irulan', false],
    ['rival', 'rival', false],
  ]);
});

it('shows every party of a seat', () => {
  const parties = [party('leto', 0, 'seat0'), party('irulan', 1, 'seat1'), party('jessica', 0, 'seat0')];
  expect(listed(...places([seat(0), seat(1)], parties))).toEqual([
    ['seat 0', 'leto,jessica', false],
    ['seat 1', 'irulan', false],
  ]);
  expect(partyNames(partiesOf(parties, 0))).toBe('Leto, jessica');
  expect(partiesOf(parties, null)).toEqual([]);
});

it('lets the members of a team stand together, also those that nobody plays', () => {
  const parties = [party('a', 0, 'red'), party('b', 1, 'blue'), party('c', 2, 'red'), party('d', null, 'blue')];
  expect(listed(...places([seat(0), seat(1), seat(2)], parties))).toEqual([
    ['seat 0', 'a', false],
    ['seat 2', 'c', true],
    ['seat 1', 'b', false],
    ['d', 'd', true],
  ]);
});

it('lists seats in their order before anybody has a party, and without teams', () => {
  expect(places([seat(0), seat(1)], []).map((place) => place.key)).toEqual(['seat 0', 'seat 1']);
  expect(places([seat(0), seat(1)], [party('a', 0, ''), party('b', 1, '')]).map((place) => place.joined)).toEqual([false, false]);
});

it('calls a bot by its name in the language of the reader', () => {
  const korba = { ...seat(0), name: 'Korba', called: 'korba' };
  expect(seatName(korba)).toBe('Корба');
  expect(seatName({ ...seat(1), name: 'Miles Teg', called: 'teg' })).toBe('Майлз Тег'); // of a game whose words are not loaded
  expect(seatName({ ...seat(1), name: 'Waff', called: 'waff' })).toBe('Waff');
  expect(seatName(seat(2))).toBe('Bot 2');
  expect([knownAs('Korba', [korba]), knownAs('Paul', [korba])]).toEqual(['Корба', 'Paul']);
});

it('says how well a bot plays, and nothing of a person', () => {
  expect([botLevel({ ...seat(0), level: 'hard' }), botLevel(seat(0)), botLevel({ ...seat(0), who: 'person' })]).toEqual(['bot-of-level', 'bot-plays', '']);
});
