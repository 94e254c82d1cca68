// Counting cards in piles.

/** How often each name occurs, in alphabetical order of the names. */
export function tally(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

/** What is left of so many copies of each when these have been seen. */
export function unseen(copies: Record<string, number>, seen: string[]): string[] {
  const left = { ...copies };
  for (const name of seen) if (left[name]) left[name] -= 1;
  return Object.entries(left).flatMap(([name, n]) => Array<string>(n).fill(name));
}
