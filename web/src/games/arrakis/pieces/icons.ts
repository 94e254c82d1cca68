// Signs of results, figures, vehicles and markers, from game-icons.net.

import type { Component } from 'svelte';
import Brain from '~icons/game-icons/brain';
import Carryall from '~icons/game-icons/cargo-crane';
import Caves from '~icons/game-icons/cave-entrance';
import Swords from '~icons/game-icons/crossed-swords';
import Choam from '~icons/game-icons/two-coins';
import Eye from '~icons/game-icons/third-eye';
import Flag from '~icons/game-icons/flying-flag';
import Frigate from '~icons/game-icons/starfighter';
import Harvester from '~icons/game-icons/farm-tractor';
import Hit from '~icons/game-icons/sword-wound';
import Landsraad from '~icons/game-icons/scales';
import Navigator from '~icons/game-icons/astronaut-helmet';
import Parachute from '~icons/game-icons/parachute';
import Rook from '~icons/game-icons/castle';
import Shield from '~icons/game-icons/checked-shield';
import Ship from '~icons/game-icons/ringed-planet';
import Star from '~icons/game-icons/round-star';
import Strategy from '~icons/game-icons/chess-knight';
import Thopter from '~icons/game-icons/dragonfly';
import Worm from '~icons/game-icons/sand-snake';

export const RESULT_ICONS: Record<string, Component<any>> = { leadership: Flag, strategy: Strategy, deployment: Parachute, mentat: Brain, house: Rook, desert_power: Worm };
export const FLYER_ICONS: Record<string, Component<any>> = { ornithopter: Thopter, carryall: Carryall, harvester: Harvester, navigator: Navigator, frigate_harkonnen: Frigate, frigate_atreides: Frigate };
export const MARKER_ICONS: Record<string, Component<any>> = { kwisatz_haderach: Eye, sand_dwellers: Caves, jihad: Swords };
export const POWER_ICONS: Record<string, Component<any>> = { choam: Choam, spacing_guild: Ship, landsraad: Landsraad };
export const COMBAT_ICONS: Record<string, Component<any>> = { hit: Hit, shield: Shield, special: Star };
export { Frigate, Harvester, Worm };
