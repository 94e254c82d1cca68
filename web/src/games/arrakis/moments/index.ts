// What is shown on the stage in War for Arrakis.

import Blast from '~icons/game-icons/mushroom-cloud';
import Worm from '~icons/game-icons/sand-snake';
import type { Moment } from '$board';
import Battle from './Battle.svelte';

const NEXT = ['spent', 'desert_power', 'actions_over', 'round', 'passed'];

export const moments: Moment[] = [
  { name: 'battle', begins: ['attack'], cues: ['battle_won', 'battle_lost'], ends: NEXT, seconds: 8, shows: Battle },
  { name: 'worm', begins: ['worm_attacks'], ends: [...NEXT, 'worm_appears', 'worm_crawls', 'storm'], icon: Worm },
  { name: 'atomics', begins: ['atomics'], ends: NEXT, icon: Blast },
];
