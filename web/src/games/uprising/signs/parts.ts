// An effect as a row of signs: messages that a sign can stand for become one, the others stay words.

import { type Arg, tell, type Words } from '$board';
import { COUNT_LEAVES, FACTION_LEAVES, LEAVES } from './signs';

export type Part =
  | { kind: 'sign'; sign: string; n: string; more: string; cost: boolean }
  | { kind: 'words'; words: Words }
  | { kind: 'mark'; mark: string };

const words = (arg: Arg | undefined): Words | null =>
  arg !== null && typeof arg === 'object' && !Array.isArray(arg) ? arg : null;
const mark = (sign: string): Part => ({ kind: 'mark', mark: sign });

/** Some of it is told in words, which need more room than signs. */
export const wordy = (effects: Words[]): boolean => effects.some((effect) => parts(effect).some((part) => part.kind === 'words'));

export const SIGN = 13; // letters that need as much room as a sign

/** How much there is to read, in letters: what is told in words, and every sign. */
export const letters = (effects: Words[]): number =>
  effects.flatMap((effect) => parts(effect)).reduce((sum, part) => sum + (part.kind === 'words' ? tell(part.words).length : SIGN), 0);

export function parts(effect: Words, cost = false): Part[] {
  const { id, args } = effect;
  const first = words(args.first);
  const second = words(args.second);
  const inner = words(args.effect);
  switch (id) {
    case 'gain':
      return parts(words(args.what)!, cost);
    case 'pay':
      return parts(words(args.what)!, true);
    case 'resource-and':
    case 'together':
      return [...parts(first!, cost), ...parts(second!, cost)];
    case 'if-both':
      return [...parts(first!), ...parts(second!)];
    case 'line-and':
    case 'then':
      return [...parts(first!), mark('·'), ...parts(second!)];
    case 'either':
      return [...parts(first!), mark('/'), ...parts(second!)];
    case 'arrow':
      return [...parts(words(args.cost)!, true), mark('▸'), ...parts(inner!)];
    case 'when':
      // What a visit gives at first needs no condition; the other case has one.
      if (words(args.condition)!.id === 'if-no-seat-on-arrival') return parts(inner!);
      return [...parts(words(args.condition)!), mark(':'), ...parts(inner!)];
    case 'per':
      return [...parts(inner!), ...parts(words(args.counter)!)];
    case 'may':
    case 'may-either':
    case 'group':
      return parts(inner!, cost);
    case 'swordmaster-price':
      return [{ kind: 'sign', sign: 'solari', n: `${args.first}/${args.later}`, more: '', cost: true }];
    case 'if-acquired':
      return [{ kind: 'sign', sign: 'card', n: '+?', more: '', cost: false }, { kind: 'words', words: words(args.card)! }];
    case 'take-control':
      return [{ kind: 'sign', sign: 'control', n: '', more: '', cost }];
  }
  const faction = words(args.faction)?.id.replace('faction-', '');
  const ofFaction = FACTION_LEAVES[id];
  if (faction && ofFaction) {
    const n = args.n === undefined ? ofFaction.mark : `${ofFaction.mark}${args.n}${ofFaction.atLeast ? '+' : ''}`;
    return [{ kind: 'sign', sign: faction, n, more: ofFaction.more ?? '', cost }];
  }
  const counted = COUNT_LEAVES[id];
  if (counted) return [{ kind: 'sign', sign: counted, n: `${args.n}+`, more: '', cost }];
  const leaf = LEAVES[id];
  if (leaf)
    return [
      {
        kind: 'sign',
        sign: leaf.sign,
        n: `${leaf.mark ?? ''}${leaf.n ? args[leaf.n] : ''}`,
        more: leaf.more ?? '',
        cost,
      },
    ];
  return [{ kind: 'words', words: effect }];
}
