// What a question means, for somebody who plays for the first time.

import type { Words } from '../../server/protocol';

/** The messages that may explain a question: `guide-kind-ship_to-deploy`, or what is said of all of its sort, `guide-kind-ship_to`. */
export function guideIds({ id }: Pick<Words, 'id'>): string[] {
  const name = id.replace(/^ask-/, '');
  return [...new Set([name, name.split('-')[0]])].map((each) => `guide-kind-${each}`);
}
