// Names that are too long for their place at its usual size.

/** Whether a word of the name has more letters than fit in one line. */
export const hasLongWord = (name: string, most: number): boolean => name.split(/[\s-]/).some((word) => word.length > most);
