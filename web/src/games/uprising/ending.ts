// What is told when a game of Uprising is over: for what there were points, what was worth seeing, what was held back.

import { type EndTold, label } from '$board';
import type { Almanac, View } from './almanac';
import { highlights } from './highlights';
import { cause, words } from './points';

export const ending: EndTold<View, Almanac> = {
  points(events, at) {
    const { kind, data, words: told } = events[at]!;
    if (kind === 'point') return { party: data[0], n: data[1], why: words(`points-${data[3]}`, told.args) };
    return kind === 'points' ? { party: data[0], n: data[1], why: cause(events, at) } : null;
  },
  highlights,
  hidden(view, party) {
    const house = view.houses.find((each) => each.name === party);
    if (!house) return [];
    return [
      { name: 'intrigues', things: house.intrigues.map((each) => label(`intrigue-${each}`)) },
      { name: 'hand', things: house.hand.map((each) => label(`card-${each}`)) },
    ];
  },
};
