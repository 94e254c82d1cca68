// What the parts of the board share.

import { distinguishing, label, type Offered, say, Tableau, tableau as shared, type Words } from '$board';
import { areaWords, contents, scars } from './map/areas';
import { type Almanac, type Blast, other, type Side, type Unit, type View } from './view';

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
  /** An area tells what stands there and what atomics have done to it, before what is printed on it. */
  override lines(piece: string): Words[] {
    return piece.startsWith('area:') ? [...this.here(piece.slice(5)), ...super.lines(piece)] : super.lines(piece);
  }
  /** What is in an area now. */
  here(id: string): Words[] {
    const area = this.view.areas[id];
    return [...scars(this.blast, id), ...(area ? contents(area) : [])];
  }
  /** The mountain that was blasted, and what lies open since (R12.2). */
  get blast(): Blast | null {
    return this.view.atomics ? this.printed.atomics[this.view.atomics]! : null;
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
