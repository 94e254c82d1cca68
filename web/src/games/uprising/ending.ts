// What is told when a game of Uprising is over: for what there were points, what was held back.

import { type Arg, type EndTold, type Happened, label, type Words } from '$board';
import type { Almanac, View } from './almanac';

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });
/** Events that may bring points: the last one of the house before them did. */
const CAUSES = ['pairs', 'rewarded', 'acquires', 'plays_intrigue', 'completes', 'does', 'acquires_tech', 'uses_tech', 'detonates'];
const BEFORE = ['turn', 'phase', 'round', 'endgame'];

function cause(events: Happened[], at: number): Words {
  const house = events[at]!.data[0];
  for (let i = at - 1; i >= 0 && !BEFORE.includes(events[i]!.kind); i--) {
    const { kind, data, words: told } = events[i]!;
    if (data[0] !== house || !CAUSES.includes(kind)) continue;
    const clause = told.args.clause as Words | undefined;
    return words(`points-${kind}`, clause ? { source: clause.args.source ?? '' } : told.args);
  }
  return words('points-other');
}

export const ending: EndTold<View, Almanac> = {
  points(events, at) {
    const { kind, data, words: told } = events[at]!;
    if (kind === 'point') return { party: data[0], n: data[1], why: words(`points-${data[3]}`, told.args) };
    return kind === 'points' ? { party: data[0], n: data[1], why: cause(events, at) } : null;
  },
  hidden(view, party) {
    const house = view.houses.find((each) => each.name === party);
    if (!house) return [];
    return [
      { name: 'intrigues', things: house.intrigues.map((each) => label(`intrigue-${each}`)) },
      { name: 'hand', things: house.hand.map((each) => label(`card-${each}`)) },
    ];
  },
};
