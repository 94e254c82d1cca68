"""Phase 6, shipment (R10.2-R10.9): ways, prices, places, and what others do about them."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dune.saying import asked
from tests.games.dune.tables import ALL, DuneTable, conserved, dune

from kanly.bots import Match, RandomBot
from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.facts.map import NODE_TOKENS
from kanly.games.dune.game import GAME
from kanly.games.dune.phases.shipment.shipping import barrier, could_halve, rate, turn_of
from kanly.games.dune.table.forces import closed_to
from kanly.games.dune.table.sides import purse
from kanly.kernel import PASS, Message
from kanly.words import Words

NO_SISTERS = ("atreides", "emperor", "fremen", "spacing_guild", "harkonnen")
WORDS = Words("en", ["kanly.games.dune"])


def ships(t: DuneTable, faction: str, node: str, forces: int) -> DuneTable:
    """A shipment of the faction's usual way; nobody goes along."""
    t.does(faction, "ship_to", node).does(faction, "ship_forces", forces)
    return t.all_pass("accompany")


@pytest.mark.parametrize(
    ("faction", "node", "price"),
    [
        ("atreides", "arrakeen.9", "Each costs 1 spice."),
        ("atreides", "red_chasm.6", "Each costs 2 spice."),
        ("spacing_guild", "arrakeen.9", "Two cost 1 spice."),
        ("fremen", "the_great_flat.14", "They cost nothing."),
    ],
)
def test_what_a_force_costs_is_said_with_the_question(faction: str, node: str, price: str) -> None:
    t = dune().clear().give(faction, spice=20).turn(faction)
    if "ship" in t.asked().values():
        t.does(faction, "ship", "reserves")
    t.does(faction, "ship_to", node)
    assert asked(WORDS, t, faction).endswith(price)


def reason(message: Message) -> str:
    """What a message says, with the rules behind it."""
    said = WORDS.say(message)
    assert message.id not in WORDS.missing, message.id
    assert message.rules
    return f"{message.rules[0]}: {said}"


# Prices.


def test_ship_prices() -> None:
    t = dune().give("emperor", spice=10).give("spacing_guild", spice=5).storm_at(0).turn("emperor")
    ships(t, "emperor", "habbanya_sietch.16", 4)
    assert t.told("shipped", ever=True) == [("emperor", "reserves", 4, 0, "habbanya_sietch.16")]
    assert t.side("emperor").spice == 6
    assert t.side("spacing_guild").spice == 9
    assert t.side("emperor").reserves == 16
    t.expect("move", [2])


@pytest.mark.parametrize("node", ["polar_sink", "red_chasm.6"])
def test_ship_prices_elsewhere(node: str) -> None:
    t = dune().give("emperor", spice=10).storm_at(0).turn("emperor")
    ships(t, "emperor", node, 4)
    assert t.side("emperor").spice == 2
    assert t.forces("emperor", node) == 4


def test_ship_no_guild() -> None:
    t = dune(factions=("atreides", "emperor", "fremen", "harkonnen")).give("emperor", spice=10).turn("emperor")
    ships(t, "emperor", "tueks_sietch.4", 5)
    assert t.side("emperor").spice == 5
    assert t.told("paid", ever=True) == [("emperor", 5, "bank", "shipment")]


def test_shipping_is_optional_and_once() -> None:
    t = dune().give("emperor", spice=10).turn("emperor").does("emperor", "ship_to", "pass").expect("move")
    t.does("emperor", "move", "pass").expect("")
    assert t.state.shipment is None


def test_number_is_limited_by_spice_and_reserves() -> None:
    t = dune().give("emperor", spice=5).turn("emperor").does("emperor", "ship_to", "red_chasm.6")
    assert t.offers("emperor") == ["1", "2"]
    assert reason(t.why_not("emperor", 3)).startswith("R10.3: That would cost 6 spice; you can pay for 2 forces")
    t = dune().give("emperor", spice=50).tanks("emperor", 17).turn("emperor").does("emperor", "ship_to", "arrakeen.9")
    assert t.offers("emperor") == ["1", "2", "3"]
    assert reason(t.why_not("emperor", 4)) == "R10.2: There are only 3 forces."


