// Long lists of options that differ only in a number at their end, as bribes do: `leto:3`.

import type { Offered } from '../../server/protocol';

const MAX_LISTED = 8; // up to this many options are listed as they are

/** The options by what precedes their number; null if they are few, or not all of this shape. */
export function amountGroups(options: Offered[]): Map<string, Offered[]> | null {
  if (options.length <= MAX_LISTED) return null;
  const found = new Map<string, Offered[]>();
  for (const each of options) {
    const parts = /^(?:(.+):)?\d+$/.exec(each.option);
    if (!parts) return null;
    const before = parts[1] ?? '';
    found.set(before, [...(found.get(before) ?? []), each]);
  }
  // For a choice in two steps, each group needs a name.
  const named = [...found.values()].every((amounts) => amounts[0]!.words.refs.length > 0);
  return found.size === 1 || (named && found.size * 2 <= options.length) ? found : null;
}

const MAX_NUMBERS_IN_WORDS = 5; // more numbers than these are shown as numbers alone

/** Whether an option is a number that is asked for, whole or half: its words name it, and not what bears that number. */
export const isNumeral = ({ option, words }: Offered): boolean =>
  /^\d+(\.\d+)?$/.test(option) && Object.values(words.args).some((named) => typeof named !== 'object' && Number(named) === Number(option));
/** Whether so many of the options are numbers that no words go with them. */
export const manyNumbers = (options: Offered[]): boolean => options.filter(isNumeral).length > MAX_NUMBERS_IN_WORDS;

/** The number at the end of an option. */
export const amountOf = (option: string): string => option.slice(option.lastIndexOf(':') + 1);
