// What is told when War for Arrakis is over: steps towards victory by round, cards in hand and the secret objective.

import { type EndTold, label, say, type Words } from '$board';
import { highlights } from './highlights';
import type { Almanac, View } from './view';

const words = (id: string): Words => ({ id, args: {}, refs: [], rules: [] });

/** The objectives as one: any of them wins. */
function either(goals: string[]): string[] {
  return goals.length ? [goals.reduce((first, next) => say('arrakis-or', { first, next }))] : [];
}

export const ending: EndTold<View, Almanac> = {
  highlights,
  points(events, at) {
    const { kind, data } = events[at]!;
    if (kind === 'supremacy') return { party: 'harkonnen', n: data[0], why: words('points-supremacy') };
    if (kind === 'prescience') return { party: 'atreides', n: data[1], why: words(`marker-${data[0]}`) };
    return kind === 'marker_lowered' ? { party: 'atreides', n: -data[1], why: words(`marker-${data[0]}`) } : null;
  },
  hidden(view, party, printed) {
    const hand = view.hands[party as 'harkonnen'] ?? [];
    const goals = party === 'atreides' ? view.objectives.filter((each) => each !== null) : [];
    return [
      { name: 'objective', things: either(goals.map((goal) => Object.entries(goal!).map(([marker, n]) => `${say(`marker-${marker}`)} ${n}`).join(' · '))) },
      { name: 'hand', things: hand.filter((each) => !each.startsWith('?')).map((each) => label(printed.cards[each]?.title ?? each)) },
    ];
  },
};
