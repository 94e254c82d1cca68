"""The eight leaders of the first game."""

from __future__ import annotations

import pytest
from tests.games.imperium.first_tables import BOX, ImperiumTable, imperium

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.table.state import NOBODY
from kanly.words import Words

BARON = ("baron_vladimir_harkonnen",)
HELENA = ("helena_richese",)
WORDS = Words("en", GAME.packages)

PRINTED = {
    "baron_vladimir_harkonnen": [
        "Masterstroke, once, in a turn in which you deploy 4 or more troops: "
        "show the two factions that you chose and gain 1 influence with each",
        "Scheme, when your Signet Ring sends an agent: pay 1 solari → draw 1 intrigue card",
    ],
    "count_ilban_richese": [
        "Ruthless Negotiator, whenever you pay solari for a space: draw 1 card",
        "Manufacturing, when your Signet Ring sends an agent: gain 1 solari",
    ],
    "countess_ariana_thorvald": [
        "Spice Addict: every harvest at a maker space gives you 1 spice less",
        "Spice Addict, in your agent turn: if you sent the agent to a maker space: draw 1 card",
        "Hidden Reservoir, when your Signet Ring sends an agent: gain 1 water",
    ],
    "duke_leto_atreides": [
        "Landsraad Popularity: spaces of the Landsraad cost you 1 solari less",
        "Prudent Diplomacy, when your Signet Ring sends an agent: "
        "pay 1 spice → gain 1 influence with a faction where an opponent has more than you",
    ],
    "earl_memnon_thorvald": [
        "Connections, when you take a High Council seat: gain 1 influence with a faction of your choice",
        "Spice Hoard, when your Signet Ring sends an agent: gain 1 spice",
    ],
    "glossu_the_beast_rabban": [
        "Arrakis Fiefdom, at the start of the game: gain 1 solari, 1 spice",
        "Brutality, when your Signet Ring sends an agent: recruit 1 troop; if you have an alliance: recruit 1 troop",
    ],
    "helena_richese": [
        "Eyes Everywhere: agents of opponents do not block you at spaces of the Landsraad or City",
        "Manipulate, when your Signet Ring sends an agent: set a card of the Imperium row aside: until the end of your "
        "next reveal turn only you can acquire it, for 1 persuasion less; if you have not acquired it by then, it "
        "leaves the game",
    ],
    "paul_atreides": [
        "Prescience: you may look at the top card of your deck at any time",
        "Discipline, when your Signet Ring sends an agent: draw 1 card",
    ],
}


@pytest.mark.parametrize("name", PRINTED)
def test_printed(name: str) -> None:
    assert [WORDS.say(line) for line in BOX.leaders[name].printed(BOX)] == PRINTED[name]


def test_all_are_there_with_their_complexity() -> None:
    """BAS-61"""
    assert set(BOX.leaders) == set(PRINTED)
    assert [leader.complexity for leader in BOX.leaders.values()] == [3, 1, 3, 2, 1, 1, 2, 1]


# Masterstroke.


def baron(garrison: int, supply: int, *, water: int = 1, troops: int = 0) -> ImperiumTable:
    t = imperium(leaders=BARON).plans(0, "guild", "fremen").give(0, hand=["diplomacy", "reconnaissance"])
    return t.give(0, garrison=garrison, supply=supply, water=water, troops=troops)


def test_BAS_SC_59_masterstroke() -> None:
    """BAS-SC-59."""
    t = baron(4, 8).turn(0)
    t.sends(0, "diplomacy", "hardy_warriors").answer(0, "turn", "all").deploys(0, 3)
    assert t.open(0) == []
    t.deploys(0, 1)
    assert t.open(0) == ["baron_vladimir_harkonnen.massing.1"]
    assert "end" not in t.offered(0)
    t.does(0, "baron_vladimir_harkonnen.massing.1")
    assert (t.influence(0, "guild"), t.influence(0, "fremen")) == (1, 2)
    assert t.told("strikes") == [("baron_vladimir_harkonnen", "guild", "fremen")]
    t.ends(0)
    assert t.first.struck[0]
    t = baron(4, 8)
    t.first.struck[0] = True
    t.turn(0).sends(0, "diplomacy", "hardy_warriors").answer(0, "turn", "all").deploys(0, 4)
    assert t.open(0) == []


@pytest.mark.parametrize("more", [False, True])
def test_BAS_SC_60_plots_count_and_the_defence_does_not(more: bool) -> None:
    """BAS-SC-60."""
    t = baron(2 + more, 9 - more, troops=1)
    t.give(0, intrigues=["rapid_mobilization"], supply=9 - more).turn(0)
    t.sends(0, "reconnaissance", "arrakeen").answer(0, "turn", "all").deploys(0, 3)
    assert t.open(0) == []
    if more:
        t.plots(0, "rapid_mobilization").answer(0, "troops", 1)
        assert t.open(0) == ["baron_vladimir_harkonnen.massing.1"]


