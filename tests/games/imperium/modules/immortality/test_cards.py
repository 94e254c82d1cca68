"""The Imperium and Tleilaxu cards of Immortality: what is printed on them, and what their own boxes do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.games.imperium.modules.immortality.test_grafting import RICH, holding, with_icon
from tests.printed import Row, decks

from kanly.games.imperium.modules.immortality.cards import ImmortalityCard
from kanly.games.imperium.pieces.icons import ICONS

BOX = tleilaxu(settings={"promo_card": True}).box
LETTERS = dict(zip(ICONS, "EGBFLCTS"))

DECKS = decks("immortality")
ROWS = [row for deck in DECKS.values() for row in deck.rows]


def icons(some: tuple[int, ...]) -> str:
    """Icons as letters."""
    return "".join(LETTERS[ICONS[icon]] for icon in some) or "-"


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_printed(row: Row) -> None:
    card = BOX.cards[row.name]
    assert isinstance(card, ImmortalityCard)
    cost, specimens = [str(n) if n >= 0 else "-" for n in (card.cost, card.specimens)]
    assert row.columns == {
        "copies": str(card.copies // 3 if card.name == "experimentation" else card.copies),
        "cost": cost,
        "specimens": specimens,
        "factions": icons(card.factions),
        "icons": icons(card.icons),
        "granted": icons(card.granted),
        "graft": "g" if card.graft else "-",
        "persuasion": str(card.persuasion),
        "swords": str(card.swords),
    }


def test_these_are_all() -> None:
    mine = [card for card in BOX.cards.values() if isinstance(card, ImmortalityCard)]
    assert {card.name for card in mine} == {row.name for row in ROWS}
    assert sum(card.copies for card in mine if card in BOX.imperium) == DECKS["imperium"].size
    assert len(BOX.decks["tleilaxu"]) == DECKS["tleilaxu"].size + DECKS["promotional"].size
    costs = [card.specimens for card in mine if card.specimens > 0 and card in BOX.decks["tleilaxu"]]
    assert [costs.count(n) for n in (1, 2, 3, 4)] == [4, 7, 6, 2]  # the promotional one costs 3


# Agent boxes.


def sent(card: str, space: str, **given: Any) -> TleilaxuTable:
    """A card alone sends house 0's agent."""
    return holding(card, **given).stack(0, "dagger", "diplomacy", "reconnaissance").turn(0).sends(0, card, space)


def test_the_lab_makes_a_specimen() -> None:
    assert sent("bene_tleilax_lab", "arrakeen").tanks(0) == 1


def test_the_researcher_researches() -> None:
    t = holding("bene_tleilax_researcher", "dagger").turn(0)
    t.grafts(0, "bene_tleilax_researcher", "dagger", "assembly_hall").does(0, "bene_tleilax_researcher.agent.1")
    assert t.research_at(0) == "c1r3"


@pytest.mark.parametrize("card", ["sardaukar_quartermaster", "industrial_espionage"])
def test_alone_it_is_not_grafted(card: str) -> None:
    """IMM-R8.8."""
    t = sent(card, "assembly_hall")
    grafted = [name for name in t.open(0) if name.startswith(card) and not name.endswith(".1")]
    assert (grafted, t.house(0).garrison, t.tanks(0)) == ([], 3, 0)


@pytest.mark.parametrize(
    ("partner", "works"), [("face_dancer", True), ("corrino_genes", True), ("contaminator", False)]
)
def test_a_conspiracy_with_the_emperor_or_the_guild(partner: str, works: bool) -> None:
    t = holding("interstellar_conspiracy", partner, **RICH).turn(0)
    t.grafts(0, "interstellar_conspiracy", partner, "arrakeen")
    assert ("interstellar_conspiracy.agent.2" in t.open(0)) == works


@pytest.mark.parametrize(
    ("card", "gains"),
    [("corrupt_smuggler", {"spice": 2}), ("sardaukar_quartermaster", {"garrison": 1, "cards": 1})],
)
def test_if_grafted(card: str, gains: dict[str, int]) -> None:
    t = holding("dissecting_kit", card, spice=0).stack(0, "dagger", "diplomacy").turn(0)
    t.grafts(0, "dissecting_kit", card, "assembly_hall")
    garrison = t.house(0).garrison
    t.does(0, *[name for name in t.open(0) if name.startswith(card)])
    assert t.house(0).spice == gains.get("spice", 0)
    assert t.house(0).garrison - garrison == gains.get("garrison", 0)
    assert len(t.hand(0)) == gains.get("cards", 0)


