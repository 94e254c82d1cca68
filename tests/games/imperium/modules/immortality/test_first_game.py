"""Immortality on the first Dune: Imperium, for which it was printed: its board, its cards, House Hagal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.imperium.modules.immortality.first_tables import (
    FirstTleilaxuTable,
    alone,
    duel,
    first_tleilaxu,
    holding,
)
from tests.games.imperium.modules.immortality.tables import TleilaxuTable
from tests.games.imperium.modules.immortality.test_grafting import RICH, spaces, with_icon

from kanly.games.imperium.bot.eyes import see
from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.modules.rivals.pieces import hagal_card
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Sight, pack, token, unpack
from kanly.words import Words

WORDS = Words("en", GAME.packages)
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


def agents(t: FirstTleilaxuTable, h: int) -> list[str]:
    """Where a house has agents."""
    return [space.name for space in t.box.spaces if t.now.agents[space.number] >> h & 1]


# The examples of the rulebook, on the board that they were written for.


def test_the_example_of_kseniia() -> None:
    """imm_graft_seed_ksenia_ghola."""
    t = holding("ghola", "corrino_genes", **RICH).turn(0).grafts(0, "ghola", "corrino_genes")
    assert spaces(t) == with_icon(t, "city", "emperor")
    solari = t.house(0).solari
    t.answer(0, "graft_space", "wealth").does(0, "visit.1")
    assert (t.house(0).solari, t.influence(0, "emperor")) == (solari + 2, 3)
    t.does(0, "corrino_genes.agent.1", "ghola.corrino_genes.1")
    assert (t.at(0), len(t.intrigues(0)), t.influence(0, "emperor")) == (2, 1, 3)


def test_the_example_of_olena() -> None:
    """imm_chairdog_seed_olena."""
    t = holding("chairdog", "arrakis_liaison", solari=2).stack(0, "dagger")
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.turns(0).grafts(0, "chairdog", "arrakis_liaison", "mentat").does(0, "mentat.1").ends(0).reveals(0)
    assert "arrakis_liaison" in t.named(t.house(0).shown)
    assert (t.named(t.house(0).played), t.house(0).persuasion) == (["chairdog"], 2)
    assert not [text for text in t.offered(0) if text.startswith(("play:", "graft:"))]


# Cards of the first game.


def test_imm_ghola_kwisatz() -> None:
    """imm_ghola_kwisatz: one agent sets out, from the board too, and both boxes draw."""
    t = holding("ghola", "kwisatz_haderach", **RICH).stack(0, "dagger", "diplomacy").agent(0, "arrakeen")
    t.agent(1, "carthag").turn(0).grafts(0, "ghola", "kwisatz_haderach")
    shut = {"sietch_tabr"} if t.influence(0, "fremen") < 2 else set()
    assert spaces(t) == {space.name for space in t.box.spaces} - shut, "whoever is there"
    before = t.house(0).agents
    t.answer(0, "graft_space", "carthag").answer(0, "origin", "arrakeen")
    t.does(0, "kwisatz_haderach.agent.1", "ghola.kwisatz_haderach.1")
    assert (agents(t, 0), t.house(0).agents) == (["carthag"], before)
    assert sorted(t.hand(0)) == ["dagger", "diplomacy"]
    assert not t.pairs(0)


def test_a_pair_with_the_kwisatz_haderach_needs_no_agent_on_the_leader() -> None:
    t = holding("ghola", "kwisatz_haderach", "dagger", agents=0).agent(0, "arrakeen").agent(0, "carthag").turn(0)
    t.answer(0, "turn", "graft:ghola")
    assert t.offered(0) == ["kwisatz_haderach"]
    t.answer(0, "partner", "kwisatz_haderach").answer(0, "graft_space", "arrakeen").answer(0, "origin", "carthag")
    assert (agents(t, 0), t.first.doubled[0]) == (["arrakeen"], t.box.space_of["arrakeen"])


def test_without_the_kwisatz_haderach_no_pair_goes_without_an_agent() -> None:
    t = holding("ghola", "dagger", agents=0).agent(0, "arrakeen").agent(0, "carthag").turn(0)
    assert t.pairs(0) == []


def test_the_voice_binds_a_pair_with_the_kwisatz_haderach() -> None:
    t = holding("ghola", "kwisatz_haderach")
    t.first.voices = [(t.box.space_of["wealth"], 1)]
    assert "wealth" not in t.turn(0).grafts(0, "ghola", "kwisatz_haderach").offered(0)


def with_envoy(*hand: str) -> FirstTleilaxuTable:
    """An envoy was dispatched, and the first card is grafted to the second."""
    t = holding(*hand, intrigues=["dispatch_an_envoy"], solari=0, water=0, spice=0).turn(0)
    t.plots(0, "dispatch_an_envoy")
    return t.grafts(0, hand[0], hand[1])


def test_imm_dispatch_an_envoy() -> None:
    """imm_dispatch_an_envoy: one of the two cards has the icons, and the pair goes where they lead."""
    t = with_envoy("ghola", "clandestine_meeting")
    assert t.offered(0) == ["ghola", "clandestine_meeting"]
    t.answer(0, "adorned", "clandestine_meeting")
    dear = {"conspire", "heighliner", "selective_breeding", "hardy_warriors"}
    assert spaces(t) == (with_icon(t, *FACTIONS) - dear) | {"arrakeen", "carthag"}
    assert t.table.view(1)["adorned"] == "clandestine_meeting"
    t.answer(0, "graft_space", "wealth")
    assert t.table.view(1)["adorned"] == "clandestine_meeting"


def test_bots_understand_that_the_adorned_card_has_left_play() -> None:
    t = with_envoy("ghola", "clandestine_meeting")
    t.answer(0, "adorned", "clandestine_meeting")
    t.answer(0, "graft_space", "wealth")
    view = t.table.view(1)
    rules: Any = t.table.rules
    assert immortality(see(view, rules).state).adorned != NOBODY
    view["adorned"] = "beguiling_pheromones"
    assert immortality(see(view, rules).state).adorned == NOBODY


@pytest.mark.parametrize(("adorned", "solari"), [("dagger", 5), ("slig_farmer", 1)])
def test_the_envoys_icons_are_counted_on_their_card(adorned: str, solari: int) -> None:
    """IMM-R8.18, IMM-R8.24: the Slig Farmer is paid for the icons of the other card."""
    t = with_envoy("slig_farmer", "dagger").answer(0, "adorned", adorned).answer(0, "graft_space", "stillsuits")
    t.does(0, "slig_farmer.agent.1")
    assert t.house(0).solari == solari


def test_greedy_gives_the_icons_to_the_card_that_is_counted() -> None:
    t = with_envoy("slig_farmer", "dagger")
    ask = t.table.ask(0)
    assert ask is not None
    assert token(GAME.bots["greedy"]().choose(Sight(t.table, 0, ask, Random(1)))) == "dagger"
    t.answer(0, "adorned", "dagger").answer(0, "graft_space", "stillsuits")
    ask = t.table.ask(0)
    assert ask is not None
    assert token(GAME.bots["greedy"]().choose(Sight(t.table, 0, ask, Random(1)))) in t.offered(0)


def test_an_envoy_plays_no_graft_card_alone() -> None:
    """IMM-R8.1."""
    t = holding("ghola", "clandestine_meeting", intrigues=["dispatch_an_envoy"]).turn(0).plots(0, "dispatch_an_envoy")
    played = {text.split(":")[1] for text in t.offered(0) if text.startswith("play:")}
    assert played == {"clandestine_meeting"}


def test_icons_are_asked_for_only_with_an_envoy() -> None:
    t = holding("slig_farmer", "dagger").turn(0).grafts(0, "slig_farmer", "dagger")
    assert t.table.ask(0).kind == "graft_space"  # type: ignore[union-attr]


def test_the_power_of_the_ghola() -> None:
    """imm_ghola_power_play."""
    t = holding("ghola", "power_play", water=2).turn(0).grafts(0, "ghola", "power_play")
    t.answer(0, "graft_space", next(name for name in ("stillsuits", "hardy_warriors") if name in spaces(t)))
    for _ in range(6):
        more = [name for name in t.open(0) if "power_play" in name or name == "visit.1"]
        if more:
            t.does(0, more[0])
    assert (t.influence(0, "fremen"), t.house(0).played) == (2, [])
    assert sorted(t.named(t.now.removed)) == ["ghola", "power_play"]


def test_the_ghola_of_a_reverend_mother() -> None:
    """imm_ghola_bene_gesserit: the copy sees a Bene Gesserit card beside it, the original does not."""
    t = holding("ghola", "reverend_mother_mohiam").turn(0)
    t.grafts(0, "ghola", "reverend_mother_mohiam")
    t.answer(0, "graft_space", spaces(t).pop())
    assert "reverend_mother_mohiam.agent.1" not in t.open(0)
    assert "ghola.reverend_mother_mohiam.1" in t.open(0)


def test_ghola_with_carryall() -> None:
    """IMM-R8.30: what the space itself yields three times, bonus spice once."""
    t = holding("ghola", "carryall", spice=0)
    t.start.bonus[t.box.space_of["imperial_basin"]] = 2
    t.turn(0).grafts(0, "ghola", "carryall", "imperial_basin")
    while t.open(0):
        t.does(0, t.open(0)[0])
    assert t.house(0).spice == 3 + 2


def test_pheromones_take_the_price_of_an_imperial_spy() -> None:
    """IMM-R8.27: a partner that was trashed pays for nothing more."""
    t = (
        holding("beguiling_pheromones", "imperial_spy")
        .turn(0)
        .grafts(0, "beguiling_pheromones", "imperial_spy", "wealth")
    )
    assert "imperial_spy.agent.1" in t.open(0)
    t.does(0, "beguiling_pheromones.agent.1").answer(0, "grafted", "imperial_spy")
    assert "imperial_spy.agent.1" not in t.open(0)
    assert t.does(0, "visit.1").influence(0, "emperor") == 2


def test_recruits_for_the_tleilaxu() -> None:
    """imm_recruitment_mission (IMM-R15.7): Tleilaxu cards too go on top of the deck, without any marker."""
    t = holding(intrigues=["recruitment_mission"]).stands(0, specimens=4).tleilaxu_row("contaminator", "ghola").turn(0)
    t.plots(0, "recruitment_mission").reveals(0).grows(0, "contaminator")
    assert t.discard_pile(0) == ["contaminator"]
    t.does(0, next(name for name in t.open(0) if name.startswith("recruitment_mission")))
    assert t.named(t.house(0).deck[-1:]) == ["contaminator"]
    t.grows(0, "reclaimed_forces")
    assert not [name for name in t.open(0) if name.startswith("recruitment_mission")], "it is nobody's card"


def test_a_leader_pays_less_for_a_pair_too() -> None:
    """BAS-66: Leto's price is what is paid and what is said."""
    t = first_tleilaxu(leaders=["duke_leto_atreides"]).give(0, hand=["chairdog", "arrakis_liaison"], solari=1).turn(0)
    t.grafts(0, "chairdog", "arrakis_liaison")
    ask = t.table.ask(0)
    assert ask is not None
    assert WORDS.say(t.table.describe(ask, "mentat")) == "Mentat: pay 1 solari"


