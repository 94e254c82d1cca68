// What a question points at on this board: which options name a card in hand, one on offer, a space, a post, a track.

import type { Offered } from '$board';

const OFFERS = ['acquire', 'set_aside'];
const LOOSE = ['sift_draw', 'sift_discard']; // cards that lie nowhere on the table

/** The things that an option names: `hand:dagger`, `offer:chani`, `space:arrakeen`, `post:…`, `source:…` of a clause. */
export function named(option: Offered, kind: string): string[] {
  const [what, first, second] = option.option.split(':') as [string, string?, string?];
  if (kind === 'turn' && what === 'play') return [`hand:${first}`, `space:${second}`];
  if (what === 'buy') return [`offer:${first}`];
  if (what === 'plot') return [`intrigue:${first}`];
  if (what === 'deploy') return ['garrison'];
  if (what === 'do') return [`source:${first!.split('.')[0]}`];
  if (kind === 'choice' || kind === 'settle') return [`source:${what.split('.')[0]}`];
  if (kind === 'discard') return [`hand:${what}`];
  if (kind === 'trash') return [`${what}:${first}`];
  if (kind === 'two_factions') return [`faction:${what}`, `faction:${first}`];
  if (kind === 'troops' || kind === 'retreat') return ['garrison'];
  const zone = OFFERS.includes(kind) ? 'offer' : LOOSE.includes(kind) ? 'loose' : '';
  return option.words.refs
    .filter((ref) => !ref.startsWith('house:'))
    .map((ref) => (zone && ref.startsWith('card:') ? ref.replace('card', zone) : ref));
}