def test_nothing_to_ship() -> None:
    t = dune().give("emperor", spice=0).turn("emperor")
    assert t.offers("emperor") == ["pass"]
    assert reason(t.why_not("emperor", "arrakeen.9")).startswith("R10.3: There is not enough spice")
    t = dune().give("emperor", spice=9).tanks("emperor", 20).turn("emperor")
    assert t.offers("emperor") == ["pass"]
    assert reason(t.why_not("emperor", "arrakeen.9")) == "R10.2: Emperor has no reserves."


# Places.


def test_ship_storm_and_limit() -> None:
    t = dune().place("harkonnen", "arrakeen.9", 1).give("emperor", spice=10).storm_at(4).turn("emperor")
    assert "tueks_sietch.4" not in t.offers("emperor")
    assert reason(t.why_not("emperor", "tueks_sietch.4")) == "R10.4: The storm is over Tuek's Sietch."
    assert "arrakeen.9" not in t.offers("emperor")
    assert reason(t.why_not("emperor", "arrakeen.9")) == "R10.8: Two other factions already hold Arrakeen."
    ships(t, "emperor", "south_mesa.5", 1)
    assert t.side("emperor").spice == 8


def test_ship_one_sector() -> None:
    t = dune().give("emperor", spice=10).storm_at(0).turn("emperor")
    assert all(option in (*NODE_TOKENS, "pass") for option in t.offers("emperor"))  # one node a shipment
    ships(t, "emperor", "south_mesa.4", 2)
    t.expect("move")  # and there is no second one


def test_ship_not_back() -> None:
    t = dune(factions=NO_SISTERS).turn("atreides").expect("ship_to", [0])  # no other way is even asked for
    assert t.side("atreides").reserves == 10
    t = dune(factions=NO_SISTERS).ally("atreides", "spacing_guild").turn("atreides").expect("ship")
    assert t.offers("atreides") == ["reserves", "cross", "pass"]
    assert reason(t.why_not("atreides", "back")) == "R10.6: Only the Guild ships forces back to the reserves."
    assert reason(t.why_not("atreides", "deploy")).startswith("FRE.B2: Only the Fremen")


def test_ship_join_own_and_one_other() -> None:
    t = dune().clear("atreides").place("harkonnen", "arrakeen.9", 2).place("emperor", "arrakeen.9", 1)
    t.give("emperor", spice=5).storm_at(0).turn("emperor")
    ships(t, "emperor", "arrakeen.9", 3)
    assert t.side("emperor").spice == 2
    assert t.forces("emperor", "arrakeen.9") == 4


def test_polar_sink_always_open() -> None:
    t = dune().place("atreides", "polar_sink", 3).place("harkonnen", "polar_sink", 2).place("fremen", "polar_sink", 1)
    t.clear("bene_gesserit").give("emperor", spice=4).give("spacing_guild", spice=0).storm_at(16).turn("emperor")
    ships(t, "emperor", "polar_sink", 2)
    assert t.side("emperor").spice == 0
    assert t.forces("emperor", "polar_sink") == 2
    t = (
        dune(factions=NO_SISTERS)
        .place("atreides", "polar_sink", 3)
        .clear("harkonnen")
        .place("harkonnen", "polar_sink", 2)
    )
    t.storm_at(16).turn("atreides").does("atreides", "ship_to", "pass").does("atreides", "move", "polar_sink")
    assert "wind_pass.15" in t.offers("atreides")
    t = dune(factions=NO_SISTERS).clear("harkonnen").place("harkonnen", "polar_sink", 2)
    t.storm_at(16).turn("harkonnen").does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "polar_sink")
    assert "wind_pass_north.16" not in t.offers("harkonnen")
    assert reason(t.why_not("harkonnen", "wind_pass_north.16")).startswith("R10.15: The storm is over Wind Pass North")


# The Guild.


def test_guild_half_price() -> None:
    def guild() -> DuneTable:
        return dune(factions=NO_SISTERS).give("spacing_guild", spice=10).storm_at(0).turn("spacing_guild")

    t = guild()
    assert t.offers("spacing_guild") == ["reserves", "cross", "back", "pass"]
    t.does("spacing_guild", "ship", "reserves").does("spacing_guild", "ship_to", "arrakeen.9")
    t.does("spacing_guild", "ship_forces", 5).expect("move")
    assert t.side("spacing_guild").spice == 7
    t = guild().does("spacing_guild", "ship", "cross").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_to", "red_chasm.6").does("spacing_guild", "ship_forces", 3).expect("move")
    assert t.side("spacing_guild").spice == 7
    assert (t.forces("spacing_guild", "tueks_sietch.4"), t.forces("spacing_guild", "red_chasm.6")) == (2, 3)
    t = guild().does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", 3).expect("move")
    assert t.side("spacing_guild").spice == 8
    assert t.side("spacing_guild").reserves == 18
    t = guild().does("spacing_guild", "ship", "reserves").does("spacing_guild", "ship_to", "arrakeen.9")
    t.does("spacing_guild", "ship_forces", 1).expect("move")  # only one of the three in a round
    assert t.side("spacing_guild").spice == 9


