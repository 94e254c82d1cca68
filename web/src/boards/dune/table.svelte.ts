// What the parts of the board share: the almanac, what can be clicked, and what is being explained.

import { getContext, setContext } from 'svelte';
import { picking } from '../../lib/picking.svelte';
import type { Happened, Offered, Question, Words } from '../../lib/types';
import { label, say } from '../../lib/words.svelte';
import type { Asked } from '../asking';
import type { Almanac, Terrain } from './facts';
import { targets } from './targets';

export type View = Record<string, any>;
interface Given {
  view: View;
  ask: Question | null;
  seat: number | null;
  events: Happened[];
  choose: (kind: string, option: string) => unknown;
}

export class Tableau {
  asked = $state.raw<Asked | null>(null);
  readonly view = $derived.by(() => this.read().view);
  readonly ask = $derived.by(() => this.read().ask);
  readonly seat = $derived.by(() => this.read().seat);
  readonly events = $derived.by(() => this.read().events);
  readonly lit = $derived.by(() => targets(this.ask));
  /** The factions that this seat plays. */
  readonly mine = $derived.by(() =>
    Object.keys(this.view.factions).filter((faction) => this.view.factions[faction].seat === this.seat),
  );

  /** The territories' names in the language of the moment. */
  readonly places = $derived.by(
    () => new Map(Object.keys(this.box.territories).map((id) => [id, label(`territory-${id}`)])),
  );

  constructor(
    readonly box: Almanac,
    private read: () => Given,
  ) {}

  strength(leader: string): number {
    return this.box.leaders[leader]?.strength ?? 0;
  }
  kind(card: string): string {
    return this.box.cards[card]?.kind ?? '';
  }
  terrain(territory: string): Terrain {
    return this.box.territories[territory]?.terrain ?? 'sand';
  }
  /** What the special forces of a faction are called. */
  special(faction: string): string {
    const name = this.box.factions[faction]?.special;
    return name ? say(`force-${name}`) : '';
  }

  /** What a piece says about itself. */
  lines(piece: string): Words[] {
    const [sort, name] = piece.split(':') as [string, string];
    const found = { card: this.box.cards, leader: this.box.leaders, territory: this.box.territories, faction: this.box.factions, power: this.box.powers }[sort];
    return found?.[name]?.lines ?? [];
  }
  title(piece: string): string {
    const [sort, name] = piece.split(':') as [string, string];
    if (sort === 'power') return say(`power-${this.box.powers[name]?.name}`);
    return label(sort === 'faction' ? `faction-${name}-full` : `${sort}-${name}`);
  }

  /** The options of the open question that a thing stands for. */
  options(thing: string): Offered[] | undefined {
    return this.lit.get(thing);
  }
  /** One option is an answer; of several, the question bar shows only these. */
  answer(options: Offered[]): void {
    if (options.length === 1) this.choose(options[0]!.option);
    else picking.among(options.map((each) => each.option));
  }
  choose(option: string): void {
    if (this.ask) this.read().choose(this.ask.kind, option);
  }
}

const KEY = Symbol('tableau');
export const layTable = (table: Tableau) => setContext(KEY, table);
export const tableau = () => getContext<Tableau>(KEY);
