"""Phase 1, storm (R5): dials and cards, damage, Family Atomics, Weather Control, the first player."""

from __future__ import annotations

import pytest
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.cards import CARD_NAME
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.map import CIRCLES, NODE_OF
from kanly.games.dune.table.state import NOBODY

MOVE = ("face_storm", "move_storm", "first_player")


def moving(t: DuneTable, by: int) -> DuneTable:
    """The storm moves: its number is known."""
    t.start.storm_move = by
    t.play(*MOVE)
    assert t.table.log is not None  # open the table: from now on `side` is what is true now
    return t


def wheels(t: DuneTable, first: str, second: str) -> DuneTable:
    t.start.wheels = (FACTION_OF[first], FACTION_OF[second])
    return t


def order(t: DuneTable) -> list[str]:
    return [FACTIONS[f].name for f in t.state.order]


def on_board(t: DuneTable, faction: str) -> int:
    return sum(t.side(faction).forces.values())


def sit_at(t: DuneTable, **circles: int) -> DuneTable:
    """Factions on circles, counted from 1 as the facts do."""
    for name, circle in circles.items():
        t.start.sides[FACTION_OF[name]].circle = circle - 1
    return t


# The number.


def test_storm_first_placement() -> None:
    t = dune().in_round(1).play("storm")
    t.expect("storm_dial", [0, 5])
    assert t.offers("atreides") == [str(n) for n in range(21)]
    assert [t.table.question(ask).id for ask in t.table.pending] == ["ask-storm_dial-first"] * 2  # R5.1: not a move
    t.does("atreides", "storm_dial", 20)
    assert t.told("storm_dialled") == []
    t.does("harkonnen", "storm_dial", 5)
    assert t.told("storm_dialled") == [("atreides", 20), ("harkonnen", 5)]
    assert t.state.storm == 7
    assert order(t) == ["fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit", "emperor"]
    assert t.told("first_player") == [("fremen",)]
    assert t.table.over  # no cards in round 1
    assert t.state.wheels == (FACTION_OF["atreides"], FACTION_OF["harkonnen"])


def test_storm_first_dialers_empty_seats() -> None:
    t = sit_at(dune(factions=("atreides", "harkonnen", "fremen")), atreides=2, harkonnen=3, fremen=5)
    t.in_round(1).play("storm")
    assert t.asked() == {"atreides": "storm_dial", "fremen": "storm_dial"}


def test_first_storm_dialers_two_nearest() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen"), settings={"first_storm_dialers": "two_nearest"})
    sit_at(t, atreides=1, harkonnen=2, fremen=4).in_round(1).play("storm")
    assert t.asked() == {"atreides": "storm_dial", "harkonnen": "storm_dial"}


def test_two_factions_of_one_seat_dial_one_after_the_other() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2, settings={"two_factions_each": True})
    wheels(t.in_round(2), "atreides", "fremen").play("dial_storm")
    t.expect("storm_dial", [0])
    t.answer(0, "storm_dial", 3, 1)
    assert t.state.storm_move == 4
    assert t.told("storm_dialled") == [("atreides", 3), ("fremen", 1)]


def test_storm_later_dial_range() -> None:
    t = wheels(dune().in_round(2).storm_at(17), "emperor", "fremen").play("storm")
    t.expect("storm_dial", [2, 3])
    for number in (0, 4):
        assert "not an option" in t.refuses(2, "storm_dial", number)
        reason = t.table.why_not(2, number)
        assert reason is not None
        assert (reason.id, reason.rules) == ("why-storm-dial-range", ("R5.2",))
    t.does("emperor", "storm_dial", 3).does("fremen", "storm_dial", 1)
    assert t.state.storm == 3
    assert t.told("storm_moved", ever=True) == [(0,), (1,), (2,), (3,)]
    assert t.state.storm_move == 0


def test_storm_no_battle_last_round() -> None:
    t = wheels(dune().in_round(4), "atreides", "harkonnen").play("storm")
    assert t.asked() == {"atreides": "storm_dial", "harkonnen": "storm_dial"}
    t.does("atreides", "storm_dial", 1).does("harkonnen", "storm_dial", 1)
    assert t.state.wheels == (FACTION_OF["atreides"], FACTION_OF["harkonnen"])