def test_industrial_espionage_grafted() -> None:
    t = holding("dissecting_kit", "industrial_espionage").stack(0, "dagger").turn(0)
    t.grafts(0, "dissecting_kit", "industrial_espionage", "assembly_hall")
    assert t.tanks(0) == 1, "the specimen comes by itself"
    t.does(0, "industrial_espionage.agent.1", "industrial_espionage.agent.2")
    assert (t.hand(0), t.research_at(0), t.tanks(0)) == (["dagger"], "c1r3", 2)


def test_high_priority_travel() -> None:
    """IMM-R11.1."""
    t = sent("high_priority_travel", "assembly_hall", influence={"guild": 1})
    assert t.open(0) == ["assembly_hall.1"]
    t = sent("high_priority_travel", "assembly_hall", influence={"guild": 2}, garrison=3)
    assert {"high_priority_travel.agent.1a", "high_priority_travel.agent.1b"} <= set(t.open(0))
    t.does(0, "high_priority_travel.agent.1b")
    assert t.may_deploy(0) == 2
    t = sent("high_priority_travel", "assembly_hall", influence={"guild": 2})
    t.does(0, "high_priority_travel.agent.1a")
    assert (t.hand(0), t.may_deploy(0)) == (["dagger"], 0)


def test_imm_combat_icon() -> None:
    t = sent("occupation", "dutiful_service", garrison=5)
    assert t.may_deploy(0) == 2
    t.does(0, "occupation.agent.1")
    assert t.hand(0) == ["dagger"]


def test_icon_and_space_together_allow_two_of_the_garrison() -> None:
    """IMM-R11.1."""
    assert sent("occupation", "fremkit", garrison=5).may_deploy(0) == 2


def test_a_ban_stops_the_icon() -> None:
    """IMM-R11.2."""
    t = tleilaxu(leaders=["shaddam_corrino_iv"], modules=["choam"])
    t.give(0, hand=["planned_coupling", "signet_ring"], garrison=5).turn(0)
    t.grafts(0, "planned_coupling", "signet_ring", "arrakeen")
    t.by_hand().state.on_turn.combat = True
    assert t.may_deploy(0) == 0


def test_keys_to_power() -> None:
    assert sent("keys_to_power", "assembly_hall", influence={"emperor": 2}, spice=0).house(0).spice == 2
    assert sent("keys_to_power", "assembly_hall", influence={"emperor": 1}, spice=0).house(0).spice == 0


def test_organ_merchants() -> None:
    t = holding("organ_merchants", solari=0).stands(0, specimens=1).turn(0).sends(0, "organ_merchants", "arrakeen")
    t.does(0, "organ_merchants.agent.1")
    assert (t.house(0).solari, t.tanks(0)) == (4, 0)
    assert "organ_merchants.agent.1" not in sent("organ_merchants", "arrakeen").open(0)


def test_replacement_eyes() -> None:
    t = holding("replacement_eyes", "dagger").stack(0, "diplomacy").turn(0)
    t.grafts(0, "replacement_eyes", "dagger", "arrakeen").does(0, "replacement_eyes.agent.1")
    t.answer(0, "trash", "play:replacement_eyes")
    assert t.hand(0) == ["diplomacy"]
    t.does(0, "replacement_eyes.trash.1")
    assert t.at(0) == 1


def test_show_of_strength_alone() -> None:
    t = (
        holding("show_of_strength", troops=2, **RICH)
        .give(1, troops=1)
        .stack(0, "dagger", "diplomacy", "dagger")
        .turn(0)
    )
    assert {way.split(":")[1] for way in t.ways(0)} == with_icon(t, "landsraad", "spice_trade")
    t.sends(0, "show_of_strength", "assembly_hall").does(0, "show_of_strength.agent.1")
    assert len(t.hand(0)) == 2
    assert holding("show_of_strength", troops=2, **RICH).give(1, troops=2).turn(0).ways(0) == []


