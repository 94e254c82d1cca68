import { expect, it } from 'vitest';
import { areaWords, contents, faceWords, scars, shortName } from './areas';

it('names an area by its name, or by its sector and number', () => {
  expect(areaWords('arrakeen').id).toBe('area-arrakeen');
  const { id, args } = areaWords('ne_outer_12');
  expect([id, args['number'], (args['sector'] as { id: string }).id]).toEqual(['area-unnamed', '12', 'sector-ne_outer']);
});

it('tells a token by its letters', () => {
  expect(faceWords('S')).toMatchObject({ id: 'face-special-atreides', args: { n: 1 } });
  expect(faceWords('RRE')).toMatchObject({ id: 'face-more', args: { first: { id: 'face-regular', args: { n: 2 } }, next: { id: 'face-elite', args: { n: 1 } } } });
});

it('tells everything that stands in an area', () => {
  const told = contents({ sietch: { rank: null, open: false }, atreides: { regular: 2, generic: 1, leaders: ['stilgar'], tokens: ['?', '?', 'RS'] }, wormsign: '?', harvester: true });
  expect(told.map(({ id, args }) => [id, args['n'] ?? null])).toEqual([
    ['arrakis-sietch', null],
    ['arrakis-figures', 2],
    ['arrakis-figures', 1],
    ['arrakis-figures', 1],
    ['arrakis-figures', 2],
    ['arrakis-token', null],
    ['vehicle-harvester', null],
    ['word-wormsign', null],
  ]);
});

it('calls special figures by the name of their side', () => {
  const [line] = contents({ harkonnen: { special: 3 } });
  expect((line!.args['figure'] as { id: string }).id).toBe('figure-special-harkonnen');
});

it('shows the number of an area without a name on the map, and that of no other', () => {
  expect(['ne_outer_12', 'sw_inner_3', 'arrakeen'].map(shortName)).toEqual(['12', '3', '']);
});

it('tells what the atomics have done to an area, and to no other', () => {
  const blast = { blasted: 'rimwall_west', exposed: ['imperial_basin', 'arrakeen'] };
  expect(['rimwall_west', 'arrakeen', 'carthag'].map((id) => scars(blast, id).map((line) => line.id))).toEqual([['arrakis-blasted'], ['arrakis-exposed'], []]);
  expect(scars(null, 'arrakeen')).toEqual([]);
});
