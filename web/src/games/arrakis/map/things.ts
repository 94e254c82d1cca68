// What stands in an area besides its legion, in the order in which it is drawn.

import type { Area } from '../view';

export interface Thing {
  kind: string;
  text: string;
}
const SIGNS: Record<string, string> = { sand: '·', sandworm: '!', burrowing_sandworm: '‼' };

export const things = ({ settlement, sietch, harvester, worm, wormsign, station }: Area): Thing[] => [
  ...(settlement ? [{ kind: 'settlement', text: `${settlement}` }] : []),
  ...(sietch ? [{ kind: sietch.open ? 'sietch open' : 'sietch', text: `${sietch.rank ?? '?'}` }] : []),
  ...(harvester ? [{ kind: 'harvester', text: '' }] : []),
  ...(worm ? [{ kind: worm === 'wild_maker' ? 'worm maker' : 'worm', text: '' }] : []),
  ...(wormsign ? [{ kind: 'wormsign', text: SIGNS[wormsign] ?? '?' }] : []),
  ...(station ? [{ kind: 'station', text: '' }] : []),
];