def test_masterstroke_may_wait_where_the_table_says_so() -> None:
    """BAS-63"""
    t = imperium(leaders=BARON, settings={"masterstroke_optional": True}).plans(0, "guild", "fremen")
    t.give(0, hand=["diplomacy"], garrison=4, water=1).turn(0)
    t.sends(0, "diplomacy", "hardy_warriors").answer(0, "turn", "all").deploys(0, 4).ends(0)
    assert not t.first.struck[0]


def test_masterstroke_is_chosen_in_secret() -> None:
    """BAS-62: nobody else sees the factions, and in redealt worlds they are any."""
    table = GAME.open(GAME.set_up(3, (), {"leader_choice": "chosen"}), "x")
    while table.pending[0].kind != "masterstroke":
        ask = table.pending[0]
        table.choose(ask.seat, BARON[0] if BARON[0] in ask.options else ask.options[-1], "leader")
    seat = table.pending[0].seat
    table.choose(seat, ("guild", "fremen"), "masterstroke")
    seen = [table.view(s)["houses"][seat]["plan"] for s in range(3)]
    assert seen[seat] == ["guild", "fremen"]
    assert [plan for s, plan in enumerate(seen) if s != seat] == [None, None]
    other = (seat + 1) % 3
    worlds = {tuple(table.redeal(other, i).view(seat)["houses"][seat]["plan"]) for i in range(30)}
    assert len(worlds) > 3
    own = {tuple(table.redeal(seat, i).view(seat)["houses"][seat]["plan"]) for i in range(5)}
    assert own == {("guild", "fremen")}


# The others.


def test_BAS_SC_61_helena_passes_others_in_two_areas() -> None:
    """BAS-SC-61."""
    t = (
        imperium(leaders=HELENA)
        .give(0, hand=["signet_ring"])
        .agent(1, "arrakeen", "imperial_basin")
        .agent(0, "carthag")
    )
    ways = t.turn(0).ways(0)
    assert "signet_ring:arrakeen" in ways
    assert "signet_ring:imperial_basin" not in ways
    assert "signet_ring:carthag" not in ways


@pytest.mark.parametrize("enough", [True, False])
def test_BAS_SC_62_manipulate(enough: bool) -> None:
    """BAS-SC-62."""
    hand = ["signet_ring", "convincing_argument", "piter_de_vries" if enough else "convincing_argument", "diplomacy"]
    t = imperium(leaders=HELENA).give(0, hand=hand).row("lady_jessica", "scout", "carryall", "opulence", "chani")
    t.turns(0).sends(0, "signet_ring", "secure_contract").does(0, "helena_richese.signet.1")
    t.answer(0, "set_aside", "lady_jessica").ends(0)
    assert len(t.row_names()) == 5
    t.reveals(1)
    assert "buy:lady_jessica" not in t.offered(1)
    t.ends(1).reveals(2).ends(2).reveals(0)
    t.gets(0, persuasion=6 if enough else 5)
    assert ("buy:lady_jessica" in t.offered(0)) == enough
    if enough:
        t.buys(0, "lady_jessica").does(0, "lady_jessica.acquire.1").answer(0, "faction", "guild").ends(0)
        assert t.influence(0, "guild") == 1
    else:
        t.ends(0)
        assert "lady_jessica" in t.named(t.state.removed)
    assert t.house(0).aside == NOBODY


def test_BAS_SC_63_ilban_draws_for_space_costs_only() -> None:
    """BAS-SC-63."""

    def ilban(card: str, solari: int = 0, spice: int = 0) -> ImperiumTable:
        t = imperium(leaders=("count_ilban_richese",)).give(0, hand=[card], solari=solari, spice=spice)
        return t.stack(0, "seek_allies", "diplomacy").turn(0)

    assert ilban("dagger", solari=4).sends(0, "dagger", "rally_troops").hand(0) == ["seek_allies"]
    assert ilban("carryall", spice=2).sends(0, "carryall", "sell_melange", 0).hand(0) == []
    t = ilban("firm_grip", solari=2).sends(0, "firm_grip", "hall_of_oratory").does(0, "firm_grip.agent.1")
    assert t.answer(0, "choice", t.offered(0)[0]).hand(0) == []
    assert ilban("firm_grip").sends(0, "firm_grip", "wealth").hand(0) == []


