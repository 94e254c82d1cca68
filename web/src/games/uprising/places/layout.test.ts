import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';

const IX = ['interstellar_shipping', 'smuggling', 'tech_negotiation', 'dreadnought'];
const ARRAKIS = ['high_council', 'swordmaster', 'arrakeen', 'research_station', 'sietch_tabr', 'imperial_basin', 'hagga_basin'];
const FIRST = [...ARRAKIS, 'mentat', 'carthag', 'the_great_flat'];
const UPRISING = [...ARRAKIS, 'imperial_privilege', 'spice_refinery', 'deep_desert'];

describe.each([false, true])('the board, with little room: %s', (slim) => {
  it.each([
    ['the first game', [...FIRST, 'hall_of_oratory', 'rally_troops', 'sell_melange', 'secure_contract']],
    ['the first game under the overlays of Ix', [...FIRST, ...IX]],
    ['Uprising under them', [...UPRISING, ...IX]],
  ])('has a place of its own for every space of %s', (_, spaces) => {
    const { spaces: at } = layoutOf(slim, spaces);
    expect(new Set(spaces.map((name) => at[name]!.join('/'))).size).toBe(spaces.length);
  });

  it('has the two posts of Ix only between its spaces', () => {
    expect(layoutOf(slim, [...UPRISING, ...IX]).posts).toHaveProperty('post_ix_board');
    expect(layoutOf(slim, [...FIRST, ...IX]).posts).toEqual({});
  });
});
