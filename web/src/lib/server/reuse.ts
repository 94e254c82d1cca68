// What comes anew with every message, but is mostly as before.

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The new value, in which every part that is as before is the very object of before: what hangs on it is not drawn anew. */
export function reuse<T>(before: unknown, now: T): T {
  if (!hasParts(before) || !hasParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = reuse(before[name], now[name]);
    (now as Parts)[name] = part;
    same &&= part === before[name];
  }
  return same ? (before as T) : now;
}
