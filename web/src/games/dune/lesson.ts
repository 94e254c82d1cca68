// The lesson of Dune: one round as House Atreides, from the storm to the spice, with a battle for Carthag.

import type { Lesson } from '$board';

const lesson: Lesson = {
  steps: [
    { id: 'traitor', asked: 'keep_traitor', tries: ['chani', 'captain_aramsham'] },
    { id: 'storm', asked: 'storm_dial', tries: ['5'], at: ['.map'] },
    { id: 'storm-moved', told: 'storm_moved', at: ['.map'] },
    { id: 'blow', told: 'spice_blown', at: ['.map'] },
    { id: 'bid', asked: 'bid', tries: ['2', '1', '3', '4'], at: ['.auction'] },
    { id: 'bid-again', asked: 'bid', tries: ['4', '3', 'pass'], at: ['.auction'] },
    { id: 'bid-pass', asked: 'bid', tries: ['pass'], at: ['.auction'] },
    { id: 'payment', asked: 'payment', tries: ['spice'] },
    { id: 'karama', asked: 'karama', tries: ['pass'] },
    { id: 'charity', asked: 'charity' },
    { id: 'revival', told: 'phase:revival' },
    { id: 'revive', asked: 'revive' },
    { id: 'ship', asked: ['ship', 'ship_to'], tries: ['arrakeen', 'reserves', 'yes'], at: ['.map'] },
    { id: 'ship-forces', asked: 'ship_forces', tries: ['4', '3', '2', '1'] },
    { id: 'move', asked: 'move', tries: ['arrakeen'], at: ['.map'] },
    { id: 'move-to', asked: 'move_to', tries: ['carthag'], at: ['.map'] },
    { id: 'move-forces', asked: 'move_forces', tries: ['8', '7', '6', '5'] },
    { id: 'battles', asked: 'battle', tries: ['carthag'] },
    { id: 'prescience', asked: 'prescience', tries: ['dial'] },
    { id: 'dial', asked: 'plan_dial', tries: ['7', '6', '5', '4', '3', '2', '1'], at: ['.battle'] },
    { id: 'leader', asked: 'plan_leader', tries: ['gurney_halleck', 'duncan_idaho', 'thufir_hawat'], at: ['.battle'] },
    { id: 'weapon', asked: 'plan_weapon', tries: ['stunner', 'none'], at: ['.battle'] },
    { id: 'defence', asked: 'plan_defence', tries: ['snooper', 'shield', 'none'], at: ['.battle'] },
    { id: 'betrayal', asked: 'traitor', tries: ['traitor', 'yes'] },
    { id: 'fought', told: ['battle_won', 'battle_lost_by_both', 'explosion'] },
    { id: 'keep', asked: 'keep_card', tries: ['keep'] },
    { id: 'collection', told: ['phase:collection', 'phase:spice_collection', 'collected'], at: ['.map'] },
  ],
  how: [
    { id: 'aim', asked: 'storm_dial', at: '.map' },
    { id: 'storm' },
    { id: 'bidding', asked: 'bid', at: '.auction' },
    { id: 'shipping', asked: 'ship_to', at: '.map' },
    { id: 'battle', asked: 'plan_leader', at: '.battle' },
    { id: 'round', asked: 'bid', at: '.track' },
  ],
  words: import.meta.glob<string>('./lesson/*.ftl', { query: '?raw', import: 'default' }),
};
export default lesson;
