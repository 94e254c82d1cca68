// What the side of the board tells in lines: who, and what about them. Public dealings, what is going on, own secrets.

import { label, say } from '$board';
import { spiceCard } from '../pieces/pieces';
import { territoryOf } from '../map/shapes';
import type { DuneTable, View } from '../table.svelte';

export interface Line {
  who: string[]; // factions
  to?: boolean; // from the first to the second
  named?: boolean;
  text: string;
  explain?: string; // the piece that the line is about
}
type Side = Record<string, any>;

const sidesOf = (view: View) => Object.entries(view.factions as Record<string, Side>);
const PREFIX: Record<string, string> = {
  card: 'card',
  card_kind: 'kind',
  traitor: 'leader',
  predicted_faction: 'faction',
  spice_card: 'territory',
  attack: 'territory',
  ship: 'territory',
  ally: 'faction',
};
const subject = (topic: string, value: string) => (PREFIX[topic] ? say(`${PREFIX[topic]}-${value}`) : value);
const vow = (verb: string, about: string, yes: boolean) =>
  say(`dune-vow-${verb}`, { subject: subject(verb, about), yes: yes ? 'yes' : 'no' });
const starred = (n: number) => (n ? ` (${n}★)` : '');

/** Proposals, offers, promises, vows, answers given under Truthtrance; alliances and bribes stand with the seats. */
export function deals(view: View): Line[] {
  const out: Line[] = [];
  const open = (view.proposals as [string, string][]).filter(([from, to]) => !view.factions[from].allies.includes(to));
  for (const [from, to] of open) out.push({ who: [from, to], to: true, text: say('dune-proposes') });
  for (const { from, to, spice, for: wanted } of view.offers) {
    const what = wanted ? vow(wanted[0], wanted[1], wanted[0] === 'ally') : '';
    const text = what ? say('dune-offers-for', { n: spice, what }) : say('dune-offers', { n: spice });
    out.push({ who: [from, to], to: true, text });
  }
  for (const [faction, other, verb, about, yes] of view.vows ?? []) // none in albums of older rules
    out.push({ who: [faction, other], to: true, text: vow(verb, about, yes) });
  for (const [faction, side] of sidesOf(view))
    if (side.promised)
      out.push({ who: [faction], named: true, text: say('dune-promised', { n: side.promised }) });
  if (view.exchange)
    out.push({ who: [view.exchange[0]], named: true, text: say('dune-exchange', { n: view.exchange[1] }) });
  if (view.trance)
    out.push({
      who: [view.trance[0], view.trance[1]],
      to: true,
      text: say('card-truthtrance'),
      explain: 'card:truthtrance',
    });
  for (const [faction, topic, value, yes] of view.sworn)
    out.push({
      who: [faction],
      text: say(`dune-sworn-${topic}`, { subject: subject(topic, value), yes: yes ? 'yes' : 'no' }),
    });
  return out;
}

/** The shipment or the move that is under way. */
export function journey(view: View): Line[] {
  const { shipment } = view;
  if (!shipment) return [];
  const out: Line[] = [{ who: [shipment.faction], named: true, text: '' }];
  if (shipment.node) {
    const territory = say(`territory-${territoryOf(shipment.node)}`);
    const { forces, specials } = shipment;
    const text = forces ? say('dune-on-the-way', { n: forces, territory }) + starred(specials) : say('dune-to', { territory });
    out.push({ who: [], text });
  } else if (shipment.start) {
    out.push({ who: [], text: say('dune-from', { territory: say(`territory-${shipment.start}`) }) });
  }
  return out;
}

/** Where worms have come and Fremen may ride them. */
export const rides = (view: View): Line[] =>
  ((view.blow?.rides ?? []) as string[])
    .filter((territory) => Object.entries(view.forces as Record<string, Side>).some(([node, there]) => there.fremen && territoryOf(node) === territory))
    .map((territory) => ({ who: [], text: say('dune-ride-from', { territory: say(`territory-${territory}`) }) }));

const known = (names: string[]) => names.filter((name) => name !== '?');

/** The traitors in my pay. */
export const traitors = (table: DuneTable): Line[] =>
  known(table.mine.flatMap((faction) => table.view.factions[faction].traitors as string[])).map((name) => ({
    who: [table.printed.leaders[name]!.faction],
    text: `${label(`leader-${name}`)} ${table.strength(name)}`,
    explain: `leader:${name}`,
  }));

/** My prediction. */
export const prediction = (view: View): Line[] =>
  view.prediction
    ? [{ who: [view.prediction[0]], named: true, text: `${say('word-round')} ${view.prediction[1] || '…'}` }]
    : [];

/** What I foresee, and what I have seen of others' cards. */
export function foresight(table: DuneTable): Line[] {
  const { view, mine } = table;
  const out: Line[] = [];
  const plain = (text: string, explain?: string) => out.push({ who: [], text, explain });
  const [spice] = known(view.spice_deck.top);
  const [card] = known(view.treachery.top);
  if (spice) plain(say('dune-next-spice', { card: say(spiceCard(spice)) }));
  if (card) plain(say('dune-next-treachery', { card: say(`card-${card}`) }), `card:${card}`);
  if (view.storm_card !== null) plain(say('dune-next-storm', { n: view.storm_card }));
  if (view.kwisatz_haderach?.losses && view.kwisatz_haderach.losses < table.printed.awakening)
    plain(say('dune-losses', { n: view.kwisatz_haderach.losses, of: table.printed.awakening }));
  for (const [faction, side] of sidesOf(view)) {
    if (mine.includes(faction)) continue;
    const seen = [
      ...known(side.hand).map((name) => say(`card-${name}`)),
      ...known(side.traitors).map((name) => say('dune-traitor-is', { leader: say(`leader-${name}`) })),
    ];
    if (seen.length) out.push({ who: [faction], text: seen.join(', ') });
  }
  return out;
}
