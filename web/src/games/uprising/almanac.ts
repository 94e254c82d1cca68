// What the view and the almanac of Uprising hold.

import type { Words } from '$board';

export interface Space {
  icon: string;
  faction: string | null;
  combat: boolean;
  maker: boolean;
  once: boolean;
  needs: { faction: string; n: number } | null;
  prices: { cost: Words | null; effects: Words[] }[];
  staying: Words | null;
  control: Words | null;
  posts: string[];
  lines: Words[];
  /** The leader on whose board it is; null: on the board of all. */
  only?: string | null;
}
/** A space of the research track or of the Tleilaxu track; where it lies on their board, as fractions of its size. */
export interface TrackSpace {
  name: string;
  x: number;
  y: number;
  effects: Words[];
  lines: Words[];
}
export interface Rival {
  cost: number;
  priority: string[];
  signet: Words[];
  scheme: Words[];
  lines: Words[];
}
export interface Card {
  cost: number | null;
  factions: string[];
  icons: string[];
  ignores_requirement: boolean;
  agent: Words[];
  reveal: Words[];
  acquire: Words[];
  discard: Words[];
  trash: Words[];
  lines: Words[];
  /** Of Immortality: whether it is grafted to another card, what it costs in specimens, icons that depend on something. */
  graft?: boolean;
  specimens?: number | null;
  granted?: { condition: Words; icons: string[] } | null;
  /** Of Rise of Ix: whether its reveal is also gained when it is unloaded, and at which icons others' agents do not block. */
  unload?: boolean;
  infiltrates?: string[];
}
/** A tech tile: `uses`, its owner can do something with it, if `once` once a round. */
export interface Tech {
  cost: number;
  marked: boolean;
  acquire: Words[];
  uses: boolean;
  once: boolean;
  lines: Words[];
}
export interface Almanac {
  /** `team`: the track of a commander, on a board of its own. */
  factions: Record<string, { top: number; alliance: number; steps: Record<string, Words[]>; team?: boolean }>;
  spaces: Record<string, Space>;
  posts: Record<string, { spaces: string[]; icons: string[] }>;
  cards: Record<string, Card>;
  imperium: Record<string, number>; // the Imperium deck as it was shuffled: copies of each card
  intrigues: Record<string, { ways: { mode: string; effect: Words }[]; lines: Words[] }>;
  /** `claims`: contracts that are set aside for the leader. */
  leaders: Record<string, { complexity: number; flip: string | null; track: string[]; lines: Words[]; claims?: string[] }>;
  contracts?: Record<
    string,
    { space: string | null; harvest: number; card: string | null; rewards: Words[]; lines: Words[] }
  >;
  // Rivals.
  difficulty?: string | null;
  variants?: string[];
  rivals?: Record<string, Rival>;
  /** What a rival with its Swordmaster pays for a victory point: so many of any one of these. */
  rival_point?: Record<string, number>;
  hagal?: Record<string, { copies: number; spaces: string[]; swords: number; lines: Words[] }>;
  trophies: Record<
    string,
    { level: string; icon: string; location: string | null; protected: boolean; rewards: Words[][]; lines: Words[] }
  >;
  // Six players.
  teams?: Record<string, { commander: string; seat: number; allies: number[]; deck: string[] }>;
  // Immortality.
  research?: Record<string, TrackSpace & { column: number; next: string[] }>;
  markers?: number[];
  tleilaxu?: TrackSpace[];
  tleilaxu_prize?: { space: number; spice: number };
  tleilaxu_reserve?: string;
  // Rise of Ix.
  tech?: Record<string, Tech>;
  shipping?: { name: string; rewards: Words[]; lines: Words[] }[];
  dreadnoughts?: { each: number; strength: number; controls: string[] };
}
export interface House {
  seat: number;
  name: string;
  leader: string;
  flipped: boolean;
  training: string;
  memories: number;
  vp: number;
  hand: string[];
  deck: number;
  deck_cards: string[] | null;
  discard: string[];
  played: string[];
  shown: string[];
  intrigues: string[];
  laid: string[];
  aside: string | null;
  spice: number;
  solari: number;
  water: number;
  supply: number;
  garrison: number;
  troops: number;
  worms: number;
  swords: number;
  strength: number;
  persuasion: number;
  spies: number;
  agents: number;
  swordmaster: boolean;
  councillor: boolean;
  hooks: boolean;
  influence: Record<string, number>;
  trophies: string[];
  matched: string[];
  contracts?: string[];
  completed?: string[];
  revealed: boolean;
  /** What a rival saves for its Swordmaster, and the House Hagal card that moved it last; null: not a rival. */
  rival?: { scoreless: boolean; cost?: number | null; owns?: number; last: string | null } | null;
  // The first game: the card on top of the deck that I have looked at, two agents on one space, the Baron's plan.
  top?: string | null;
  doubled?: string | null;
  plan?: string[] | null;
  struck?: boolean;
  // Six players. `acts_for`, `arrows` and `sent` (by space) are a commander's.
  team?: string;
  commander?: boolean;
  swordmaster_agent?: string;
  acts_for?: number;
  arrows?: string[];
  sent?: Record<string, string>;
  // Immortality. Without a token on a track: null.
  research?: string | null;
  markers?: number;
  tleilaxu?: number | null;
  specimens?: number;
  atomics?: boolean;
  // Rise of Ix. `ahead`: cards set aside until the second turn; `snoopers`: the factions where one still lies.
  tech?: { name: string; used: boolean }[];
  negotiators?: number;
  freighter?: number | null; // a commander has none
  dreadnoughts?: { supply: number; garrison: number; conflict: number; strength: number } | null;
  ahead?: string[];
  snoopers?: string[];
}
export interface View {
  round: number;
  phase: string;
  points_to_end: number;
  first: number;
  houses: House[];
  turn: { house: number; stage: string; cards: string[]; space: string | null; may_deploy: number; ally?: number; may_launch?: number } | null;
  conflict: string | null;
  conflicts: string[]; // all that were revealed, the present one included
  conflict_deck: number;
  row: string[];
  imperium_deck: number;
  reserve: Record<string, number>;
  removed: string[];
  intrigue_deck: number;
  intrigue_discard: string[];
  intrigue_removed: string[];
  playing: string[];
  spaces: Record<string, { agents: number[]; bonus: number; control: number | null; dreadnought?: { house: number; since: number } | null }>;
  posts: Record<string, number[]>;
  alliances: Record<string, number | null>;
  wall: boolean;
  contracts?: string[];
  contract_bank?: number;
  contract_aside?: string[];
  // The first game: who has the Mentat (null: its space), and spaces that somebody keeps shut.
  mentat?: number | null;
  voices?: { space: string; house: number }[];
  hagal_deck?: number;
  no_swordmaster?: boolean;
  throne?: string[];
  teams?: { team: string; commander: number; houses: number[]; vp: number }[];
  tleilaxu_row?: string[];
  tleilaxu_deck?: number;
  tleilaxu_prize?: number;
  borrowed?: string | null;
  // Rise of Ix: the tile that lies face up on each stack (null: an empty one), and how many lie there.
  tech?: (string | null)[];
  tech_left?: number[];
  tech_trashed?: string[];
  epic?: boolean;
}

/** The face of the leader that is up. */
export function faceOf(house: House, almanac: Almanac): string {
  return (house.flipped && almanac.leaders[house.leader]?.flip) || house.leader;
}
