// The first Dune: Imperium: its own spaces and pieces on the board of the series.

import { defineBoard } from '$board';
import type { Almanac, View } from '../uprising/almanac';
import uprising from '../uprising';

export default defineBoard<View, Almanac>({
  ...uprising,
  words: import.meta.glob<string>('../uprising/words/*.ftl', { query: '?raw', import: 'default' }),
});
