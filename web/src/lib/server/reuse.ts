// Every message brings the whole view, of which little has changed: unchanged parts stay the same objects.

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** `now`, with every part that equals its predecessor replaced by that very object, so that what depends on it is not redrawn. */
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
