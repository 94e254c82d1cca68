// What may be looked at: everybody's cards in play and discarded, contracts, won conflicts; what is left of the decks.

import { type Pile, say, tally, unseen } from '$board';
import type { Almanac, House, View } from './almanac';

const HIDDEN = '?';

export function piles(view: View, printed: Almanac, party: string): Pile[] {
  const house = view.houses?.find((each) => each.name === party);
  const found = house ? ofHouse(house, printed) : ofTable(view, printed);
  return found.filter((pile) => pile.things.length || pile.count);
}

function ofHouse(house: House, printed: Almanac): Pile[] {
  const known = (names: string[]) => names.filter((name) => name !== HIDDEN);
  const isObjective = (name: string) => !printed.trophies[name]?.level;
  return [
    { title: say('uprising-pile-play'), things: cards(printed, [...house.played, ...house.shown]) },
    { title: say('uprising-pile-discard'), things: cards(printed, house.discard) },
    { title: say('uprising-pile-hand'), things: cards(printed, known(house.hand)), count: house.hand.length },
    { title: say('uprising-pile-deck'), things: cards(printed, house.deck_cards ?? []), count: house.deck },
    { title: say('uprising-pile-intrigues'), things: intrigues(printed, [...known(house.intrigues), ...house.laid]), count: house.intrigues.length + house.laid.length },
    { title: say('uprising-pile-tech'), things: tech(printed, (house.tech ?? []).map((tile) => tile.name)) },
    { title: say('uprising-pile-contracts'), things: contracts(printed, house.contracts ?? []) },
    { title: say('uprising-pile-completed'), things: contracts(printed, house.completed ?? []) },
    { title: say('uprising-pile-objective'), things: trophies(printed, [...house.trophies, ...house.matched].filter(isObjective)) },
    { title: say('uprising-pile-won'), things: trophies(printed, [...house.trophies, ...house.matched].filter((name) => !isObjective(name))) },
  ];
}

function ofTable(view: View, printed: Almanac): Pile[] {
  if (!view.houses) return [];
  const seen = view.houses.flatMap((house) => [...house.hand, ...house.discard, ...house.played, ...house.shown, ...(house.deck_cards ?? []), house.aside ?? HIDDEN]);
  const elsewhere = [...seen, ...view.row, ...(view.throne ?? []), ...view.removed];
  return [
    { title: say('uprising-pile-row', { n: view.imperium_deck }), things: cards(printed, unseen(printed.imperium, elsewhere)) },
    { title: say('uprising-pile-intrigue-discard', { n: view.intrigue_deck }), things: intrigues(printed, view.intrigue_discard) },
    { title: say('uprising-pile-removed'), things: [...cards(printed, view.removed), ...intrigues(printed, view.intrigue_removed)] },
    { title: say('uprising-pile-conflicts', { n: view.conflict_deck }), things: [...view.conflicts].reverse().map((name) => ({ ...trophies(printed, [name])[0]!, note: winner(view, name) })) },
    { title: say('uprising-pile-stacks', { n: sum(view.tech_left) }), things: tech(printed, hiddenTech(view, printed)) },
    { title: say('uprising-pile-tech-gone'), things: tech(printed, view.tech_trashed ?? []) },
    { title: say('uprising-pile-offer', { n: view.contract_bank ?? 0 }), things: contracts(printed, view.contracts ?? []) },
  ];
}

/** The tiles that nobody has seen yet, or that lie face up on a stack. */
function hiddenTech(view: View, printed: Almanac): string[] {
  const seen = [...view.houses.flatMap((house) => (house.tech ?? []).map((tile) => tile.name)), ...(view.tech_trashed ?? [])];
  return Object.keys(printed.tech ?? {}).filter((name) => !seen.includes(name));
}
const sum = (counts: number[] = []): number => counts.reduce((all, n) => all + n, 0);
const winner = (view: View, trophy: string): string => {
  const house = view.houses.find((each) => each.trophies.includes(trophy) || each.matched.includes(trophy));
  return house ? say(`leader-${house.leader}`) : '';
};
const cards = (printed: Almanac, names: string[]) =>
  tally(names).map(([name, n]) => ({ name: say(`card-${name}`), n, note: printed.cards[name]?.cost ? say('uprising-pile-cost', { n: printed.cards[name]!.cost! }) : undefined, lines: printed.cards[name]?.lines }));
const intrigues = (printed: Almanac, names: string[]) => tally(names).map(([name, n]) => ({ name: say(`intrigue-${name}`), n, lines: printed.intrigues[name]?.lines }));
const contracts = (printed: Almanac, names: string[]) => tally(names).map(([name, n]) => ({ name: say(`contract-${name}`), n, lines: printed.contracts?.[name]?.lines }));
const tech = (printed: Almanac, names: string[]) => names.map((name) => ({ name: say(`tech-${name}`), lines: printed.tech?.[name]?.lines }));
const trophies = (printed: Almanac, names: string[]) => names.map((name) => ({ name: say(`trophy-${name}`), lines: printed.trophies[name]?.lines }));
