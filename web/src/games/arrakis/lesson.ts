// The lesson of War for Arrakis: one round as House Harkonnen, from the first harvester to the spice that is paid. A step
// that suggests an area is framed there, not around the whole planet.

import type { Lesson } from '$board';

const lesson: Lesson = {
  steps: [
    { id: 'welcome', asked: 'place', offers: 'harvester:', tries: ['harvester:'] },
    { id: 'harvesters', asked: 'place', offers: 'harvester:', tries: ['harvester:ne_outer_13', 'harvester:'] },
    { id: 'ornithopters', asked: 'place', offers: 'ornithopter:', lacks: 'harvester:', tries: ['ornithopter:air_north', 'ornithopter:'] },
    { id: 'carryalls', asked: 'place', offers: 'carryall:', lacks: 'ornithopter:', tries: ['carryall:air_ne_spoke', 'carryall:'] },
    { id: 'dice', told: 'dice', at: ['.dice'] },
    { id: 'change', asked: 'change_die' },
    { id: 'die', asked: 'turn', tries: ['leadership', 'strategy', 'deployment'], at: ['.dice'] },
    { id: 'action', asked: 'action', tries: ['lead', 'move', 'deploy'] },
    { id: 'legion', asked: 'legion', tries: ['arrakeen', 'carthag'] },
    { id: 'target', asked: 'target', tries: ['fly:ne_outer_3', 'fly:', 'step:'] },
    { id: 'leave', asked: 'leave', tries: ['regular', 'elite', 'go'] },
    { id: 'guarded', asked: 'leave', tries: ['go'] },
    { id: 'die-again', asked: 'turn', tries: ['strategy', 'leadership', 'deployment'] },
    { id: 'surprise', asked: 'action', offers: 'surprise', tries: ['surprise'] },
    { id: 'strike', asked: 'action', offers: 'attack', tries: ['attack'] },
    { id: 'cards', asked: 'turn', tries: ['deployment', 'mentat', 'house'], at: ['.own'] },
    { id: 'deploy', asked: 'deploy', tries: ['arrakeen', 'carthag'] },
    { id: 'leader', asked: 'leader', tries: ['generic', 'beast_rabban'] },
    { id: 'prescience', told: ['prescience', 'station'], at: ['.tracks'] },
    { id: 'attacked', told: 'attack' },
    { id: 'battle-card', asked: 'battle_card', tries: ['done'] },
    { id: 'loss', asked: 'loss', tries: ['regular'] },
    { id: 'battle-on', asked: 'battle_on', tries: ['continue'] },
    { id: 'advance', asked: 'advance', tries: ['advance'] },
    { id: 'destroyed', told: 'supremacy', at: ['.tracks'] },
    { id: 'wormsign', told: 'wormsign', at: ['.planet'] },
    { id: 'hazards', told: 'actions_over', at: ['.planet'] },
    { id: 'flee', asked: 'flee' },
    { id: 'rescue', asked: 'rescue', tries: ['air_'] },
    { id: 'pay', asked: 'pay', tries: ['2:2:0', '2:0:2', '2:'] },
  ],
  how: [
    { id: 'aim', asked: 'turn', at: '.planet' },
    { id: 'dice', asked: 'turn', at: '.dice' },
    { id: 'legions', asked: 'target', at: '.planet' },
    { id: 'prescience', asked: 'turn', at: '.tracks' },
    { id: 'hazards' },
    { id: 'round' },
  ],
  words: import.meta.glob<string>('./lesson/*.ftl', { query: '?raw', import: 'default' }),
};
export default lesson;
