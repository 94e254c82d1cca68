// Questions and options that were offered before: to describe standing orders, and to list what "why not" can be asked about.

import type { Question, Words } from '../../server/protocol';

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
