// A battle as the panel shows it: for both fighters what is known of their plans, and what binds them.

import type { Offered, Question } from '$board';

export const SLOTS = ['dial', 'support', 'leader', 'kwisatz_haderach', 'weapon', 'defence'] as const;
export type Slot = (typeof SLOTS)[number];
/** The answers so far; undefined: not decided, or not known. `none`: nobody, no card. */
export type Plan = Partial<Record<Slot, string>>;
export type Binding = [source: string, element: string, value: string, yes: boolean];

interface Shown {
  dial: number;
  spice: number;
  leader: string | null;
  hero: string | null;
  weapon: string | null;
  defence: string | null;
  kwisatz_haderach: boolean;
}

/** A plan that lies open. */
export const open = (shown: Shown): Plan => ({
  dial: String(shown.dial),
  support: String(shown.spice),
  leader: shown.leader ?? shown.hero ?? 'none',
  kwisatz_haderach: shown.kwisatz_haderach ? 'yes' : 'no',
  weapon: shown.weapon ?? 'none',
  defence: shown.defence ?? 'none',
});

/** The plan that I am making, from the answers that my question carries along; null: I make none. */
export function underway(ask: Question | null): Plan | null {
  if (!ask?.kind.startsWith('plan_')) return null;
  const given = (Array.isArray(ask.context) ? ask.context : []) as unknown[];
  return Object.fromEntries(given.map((value, i) => [SLOTS[i]!, String(value)]));
}

/** What an answer to Prescience has given away. */
export const foreseen = (bindings: Binding[]): Plan =>
  Object.fromEntries(
    bindings.filter(([source]) => source === 'prescience').map(([, element, value]) => [element, value]),
  );

/** The part of my own plan that the question is about. */
export function askedSlot(ask: Question | null): Slot | null {
  if (!ask) return null;
  const name = ask.kind === 'prescience_answer' ? String(ask.context) : ask.kind.replace(/^plan_/, '');
  const about = ask.kind === 'prescience_answer' || ask.kind.startsWith('plan_');
  return about && (SLOTS as readonly string[]).includes(name) ? (name as Slot) : null;
}

/** The orders that the Voice may give, by kind of card. */
export function orders(ask: Question | null): { kind: string; play?: Offered; not?: Offered }[] {
  if (ask?.kind !== 'voice') return [];
  const found = new Map<string, { kind: string; play?: Offered; not?: Offered }>();
  for (const option of ask.options) {
    const [order, kind] = option.option.split(':');
    if (!kind || (order !== 'play' && order !== 'not')) continue;
    found.set(kind, { ...(found.get(kind) ?? { kind }), [order]: option });
  }
  return [...found.values()];
}
