"""Agent turns: cards, icons, requirements, prices, all 22 spaces, recalled agents, control (TRN, AGT, CTL)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.imperium.tables import EVERYTHING, UprisingTable, uprising

from kanly.games.imperium.client.words import as_played
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.phases.sending import way_options, why_no_way
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import CHOOSING, ImperiumState
from kanly.kernel import Event, IllegalChoice, Message

QUIET = ("lady_margot_fenring", "muad_dib", "lady_amber_metulli")  # no ability of theirs acts on an agent turn

EMPEROR = ["sardaukar", "dutiful_service"]
GUILD = ["heighliner", "deliver_supplies"]
BENE_GESSERIT = ["espionage", "secrets"]
FREMEN = ["desert_tactics", "fremkit"]
LANDSRAAD = [
    "high_council",
    "imperial_privilege",
    "swordmaster",
    "assembly_hall",
    "gather_support:0",
    "gather_support:1",
]
CITY = ["arrakeen", "spice_refinery:0", "spice_refinery:1", "research_station", "sietch_tabr"]
SPICE_TRADE = ["shipping", "accept_contract", "imperial_basin", "hagga_basin", "deep_desert"]
COMBAT = (
    "arrakeen",
    "spice_refinery",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "deep_desert",
    "heighliner",
    "desert_tactics",
    "fremkit",
)  # DEP-05


def rich(**more: Any) -> UprisingTable:
    """A house that meets every price and every requirement, and holds nothing but a deck of daggers."""
    t = uprising(3, leaders=QUIET).conflict("skirmish_crysknife")
    t.stack(0, *["reconnaissance", "dune_the_desert_planet", "convincing_argument", "diplomacy"])
    given: dict[str, Any] = {"solari": 9, "spice": 9, "water": 9, "influence": dict.fromkeys(FACTIONS, 2)}
    return t.give(0, **{**given, **more})


def reached(t: UprisingTable, card: str) -> list[str]:
    """The spaces (with the number of the price) that a card can send an agent to."""
    return [way.removeprefix(card + ":") for way in t.ways(0) if way.startswith(card + ":")]


# Cards and icons.


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("diplomacy", EMPEROR + GUILD + BENE_GESSERIT + FREMEN),
        ("dagger", LANDSRAAD),
        ("reconnaissance", CITY),
        ("dune_the_desert_planet", SPICE_TRADE),
        ("signet_ring", LANDSRAAD + CITY + SPICE_TRADE),
        ("strike_fleet", []),
        ("rebel_supplier", CITY),
    ],
)
def test_icons_open_spaces(card: str, spaces: list[str]) -> None:
    """AGT-02: a card reaches the spaces of its icons, at each of their prices, and no others."""
    t = rich(hand=[card]).turn(0)
    assert sorted(reached(t, card)) == sorted(spaces)


def test_SC_106_one_card_one_icon_one_agent() -> None:
    """SC-106: one card sends one agent to one space of its icons; a card without icons sends none."""
    t = uprising(3, leaders=QUIET).give(0, hand=["signet_ring", "convincing_argument"]).turn(0)
    assert reached(t, "convincing_argument") == []
    assert {way.split(":")[0] for way in reached(t, "signet_ring")} <= {
        space.split(":")[0] for space in LANDSRAAD + CITY + SPICE_TRADE
    }
    t.sends(0, "signet_ring", "assembly_hall")
    assert t.house(0).agents == 1
    assert [space.name for space in t.box.spaces if t.state.agents[space.number]] == ["assembly_hall"]
    assert t.ways(0) == []
    assert t.why_not(0, "play:signet_ring:arrakeen").rules == ("AGT-01",)


def test_why_a_card_does_not_reach_a_space() -> None:
    """AGT-01, AGT-02: not in hand, no such icon."""
    t = uprising(3, leaders=QUIET).give(0, hand=["strike_fleet", "signet_ring"]).turn(0)
    assert t.why_not(0, "play:dagger:assembly_hall").rules == ("AGT-01",)
    assert t.why_not(0, "play:strike_fleet:arrakeen").rules == ("AGT-02",)


def test_why_a_space_is_not_reached() -> None:
    """AGT-02, AGT-03, AGT-05: about the space, whatever card the missing option names."""
    t = uprising(3, leaders=QUIET).give(0, hand=["signet_ring", "convincing_argument"], solari=0).agent(1, "arrakeen")
    t.turn(0)

    def why(thing: str) -> tuple[str, tuple[str, ...]]:
        reason = t.table.why_not_thing(0, thing)
        assert reason is not None
        return reason.id, reason.rules

    assert why("space:sardaukar") == ("why-not-reached", ("AGT-02",))
    assert why("space:arrakeen") == ("why-not-agt-03", ("AGT-03",))
    assert why("space:high_council") == ("lacks-resources", ("AGT-05",))
    assert why("card:dagger") == ("why-not-in-hand", ("AGT-01",))
    assert t.table.why_not_thing(0, "card:signet_ring") is None
    assert t.table.why_not_thing(0, "space:assembly_hall") is None
    assert why("garrison")[0] == "why-not-about"
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument"]).turn(0)
    assert why("space:arrakeen") == ("why-not-reached", ("AGT-02",))
    assert why("card:guild_spy") == ("why-not-buy-now", ("ACQ-01",))
    t = uprising(3, leaders=QUIET).give(0, agents=0).turn(0)
    assert why("space:arrakeen") == ("why-not-agent", ("TRN-02",))


def test_the_reason_is_that_of_the_card_that_comes_nearest() -> None:
    """AGT-02 to AGT-05: a fitting card in hand says what it lacks, not another one that there is no icon on it."""
    t = uprising(3, leaders=QUIET).give(
        0, hand=["dagger", "diplomacy", "signet_ring"], water=1, influence={"fremen": 1}
    )
    t.agent(1, "desert_tactics").agent(0, "espionage").turn(0)

    def why(space: str) -> tuple[str, tuple[str, ...]]:
        reason = t.table.why_not_thing(0, f"space:{space}")
        assert reason is not None
        return reason.id, reason.rules

    assert why("desert_tactics") == ("why-not-agt-03", ("AGT-03",))
    assert why("espionage") == ("why-not-own-agent", ("AGT-03", "RUL-08"))
    assert why("sardaukar") == ("lacks-resources", ("AGT-05",))
    assert why("imperial_privilege") == why("sietch_tabr") == ("why-not-influence", ("AGT-04",))
    t.sends(0, "signet_ring", "assembly_hall")
    assert why("sardaukar") == ("why-not-one-agent", ("AGT-01",))


def test_the_reason_is_that_of_the_picked_card() -> None:
    """AGT-02 to AGT-05: with a card picked, not what keeps another one out."""
    t = uprising(3, leaders=QUIET).give(
        0, hand=["dagger", "diplomacy", "signet_ring"], water=1, solari=0, influence={"fremen": 1}
    )
    t.agent(1, "desert_tactics").turn(0)

    def why(space: str, picked: str) -> tuple[str, tuple[str, ...], object]:
        reason = t.table.why_not_thing(0, f"space:{space}", picked)
        assert reason is not None
        card = reason.args.get("card")
        return reason.id, reason.rules, card.id if isinstance(card, Message) else None

    assert why("desert_tactics", "")[0] == "why-not-agt-03"
    assert why("desert_tactics", "play:dagger") == ("why-not-agt-02", ("AGT-02",), "card-dagger")
    assert why("desert_tactics", "play:diplomacy")[:2] == ("why-not-agt-03", ("AGT-03",))
    assert why("high_council", "play:dagger")[:2] == ("lacks-resources", ("AGT-05",))
    assert why("high_council", "play:diplomacy") == ("why-not-agt-02", ("AGT-02",), "card-diplomacy")
    assert t.table.why_not_thing(0, "space:assembly_hall", "play:dagger") is None
    assert why("assembly_hall", "play:diplomacy") == ("why-not-agt-02", ("AGT-02",), "card-diplomacy")
    assert why("assembly_hall", "play:reconnaissance") == ("why-not-in-hand", ("AGT-01",), "card-reconnaissance")
    with pytest.raises(IllegalChoice, match="begins with 'play:no_such_card'"):
        t.table.why_not_thing(0, "space:assembly_hall", "play:no_such_card")


def test_the_faction_of_a_known_space_has_its_name() -> None:
    """INF-01: offered, refused and told in the log, the influence of a visit names the faction."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"]).turn(0)
    t.sends(0, "diplomacy", "fremkit")
    ask = t.table.ask(0)
    assert ask is not None
    named = Message("influence", {"n": 1, "faction": Message("faction-fremen")}).data()
    assert effect(t.table.describe(ask, ("do", "visit.1"))) == named
    t.does(0, "visit.1")
    event, told = [pair for pair in t.table.told(1) if pair[0].kind == "does"][-1]
    assert effect(told.args["clause"]) == named
    assert effect(t.why_not(0, "do:visit.1")) == named
    assert effect(t.table.rules.narrate(event).args["clause"]) == Message("influence-visit").data()


