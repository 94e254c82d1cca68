// A battle as this seat was told it: both plans, who was betrayed, what became of leaders, cards and forces.

import type { Happened, Words } from '$board';

export interface Side {
  faction: string;
  dial: number;
  spice: number;
  leader: string; // `none`: nobody
  weapon: string; // `none`: no card
  defence: string;
  kwisatzHaderach: boolean;
  total: number | null; // null: it did not come to that
  betrayed: boolean; // the leader was a traitor
  dead: boolean; // the leader
  lost: number; // forces
  gained: number; // spice
  discarded: string[];
  kept: string[];
}
export interface Fought {
  territory: string;
  sides: Side[]; // the aggressor first
  winner: string | null;
  explosion: boolean;
  outcome: Words | null; // how it ended, as it was told
}

const OUTCOMES = ['battle_won', 'battle_lost_by_both', 'explosion'];

const side = (faction: string): Side => ({
  faction,
  dial: 0,
  spice: 0,
  leader: 'none',
  weapon: 'none',
  defence: 'none',
  kwisatzHaderach: false,
  total: null,
  betrayed: false,
  dead: false,
  lost: 0,
  gained: 0,
  discarded: [],
  kept: [],
});

export function fought(told: Happened[]): Fought | null {
  const battle = told.find((event) => event.kind === 'battle');
  if (!battle) return null;
  const [aggressor, defender, territory] = battle.data as [string, string, string];
  const sides = [side(aggressor), side(defender)];
  const of = (faction: string) => sides.find((each) => each.faction === faction);
  const out: Fought = { territory, sides, winner: null, explosion: false, outcome: null };
  for (const { kind, data, words } of told) {
    if (OUTCOMES.includes(kind)) out.outcome = words;
    const one = of(data[0]);
    if (kind === 'plan' && one) {
      const [, dial, spice, leader, weapon, defence, haderach] = data;
      Object.assign(one, { dial, spice, leader, weapon, defence, kwisatzHaderach: haderach === 'yes' });
    } else if (kind === 'traitor') {
      const other = of(data[1]);
      if (other) other.betrayed = true;
    } else if (kind === 'strengths') {
      if (one) one.total = data[1];
      const other = of(data[2]);
      if (other) other.total = data[3];
    } else if (kind === 'battle_won') out.winner = data[0];
    else if (kind === 'explosion') out.explosion = true;
    else if (kind === 'leader_killed') {
      const led = sides.find((each) => each.leader === data[1]);
      if (led) led.dead = true;
    } else if (!one) continue;
    else if (kind === 'lost') one.lost += data[2];
    else if (kind === 'spice_gained') one.gained += data[1];
    else if (kind === 'discarded') one.discarded.push(data[1]);
    else if (kind === 'kept') one.kept.push(data[1]);
  }
  return out;
}

/** What a weapon did to the other leader; empty: nothing can be said, or nobody asked. */
export function struck(battle: Fought, by: Side, kind: (card: string) => string): 'kills' | 'stopped' | '' {
  const other = battle.sides.find((each) => each !== by)!;
  const isWeapon = ['projectile', 'poison', 'lasgun'].includes(kind(by.weapon));
  if (!isWeapon || battle.explosion || battle.sides.some((each) => each.betrayed) || other.leader === 'none') return '';
  return other.dead ? 'kills' : kind(other.leader) === 'cheap_hero' ? '' : 'stopped';
}
