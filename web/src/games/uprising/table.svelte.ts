// What the parts of the board share.

import { type Offered, picking, Tableau, tableau as shared } from '$board';
import type { Almanac, House, View } from './almanac';
import { named } from './targets';

// What is picked may be changed for another one of these at any time.
const CHANGEABLE = /^(hand|intrigue|offer|tleilaxu|tech):/;
// Something new lies where a card or tile was taken away, so that nobody can undo it: such a choice is made twice.
const LASTING = /^(offer|tleilaxu|tech):|^atomics$/;

const NONE: string[] = []; // always the same object, so that nothing is drawn anew

export class UprisingTable extends Tableau<View, Almanac> {
  /** My own house; null for somebody who watches. */
  get me(): House | null {
    return this.view.houses.find((house) => this.mine.includes(house.name)) ?? null;
  }
  /** Whether the question is where to send an agent. */
  get sending(): boolean {
    return this.ask?.kind === 'turn' && this.ask.options.some((each) => each.option.startsWith('play:'));
  }
  /** Whether Immortality is played: there is a second board. */
  get tleilax(): boolean {
    return !!this.printed.research;
  }
  /** Whether Rise of Ix is played: tech tiles and a shipping track. */
  get ix(): boolean {
    return !!this.printed.tech;
  }
  /** Whether two teams play. */
  get teams(): boolean {
    return !!this.printed.teams;
  }
  /** Who has a cube on an influence track: everybody, but commanders climb their own and no other. */
  onTrack(name: string): House[] {
    if (!this.teams) return this.view.houses;
    const own = this.printed.factions[name]!.team;
    const spaces = Object.values(this.printed.spaces).filter((space) => space.faction === name);
    return this.view.houses.filter((house) => (own ? spaces.some((space) => space.only === house.leader) : !house.commander));
  }
  /** The two cards that I have grafted in this turn, or the first of them while the other is asked for. */
  get grafted(): string[] {
    const turn = this.view.turn;
    if (!turn || !this.me || this.view.houses[turn.house] !== this.me) return NONE;
    return turn.cards.length > 1 || this.ask?.kind === 'partner' ? turn.cards : NONE;
  }
  /** Whether it waits to be chosen once more. */
  waits(thing: string): boolean {
    return picking.sole !== '' && this.options(thing).some((each) => each.option === picking.sole);
  }
  /** A clause that is pointed at lies where its source is. */
  override pointed(...things: string[]): boolean {
    const sources = picking.pointed.filter((ref) => ref.startsWith('clause:')).map((ref) => `source:${ref.slice(7).split('.')[0]}`);
    return super.pointed(...things) || things.some((thing) => sources.includes(thing));
  }
  /** Several icons may move the freighter in the same way: it does not matter which of them does. */
  override options(thing: string): Offered[] {
    const all = super.options(thing);
    return thing.startsWith('freighter:') ? all.slice(0, 1) : all;
  }
  /** A card from my hand is picked first, then its space. */
  override click(...things: string[]): void {
    const first = things[0]!.startsWith('hand:') ? this.options(things[0]!)[0]?.option : undefined;
    if (!first?.startsWith('play:')) return super.click(...things);
    picking.some = [];
    picking.pick(first.split(':').slice(0, 2).join(':'));
  }

  protected override named(option: Offered, kind: string): string[] {
    return named(option, kind);
  }
  protected override narrows(thing: string): boolean {
    return !CHANGEABLE.test(thing);
  }
  protected override needsSecondClick(thing: string): boolean {
    return LASTING.test(thing);
  }
  protected override pieces(kind: string) {
    const { cards, intrigues, spaces, leaders, contracts, trophies, research, tleilaxu, hagal, rivals, tech, shipping } = this.printed;
    const tleilaxu_space = tleilaxu && Object.fromEntries(tleilaxu.map((space) => [space.name, space]));
    const shipping_space = shipping && Object.fromEntries(shipping.map((space) => [space.name, space]));
    const printed = { card: cards, intrigue: intrigues, space: spaces, leader: leaders, contract: contracts, trophy: trophies };
    return { ...printed, research_space: research, tleilaxu_space, hagal, rival: rivals, tech, shipping_space }[kind];
  }
}

export const tableau = () => shared<UprisingTable>();
