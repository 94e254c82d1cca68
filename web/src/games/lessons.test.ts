import { describe, expect, it } from 'vitest';
import type { Lesson } from '../lib/play/taught/lesson';

const found = Object.entries(import.meta.glob<{ default: Lesson }>('./*/lesson.ts', { eager: true })).map(([path, { default: lesson }]) => ({ game: path.split('/')[1]!, lesson }));
const texts = import.meta.glob<string>('./*/lesson/*.ftl', { query: '?raw', import: 'default', eager: true });
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
const wanted = ({ steps, how }: Lesson) => [
  ...steps.map((step) => `lesson-${step.id}`),
  'lesson-end',
  'how-lead',
  ...how.flatMap((section) => [`how-${section.id}-title`, `how-${section.id}`]),
];
async function spoken(lesson: Lesson, language: string): Promise<string[]> {
  const paths = Object.keys(lesson.words).filter((path) => path.endsWith(`/${language}.ftl`));
  return ids((await Promise.all(paths.map((path) => lesson.words[path]!()))).join('\n'));
}

describe('lessons', () => {
  it.each(found)('of $game says everything in every language', async ({ lesson }) => {
    for (const language of ['en', 'ru', 'uk']) {
      const known = await spoken(lesson, language);
      expect(wanted(lesson).filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it('have no words that nobody says', () => {
    const said = new Set(found.flatMap(({ lesson }) => wanted(lesson)));
    expect(Object.values(texts).flatMap(ids).filter((id) => !said.has(id))).toEqual([]);
  });

  it.each(found)('of $game has steps that can come up, each once', ({ lesson }) => {
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
    expect(lesson.steps.filter((step) => !step.asked === !step.told)).toEqual([]);
  });
});
