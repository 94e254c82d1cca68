// Questions and options that were offered before: what an order stands for, and what one may ask "why not" about.

import type { Question, Words } from './types';

interface Kind {
  words: Words;
  options: Map<string, Words>;
}
const kinds = new Map<string, Kind>(); // `<game>/<kind>`

export function remember(game: string, question: Question): void {
  const key = `${game}/${question.kind}`;
  const kept = kinds.get(key) ?? { words: question.words, options: new Map() };
  kept.words = question.words;
  for (const each of question.options) kept.options.set(each.option, each.words);
  kinds.set(key, kept);
}

export const questionWords = (game: string, kind: string): Words | null => kinds.get(`${game}/${kind}`)?.words ?? null;
export const optionWords = (game: string, kind: string, option: string): Words | null =>
  kinds.get(`${game}/${kind}`)?.options.get(option) ?? null;

/** Options that such a question has offered before and does not offer now. */
export function missing(game: string, question: Question): [string, Words][] {
  const offered = new Set(question.options.map((each) => each.option));
  return [...(kinds.get(`${game}/${question.kind}`)?.options ?? [])].filter(([option]) => !offered.has(option));
}

/** Options that would name this thing: those of before, and those of now with one part exchanged for it. */
export function guesses(game: string, question: Question, thing: string): string[] {
  const name = thing.split(':').at(-1)!;
  const made = new Set<string>();
  for (const [option] of missing(game, question)) if (option.split(':').includes(name)) made.add(option);
  made.add(name);
  for (const { option } of question.options) {
    const parts = option.split(':');
    for (let i = parts.length - 1; i >= 0; i -= 1) made.add([...parts.slice(0, i), name, ...parts.slice(i + 1)].join(':'));
  }
  for (const { option } of question.options) made.delete(option);
  return [...made].slice(0, 24);
}
