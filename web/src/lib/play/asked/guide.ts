// What a question means, for somebody who plays for the first time.

import type { Words } from '../../server/protocol';

/**
 * The messages that may explain a question, the closest first: what holds for the party that is asked,
 * `guide-kind-ship_to-deploy-fremen`, for the question, `guide-kind-ship_to-deploy`, or for all of its sort, `guide-kind-ship_to`.
 */
export function guideIds({ id }: Pick<Words, 'id'>, party?: string): string[] {
  const name = id.replace(/^ask-/, '');
  const names = [...new Set([name, name.split('-')[0]!])];
  const own = party ? names.map((each) => `${each}-${party}`) : [];
  return [...own, ...names].map((each) => `guide-kind-${each}`);
}

/** What may be said of an answer given in secret, the closest first: some are never uncovered. */
export const secrecyIds = (kind: string): string[] => [`asked-secret-${kind}`, 'asked-secret'];
