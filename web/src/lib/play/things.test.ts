import { expect, it, vi } from 'vitest';
import { thingName } from './things';

const NAMES: Record<string, string> = { 'space-high_council': 'High Council', 'territory-arrakeen': 'Arrakeen' };
vi.mock('../words/words.svelte', () => ({ label: (id: string) => NAMES[id], speech: { has: (id: string) => id in NAMES } }));

it.each([
  ['space:high_council', 'High Council'],
  ['node:arrakeen.9', 'Arrakeen'],
  ['garrison', ''],
])('calls %s by its name', (thing, name) => {
  expect(thingName(thing)).toBe(name);
});
