// What the parts of the board share: the almanac, what can be clicked, and what is being explained.

import { getContext, setContext } from 'svelte';
import { picking } from '../../lib/picking.svelte';
import type { Offered, Question, Words } from '../../lib/types';
import type { Asked } from '../asking';
import type { Almanac, House, View } from './facts';
import { targets } from './targets';

interface Given {
  view: View;
  ask: Question | null;
  seat: number | null;
  choose: (kind: string, option: string) => unknown;
}

// What is picked may be changed for another one of these at any time.
const CHANGEABLE = /^(hand|intrigue|offer):/;
// Something new lies where a card was taken away, so that nobody can undo it: such a choice is made twice.
const LASTING = /^offer:/;

export class Tableau {
  asked = $state.raw<Asked | null>(null);
  private lit = $derived.by(() => targets(this.ask));

  constructor(
    readonly almanac: Almanac,
    private read: () => Given,
  ) {}

  get view(): View {
    return this.read().view;
  }
  get ask(): Question | null {
    return this.read().ask;
  }
  /** My own house; null for somebody who watches. */
  get me(): House | null {
    const { view, seat } = this.read();
    return seat === null ? null : (view.houses.find((house) => house.seat === seat) ?? null);
  }
  /** Whether the question is where to send an agent. */
  get sending(): boolean {
    return this.ask?.kind === 'turn' && this.ask.options.some((each) => each.option.startsWith('play:'));
  }

  /** What a piece says about itself. */
  lines(piece: string): Words[] {
    const [kind, name] = piece.split(':') as [string, string];
    const { cards, intrigues, spaces, leaders, contracts, trophies } = this.almanac;
    const found: Record<string, Record<string, { lines: Words[] }>> = { card: cards, intrigue: intrigues, space: spaces, leader: leaders, contract: contracts, trophy: trophies };
    return found[kind]?.[name]?.lines ?? [];
  }

  /** The options that a thing stands for, as far as what is picked already leaves them. */
  options(thing: string): Offered[] {
    const all = this.lit.get(thing) ?? [];
    return CHANGEABLE.test(thing) ? all : all.filter((each) => picking.fits(each.option));
  }
  glows(...things: string[]): boolean {
    return things.some((thing) => this.options(thing).length > 0);
  }
  /** Whether it waits to be chosen once more. */
  waits(thing: string): boolean {
    return picking.sole !== '' && this.options(thing).some((each) => each.option === picking.sole);
  }
  /** Whether somebody points at it in the question bar or in the log. */
  pointed(...things: string[]): boolean {
    return things.some(
      (thing) =>
        picking.pointed.includes(thing) ||
        picking.pointed.some((ref) => ref.startsWith('clause:') && thing === `source:${ref.slice(7).split('.')[0]}`),
    );
  }

  answer(option: string): void {
    if (this.ask) this.read().choose(this.ask.kind, option);
  }

  /** One option is an answer, at the second click if it lasts; of several, the question bar shows only these. */
  click(...things: string[]): void {
    const options = things.flatMap((thing) => this.options(thing));
    const ask = this.ask;
    if (!ask || !options.length) return;
    const first = options[0]!.option;
    if (first.startsWith('play:') && things[0]!.startsWith('hand:')) {
      picking.some = [];
      picking.pick(first.split(':').slice(0, 2).join(':'));
    } else if (options.length === 1 && (picking.sole === first || !LASTING.test(things[0]!))) this.answer(first);
    else picking.among(options.map((each) => each.option));
  }
}

const KEY = Symbol('tableau');
export const layTable = (table: Tableau) => setContext(KEY, table);
export const tableau = () => getContext<Tableau>(KEY);
