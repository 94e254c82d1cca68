import { expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../server/protocol';
import { isLogged, newsText, noteOf } from './news';

vi.mock('../../words/words.svelte', () => ({ say: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id), speech: { has: () => false } }));
vi.mock('../../server/games.svelte', () => ({ games: { botName: () => 'Корба' } }));

const korba = { seat: 1, who: 'bot', name: 'Korba', bot: 'greedy', called: 'korba' } as SeatInfo;

it('names a bot as the reader knows it', () => {
  expect(newsText({ id: 'news-bot-replaced', args: { bot: 'greedy', name: 'Korba' } }, [korba])).toBe('news-bot-replaced {"bot":"greedy","name":"Корба"}');
  expect(newsText({ id: 'news-rules-changed', args: { count: 2 } }, [korba])).toBe('news-rules-changed {"count":2}');
});

it('tells what stands in the log from other news', () => {
  expect(['news-hint', 'news-hint-asked', 'news-went-back', 'news-conceded'].map((id) => isLogged({ id, args: {} }))).toEqual([true, true, true, false]);
});

it('puts a note into the round in which it was', () => {
  expect(noteOf({ id: 'news-hint', args: { name: 'Korba', round: 2 } }, [korba]).round).toBe(2);
  expect(noteOf({ id: 'news-hint-asked', args: { name: 'Korba' } }, [korba]).round).toBe(null);
});

it('speaks to whoever reads of their own hint', () => {
  const hint = { id: 'news-hint', args: { name: 'Korba', seat: 1, round: 2 } };
  expect([noteOf(hint, [korba], 1).text, noteOf(hint, [korba], 0).text]).toEqual(['news-hint {"name":"you","seat":1,"round":2}', 'news-hint {"name":"Корба","seat":1,"round":2}']);
});
