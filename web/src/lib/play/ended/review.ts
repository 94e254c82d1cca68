// A reviewed game as lines: everybody's chance to win, decision by decision.

import type { Decision, Party } from '../../server/protocol';
import { lasting } from './charts';

export interface ChanceLine {
  party: string;
  points: { at: number; value: number }[];
}

/** One line for each of the parties at the end, members of a team one after another. */
export function lines(decisions: Decision[], parties: Party[]): ChanceLine[] {
  const known = [...new Set(decisions.flatMap((each) => Object.keys(each.chances)))];
  return lasting(known, parties).map((party) => ({
    party,
    points: decisions.flatMap((each) => (party in each.chances ? [{ at: each.after, value: each.chances[party]! }] : [])),
  }));
}

/** The chance at a moment: that before the next decision, or the last one known. */
export function shareAt(line: ChanceLine, at: number): number {
  return (line.points.find((point) => point.at >= at) ?? line.points.at(-1))?.value ?? 0;
}
