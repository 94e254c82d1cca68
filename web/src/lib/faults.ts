// What a refusal of the lobby says to people, in their language where we have words for it.

import { Refusal } from './api';
import { say, speech } from './words.svelte';

export function faultText(error: unknown): string {
  if (!(error instanceof Refusal)) return say('not-sent');
  const id = `fault-${error.code.replaceAll('_', '-')}`;
  return speech.has(id) ? say(id) : error.message;
}
