// What the almanac of Dune holds.

import type { Words } from '$board';

export type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar_sink';

export interface Almanac {
  rounds: number;
  phases: string[];
  awakening: number; // losses that wake the Kwisatz Haderach; 0: it does not play
  cards: Record<string, { kind: string; copies: number; lines: Words[] }>;
  leaders: Record<string, { faction: string; strength: number; lines: Words[] }>;
  territories: Record<string, { terrain: Terrain; spice: number; lines: Words[] }>;
  factions: Record<string, { special: string | null; hand_limit: number; lines: Words[] }>;
  powers: Record<string, { name: string; tier: string; plays: boolean; lines: Words[] }>;
}

/** What a faction has in one place: forces, special ones among them, and advisors. */
export interface Force {
  faction: string;
  all: number;
  specials: number;
  advisors: number;
}