def test_dials_are_secret() -> None:
    t = wheels(dune().in_round(2), "emperor", "fremen").play("storm")
    t.does("emperor", "storm_dial", 3)
    assert t.table.waiting(0).seats == [2, 3]  # not who has answered
    assert t.state.storm_move == 0


# Damage.


def test_storm_destroys_sand() -> None:
    t = dune().in_round(3).storm_at(17).clear("atreides")
    t.place("atreides", "cielago_north.2", 4).place("atreides", "cielago_east.3", 2)
    t.place("atreides", "false_wall_south.3", 3).place("atreides", "meridian.0", 1)
    t.spice_on("cielago_south.1", 12).spice_on("cielago_north.2", 8)
    moving(t, 3)
    assert t.state.storm == 2
    assert t.side("atreides").tanks == 5
    assert t.forces("atreides", "cielago_north.2") == 0
    assert t.forces("atreides", "meridian.0") == 0
    assert t.forces("atreides", "cielago_east.3") == 2
    assert t.forces("atreides", "false_wall_south.3") == 3
    assert t.state.spice == {}
    conserved(t.table)


def test_storm_does_not_strike_where_it_stands() -> None:
    """R5.4: the sector that the storm leaves is not struck again, one that it does not reach not at all."""
    t = dune().in_round(3).storm_at(1).place("emperor", "meridian.1", 2).place("emperor", "cielago_east.3", 1)
    moving(t.spice_on("cielago_south.1", 5), 1)
    assert t.forces("emperor", "meridian.1") == 2
    assert t.forces("emperor", "cielago_east.3") == 1
    assert t.state.spice == {NODE_OF["cielago_south.1"]: 5}


def test_storm_imperial_basin_safe() -> None:
    t = (
        dune()
        .in_round(3)
        .storm_at(7)
        .clear()
        .place("atreides", "arrakeen.9", 3)
        .place("atreides", "imperial_basin.9", 2)
    )
    t.place("harkonnen", "carthag.10", 4).place("emperor", "hole_in_the_rock.8", 1)
    moving(t, 3)
    assert t.state.storm == 10
    assert [t.side(name).tanks for name in ("atreides", "harkonnen", "emperor")] == [0, 0, 1]


def test_storm_after_atomics() -> None:
    t = (
        dune()
        .in_round(4)
        .storm_at(7)
        .clear()
        .place("atreides", "arrakeen.9", 3)
        .place("atreides", "imperial_basin.9", 2)
    )
    t.place("harkonnen", "carthag.10", 4)
    t.start.wall = False
    moving(t, 2)
    assert t.state.storm == 9
    assert t.side("atreides").tanks == 5
    assert t.forces("harkonnen", "carthag.10") == 4


def test_storm_all_eighteen() -> None:
    t = dune("advanced").in_round(1).clear("bene_gesserit").place("bene_gesserit", "meridian.1", 1).play("storm")
    t.does("atreides", "storm_dial", 20).does("harkonnen", "storm_dial", 20)
    assert t.state.storm == 4
    assert t.forces("bene_gesserit", "meridian.1") == 1


def test_first_storm_strikes_where_it_ends() -> None:
    t = dune("advanced").in_round(1).clear("bene_gesserit").place("bene_gesserit", "meridian.1", 1).play("storm")
    t.does("atreides", "storm_dial", 19).does("harkonnen", "storm_dial", 0)
    assert t.state.storm == 1
    assert t.side("bene_gesserit").tanks == 1


@pytest.mark.parametrize(
    ("dials", "storm", "lost"), [((2, 2), 4, 1), ((20, 20), 4, 1), ((0, 0), 0, 0), ((18, 0), 0, 1)]
)
def test_first_storm_damages_path(dials: tuple[int, int], storm: int, lost: int) -> None:
    t = dune("advanced", settings={"first_storm_damages_path": True}).in_round(1).clear("bene_gesserit")
    t.place("bene_gesserit", "meridian.1", 1).play("storm")
    t.does("atreides", "storm_dial", dials[0]).does("harkonnen", "storm_dial", dials[1])
    assert t.state.storm == storm
    assert t.side("bene_gesserit").tanks == lost