def test_the_log_names_the_faction_of_the_turn_in_which_it_happened() -> None:
    """INF-01: not that of a later turn, and none before an agent is sent."""
    t = uprising(3, leaders=QUIET).turn(0)
    does = Event("does", ("muad_dib", "visit.1"))
    sends = [Event("sends", ("muad_dib", "diplomacy", space)) for space in ("fremkit", "secrets")]
    turn = Event("turn", ("muad_dib",))
    log = [turn, does, sends[0], does, turn, sends[1], does, turn, does]
    told = [effect(t.rules.narrate_at(log, at).args["clause"]) for at in (1, 3, 6, 8)]
    factions = [words["args"].get("faction", {}).get("id") for words in told]
    assert factions == [None, "faction-fremen", "faction-bene_gesserit", None]


def test_more_influence_than_the_visits_names_the_faction_too() -> None:
    """INF-01: within a sentence of several effects as well."""
    t = uprising(3, leaders=QUIET)
    words = as_played(t.box, t.box.clauses["subversive_advisor.agent.1"].text(), t.box.space_of["secrets"])
    assert "influence-instead" not in ids(words)
    assert {"influence-instead-with", "faction-bene_gesserit"} <= ids(words)


def effect(clause: object) -> dict[str, Any]:
    """What a clause in words does, as data."""
    assert isinstance(clause, Message)
    out = clause.args["effect"]
    assert isinstance(out, Message)
    return out.data()


