// The pieces of the game as they look: factions, leaders, treachery cards.

import type { Component } from 'svelte';
import Bull from '~icons/game-icons/bull-horns';
import Hawk from '~icons/game-icons/eagle-head';
import Hood from '~icons/game-icons/hood';
import Crown from '~icons/game-icons/queen-crown';
import Planet from '~icons/game-icons/ringed-planet';
import Snake from '~icons/game-icons/sand-snake';

export interface Look {
  colour: string; // of its pieces; carries white emblems and letters
  Emblem: Component<any>;
}

export const FACTIONS: Record<string, Look> = {
  atreides: { colour: '#23713a', Emblem: Hawk },
  bene_gesserit: { colour: '#2b5fb0', Emblem: Hood },
  emperor: { colour: '#b3262d', Emblem: Crown },
  fremen: { colour: '#8a6d00', Emblem: Snake },
  spacing_guild: { colour: '#b85208', Emblem: Planet },
  harkonnen: { colour: '#2a2a30', Emblem: Bull },
};
export const look = (faction: string): Look => FACTIONS[faction] ?? FACTIONS.harkonnen!;

/** What the special forces of a faction are called. */
export const SPECIALS: Record<string, string> = { emperor: 'force-sardaukar', fremen: 'force-fedaykin' };

export const PHASES = [
  'storm',
  'spice_blow',
  'choam_charity',
  'bidding',
  'revival',
  'shipment_and_movement',
  'battle',
  'spice_collection',
  'mentat_pause',
] as const;
export const ROUNDS = 10;

const STRENGTHS =
  'thufir_hawat 5 lady_jessica 5 gurney_halleck 4 duncan_idaho 2 dr_yueh 1 ' +
  'alia 5 lady_margot_fenring 5 mother_ramallo 5 princess_irulan 5 wanna_marcus 5 ' +
  'hasimir_fenring 6 captain_aramsham 5 caid 3 burseg 3 bashar 2 ' +
  'stilgar 7 chani 6 otheym 5 shadout_mapes 3 jamis 2 ' +
  'staban_tuek 5 master_bewt 3 esmar_tuek 3 soo_soo_sook 2 guild_representative 1 ' +
  'feyd_rautha 6 glossu_rabban 4 piter_de_vries 3 captain_iakin_nefud 2 umman_kudu 1';
const words = STRENGTHS.split(' ');

/** The number on a leader's disc. */
export const strength = (leader: string): number => Number(words[words.indexOf(leader) + 1] ?? 0);

const KINDS: Record<string, string> = {
  projectile: 'crysknife maula_pistol slip_tip stunner',
  poison: 'chaumas chaumurky ellaca_drug gom_jabbar',
  worthless: 'baliset jubba_cloak kulon la_la_la trip_to_gamont',
  cheap_hero: 'cheap_hero cheap_heroine',
  ghola: 'tleilaxu_ghola',
};
const kindOf = new Map(Object.entries(KINDS).flatMap(([kind, cards]) => cards.split(' ').map((card) => [card, kind])));

/** The message with the name of a spice card: a territory, or the worm. */
export const spiceCard = (card: string): string =>
  card.startsWith('spice_') ? `territory-${card.slice(6)}` : `spice-${card}`;

/** The kind that is printed on a treachery card: `projectile`, `poison`, `lasgun`, ... */
export const kind = (card: string): string => kindOf.get(card) ?? card;
