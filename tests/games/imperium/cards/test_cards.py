"""What is printed on the deck cards, and the sums of the decks. What their boxes do: `test_cards_agent`, `_reveal`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.tables import EVERYTHING, uprising

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Play

LETTERS = {"emperor": "E", "guild": "G", "bene_gesserit": "B", "fremen": "F", "landsraad": "L", "city": "C"} | {
    "spice_trade": "T",
    "spy": "S",
}

# copies, cost, factions, agent icons, persuasion and swords that come without any condition
PRINTED = """
convincing_argument          2  -  -   -     2 0
dagger                       2  -  -   L     0 1
diplomacy                    1  -  -   EGBF  1 0
dune_the_desert_planet       2  -  -   T     1 0
reconnaissance               1  -  -   C     1 0
seek_allies                  1  -  -   EGBF  0 0
signet_ring                  1  -  -   LCT   1 0

prepare_the_way              8  2  B   LC    2 0
the_spice_must_flow         10  9  G   -     0 0

bene_gesserit_operative      2  3  B   B     1 0
branching_path               1  3  B   BC    2 0
calculus_of_power            2  3  E   CS    2 0
captured_mentat              1  5  -   LT    1 0
chani_clever_tactician       1  5  F   FCT   0 0
corrinth_city                1  6  E   EL    0 0
covert_operation             1  3  -   S     0 0
dangerous_rhetoric           1  3  -   LS    1 1
desert_power                 1  6  F   T     0 0
desert_survival              2  2  F   T     1 1
double_agent                 2  3  EG  LCT   1 1
ecological_testing_station   1  3  F   FC    1 0
fedaykin_stilltent           1  2  F   T     0 0
guild_envoy                  1  3  G   EGBF  1 0
guild_spy                    1  3  G   S     2 0
hidden_missive               1  2  B   L     1 1
imperial_spymaster           1  2  E   ES    1 1
in_high_places               1  5  EB  EB    2 0
junction_headquarters        1  6  G   LCT   1 0
leadership                   1  5  F   FT    2 1
long_live_the_fighters       1  7  F   FC    2 3
maker_keeper                 2  2  BF  C     2 0
maula_pistol                 2  3  F   CT    1 1
northern_watermaster         1  3  F   C     1 0
overthrow                    1  8  -   EGBF  2 2
paracompass                  1  4  -   C     0 0
price_is_no_object           1  6  EB  EB    2 0
public_spectacle             2  4  E   S     1 0
rebel_supplier               2  3  F   C     0 1
reliable_informant           1  2  G   G     1 0
sardaukar_coordination       2  4  E   EL    2 0
sardaukar_soldier            1  1  E   C     1 1
shishakli                    1  4  F   CT    0 2
smugglers_harvester          2  1  G   T     1 0
smugglers_haven              1  4  G   GT    1 0
southern_elders              1  4  BF  BF    0 0
space_time_folding           1  1  G   G     1 0
spacing_guilds_favor         2  5  G   GT    2 0
spy_network                  1  2  EG  -     2 1
steersman                    1  8  G   GLCT  2 0
stilgar_the_devoted          1  6  F   FCT   0 0
strike_fleet                 1  5  -   S     1 3
subversive_advisor           1  5  -   S     1 0
treacherous_maneuver         1  5  E   EGBF  1 0
tread_in_darkness            2  4  B   LCT   2 1
truthtrance                  2  4  B   EGBF  1 0
undercover_asset             1  2  EG  LCT   0 0
unswerving_loyalty           2  1  F   -     1 0
weirding_woman               2  1  B   CT    1 1
wheels_within_wheels         1  2  EG  S     1 0

cargo_runner                 1  3  G   LCT   1 0
delivery_agreement           1  5  G   C     0 0
interstellar_trade           1  7  G   LCT   0 0
priority_contracts           1  6  G   LT    0 0
"""

ROWS = [line.split() for line in PRINTED.splitlines() if line]
UPRISING = [row[0] for row in ROWS]


def letters(icons: tuple[int, ...]) -> str:
    return "".join([LETTERS[ICONS[icon]] for icon in icons]) or "-"


@pytest.mark.parametrize(("name", "copies", "cost", "factions", "icons", "persuasion", "swords"), ROWS, ids=UPRISING)
def test_printed(name: str, copies: str, cost: str, factions: str, icons: str, persuasion: str, swords: str) -> None:
    card = EVERYTHING.cards[name]
    everyone = len(EVERYTHING.starters) if card.pieces[0] in EVERYTHING.starters[0] else 1
    assert card.copies == len(card.pieces) == int(copies) * everyone
    assert card.cost == (-1 if cost == "-" else int(cost))
    assert letters(card.factions) == factions
    assert letters(card.icons) == icons
    assert (card.persuasion, card.swords) == (int(persuasion), int(swords))


def test_the_imperium_deck_has_65_cards_and_4_more_with_choam() -> None:
    deck = EVERYTHING.imperium
    base = uprising(4).box.imperium
    choam = [card for card in deck if card.name not in [other.name for other in base]]
    assert sum(card.copies for card in base) == 65
    assert sum(card.copies for card in choam) == 4
    assert len(deck) == len(base) + len(choam) == 54
    assert sum(card.cost * card.copies for card in base) == 227
    assert sum(card.cost for card in choam) == 21
    assert [card.name for card in choam] == [
        "cargo_runner",
        "delivery_agreement",
        "interstellar_trade",
        "priority_contracts",
    ]


@pytest.mark.parametrize(("modules", "cards"), [((), 65), (("choam",), 69)])
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
