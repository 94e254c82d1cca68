// What may be looked at: hands as far as they are known, leaders, discard piles, cards in play, visions.

import { label, type Pile, say, tally } from '$board';
import type { Almanac, Side, View } from './view';

export function piles(view: View, printed: Almanac, party: string): Pile[] {
  const found = party ? ofSide(view, printed, party as Side) : ofTable(view, printed);
  return found.filter((pile) => pile.things.length || pile.count);
}

function ofSide(view: View, printed: Almanac, side: Side): Pile[] {
  const hand = view.hands?.[side];
  if (!hand) return [];
  const leaders = Object.entries(view.leaders).filter(([, leader]) => leader.side === side && leader.state !== 'box');
  const backs = tally(hand.filter((card) => card.startsWith('?'))).map(([back, n]) => ({ name: say(`deck-${back.slice(1)}`), n }));
  return [
    { title: say('arrakis-pile-hand'), things: [...cards(printed, hand.filter((card) => !card.startsWith('?'))), ...backs] },
    { title: say('arrakis-pile-leaders'), things: leaders.map(([name, leader]) => ({ name: label(`leader-${name}`), note: say(`arrakis-pile-${leader.state}`), lines: printed.leaders[name]?.lines })) },
    { title: say('arrakis-pile-supply'), things: Object.entries(view.supply[side]).map(([unit, n]) => ({ name: label(unit === 'special' || unit === 'generic' ? `figure-${unit}-${side}` : `figure-${unit}`), n })), count: Object.values(view.supply[side]).reduce((sum, n) => sum + n, 0) },
  ];
}

function ofTable(view: View, printed: Almanac): Pile[] {
  if (!view.discards) return [];
  return [
    ...Object.entries(view.discards).map(([deck, names]) => ({ title: say('arrakis-pile-discard', { deck: say(`deck-${deck}`), n: view.decks[deck] ?? 0 }), things: cards(printed, names) })),
    { title: say('arrakis-pile-play'), things: cards(printed, view.in_play) },
    { title: say('arrakis-pile-visions', { n: view.visions.deck }), things: view.visions.revealed.map((name) => ({ name: label(`vision-${name}`), lines: printed.visions[name]?.lines })) },
  ];
}

const cards = (printed: Almanac, names: string[]) => tally(names).map(([name, n]) => ({ name: label(`card-${name}`), n, lines: printed.cards[name]?.lines }));
