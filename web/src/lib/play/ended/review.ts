// A reviewed game as lines: everybody's chance to win, decision by decision.

import type { Decision } from '../../server/protocol';

export interface ChanceLine {
  party: string;
  points: { at: number; value: number }[];
}

/** One line for each party, in the order in which the parties come up. */
export function lines(decisions: Decision[]): ChanceLine[] {
  const parties = [...new Set(decisions.flatMap((each) => Object.keys(each.chances)))];
  return parties.map((party) => ({
    party,
    points: decisions.flatMap((each) => (party in each.chances ? [{ at: each.after, value: each.chances[party]! }] : [])),
  }));
}

/** The chance at a moment: that before the next decision, or the last one known. */
export function shareAt(line: ChanceLine, at: number): number {
  return (line.points.find((point) => point.at >= at) ?? line.points.at(-1))?.value ?? 0;
}

/** What an answer cost its seat, in chances. */
export const lost = (decision: Decision): number => (decision.best ? decision.best_value - decision.value : 0);
