// Pieces on a map stand at their places, but not over each other if a small step aside helps.

interface Standing {
  x: number;
  y: number;
}

const PASSES = 6; // one that steps aside may come to stand over a third

/**
 * The pieces, each moved by at most a step where they would hide one another. `extent`: how wide and high one is;
 * those for which `fixed` is true stay.
 */
export function standAside<T extends Standing>(pieces: T[], extent: (piece: T) => [number, number], step: number, fixed: (piece: T) => boolean = () => false): T[] {
  const out = pieces.map((piece) => ({ ...piece }));
  const sizes = pieces.map(extent);
  const within = (value: number, home: number) => Math.min(home + step, Math.max(home - step, value));
  const firm = pieces.map(fixed);
  for (let pass = 0; pass < PASSES; pass++) {
    let apart = true;
    for (let i = 0; i < out.length; i++) for (let j = i + 1; j < out.length; j++) {
      const [a, b] = [out[i]!, out[j]!];
      const over = {
        x: (sizes[i]![0] + sizes[j]![0]) / 2 - Math.abs(a.x - b.x),
        y: (sizes[i]![1] + sizes[j]![1]) / 2 - Math.abs(a.y - b.y),
      };
      if (over.x <= 0.5 || over.y <= 0.5 || (firm[i] && firm[j])) continue;
      apart = false;
      const axis = over.x < over.y ? 'x' : 'y';
      const way = a[axis] < b[axis] ? -1 : 1;
      const share = firm[i] ? 0 : firm[j] ? 1 : 0.5; // of the first
      if (!firm[i]) a[axis] = within(a[axis] + way * over[axis] * share, pieces[i]![axis]);
      if (!firm[j]) b[axis] = within(b[axis] - way * over[axis] * (1 - share), pieces[j]![axis]);
    }
    if (apart) break;
  }
  return out;
}