def test_adv_advisors_destroyed_by_storm() -> None:
    t = dune("advanced").in_round(3).storm_at(4).clear("bene_gesserit")
    t.place("emperor", "south_mesa.5", 1).advise("south_mesa.5", 2)
    moving(t, 1)
    assert t.state.storm == 5
    assert (t.side("emperor").tanks, t.side("bene_gesserit").tanks) == (1, 2)


def test_advisors_left_alone_by_the_storm_become_fighters() -> None:
    t = dune("advanced").in_round(3).storm_at(4).clear("bene_gesserit")
    t.place("emperor", "south_mesa.5", 1).advise("south_mesa.4", 2)
    moving(t, 1)
    assert t.forces("bene_gesserit", "south_mesa.4") == 2
    assert t.side("bene_gesserit").advisors == {}


# Fremen in the storm.


def test_adv_storm_half_losses() -> None:
    t = dune("advanced").in_round(3).storm_at(13).clear("fremen").place("fremen", "the_great_flat.14", 5)
    moving(t, 1)
    assert t.forces("fremen", "the_great_flat.14") == 2
    assert t.side("fremen").tanks == 3


def test_half_losses_are_rounded_in_every_node() -> None:
    t = dune("advanced").in_round(3).storm_at(13).clear("fremen")
    t.place("fremen", "the_great_flat.14", 1).place("fremen", "funeral_plain.14", 3)
    moving(t, 1)
    assert t.forces("fremen", "the_great_flat.14") == 0
    assert t.forces("fremen", "funeral_plain.14") == 1


def test_fremen_choose_whether_fedaykin_die() -> None:
    t = dune("advanced").in_round(3).storm_at(13).clear("fremen").place("fremen", "the_great_flat.14", 5, specials=3)
    moving(t, 1)
    assert t.asked() == {"fremen": "storm_losses"}
    assert t.offers("fremen") == ["1", "2", "3"]  # three of five die, two are no Fedaykin
    reason = t.table.why_not(3, 0)
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-storm-losses", ("FRE.A3",))
    t.does("fremen", "storm_losses", 1)
    assert t.side("fremen").specials == {NODE_OF["the_great_flat.14"]: 2}
    assert (t.side("fremen").tanks, t.side("fremen").tank_specials) == (3, 1)
    conserved(t.table)


def test_karama_against_storm_resistance_covers_the_whole_storm() -> None:
    t = dune("advanced").in_round(3).storm_at(13).clear("fremen").give("emperor", hand=["karama"])
    t.place("fremen", "the_great_flat.14", 4).place("fremen", "habbanya_erg.15", 4)
    moving(t, 2)
    t.expect("karama", [2]).does("emperor", "karama", "karama")
    assert on_board(t, "fremen") == 0
    assert t.side("fremen").tanks == 8


def test_no_karama_window_where_no_fremen_are_struck() -> None:
    t = dune("advanced").in_round(3).storm_at(13).give("emperor", hand=["karama"])
    moving(t, 1)
    assert t.table.over


def test_fremen_lose_everything_in_the_basic_game() -> None:
    t = dune().in_round(3).storm_at(13).clear("fremen").place("fremen", "the_great_flat.14", 5)
    moving(t, 1)
    assert t.side("fremen").tanks == 5


# Storm deck.


def test_adv_storm_deck() -> None:
    t = dune("advanced").in_round(2).storm_at(10).clear("fremen")
    t.start.storm_deck = [5, 0, 1, 2, 3, 4]  # storm_5 on top
    t.play("storm")
    assert t.table.over  # nobody dials, nobody holds cards
    assert t.state.storm == 15
    assert t.told("storm_card_shown", ever=True) == [(5,)]
    assert sorted(t.state.storm_deck) == list(range(6))
    top = t.state.storm_deck[-1] + 1
    assert [t.state.storm_known.masks[card] for card in t.state.storm_deck] == [0, 0, 0, 0, 0, 1 << 3]
    assert t.table.view(3)["storm_card"] == top
    assert t.table.view(0)["storm_card"] is None
    assert t.told("storm_card_seen", seat=3, ever=True) == [("fremen", top)]
    assert t.told("storm_card_seen", seat=0, ever=True) == []