def test_imm_show_of_strength_sandworm() -> None:
    t = holding("show_of_strength", troops=1, worms=2, **RICH).give(1, troops=2).turn(0)
    assert t.ways(0) == []


def test_long_reach_alone_needs_another_card() -> None:
    assert holding("long_reach").turn(0).ways(0) == []
    t = holding("long_reach", played=["planned_coupling"], **RICH).turn(0)
    assert {way.split(":")[1] for way in t.ways(0)} == with_icon(t, "landsraad", "city", "spice_trade")


def test_stillsuit_manufacturer() -> None:
    """IMM-R12.7."""
    t = holding("stillsuit_manufacturer", water=0, influence={"fremen": 4}).allied(0, "fremen").turn(0)
    t.sends(0, "stillsuit_manufacturer", "fremkit")
    assert t.house(0).water == 1
    t.does(0, "visit.1", "fremkit.1")
    assert "end" not in t.offered(0)
    t.does(0, "stillsuit_manufacturer.agent.2")
    assert "stillsuit_manufacturer" in t.hand(0)
    assert "stillsuit_manufacturer.agent.2" not in sent("stillsuit_manufacturer", "fremkit").open(0)


def test_throne_room_politics() -> None:
    t = sent("throne_room_politics", "dutiful_service")
    garrison = t.house(0).garrison
    t.does(0, "throne_room_politics.agent.1", "throne_room_politics.agent.2")
    t.answer(0, "trash", "play:throne_room_politics")
    assert t.house(0).garrison == garrison + 1


def test_tleilaxu_master() -> None:
    """IMM-R12.5, IMM-R6.5."""
    assert "tleilaxu_master.agent.1" not in sent("tleilaxu_master", "assembly_hall").open(0)
    for research, zone in (("c4r2", "discard"), ("c8r2", "hand")):
        t = holding("tleilaxu_master").stands(0, research=research)
        t.row("for_humanity", "imperium_ceremony", "keys_to_power").turn(0)
        t.sends(0, "tleilaxu_master", "assembly_hall").does(0, "tleilaxu_master.agent.1")
        assert t.offered(0) == ["imperium_ceremony", "keys_to_power", "prepare_the_way"]
        t.answer(0, "acquire", "imperium_ceremony")
        assert "imperium_ceremony" in (t.hand(0) if zone == "hand" else t.discard_pile(0))


def test_tleilaxu_surgeon() -> None:
    t = holding("tleilaxu_surgeon").stands(0, specimens=2, on=0).turn(0).sends(0, "tleilaxu_surgeon", "arrakeen")
    t.does(0, "tleilaxu_surgeon.agent.1")
    assert (t.tanks(0), t.at(0), len(t.intrigues(0))) == (0, 2, 1)


def test_for_humanity_gives_influence() -> None:
    t = sent("for_humanity", "assembly_hall").does(0, "for_humanity.agent.1").answer(0, "faction", "guild")
    assert t.influence(0, "guild") == 1


def test_imm_breakthrough_unlocks_itself() -> None:
    t = holding("scientific_breakthrough", spice=0).stands(0, research="c7r1").turn(0)
    t.sends(0, "scientific_breakthrough", "arrakeen")
    assert "scientific_breakthrough.agent.2" not in t.open(0)
    assert t.why_not(0, "do:scientific_breakthrough.agent.2").id == "lacks-condition"
    t.does(0, "scientific_breakthrough.agent.1")
    assert (t.research_at(0), t.house(0).spice) == ("c8r2", 2)
    t.does(0, "scientific_breakthrough.agent.2")
    assert (t.vp(0), t.named(t.now.removed)) == (1, ["scientific_breakthrough"])


def test_subject_x_137() -> None:
    assert "subject_x_137.agent.1" not in sent("subject_x_137", "assembly_hall").open(0)
    t = holding("subject_x_137").stands(0, research="c4r4").turn(0).sends(0, "subject_x_137", "assembly_hall")
    t.does(0, "subject_x_137.agent.1")
    assert t.at(0) == 1


def test_the_infiltrator_with_the_second_marker() -> None:
    t = holding("tleilaxu_infiltrator", "dagger").stands(0, research="c8r2").turn(0)
    t.grafts(0, "tleilaxu_infiltrator", "dagger", "arrakeen").does(0, "tleilaxu_infiltrator.agent.2")
    assert len(t.intrigues(0)) == 1