# Set-up and House Hagal.


def test_the_overlay_and_the_cards_are_there() -> None:
    """IMM-R1.1, IMM-R2: 30 and 15 cards more, the station's new price, two Experimentation."""
    t = first_tleilaxu(4)
    plain = GAME.rules(GAME.set_up(4)).box  # type: ignore[attr-defined]
    assert sum(card.copies for card in t.box.imperium) == sum(card.copies for card in plain.imperium) + 30 == 97
    assert len(t.box.intrigue_pieces) == len(plain.intrigue_pieces) + 15 == 55
    names = t.named(t.house(0).deck)
    assert (len(names), names.count("experimentation")) == (10, 2)
    assert "dune_the_desert_planet" not in names
    space = t.box.spaces[t.box.space_of["research_station"]]
    assert [text.id for text in space.texts(space.prices[0].names)] == ["draw", "research"]


def deck(t: TleilaxuTable) -> list[str]:
    """The House Hagal cards of the game."""
    return [hagal_card(t.box, piece).name for piece in rivals_table(t.now).deck]


def test_hagal_cards_of_the_solo_game() -> None:
    """imm_solo_no_research: three Carthag cards go out, four come in; rivals have one token each."""
    t = alone().turn(0)
    names = deck(t)
    assert len(names) == 27 - 3 + 4
    assert "hagal_carthag" not in names
    assert {"hagal_carthag_left", "hagal_carthag_right", "hagal_carthag_tleilaxu", "hagal_research_tleilaxu"} < set(
        names
    )
    view = t.table.view(0)["houses"]
    assert [(house["research"], house["tleilaxu"]) for house in view] == [("c0r3", 0), (None, 0), (None, 0)]


