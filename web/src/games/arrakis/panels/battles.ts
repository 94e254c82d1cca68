// A battle as the log tells it: who attacks where, what the dice showed, how it ended. It can still be looked at when it is over.

import type { Happened, Words } from '$board';
import type { Side } from '../view';

export interface Roll {
  side: Side;
  dice: number;
  hit: number;
  shield: number;
  special: number;
  cancelled: number; // of the shields, by the enemy's special elites (R7.9)
}
export interface Fought {
  attacker: Side;
  from: string;
  area: string;
  rolls: Roll[][]; // by round of the battle
  result: Words | null;
}
const ENDS = ['battle_won', 'battle_lost'];

/** The last battle of this round. */
export function lastBattle(events: Happened[]): Fought | null {
  const kinds = events.map((event) => event.kind);
  const at = kinds.lastIndexOf('attack');
  if (at < 0 || at < kinds.lastIndexOf('round')) return null;
  const [attacker, from, area] = events[at]!.data as [Side, string, string];
  const out: Fought = { attacker, from, area, rolls: [], result: null };
  for (const { kind, data, words } of events.slice(at + 1)) {
    if (kind === 'battle_rolled') {
      const [side, dice, hit, shield, special] = data as [Side, number, number, number, number];
      const roll = { side, dice, hit, shield, special, cancelled: 0 };
      const round = out.rolls.at(-1);
      if (round && !round.some((each) => each.side === side)) round.push(roll);
      else out.rolls.push([roll]);
    } else if (kind === 'battle_damage') {
      const rolled = out.rolls.at(-1)?.find((each) => each.side === data[0]);
      if (rolled) rolled.cancelled = Number(data[4] ?? 0); // records of old games do not tell
    } else if (ENDS.includes(kind)) {
      out.result = words;
      break;
    }
  }
  return out;
}