@pytest.mark.parametrize(("forces", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_guild_ship_back_prices(forces: int, price: int) -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=5).turn("spacing_guild")
    t.does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", forces)
    assert t.told("paid", ever=True) == [("spacing_guild", price, "bank", "shipment")]


def test_guild_cross_ship_storm() -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=9).storm_at(4).turn("spacing_guild")
    assert t.offers("spacing_guild") == ["reserves", "pass"]  # neither across the planet nor back from the storm
    t = dune(factions=NO_SISTERS).place("spacing_guild", "red_chasm.6", 1).give("spacing_guild", spice=9).storm_at(4)
    t.turn("spacing_guild").does("spacing_guild", "ship", "cross")
    assert t.offers("spacing_guild") == ["red_chasm"]
    assert reason(t.why_not("spacing_guild", "tueks_sietch")).startswith("GUI.B2: Your forces in Tuek's Sietch are in")
    assert reason(t.why_not("spacing_guild", "arrakeen")) == "GUI.B2: You have nobody in Arrakeen."
    t.does("spacing_guild", "ship_from", "red_chasm")
    assert "tueks_sietch.4" not in t.offers("spacing_guild")
    assert reason(t.why_not("spacing_guild", "red_chasm.6")).startswith("GUI.B2: The forces are in Red Chasm already")


def test_guild_without_spice_cannot_ship_across() -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=0).turn("spacing_guild")
    assert t.offers("spacing_guild") == ["pass"]
    assert reason(t.why_not("spacing_guild", "cross")).startswith("R10.3: There is not enough spice")


def test_karama_stops_half_price() -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=3).give("atreides", hand=["karama"])
    t.turn("spacing_guild").does("spacing_guild", "ship", "reserves").does("spacing_guild", "ship_to", "carthag.10")
    t.does("spacing_guild", "ship_forces", 5).expect("karama", [0]).does("atreides", "karama", "karama")
    assert t.told("power_stopped") == [("atreides", "spacing_guild", "GUI.B3")]
    t.expect("ship").does("spacing_guild", "ship", "reserves").does("spacing_guild", "ship_to", "carthag.10")
    assert t.offers("spacing_guild") == ["1", "2", "3"]
    t.does("spacing_guild", "ship_forces", 3).expect("move")
    assert t.side("spacing_guild").spice == 0


def test_karama_stops_the_three_ways() -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=9).give("atreides", hand=["karama"])
    t.turn("spacing_guild").does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", 5).does("atreides", "karama", "karama")
    assert t.told("power_stopped") == [("atreides", "spacing_guild", "GUI.B2")]
    t.expect("ship_to")  # from the reserves is all that is left
    t.does("spacing_guild", "ship_to", "arrakeen.9").does("spacing_guild", "ship_forces", 4).expect("move")
    assert t.side("spacing_guild").spice == 7  # still at half price


def test_returning_costs_double_without_half_price() -> None:
    t = dune(factions=NO_SISTERS).give("spacing_guild", spice=9).give("atreides", hand=["karama", "karama"])
    t.turn("spacing_guild").does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", 5).does("atreides", "karama", "pass").does("atreides", "karama", "karama")
    assert t.told("power_stopped") == [("atreides", "spacing_guild", "GUI.B3")]
    t.does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", 5).does("atreides", "karama", "pass").expect("move")
    assert t.side("spacing_guild").spice == 4


def test_karama_for_the_whole_phase() -> None:
    t = dune(factions=NO_SISTERS, settings={"karama_scope": "phase"})
    t.give("spacing_guild", spice=9).give("atreides", hand=["karama", "karama"])
    t.turn("spacing_guild").does("spacing_guild", "ship", "back").does("spacing_guild", "ship_from", "tueks_sietch")
    t.does("spacing_guild", "ship_forces", 5).does("atreides", "karama", "karama")
    assert t.state.stopped == ["GUI.B2"]


