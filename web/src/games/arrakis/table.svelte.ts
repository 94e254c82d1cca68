// What the parts of the board share.

import { distinguishing, label, type Offered, say, Tableau, tableau as shared, type Words } from '$board';
import { areaWords, contents } from './map/areas';
import { type Almanac, other, type Side, type Unit, type View } from './view';

export class ArrakisTable extends Tableau<View, Almanac> {
  /** The side that this seat plays; null for somebody who watches. */
  get me(): Side | null {
    return (this.mine[0] as Side | undefined) ?? null;
  }
  /** Both sides, mine first. */
  get sides(): Side[] {
    return this.me ? [this.me, other(this.me)] : this.printed.sides;
  }
  /** What figures of a sort are called; special ones and generic leaders have a name of their own on either side. */
  figure(side: Side, unit: Unit): string {
    return say(unit === 'special' || unit === 'generic' ? `figure-${unit}-${side}` : `figure-${unit}`);
  }
  area(id: string): string {
    const { id: message, args } = areaWords(id);
    return say(message, args);
  }

  override title(piece: string): string {
    const [kind, name] = piece.split(':') as [string, string];
    if (kind === 'area') return this.area(name);
    return kind === 'card' ? label(this.printed.cards[name]?.title ?? '') : super.title(piece);
  }
  /** An area tells what stands there, before what is printed on it. */
  override lines(piece: string): Words[] {
    const here = piece.startsWith('area:') ? this.view.areas[piece.slice(5)] : undefined;
    return here ? [...contents(here), ...super.lines(piece)] : super.lines(piece);
  }
  protected override pieces(kind: string) {
    const { areas, zones, cards, leaders, visions, powers } = this.printed;
    return { area: areas, zone: zones, card: cards, leader: leaders, vision: visions, power: powers }[kind];
  }
  protected override findTargets(): Map<string, Offered[]> {
    return distinguishing(super.findTargets(), this.ask);
  }
}

export const tableau = () => shared<ArrakisTable>();
