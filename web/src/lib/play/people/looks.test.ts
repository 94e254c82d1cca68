import { afterEach, expect, it } from 'vitest';
import { paintParties, partyLooks, placeLooks, seatLook } from './looks';

afterEach(() => paintParties({}));

const party = (id: string, seat: number | null) => ({ id, seat, team: id });

it('gives a party the look of its seat', () => {
  const look = partyLooks([party('leto', 1), party('irulan', 0)]);
  expect([look('leto'), look('irulan')]).toEqual([seatLook(1), seatLook(0)]);
});

it('gives a rival and a second party of a seat looks that no seat has', () => {
  const parties = [party('leto', 0), party('rival', null), party('irulan', 1), party('jessica', 0)];
  const look = partyLooks(parties);
  const seats = [seatLook(0), seatLook(1)];
  expect(parties.map(({ id }) => seats.includes(look(id)))).toEqual([true, false, true, false]);
  expect(new Set(parties.map(({ id }) => look(id).shape)).size).toBe(4);
});

it('gives a place the colour that its party has on the board, and the look of its seat until it plays one', () => {
  paintParties({ fremen: '#8a6d3b' });
  const parties = [party('fremen', 1), party('rival', null)];
  const look = placeLooks(parties);
  expect(look(1, [parties[0]!])).toEqual({ ...seatLook(1), colour: '#8a6d3b' });
  expect(look(null, [parties[1]!])).toEqual(partyLooks(parties)('rival'));
  expect(look(0, [])).toEqual(seatLook(0));
});

it('tells eight parties apart', () => {
  const parties = Array.from({ length: 8 }, (_, n) => party(`p${n}`, n < 6 ? n : null));
  const look = partyLooks(parties);
  expect(new Set(parties.map(({ id }) => look(id).colour)).size).toBe(8);
});
