import { expect, it } from 'vitest';
import { beside, called } from './called';

const answers = (...things: string[]) => (thing: string) => things.includes(thing);

it('names what is advised, wherever the pointer is, and what is pointed at', () => {
  expect(called(['vehicle:harvester', 'area:ne_outer_1'], ['area:windgap'], '', answers('area:ne_outer_1'))).toEqual(['area:ne_outer_1', 'area:windgap']);
});

it('names the end of an advised march, not its start', () => {
  expect(called(['area:arrakeen', 'area:ne_outer_3'], [], '', answers('area:ne_outer_3'))).toEqual(['area:ne_outer_3']);
});

it('leaves the place below the pointer to the caption', () => {
  expect(called([], ['area:windgap', 'zone:air_north', 'card:hh_sandmasters'], 'area:windgap', answers())).toEqual(['zone:air_north']);
});

it('writes the name below its place, or above it where the map ends', () => {
  expect([beside([0, 30], 20, 400), beside([350, 395], 20, 400)]).toEqual([44, 336]);
});
