"""Set-up: what every house and the common area begin with, objectives, leaders (SET, RUL-33)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.imperium.tables import EVERYTHING, box_of, uprising
from tests.games.imperium.tallies import conserved
from tests.printed import decks

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import tile_of
from kanly.games.imperium.phases.objectives import objectives, rival_objectives
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Keyed, Play, Table
from kanly.kernel.chance import key_of

LEADERS_OF_THE_BASE = [
    "feyd_rautha_harkonnen",
    "gurney_halleck",
    "lady_amber_metulli",
    "lady_jessica",
    "lady_margot_fenring",
    "muad_dib",
    "princess_irulan",
    "staban_tuek",
]
STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def opened(seats: int, modules: tuple[str, ...] = (), seed: int = 0, **settings: Any) -> Table:
    """A real table, at its first question."""
    return GAME.open(GAME.set_up(seats, modules, settings), str(seed))


def state(table: Table) -> ImperiumState:
    s = table.state
    assert isinstance(s, ImperiumState)
    return s


def before_round_1(seats: int, modules: tuple[str, ...] = (), seed: int = 0) -> ImperiumState:
    """Set-up finished, the first round not begun."""
    rules = GAME.rules(GAME.set_up(seats, modules))
    s = rules.new_state()
    s.chance = Keyed(key_of(str(seed)))
    while s.agenda[-1] != ("next_round",):
        name, *arguments = s.agenda.pop()
        flow = rules.scenes[name](Play(s, rules, None), *arguments)
        assert flow is None or next(flow, None) is None, "leaders that are dealt ask nobody"
    assert isinstance(s, ImperiumState)
    return s


def box(seats: int, modules: tuple[str, ...] = ()) -> Box:
    """The box of a set-up."""
    return box_of(GAME.rules(GAME.set_up(seats, modules)))


def deck_of(s: ImperiumState, h: int) -> Counter[str]:
    """What a house without any module begins with."""
    pieces = box(len(s.houses)).pieces
    return Counter(pieces[card].name for card in s.houses[h].deck)


# What everybody begins with.


@pytest.mark.parametrize("seats", [3, 4])
def test_SC_01_start_values(seats: int) -> None:
    """SC-01: the start values with 4 players; with 3 they differ by the victory point."""
    s = before_round_1(seats)
    for h in range(seats):
        house = s.houses[h]
        assert vp(s, h) == (1 if seats == 4 else 0)
        assert (house.water, house.spice, house.solari) == (1, 0, 0)
        assert (house.garrison, house.supply, house.troops, house.memories) == (3, 9, 0, 0)
        assert (house.spies, house.agents, house.influence) == (3, 2, [0, 0, 0, 0])
        assert (house.intrigues, house.hand, house.discard) == ([], [], [])
        assert (house.swordmaster, house.councillor, house.hooks) == (False, False, False)


@pytest.mark.parametrize("seed", range(6))
def test_SC_02_objectives_of_three(seed: int) -> None:
    """SC-02: no points, an objective of each icon, and the desert mouse is first player."""
    s = before_round_1(3, seed=seed)
    held = [box(3).trophies[house.trophies[0]] for house in s.houses]
    assert [vp(s, h) for h in range(3)] == [0, 0, 0]
    assert sorted(card.icon for card in held) == ["crysknife", "desert_mouse", "ornithopter"]
    assert held[s.first].icon == "desert_mouse"


def test_objectives_are_dealt_at_random() -> None:
    assert {before_round_1(3, seed=seed).first for seed in range(12)} == {0, 1, 2}


@pytest.mark.parametrize("seed", range(4))
def test_objectives_of_four(seed: int) -> None:
    s = before_round_1(4, seed=seed)
    held = [box(4).trophies[house.trophies[0]].name for house in s.houses]
    assert sorted(held) == [
        "objective_crysknife",
        "objective_crysknife_4_6p",
        "objective_desert_mouse_4_6p",
        "objective_desert_mouse_first",
    ]
    assert held[s.first] == "objective_desert_mouse_first"


@pytest.mark.parametrize("seed", range(4))
def test_SC_03_conflict_deck(seed: int) -> None:
    """SC-03: from the top one card of level I, five of level II, four of level III; the others stay unseen."""
    s = before_round_1(3, seed=seed)
    trophies = box(3).trophies
    assert [trophies[i].level for i in reversed(s.conflict_deck)] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert sorted(trophies[i].level for i in s.conflict_box) == [1, 1, 2, 2, 2, 2]
    assert len({*s.conflict_deck, *s.conflict_box}) == 16
    assert all(mask == 0 for mask in [s.conflict_known.masks[i] for i in s.conflict_deck + s.conflict_box])


def test_the_conflict_deck_differs() -> None:
    decks = {tuple(before_round_1(3, seed=seed).conflict_deck) for seed in range(8)}
    assert len(decks) == 8
    assert len({deck[:4] for deck in decks}) > 1, "level III is shuffled too"


# Objectives as data.


def names(trophies: list[int]) -> list[str]:
    return [EVERYTHING.trophies[i].name for i in trophies]


def test_five_objectives() -> None:
    assert len([card for card in EVERYTHING.trophies if card.seats]) == 5
    assert [card.name for card in EVERYTHING.trophies if card.first_player] == ["objective_desert_mouse_first"]


@pytest.mark.parametrize(
    ("players", "dealt", "rivals"),
    [
        (1, ["objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3p"], []),
        (2, ["objective_crysknife", "objective_desert_mouse_first"], ["objective_ornithopter_1_3p"]),
        (3, ["objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3p"], []),
        (
            4,
            [
                "objective_crysknife",
                "objective_crysknife_4_6p",
                "objective_desert_mouse_first",
                "objective_desert_mouse_4_6p",
            ],
            [],
        ),
        (
            6,
            [
                "objective_crysknife",
                "objective_crysknife_4_6p",
                "objective_desert_mouse_first",
                "objective_desert_mouse_4_6p",
            ],
            [],
        ),
    ],
    ids=["1", "2", "3", "4", "6"],
)
def test_SC_99_objectives_by_number_of_players(players: int, dealt: list[str], rivals: list[str]) -> None:
    """SC-99: of two players' objectives the rival takes the ornithopter, so that it is never first player."""
    assert names(objectives(EVERYTHING, players)) == dealt
    assert names(rival_objectives(EVERYTHING, players)) == rivals


