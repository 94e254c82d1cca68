// Words that are longer than their place: they are written smaller, as long as they can be read.

const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56];
const SMALLEST = 7; // pixels, of letters that can be read
const MOST_KNOWN = 2000;

/**
 * How much smaller something is written: the first step at which nothing is cut, or the last at which it can be read.
 * Asks of a step whether something is cut then.
 */
export function* stepFor(letters: number): Generator<number, number, boolean> {
  const last = Math.min(1, Math.max(SMALLEST / letters, STEPS.at(-1)!));
  const readable = [...STEPS.filter((step) => step > last), last];
  if (!(yield readable[0]!)) return readable[0]!;
  let [low, high] = [1, readable.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (yield readable[middle]!) low = middle + 1;
    else high = middle;
  }
  return readable[high]!;
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
  get cut(): boolean {
    return [this.element, ...this.parts].some((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
  }
  write(step: number): void {
    if (step === this.small) return;
    this.small = step;
    this.element.style.setProperty('--small', `${step}`);
  }
  /** Write it as it was written before, if it is known how. */
  remember(found: Found | undefined): void {
    if (!found) return;
    this.write(found.step);
    this.markCut(found.cut);
  }
  markCut(cut: boolean): void {
    this.element.toggleAttribute('data-cut', cut);
  }
}

const WHOLE: Found = { step: 1, cut: false };
const known = new Map<string, Found>(); // what was found for the same words in as much room
const latest = new Map<string, Found>(); // what was found last for the same words, however much room

/**
 * Fit the words of all places at once: to measure one after another would lay out the page anew for each. What is known
 * and what fits as it stands is found out before anything is written, so that mostly there is no other layout at all.
 */
function fit(places: Place[]): void {
  const all = places.map((place) => {
    const letters = place.letters;
    return { place, key: place.keyFor(letters), steps: stepFor(letters) };
  });
  const unknown = all.filter(({ key }) => !known.has(key));
  const whole = new Set(unknown.filter(({ place }) => place.small === 1 && !place.cut));
  whole.forEach(({ place, key }) => settle(place, key, false));
  all.forEach(({ place, key }) => place.remember(known.get(key)));
  let open = unknown.filter((each) => !whole.has(each));
  let turns = open.map(({ steps }) => steps.next());
  while (open.length) {
    open.forEach(({ place }, i) => place.write(turns[i]!.value));
    const cut = open.map(({ place }) => place.cut);
    const done = turns.map((turn) => turn.done);
    open.forEach(({ place, key }, i) => done[i] && settle(place, key, cut[i]!));
    turns = open.map(({ steps }, i) => (done[i] ? turns[i]! : steps.next(cut[i]!)));
    turns = turns.filter((_, i) => !done[i]);
    open = open.filter((_, i) => !done[i]);
  }
}

function settle(place: Place, key: string, cut: boolean): void {
  place.markCut(cut);
  if (document.fonts.status !== 'loaded') return; // other letters need other room
  if (known.size >= MOST_KNOWN) [known, latest].forEach((each) => each.clear());
  const found = { step: place.small, cut };
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
