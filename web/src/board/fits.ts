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

const TRIES = 4;

/** Zoom the only child of an element so that it fits, whenever the element changes its size. */
export function fits(place: HTMLElement, design: Design) {
  const board = place.firstElementChild as HTMLElement;
  let now = design;

  function fit() {
    let zoom = zoomFor(now, place.clientWidth, place.clientHeight, parseFloat(getComputedStyle(document.documentElement).fontSize));
    board.style.zoom = `${zoom}`;
    // What is longer than designed, a name in another language for one, is let in by drawing everything smaller.
    for (let tries = 0; !now.free && tries < TRIES && place.scrollHeight > place.clientHeight + 1; tries++) {
      zoom *= Math.min(0.985, place.clientHeight / place.scrollHeight);
      board.style.zoom = `${zoom}`;
    }
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