def test_guild_ally_ships_at_half_price() -> None:
    t = dune(factions=NO_SISTERS).ally("spacing_guild", "atreides").give("atreides", spice=5)
    t.give("spacing_guild", spice=0).storm_at(0).turn("atreides")
    t.does("atreides", "ship", "reserves").does("atreides", "ship_to", "red_chasm.6").does("atreides", "ship_forces", 3)
    assert (t.side("atreides").spice, t.side("spacing_guild").spice) == (2, 3)  # R19.23
    t = dune(factions=NO_SISTERS).ally("spacing_guild", "atreides").give("atreides", spice=5)
    t.give("spacing_guild", spice=0).storm_at(0).turn("atreides")
    t.does("atreides", "ship", "cross").does("atreides", "ship_from", "arrakeen").does(
        "atreides", "ship_to", "carthag.10"
    )
    t.does("atreides", "ship_forces", 5)
    assert (t.side("atreides").spice, t.side("spacing_guild").spice) == (2, 3)
    assert t.forces("atreides", "carthag.10") == 5


def test_karama_stops_the_allys_shipping() -> None:
    t = dune(factions=NO_SISTERS).ally("spacing_guild", "atreides").give("harkonnen", hand=["karama"]).turn("atreides")
    t.does("atreides", "ship", "cross").does("atreides", "ship_from", "arrakeen").does(
        "atreides", "ship_to", "carthag.10"
    )
    t.does("atreides", "ship_forces", 5).does("harkonnen", "karama", "karama").expect("ship_to")
    t.does("atreides", "ship_to", "carthag.10").does("atreides", "ship_forces", 4).expect("move")
    assert t.side("atreides").spice == 6  # the full price


def test_fremen_as_guild_ally_cross_but_do_not_ship() -> None:
    t = dune(factions=NO_SISTERS).ally("spacing_guild", "fremen").give("fremen", spice=5).turn("fremen")
    assert t.offers("fremen") == ["deploy", "cross", "pass"]
    assert reason(t.why_not("fremen", "reserves")).startswith("R10.2: The Fremen have nothing off-planet")
    t.does("fremen", "ship", "cross").does("fremen", "ship_from", "sietch_tabr").does("fremen", "ship_to", "carthag.10")
    t.does("fremen", "ship_forces", 10).expect("move")
    assert (t.side("fremen").spice, t.side("spacing_guild").spice) == (0, 10)


# Karama and the shipper.


def test_karama_guild_rate() -> None:
    t = dune(factions=NO_SISTERS).give("atreides", spice=4, hand=["karama"]).give("spacing_guild", spice=0)
    t.clear("fremen").storm_at(0).turn("atreides").does("atreides", "ship_to", "sietch_tabr.13").expect("ship_forces")
    assert t.offers("atreides")[-1] == "8"
    t.does("atreides", "ship_forces", 7).expect("ship_rate")
    assert t.offers("atreides") == ["karama"]
    assert reason(t.why_not("atreides", "full")) == "R10.3: The full price of 7 forces is 7 spice: more than you have."
    t.does("atreides", "ship_rate", "karama")
    assert t.told("paid") == [("atreides", 4, "bank", "shipment")]
    assert (t.side("atreides").spice, t.side("spacing_guild").spice) == (0, 0)
    assert t.hand("atreides") == []


def test_rate_is_asked_of_everybody_with_cards() -> None:
    t = dune(factions=NO_SISTERS).give("atreides", hand=["shield"]).turn("atreides")
    t.does("atreides", "ship_to", "carthag.10").does("atreides", "ship_forces", 2).expect("ship_rate")
    assert t.offers("atreides") == ["full"]
    assert reason(t.why_not("atreides", "karama")).startswith("T24.3: You do not hold Karama")
    t.does("atreides", "ship_rate", "full")
    t.does("atreides", "karama", "pass")  # the shipper, too, could stop the Guild's income
    assert t.side("atreides").spice == 8
    t = dune(factions=NO_SISTERS).turn("atreides").does("atreides", "ship_to", "carthag.10")
    t.does("atreides", "ship_forces", 2).expect("move")


