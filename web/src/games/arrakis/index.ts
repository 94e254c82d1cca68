// War for Arrakis: the planet, action dice, battles, the tracks, and with The Spacing Guild what waits in orbit.

import { defineBoard } from '$board';
import Board from './Board.svelte';
import { cards, figures, progress } from './charts';
import { thingMessage } from './map/targets';
import { ending } from './ending';
import { moments } from './moments';
import { piles } from './piles';
import Rail from './Rail.svelte';
import { turns } from './turns';
import type { Almanac, View } from './view';

export default defineBoard<View, Almanac>({
  board: Board,
  rail: Rail,
  piles,
  charts: [
    { name: 'progress', values: progress },
    { name: 'figures', values: figures },
    { name: 'cards', values: cards },
  ],
  partyRefs: ['side'],
  thingMessage,
  headings: ['round', 'actions_over'],
  turns,
  moments,
  travels({ kind, data }) {
    const [side] = data as [string];
    if (kind === 'moved' || kind === 'retreated') return { party: side, from: `area:${data[1]}`, to: `area:${data[2]}` };
    if (kind === 'played' || kind === 'discarded') return { party: side, card: `card:${data[1]}`, from: `party:${side}`, to: 'part:cards' };
    return kind === 'drew' ? { party: side, card: '', n: data[1], from: 'part:cards', to: `party:${side}` } : null;
  },
  ending,
  words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
});
