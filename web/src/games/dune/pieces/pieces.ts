// The pieces of the game as they look: factions, treachery cards.

import type { Component } from 'svelte';
import Knife from '~icons/game-icons/bowie-knife';
import Bull from '~icons/game-icons/bull-horns';
import Truth from '~icons/game-icons/conversation';
import Hawk from '~icons/game-icons/eagle-head';
import Shield from '~icons/game-icons/energy-shield';
import Trinket from '~icons/game-icons/guitar';
import Hood from '~icons/game-icons/hood';
import Atomics from '~icons/game-icons/nuclear';
import Hero from '~icons/game-icons/person';
import Poison from '~icons/game-icons/poison-bottle';
import Crown from '~icons/game-icons/queen-crown';
import Snooper from '~icons/game-icons/radar-dish';
import Ghola from '~icons/game-icons/raise-zombie';
import Lasgun from '~icons/game-icons/ray-gun';
import Planet from '~icons/game-icons/ringed-planet';
import Run from '~icons/game-icons/run';
import Snake from '~icons/game-icons/sand-snake';
import Scales from '~icons/game-icons/scales';
import Storm from '~icons/game-icons/tornado';

export interface Look {
  colour: string; // of its pieces; carries white emblems and letters
  Emblem: Component<any>;
}

export const FACTIONS: Record<string, Look> = {
  atreides: { colour: '#2b8445', Emblem: Hawk },
  bene_gesserit: { colour: '#3a6fc4', Emblem: Hood },
  emperor: { colour: '#c93840', Emblem: Crown },
  fremen: { colour: '#8a6d00', Emblem: Snake },
  spacing_guild: { colour: '#b85208', Emblem: Planet },
  harkonnen: { colour: '#6f6f7a', Emblem: Bull },
};
export const look = (faction: string): Look => FACTIONS[faction] ?? FACTIONS.harkonnen!;

/** The message with the name of a spice card: a territory, or the worm. */
export const spiceCard = (card: string): string =>
  card.startsWith('spice_') ? `territory-${card.slice(6)}` : `spice-${card}`;

/** What is drawn on a treachery card, by its kind. */
export const CARD_ICONS: Record<string, Component<any>> = {
  projectile: Knife,
  poison: Poison,
  lasgun: Lasgun,
  shield: Shield,
  snooper: Snooper,
  worthless: Trinket,
  cheap_hero: Hero,
  family_atomics: Atomics,
  weather_control: Storm,
  hajr: Run,
  ghola: Ghola,
  truthtrance: Truth,
  karama: Scales,
};