def test_karama_makes_the_unaffordable_affordable() -> None:
    t = dune(factions=NO_SISTERS).give("atreides", spice=1, hand=["karama"]).turn("atreides")
    t.does("atreides", "ship_to", "red_chasm.6").does("atreides", "ship_forces", 1)
    assert t.offers("atreides") == ["karama"]
    t.does("atreides", "ship_rate", "karama")
    assert t.side("atreides").spice == 0


def test_no_karama_is_played_for_a_shipment_that_cannot_be_paid() -> None:
    """T24.3: the number is named first; while the card is asked for, neither bribes nor promises can take the price."""
    t = dune(factions=NO_SISTERS).give("atreides", spice=1, hand=["karama"]).ally("atreides", "harkonnen")
    t.in_phase("shipment").turn("atreides").does("harkonnen", "promise", 2)
    t.does("atreides", "ship_to", "sietch_tabr.13").does("atreides", "ship_forces", 6)
    assert t.offers("atreides") == ["karama"]
    assert "bribe" not in t.unasked(0)
    assert min(map(int, t.unasked(t.side("harkonnen").seat)["promise"])) > 2  # only more than before
    t.does("atreides", "ship_rate", "karama").does("atreides", "ship_payment", "own")
    assert t.forces("atreides", "sietch_tabr.13") == 6
    assert t.hand("atreides") == []
    t = dune("advanced", factions=NO_SISTERS).give("emperor", spice=4, hand=["karama"]).ally("emperor", "harkonnen")
    t.clear("emperor").give("emperor", spice=0).in_phase("shipment").turn("emperor").does("harkonnen", "promise", 1)
    t.does("emperor", "ship_to", "sietch_tabr.13").does("emperor", "ship_forces", 2).expect("ship_specials")
    t.does("harkonnen", "promise", 0).does("emperor", "ship_specials", 0).expect("ship_rate")
    assert t.offers("emperor") == ["pass"]  # the price is gone, but not the card
    t.does("emperor", "ship_rate", "pass").expect("ship_to")
    assert t.hand("emperor") == ["karama"]


def test_worthless_karama_may_fail() -> None:
    t = dune("advanced").give("bene_gesserit", spice=1, hand=["kulon"]).give("atreides", hand=["karama"])
    t.clear("bene_gesserit").turn("bene_gesserit").does("bene_gesserit", "ship_to", "red_chasm.6")
    t.does("bene_gesserit", "ship_forces", 1)
    t.does("bene_gesserit", "ship_rate", "kulon").expect("karama", [0]).does("atreides", "karama", "karama")
    t.expect("ship_to")  # two spice would be needed now
    assert "red_chasm.6" not in t.offers("bene_gesserit")
    t = dune("advanced").give("bene_gesserit", spice=9, hand=["kulon"]).give("atreides", hand=["karama"])
    t.clear("bene_gesserit").turn("bene_gesserit").does("bene_gesserit", "ship_to", "red_chasm.6")
    t.does("bene_gesserit", "ship_forces", 4)
    t.does("bene_gesserit", "ship_rate", "kulon").does("atreides", "karama", "karama").expect("ship_to")


def test_karama_cancels_guild_income() -> None:
    t = dune().give("harkonnen", hand=["karama"]).give("emperor", spice=6).give("spacing_guild", spice=0)
    t.turn("emperor").does("emperor", "ship_to", "arrakeen.9").does("emperor", "ship_forces", 3).expect("karama", [5])
    t.does("harkonnen", "karama", "karama").all_pass("accompany")
    assert (t.side("emperor").spice, t.side("spacing_guild").spice) == (3, 0)


def test_guild_receives_when_nobody_stops_it() -> None:
    t = dune().give("harkonnen", hand=["shield"]).give("emperor", spice=6).give("spacing_guild", spice=0)
    t.turn("emperor").does("emperor", "ship_to", "arrakeen.9").does("emperor", "ship_forces", 3)
    t.does("harkonnen", "karama", "pass").all_pass("accompany")
    assert (t.side("emperor").spice, t.side("spacing_guild").spice) == (3, 3)


def test_adv_guild_karama() -> None:
    t = dune("advanced", factions=NO_SISTERS).give("spacing_guild", hand=["karama"]).give("emperor", spice=6)
    t.place("emperor", "red_chasm.6", 1).turn("emperor").does("emperor", "ship_to", "arrakeen.9")
    t.does("emperor", "ship_forces", 6).does("emperor", "ship_specials", 0).expect("stop_shipment", [3])
    t.does("spacing_guild", "stop_shipment", "karama")
    assert t.told("shipment_stopped") == [("spacing_guild", "emperor")]
    assert (t.side("emperor").reserves, t.side("emperor").spice) == (19, 6)
    t.expect("move")
    assert "red_chasm" in t.offers("emperor")
    assert t.side("spacing_guild").power_used
    assert t.hand("spacing_guild") == []


