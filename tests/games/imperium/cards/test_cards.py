"""What is printed on the deck cards, and the sums of the decks. What their boxes do: `test_cards_agent`, `_reveal`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.tables import EVERYTHING, uprising
from tests.printed import Row, decks

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Play

LETTERS = {"emperor": "E", "guild": "G", "bene_gesserit": "B", "fremen": "F", "landsraad": "L", "city": "C"} | {
    "spice_trade": "T",
    "spy": "S",
}

DECKS = decks("uprising")
IMPERIUM, CHOAM = DECKS["imperium"], DECKS["choam"]
ROWS = [row for deck in DECKS.values() for row in deck.rows]
UPRISING = [row.name for row in ROWS]


def letters(icons: tuple[int, ...]) -> str:
    return "".join([LETTERS[ICONS[icon]] for icon in icons]) or "-"


def check_printed(box: Box, row: Row) -> None:
    """A card of the box is as its line in the table says."""
    card = box.cards[row.name]
    everyone = len(box.starters) if card.pieces[0] in box.starters[0] else 1
    assert card.copies == len(card.pieces) == row.copies * everyone
    found = {
        "copies": str(row.copies),
        "cost": "-" if card.cost < 0 else str(card.cost),
        "factions": letters(card.factions),
        "icons": letters(card.icons),
        "persuasion": str(card.persuasion),
        "swords": str(card.swords),
    }
    assert found == row.columns


@pytest.mark.parametrize("row", ROWS, ids=UPRISING)
def test_printed(row: Row) -> None:
    check_printed(EVERYTHING, row)


def test_the_imperium_deck_has_more_cards_with_choam() -> None:
    base = [card.name for card in uprising(4).box.imperium]
    assert sorted(base) == sorted(IMPERIUM.names)
    assert [card.name for card in EVERYTHING.imperium if card.name not in base] == CHOAM.names


@pytest.mark.parametrize(("modules", "cards"), [((), IMPERIUM.size), (("choam",), IMPERIUM.size + CHOAM.size)])
def test_cards_on_the_table(modules: tuple[str, ...], cards: int) -> None:
    s = uprising(4, modules=modules).start
    assert len(s.imperium_deck) + len(s.row) == cards
    assert [len(stack) for stack in s.reserve] == [8, 10]


def test_reserve_and_starting_decks() -> None:
    assert [card.name for card in EVERYTHING.stacks] == ["prepare_the_way", "the_spice_must_flow"]
    assert sum(card.copies for card in EVERYTHING.stacks) == 18
    for h in range(4):
        assert len(uprising(4).house(h).deck) == 10
    assert len({card for deck in EVERYTHING.starters for card in deck}) == sum(
        len(deck) for deck in EVERYTHING.starters
    )


def test_every_card_is_in_the_file_in_the_order_of_the_alphabet() -> None:
    names = [card.name for card in uprising(4).box.imperium]
    assert names == sorted(names)
    assert set(UPRISING) == set(EVERYTHING.cards)


def test_only_the_undercover_asset_needs_no_influence() -> None:
    assert [name for name in UPRISING if EVERYTHING.cards[name].ignores_requirement] == ["undercover_asset"]


@pytest.mark.parametrize("name", UPRISING)
def test_boxes_that_are_empty_stay_empty(name: str) -> None:
    """Which cards have an agent box, an acquire box, an ability when discarded or trashed."""
    card = EVERYTHING.cards[name]
    no_agent_box = [
        "convincing_argument",
        "dagger",
        "diplomacy",
        "dune_the_desert_planet",
        "reconnaissance",
        "the_spice_must_flow",
        "sardaukar_soldier",
        "spy_network",
        "truthtrance",
        "undercover_asset",
        "unswerving_loyalty",
    ]
    acquire_box = [
        "the_spice_must_flow",
        "guild_spy",
        "in_high_places",
        "overthrow",
        "price_is_no_object",
        "spy_network",
        "steersman",
        "strike_fleet",
        "subversive_advisor",
        "interstellar_trade",
    ]
    assert bool(card.agent) == (name not in no_agent_box)
    assert bool(card.acquire) == (name in acquire_box)
    assert bool(card.on_discard) == (name == "spacing_guilds_favor")
    assert bool(card.on_trash) == (name == "sardaukar_soldier")


# What may be left undone (OPT-01): arrows, the trash icon and what says "may"; and, by RUL-03, spies.
FREE_TO_DECLINE = """
branching_path.agent.1       calculus_of_power.agent.1    calculus_of_power.reveal.2      captured_mentat.agent.1
captured_mentat.reveal.2     chani_clever_tactician.reveal.2                              corrinth_city.agent.1
delivery_agreement.agent.1   desert_survival.agent.1      ecological_testing_station.agent.1
guild_spy.agent.1            in_high_places.reveal.2      junction_headquarters.agent.1   price_is_no_object.agent.1
shishakli.agent.1            smugglers_haven.agent.1      space_time_folding.agent.1      spacing_guilds_favor.reveal.2
spy_network.reveal.3         treacherous_maneuver.agent.1 unswerving_loyalty.reveal.3
"""
SPIES = """
bene_gesserit_operative.agent.1  covert_operation.reveal.1  covert_operation.reveal.2  double_agent.agent.1
guild_spy.acquire.1              in_high_places.acquire.1   public_spectacle.reveal.2  reliable_informant.agent.1
spy_network.acquire.1            strike_fleet.acquire.1     subversive_advisor.acquire.1
wheels_within_wheels.reveal.2
"""


@pytest.mark.parametrize("spies_mandatory", [False, True])
def test_everything_else_is_a_duty(spies_mandatory: bool) -> None:
    t = uprising(3, modules=["choam"], settings={"spy_placement_mandatory": spies_mandatory})
    rules: Any = t.rules
    x = Cast(Play(t.start, rules, None), 0, NOBODY)
    boxes = [t.box.cards[name] for name in UPRISING]
    clauses = [clause for card in boxes for clause in (*card.agent, *card.reveal, *card.acquire, *card.on_trash)]
    expected = set(FREE_TO_DECLINE.split()) | (set() if spies_mandatory else set(SPIES.split()))
    assert {clause for clause in clauses if t.box.clauses[clause].declinable(x)} == expected
