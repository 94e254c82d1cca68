import { expect, it } from 'vitest';
import { missing, optionWords, remember } from './offers';
import type { Question } from '../../server/protocol';

const words = (id: string) => ({ id, args: {}, refs: [], rules: [] });
const question = (...options: string[]): Question => ({ kind: 'turn', words: words('ask-turn'), options: options.map((option) => ({ option, words: words(option) })), context: null });

it('knows what was offered before and is not now', () => {
  remember('uprising', question('play:dagger:arrakeen', 'reveal'));
  const now = question('reveal');
  remember('uprising', now);
  expect(missing('uprising', now).map(([option]) => option)).toEqual(['play:dagger:arrakeen']);
  expect(optionWords('uprising', 'turn', 'reveal')?.id).toBe('reveal');
  expect(missing('dune', now)).toEqual([]);
});
