import { expect, it } from 'vitest';
import { curves, toldOf, type Point } from './charts';

const PARTIES = ['a', 'b', 'c'].map((id, seat) => ({ id, seat, team: id === 'b' ? 'b' : 'ac' }));
const at = (after: number, ...strengths: (number | null)[]): Point => ({ after, view: { strengths }, parties: PARTIES });
const values = (view: Record<string, any>) => Object.fromEntries(view.strengths.map((value: number | null, i: number) => ['abc'[i], value]));
const SERIES = [at(0, 0, 0), at(120, 11, 2), at(137, 0, 4)];

it('says what is true at the moment that is looked at, not at the last point before it', () => {
  expect(curves(SERIES, at(126, 0, 1), values).map((line) => [line.party, line.now])).toEqual([['a', 0], ['b', 1]]);
});

it('leads the curves through that moment', () => {
  const [a] = curves(SERIES, at(126, 0, 1), values);
  expect(a!.points.map((point) => [point.at, point.value])).toEqual([[0, 0], [120, 11], [126, 0], [137, 0]]);
});

it('has one point for a moment that the series has too', () => {
  expect(curves(SERIES, SERIES[1]!, values)[0]!.points.length).toBe(3);
});

it('draws nothing of what is not known', () => {
  expect(curves([at(0, 1, null), at(9, null, null)], at(4, null, 5), values)).toEqual([{ party: 'a', now: null, points: [{ at: 0, value: 1 }] }]);
});

it('draws the members of a team one after another', () => {
  expect(curves([at(0, 1, 2, 3)], at(0, 1, 2, 3), values).map((line) => line.party)).toEqual(['a', 'c', 'b']);
});

it('draws nothing for the names that parties had before', () => {
  const before: Point = { after: 0, view: { strengths: [1] }, parties: [{ id: 'seat1', seat: 0, team: '' }] };
  const named = (view: Record<string, any>) => (view.strengths.length === 1 ? { seat1: 1 } : values(view));
  expect(curves([before, at(9, 1, 2)], at(9, 1, 2), named).map((line) => line.party)).toEqual(['a', 'b']);
});

it('leads the curves through what was told between two points', () => {
  const told = [{ after: 121, kind: 'strengths', data: [[['a', 19], ['b', 16]]] }, { after: 130, kind: 'round', data: [2] }];
  const between = toldOf(told, ({ kind, data }) => (kind === 'strengths' ? Object.fromEntries(data[0]) : null));
  const [a] = curves(SERIES, SERIES[2]!, values, between);
  expect(a!.points.map((point) => [point.at, point.value])).toEqual([[0, 0], [120, 11], [120.5, 19], [137, 0]]);
});
