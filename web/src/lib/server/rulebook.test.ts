import { expect, it, vi } from 'vitest';

vi.mock('../words/words.svelte', () => ({ speech: { language: 'en' } }));
import { pieces, plain } from './rulebook.svelte';

it('says a rule in one plain line, without the marks of its markdown', () => {
  const rule = '**House**: Harkonnen: `2` vehicles\nor two **elites**.';
  expect(plain(rule)).toBe('House: Harkonnen: 2 vehicles or two elites.');
  expect(pieces(rule)[0]).toEqual({ kind: 'strong', text: 'House' });
});
