// Where the spaces of Landsraad, CHOAM and Arrakis stand, and the posts between them.
//
// Tiles stand in odd rows and columns; the even ones are the gaps, where the posts are.

interface Overlay {
  spaces: Record<string, [row: number, column: number]>;
  posts: Record<string, [area: string, lines: string]>; // where it is, and which lines lead from it
}
export interface Layout extends Overlay {
  columns: number; // of tiles
  wall: string;
  teams: string; // where two teams are compared
}

const WIDE: Layout = {
  columns: 5,
  spaces: {
    high_council: [1, 1],
    imperial_privilege: [1, 3],
    swordmaster: [1, 5],
    assembly_hall: [1, 7],
    gather_support: [1, 9],
    shipping: [3, 1],
    accept_contract: [3, 3],
    imperial_basin: [3, 5],
    hagga_basin: [3, 7],
    deep_desert: [3, 9],
    arrakeen: [5, 1],
    spice_refinery: [5, 3],
    research_station: [5, 5],
    sietch_tabr: [5, 7],
  },
  posts: {
    post_landsraad_left: ['2 / 1 / 3 / 6', 'under'],
    post_landsraad_right: ['1 / 8', 'h'],
    post_choam: ['3 / 2', 'h'],
    post_arrakeen_refinery: ['5 / 2', 'h'],
    post_refinery_research: ['5 / 4', 'h'],
    post_research_sietch: ['5 / 6', 'h'],
    post_imperial_basin: ['3 / 4', 'right'],
    post_hagga_basin: ['3 / 6', 'right'],
    post_deep_desert: ['3 / 8', 'right'],
  },
  wall: '5 / 9',
  teams: '',
};
const NARROW: Layout = {
  columns: 2,
  spaces: {
    high_council: [1, 1],
    imperial_privilege: [1, 3],
    swordmaster: [3, 1],
    assembly_hall: [3, 3],
    shipping: [5, 1],
    gather_support: [5, 3],
    accept_contract: [7, 1],
    arrakeen: [9, 1],
    spice_refinery: [9, 3],
    sietch_tabr: [11, 1],
    research_station: [11, 3],
    imperial_basin: [13, 1],
    hagga_basin: [13, 3],
    deep_desert: [15, 1],
  },
  posts: {
    post_landsraad_left: ['2 / 2', 'corner'],
    post_landsraad_right: ['4 / 3', 'v'],
    post_choam: ['6 / 1', 'v'],
    post_arrakeen_refinery: ['9 / 2', 'h'],
    post_refinery_research: ['10 / 3', 'v'],
    post_research_sietch: ['11 / 2', 'h'],
    post_imperial_basin: ['13 / 2', 'one'],
    post_hagga_basin: ['14 / 3', 'up'],
    post_deep_desert: ['15 / 2', 'one'],
  },
  wall: '15 / 3',
  teams: '',
};
/** The other side of the board has two spaces more. */
const WIDE_FOR_SIX: Layout = {
  columns: 6,
  spaces: { ...WIDE.spaces, habbanya_erg: [3, 11], carthag: [5, 9] },
  posts: { ...WIDE.posts, post_habbanya_erg: ['3 / 10', 'right'], post_carthag: ['5 / 8', 'right'] },
  wall: '5 / 11',
  teams: '1 / 11',
};
const NARROW_FOR_SIX: Layout = {
  columns: 2,
  spaces: { ...NARROW.spaces, habbanya_erg: [15, 3], carthag: [17, 1] },
  posts: { ...NARROW.posts, post_habbanya_erg: ['16 / 3', 'up'], post_carthag: ['17 / 2', 'one'] },
  wall: '17 / 3',
  teams: '7 / 3',
};

