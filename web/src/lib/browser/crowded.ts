// Answers that have more words than room: whether they want more than there is, and how many of them are out of sight.

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const SLACK = 2; // pixels that nobody sees
const RING = 5; // pixels around answers, for the ring of what is focused: they may lie below a neighbour

/** Whether answers in a bar scroll, or make the bar higher than its place on the page. */
export function overfull(answers: HTMLElement, bar: HTMLElement): boolean {
  const place = bar.parentElement!;
  return [answers, bar].some((each) => each.scrollHeight > each.clientHeight + SLACK) || bar.offsetHeight > place.clientHeight + SLACK;
}

/** Whether these stand in more than one row. */
export function inRows(buttons: Iterable<HTMLElement>): boolean {
  return new Set([...buttons].filter((each) => each.offsetHeight).map((each) => each.offsetTop)).size > 1;
}

/** How many of these end below what is seen of them: tools of the bar may lie over them. */
export function hiddenBelow(buttons: Iterable<HTMLElement>, answers: HTMLElement, bar: HTMLElement): number {
  const [seen, around, tools] = [answers, bar, bar.querySelector('.tools')].map((each) => each?.getBoundingClientRect());
  const line = Math.min(seen!.bottom, around!.bottom, tools && liesOver(tools, seen!) ? tools.top : Infinity);
  return lowerThan(line, [...buttons].map((each) => each.getBoundingClientRect()));
}

/** Whether one place lies over another. What stands beside or above it does not: nothing can be seen by scrolling there. */
export function liesOver(one: Sides, other: Sides): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down) > RING;
}

/** How many of these places end below a line; one that is not shown has no height. */
export function lowerThan(line: number, places: Pick<DOMRect, 'bottom' | 'height'>[]): number {
  return places.filter(({ bottom, height }) => height > 0 && bottom > line + SLACK).length;
}
