// The games that the server offers, fetched once for each language.

import { api } from './api';
import type { GameInfo, SeatWish } from './protocol';
import { speech } from '../words/words.svelte';

class Games {
  private known = $state.raw<Record<string, GameInfo[]>>({});
  private asked = new Map<string, Promise<GameInfo[]>>();

  /** All games that have been fetched, in the current language if possible. */
  get all(): GameInfo[] {
    return this.known[speech.language] ?? Object.values(this.known)[0] ?? [];
  }
  /** A name that bots bear, in the current language; nothing if no game has it. */
  botName(called: string): string {
    return this.all.find((game) => called in game.names)?.names[called] ?? '';
  }
  /** What a game is called; nothing while the games are on their way. */
  title(id: string): string {
    return this.all.find((game) => game.id === id)?.title ?? (this.all.length ? id : '');
  }
  load(language = speech.language): Promise<GameInfo[]> {
    let found = this.asked.get(language);
    if (!found) {
      found = api.games(language).then((games) => {
        this.known = { ...this.known, [language]: games };
        return games;
      });
      found.catch(() => this.asked.delete(language));
      this.asked.set(language, found);
    }
    return found;
  }
}

export const games = new Games();

/** Me on one seat, bots on the others: of a level if the game has it, else the game's usual one. */
export function againstBots(game: GameInfo | undefined, seats: number, me = 0, level = ''): SeatWish[] {
  const bot = game?.levels.includes(level) ? level : (game?.bots.at(-1) ?? 'random');
  return Array.from({ length: seats }, (_, seat) => (seat === me ? { who: 'me' } : { who: 'bot', bot }));
}
