import { expect, it } from 'vitest';
import { lines, type Point } from './charts';

const at = (after: number, ...strengths: (number | null)[]): Point => ({ after, view: { strengths } });
const values = (view: Record<string, any>) => Object.fromEntries(view.strengths.map((value: number | null, i: number) => ['ab'[i], value]));
const SERIES = [at(0, 0, 0), at(120, 11, 2), at(137, 0, 4)];

it('says what is true at the moment that is looked at, not at the last point before it', () => {
  expect(lines(SERIES, at(126, 0, 1), values).map((line) => [line.party, line.now])).toEqual([['a', 0], ['b', 1]]);
});

it('leads the lines through that moment', () => {
  const [a] = lines(SERIES, at(126, 0, 1), values);
  expect(a!.points.map((point) => [point.at, point.value])).toEqual([[0, 0], [120, 11], [126, 0], [137, 0]]);
});

it('has one point for a moment that the series has too', () => {
  expect(lines(SERIES, SERIES[1]!, values)[0]!.points.length).toBe(3);
});

it('draws nothing of what is not known', () => {
  expect(lines([at(0, 1, null), at(9, null, null)], at(4, null, 5), values)).toEqual([{ party: 'a', now: null, points: [{ at: 0, value: 1 }] }]);
});
