import { expect, it, vi } from 'vitest';

vi.mock('../lib/words/words.svelte', () => ({ label: (id: string) => id, say: (id: string) => id, tell: (words: { id: string }) => words.id, tellEvent: (words: { id: string }, hearer: string) => `${hearer}: ${words.id}` }));
import type { BoardProps } from './game';
import { Tableau } from './tableau.svelte';

const PARTIES = ['harkonnen', 'fremen'].map((id, seat) => ({ id, seat }));
const WON = { id: 'event-battle_won', args: {}, refs: ['faction:harkonnen', 'faction:fremen', 'territory:carthag'], rules: [] };
const seenFrom = (seat: number | null) => new Tableau(null, () => ({ parties: PARTIES, seat }) as unknown as BoardProps);

it.each([
  [0, 'you'],
  [1, 'to-you'],
  [2, 'event'],
  [null, 'event'],
])('seat %s is told what happened in words for it', (seat, hearer) => {
  expect(seenFrom(seat).tellEvent(WON)).toBe(`${hearer}: event-battle_won`);
});