def ids(words: Message) -> set[str]:
    """The ids of a sentence and of all within it."""
    return {words.id}.union(*[ids(arg) for arg in words.args.values() if isinstance(arg, Message)])


def test_whose_agent_closes_a_space() -> None:
    """AGT-03: the reason names the house."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"]).agent(1, "secrets").turn(0)
    house = t.why_not(0, "play:diplomacy:secrets").args["house"]
    assert isinstance(house, Message)
    assert house.id == "leader-muad_dib"


def test_why_a_card_on_offer_is_of_no_use_yet() -> None:
    """ACQ-01: what lies in the row or the reserve is acquired in a reveal turn."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"])
    t.row("strike_fleet", "overthrow", "maula_pistol", "dangerous_rhetoric", "shishakli").turn(0)

    def why(thing: str) -> str:
        reason = t.table.why_not_thing(0, thing)
        assert reason is not None
        return reason.id

    assert why("card:strike_fleet") == why("card:prepare_the_way") == "why-not-buy-now"
    t.reveals(0)
    assert why("card:overthrow") == "why-not-persuasion"
    assert why("space:arrakeen") == "why-not-agent-reveal"


def test_why_a_conflict_is_of_no_use_yet() -> None:
    """CMB-06: its rewards are won in combat."""
    t = uprising(3, leaders=QUIET).conflict("skirmish_crysknife").give(0, hand=["dagger"]).turn(0)
    reason = t.table.why_not_thing(0, "trophy:skirmish_crysknife")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-trophy", ("CMB-06", "CMB-07"))


def test_SC_07_forced_reveal() -> None:
    """SC-07: an agent is left, but no card reaches a space: only a reveal turn is legal."""
    t = uprising(3).give(0, hand=["convincing_argument", "dune_the_desert_planet"], water=0)
    t.agent(1, "accept_contract", "imperial_basin").turn(0)
    assert t.offered(0) == ["reveal"]
    assert t.why_not(0, "play:dune_the_desert_planet:imperial_basin").rules == ("AGT-03",)
    assert t.why_not(0, "play:dune_the_desert_planet:hagga_basin").rules == ("AGT-05",)
    assert t.why_not(0, "end").rules == ("OPT-01", "TRN-02")


def test_no_agent_left_means_reveal() -> None:
    """TRN-02: without an agent on the leader only a reveal turn is left, whatever the hand."""
    t = uprising(3).give(0, hand=["dagger"]).agent(0, "arrakeen", "fremkit").turn(0)
    assert t.offered(0) == ["reveal"]
    assert t.why_not(0, "play:dagger:assembly_hall").rules == ("TRN-02",)


def test_reveal_is_allowed_with_agents_left() -> None:
    """TRN-02: agent turns are optional; after the choice there is no way back to the other turn."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"]).turn(0)
    assert "reveal" in t.offered(0)
    t.sends(0, "dagger", "assembly_hall")
    assert "reveal" not in t.offered(0)
    assert t.why_not(0, "reveal").rules == ("TRN-01",)


# Requirements and prices.


def test_SC_08_space_cost_before_effects() -> None:
    """SC-08: spice of the card's own box comes too late for the higher price of the refinery."""
    t = uprising(3, leaders=QUIET).give(0, hand=["maker_keeper"], influence={"fremen": 2}, spice=0).turn(0)
    assert "maker_keeper:spice_refinery:0" in t.ways(0)
    assert "maker_keeper:spice_refinery:1" not in t.ways(0)
    assert t.why_not(0, "play:maker_keeper:spice_refinery:1").rules == ("AGT-05",)
    t.sends(0, "maker_keeper", "spice_refinery", 0)
    assert (t.house(0).solari, t.house(0).spice) == (2, 1)


def test_SC_09_spice_refinery_upgrade() -> None:
    """SC-09: four solari in all for a spice; the controller gains one."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"], spice=1).controls(2, "spice_refinery").turn(0)
    t.sends(0, "reconnaissance", "spice_refinery", 1)
    assert (t.house(0).spice, t.house(0).solari) == (0, 4)
    assert t.house(2).solari == 1


def test_SC_10_requirement_on_arrival() -> None:
    """SC-10: influence counts when the agent is sent: the card's own box is too late, a plot before it is not."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dangerous_rhetoric"], solari=3, influence={"emperor": 1}).turn(0)
    assert "dangerous_rhetoric:imperial_privilege" not in t.ways(0)
    assert t.why_not(0, "play:dangerous_rhetoric:imperial_privilege").rules == ("AGT-04",)

    t = uprising(3, leaders=QUIET).give(
        0, hand=["dangerous_rhetoric"], intrigues=["imperium_politics"], solari=4, influence={"emperor": 1}
    )
    points = t.vp(0)
    t.turn(0)
    plots = [text for text in t.offered(0) if text.startswith("plot:imperium_politics")]
    t.answer(0, "turn", plots[0])
    for clause in t.open(0):
        t.does(0, clause)
    if t.table.waiting(None).kind == "faction":
        t.answer(0, "faction", "emperor")
    assert t.influence(0, "emperor") == 2
    t.sends(0, "dangerous_rhetoric", "imperial_privilege")
    assert t.house(0).solari == 0
    assert t.vp(0) == points + 1


