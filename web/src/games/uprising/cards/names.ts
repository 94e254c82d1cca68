// Names that are too long for their place at its usual size.

/** How many letters its longest word has. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** Whether a word of the name has more letters than fit in one line. */
export const hasLongWord = (name: string, most: number): boolean => longestWord(name) > most;
