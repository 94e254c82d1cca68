// What is printed on a game's cards, spaces and tracks. Fetched once for each set-up.

import { api } from './api';
import type { TableInfo } from './protocol';

const kept = new Map<string, Promise<any>>();

/** The almanac of the game that is played at a table, with its modules and settings. */
export function almanac(table: TableInfo): Promise<any> {
  const key = JSON.stringify([table.game, table.seats.length, table.modules, table.settings]);
  let found = kept.get(key);
  if (!found) {
    found = api.almanac(table.id);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