@pytest.mark.parametrize(
    ("space", "card", "faction"),
    [
        ("imperial_privilege", "dagger", "emperor"),
        ("shipping", "dune_the_desert_planet", "guild"),
        ("sietch_tabr", "reconnaissance", "fremen"),
    ],
)
def test_spaces_that_ask_for_influence(space: str, card: str, faction: str) -> None:
    """AGT-04: two influence with that faction, not less; influence with others does not help."""
    others = {name: 6 for name in FACTIONS if name != faction}
    t = rich(hand=[card], influence={faction: 1, **others}).turn(0)
    assert f"{card}:{space}" not in t.ways(0)
    assert t.why_not(0, f"play:{card}:{space}").rules == ("AGT-04",)
    t = rich(hand=[card], influence={faction: 2, **dict.fromkeys(others, 0)}).turn(0)
    assert f"{card}:{space}" in t.ways(0)


PRICES: list[tuple[str, str, int | None, dict[str, int]]] = [
    ("diplomacy", "sardaukar", None, {"spice": 4}),
    ("diplomacy", "heighliner", None, {"spice": 5}),
    ("diplomacy", "espionage", None, {"spice": 1}),
    ("diplomacy", "desert_tactics", None, {"water": 1}),
    ("dagger", "high_council", None, {"solari": 5}),
    ("dagger", "imperial_privilege", None, {"solari": 3}),
    ("dagger", "swordmaster", None, {"solari": 8}),
    ("dagger", "gather_support", 1, {"solari": 2}),
    ("dune_the_desert_planet", "shipping", None, {"spice": 3}),
    ("reconnaissance", "spice_refinery", 1, {"spice": 1}),
    ("reconnaissance", "research_station", None, {"water": 2}),
    ("dune_the_desert_planet", "hagga_basin", None, {"water": 1}),
    ("dune_the_desert_planet", "deep_desert", None, {"water": 3}),
]
FREE = [
    ("diplomacy", "dutiful_service", None),
    ("diplomacy", "deliver_supplies", None),
    ("diplomacy", "secrets", None),
    ("diplomacy", "fremkit", None),
    ("dagger", "assembly_hall", None),
    ("dagger", "gather_support", 0),
    ("dune_the_desert_planet", "accept_contract", None),
    ("reconnaissance", "arrakeen", None),
    ("reconnaissance", "spice_refinery", 0),
    ("reconnaissance", "sietch_tabr", None),
    ("dune_the_desert_planet", "imperial_basin", None),
]


@pytest.mark.parametrize(("card", "space", "price", "cost"), PRICES, ids=[f"{case[1]}" for case in PRICES])
def test_prices(card: str, space: str, price: int | None, cost: dict[str, int]) -> None:
    """AGT-05: the price is just enough; one less and the space is closed."""
    way = f"{card}:{space}" + ("" if price is None else f":{price}")
    for resource, n in cost.items():
        poor = rich(hand=[card], **{"solari": 0, "spice": 0, "water": 0, **cost, resource: n - 1}).turn(0)
        assert way not in poor.ways(0)
        assert poor.why_not(0, "play:" + way).rules in (("AGT-05",), ("AGT-11",))
    t = rich(hand=[card], **{"solari": 0, "spice": 0, "water": 0, **cost}).turn(0)
    t.sends(0, card, space, price)
    assert t.told("pays") == [("lady_margot_fenring", *[cost.get(name, 0) for name in ("solari", "spice", "water")])]


@pytest.mark.parametrize(("card", "space", "price"), FREE, ids=[f"{case[1]}" for case in FREE])
def test_free_spaces(card: str, space: str, price: int | None) -> None:
    """AGT-05: a space without a price asks for nothing."""
    t = rich(hand=[card], solari=0, spice=0, water=0).turn(0).sends(0, card, space, price)
    assert t.told("pays") == []


def test_every_price_is_listed_here() -> None:
    """The two lists above name every space at every price."""
    listed = {(space, price or 0) for _, space, price, _ in PRICES} | {(space, price or 0) for _, space, price in FREE}
    assert listed == {(space.name, i) for space in EVERYTHING.spaces for i in range(len(space.prices))}


# What each space gives: resources, troops in the garrison, cards, intrigues, influence.

