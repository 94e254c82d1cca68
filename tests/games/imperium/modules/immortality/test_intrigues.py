"""The intrigue cards of Immortality (IMM-R9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.printed import decks

BOX = tleilaxu().box
DECK = decks("immortality_intrigues")["intrigues"]


def plotting(*cards: str, research: str = "c0r3", on: int = 0, **given: Any) -> TleilaxuTable:
    """House 0 on turn with these intrigue cards."""
    return tleilaxu().give(0, intrigues=cards, **given).stands(0, research=research, on=on).turn(0)


def playable(t: TleilaxuTable, h: int = 0) -> list[str]:
    """The intrigue cards that the house can play now."""
    return [token[5:] for token in t.offered(h) if token.startswith("plot:")]


def test_these_are_all() -> None:
    plain = set(tleilaxu().game.rules(tleilaxu().game.set_up(3)).box.intrigues)  # type: ignore[attr-defined]
    mine = {name: card for name, card in BOX.intrigues.items() if name not in plain}
    ways = {name: (card.copies, "+".join([way.mode for way in card.ways])) for name, card in mine.items()}
    assert ways == {row.name: (row.copies, row.columns["ways"]) for row in DECK.rows}


# Plots.


def test_imm_intrigue_not_offered() -> None:
    t = plotting("disguised_bureaucrat", "illicit_dealings", on=7)
    assert playable(t) == []
    assert t.why_not(0, "plot:illicit_dealings:0").rules == ("INT-03", "IMM-R4.6")


@pytest.mark.parametrize(("research", "faction"), [("c4r2", False), ("c8r2", True)])
def test_disguised_bureaucrat(research: str, faction: bool) -> None:
    t = plotting("disguised_bureaucrat", research=research, spice=0).plots(0, "disguised_bureaucrat")
    assert t.house(0).spice == 1
    assert ("disguised_bureaucrat.plot.1.2" in t.open(0)) == faction
    if faction:
        t.does(0, "disguised_bureaucrat.plot.1.2").answer(0, "faction", "fremen")
        assert t.influence(0, "fremen") == 1


def test_study_melange_as_a_plot() -> None:
    assert plotting("study_melange", spice=0).plots(0, "study_melange").house(0).spice == 1


def test_counterattack_as_a_plot() -> None:
    t = plotting("counterattack", garrison=3).plots(0, "counterattack")
    assert t.offered(0) == ["0", "1", "2"]
    t.answer(0, "troops", "2")
    assert (t.house(0).troops, t.house(0).garrison) == (2, 1)


def test_imm_puppet_delayed() -> None:
    t = tleilaxu().give(0, intrigues=["tleilaxu_puppet"], hand=["dagger"])
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.turns(0).plots(0, "tleilaxu_puppet")
    assert (t.house(0).persuasion, len(t.house(0).laid)) == (0, 1)
    t.sends(0, "dagger", "assembly_hall").does(0, "assembly_hall.1").ends(0)
    assert len(t.house(0).laid) == 1
    t.reveals(0)
    assert t.house(0).persuasion == 2  # and the agent in the Assembly Hall
    discarded = [t.box.intrigue_pieces[card].name for card in t.now.intrigue_discard]
    assert (t.house(0).laid, discarded) == ([], ["tleilaxu_puppet"])


def test_the_puppet_in_the_reveal_turn_itself() -> None:
    t = plotting("tleilaxu_puppet").reveals(0).plots(0, "tleilaxu_puppet")
    assert (t.house(0).persuasion, t.house(0).laid) == (1, [])


# Combat.


def fighting(*cards: str, troops: int = 2, research: str = "c0r3", **given: Any) -> TleilaxuTable:
    """House 0 in the combat phase with troops and these cards; house 1 fights too."""
    t = tleilaxu().give(0, intrigues=cards, troops=troops, **given).stands(0, research=research)
    return t.give(1, troops=1, intrigues=["contingency_plan"]).conflict("skirmish_desert_mouse").combat()


@pytest.mark.parametrize(("research", "swords"), [("c3r1", 2), ("c4r2", 4), ("c8r6", 6)])
def test_imm_vicious_talents(research: str, swords: int) -> None:
    assert fighting("vicious_talents", research=research).plots(0, "vicious_talents").house(0).swords == swords


def test_imm_counterattack() -> None:
    t = fighting("counterattack")
    assert playable(t) == []
    assert t.why_not(0, "plot:counterattack:1").id == "why-not-plot-lacks"
    t.passes(0).plots(1, "contingency_plan", 1)
    t.plots(0, "counterattack", 1)
    assert t.told("swords") == [("gurney_halleck", 4)]


def test_an_own_combat_card_is_nothing_to_counter() -> None:
    t = fighting("counterattack", "vicious_talents").plots(0, "vicious_talents")
    assert "counterattack:1" not in playable(t)


def test_the_next_conflict_begins_without_combat_cards() -> None:
    t = fighting("counterattack").passes(0).plots(1, "contingency_plan", 1)
    assert t.bene.fought == 0b10
    t.passes(0)
    assert t.bene.fought == 0


def test_imm_gruesome_sacrifice() -> None:
    t = tleilaxu().give(0, intrigues=["gruesome_sacrifice"], troops=3, garrison=9, supply=0).stands(0, on=3).no_prize()
    t.give(1, troops=1, intrigues=["contingency_plan"]).conflict("skirmish_desert_mouse").combat()
    before = t.table.view(0)["houses"][0]["strength"]
    t.plots(0, "gruesome_sacrifice")
    house = t.house(0)
    assert (house.troops, house.supply, t.tanks(0), t.at(0), t.vp(0)) == (1, 0, 2, 4, 1)
    assert t.table.view(0)["houses"][0]["strength"] == before - 4
    assert fighting("gruesome_sacrifice").plots(0, "gruesome_sacrifice").tanks(0) == 2  # of a full supply too
    assert playable(fighting("gruesome_sacrifice", troops=1)) == []


def test_economic_positioning_in_combat() -> None:
    t = fighting("economic_positioning", solari=0).plots(0, "economic_positioning")
    assert (t.house(0).solari, t.house(0).troops, t.house(0).garrison) == (3, 0, 5)
    assert playable(fighting("economic_positioning", troops=1, worms=1)) == []


# After the conflict.


def lost(troops: int, worms: int = 0, *cards: str, research: str = "c4r2") -> TleilaxuTable:
    """A conflict that costs house 0 these troops; it wins nothing that asks."""
    t = tleilaxu().give(0, intrigues=cards or ["harvest_cells"], troops=troops, worms=worms, garrison=12 - troops)
    t.stands(0, research=research).conflict("skirmish_desert_mouse").combat()
    return t.passes(0)


def test_imm_harvest_cells() -> None:
    t = tleilaxu().give(0, intrigues=["harvest_cells"], troops=3, worms=1, garrison=9).stands(0, research="c4r2")
    t.tleilaxu_row("contaminator", "usurp").conflict("skirmish_desert_mouse").combat().passes(0)
    t.expect("aftermath", [0]).plots(0, "harvest_cells")
    assert (t.house(0).supply, t.tanks(0)) == (1, 2)
    t.does(0, "harvest_cells.aftermath.1.2")
    assert t.offered(0) == ["contaminator", "contaminator:top"]
    t.answer(0, "tleilaxu_card", "contaminator:top")
    assert (t.house(0).supply, t.tanks(0)) == (2, 1)
    assert t.named(t.house(0).deck)[-1] == "contaminator"
    lost(2, 2).expect("")


def test_harvest_cells_need_not_acquire() -> None:
    t = lost(3).plots(0, "harvest_cells").reward_done(0)
    assert t.tanks(0) == 2
    discarded = [t.box.intrigue_pieces[card].name for card in t.now.intrigue_discard]
    assert discarded == ["harvest_cells"]


def test_whoever_holds_a_card_is_asked_after_heavy_losses() -> None:
    """The question betrays nothing: it comes to everybody with an intrigue card who has lost three troops."""
    t = lost(3, 0, "cunning").expect("aftermath", [0])
    assert t.offered(0) == ["pass"]
    t.passes(0).expect("")


def test_reclaimed_forces_may_be_harvested_for() -> None:
    """IMM-R9.4."""
    t = tleilaxu().give(0, intrigues=["harvest_cells"], troops=3, garrison=8).stands(0, specimens=1)
    t.tleilaxu_row("usurp", "twisted_mentat").conflict("skirmish_desert_mouse").combat().passes(0)
    t.plots(0, "harvest_cells").does(0, "harvest_cells.aftermath.1.2").answer(0, "tleilaxu_card", "reclaimed_forces")
    t.does(0, "reclaimed_forces.acquire.1b")
    assert (t.at(0), t.tanks(0)) == (1, 0)


def test_several_harvest_in_turn_order() -> None:
    t = tleilaxu().give(1, intrigues=["harvest_cells"], troops=3).give(2, intrigues=["harvest_cells"], troops=4)
    t.start.first = 2
    t.conflict("skirmish_desert_mouse").combat().passes(2).passes(1)
    t.expect("aftermath", [2]).passes(2).expect("aftermath", [1])


# At the end of the game.


def ending(card: str, research: str = "c8r2", on: int = 0, **given: Any) -> TleilaxuTable:
    """The end of the game with an intrigue card."""
    return tleilaxu().give(0, intrigues=[card], **given).stands(0, research=research, on=on).play("endgame")


@pytest.mark.parametrize(
    ("card", "given", "scores"),
    [
        ("economic_positioning", {"solari": 10}, True),
        ("economic_positioning", {"solari": 9}, False),
        ("study_melange", {"spice": 3}, True),
        ("study_melange", {"spice": 2}, False),
        ("study_melange", {"spice": 3, "research": "c7r1"}, False),
        ("tleilaxu_puppet", {"councillor": True}, True),
        ("tleilaxu_puppet", {"councillor": False}, False),
        ("tleilaxu_puppet", {"councillor": True, "research": "c7r1"}, False),
        ("shadowy_bargain", {"on": 3}, True),
        ("shadowy_bargain", {"on": 7}, False),
    ],
)
def test_endgame_cards(card: str, given: dict[str, Any], scores: bool) -> None:
    t = ending(card, **given)
    assert (playable(t) == [f"{card}:1"]) == scores
    if scores:
        solari, spice = t.house(0).solari, t.house(0).spice
        t.plots(0, card, 1)
        assert (t.vp(0), t.at(0)) == (1, 4 if card == "shadowy_bargain" else 0)
        assert (t.house(0).solari, t.house(0).spice) == (solari, spice + (2 if card == "shadowy_bargain" else 0))
