// A battle as the panel shows it: for both fighters what is known of their plans, and what binds them.

import type { Question } from '../../lib/types';
import { say } from '../../lib/words.svelte';

export interface Plan {
  dial: number | null;
  spice: number | null;
  leader: string | null | undefined; // undefined: not decided yet; null: none
  hero: string | null;
  weapon: string | null | undefined;
  defence: string | null | undefined;
  kwisatz_haderach: boolean;
}
export type Binding = [source: string, element: string, value: string, yes: boolean];

const none = (value: unknown): string | null | undefined =>
  value === undefined ? undefined : value === 'none' ? null : String(value);

/** The plan that I am making, from the answers that my question carries along. */
export function underway(ask: Question | null): Plan | null {
  if (!ask?.kind.startsWith('plan_')) return null;
  const [dial, spice, leader, kwisatz, weapon] = (Array.isArray(ask.context) ? ask.context : []) as unknown[];
  return {
    dial: dial === undefined ? null : Number(dial),
    spice: spice === undefined ? null : Number(spice),
    leader: none(leader),
    hero: null,
    weapon: none(weapon),
    defence: undefined,
    kwisatz_haderach: kwisatz === 'yes',
  };
}

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
