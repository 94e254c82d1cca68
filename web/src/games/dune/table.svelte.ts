// What the parts of the board share.

import { distinguishing, label, type Offered, say, Tableau, tableau as shared, targets } from '$board';
import type { Almanac, Terrain } from './almanac';
import { named } from './map/targets';

export type View = Record<string, any>;

export class DuneTable extends Tableau<View, Almanac> {
  /** The territories' names in the language of the moment. */
  readonly places = $derived.by(() => new Map(Object.keys(this.printed.territories).map((id) => [id, label(`territory-${id}`)])));

  strength(leader: string): number {
    return this.printed.leaders[leader]?.strength ?? 0;
  }
  kind(card: string): string {
    return this.printed.cards[card]?.kind ?? '';
  }
  terrain(territory: string): Terrain {
    return this.printed.territories[territory]?.terrain ?? 'sand';
  }
  /** What the special forces of a faction are called. */
  special(faction: string): string {
    const name = this.printed.factions[faction]?.special;
    return name ? say(`force-${name}`) : '';
  }

  override title(piece: string): string {
    const [kind, name] = piece.split(':') as [string, string];
    if (kind === 'power') return say(`power-${this.printed.powers[name]?.name}`);
    return kind === 'faction' ? label(`faction-${name}-full`) : super.title(piece);
  }
  protected override pieces(kind: string) {
    const { cards, leaders, territories, factions, powers } = this.printed;
    return { card: cards, leader: leaders, territory: territories, faction: factions, power: powers }[kind];
  }
  protected override findTargets(): Map<string, Offered[]> {
    return distinguishing(targets(this.ask, named), this.ask);
  }
}

export const tableau = () => shared<DuneTable>();
