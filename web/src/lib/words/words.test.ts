import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const codes = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const texts = import.meta.glob<string>('../../**/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const served = Object.entries(import.meta.glob<string>(['../../../../src/kanly/{games/*/text,games/*/*/text,server/text,locale}/**/*.ftl', '../../../../tests/packages/*/src/*/text/**/*.ftl'], { query: '?raw', import: 'default', eager: true }));

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
const gameOf = (path: string) => /\/games\/(\w+)\//.exec(path)?.[1] ?? '';
/** The code of the shell (an empty name) or of a game's board. */
const codeOf = (game: string) => Object.entries(codes).flatMap(([path, code]) => (gameOf(path) === game ? [code] : [])).join('\n');
const textOf = (game: string, language: string) => texts[`../../${game ? `games/${game}/` : ''}words/${language}.ftl`] ?? '';
const boards = [...new Set(Object.keys(codes).map(gameOf))].filter(Boolean);
const spoken = ['', ...boards.filter((game) => textOf(game, 'en'))]; // who has words of its own

const quoted = (code: string) => new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]!));
const begun = (code: string) => [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);

describe('messages', () => {
  const games = new Set(served.filter(([path]) => /\/en[./]/.test(path)).flatMap(([, text]) => ids(text)));
  const shell = ids(textOf('', 'en'));
  const ofBoards = ['guide-want', 'lesson-end', 'how-lead']; // a board or a lesson may have it

  it.each(['', ...boards])('of %s are all there', (game) => {
    const known = new Set([...games, ...shell, ...ofBoards, ...ids(textOf(game, 'en'))]);
    const said = [...codeOf(game).matchAll(/\b(?:say|label)\('([a-z][\w-]*)'/g)].map((match) => match[1]!);
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(spoken)('of %s are all used', (game) => {
    const code = codeOf(game) + codeOf('');
    const said = quoted(code);
    const starts = begun(code);
    expect(ids(textOf(game, 'en')).filter((id) => !said.has(id) && !starts.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it.each(spoken.flatMap((game) => ['ru', 'uk'].map((language) => [game, language])))('of %s are the same in %s', (game, language) => {
    const own = ids(textOf(game!, 'en'));
    const theirs = new Set(ids(textOf(game!, language!)));
    expect({ missing: own.filter((id) => !theirs.has(id)), unknown: [...theirs].filter((id) => !own.includes(id)) }).toEqual({ missing: [], unknown: [] });
  });

  it.each(Object.entries(texts))('are each there once, and well formed, in %s', (_, text) => {
    const found = ids(text);
    expect(found.filter((id, i) => found.indexOf(id) !== i)).toEqual([]);
    expect(new FluentResource(text).body.length).toBe(found.length);
  });

  it('of the shell name no game', () => {
    const names = [...new Set([...boards, ...served.map(([path]) => gameOf(path)).filter(Boolean)])];
    const found = names.filter((name) => new RegExp(`\\b${name}\\b`).test(codeOf('') + ids(textOf('', 'en')).join(' ').replaceAll('-', ' ')));
    expect(found).toEqual([]);
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

  it('calls whoever sits at the table by name', async () => {
    const { speech, tell } = await import('./words.svelte');
    await speech.use('uprising');
    const player = (n: number) => ({ id: 'seat-player', args: { n }, refs: [], rules: [] });
    speech.players = ['Paul', 'Chani'];
    const first = (n: number) => tell({ id: 'plays', args: { who: player(n), card: 'a card' }, refs: [], rules: [] });
    expect([first(2), first(3)]).toEqual(['Chani plays a card.', 'Seat-player plays a card.']);
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
