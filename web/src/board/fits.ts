// A board that is as large as its place: it is drawn at the size for which it was designed and then zoomed, so that
// everything on it, signs and words too, grows and shrinks with the window.

export interface Design {
  width: number; // of the board as it was designed, in rem
  height: number;
  free?: boolean; // it is not zoomed, because it scrolls
}

/** How much a board has to be zoomed to fill its place without going over an edge. */
export const zoomFor = (design: Design, width: number, height: number, rem: number): number =>
  design.free || !width || !height ? 1 : Math.min(width / design.width, height / design.height) / rem;

const TRIES = 6;

/**
 * The largest zoom, up to a first one, at which everything fits; nearly: it is looked for a few times. What is drawn
 * smaller has more room for words in a line, so that heights say little beforehand.
 */
export function largest(first: number, over: (zoom: number) => number): number {
  if (over(first) <= 1) return first;
  let [low, high] = [0, first]; // what fits, as far as it is known, and what does not
  let zoom = first * Math.min(0.985, 1 / over(first));
  for (let tries = 0; tries < TRIES; tries++) {
    if (over(zoom) <= 1) low = zoom;
    else high = zoom;
    zoom = low ? (low + high) / 2 : zoom * Math.min(0.985, 1 / over(zoom));
  }
  return low || zoom;
}

/** Zoom the only child of an element so that it fits, whenever the element changes its size. */
export function fits(place: HTMLElement, design: Design) {
  const board = place.firstElementChild as HTMLElement;
  let now = design;

  function fit() {
    const zoom = zoomFor(now, place.clientWidth, place.clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize));
    const draw = (zoom: number) => (board.style.zoom = `${zoom}`);
    /** How many times as high as its place the board is. */
    const over = (zoom: number) => {
      draw(zoom);
      return place.scrollHeight > place.clientHeight + 1 ? place.scrollHeight / place.clientHeight : 1;
    };
    // What is longer than designed, a name in another language for one, is let in by drawing everything smaller.
    draw(now.free ? zoom : largest(zoom, over));
  }
  const watching = new ResizeObserver((changes) => {
    const grown = !now.free && place.scrollHeight > place.clientHeight + 1;
    if (grown || changes.some((each) => each.target === place)) fit();
  });
  watching.observe(place);
  watching.observe(board);
  return {
    update(changed: Design) {
      if (JSON.stringify(changed) === JSON.stringify(now)) return;
      now = changed;
      fit();
    },
    destroy: () => watching.disconnect(),
  };
}
