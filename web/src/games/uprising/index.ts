// Dune: Imperium – Uprising: spaces, factions, the conflict, the market.

import { defineBoard, NOWHERE } from '$board';
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
    { name: 'strength', values: byHouse((house) => house.strength), told: ({ kind, data }) => (kind === 'strengths' ? Object.fromEntries(data[0]) : null) },
  ],
  partyRefs: ['house', 'leader'],
  turns,
  moments,
  travels({ kind, data }) {
    const [house] = data as [string];
    if (kind === 'sends') return { party: house, from: `party:${house}`, to: `space:${data[2]}` };
    if (kind === 'places_spy') return { party: house, from: `party:${house}`, to: `post:${data[1]}` };
    if (kind === 'influence') return { party: house, from: `track:${data[1]}.${data[3] - data[2]}`, to: `track:${data[1]}.${data[3]}` };
    if (kind === 'acquires') return { party: house, card: `card:${data[1]}`, from: 'row', to: `discard:${house}` };
    if (kind === 'discards') return { party: house, card: `card:${data[1]}`, from: `hand:${house}`, to: `discard:${house}` };
    if (kind === 'trashes') return { party: house, card: `card:${data[1]}`, from: `hand:${house}`, to: NOWHERE };
    if (kind === 'trashes_intrigue') return { party: house, card: `intrigue:${data[1]}`, from: `hand:${house}`, to: NOWHERE };
    return kind === 'draws' ? { party: house, card: '', n: data[1], from: `deck:${house}`, to: `hand:${house}` } : null;
  },
  ending,
  words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
});
