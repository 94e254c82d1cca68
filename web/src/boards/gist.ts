// What the shell needs to know of a game's view, and nothing else: where the round stands, and numbers worth a chart.

type View = Record<string, any>;
export interface Series {
  name: string; // message `chart-<name>`
  values: (view: View) => Record<string, number | null>; // by party
}
interface Gist {
  phase: (view: View) => string;
  series: Series[];
}

const houses = (field: string) => (view: View) => Object.fromEntries((view.houses ?? []).map((house: View) => [house.name, house[field] ?? null]));
const factions = (value: (faction: View, id: string, view: View) => number | null) => (view: View) =>
  Object.fromEntries(Object.entries(view.factions ?? {}).map(([id, faction]) => [id, value(faction as View, id, view)]));

const PHASES = ['storm', 'spice_blow', 'choam_charity', 'bidding', 'revival', 'shipment_and_movement', 'battle', 'spice_collection', 'mentat_pause'];
const STRONGHOLDS = ['arrakeen', 'carthag', 'sietch_tabr', 'habbanya_sietch', 'tueks_sietch'];
const held = (_: View, id: string, view: View) =>
  Object.entries(view.forces ?? {}).filter(([node, forces]) => STRONGHOLDS.includes(node.split('.')[0]!) && id in (forces as View)).length;
const onBoard = (_: View, id: string, view: View) =>
  Object.values(view.forces ?? {}).reduce((sum: number, forces) => sum + ((forces as View)[id] ?? []).reduce((a: number, b: number) => a + b, 0), 0);

const gists: Record<string, Gist> = {
  dune: {
    phase: (view) => (view.phase < 0 ? 'set_up' : (PHASES[view.phase] ?? '')),
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
