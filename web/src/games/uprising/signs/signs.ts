// The signs of the board, and which sign stands for which message of an effect.

import type { Component } from 'svelte';
import Star from '~icons/game-icons/beveled-star';
import Sword from '~icons/game-icons/broadsword';
import Capitol from '~icons/game-icons/capitol';
import Discard from '~icons/game-icons/card-discard';
import Draw from '~icons/game-icons/card-draw';
import Helmet from '~icons/game-icons/centurion-helmet';
import Talk from '~icons/game-icons/conversation';
import Cowled from '~icons/game-icons/cowled';
import Swords from '~icons/game-icons/crossed-swords';
import Knife from '~icons/game-icons/curvy-knife';
import Wall from '~icons/game-icons/defensive-wall';
import Ornithopter from '~icons/game-icons/dragonfly';
import Flag from '~icons/game-icons/flying-flag';
import Hooks from '~icons/game-icons/grapple';
import Crown from '~icons/game-icons/imperial-crown';
import Laurels from '~icons/game-icons/laurels';
import Rings from '~icons/game-icons/linked-rings';
import Truck from '~icons/game-icons/mine-truck';
import City from '~icons/game-icons/modern-city';
import Orbit from '~icons/game-icons/orbital-rays';
import Pawn from '~icons/game-icons/pawn';
import Powder from '~icons/game-icons/powder';
import Rally from '~icons/game-icons/rally-the-troops';
import Back from '~icons/game-icons/return-arrow';
import Ring from '~icons/game-icons/ring';
import Snake from '~icons/game-icons/sand-snake';
import Contract from '~icons/game-icons/scroll-quill';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Mouse from '~icons/game-icons/seated-mouse';
import Shaking from '~icons/game-icons/shaking-hands';
import Snatch from '~icons/game-icons/snatch';
import Spy from '~icons/game-icons/spy';
import Throne from '~icons/game-icons/stone-throne';
import Swordmaster from '~icons/game-icons/swordman';
import Trash from '~icons/game-icons/trash-can';
import Trumpet from '~icons/game-icons/trumpet-flag';
import Coins from '~icons/game-icons/two-coins';
import Drop from '~icons/game-icons/water-drop';
import Byzantine from '~icons/game-icons/byzantin-temple';
import Dna from '~icons/game-icons/dna2';
import Embryo from '~icons/game-icons/embryo';
import Scarab from '~icons/game-icons/scarab-beetle';
import Microscope from '~icons/game-icons/microscope';
import Atomics from '~icons/game-icons/nuclear';
import Puzzle from '~icons/game-icons/puzzle';
import Planet from '~icons/game-icons/ringed-planet';
import Shout from '~icons/game-icons/shouting';
import Brain from '~icons/game-icons/brain';
import Trade from '~icons/game-icons/trade';
import Worm from '~icons/game-icons/worm-mouth';
import Freighter from '~icons/game-icons/cargo-ship';
import Cycle from '~icons/game-icons/cycle';
import Finish from '~icons/game-icons/finish-line';
import Ninja from '~icons/game-icons/hooded-assassin';
import Dreadnought from '~icons/game-icons/spaceship';
import Reveal from '~icons/game-icons/card-play';
import Shares from '~icons/game-icons/split-arrows';
import Snooper from '~icons/game-icons/radar-dish';
import Negotiator from '~icons/game-icons/suitcase';
import Sunrise from '~icons/game-icons/sunrise';
import Processor from '~icons/game-icons/processor';
import Crane from '~icons/game-icons/cargo-crane';

export const SIGNS: Record<string, Component<any>> = {
  agent: Pawn,
  atomics: Atomics,
  alliance: Rings,
  bene_gesserit: Cowled,
  card: Draw,
  city: City,
  combat: Swords,
  contract: Contract,
  control: Flag,
  crysknife: Knife,
  deploy: Rally,
  desert_mouse: Mouse,
  discard: Discard,
  dreadnought: Dreadnought,
  emperor: Crown,
  ending: Finish,
  first: Trumpet,
  freighter: Freighter,
  fremen: Snake,
  fringe_worlds: Planet,
  graft: Puzzle,
  great_houses: Byzantine,
  guild: Orbit,
  hooks: Hooks,
  infiltrate: Ninja,
  influence: Shaking,
  intrigue: Scroll,
  landsraad: Capitol,
  maker: Worm,
  marker: Dna,
  mentat: Brain,
  negotiator: Negotiator,
  once: Cycle,
  ornithopter: Ornithopter,
  persuasion: Talk,
  research: Microscope,
  retreat: Back,
  reveal: Reveal,
  seat: Throne,
  shares: Shares,
  signet: Ring,
  snooper: Snooper,
  solari: Coins,
  specimen: Embryo,
  spice: Powder,
  spice_trade: Truck,
  spy: Spy,
  starting: Sunrise,
  steal: Snatch,
  sword: Sword,
  swordmaster: Swordmaster,
  tech: Processor,
  tleilaxu: Scarab,
  trade: Trade,
  trash: Trash,
  troop: Helmet,
  unload: Crane,
  voice: Shout,
  vp: Laurels,
  wall: Wall,
  water: Drop,
  wild: Star,
  worm: Worm,
};

