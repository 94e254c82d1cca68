// How the log tells a shipment with its move, an auction, a battle: each as one block, with gains and losses in signs.

import Spice from '~icons/game-icons/powder';
import Force from '~icons/game-icons/rally-the-troops';
import type { Arg, Gain, Happened, Turns, Words } from '$board';

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });

/** Events that a few words tell; the words are `gain-<kind>`. */
const TOLD = ['shipped', 'returned', 'moved', 'accompanied', 'card_taken', 'bonus_card', 'discarded', 'leader_killed', 'kept', 'strengths', 'battle_won'];
/** What the title says, or nobody looks for once it is over. */
const QUIET = ['shipping_turn', 'shipment_announced', 'return_announced', 'move_announced', 'card_put_up', 'card_looked_at', 'bid', 'bid_passed', 'bought', 'paid_with_karama', 'battle', 'plan'];

function gains({ kind, data, words: told }: Happened): Gain[] | undefined {
  const faction = data[0] as string;
  if (QUIET.includes(kind)) return [];
  if (kind === 'paid') {
    const [, amount, receiver] = data as [string, number, string];
    const paid: Gain[] = [{ sign: 'spice', n: -amount, party: faction }];
    return receiver === 'bank' ? paid : [...paid, { sign: 'spice', n: amount, party: receiver }];
  }
  if (kind === 'spice_gained' || kind === 'collected') return [{ sign: 'spice', n: data[1], party: faction }];
  if (kind === 'lost') return [{ sign: 'force', n: -data[2], party: faction }];
  if (TOLD.includes(kind)) return [{ words: words(`gain-${kind}`, told.args), party: kind === 'strengths' ? undefined : faction }];
  return undefined;
}

/** Announced, paid, done: the announcement has said it all. */
function repeats({ kind, data }: Happened, events: Happened[]): boolean {
  const announced = (by: string) => events.some((event) => event.kind === by && event.data[0] === data[0]);
  if (kind === 'shipping_turn') return events.length > 1;
  if (kind === 'shipped') return announced('shipment_announced');
  if (kind === 'returned') return announced('return_announced');
  if (kind === 'moved') return announced('move_announced');
  if (kind === 'paid') return (data[3] === 'shipment' && (announced('shipment_announced') || announced('return_announced'))) || (data[3] === 'card' && data[2] === 'bank' && announced('bought'));
  return false;
}

export const turns: Turns = {
  opens: ['shipping_turn', 'card_put_up', 'battle'],
  title(events) {
    const [first] = events as [Happened];
    if (first.kind === 'shipping_turn') return { words: words('turn-ships') };
    if (first.kind === 'battle') return { words: words('turn-battle', first.words.args) };
    const bought = events.find((event) => event.kind === 'bought');
    const karama = events.some((event) => event.kind === 'paid_with_karama');
    return bought ? { party: bought.data[0], words: words(karama ? 'turn-buys-karama' : 'turn-buys', bought.words.args) } : null;
  },
  gains,
  repeats,
  signs: { spice: Spice, force: Force },
};