# The common area.


def test_SC_101_pieces_of_a_house() -> None:
    """SC-101: 12 troops, 3 agents of which 2 on the leader, 3 spies; hooks for everybody."""
    s = before_round_1(4)
    for house in s.houses:
        assert house.supply + house.garrison == 12
        assert (house.agents, house.swordmaster, house.spies) == (2, False, 3)
        assert len(house.influence) == 4
    assert s.agents == [0] * 22
    assert s.control == [NOBODY] * 22


def test_SC_101_hooks_for_everybody() -> None:
    """SC-101: four maker hooks tokens: a fourth house can take one when three have theirs."""
    t = uprising(4).give(0, hand=["reconnaissance"], influence={"fremen": 2})
    for h in (1, 2, 3):
        t.give(h, hooks=True)
    t.turn(0).sends(0, "reconnaissance", "sietch_tabr").does(0, "sietch_tabr.1a")
    assert [house.hooks for house in t.state.houses] == [True] * 4


@pytest.mark.parametrize("modules", [(), ("choam",)], ids=["base", "choam"])
def test_SC_102_common_area(modules: tuple[str, ...]) -> None:
    """SC-102: the wall stands, tokens lie on the tracks, no bonus spice, decks and stacks are full."""
    s = before_round_1(3, modules)
    assert s.wall
    assert s.alliances == [NOBODY] * 4
    assert s.bonus == [0] * 22
    cards, intrigues = decks("uprising"), decks("uprising_intrigues")
    choam = [cards["choam"].size, intrigues["choam"].size] if modules else [0, 0]
    assert (len(s.row), len(s.imperium_deck)) == (5, cards["imperium"].size + choam[0] - 5)
    assert len(s.intrigue_deck) == intrigues["intrigues"].size + choam[1]
    assert {card.name: len(s.reserve[card.reserve]) for card in box(3, modules).stacks} == {
        "prepare_the_way": 8,
        "the_spice_must_flow": 10,
    }
    assert all(s.cards.by(None, card) for card in s.row)
    assert not any(s.cards.by(None, card) for card in s.imperium_deck)


def test_decks_of_a_module_stay_in_the_box_without_it() -> None:
    s = before_round_1(3)
    cards = {box(3).pieces[card].name for card in s.imperium_deck + s.row}
    with_it = {card.name for card in box(3, ("choam",)).imperium}
    assert with_it - cards == {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}
    assert cards < with_it
    assert "choam" not in s.parts
    view = opened(3).view(None)
    assert (view["contracts"], view["contract_bank"], view["contract_aside"]) == ([], 0, [])


