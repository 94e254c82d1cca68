// What a question points at on this board: which options name a card in hand, one on offer, a space, a post, a track.

import type { Offered, Question } from '../../lib/types';

const OFFERS = ['acquire', 'set_aside'];
const LOOSE = ['sift_draw', 'sift_discard']; // cards that lie nowhere on the table

/** The things that an option names: `hand:dagger`, `offer:chani`, `space:arrakeen`, `post:…`, `source:…` of a clause. */
export function named(kind: string, option: Offered): string[] {
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

/** What can be clicked, and the options that this would choose among. */
export function targets(ask: Question | null): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const option of ask?.options ?? []) {
    for (const name of named(ask!.kind, option)) found.set(name, [...(found.get(name) ?? []), option]);
  }
  return found;
}
