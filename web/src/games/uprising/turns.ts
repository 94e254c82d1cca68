// How the log tells a turn: where the agent went and with which card, what it cost and brought, in signs.

import type { Arg, Gain, Happened, Turns, Words } from '$board';
import { SIGNS } from './signs/signs';

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });
const counted = (party: string, sign: string, n: number): Gain[] => (n ? [{ sign, n, party }] : []);
const purse = (party: string, [solari, spice, water]: number[], by: number): Gain[] => [
  ...counted(party, 'solari', by * solari!),
  ...counted(party, 'spice', by * spice!),
  ...counted(party, 'water', by * water!),
];
const FACTION_SIGN = (faction: string): string => (faction in SIGNS ? faction : faction === 'spacing_guild' ? 'guild' : 'influence');

/** Events that one sign tells: the sign, and by how much; a number of the event's own is multiplied. */
const COUNTED: Record<string, [sign: string, by: number]> = {
  recruits: ['troop', 1],
  loses_troops: ['troop', -1],
  deploys: ['deploy', 1],
  retreats: ['retreat', 1],
  summons: ['worm', 1],
  swords: ['sword', 1],
  points: ['vp', 1],
  draws: ['card', 1],
  draws_intrigue: ['intrigue', 1],
  makes_specimens: ['specimen', 1],
  spends_specimens: ['specimen', -1],
  negotiators_back: ['negotiator', -1],
};
const SINGLE: Record<string, [sign: string, by: number]> = {
  seat: ['seat', 1],
  swordmaster: ['swordmaster', 1],
  hooks: ['hooks', 1],
  places_spy: ['spy', 1],
  recalls_spy: ['spy', -1],
  researches: ['research', 1],
  advances: ['tleilaxu', 1],
  commissions: ['dreadnought', 1],
  negotiates: ['negotiator', 1],
};
/** Events that a few words tell; the words are `gain-<kind>`. */
const TOLD = ['trashes', 'trashes_intrigue', 'discards', 'acquires', 'plays_intrigue', 'returns', 'reveals', 'allies', 'alliance_back', 'controls', 'takes_contract', 'completes', 'steals', 'recalls_agent', 'infiltrates', 'gathers', 'wall', 'acquires_tech', 'trashes_tech', 'uses_tech', 'dividends', 'launches', 'withdraws', 'stations', 'detonates', 'supply_short'];
/** What the title or another event says already, or what only keeps the table in order. */
const QUIET = ['turn', 'turn_ends', 'sends', 'reveal_turn', 'does', 'row', 'shuffles', 'drew', 'drew_intrigue', 'hagal_sends', 'hagal_swords', 'rewarded', 'tleilaxu_row', 'contract_up', 'tech_up'];
const UNCAUSED = ['does', 'turn_ends', 'deploys', 'clean_up', 'acquires', 'row'];

function gains(event: Happened): Gain[] | undefined {
  const { kind, data } = event;
  const house = data[0] as string;
  if (QUIET.includes(kind)) return [];
  if (kind === 'gains') return purse(house, data.slice(1), 1);
  if (kind === 'pays') return purse(house, data.slice(1), -1);
  if (kind === 'influence') return [{ sign: FACTION_SIGN(data[1]), n: data[2], now: data[3], party: house }];
  if (kind === 'point') return counted(house, 'vp', data[1]);
  if (kind === 'clean_up') return data[1] ? [{ words: words('gain-strength', { n: data[1] }), party: house }] : [];
  if (kind === 'freighter_advances') return [{ sign: 'freighter', n: 1, now: data[1], party: house }];
  if (kind === 'freighter_recalled') return [{ sign: 'freighter', n: -data[1], now: 0, party: house }];
  if (COUNTED[kind]) return counted(house, COUNTED[kind][0], COUNTED[kind][1] * data[1]);
  if (SINGLE[kind]) return counted(house, ...SINGLE[kind]);
  if (TOLD.includes(kind)) return [{ words: words(`gain-${kind}`, event.words.args), party: kind === 'alliance_back' ? undefined : house }];
  return undefined;
}

/** What everybody is told after whom it concerns was told more. */
const AGAIN: Record<string, string> = { draws: 'drew', sets_ahead: 'set_ahead' };

/** An effect that is announced before it happens, and cards that I was told one by one, are told once. */
function repeats(event: Happened, events: Happened[]): boolean {
  if (['turn', 'turn_ends', 'reveal_turn'].includes(event.kind)) return events.length > 1;
  const at = events.indexOf(event);
  if (event.kind === 'does') {
    const next = events[at + 1];
    return next !== undefined && !UNCAUSED.includes(next.kind);
  }
  return AGAIN[event.kind] !== undefined && events[at - 1]?.kind === AGAIN[event.kind];
}

export const turns: Turns = {
  opens: ['turn', 'rewarded', 'wins'],
  title(events) {
    const sent = events.find((event) => event.kind === 'sends' || event.kind === 'hagal_sends');
    if (sent) return { words: words(sent.kind === 'sends' ? 'turn-sends' : 'turn-hagal', sent.words.args) };
    if (events.some((event) => event.kind === 'reveal_turn' || event.kind === 'hagal_swords')) return { words: words('turn-reveals') };
    if (events[0]!.kind === 'rewarded') return { words: words('turn-rewarded', { place: events[0]!.data[1], times: events[0]!.data[2] }) };
    return events[0]!.kind === 'turn' ? { words: words('turn-other') } : null;
  },
  gains,
  repeats,
  signs: SIGNS,
};
