// What a refused request says to people, in their language where we have words for it.

import { Refusal } from './api';
import { say, speech } from '../words/words.svelte';

/** Whether the server has no such thing. */
export const isMissing = (error: unknown): boolean => error instanceof Refusal && (error.status === 404 || error.status === 400);

export function faultText(error: unknown): string {
  if (!(error instanceof Refusal)) return say('not-sent');
  const id = `fault-${error.code.replaceAll('_', '-')}`;
  return speech.has(id) ? say(id) : error.message;
}