def test_fremen_look_after_the_first_storm() -> None:
    t = dune("advanced").in_round(1).play("storm")
    t.does("atreides", "storm_dial", 0).does("harkonnen", "storm_dial", 1)
    assert t.table.view(3)["storm_card"] in range(1, 7)


def test_karama_against_the_look() -> None:
    t = dune("advanced").in_round(2).storm_at(10).clear("fremen").give("harkonnen", hand=["karama"]).play("storm")
    t.all_pass("storm_card")
    t.expect("karama", [5])
    assert t.table.ask(5) is not None
    t.does("harkonnen", "karama", "karama")
    assert t.table.view(3)["storm_card"] is None
    assert t.table.over


def test_adv_storm_without_fremen() -> None:
    t = dune("advanced", factions=("atreides", "harkonnen", "emperor")).in_round(3).storm_at(2)
    wheels(t, "atreides", "emperor").play("storm")
    deck = list(t.start.storm_deck)
    t.does("atreides", "storm_dial", 1).does("emperor", "storm_dial", 2)
    assert t.state.storm == 5
    assert t.state.storm_deck == deck
    assert t.table.over


# Cards.


def test_family_atomics_play() -> None:
    t = dune().in_round(2).storm_at(8).clear().give("emperor", hand=["family_atomics"])
    t.place("emperor", "gara_kulon.7", 1).place("atreides", "shield_wall.7", 2)
    t.place("atreides", "imperial_basin.8", 2).place("atreides", "imperial_basin.9", 3)
    t.start.storm_move = 1
    t.play("storm_cards", *MOVE)
    t.does("emperor", "storm_card", "family_atomics")
    assert t.told("wall_destroyed") == [("emperor",)]
    assert t.forces("atreides", "shield_wall.7") == 0
    assert t.forces("atreides", "imperial_basin.8") == 2
    assert t.forces("atreides", "imperial_basin.9") == 0
    assert t.side("atreides").tanks == 5
    assert [CARD_NAME[card] for card in t.state.treachery_removed] == ["family_atomics"]
    assert not t.state.wall
    conserved(t.table)


def test_family_atomics_needs_forces() -> None:
    t = dune("advanced").in_round(3).storm_at(0).clear().give("bene_gesserit", hand=["family_atomics"])
    t.place("bene_gesserit", "arrakeen.9", 2).place("harkonnen", "shield_wall.7", 1).advise("shield_wall.7", 1)
    t.play("storm_cards")
    assert t.offers("bene_gesserit") == ["pass"]
    reason = t.table.why_not(1, "family_atomics")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-near-wall", ("R17.1", "R19.2"))


@pytest.mark.parametrize("node", ["pasty_mesa.7", "shield_wall.7", "gara_kulon.7", "the_minor_erg.7"])
def test_family_atomics_in_storm(node: str) -> None:
    t = dune().in_round(3).storm_at(7).clear().give("harkonnen", hand=["family_atomics"])
    t.place("harkonnen", node, 1).play("storm_cards")
    t.does("harkonnen", "storm_card", "family_atomics")
    assert not t.state.wall


@pytest.mark.parametrize(("storm", "accepted"), [(6, False), (0, True)])
def test_family_atomics_with_storm_between(storm: int, accepted: bool) -> None:
    t = dune().in_round(3).storm_at(storm).clear().give("harkonnen", hand=["family_atomics"])
    t.place("harkonnen", "pasty_mesa.5", 1).play("storm_cards")
    assert ("family_atomics" in t.offers("harkonnen")) == accepted


def test_family_atomics_destroys_advisors_on_the_wall() -> None:
    t = dune("advanced").in_round(3).storm_at(0).clear().give("harkonnen", hand=["family_atomics"])
    t.place("harkonnen", "shield_wall.7", 1).advise("shield_wall.8", 2).play("storm_cards")
    t.does("harkonnen", "storm_card", "family_atomics")
    assert t.side("bene_gesserit").tanks == 2
    assert t.side("harkonnen").tanks == 1


