// How many events and remarks of a table I had seen when I last moved or left: later ones are news.

import type { Happened, Remark } from '../../server/protocol';

type Sort = 'seen' | 'heard';
const key = (sort: Sort, table: string, seat: number | null) => `kanly.${sort}.${table}.${seat ?? 'watch'}`;
const MAX_TABLES = 40; // remembered by this browser

const until = (sort: Sort, table: string, seat: number | null): number => Number(localStorage.getItem(key(sort, table, seat)) ?? 0);

function mark(sort: Sort, table: string, seat: number | null, n: number): void {
  const mine = key(sort, table, seat);
  localStorage.setItem(mine, String(n));
  const all = Object.keys(localStorage).filter((name) => name.startsWith(`kanly.${sort}.`));
  for (const old of all.slice(0, Math.max(0, all.length - MAX_TABLES))) if (old !== mine) localStorage.removeItem(old);
}

export const seenUntil = (table: string, seat: number | null): number => until('seen', table, seat);
export const markSeen = (table: string, seat: number | null, events: number): void => mark('seen', table, seat, events);
export const heardUntil = (table: string, seat: number | null): number => until('heard', table, seat);
export const markHeard = (table: string, seat: number | null, remarks: number): void => mark('heard', table, seat, remarks);

/** Where the news begins after an answer: what it brought is news, but for what I did myself by it. `before`: the events that there were. */
export function newsFrom(events: Happened[], before: number, mine: (event: Happened) => boolean): number {
  const other = events.slice(before).findIndex((event) => !mine(event));
  return other < 0 ? events.length : before + other;
}

/** How many remarks are new to me; my own are not. */
export const unheard = (remarks: Remark[], heard: number, seat: number | null): number =>
  remarks.slice(heard).filter((each) => seat === null || each.seat !== seat).length;
