// What binds a fighter's plan, in words: the Voice, Prescience, Truthtrance.

import { say } from '$board';
import type { Binding } from './battle';

/** What a fighter has been ordered or has answered, in words. */
export function bound([source, element, value, yes]: Binding): string {
  const why = say(`dune-source-${source}`);
  const answer = yes ? 'yes' : 'no';
  if (element === 'card') return say('dune-bound-kind', { source: why, kind: say(`kind-${value}`), yes: answer });
  if (element === 'dial' && source === 'prescience') return say('dune-bound-exact-dial', { source: why, n: value });
  if (element === 'dial') return say('dune-bound-dial', { source: why, n: value, yes: answer });
  if (element === 'leader')
    return say('dune-bound-leader', { source: why, leader: say(`leader-${value}`), yes: answer });
  return say(`dune-bound-${element}`, { source: why, card: say(`card-${value}`) });
}
