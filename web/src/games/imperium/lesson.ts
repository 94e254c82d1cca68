// The lesson of the first Dune: Imperium: the round of the series, with cards and spaces of its own.

import type { Lesson } from '$board';
import { AFTERWARDS, HOW, ROUND } from '../uprising/lesson';

const lesson: Lesson = {
  steps: [
    { id: 'welcome', asked: 'leader', tries: ['count_ilban_richese', 'duke_leto_atreides'] },
    { id: 'first-hand', asked: 'turn', offers: 'play:', tries: ['play:seek_allies:fold_space', 'play:seek_allies', 'play:'], at: ['.own'] },
    { id: 'first-second', asked: 'turn', offers: 'play:', tries: ['play:diplomacy:hardy_warriors', 'play:diplomacy', 'play:'], at: ['.own'] },
    ...ROUND,
    { id: 'first-prize', asked: 'faction', tries: ['guild', 'fremen'], at: ['.factions'] },
    ...AFTERWARDS,
  ],
  how: HOW,
  words: {
    ...import.meta.glob<string>('../uprising/lesson/*.ftl', { query: '?raw', import: 'default' }),
    ...import.meta.glob<string>('./lesson/*.ftl', { query: '?raw', import: 'default' }),
  },
};
export default lesson;