def test_SC_103_starting_decks() -> None:
    """SC-103: ten cards, nine for Staban, who leaves Diplomacy out."""
    for seed in range(40):
        s = before_round_1(4, seed=seed)
        by_leader = {s.houses[h].leader: deck_of(s, h) for h in range(4)}
        if "staban_tuek" in by_leader and "gurney_halleck" in by_leader:
            break
    else:
        pytest.fail("forty deals without the two of them")
    assert by_leader["gurney_halleck"] == STARTING_DECK
    without = {name: n for name, n in STARTING_DECK.items() if name != "diplomacy"}
    assert by_leader["staban_tuek"] == without
    assert EVERYTHING.leaders["staban_tuek"].without == ("diplomacy",)
    assert [len(deck) for deck in EVERYTHING.starters] == [10] * 4


def test_starting_decks_are_shuffled_and_hidden() -> None:
    pieces = box(3).pieces
    orders = {tuple(pieces[card].name for card in before_round_1(3, seed=seed).houses[0].deck) for seed in range(5)}
    assert len(orders) == 5
    s = before_round_1(3)
    assert not any(s.cards.masks[card] for house in s.houses for card in house.deck)


# Leaders.


def test_dealt_leaders() -> None:
    """Every leader of the base game is dealt some time, each to one house, Shaddam never without the module."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        leaders = [house.leader for house in before_round_1(4, seed=seed).houses]
        assert len(set(leaders)) == 4
        seen.update(leaders)
    assert sorted(seen) == LEADERS_OF_THE_BASE


def test_shaddam_comes_with_choam() -> None:
    seen = {house.leader for seed in range(40) for house in before_round_1(4, ("choam",), seed).houses}
    assert sorted(seen) == sorted([*LEADERS_OF_THE_BASE, "shaddam_corrino_iv"])


def test_chosen_leaders() -> None:
    """All leaders are on offer; the last in turn order picks first; the first face is what is picked."""
    table = opened(3, leader_choice="chosen")
    first = state(table).first
    taken: list[str] = []
    for seat in [(first + 2) % 3, (first + 1) % 3, first]:
        (ask,) = table.pending
        assert (ask.seat, ask.kind) == (seat, "leader")
        assert ask.options == [name for name in LEADERS_OF_THE_BASE if name not in taken]
        taken.append("lady_jessica" if not taken else ask.options[0])
        table.choose(seat, taken[-1])
    assert [state(table).houses[(first + i) % 3].leader for i in (2, 1, 0)] == taken
    assert state(table).leaders == []
    assert state(table).round == 1


def test_a_taken_leader() -> None:
    table = opened(3, leader_choice="chosen")
    first = state(table).first
    table.choose((first + 2) % 3, "muad_dib")
    reason = table.why_not((first + 1) % 3, "muad_dib")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-leader-taken", ("SET-07",))


@pytest.mark.parametrize("seats", [3, 4])
def test_drafted_leaders(seats: int) -> None:
    """Two more than houses lie face up for everybody; they are picked in reverse turn order."""
    table = opened(seats, leader_choice="drafted")
    pool = table.view(None)["leaders"]
    first = state(table).first
    assert len(pool) == seats + 2
    left_out = next(name for name in LEADERS_OF_THE_BASE if name not in pool)
    for i in range(seats):
        seat = (first - 1 - i) % seats
        (ask,) = table.pending
        assert (ask.seat, ask.options) == (seat, pool)
        reason = table.why_not(seat, left_out)
        assert reason is not None
        assert (reason.id, reason.rules) == ("why-not-leader-left-out", ("RUL-33",))
        table.choose(seat, pool[-1])
        pool = pool[:-1]
    assert table.view(None)["leaders"] == []
    conserved(table)


def test_drafts_differ() -> None:
    pools = {tuple(opened(3, leader_choice="drafted", seed=seed).view(None)["leaders"]) for seed in range(6)}
    assert len(pools) > 1


# Contracts.


def test_contracts_are_laid_out() -> None:
    """CHO-01: two face up for everybody, eighteen face down; CHO-02: with Shaddam sixteen, and his two aside."""
    kinds = set()
    for seed in range(30):
        s = before_round_1(3, ("choam",), seed)
        shaddam = "shaddam_corrino_iv" in [house.leader for house in s.houses]
        kinds.add(shaddam)
        table = choam(s)
        assert len(table.offer) == 2
        assert len(table.bank) == (16 if shaddam else 18)
        aside = [tile_of(box(3, ("choam",)), piece).name for piece in table.aside]
        assert aside == (["contract_sardaukar_cards", "contract_sardaukar_recall"] if shaddam else [])
        assert all(table.known.by(None, piece) for piece in table.offer + table.aside)
        assert not any(table.known.by(None, piece) for piece in table.bank)
    assert kinds == {False, True}
