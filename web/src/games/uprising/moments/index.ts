// What is shown on the stage in Uprising.

import Wall from '~icons/game-icons/defensive-wall';
import Rings from '~icons/game-icons/linked-rings';
import type { Moment } from '$board';
import Conflict from './Conflict.svelte';
import Reveal from './Reveal.svelte';

const NEXT = ['turn', 'turn_ends', 'phase', 'round'];

export const moments: Moment[] = [
  { name: 'conflict', begins: ['conflict'], cues: ['wins', 'unwon'], ends: ['round', 'endgame'], seconds: 8, shows: Conflict },
  { name: 'reveal', begins: ['reveal_turn'], cues: ['clean_up'], ends: NEXT, seconds: 5, others: true, shows: Reveal },
  { name: 'alliance', begins: ['allies'], ends: ['influence', 'does', 'deploys', ...NEXT], icon: Rings },
  { name: 'wall', begins: ['wall'], ends: ['does', 'deploys', 'summons', ...NEXT], icon: Wall },
];
