import { describe, expect, it } from 'vitest';
import boards from './boards.json';
import { type Layout, layoutOf } from './layout';

/** The cells of the grid that something takes, of `row / column` or `row / column / end / end`. */
function cells(area: string): string[] {
  const [top = 0, left = 0, bottom = top + 1, right = left + 1] = area.split(' / ').map(Number);
  const rows = Array.from({ length: bottom - top }, (_, row) => top + row);
  return rows.flatMap((row) => Array.from({ length: right - left }, (_, column) => `${row} / ${left + column}`));
}

/** Where everything of a board lies: its spaces, its posts, the Shield Wall or the Mentat, the scores of teams. */
function areas(layout: Layout, { spaces, posts, teams }: (typeof boards)[number]): (string | undefined)[] {
  const tiles = spaces.map((name) => layout.spaces[name]?.join(' / '));
  return [...tiles, ...posts.map((name) => layout.posts[name]?.[0]), layout.wall, ...(teams ? [layout.teams] : [])];
}

describe.each([false, true])('the board, with little room: %s', (slim) => {
  it.each(boards)('has a place of its own for everything of $setup', (board) => {
    const layout = layoutOf(slim, board.spaces);
    const places = areas(layout, board);
    expect(places.filter((area) => !area)).toEqual([]);
    const taken = places.flatMap((area) => cells(area!));
    expect(taken.filter((cell, i) => taken.indexOf(cell) !== i)).toEqual([]);
    const last = layout.wall.split(' / ')[0]!; // below it lies what no layout has a place for
    expect(board.spaces.filter((name) => layout.spaces[name]![0] > +last)).toEqual([]);
  });

  it.each(boards)('shows scores of teams where there are teams: $setup', ({ spaces, teams }) => {
    expect(!!layoutOf(slim, spaces).teams).toBe(teams);
  });

  it('shows what no layout has a place for below the others', () => {
    const home = boards.find(({ setup }) => setup === 'uprising 1 rivals')!;
    const layout = layoutOf(slim, ['cave', ...home.spaces, 'well']);
    const { cave, well, ...others } = layout.spaces;
    const last = Math.max(...home.spaces.map((name) => layout.spaces[name]![0]));
    expect(others).toEqual(layoutOf(slim, home.spaces).spaces);
    expect([cave, well]).toEqual([[last + 2, 1], [last + 2, 3]]);
  });
});
