import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const code = Object.values(import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })).join('\n');
const texts = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true });
const served = Object.entries(import.meta.glob<string>('../../../src/kanly/{games/*/text,server/text,locale}/**/*.ftl', { query: '?raw', import: 'default', eager: true }));
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
const read = (language: string) => texts[`../words/${language}.ftl`] ?? '';

describe('messages', () => {
  const own = ids(read('en'));
  const games = new Set(served.filter(([path]) => /\/en[./]/.test(path)).flatMap(([, text]) => ids(text)));

  it('are all there', () => {
    const said = [...code.matchAll(/\b(?:say|label)\('([a-z][\w-]*)'/g)].map((match) => match[1]!);
    expect([...new Set(said)].filter((id) => !own.includes(id) && !games.has(id))).toEqual([]);
  });

  it('are all used', () => {
    const quoted = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]!));
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = own.filter((id) => !quoted.has(id) && !begun.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it.each(['ru', 'uk'])('are the same in %s', (language) => {
    const theirs = new Set(ids(read(language)));
    expect({ missing: own.filter((id) => !theirs.has(id)), unknown: [...theirs].filter((id) => !own.includes(id)) }).toEqual({ missing: [], unknown: [] });
  });

  it.each(['en', 'ru', 'uk'])('are each there once, and well formed, in %s', (language) => {
    const text = read(language);
    const found = ids(text);
    expect(found.filter((id, i) => found.indexOf(id) !== i)).toEqual([]);
    expect(new FluentResource(text).body.length).toBe(found.length);
  });
});

describe('speech', () => {
  beforeAll(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('fetch', async (path: string) => {
      const russian = path.endsWith('/ru');
      const text = russian ? 'card-dagger = Кинжал\nplace-tabr = сиетч Табр\n' : 'card-dagger = Dagger\nplays = { $who } plays { $card }.\n';
      return new Response(text, { headers: { 'content-type': 'text/plain' } });
    });
  });

  it('says sentences within sentences, falls back to English, and shows ids that nobody knows', async () => {
    const { say, speech, tell } = await import('./words.svelte');
    speech.language = 'en';
    await speech.use('uprising');
    const card = { id: 'card-dagger', args: {}, refs: [], rules: [] };
    expect(tell({ id: 'plays', args: { who: 'Paul', card }, refs: [], rules: [] })).toBe('Paul plays Dagger.');
    await speech.speak('ru');
    expect(say('card-dagger')).toBe('Кинжал');
    expect(tell({ id: 'plays', args: { who: 'Paul', card }, refs: [], rules: [] })).toBe('Paul plays Кинжал.');
    expect(say('unheard-of')).toBe('unheard-of');
    expect(say('unheard-of', { option: 'x:1' })).toBe('x:1');
  });

  it('begins what stands alone with a capital letter, and nothing else', async () => {
    const { label, say, speech, tell } = await import('./words.svelte');
    await speech.use('uprising');
    await speech.speak('ru');
    const place = { id: 'place-tabr', args: {}, refs: [], rules: [] };
    expect([say('place-tabr'), label('place-tabr'), tell(place)]).toEqual(['сиетч Табр', 'Сиетч Табр', 'Сиетч Табр']);
    expect(tell({ id: 'plays', args: { who: 'Paul', card: place }, refs: [], rules: [] })).toBe('Paul plays сиетч Табр.');
  });
});
