// Looking for words in text, whatever ending they have there: «буря» finds «бурей».

const ENDING = '[аеиоуыэюяіїєйь]+(?:[вмх]|го|му|ми)?'; // of Russian and Ukrainian words
const LETTER = '[\\p{L}\\d]';

/** Text without what people write one way or another: capitals, `ё`, the Ukrainian apostrophe. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What begins with the word, and the word with another ending; a number is found in `R10.8` too. */
function sought(word: string): RegExp {
  const stem = word.replace(new RegExp(`(?<=${LETTER}{2})${ENDING}$`, 'u'), '');
  const before = /^\d/.test(word) ? '\\d' : LETTER;
  return new RegExp(`(?<!${before})(?:${escaped(word)}|${escaped(stem)}(?:${ENDING})?(?!${LETTER}))`, 'u');
}

/** Whether a text has all the words, or beginnings of words, that somebody wrote. */
export function finder(wanted: string): (text: string) => boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean).map(sought);
  return (text) => {
    const there = folded(text);
    return words.every((word) => word.test(there));
  };
}
