// How the log tells an action: the die, what was done with it, losses and progress in signs.

import Unit from '~icons/game-icons/rally-the-troops';
import Cards from '~icons/game-icons/card-draw';
import Supremacy from '~icons/game-icons/flying-flag';
import type { Arg, Gain, Happened, Turns, Words } from '$board';
import { MARKER_ICONS } from './pieces/icons';

const words = (id: string, args: Record<string, Arg> = {}): Words => ({ id, args, refs: [], rules: [] });
const TOLD = ['moved', 'leader_placed', 'battle_won', 'battle_lost', 'destroyed', 'discarded', 'token_placed', 'vehicle_placed', 'replaced', 'reduced', 'battle_damage', 'nothing_came', 'nothing_done'];
const QUIET = ['spent', 'desert_power', 'attack', 'drawn_card', 'battle_rolled'];
const NOTHING = [...QUIET, 'played', 'special_action', 'no_more_cards', 'nothing_came', 'nothing_done']; // with these alone
const DICE = ['spent', 'desert_power'];

function gains(event: Happened, events: Happened[]): Gain[] | undefined {
  const { kind, data, words: told } = event;
  if (event === events[0] && free(event)) return [];
  if (QUIET.includes(kind)) return [];
  if (kind === 'played' && DICE.includes(events[0]!.kind)) return []; // the title names the card
  // A step of a card that does nothing is not worth a word where others did something.
  if (kind === 'nothing_came' && !events.every((each) => NOTHING.includes(each.kind))) return [];
  if (kind === 'placed') return [{ sign: 'unit', n: data[1], party: data[0] }];
  if (kind === 'lost') return [{ sign: 'unit', n: -1, party: data[0] }];
  if (kind === 'drew') return [{ sign: 'card', n: data[1], party: data[0] }];
  if (kind === 'supremacy') return [{ sign: 'supremacy', n: data[0], now: data[1], party: 'harkonnen' }];
  if (kind === 'prescience') return [{ sign: data[0], n: data[1], now: data[2], party: 'atreides' }];
  if (TOLD.includes(kind)) return [{ words: words(`gain-${kind}`, told.args), party: 'side' in told.args ? data[0] : undefined }];
  return undefined;
}

/** Free actions come amid anything; the Harkonnen alone scout, the Atreides alone claim and have the atomics. */
function free({ kind, data }: Happened): string | undefined {
  if (kind === 'scouted') return 'harkonnen';
  if (kind === 'claimed' || kind === 'atomics') return 'atreides';
  return kind === 'bombarded' || kind === 'passed' ? (data[0] as string) : undefined;
}

export const turns: Turns = {
  opens: ['spent', 'desert_power', 'attack'],
  free,
  title(events) {
    const first = events[0]!;
    const played = DICE.includes(first.kind) ? events.filter((event) => event.kind === 'played') : [];
    const told = played.reduce((what, event) => words('block-with', { what, card: event.words.args['card'] ?? event.data[1] }), words(`block-${first.kind}`, first.words.args));
    return { party: free(first), words: told };
  },
  gains,
  // A card that I have drawn is named; how many, and from which deck, the name says.
  repeats: (event, events) => event.kind === 'drew' && events[events.indexOf(event) - 1]?.kind === 'drawn_card',
  signs: { unit: Unit, card: Cards, supremacy: Supremacy, ...MARKER_ICONS },
};
