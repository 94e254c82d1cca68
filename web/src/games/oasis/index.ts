// Oasis, the example of docs/write-a-board.md.

import { defineBoard } from '$board';
import Board from './Board.svelte';
import Rail from './Rail.svelte';
import type { View } from './view';

export default defineBoard<View>({
  board: Board,
  rail: Rail,
  charts: [{ name: 'water', values: (view) => Object.fromEntries(view.travellers.map((each) => [each.traveller, each.water])) }],
  words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
});
