// Which game has a board of its own, and what its seats show in the rail. Both are fetched when a table needs them.

import type { Component } from 'svelte';
import { almanac } from '../lib/almanac';

export interface BoardProps {
  view: Record<string, any>;
  ask: import('../lib/types').Question | null;
  seat: number | null;
  events: import('../lib/types').Happened[]; // what this seat has seen so far
  choose: (kind: string, option: string) => unknown;
  over?: boolean; // the game has ended
}
export interface RailProps {
  view: Record<string, any>;
  seat: number;
  you: number | null;
}
type Loader<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

const boards: Record<string, Loader<BoardProps & { printed: any }>> = {
  dune: () => import('./dune/Laid.svelte'),
  uprising: () => import('./uprising/Laid.svelte'),
};
const rails: Record<string, Loader<RailProps>> = {
  dune: () => import('./dune/Rail.svelte'),
  uprising: () => import('./uprising/Rail.svelte'),
};

/** Games whose rail says itself whom a seat plays, because that can change. */
export const NAMED_IN_RAIL = ['dune'];

export const hasBoard = (game: string): boolean => game in boards;

/** The board of a game with what is printed on its pieces, or the plain one that any game has. */
export async function loadBoard(game: string): Promise<{ Drawn: Component<BoardProps & { printed: any }>; printed: unknown }> {
  const load = boards[game];
  if (!load) return { Drawn: (await import('./PlainBoard.svelte')).default, printed: null };
  const [{ default: Drawn }, printed] = await Promise.all([load(), almanac(game)]);
  return { Drawn, printed };
}

/** What a seat shows in the rail; null: nothing beyond its name. */
export const loadRail = (game: string) => rails[game]?.() ?? null;
