// Dune: Imperium – Uprising: spaces, factions, the conflict, the market.

import { defineBoard } from '$board';
import type { Almanac, House, View } from './almanac';
import Board from './Board.svelte';
import { ending } from './ending';
import { moments } from './moments';
import Gain from './signs/Gain.svelte';
import { piles } from './piles';
import Rail from './Rail.svelte';
import { turns } from './turns';

const byHouse = (value: (house: House) => number) => (view: View) => Object.fromEntries((view.houses ?? []).map((house) => [house.name, value(house)]));

export default defineBoard<View, Almanac>({
  board: Board,
  rail: Rail,
  gain: Gain,
  piles,
  charts: [
    { name: 'vp', values: byHouse((house) => house.vp) },
    { name: 'spice', values: byHouse((house) => house.spice) },
    { name: 'strength', values: byHouse((house) => house.strength) },
  ],
  partyRefs: ['house', 'leader'],
  turns,
  moments,
  travels({ kind, data }) {
    const [house] = data as [string];
    if (kind === 'sends') return { party: house, from: `party:${house}`, to: `space:${data[2]}` };
    return kind === 'places_spy' ? { party: house, from: `party:${house}`, to: `post:${data[1]}` } : null;
  },
  ending,
  words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
});
