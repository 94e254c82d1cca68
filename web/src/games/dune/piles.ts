// What may be looked at: what is known of everybody's cards, leaders and tanks; discard piles and what may still come.

import { label, type Pile, say, tally, unseen, type Words } from '$board';
import type { Almanac } from './almanac';
import { spiceCard } from './pieces/pieces';
import type { View } from './table.svelte';

const HIDDEN = '?';
const known = (names: string[]) => names.filter((name) => name !== HIDDEN);

export function piles(view: View, printed: Almanac, party: string): Pile[] {
  const found = party ? ofFaction(view, printed, party) : ofTable(view, printed);
  return found.filter((pile) => pile.things.length || pile.count);
}

function ofFaction(view: View, printed: Almanac, faction: string): Pile[] {
  const side = view.factions?.[faction];
  if (!side) return [];
  const leaders = Object.entries(view.leaders as Record<string, any>).filter(([, leader]) => leader.faction === faction);
  const counted = (all: number, specials: number) => (specials ? `${all} (${specials}★)` : `${all}`);
  return [
    { title: say('dune-pile-hand'), things: cards(printed, known(side.hand)), count: side.hand.length },
    { title: say('dune-pile-leaders'), things: leaders.map(([name, leader]) => ({ name: `${label(`leader-${name}`)} ${printed.leaders[name]?.strength ?? ''}`, note: told(faction, leader) })) },
    { title: say('dune-pile-traitors'), things: known(side.traitors).map((name) => ({ name: label(`leader-${name}`) })), count: side.traitors.length },
    {
      title: say('dune-pile-forces'),
      things: [
        { name: label('word-reserves'), note: counted(side.reserves, side.reserve_specials) },
        { name: label('word-tanks'), note: counted(side.tanks, side.tank_specials) },
        { name: say('dune-pile-map'), note: `${onMap(view, faction)}` },
      ],
      count: side.reserves + side.tanks + onMap(view, faction),
    },
    { title: say('dune-pile-powers'), things: powers(printed, faction) },
  ];
}

function ofTable(view: View, printed: Almanac): Pile[] {
  if (!view.treachery) return [];
  const { discard, removed, row, deck } = view.treachery;
  const held = Object.values(view.factions as Record<string, any>).flatMap((side) => known(side.hand));
  const copies = Object.fromEntries(Object.entries(printed.cards).map(([name, card]) => [name, card.copies]));
  return [
    { title: say('dune-pile-discard'), things: cards(printed, discard) },
    { title: say('dune-pile-unseen', { n: deck }), things: cards(printed, unseen(copies, [...discard, ...removed, ...held, ...known(row)])) },
    { title: say('dune-pile-removed'), things: cards(printed, removed) },
    ...(view.spice_deck.piles as string[][]).map((pile, i) => ({ title: say('dune-pile-spice', { n: i + 1 }), things: [...pile].reverse().map((card) => ({ name: label(spiceCard(card)) })) })),
    {
      title: label('word-tanks'),
      things: Object.entries(view.leaders as Record<string, any>).filter(([, leader]) => leader.state === 'dead').map(([name, leader]) => ({ name: label(`leader-${name}`), note: say(`faction-${leader.faction}`) })),
    },
  ];
}

function told(faction: string, leader: { state: string; fought: string | null; holder: string }): string {
  const parts = leader.state === 'ready' ? [] : [say(`dune-leader-${leader.state}`)];
  if (leader.fought) parts.push(say('dune-fought', { territory: say(`territory-${leader.fought}`) }));
  if (leader.holder !== faction) parts.push(say('dune-captive-of', { faction: say(`faction-${leader.holder}`) }));
  return parts.join(', ');
}
const onMap = (view: View, faction: string): number =>
  Object.values(view.forces as Record<string, any>).reduce((sum, there) => sum + (there[faction]?.[0] ?? 0) + (there[faction]?.[2] ?? 0), 0);
const cards = (printed: Almanac, names: string[]) => tally(names).map(([name, n]) => ({ name: label(`card-${name}`), n, lines: printed.cards[name]?.lines }));
const powers = (printed: Almanac, faction: string): { name: string; lines: Words[] }[] =>
  (printed.factions[faction]?.lines ?? []).flatMap((line) => {
    const power = line.rules.map((id) => printed.powers[id]).find(Boolean);
    return power ? [{ name: say(`power-${power.name}`), lines: [line] }] : [];
  });
