// What is shown on the stage in Dune.

import Wall from '~icons/game-icons/defensive-wall';
import Worm from '~icons/game-icons/sand-snake';
import Hands from '~icons/game-icons/shaking-hands';
import Nexus from '~icons/game-icons/meeple-group';
import type { Moment } from '$board';
import Battle from './Battle.svelte';

const PARTS = ['phase', 'round'];

export const moments: Moment[] = [
  { name: 'battle', begins: ['battle'], cues: ['battle_won', 'battle_lost_by_both', 'explosion'], ends: PARTS, seconds: 9, shows: Battle },
  { name: 'worm', begins: ['shai_hulud', 'worm_called'], cues: ['worm', 'worm_ignored', 'worm_sent', 'worm_called'], ends: [...PARTS, 'nexus', 'spice_blown'], icon: Worm },
  { name: 'nexus', begins: ['nexus'], ends: [...PARTS, 'nexus_over', 'alliance_offered', 'spice_blown'], icon: Nexus },
  { name: 'alliance', begins: ['alliance_made'], ends: [...PARTS, 'alliance_offered', 'nexus_over', 'spice_blown'], icon: Hands },
  { name: 'wall', begins: ['wall_destroyed'], ends: [...PARTS, 'storm_moved'], icon: Wall },
];