Given = dict[str, Any]
VISITS: list[tuple[str, str, int | None, list[str], Given]] = [
    ("diplomacy", "sardaukar", None, ["sardaukar.1", "sardaukar.2"], {"intrigues": 1, "garrison": 4, "emperor": 1}),
    ("diplomacy", "dutiful_service", None, ["dutiful_service.1"], {"solari": 2, "emperor": 1}),
    ("diplomacy", "heighliner", None, ["heighliner.1"], {"garrison": 5, "guild": 1}),
    ("diplomacy", "deliver_supplies", None, [], {"water": 1, "guild": 1}),
    ("diplomacy", "espionage", None, ["espionage.1"], {"hand": 1, "bene_gesserit": 1}),
    ("diplomacy", "secrets", None, ["secrets.1"], {"intrigues": 1, "bene_gesserit": 1}),
    ("diplomacy", "desert_tactics", None, ["desert_tactics.1"], {"garrison": 1, "fremen": 1}),
    ("diplomacy", "fremkit", None, ["fremkit.1"], {"hand": 1, "fremen": 1}),
    ("dagger", "high_council", None, ["high_council.1"], {"councillor": 1}),
    ("dagger", "imperial_privilege", None, ["imperial_privilege.3"], {"hand": 1}),
    ("dagger", "swordmaster", None, ["swordmaster.1"], {"swordmaster": 1, "agents": 1}),
    ("dagger", "assembly_hall", None, ["assembly_hall.1"], {"intrigues": 1}),
    ("dagger", "gather_support", 0, ["gather_support.1"], {"garrison": 2}),
    ("dagger", "gather_support", 1, ["gather_support.upgrade.1"], {"garrison": 2, "water": 1}),
    (
        "dune_the_desert_planet",
        "accept_contract",
        None,
        ["accept_contract.1", "accept_contract.2"],
        {"solari": 2, "hand": 1},
    ),
    ("reconnaissance", "arrakeen", None, ["arrakeen.1", "arrakeen.2"], {"garrison": 1, "hand": 1}),
    ("reconnaissance", "spice_refinery", 0, [], {"solari": 2}),
    ("reconnaissance", "spice_refinery", 1, [], {"solari": 4}),
    (
        "reconnaissance",
        "research_station",
        None,
        ["research_station.1", "research_station.2"],
        {"garrison": 2, "hand": 2},
    ),
    (
        "reconnaissance",
        "sietch_tabr",
        None,
        ["sietch_tabr.1a", "sietch_tabr.1ab"],
        {"hooks": 1, "garrison": 1, "water": 1},
    ),
    ("reconnaissance", "sietch_tabr", None, ["sietch_tabr.1b"], {"water": 1}),
    ("dune_the_desert_planet", "imperial_basin", None, [], {"spice": 1}),
    ("dune_the_desert_planet", "hagga_basin", None, ["hagga_basin.2a"], {"spice": 2}),
    ("dune_the_desert_planet", "deep_desert", None, ["deep_desert.2a"], {"spice": 4}),
]
NUMBERS = (
    "solari",
    "spice",
    "water",
    "garrison",
    "agents",
    "swordmaster",
    "councillor",
    "hooks",
    "worms",
    "persuasion",
)


def holdings(t: UprisingTable) -> dict[str, int]:
    """What a visit can change, in numbers."""
    house = t.house(0)
    out = {name: int(getattr(house, name)) for name in NUMBERS}
    out |= {"hand": len(house.hand), "intrigues": len(house.intrigues)}
    return out | {FACTIONS[f]: house.influence[f] for f in range(4)}


@pytest.mark.parametrize(
    ("card", "space", "price", "clauses", "gains"),
    VISITS,
    ids=[f"{case[1]}{'' if case[2] is None else case[2]}-{len(case[4])}" for case in VISITS],
)
def test_what_a_visit_gives(card: str, space: str, price: int | None, clauses: list[str], gains: Given) -> None:
    """AGT-07: exactly this, after the price; influence only at the spaces of a faction (INF-01)."""
    t = rich(hand=[card]).turn(0)
    before = holdings(t)
    t.sends(0, card, space, price)
    paid = t.told("pays")
    t.does(0, *clauses)
    if t.box.spaces[t.box.space_of[space]].faction >= 0:
        t.does(0, "visit.1")
    expected = {name: n for name, n in gains.items() if n}
    expected["hand"] = expected.get("hand", 0) - 1
    expected["agents"] = expected.get("agents", 0) - 1
    for data in paid:
        for resource, n in zip(("solari", "spice", "water"), data[1:], strict=True):
            expected[resource] = expected.get(resource, 0) - n
    now = holdings(t)
    assert {name: now[name] - before[name] for name in now if now[name] != before[name]} == {
        name: n for name, n in expected.items() if n
    }
    assert "end" in t.offered(0), "something mandatory is left"


def test_every_visit_is_listed_here() -> None:
    """The list above has every space at every price, but for Shipping, which asks for a faction."""
    assert {(space, price or 0) for _, space, price, _, _ in VISITS} | {("shipping", 0)} == {
        (space.name, i) for space in EVERYTHING.spaces for i in range(len(space.prices))
    }


def test_SC_17_shipping() -> None:
    """SC-17: five solari and influence with a faction of one's choice; none with the Guild for the visit."""
    t = rich(hand=["dune_the_desert_planet"], spice=3, solari=0, influence={"guild": 2, "fremen": 1, "emperor": 0})
    points = t.vp(0)
    t.turn(0).sends(0, "dune_the_desert_planet", "shipping").does(0, "shipping.2")
    assert t.offered(0) == list(FACTIONS)
    t.answer(0, "faction", "fremen")
    assert (t.house(0).spice, t.house(0).solari) == (0, 5)
    assert (t.influence(0, "fremen"), t.influence(0, "guild")) == (2, 2)
    assert t.vp(0) == points + 1
    assert "end" in t.offered(0)


