// What is printed on a game's cards, spaces and tracks. Fetched once for each game.

import { api } from './api';

const kept = new Map<string, Promise<any>>();

export function almanac<T>(game: string): Promise<T> {
  let found = kept.get(game);
  if (!found) {
    found = api.almanac(game);
    found.catch(() => kept.delete(game));
    kept.set(game, found);
  }
  return found as Promise<T>;
}
