// Words that are longer than their place: they are written smaller, as long as they can be read.

const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56];
const SMALLEST = 7; // pixels, of letters that can be read
const MOST_KNOWN = 2000;

/**
 * How much smaller something is written: the first step at which nothing is cut, or the last at which it can be read, and
 * whether it is cut even so. Asks of a step how many times as much is written then as there is room for; 1: nothing is
 * cut. Every other step costs a layout, so it begins with the one at which it is written now and goes on where the answer
 * points to: words take room by their area.
 */
export function* stepFor(letters: number, now = 1): Generator<number, Found, number> {
  const last = Math.min(1, Math.max(SMALLEST / letters, STEPS.at(-1)!));
  const readable = [...STEPS.filter((step) => step > last), last];
  let tried = Math.max(0, readable.indexOf(now));
  let [low, high] = [0, readable.length - 1];
  let fits = false; // what is written at the highest one
  while (low < high || !fits) {
    const over = yield readable[tried]!;
    let next: number;
    if (over <= 1) {
      [high, fits] = [tried, true];
      next = high - 1;
    } else {
      if (tried === high) return { step: readable[high]!, cut: true };
      low = tried + 1;
      next = readable.findIndex((step) => (step / readable[tried]!) ** 2 * over <= 1);
      if (next < 0 && !fits) next = high;
    }
    tried = next >= low && next <= high - +fits ? next : (low + high) >> 1;
  }
  return { step: readable[high]!, cut: false };
}

interface Written {
  parts: string; // a selector: which parts have to be whole
  told: string; // what they say: with other words it is tried again
}

interface Found {
  step: number;
  cut: boolean; // even so
}

/** A place on the page, and how its words are written there. */
class Place {
  small = 1;
  private room = ''; // the size of its letters and how much room there was, when it was last looked at

  constructor(
    private readonly element: HTMLElement,
    public written: Written,
  ) {}

  get shown(): boolean {
    return this.element.clientHeight > 0;
  }
  private get parts(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(this.written.parts)];
  }
  /** The size of its smallest letters as they were meant, in pixels. */
  get letters(): number {
    const zoom = (this.element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    return (Math.min(...this.parts.map((each) => parseFloat(getComputedStyle(each).fontSize))) * zoom) / this.small;
  }
  /** What decides how small it is written: what it says, and how much room there is. */
  keyFor(letters: number): string {
    this.room = `${letters.toFixed(2)} ${this.element.clientWidth} ${this.element.clientHeight}`;
    return `${this.room} ${this.text}`;
  }
  get text(): string {
    return this.element.textContent!;
  }
  /** Before other words are laid out: write them as in the room there was, or else as wherever they were last. */
  foresee(): void {
    this.remember(known.get(`${this.room} ${this.text}`) ?? latest.get(this.text) ?? WHOLE);
  }
  /** How many times as much is written as there is room for. */
  get over(): number {
    return Math.max(...[this.element, ...this.parts].map(overflow));
  }
  write(step: number): void {
    if (step === this.small) return;
    this.small = step;
    this.element.style.setProperty('--small', `${step}`);
  }
  remember({ step, cut }: Found): void {
    this.write(step);
    this.element.toggleAttribute('data-cut', cut);
  }
}

/** By area: what is too wide for its place is as much too high once it is narrower. */
function overflow({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): number {
  const high = scrollHeight > clientHeight + 1 ? scrollHeight / clientHeight : 1;
  const wide = scrollWidth > clientWidth + 1 ? (scrollWidth / clientWidth) ** 2 : 1;
  return Math.max(high, wide);
}

const WHOLE: Found = { step: 1, cut: false };
const known = new Map<string, Found>(); // what was found for the same words in as much room
const latest = new Map<string, Found>(); // what was found last for the same words, however much room

/**
 * Fit the words of all places at once: to measure one after another would lay out the page anew for each. What fits as it
 * stands is found out before anything is written, so that mostly there is no other layout at all.
 */
function fit(places: Place[]): void {
  const all = places.map((place) => {
    const letters = place.letters;
    return { place, key: place.keyFor(letters), steps: stepFor(letters, place.small) };
  });
  const seen = all.filter(({ key }) => known.has(key));
  let open = all.filter((each) => !seen.includes(each)).map((each) => ({ ...each, turn: each.steps.next() }));
  while (open.length) {
    open.forEach(({ place, turn }) => place.write(turn.value as number));
    const over = open.map(({ place }) => place.over);
    open.forEach((each, i) => (each.turn = each.steps.next(over[i]!)));
    for (const { place, key, turn } of open) if (turn.done) settle(place, key, turn.value);
    open = open.filter(({ turn }) => !turn.done);
  }
  for (const { place, key } of seen) place.remember(known.get(key)!);
}

function settle(place: Place, key: string, found: Found): void {
  place.remember(found);
  if (document.fonts.status !== 'loaded') return; // other letters need other room
  if (known.size >= MOST_KNOWN) [known, latest].forEach((each) => each.clear());
  known.set(key, found);
  latest.set(place.text, found);
}

const placesOf = new WeakMap<Element, Place>();
let watching: ResizeObserver | null = null; // one for all: browsers tell it of many changes at once, right after a layout
function watch(): ResizeObserver {
  watching ??= new ResizeObserver((changes) => fit(changes.map((each) => placesOf.get(each.target)!).filter((place) => place.shown)));
  return watching;
}

const changed = new Set<Place>(); // whose words have changed since the last layout
function foreseeSoon(place: Place): void {
  if (!changed.size) queueMicrotask(foreseeAll); // once all parts say what they will say
  changed.add(place);
}
function foreseeAll(): void {
  changed.forEach((place) => place.foresee());
  changed.clear();
}

/**
 * Sets `--small` on an element, by which its style multiplies the size of letters, so that neither it nor any of its parts is cut;
 * `data-cut` stands where one still is.
 */
export function shrinks(element: HTMLElement, written: Written) {
  const place = new Place(element, written);
  placesOf.set(element, place);
  foreseeSoon(place);
  watch().observe(element); // it is told at once, after the next layout
  return {
    update(now: Written) {
      if (now.told === place.written.told) return;
      place.written = now;
      foreseeSoon(place);
      watch().unobserve(element);
      watch().observe(element);
    },
    destroy: () => watch().unobserve(element),
  };
}
