// Names that are too long for their place at its usual size.

const HYPHEN = '\u00ad'; // seen only where a line ends with it
const LONG = 12; // letters: such a word may be broken
const SYLLABLE = /[аеёиоуыэюяіїє](?=[бвгґджзйклмнпрстфхцчшщ][аеёиоуыэюяіїє])/giu;

// How wide bold letters of our type are, in its size.
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[MWЖМФШЩЫЮ]/u, 0.92],
  [/[mwжмфшщыю]|\p{Lu}/u, 0.72],
  [/[fijltіїґ’\u00ad]/u, 0.36],
  [/[crsvzгзстэє]/u, 0.43],
  [/[aekoxyавеоухчья]/u, 0.49],
  [/./u, 0.57],
];
const letterWidth = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))![1];

/** How wide its widest word is, in the size of its letters, so that it can be written small enough for its place. */
export const widestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]|(?<=\u00ad)/u).map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)));

/** A name whose longest words may be broken near their middle, between two syllables. */
export const breakable = (name: string): string => name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));

function broken(word: string): string {
  const ends = [...word.matchAll(SYLLABLE)].map((found) => found.index + 1);
  if (!ends.length) return word;
  const at = ends.reduce((best, end) => (Math.abs(end - word.length / 2) < Math.abs(best - word.length / 2) ? end : best));
  return word.slice(0, at) + HYPHEN + word.slice(at);
}