def test_SC_128_influence_for_the_visit() -> None:
    """SC-128: a faction space gives influence, Accept Contract does not."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"], water=0).turn(0)
    t.sends(0, "diplomacy", "deliver_supplies").does(0, "visit.1")
    assert (t.influence(0, "guild"), t.house(0).water) == (1, 1)
    t = uprising(3, leaders=QUIET).give(0, hand=["dune_the_desert_planet"]).turn(0)
    t.sends(0, "dune_the_desert_planet", "accept_contract")
    assert sorted(t.open(0)) == ["accept_contract.1", "accept_contract.2"]
    t.does(0, "accept_contract.1", "accept_contract.2").ends(0)
    assert t.house(0).influence == [0, 0, 0, 0]


def test_visit_influence_is_mandatory() -> None:
    """OPT-01: nothing that a visit gives can be refused, apart from trash and spies."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"]).turn(0).sends(0, "diplomacy", "desert_tactics")
    assert "end" not in t.offered(0)
    assert t.why_not(0, "end").rules == ("OPT-01", "TRN-02")
    t.does(0, "visit.1", "desert_tactics.1")
    assert "do:desert_tactics.2" in t.offered(0)  # may trash
    t.ends(0)


def test_all_that_must_be_done_at_once() -> None:
    """AGT-07: `all` carries out in printed order what must be done anyway, and leaves the choices."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"]).stack(0, "dagger").turn(0)
    t.sends(0, "reconnaissance", "arrakeen").answer(0, "turn", "all")
    assert (t.house(0).garrison, t.hand(0)) == (4, ["dagger"])
    assert t.open(0) == []
    assert t.why_not(0, "all").rules == ("AGT-07",)


def test_trash_icon_of_desert_tactics() -> None:
    """OPT-03: a card of hand, discard pile or play, the one just played included; it is optional."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy", "dagger"], discard=["convincing_argument"]).turn(0)
    t.sends(0, "diplomacy", "desert_tactics").does(0, "desert_tactics.2")
    assert t.offered(0) == ["hand:dagger", "discard:convincing_argument", "play:diplomacy"]
    t.answer(0, "trash", "play:diplomacy")
    assert t.house(0).played == []
    assert t.state.removed


def test_secrets_steals_from_full_hands() -> None:
    """INT-06, RUL-31: every opponent with four intrigue cards or more gives one; with three, none."""
    t = uprising(4, leaders=QUIET).give(0, hand=["diplomacy"])
    t.give(1, intrigues=["contingency_plan"] * 3 + ["cunning"])
    t.give(2, intrigues=["unexpected_allies", "call_to_arms", "distraction"])
    t.give(3, intrigues=["distraction", "mercenaries", "inspire_awe", "impress", "devour"])
    t.turn(0).sends(0, "diplomacy", "secrets").does(0, "secrets.2")
    assert [len(t.intrigues(h)) for h in range(4)] == [2, 3, 3, 4]
    assert [data[1] for data in t.told("steals")] == ["muad_dib", t.house(3).leader]


def test_steal_counts_when_the_victim_is_reached() -> None:
    """INT-06: one card each, even from five."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"])
    t.give(2, intrigues=["unexpected_allies", "call_to_arms", "distraction", "cunning", "mercenaries"])
    t.turn(0).sends(0, "diplomacy", "secrets").does(0, "secrets.2")
    assert (len(t.intrigues(0)), len(t.intrigues(2))) == (1, 4)


# Occupied spaces, Swordmaster, High Council, recalled agents.


def test_SC_107_occupied_space_without_a_spy() -> None:
    """SC-107: an occupied space is closed; its neighbour stays open for who can pay."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"], water=1).agent(1, "fremkit").turn(0)
    assert "diplomacy:fremkit" not in t.ways(0)
    assert t.why_not(0, "play:diplomacy:fremkit").rules == ("AGT-03",)
    assert "diplomacy:desert_tactics" in t.ways(0)
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"], water=0).agent(1, "fremkit").turn(0)
    assert "diplomacy:desert_tactics" not in t.ways(0)


def test_SC_11_sietch_tabr_twice() -> None:
    """SC-11: hooks already there: troop and water, no second token, no influence for the visit."""
    t = rich(hand=["reconnaissance"], water=0, hooks=True, supply=5).turn(0)
    t.sends(0, "reconnaissance", "sietch_tabr").does(0, "sietch_tabr.1a")
    assert t.open(0) == ["sietch_tabr.1ab"]
    t.does(0, "sietch_tabr.1ab")
    assert (t.house(0).water, t.house(0).supply, t.house(0).hooks) == (1, 4, True)
    assert t.told("hooks", ever=True) == []
    assert t.influence(0, "fremen") == 2


def test_sietch_tabr_keeps_both_branches() -> None:
    """RUL-14: without a wall the second branch still gives water."""
    t = rich(hand=["reconnaissance"], water=0).wall_gone().turn(0)
    t.sends(0, "reconnaissance", "sietch_tabr")
    assert t.open(0) == ["sietch_tabr.1a", "sietch_tabr.1b"]
    assert "end" not in t.offered(0)
    t.does(0, "sietch_tabr.1b")
    assert t.house(0).water == 1
    assert t.open(0) == []


