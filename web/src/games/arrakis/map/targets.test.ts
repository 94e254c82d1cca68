import { expect, it } from 'vitest';
import type { Offered } from '$board';
import { placesOf, thingMessage } from './targets';

const offered: Offered[] = [{ option: 'x', words: { id: 'x', args: {}, refs: [], rules: [] } }];

it('finds areas and air zones among what is offered, and nothing else', () => {
  const found = placesOf(new Map([['area:arrakeen', offered], ['zone:air_north', offered], ['card:hh_sandmasters', offered], ['area:nowhere', offered]]));
  expect(found.map(({ key, explain, options }) => [key, explain, options.length])).toEqual([
    ['area:arrakeen', 'area:arrakeen', 1],
    ['zone:air_north', 'zone:air_north', 1],
  ]);
});

it.each([
  ['card:ha_smugglers_b', 'card-ha_smugglers'],
  ['card:hh_sandmasters', 'card-hh_sandmasters'],
  ['leader:stilgar', 'leader-stilgar'],
])('names %s by %s', (thing, message) => {
  expect(thingMessage(thing)).toBe(message);
});

it('names areas, those without a printed name by sector and number', () => {
  expect(thingMessage('area:carthag')).toMatchObject({ id: 'area-carthag' });
  expect(thingMessage('area:ne_outer_12')).toMatchObject({ id: 'area-unnamed', args: { sector: { id: 'sector-ne_outer' }, number: '12' } });
});