/** An effect that one sign says: the sign, which argument is its number, and a mark before it. */
export interface Leaf {
  sign: string;
  n?: string;
  mark?: string;
  more?: string; // a second sign
}
export const LEAVES: Record<string, Leaf> = {
  'resource-spice': { sign: 'spice', n: 'n' },
  'resource-solari': { sign: 'solari', n: 'n' },
  'resource-water': { sign: 'water', n: 'n' },
  'bonus-spice': { sign: 'spice', mark: '+' },
  persuasion: { sign: 'persuasion', n: 'n' },
  swords: { sign: 'sword', n: 'n' },
  'victory-points': { sign: 'vp', n: 'n' },
  'council-seat': { sign: 'seat' },
  swordmaster: { sign: 'swordmaster' },
  draw: { sign: 'card', n: 'n' },
  intrigue: { sign: 'intrigue', n: 'n' },
  'steal-intrigues': { sign: 'steal', more: 'intrigue' },
  discard: { sign: 'discard', n: 'n' },
  'trash-card': { sign: 'trash', more: 'card' },
  'trash-this': { sign: 'trash' },
  'trash-intrigue': { sign: 'trash', more: 'intrigue' },
  recruit: { sign: 'troop', n: 'n' },
  deploy: { sign: 'deploy', n: 'n' },
  retreat: { sign: 'retreat', n: 'n', more: 'troop' },
  sandworm: { sign: 'worm', n: 'n' },
  'take-hooks': { sign: 'hooks' },
  'wall-off': { sign: 'wall', mark: '−' },
  'influence-chosen': { sign: 'influence', n: 'n' },
  'influence-spied': { sign: 'influence', mark: '+', more: 'spy' },
  'lose-influence': { sign: 'influence', n: 'n', mark: '−' },
  'place-spy': { sign: 'spy', mark: '+' },
  'recall-spies': { sign: 'spy', n: 'n', mark: '−' },
  'recall-agent': { sign: 'retreat', more: 'agent' },
  'take-contract': { sign: 'contract' },
  signet: { sign: 'signet' },
  'if-seat-on-arrival': { sign: 'seat', mark: '✓' },
  'count-completed': { sign: 'contract', mark: '×' },
  'count-sandworms': { sign: 'worm', mark: '×' },
  'count-armed': { sign: 'sword', mark: '×', more: 'card' },
  'if-recalled': { sign: 'spy', mark: '−?' },
  'if-faction-space': { sign: 'agent', mark: '?', more: 'influence' },
  'if-hooks': { sign: 'hooks', mark: '?' },
  'if-councillor': { sign: 'seat', mark: '?' },
  'if-swordmaster': { sign: 'swordmaster', mark: '?' },
  'if-maker': { sign: 'maker', mark: '?' },
  'if-sandworm': { sign: 'worm', mark: '?' },
  'if-any-alliance': { sign: 'alliance', mark: '?' },
  // The first game.
  'deploy-any': { sign: 'deploy' },
  'recruit-ready': { sign: 'troop', n: 'n', more: 'deploy' },
  'retreat-any': { sign: 'retreat', more: 'troop' },
  'retreat-up-to': { sign: 'retreat', n: 'n', more: 'troop' },
  'lose-fielded': { sign: 'troop', n: 'n', mark: '−' },
  'take-mentat': { sign: 'mentat' },
  'promise-mentat': { sign: 'mentat', mark: '+' },
  'acquire-from-stack': { sign: 'card', mark: '+' },
  // Immortality.
  research: { sign: 'research' },
  tleilaxu: { sign: 'tleilaxu', n: 'n' },
  specimen: { sign: 'specimen', n: 'n' },
  'pay-specimens': { sign: 'specimen', n: 'n' },
  'combat-icon': { sign: 'combat' },
  'acquire-tleilaxu': { sign: 'tleilaxu', more: 'card' },
  'if-marker': { sign: 'marker', n: 'n', mark: '✓' },
  'if-grafted': { sign: 'graft', mark: '?' },
  // Rise of Ix.
  'acquire-tech': { sign: 'tech' },
  'acquire-tech-less': { sign: 'tech', n: 'n', mark: '−', more: 'spice' },
  'acquire-tech-solari': { sign: 'tech', more: 'solari' },
  negotiate: { sign: 'negotiator' },
  freighter: { sign: 'freighter' },
  'freighter-advance': { sign: 'freighter', mark: '↑' },
  'freighter-recall': { sign: 'freighter', mark: '↓' },
  dividends: { sign: 'solari', n: 'n', more: 'shares' },
  commission: { sign: 'dreadnought', mark: '+' },
  'deploy-from-supply': { sign: 'deploy', n: 'n', more: 'troop' },
  'deploy-units': { sign: 'deploy', n: 'n' },
  'retreat-units': { sign: 'retreat', n: 'n' },
  'lose-troop': { sign: 'troop', mark: '−1' },
  'on-top': { sign: 'card', mark: '↑' },
  'count-dreadnoughts': { sign: 'dreadnought', mark: '×' },
  'count-armed-all': { sign: 'sword', mark: '×', more: 'card' },
  // Six players.
  trade: { sign: 'trade' },
  reinforce: { sign: 'troop', n: 'n', more: 'alliance' },
  'swordmaster-one-round': { sign: 'swordmaster' },
};
/** Messages that name a faction: the faction's own sign, and what it stands for beside it. */
export const FACTION_LEAVES: Record<string, { mark: string; atLeast?: boolean; more?: string }> = {
  influence: { mark: '+' },
  'if-influence': { mark: '', atLeast: true, more: 'influence' },
  'if-alliance': { mark: '?', more: 'alliance' },
  'if-discarded': { mark: '?', more: 'card' },
  'if-in-play': { mark: '?', more: 'card' },
  'count-in-play': { mark: '×', more: 'card' },
  'count-shown': { mark: '×', more: 'card' },
  'if-agent-at': { mark: '?', more: 'agent' },
};
/** Conditions that count something: at least n. */
export const COUNT_LEAVES: Record<string, string> = {
  'if-completed': 'contract',
  'if-spies': 'spy',
  'if-units': 'troop',
  'if-strength': 'sword',
  'if-tiles': 'tech',
  'if-solari': 'solari',
  'if-persuasion': 'persuasion',
  'if-units-deployed': 'deploy',
};
