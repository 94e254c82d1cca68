// The lesson of Uprising: one round in which two agents, a reveal and a won conflict bring the first victory point.

import type { Lesson, Section, Step } from '$board';

/** What every game of the series says from the first effects of a space on. */
export const ROUND: Step[] = [
  { id: 'gains', asked: 'turn', offers: 'do:', tries: ['do:visit', 'do:', 'all'], at: ['.factions'] },
  { id: 'deploy', asked: 'turn', offers: 'deploy:', lacks: 'do:', tries: ['deploy:4', 'deploy:3', 'deploy:2', 'deploy:1'], at: ['.conflict'] },
  { id: 'signs', asked: 'turn', offers: 'do:', tries: ['do:', 'all'] },
  { id: 'deploy-again', asked: 'turn', offers: 'deploy:', lacks: 'do:', tries: ['deploy:4', 'deploy:3', 'deploy:2', 'deploy:1'], at: ['.conflict'] },
  { id: 'reveal', asked: 'turn', offers: 'buy:', tries: ['buy:chani_clever_tactician', 'buy:'], at: ['.market'] },
  { id: 'leftover', asked: 'turn', offers: 'buy:', tries: ['buy:', 'end'], at: ['.market'] },
  { id: 'trash', asked: 'trash', tries: ['hand:dagger', 'hand:'] },
  { id: 'discard', asked: 'discard' },
  { id: 'combat', asked: 'combat', tries: ['pass'], at: ['.conflict'] },
  { id: 'strengths', told: 'strengths', at: ['.conflict'] },
];
const MAKERS = ['imperial_basin', 'hagga_basin', 'deep_desert', 'the_great_flat']; // of all games of the series
export const AFTERWARDS: Step[] = [
  { id: 'point', told: 'point', at: ['.factions'] },
  { id: 'makers', told: 'bonus_spice', at: MAKERS.map((space) => `[data-piece="space:${space}"]:has(.bonus)`) },
];
export const HOW: Section[] = [
  { id: 'aim', asked: 'turn' },
  { id: 'agents', asked: 'turn', at: '.dock' },
  { id: 'factions', asked: 'turn', at: '.factions' },
  { id: 'conflict', asked: 'turn', at: '.conflict' },
  { id: 'reveal', asked: 'turn', at: '.glance' },
  { id: 'round' },
];

const lesson: Lesson = {
  steps: [
    { id: 'welcome', asked: 'leader', tries: ['gurney_halleck'] },
    { id: 'hand', asked: 'turn', offers: 'play:', tries: ['play:diplomacy:fremkit', 'play:diplomacy', 'play:'], at: ['.own'] },
    { id: 'second', asked: 'turn', offers: 'play:', tries: ['play:signet_ring:arrakeen', 'play:signet_ring', 'play:'], at: ['.own'] },
    { id: 'spy', asked: 'spy' },
    ...ROUND,
    { id: 'prize', asked: 'faction', tries: ['fremen'], at: ['.factions'] },
    ...AFTERWARDS,
  ],
  how: HOW,
  words: import.meta.glob<string>('./lesson/*.ftl', { query: '?raw', import: 'default' }),
};
export default lesson;
