// What a question points at on this board: which options name a card in hand, one on offer, a space, a post, a track.

import type { Arg, Offered, Words } from '$board';

const OFFERS = ['acquire', 'set_aside', 'throne'];
const HOUSES = ['activate', 'support', 'trade_with', 'ambush']; // who is chosen in the conflict
const UNITS = ['troops', 'dreadnoughts', 'retreat', 'units', 'big_ones'];
const FREIGHTER = ['freighter-advance', 'freighter-recall'];
const LOOSE = ['sift_draw', 'sift_discard', 'recover']; // cards that lie nowhere on the table

/** Whether a message, or one within it, has this id. */
const says = ({ id, args }: Words, wanted: string): boolean => id === wanted || Object.values(args).some((arg) => isWords(arg) && says(arg, wanted));
const isWords = (arg: Arg): arg is Words => arg !== null && typeof arg === 'object' && !Array.isArray(arg);

/**
 * The things that an option names: `hand:dagger`, `offer:chani`, `tleilaxu:…` in the Tleilaxu row, `space:arrakeen`, `post:…`,
 * `house:…` in the conflict, `source:…` of a clause, `tech:…` on a stack and `owned:…` of my own, `freighter:advance`.
 */
export function named(option: Offered, kind: string): string[] {
  const [what, first, second] = option.option.split(':') as [string, string?, string?];
  if (kind === 'turn' && what === 'play') return [`hand:${first}`, `space:${second}`];
  if (kind === 'turn' && what === 'graft') return [`hand:${first}`];
  if (what === 'grow') return [`tleilaxu:${first}`];
  if (what === 'release') return ['tanks'];
  if (what === 'atomics') return ['atomics'];
  if (kind === 'tleilaxu_card') return [`tleilaxu:${what}`];
  if (kind === 'partner') return what === 'row' ? [`offer:${first}`] : [`hand:${what}`];
  if (kind === 'graft_space') return [`space:${what}`];
  if (kind === 'grafted' || kind === 'adorned') return [`play:${what}`];
  if (kind === 'research_bonus') return [`research_space:${what.split('.')[0]}`];
  if (HOUSES.includes(kind)) return option.words.refs;
  if (what === 'buy') return [`offer:${first}`];
  if (what === 'plot') return [`intrigue:${first}`];
  if (what === 'deploy') return ['garrison'];
  if (what === 'launch') return ['dreadnoughts'];
  if (what === 'tech') return [`owned:${first}`];
  if (kind === 'tech') return [`tech:${what}`];
  if (kind === 'ahead') return [`hand:${what}`];
  if (what === 'do') return [`source:${first!.split('.')[0]}`, ...FREIGHTER.filter((move) => says(option.words, move)).map((move) => move.replace('-', ':'))];
  if (kind === 'choice' || kind === 'settle') return [`source:${what.split('.')[0]}`];
  if (kind === 'discard') return [`hand:${what}`];
  if (kind === 'trash') return [`${what}:${first}`];
  if (kind === 'two_factions') return [`faction:${what}`, `faction:${first}`];
  if (UNITS.includes(kind)) return ['garrison'];
  const zone = OFFERS.includes(kind) ? 'offer' : LOOSE.includes(kind) ? 'loose' : '';
  return option.words.refs
    .filter((ref) => !ref.startsWith('house:'))
    .map((ref) => (zone && ref.startsWith('card:') ? ref.replace('card', zone) : ref));
}

/** What an option offers of the space to which it sends an agent: the price that it pays, or all of them if it is still to be chosen. */
export function pricesOf<Price>(kind: string, option: string, spaces: Record<string, { prices: Price[] }>): Price[] {
  if (kind === 'graft_space') return spaces[option]?.prices ?? [];
  const [verb, , space = '', price = 0] = option.split(':');
  const paid = kind === 'turn' && verb === 'play' ? spaces[space]?.prices[+price] : undefined;
  return paid ? [paid] : [];
}