def test_BAS_SC_64_letos_discount() -> None:
    """BAS-SC-64."""
    t = imperium(leaders=("duke_leto_atreides",)).give(0, hand=["dagger"], solari=7).turn(0)
    t.sends(0, "dagger", "swordmaster").gets(0, solari=0)
    for space, price in (("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("hall_of_oratory", 0)):
        t = imperium(leaders=("duke_leto_atreides",)).give(0, hand=["dagger"], solari=price).turn(0)
        t.sends(0, "dagger", space).gets(0, solari=0)
        if price:
            t = imperium(leaders=("duke_leto_atreides",)).give(0, hand=["dagger"], solari=price - 1).turn(0)
            assert f"dagger:{space}" not in t.ways(0)


def test_letos_discount_is_in_what_he_is_offered() -> None:
    """BAS-66: the price that he pays, not the printed one."""
    for leader, price in (("duke_leto_atreides", 7), ("paul_atreides", 8)):
        t = imperium(leaders=(leader,)).give(0, hand=["dagger"], solari=8).turn(0)
        words = t.table.describe(t.table.pending[0], ("play", "dagger", "swordmaster"))
        assert WORDS.say(words) == f"Dagger: agent to Swordmaster (pay {price} solari)"


def test_BAS_SC_65_prudent_diplomacy_needs_someone_ahead() -> None:
    """BAS-SC-65."""
    t = imperium(leaders=("duke_leto_atreides",)).give(0, hand=["signet_ring"], spice=1, influence={"emperor": 2})
    t.give(1, influence={"emperor": 2, "guild": 1}).turn(0).sends(0, "signet_ring", "secure_contract")
    assert "end" in t.offered(0)
    t.does(0, "duke_leto_atreides.signet.1")
    assert t.offered(0) == ["guild"]
    t = imperium(leaders=("duke_leto_atreides",)).give(0, hand=["signet_ring"], spice=1).turn(0)
    assert "duke_leto_atreides.signet.1" not in t.sends(0, "signet_ring", "secure_contract").open(0)


def test_BAS_SC_66_spice_addict() -> None:
    """BAS-SC-66."""
    t = imperium(leaders=("countess_ariana_thorvald",)).give(0, hand=["dune_the_desert_planet"], spice=0)
    t.controls(0, "imperial_basin").stack(0, "dagger").turn(0).sends(0, "dune_the_desert_planet", "imperial_basin")
    t.gets(0, spice=1)
    assert "end" not in t.offered(0)
    t.does(0, "countess_ariana_thorvald.sending.1")
    assert t.hand(0) == ["dagger"]


def test_BAS_SC_67_spice_addict_with_carryall() -> None:
    """BAS-SC-67."""
    t = imperium(leaders=("countess_ariana_thorvald",)).give(0, hand=["carryall"], water=2, spice=0)
    t.bonus(the_great_flat=2).turn(0).sends(0, "carryall", "the_great_flat").gets(0, spice=7)


def test_BAS_SC_68_memnons_seat() -> None:
    """BAS-SC-68."""
    t = imperium(leaders=("earl_memnon_thorvald",)).give(0, hand=["dagger"], solari=5, influence={"fremen": 1}).turn(0)
    before = t.vp(0)
    t.sends(0, "dagger", "high_council").does(0, "high_council.1", "earl_memnon_thorvald.seating.1")
    t.answer(0, "faction", "fremen")
    assert t.house(0).councillor
    assert (t.influence(0, "fremen"), t.vp(0)) == (2, before + 1)


def test_rabbans_brutality() -> None:
    """BAS-69"""
    rabban = ("glossu_the_beast_rabban",)
    t = imperium(leaders=rabban).give(0, hand=["signet_ring"], influence={"guild": 4}).allied(0, "guild").turn(0)
    t.sends(0, "signet_ring", "secure_contract").answer(0, "turn", "all").gets(0, garrison=5)
    t = imperium(leaders=rabban).give(0, hand=["signet_ring"]).turn(0)
    t.sends(0, "signet_ring", "secure_contract").does(0, "glossu_the_beast_rabban.signet.1").gets(0, garrison=4)
    assert t.open(0) == []


def test_paul_looks_at_the_top_card_whenever_he_likes() -> None:
    """BAS-68: in another's turn too; only he sees it, and it stays there."""
    t = imperium().stack(0, "diplomacy", "dagger").give(1, hand=["dagger"]).turn(1)
    assert t.unasked(0) == {"prescience": ["look"]}
    assert t.unasked(1) == {}
    assert t.table.view(0)["houses"][0]["top"] is None
    t.answer(0, "prescience", "look")
    assert t.told("saw", 0) == [("diplomacy",)]
    assert t.told("saw", 1) == []
    assert t.table.view(0)["houses"][0]["top"] == "diplomacy"
    assert t.table.view(1)["houses"][0]["top"] is None
    assert t.unasked(0) == {}
    assert {t.table.redeal(0, i).view(0)["houses"][0]["top"] for i in range(5)} == {"diplomacy"}