def test_SC_12_swordmaster_prices() -> None:
    """SC-12: eight solari for the first, six for everybody after; once for each house; usable from the next turn on."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger", "signet_ring"], solari=8)
    t.give(1, hand=["dagger"], solari=6).turns(0)
    t.sends(0, "dagger", "swordmaster").does(0, "swordmaster.1")
    assert (t.house(0).solari, t.house(0).agents) == (0, 2)
    assert t.ways(0) == []  # not in this turn
    t.ends(0)
    assert t.why_not(1, "play:dagger:swordmaster").rules == ("AGT-03",)

    t = uprising(3, leaders=QUIET).give(0, swordmaster=True, agents=3, hand=["dagger"], solari=8)
    t.give(1, hand=["dagger", "signet_ring"], solari=6).turns(1)
    t.sends(1, "dagger", "swordmaster").does(1, "swordmaster.1").ends(1)
    assert (t.house(1).solari, t.house(1).agents) == (0, 2)
    t.reveals(2).ends(2)
    assert "dagger:swordmaster" not in t.ways(0)

    for h in (0, 1):
        t = uprising(3, leaders=QUIET).give(h, swordmaster=True, agents=3, hand=["dagger"], solari=9).turn(h)
        assert "dagger:swordmaster" not in t.ways(h)
        assert t.why_not(h, "play:dagger:swordmaster").rules == ("AGT-11",)


def test_third_agent_acts_in_the_same_round() -> None:
    """AGT-11: the Swordmaster can be sent on a later turn of the same round."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger", "signet_ring", "reconnaissance"], solari=8)
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "dagger", "swordmaster").does(0, "swordmaster.1").ends(0)
    t.sends(0, "signet_ring", "arrakeen").answer(0, "turn", "all").ends(0)
    assert t.house(0).agents == 1
    assert "reconnaissance:spice_refinery:0" in t.ways(0)


def test_SC_13_high_council_second_visit() -> None:
    """SC-13: a second visit gives spice, an intrigue card and troops, not a second seat."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], solari=5, garrison=0, councillor=True)
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "dagger", "high_council")
    assert t.open(0) == ["high_council.2"]
    t.does(0, "high_council.2", "high_council.2b", "high_council.2c")
    house = t.house(0)
    assert (house.solari, house.spice, house.garrison, len(house.intrigues)) == (0, 2, 3, 1)
    t.ends(0).reveals(0)
    assert t.house(0).persuasion == 2


def test_first_seat_counts_in_the_same_round() -> None:
    """REV-04: a seat taken this round gives its persuasion in this round's reveal turn."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], solari=5)
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "dagger", "high_council")
    assert t.open(0) == ["high_council.1"]
    t.does(0, "high_council.1").ends(0).reveals(0)
    assert t.house(0).persuasion == 2


def test_SC_14_assembly_hall_needs_the_agent_to_stay() -> None:
    """SC-14: an agent recalled from Assembly Hall gives no persuasion; one that stayed gives one."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], solari=3, influence={"emperor": 2})
    t.stack(0, "reconnaissance").agent(0, "assembly_hall")
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "dagger", "imperial_privilege").does(0, "imperial_privilege.2")
    t.answer(0, "recall_agent", "assembly_hall").does(0, "imperial_privilege.3").ends(0).reveals(0)
    assert t.house(0).persuasion == 1  # Reconnaissance alone

    t = uprising(3, leaders=QUIET).give(0).agent(0, "assembly_hall").agent(1, "assembly_hall").turn(0).reveals(0)
    assert t.house(0).persuasion == 1


def test_SC_15_imperial_privilege_without_another_agent() -> None:
    """SC-15: no recall, but the exchange and the draw; the trashed intrigue card is out of the game."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], intrigues=["cunning"], solari=3, influence={"emperor": 2})
    t.stack(0, "diplomacy").turn(0).sends(0, "dagger", "imperial_privilege")
    assert t.open(0) == ["imperial_privilege.1", "imperial_privilege.3"]
    assert t.why_not(0, "do:imperial_privilege.2").rules == ("AGT-10",)
    t.does(0, "imperial_privilege.1").answer(0, "trash_intrigue", "cunning").does(0, "imperial_privilege.3")
    assert len(t.intrigues(0)) == 1
    assert t.hand(0) == ["diplomacy"]
    view = t.table.view(1)
    assert (view["intrigue_discard"], view["intrigue_removed"]) == ([], ["cunning"])
    t.ends(0)


def test_imperial_privilege_exchange_is_optional() -> None:
    """OPT-01: the arrow may be left; without an intrigue card it is not there."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], solari=3, influence={"emperor": 2}).turn(0)
    t.sends(0, "dagger", "imperial_privilege")
    assert t.why_not(0, "do:imperial_privilege.1").rules == ("INT-05",)
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], intrigues=["cunning"], solari=3, influence={"emperor": 2})
    t.turn(0).sends(0, "dagger", "imperial_privilege").does(0, "imperial_privilege.3").ends(0)


def test_SC_16_recalled_agent_frees_the_space() -> None:
    """SC-16: the recalled agent can act again, its space is free; the agent of this turn cannot be recalled."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger", "reconnaissance"], solari=3, influence={"emperor": 2})
    t.give(1, hand=["reconnaissance"]).agent(0, "arrakeen").turns(0)
    t.sends(0, "dagger", "imperial_privilege").does(0, "imperial_privilege.3")
    assert "end" not in t.offered(0)  # RUL-25: with another agent on the board recalling is mandatory
    t.does(0, "imperial_privilege.2")
    assert t.offered(0) == ["arrakeen"]
    t.answer(0, "recall_agent", "arrakeen")
    assert t.house(0).agents == 1
    assert t.state.agents[t.box.space_of["arrakeen"]] == 0
    t.ends(0)
    assert "reconnaissance:arrakeen" in t.ways(1)


