// Numbers worth a chart, by faction.

import type { Almanac } from './almanac';
import type { View } from './table.svelte';

type Values = Record<string, number | null>;

const byFaction = (view: View, value: (faction: string) => number | null): Values =>
  Object.fromEntries(Object.keys(view.factions ?? {}).map((faction) => [faction, value(faction)]));

/** Strongholds with forces of the faction. */
export function strongholds(view: View, printed: Almanac): Values {
  const places = Object.entries(view.forces ?? {}).filter(([node]) => printed.territories[node.split('.')[0]!]?.terrain === 'stronghold');
  return byFaction(view, (faction) => places.filter(([, there]) => faction in (there as View)).length);
}

export const spice = (view: View): Values => byFaction(view, (faction) => view.factions[faction].spice ?? null);

/** Forces on the map, advisors among them; special ones are counted with the forces already. */
export const forces = (view: View): Values =>
  byFaction(view, (faction) => {
    const counts = Object.values(view.forces ?? {}).map((there) => ((there as View)[faction] ?? [0, 0, 0]) as [number, number, number]);
    return counts.reduce((sum, [fighters, , advisors]) => sum + fighters + advisors, 0);
  });