def test_unnatural_reflexes_without_a_marker() -> None:
    t = holding("unnatural_reflexes", "dagger").turn(0).grafts(0, "unnatural_reflexes", "dagger", "imperial_basin")
    assert "unnatural_reflexes.agent.1" not in t.open(0)


def test_imm_ceremony_short_deck() -> None:
    t = holding("imperium_ceremony").turn(0)
    s = t.start
    s.intrigue_deck.reverse()  # cards of different names
    s.intrigue_removed += s.intrigue_deck[4:]
    s.intrigue_discard = s.intrigue_deck[1:4]
    del s.intrigue_deck[1:]
    remaining = t.box.intrigue_pieces[s.intrigue_deck[0]].name
    t.sends(0, "imperium_ceremony", "assembly_hall").does(0, "imperium_ceremony.agent.1")
    seen = t.offered(0)
    assert remaining in seen
    kept = next(name for name in seen if name != remaining)
    t.answer(0, "ceremony", kept)
    assert (t.intrigues(0), len(t.now.intrigue_deck), t.now.intrigue_discard) == ([kept], 3, [])
    assert t.box.intrigue_pieces[t.now.intrigue_deck[-1]].name == remaining
    assert t.told("saw_intrigue", 1) == t.told("drew_intrigue", 1) == []


def test_the_ceremony_is_private() -> None:
    t = holding("imperium_ceremony").stack_intrigues("cunning", "detonation").turn(0)
    t.sends(0, "imperium_ceremony", "assembly_hall").does(0, "imperium_ceremony.agent.1")
    assert t.offered(0) == ["detonation", "cunning"]
    assert (t.told("saw_intrigue", 0), t.told("saw_intrigue", 1)) == ([("detonation",), ("cunning",)], [])
    t.answer(0, "ceremony", "detonation")
    assert (t.intrigues(0), t.box.intrigue_pieces[t.now.intrigue_deck[-1]].name) == (["detonation"], "cunning")


# Reveal boxes and acquire bonuses.


def shown(*cards: str, research: str = "c0r3", **given: Any) -> TleilaxuTable:
    """House 0 reveals these cards."""
    return holding(*cards, **given).stands(0, research=research).turn(0).reveals(0)


@pytest.mark.parametrize(("research", "persuasion"), [("c3r1", 1), ("c4r2", 2), ("c8r2", 3)])
def test_the_researchers_persuasion_grows(research: str, persuasion: int) -> None:
    assert shown("bene_tleilax_researcher", research=research).house(0).persuasion == persuasion


def test_reveal_boxes_behind_a_marker() -> None:
    assert shown("bene_tleilax_lab", spice=0).house(0).spice == 0
    assert shown("bene_tleilax_lab", research="c5r5", spice=0).house(0).spice == 1
    assert shown("dissecting_kit").open(0) == []
    t = shown("dissecting_kit", research="c5r5").does(0, "dissecting_kit.reveal.2")
    assert t.at(0) == 1


@pytest.mark.parametrize("card", ["experimentation", "spiritual_fervor", "twisted_mentat", "usurp"])
def test_reveal_boxes_with_a_specimen(card: str) -> None:
    assert shown(card).tanks(0) == 1


def test_reveal_boxes_with_resources() -> None:
    assert shown("high_priority_travel", solari=0).house(0).solari == 1
    assert shown("organ_merchants", solari=0).house(0).solari == 1
    t = shown("occupation", water=0, spice=0)
    garrison = t.house(0).garrison
    t.does(0, "occupation.reveal.3")
    assert (t.house(0).water, t.house(0).spice, t.house(0).garrison) == (1, 1, garrison + 1)


def test_reveal_boxes_with_a_bond() -> None:
    assert shown("lisan_al_gaib", "shadout_mapes", troops=1).house(0).swords == 3
    assert shown("lisan_al_gaib", troops=1).house(0).swords == 0
    assert shown("stillsuit_manufacturer", "shadout_mapes", spice=0).house(0).spice == 2
    assert shown("stillsuit_manufacturer", spice=0).house(0).spice == 0


