// What the server has to say about a table, in words. Who asked for hints or went back stands in the log, to the end of the game.

import type { News, SeatInfo } from '../../server/protocol';
import { say } from '../../words/words.svelte';
import { knownAs } from '../people/parties';

const LOGGED = ['news-hint', 'news-hint-asked', 'news-went-back'];
export const isLogged = (news: News): boolean => LOGGED.includes(news.id);

/** The words; whoever is named in them has the name that the reader knows, and the reader at `you` none. */
export function newsText(news: News, seats: SeatInfo[], you: number | null = null): string {
  const { name, seat } = news.args;
  if (typeof name !== 'string') return say(news.id, news.args);
  return say(news.id, { ...news.args, name: you !== null && seat === you ? say('you') : knownAs(name, seats) });
}

/** What the log says about the play, in the round in which it was. */
export interface Note {
  round: number | null;
  text: string;
}
export function noteOf(news: News, seats: SeatInfo[], you: number | null = null): Note {
  const { round } = news.args;
  return { round: typeof round === 'number' && round ? round : null, text: newsText(news, seats, you) };
}