def weather(number: int = 4) -> DuneTable:
    t = dune().in_round(2).storm_at(5).clear("fremen").place("fremen", "the_minor_erg.6", 3)
    t.give("atreides", hand=["weather_control"])
    t.start.storm_move = number
    return t.play("storm_cards", *MOVE)


def test_weather_control_replaces_number() -> None:
    t = weather()
    t.does("atreides", "storm_card", "weather_control")
    assert t.offers("atreides") == [str(n) for n in range(11)]
    assert "nothing that" in t.refuses(0, "weather", 11)
    t.does("atreides", "weather", 0)
    assert t.state.storm == 5
    assert t.forces("fremen", "the_minor_erg.6") == 3
    assert [CARD_NAME[card] for card in t.state.treachery_discard] == ["weather_control"]


def test_weather_control_is_not_for_round_one() -> None:
    t = dune().in_round(1).give("atreides", hand=["weather_control"]).play("storm")
    t.does("atreides", "storm_dial", 1).does("harkonnen", "storm_dial", 1)
    assert t.table.over


def test_weather_control_orders_up_to_ten() -> None:
    t = weather(1).does("atreides", "storm_card", "weather_control").does("atreides", "weather", 10)
    assert t.state.storm == 15
    assert t.side("fremen").tanks == 3


def test_passing_lets_the_storm_come() -> None:
    t = weather(4).does("atreides", "storm_card", "pass")
    assert t.state.storm == 9


def test_the_window_is_open_to_everybody_with_cards() -> None:
    """Who holds Weather Control is not betrayed: every seat with cards is asked, in storm order."""
    t = dune().in_round(2).storm_at(5).give("atreides", hand=["weather_control"])
    t.give("emperor", hand=["shield"]).give("fremen", hand=["snooper"]).play("storm_cards")
    assert t.table.waiting(None).seats == [2, 3, 0]
    assert t.offers("emperor") == ["pass"]
    reason = t.table.why_not(2, "weather_control")
    assert reason is not None
    assert reason.id == "why-card-not-held"


def test_no_window_once_both_cards_are_gone() -> None:
    t = dune().in_round(2).storm_at(5).give("emperor", hand=["shield"]).place("emperor", "shield_wall.7", 1)
    for name, pile in (("weather_control", t.start.treachery_discard), ("family_atomics", t.start.treachery_removed)):
        card = next(c for c in t.start.treachery_deck if CARD_NAME[c] == name)
        t.start.treachery_deck.remove(card)
        pile.append(card)
    t.play("storm_cards")
    assert t.table.over


def test_both_cards_in_one_storm() -> None:
    t = dune().in_round(2).storm_at(5).clear().place("emperor", "shield_wall.7", 1)
    t.give("emperor", hand=["family_atomics"]).give("atreides", hand=["weather_control"]).play("storm_cards")
    t.does("emperor", "storm_card", "family_atomics")
    t.expect("storm_card", [0]).does("atreides", "storm_card", "weather_control").does("atreides", "weather", 7)
    assert not t.state.wall
    assert t.state.storm_move == 7


# First player.


@pytest.mark.parametrize(
    ("storm", "first", "last"),
    [(4, "emperor", "bene_gesserit"), (3, "bene_gesserit", "atreides"), (16, "atreides", "harkonnen")],
)
def test_first_player_under_marker(storm: int, first: str, last: str) -> None:
    t = dune().storm_at(0)
    t.start.storm = storm
    t.play("first_player")
    assert (order(t)[0], order(t)[-1]) == (first, last)
    if storm == 4:
        assert order(t) == ["emperor", "fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit"]


def test_storm_order_with_empty_circles() -> None:
    t = dune(factions=("atreides", "fremen", "harkonnen"))
    t.start.storm = CIRCLES[2]
    t.play("first_player")
    assert order(t) == ["harkonnen", "atreides", "fremen"]


def test_nobody_is_nowhere() -> None:
    """A faction that is not in play is never in the storm order."""
    t = dune(factions=("atreides", "harkonnen")).play("first_player")
    assert all(t.state.sides[f].seat != NOBODY for f in t.state.order)
