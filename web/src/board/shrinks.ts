// Words that are longer than their place: they are written smaller, as long as they can be read.

const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56];
const SMALLEST = 7; // pixels, of letters that can be read

const fitting = new WeakMap<Element, () => void>();
let watching: ResizeObserver | null = null; // one for all: browsers tell it of many changes at once
const watch = () => (watching ??= new ResizeObserver((changes) => changes.forEach((each) => fitting.get(each.target)?.())));

/** How much smaller something is written: the first step at which nothing is cut, or the last at which it can be read. */
export function stepFor(letters: number, cut: (step: number) => boolean): number {
  const readable = STEPS.filter((step) => step === 1 || step * letters >= SMALLEST);
  return readable.find((step) => !cut(step)) ?? readable.at(-1)!;
}

interface Written {
  parts: string; // a selector: which parts have to be whole
  told: string; // what they say: with other words it is tried again
}

/**
 * Sets `--small` on an element, by which its style multiplies the size of letters, so that neither it nor any of its parts is cut;
 * `data-cut` stands where one still is.
 */
export function shrinks(place: HTMLElement, written: Written) {
  let now = written;
  let small = 1;

  function write(step: number) {
    if (step === small) return;
    small = step;
    place.style.setProperty('--small', `${step}`);
  }
  function fit() {
    if (!place.clientHeight) return; // not shown
    const parts = [...place.querySelectorAll<HTMLElement>(now.parts)];
    const cut = (step: number) => {
      write(step);
      return [place, ...parts].some((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
    };
    const zoom = (place as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    write(1);
    const letters = Math.min(...parts.map((each) => parseFloat(getComputedStyle(each).fontSize))) * zoom;
    write(stepFor(letters, cut));
    place.toggleAttribute('data-cut', cut(small));
  }
  fitting.set(place, fit);
  watch().observe(place); // it is told at once, after the next layout
  return {
    update(changed: Written) {
      if (changed.told === now.told) return;
      now = changed;
      requestAnimationFrame(fit);
    },
    destroy: () => watch().unobserve(place),
  };
}
