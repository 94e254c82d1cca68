"""The Bene Tleilax in games for one and two (IMM-R14)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable
from tests.games.imperium.modules.rival_tables import RivalTable
from tests.games.imperium.tallies import conserved, whole

from kanly.bots import Match, RandomBot
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route, hagal_card
from kanly.games.imperium.sets.immortality.hagal import hagal

NEW = ["hagal_carthag_left", "hagal_carthag_right", "hagal_carthag_tleilaxu", "hagal_research_tleilaxu"]


class SoloTable(TleilaxuTable, RivalTable):
    """Rivals, and the Bene Tleilax."""


def solo() -> SoloTable:
    """One player, houses 1 and 2 are rivals; the conflict is an ordinary one."""
    return SoloTable(1, modules=["immortality"]).conflict("skirmish_desert_mouse")


def cards(t: SoloTable) -> list[str]:
    """The House Hagal cards of the game."""
    return [hagal_card(t.box, piece).name for piece in t.rivals.deck]


def test_imm_solo_no_research() -> None:
    t = solo().turn(0)
    names = cards(t)
    assert len(names) == 36 - 1 + 4
    assert [names.count(name) for name in NEW] == [1, 1, 1, 1]
    assert names.count("hagal_research_station") == 1
    view = t.table.view(0)["houses"]
    assert [(house["research"], house["tleilaxu"]) for house in view] == [("c0r3", 0), (None, 0), (None, 0)]
    assert [house["atomics"] for house in view] == [True, False, False]


def test_imm_two_player_no_change() -> None:
    t = SoloTable(2, modules=["immortality"]).turn(0)
    names = cards(t)
    assert (len(names), names.count("hagal_research_station")) == (37, 2)
    assert not set(NEW) & set(names)
    rival = t.table.view(0)["houses"][2]
    assert (rival["research"], rival["tleilaxu"]) == (None, None)


@pytest.mark.parametrize(("card", "at"), [("hagal_carthag_left", 0), ("hagal_carthag_right", 1)])
def test_imm_solo_uprising_carthag(card: str, at: int) -> None:
    t = solo().tleilaxu_row("ghola", "usurp").hagal(card, "hagal_fremkit")
    supply, row = t.house(1).supply, t.bene.row[:]
    t.rival_turn(1)
    assert (t.at(1), t.house(1).supply) == (1, supply), "no troop"
    assert t.now.agents[t.box.space_of["fremkit"]] == 0b10, "the next card sends the agent"
    assert row[at] in t.now.removed
    assert t.bene.row[1 - at] == row[1 - at]
    assert t.bene.row[at] not in row


def test_imm_solo_carthag() -> None:
    """What the card would do where Carthag is on the board: all of it; and the first to arrive takes the spice."""
    printed = hagal()[0]
    route = printed.routes[0]
    assert route.space == "carthag"
    assert [text.id for text in printed.texts(route.names)] == ["recruit", "tleilaxu", "remove-left"]
    t = solo().stands(1, on=3).hagal("hagal_carthag_tleilaxu", "hagal_fremkit")
    spice, points = t.house(1).spice, t.vp(1)
    t.rival_turn(1)
    assert (t.at(1), t.vp(1), t.house(1).spice, t.bene.prize) == (4, points + 1, spice + 2, 0)


def test_imm_solo_carthag_occupied() -> None:
    """IMM-R14.6, with the Research Station: all of the card is passed over."""
    t = solo().agent(0, "research_station").hagal("hagal_research_tleilaxu", "hagal_fremkit").rival_turn(1)
    assert (t.at(1), t.now.agents[t.box.space_of["fremkit"]]) == (0, 0b10)


def test_imm_solo_last_space() -> None:
    t = solo().stands(1, on=6).give(1, garrison=3).hagal("hagal_research_tleilaxu")
    points = t.vp(1)
    t.rival_turn(1)
    assert (t.at(1), t.vp(1)) == (7, points + 1)
    assert t.now.agents[t.box.space_of["research_station"]] == 0b10
    assert t.house(1).troops == 2


def test_a_rival_keeps_intrigue_cards_of_the_track() -> None:
    """IMM-R14.4."""
    t = solo().hagal("hagal_research_tleilaxu").rival_turn(1)
    assert (t.at(1), len(t.house(1).intrigues)) == (2, 1)


def test_the_cards_have_no_swords() -> None:
    assert [card.swords for card in hagal()] == [0, 0, 0, 0]
    assert all(isinstance(card, Hagal) and isinstance(card.routes[0], Route) for card in hagal())


def test_nobody_without_a_seat_is_asked_after_a_conflict() -> None:
    t = solo().give(1, troops=4, intrigues=["harvest_cells"]).combat()
    t.expect("")
    assert t.intrigues(1) == ["harvest_cells"]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("modules", [("immortality",), ("choam", "immortality")])
def test_random_games_end(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(8):
        table = GAME.open(GAME.set_up(seats, modules), f"rivals {seed}", programs=(1 << seats) - 1)
        Match(table, [RandomBot() for _ in range(seats)], str(seed)).play_on()
        conserved(table)
        whole(table)