def test_shadout_mapes() -> None:
    t = shown("shadout_mapes", troops=1, garrison=2)
    assert set(t.open(0)) == {"shadout_mapes.reveal.3a", "shadout_mapes.reveal.3b"}
    t.does(0, "shadout_mapes.reveal.3a")
    assert (t.house(0).troops, t.house(0).garrison) == (2, 1)
    t = shown("shadout_mapes", troops=1, worms=1, garrison=2).does(0, "shadout_mapes.reveal.3b")
    assert (t.house(0).troops, t.house(0).garrison) == (0, 3)
    t.ends(0)


def test_long_reach_and_throne_room_politics_revealed() -> None:
    t = shown("long_reach", "throne_room_politics").does(0, "long_reach.reveal.2", "throne_room_politics.reveal.2")
    assert (len(t.intrigues(0)), t.influence(0, "bene_gesserit")) == (1, 1)


def test_tleilaxu_master_researches_twice() -> None:
    t = shown("tleilaxu_master", "bene_tleilax_lab").does(0, "tleilaxu_master.reveal.2", "tleilaxu_master.reveal.3")
    t.answer(0, "research", "c2r4")
    assert (t.research_at(0), t.tanks(0), t.at(0)) == ("c2r4", 1, 1)


def test_imm_surgeon_mixed() -> None:
    t = holding("tleilaxu_surgeon", garrison=1, troops=1, supply=0).stands(0).stands(1)
    t.bene.tanks[0] = 10
    t.turn(0).reveals(0).does(0, "tleilaxu_surgeon.reveal.2")
    assert (t.house(0).garrison, t.house(0).troops, t.tanks(0)) == (0, 0, 12)


def test_the_surgeon_takes_troops_from_where_one_likes() -> None:
    t = shown("tleilaxu_surgeon", garrison=2, troops=2).does(0, "tleilaxu_surgeon.reveal.2")
    assert t.offered(0) == ["0", "1", "2"]
    t.answer(0, "fielded_losses", "2")
    assert (t.house(0).garrison, t.house(0).troops, t.tanks(0)) == (2, 0, 2)
    assert "tleilaxu_surgeon.reveal.2" not in shown("tleilaxu_surgeon", garrison=1).open(0)


def test_imm_for_humanity() -> None:
    t = shown("for_humanity", influence={"bene_gesserit": 4, "guild": 2, "emperor": 1})
    assert "for_humanity.reveal.2" not in t.open(0)
    t = holding("for_humanity", influence={"bene_gesserit": 4, "guild": 2, "emperor": 1}).allied(0, "bene_gesserit")
    t.turn(0).reveals(0)
    before = t.vp(0)
    t.does(0, "for_humanity.reveal.2")
    assert t.offered(0) == ["guild", "bene_gesserit"]
    t.answer(0, "lose", "guild")
    assert (t.influence(0, "guild"), t.vp(0)) == (0, before)


def test_the_alliance_itself_may_be_paid() -> None:
    """IMM-R12.1: the point is kept although the alliance is lost."""
    t = holding("for_humanity", influence={"bene_gesserit": 4}).allied(0, "bene_gesserit").turn(0).reveals(0)
    t.does(0, "for_humanity.reveal.2").answer(0, "lose", "bene_gesserit")
    assert (t.influence(0, "bene_gesserit"), t.now.alliances[2], t.house(0).points) == (2, -1, 1)


@pytest.mark.parametrize(
    ("card", "clause", "gains"),
    [
        ("lisan_al_gaib", "", {"spice": 1}),
        ("occupation", "occupation.acquire.1", {"garrison": 3}),
        ("spiritual_fervor", "spiritual_fervor.acquire.1", {}),
    ],
)
def test_acquire_bonuses(card: str, clause: str, gains: dict[str, int]) -> None:
    t = holding(*["convincing_argument"] * 2, "imperium_ceremony", "for_humanity", spice=0).row(card).turn(0).reveals(0)
    garrison = t.house(0).garrison
    t.buys(0, card)
    if clause:
        t.does(0, clause)
    assert t.house(0).spice == gains.get("spice", 0)
    assert t.house(0).garrison - garrison == gains.get("garrison", 0)
    assert t.research_at(0) == ("c1r3" if card == "spiritual_fervor" else "c0r3")
