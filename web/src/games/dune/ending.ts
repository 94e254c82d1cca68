// What is told when a game of Dune is over: what everybody had behind the shield.

import { type EndTold, label, say } from '$board';
import type { Almanac } from './almanac';
import type { View } from './table.svelte';

export const ending: EndTold<View, Almanac> = {
  hidden(view, party) {
    const faction = view.factions[party];
    if (!faction) return [];
    const [predicted, round] = (party === 'bene_gesserit' && Array.isArray(view.prediction) ? view.prediction : []) as [string?, number?];
    return [
      { name: 'prediction', things: predicted ? [say('dune-predicted', { faction: say(`faction-${predicted}`), round: round ?? 0 })] : [] },
      { name: 'traitors', things: (faction.traitors as string[]).filter((each) => each !== '?').map((each) => label(`leader-${each}`)) },
      { name: 'treachery', things: (faction.hand as string[]).filter((each) => each !== '?').map((each) => label(`card-${each}`)) },
      { name: 'spice', things: faction.spice === null ? [] : [String(faction.spice)] },
    ];
  },
};