def test_guild_karama_is_asked_for_without_betraying() -> None:
    t = dune("advanced", factions=NO_SISTERS).give("spacing_guild", hand=["shield"]).turn("atreides")
    t.does("atreides", "ship_to", "carthag.10").does("atreides", "ship_forces", 1)
    assert t.offers("spacing_guild") == ["pass"]
    assert reason(t.why_not("spacing_guild", "karama")).startswith("GUI.K1: You do not hold Karama")
    t.does("spacing_guild", "stop_shipment", "pass").expect("move")
    t = dune("advanced", factions=NO_SISTERS).give("spacing_guild", hand=["karama"])
    t.side("spacing_guild").power_used = True
    t.turn("atreides").does("atreides", "ship_to", "carthag.10").does("atreides", "ship_forces", 1).expect("move")


def test_guild_karama_not_against_deployment() -> None:
    t = dune("advanced", factions=NO_SISTERS).give("spacing_guild", hand=["karama"]).turn("fremen")
    t.does("fremen", "ship_to", "the_great_flat.14").does("fremen", "ship_forces", 3).does("fremen", "ship_specials", 1)
    t.expect("move")


# Special forces.


def test_adv_special_force_counts_one() -> None:
    t = dune("advanced", factions=NO_SISTERS).give("emperor", spice=10).give("spacing_guild", spice=0)
    t.place("emperor", "red_chasm.6", 1, 1).spice_on("red_chasm.6", 8).storm_at(0)
    t.play(("turn", FACTION_OF["emperor"], 0), "collection")
    t.does("emperor", "ship_to", "habbanya_sietch.16").does("emperor", "ship_forces", 3).expect("ship_specials")
    assert t.offers("emperor") == ["0", "1", "2", "3"]
    t.does("emperor", "ship_specials", 3)
    assert t.side("emperor").specials == {
        NODE_TOKENS.index("habbanya_sietch.16"): 3,
        NODE_TOKENS.index("red_chasm.6"): 1,
    }
    assert t.side("spacing_guild").spice == 3
    t.does("emperor", "move", "pass")
    assert t.told("collected") == [("emperor", 2, "red_chasm.6")]
    conserved(t.table)


def test_specials_only_asked_when_it_matters() -> None:
    t = dune("advanced", factions=NO_SISTERS).tanks("emperor", 14).give("emperor", spice=10).turn("emperor")
    t.does("emperor", "ship_to", "arrakeen.9").does("emperor", "ship_forces", 4)  # 1 ordinary, 5 Sardaukar
    assert t.offers("emperor") == ["3", "4"]
    assert reason(t.why_not("emperor", 2)).startswith("R15.6: At least 3 of them have to be special")
    assert reason(t.why_not("emperor", 5)).startswith("R15.6: There can be at most 4 special")
    t = dune("advanced", factions=NO_SISTERS).tanks("emperor", 14).give("emperor", spice=10).turn("emperor")
    t.does("emperor", "ship_to", "arrakeen.9").does("emperor", "ship_forces", 6).expect("move")
    assert t.side("emperor").specials == {NODE_TOKENS.index("arrakeen.9"): 5}


# Fremen.


def test_fremen_deploy_free_near_the_great_flat() -> None:
    t = dune(factions=NO_SISTERS).storm_at(0).give("fremen", spice=0).turn("fremen").expect("ship_to", [2])
    assert "habbanya_erg.16" in t.offers("fremen")
    assert "sietch_tabr.13" in t.offers("fremen")
    assert reason(t.why_not("fremen", "arrakeen.9")).startswith("FRE.B2: Arrakeen is more than two territories away")
    ships(t, "fremen", "the_great_flat.14", 10)
    assert (t.side("fremen").reserves, t.forces("fremen", "the_great_flat.14")) == (0, 10)
    assert t.told("paid", ever=True) == []


def test_fremen_deploy_not_into_the_storm_in_base_mode() -> None:
    t = dune(factions=NO_SISTERS).storm_at(14).turn("fremen")
    assert "funeral_plain.14" not in t.offers("fremen")
    assert reason(t.why_not("fremen", "funeral_plain.14")).startswith("R10.4")


