// What was worth seeing in a game of War for Arrakis: what a single deed brought and cost, and the deeds with most of that.

import type { Arg, Happened, Highlight, Words } from '$board';

/** What a deed begins with, in whose words it is told; what comes of it belongs to it until the next one. */
const DEEDS = ['attack', 'worm_attacks', 'storm', 'atomics', 'bombarded', 'claimed', 'played', 'landing', 'harvested'];
const ENDS = ['spent', 'desert_power', 'passed', 'actions_over', 'round', 'active_row', 'special_action'];
const TOLD = ['battle_won', 'battle_lost']; // how an attack ended tells more than that it was made
const LEAST = 6; // anything less happens all the time
const WORTH = { figure: 1, leader: 4, rank: 3, harvester: 1, supremacy: 3, prescience: 2 };

const words = (id: string, args: Record<string, Arg>): Words => ({ id, args, refs: [], rules: [] });

interface Deed {
  at: number; // number of the event that tells it
  told: Words;
  where: string[]; // what the event names
  lost: Map<string, { name: Arg; n: number }>; // figures, by side
  leaders: Arg[];
  rank: number; // of the settlement that was destroyed
  harvesters: number; // in its own place: others bring in what they have
  supremacy: Words[];
  prescience: Words[];
  worth: number;
}

const begun = (at: number, { data, words: told }: Happened): Deed => ({ at, told, where: data, lost: new Map(), leaders: [], rank: 0, harvesters: 0, supremacy: [], prescience: [], worth: 0 });

/** What an event adds to the deed in which it happens. */
function add(deed: Deed, { kind, data, words: told }: Happened) {
  if (kind === 'lost') {
    const [side] = data as [string];
    deed.lost.set(side, { name: told.args.side ?? side, n: (deed.lost.get(side)?.n ?? 0) + 1 });
    deed.worth += WORTH.figure;
  } else if (kind === 'leader_tanked') {
    deed.leaders.push(told.args.leader ?? data[0]);
    deed.worth += WORTH.leader;
  } else if (kind === 'destroyed') {
    deed.rank = data[1];
    deed.worth += WORTH.rank * data[1];
  } else if (kind === 'harvester_removed' && deed.where.includes(data[0])) {
    deed.harvesters += 1;
    deed.worth += WORTH.harvester;
  } else if (kind === 'supremacy') {
    deed.supremacy.push(words('highlight-supremacy', told.args));
    deed.worth += WORTH.supremacy * data[0];
  } else if (kind === 'prescience') {
    deed.prescience.push(words('highlight-prescience', told.args));
    deed.worth += WORTH.prescience * data[1];
  }
}

function clauses(deed: Deed): Words[] {
  return [
    ...(deed.rank ? [words('highlight-destroyed', { rank: deed.rank })] : []),
    ...[...deed.lost.values()].map(({ name, n }) => words('highlight-lost', { side: name, n })),
    ...deed.leaders.map((leader) => words('highlight-leader', { leader })),
    ...(deed.harvesters ? [words('highlight-harvesters', { n: deed.harvesters })] : []),
    ...deed.supremacy,
    ...deed.prescience,
  ];
}

export function highlights(events: Happened[]): Highlight[] {
  const deeds: Deed[] = [];
  let deed: Deed | null = null;
  events.forEach((event, at) => {
    if (DEEDS.includes(event.kind)) deeds.push((deed = begun(at, event)));
    else if (ENDS.includes(event.kind)) deed = null;
    else if (deed && TOLD.includes(event.kind)) Object.assign(deed, { at, told: event.words });
    else if (deed) add(deed, event);
  });
  return deeds.filter(({ worth }) => worth >= LEAST).map((each) => ({ at: each.at, words: each.told, clauses: clauses(each), worth: each.worth }));
}
