// How far I had seen a table when I last moved or left: what came after is news.

const key = (table: string, seat: number | null) => `kanly.seen.${table}.${seat ?? 'watch'}`;
const KEPT = 40; // tables remembered

export const seenUntil = (table: string, seat: number | null): number => Number(localStorage.getItem(key(table, seat)) ?? 0);

export function markSeen(table: string, seat: number | null, events: number): void {
  localStorage.setItem(key(table, seat), String(events));
  const all = Object.keys(localStorage).filter((name) => name.startsWith('kanly.seen.'));
  for (const old of all.slice(0, Math.max(0, all.length - KEPT))) if (old !== key(table, seat)) localStorage.removeItem(old);
}
