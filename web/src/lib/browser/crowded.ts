// Answers that have more words than room: whether they want more than there is, and how many of them are out of sight.

const SLACK = 2; // pixels that nobody sees

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
  const tools = bar.querySelector('.tools')?.getBoundingClientRect();
  const seen = answers.getBoundingClientRect();
  const over = tools && tools.top > bar.getBoundingClientRect().top + bar.clientHeight / 2 ? tools.top : Infinity;
  return lowerThan(Math.min(seen.bottom, bar.getBoundingClientRect().bottom, over), [...buttons].map((each) => each.getBoundingClientRect()));
}

/** How many of these places end below a line; one that is not shown has no height. */
export function lowerThan(line: number, places: Pick<DOMRect, 'bottom' | 'height'>[]): number {
  return places.filter(({ bottom, height }) => height > 0 && bottom > line + SLACK).length;
}