def test_fremen_deploy_into_the_storm() -> None:
    t = dune("advanced", factions=NO_SISTERS).storm_at(14).turn("fremen").does("fremen", "ship_to", "funeral_plain.14")
    t.does("fremen", "ship_forces", 3).does("fremen", "ship_specials", 1).expect("storm_specials")
    assert t.offers("fremen") == ["0", "1"]
    assert reason(t.why_not("fremen", 3)).startswith("R15.6")
    t.does("fremen", "storm_specials", 0)
    assert (t.forces("fremen", "funeral_plain.14"), t.side("fremen").tanks, t.side("fremen").tank_specials) == (1, 2, 0)
    conserved(t.table)
    t.expect("move")


def test_fremen_deploy_into_the_storm_only_on_sand() -> None:
    t = dune("advanced", factions=NO_SISTERS).storm_at(13).turn("fremen")
    assert "sietch_tabr.13" not in t.offers("fremen")
    assert "plastic_basin.13" not in t.offers("fremen")
    assert "rock_outcroppings.13" in t.offers("fremen")


def test_karama_stops_deployment_into_the_storm() -> None:
    t = dune("advanced", factions=NO_SISTERS).give("atreides", hand=["karama"]).storm_at(14).turn("fremen")
    t.does("fremen", "ship_to", "funeral_plain.14").does("fremen", "ship_forces", 3).does("fremen", "ship_specials", 0)
    t.does("atreides", "karama", "karama").expect("ship_to")
    assert "funeral_plain.14" not in t.offers("fremen")
    assert "sietch_tabr.13" in t.offers("fremen")


# Words.


@pytest.mark.parametrize("seed", range(6))
def test_words_are_there(seed: int) -> None:
    """Whatever is asked, offered, refused or told in these phases can be said."""
    rng = Random(seed)
    settings = {"bg_ship_advisors_to_occupied": True, "bg_polar_sink_in_advanced": True}
    t = dune("advanced" if seed % 2 else "base", settings=settings if seed in (3, 5) else {}, seed=seed)
    t.storm_at(rng.randrange(18))
    deck = ["karama", "hajr", "kulon", "shield", "karama", "baliset"]
    for name in ALL:
        t.give(name, spice=rng.randrange(12), hand=[deck.pop()])
    t.ally(*rng.sample(ALL, 2))
    for node in rng.sample(NODE_TOKENS, 12):
        t.place(rng.choice(ALL), node, 1)
    if seed % 2:
        t.advise("arrakeen.9", 2)
    t.play("shipment", "collection", "mentat")
    words = Words("en", ["kanly.games.dune"])
    while not t.table.over:
        for ask in t.table.pending:
            words.say(t.table.question(ask))
            domain = t.rules.domain(ask.kind).options
            for option in rng.sample(domain, min(30, len(domain))):
                refused = t.table.why_not(ask.seat, option)
                words.say(t.table.describe(ask, option) if refused is None else refused)
            for option in ask.options:
                words.say(t.table.describe(ask, option))
        ask = t.table.pending[0]
        t.table.choose(ask.seat, rng.choice(ask.options), ask.kind)
        conserved(t.table)
    for event in t.table.events(None):
        words.say(t.rules.narrate(event))
    assert words.missing == set()
    assert words.faults == []


def test_remembered_destinations_are_those_that_nothing_bars() -> None:
    setup = GAME.set_up(6, ("advanced",))
    for seed in ("arrakeen", "carthag", "tabr"):
        table = GAME.open(setup, seed, programs=(1 << setup.seats) - 1)
        match = Match(table, [RandomBot() for _ in range(setup.seats)], seed)
        while not table.over:
            ask = table.pending[0]
            if ask.kind == "ship_to":
                turn = turn_of(table.play.state)
                f = turn.faction
                closed = closed_to(table.play.state, f)
                means = purse(table.play.state, f) * (2 if could_halve(table.play, f, turn.way) else 1)
                barred = [barrier(table.play, f, turn.way, turn.start, n, closed) for n in range(len(NODE_TOKENS))]
                open_to = [
                    NODE_TOKENS[n] for n in range(len(NODE_TOKENS)) if not barred[n] and rate(turn.way, n) <= means
                ]
                assert [option for option in ask.options if option != PASS] == open_to
            match.step()
