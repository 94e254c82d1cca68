import { expect, it } from 'vitest';
import type { Happened } from '$board';
import { highlights } from './highlights';

const event = (kind: string, ...data: any[]): Happened => ({ kind, data, words: { id: `event-${kind}`, args: { space: data[1] }, refs: [], rules: [] } });
const told = (events: Happened[]) => highlights(events).map(({ words, clauses, worth }) => [words.id, clauses!.map(({ id }) => id), worth]);

it('tells every conflict that was won, with the points and the control that it brought, and alliances of anybody', () => {
  const siege = [event('rewarded', 'rabban', 1, 1), event('points', 'rabban', 1), event('controls', 'rabban', 'arrakeen'), event('rewarded', 'ecaz', 2, 1), event('points', 'ecaz', 1), event('wins', 'rabban', 'siege_of_arrakeen')];
  const events = [event('round', 4), event('allies', 'ecaz', 'fremen'), event('point', 'ecaz', 1, 'fremen', 'alliance'), event('round', 5), ...siege, event('unwon', 'raid')];
  expect(told(events)).toEqual([
    ['event-allies', [], 2],
    ['event-wins', ['gain-vp', 'gain-controls'], 5],
  ]);
});

it('gives a conflict without points less weight', () => {
  expect(told([event('points', 'rabban', 1), event('rewarded', 'rabban', 1, 1), event('wins', 'rabban', 'skirmish_c')])).toEqual([['event-wins', [], 1]]);
});
