// What a seat sees of War for Arrakis, and what its almanac holds.

import type { Words } from '$board';

export type Side = 'harkonnen' | 'atreides';
export type Unit = 'regular' | 'elite' | 'special' | 'troop' | 'generic';
export type Terrain = 'mountain' | 'plateau' | 'minor_erg' | 'desert' | 'deep_desert';
export type Counts = Record<string, number>;

/** Figures that stand together; a token is `?` to whoever may not look at it. */
export interface Legion extends Partial<Record<Unit, number>> {
  leaders?: string[];
  tokens?: string[];
}
export interface Area {
  harkonnen?: Legion;
  atreides?: Legion;
  harvester?: true;
  wormsign?: string;
  worm?: string;
  station?: true;
  sietch?: { rank: number | null; open: boolean };
  settlement?: number;
}
export interface Leader {
  side: Side;
  state: 'box' | 'ready' | 'board' | 'tank' | 'gone';
  area: string | null;
  slot: number | null;
  spent: boolean;
}
export interface Battle {
  attacker: Side;
  from: string;
  area: string;
  figures: Legion;
  round: number;
  surprise: boolean;
  cards: Record<Side, number>;
  rolled: Record<Side, { hit: number; shield: number; special: number }>;
  hits: Record<Side, number>;
  shields: Record<Side, number>;
  damage: Record<Side, number>;
}
export interface Heighliner {
  step: number;
  troops: number;
  frigates: number;
  frigate_reserve: number;
  rings: number;
}
export interface Guild extends Record<Side, Heighliner> {
  pool: number;
  earned: number;
  actions: Counts;
}
export interface View {
  round: number;
  phase: string;
  active: Side | null;
  winner: Side | null;
  areas: Record<string, Area>;
  zones: Record<string, string | null>;
  supply: Record<Side, Partial<Record<Unit, number>>>;
  vehicles: Counts;
  leaders: Record<string, Leader>;
  dice: Record<Side, Counts>;
  sisters: Record<Side, string | null>;
  bene_gesserit: Record<Side, number>;
  supremacy: number;
  prescience: Counts;
  imperium: Counts;
  bans: string[];
  spice: number;
  saved: number;
  atomics: string | null;
  decks: Counts;
  discards: Record<string, string[]>;
  hands: Record<Side, string[]>;
  in_play: string[];
  visions: { deck: number; revealed: string[]; kept: string[]; feared: string | null };
  objectives: (Counts | null)[];
  drawn: string[];
  die: string | null;
  party: { side: Side; from: string; to: string; mode: string; figures: Legion } | null;
  battle: Battle | null;
  guild: Guild | null;
  own_values: string[];
}

/** What the Family Atomics do to the planet. */
export interface Blast {
  blasted: string;
  exposed: string[];
}

interface Printed {
  reconstructed: boolean;
  lines: Words[];
}
export interface Almanac {
  sides: Side[];
  phases: string[];
  results: string[];
  capacity: Record<Side, Counts>;
  areas: Record<string, { terrain: Terrain; sectors: string[]; lines: Words[] }>;
  zones: Record<string, { sectors: string[]; areas: string[]; lines: Words[] }>; // `areas`: all that are connected to it
  leaders: Record<string, Printed & { side: Side; box: string | null }>;
  cards: Record<string, Printed & { title: string; deck: string }>;
  visions: Record<string, Printed & { at_end: boolean; advance: Counts }>;
  objectives: { reconstructed: boolean };
  atomics: Record<string, Blast>;
  tracks: { supremacy: number; prescience: number; tank: number; markers: string[]; rows: Counts[] };
  powers: Record<string, { lines: Words[] }>;
  guild: { steps: number };
}

export const other = (side: Side): Side => (side === 'harkonnen' ? 'atreides' : 'harkonnen');