def test_two_players_keep_their_hagal_deck() -> None:
    """imm_two_player_no_change (IMM-R14.9)."""
    t = duel().turn(0)
    assert (len(deck(t)), deck(t).count("hagal_carthag")) == (28, 3)
    assert t.table.view(0)["houses"][2]["tleilaxu"] is None


def test_a_rival_at_carthag() -> None:
    """imm_solo_carthag."""
    t = alone().conflict("skirmish_a").stands(1, on=3).tleilaxu_row("ghola", "usurp").hagal("hagal_carthag_left")
    spice, points, row, troops = t.house(1).spice, t.vp(1), t.bene.row[:], t.house(1).troops
    garrison = t.house(1).garrison
    t.rival_turn(1)
    assert t.now.agents[t.box.space_of["carthag"]] == 0b10
    assert (t.at(1), t.vp(1), t.house(1).spice, t.bene.prize) == (4, points + 1, spice + 2, 0)
    assert t.house(1).troops == troops + 1 + min(2, garrison)
    assert t.bene.row[1] == row[1]
    assert row[0] in t.now.removed
    assert len(t.bene.row) == 2


def test_a_rival_finds_carthag_occupied() -> None:
    """imm_solo_carthag_occupied."""
    t = alone().agent(0, "carthag").tleilaxu_row("ghola", "usurp").hagal("hagal_carthag_left", "hagal_wealth")
    row = t.bene.row[:]
    t.rival_turn(1)
    assert (t.at(1), t.bene.row) == (0, row)
    assert t.now.agents[t.box.space_of["wealth"]] == 0b10


def test_a_table_that_was_stored_before_icons_were_added() -> None:
    t = first_tleilaxu().turn(0)
    data = pack(t.table.rules, t.table.state)
    for name, part in data["f"]["parts"]["d"]:
        if name == "immortality":
            del part["f"]["adorned"]
    state = unpack(t.table.rules, data, 2)
    assert state.parts["immortality"].adorned == -1  # type: ignore[attr-defined]