# Combat spaces, makers, control, posts.


@pytest.mark.parametrize("space", [space.name for space in EVERYTHING.spaces])
def test_combat_spaces(space: str) -> None:
    """DEP-05, DEP-06: deployment is open at ten spaces and at no other."""
    icon = EVERYTHING.spaces[EVERYTHING.space_of[space]].icon
    card = "diplomacy" if icon < 4 else {4: "dagger", 5: "reconnaissance", 6: "dune_the_desert_planet"}[icon]
    t = rich(hand=[card], garrison=5).turn(0)
    t.sends(0, card, space, 0 if len(t.box.spaces[t.box.space_of[space]].prices) > 1 else None)
    assert t.may_deploy(0) == (2 if space in COMBAT else 0)


def test_maker_spaces() -> None:
    """MAK-01: bonus spice gathers at three spaces; MAK-02: a visitor takes all of it besides the rest."""
    t = uprising(3).play("makers", ("turn", 0))
    t.turn(0).play("makers", "makers", ("turn", 0)).expect("turn")
    assert {space.name: t.state.bonus[space.number] for space in t.box.spaces if t.state.bonus[space.number]} == {
        "imperial_basin": 2,
        "hagga_basin": 2,
        "deep_desert": 2,
    }
    for space, base in (("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)):
        t = rich(hand=["dune_the_desert_planet"], spice=0).bonus(**{space: 3}).turn(0)
        t.sends(0, "dune_the_desert_planet", space)
        if base > 1:
            t.does(0, f"{space}.2a")
        assert t.house(0).spice == base + 3
        assert t.state.bonus[t.box.space_of[space]] == 0


@pytest.mark.parametrize(
    ("space", "card", "resource"),
    [
        ("arrakeen", "reconnaissance", "solari"),
        ("spice_refinery", "reconnaissance", "solari"),
        ("imperial_basin", "dune_the_desert_planet", "spice"),
    ],
)
def test_control_bonus(space: str, card: str, resource: str) -> None:
    """CTL-03: the controller gains one from every visit, whoever it is, himself too."""
    price = 0 if space == "spice_refinery" else None
    t = uprising(3, leaders=QUIET).give(0, hand=[card]).controls(2, space).turn(0).sends(0, card, space, price)
    assert getattr(t.house(2), resource) == 1
    own = getattr(t.house(0), resource)
    t = uprising(3, leaders=QUIET).give(0, hand=[card]).controls(0, space).turn(0).sends(0, card, space, price)
    assert getattr(t.house(0), resource) == own + 1
    assert t.told("control_bonus") == [("lady_margot_fenring", space)]


def test_only_three_locations_can_be_controlled() -> None:
    """CTL-01."""
    assert [space.name for space in EVERYTHING.spaces if space.control is not None] == [
        "arrakeen",
        "spice_refinery",
        "imperial_basin",
    ]


def test_where_posts_look() -> None:
    """SPY-01: thirteen posts; with a spy on it, the spy icon opens exactly the spaces that it watches."""
    watched = {
        "post_emperor": EMPEROR,
        "post_guild": GUILD,
        "post_bene_gesserit": BENE_GESSERIT,
        "post_fremen": FREMEN,
        "post_landsraad_left": ["high_council", "imperial_privilege", "swordmaster"],
        "post_landsraad_right": ["assembly_hall", "gather_support:0", "gather_support:1"],
        "post_choam": ["shipping", "accept_contract"],
        "post_arrakeen_refinery": ["arrakeen", "spice_refinery:0", "spice_refinery:1"],
        "post_refinery_research": ["spice_refinery:0", "spice_refinery:1", "research_station"],
        "post_research_sietch": ["research_station", "sietch_tabr"],
        "post_imperial_basin": ["imperial_basin"],
        "post_hagga_basin": ["hagga_basin"],
        "post_deep_desert": ["deep_desert"],
    }
    assert sorted(watched) == sorted(post.name for post in EVERYTHING.posts)
    for post, spaces in watched.items():
        t = rich(hand=["strike_fleet"]).spy(0, post).turn(0)
        assert sorted(reached(t, "strike_fleet")) == sorted(spaces)


def test_every_closed_way_has_its_reason() -> None:
    """AGT-01 to AGT-05: what is not offered can say why by a rule, over whole games; what is offered has no reason."""
    rng = Random(5)
    table = GAME.open(GAME.set_up(4, ("choam",)), "5", keep=False, log=False)
    rules = table.rules
    assert isinstance(rules, ImperiumRules)
    box = rules.box
    checked = 0
    while not table.over:
        ask = table.pending[0]
        s = table.state
        assert isinstance(s, ImperiumState)
        if ask.kind == "turn" and s.on_turn.stage == CHOOSING and s.houses[s.on_turn.house].agents:
            hand = {box.pieces[card].name for card in s.houses[s.on_turn.house].hand}
            for option in way_options(rules):
                if option[1] in hand and option not in ask.options:
                    reason = why_no_way(table.play, s.on_turn.house, option)
                    assert reason.id != "why-not-now", option
                    checked += 1
            for option in ask.options:
                if option[0] == "play":
                    assert why_no_way(table.play, s.on_turn.house, option).id == "why-not-now", option
        table.choose(ask.seat, rng.choice(ask.options), ask.kind)
    assert checked > 1000