/** The board of the first game: no posts and no wall, but a Mentat. */
const WIDE_FIRST: Layout = {
  columns: 5,
  spaces: {
    high_council: [1, 1],
    hall_of_oratory: [1, 3],
    mentat: [1, 5],
    rally_troops: [1, 7],
    swordmaster: [1, 9],
    sell_melange: [3, 1],
    secure_contract: [3, 3],
    imperial_basin: [3, 5],
    hagga_basin: [3, 7],
    the_great_flat: [3, 9],
    arrakeen: [5, 1],
    carthag: [5, 3],
    research_station: [5, 5],
    sietch_tabr: [5, 7],
  },
  posts: {},
  wall: '5 / 9',
  teams: '',
};
const NARROW_FIRST: Layout = {
  columns: 2,
  spaces: {
    high_council: [1, 1],
    hall_of_oratory: [1, 3],
    mentat: [3, 1],
    rally_troops: [3, 3],
    swordmaster: [5, 1],
    secure_contract: [5, 3],
    sell_melange: [7, 1],
    arrakeen: [9, 1],
    carthag: [9, 3],
    sietch_tabr: [11, 1],
    research_station: [11, 3],
    imperial_basin: [13, 1],
    hagga_basin: [13, 3],
    the_great_flat: [15, 1],
  },
  posts: {},
  wall: '15 / 3',
  teams: '',
};
/** The overlays of Rise of Ix: four spaces, and two posts of Uprising, in the place of others. */
const WIDE_OVERLAY: Overlay = {
  spaces: { tech_negotiation: [1, 7], dreadnought: [1, 9], interstellar_shipping: [3, 1], smuggling: [3, 3] },
  posts: { post_ix_board: ['1 / 8', 'h'], post_ix_choam: ['3 / 2', 'h'] },
};
const NARROW_OVERLAY: Overlay = {
  spaces: { tech_negotiation: [3, 3], dreadnought: [5, 3], interstellar_shipping: [5, 1], smuggling: [7, 1] },
  posts: { post_ix_board: ['4 / 3', 'v'], post_ix_choam: ['6 / 1', 'v'] },
};
function overlaid(board: Layout, overlay: Overlay): Layout {
  return { ...board, spaces: { ...board.spaces, ...overlay.spaces }, posts: { ...board.posts, ...overlay.posts } };
}
const WIDE_IX = overlaid(WIDE, WIDE_OVERLAY);
const NARROW_IX = overlaid(NARROW, NARROW_OVERLAY);
const WIDE_IX_FOR_SIX = overlaid(WIDE_FOR_SIX, WIDE_OVERLAY);
const NARROW_IX_FOR_SIX = overlaid(NARROW_FOR_SIX, NARROW_OVERLAY);
const WIDE_FIRST_IX: Layout = {
  ...WIDE_FIRST,
  spaces: { ...WIDE_FIRST.spaces, mentat: [1, 3], swordmaster: [1, 5], tech_negotiation: [1, 7], dreadnought: [1, 9], interstellar_shipping: [3, 1], smuggling: [3, 3] },
};
const NARROW_FIRST_IX: Layout = {
  ...NARROW_FIRST,
  spaces: { ...NARROW_FIRST.spaces, mentat: [1, 3], swordmaster: [3, 1], tech_negotiation: [5, 1], dreadnought: [5, 3], interstellar_shipping: [7, 1], smuggling: [7, 3] },
};
const BOARDS: [wide: Layout, narrow: Layout][] = [
  [WIDE, NARROW],
  [WIDE_FOR_SIX, NARROW_FOR_SIX],
  [WIDE_FIRST, NARROW_FIRST],
  [WIDE_IX, NARROW_IX],
  [WIDE_IX_FOR_SIX, NARROW_IX_FOR_SIX],
  [WIDE_FIRST_IX, NARROW_FIRST_IX],
];

/** The board for these spaces; `slim`: there is room for two columns. What none has a place for stands in rows below. */
export function layoutOf(slim: boolean, spaces: string[]): Layout {
  const homeless = ([board]: [Layout, Layout]) => spaces.filter((name) => !(name in board.spaces));
  const fitting = BOARDS.reduce((best, each) => (homeless(each).length < homeless(best).length ? each : best));
  const board = fitting[slim ? 1 : 0];
  const below = 2 + Math.max(...Object.values(board.spaces).map(([row]) => row));
  const place = (n: number): [number, number] => [below + 2 * Math.floor(n / board.columns), 1 + 2 * (n % board.columns)];
  const added = homeless(fitting).map((name, n) => [name, place(n)]);
  return { ...board, spaces: { ...board.spaces, ...Object.fromEntries(added) } };
}
