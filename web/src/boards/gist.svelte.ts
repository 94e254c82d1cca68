// What the shell needs to know of a game's view, and nothing else: where the round stands, and numbers worth a chart.

import { almanac } from '../lib/almanac';
import type { Almanac } from './dune/facts';

type View = Record<string, any>;
export interface Series {
  name: string; // message `chart-<name>`
  values: (view: View) => Record<string, number | null>; // by party
}
interface Gist {
  phase: (view: View) => string;
  series: Series[];
}

/** What is printed in Dune; null until it has been fetched. */
class Printed {
  private box = $state.raw<Almanac | null>(null);
  private asked = false;

  get dune(): Almanac | null {
    if (!this.asked) {
      this.asked = true;
      almanac<Almanac>('dune').then(
        (found) => (this.box = found),
        () => (this.asked = false),
      );
    }
    return this.box;
  }
}
const printed = new Printed();

const houses = (field: string) => (view: View) => Object.fromEntries((view.houses ?? []).map((house: View) => [house.name, house[field] ?? null]));
const factions = (value: (faction: View, id: string, view: View) => number | null) => (view: View) =>
  Object.fromEntries(Object.entries(view.factions ?? {}).map(([id, faction]) => [id, value(faction as View, id, view)]));

const isStronghold = (node: string) => printed.dune?.territories[node.split('.')[0]!]?.terrain === 'stronghold';
const held = (_: View, id: string, view: View) =>
  Object.entries(view.forces ?? {}).filter(([node, forces]) => isStronghold(node) && id in (forces as View)).length;
const onBoard = (_: View, id: string, view: View) =>
  Object.values(view.forces ?? {}).reduce((sum: number, forces) => sum + ((forces as View)[id] ?? []).reduce((a: number, b: number) => a + b, 0), 0);

const gists: Record<string, Gist> = {
  dune: {
    phase: (view) => (view.phase < 0 ? 'set_up' : (printed.dune?.phases[view.phase] ?? '')),
    series: [
      { name: 'strongholds', values: factions(held) },
      { name: 'spice', values: factions((faction) => faction.spice ?? null) },
      { name: 'forces', values: factions(onBoard) },
    ],
  },
  uprising: {
    phase: (view) => (typeof view.phase === 'string' ? view.phase : ''),
    series: [
      { name: 'vp', values: houses('vp') },
      { name: 'spice', values: houses('spice') },
      { name: 'strength', values: houses('strength') },
    ],
  },
};

export const gistOf = (game: string): Gist => gists[game] ?? { phase: (view) => (typeof view.phase === 'string' ? view.phase : ''), series: [] };
