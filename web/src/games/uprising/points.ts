// For what a house got points, from what was told before them.

import type { Arg, Happened, Words } from '$board';

export const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });
/** Events that may bring points: the last one of the house before them did. */
const CAUSES = ['pairs', 'rewarded', 'acquires', 'plays_intrigue', 'does', 'acquires_tech', 'uses_tech', 'tech_scores', 'detonates', 'advances'];
/** What asks for a price first. Points that a price was paid for without it are bought, as rivals do. */
const ASKING = ['plays_intrigue', 'does', 'uses_tech'];
const PRICES = ['pays', 'discards_intrigue'];
const BEFORE = ['turn', 'phase', 'round', 'endgame'];

export function cause(events: Happened[], at: number): Words {
  const house = events[at]!.data[0];
  let paid = false;
  for (let i = at - 1; i >= 0 && !BEFORE.includes(events[i]!.kind); i--) {
    const { kind, data, words: told } = events[i]!;
    if (data[0] !== house) continue;
    paid ||= PRICES.includes(kind);
    if (!CAUSES.includes(kind)) continue;
    if (paid && !ASKING.includes(kind)) break;
    const clause = told.args.clause as Words | undefined;
    return words(`points-${kind}`, clause ? { source: clause.args.source ?? '' } : told.args);
  }
  return words(paid ? 'points-bought' : 'points-other');
}
