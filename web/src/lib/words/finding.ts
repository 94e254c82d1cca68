// Looking for words in text, whatever ending they have there: «буря» finds «бурей».

const ENDING = '[аеиоуыэюяіїєйь]+(?:[вмх]|го|му|ми)?'; // of Russian and Ukrainian words
const LETTER = '[\\p{L}\\d]';

/** Text without what people write one way or another: capitals, `ё`, the Ukrainian apostrophe. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

/** Whether a text has all the words, or parts of words, that somebody wrote. */
export function finder(wanted: string): (text: string) => boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean).map((word) => {
    const stem = word.replace(new RegExp(`(?<=${LETTER}{2})${ENDING}$`, 'u'), '');
    const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { word, bent: new RegExp(`(?<!${LETTER})${escaped}(?:${ENDING})?(?!${LETTER})`, 'u') };
  });
  return (text) => {
    const there = folded(text);
    return words.every(({ word, bent }) => there.includes(word) || bent.test(there));
  };
}
