// Dune: the polar map, auctions, battles.

import { defineBoard } from '$board';
import type { Almanac } from './almanac';
import Board from './Board.svelte';
import { forces, spice, strongholds } from './charts';
import { thingMessage } from './map/targets';
import { ending } from './ending';
import { moments } from './moments';
import { FACTIONS } from './pieces/pieces';
import { piles } from './piles';
import Rail from './Rail.svelte';
import type { View } from './table.svelte';
import { turns } from './turns';

export default defineBoard<View, Almanac>({
  board: Board,
  rail: Rail,
  railNamesParty: true,
  phase: (view, printed) => (view.phase < 0 ? 'set_up' : (printed.phases[view.phase] ?? '')),
  charts: [
    { name: 'strongholds', values: strongholds },
    { name: 'spice', values: spice },
    { name: 'forces', values: forces },
  ],
  colours: Object.fromEntries(Object.entries(FACTIONS).map(([name, { colour }]) => [name, colour])),
  piles,
  partyRefs: ['faction'],
  thingMessage,
  turns,
  moments,
  travels({ kind, data }) {
    const [faction] = data as [string];
    if (kind === 'shipped') return { party: faction, n: data[2], from: `party:${faction}`, to: `node:${data[4]}` };
    if (kind === 'moved') return { party: faction, n: data[1], from: `node:${data[3]}`, to: `node:${data[4]}` };
    if (kind === 'bought') return { party: faction, card: '', from: 'auction', to: `party:${faction}` };
    if (kind === 'discarded') return { party: faction, card: `card:${data[1]}`, from: `party:${faction}`, to: 'discard' };
    return kind === 'rode' ? { party: faction, n: data[3], from: `node:${data[1]}`, to: `node:${data[2]}` } : null;
  },
  ending,
  words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
});
