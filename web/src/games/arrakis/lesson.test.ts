import { expect, it } from 'vitest';
import { stepFor, suggested } from '../../lib/play/taught/lesson';
import type { Question } from '../../lib/server/protocol';
import lesson from './lesson';

const leave = (...options: string[]) => ({ kind: 'leave', options: options.map((option) => ({ option })) }) as unknown as Question;

it('advises what it says: a guard stays behind, then the others go', () => {
  const ask = leave('go', 'regular', 'elite', 'generic');
  const first = stepFor(lesson.steps, ask, [])!;
  const second = stepFor(lesson.steps, ask, [first.id])!;
  expect([first, second].map((step) => suggested(step, ask)?.option)).toEqual(['regular', 'go']);
});
