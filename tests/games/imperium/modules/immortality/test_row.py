"""Specimens, the Tleilaxu row and Reclaimed Forces (IMM-R5 to IMM-R7)."""

from __future__ import annotations

from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu

from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.uprising import BASE
from kanly.games.imperium.modules.immortality.module import MODULE
from kanly.kernel import Module


def revealing(specimens: int, *row: str, research: str = "c0r3", **given: object) -> TleilaxuTable:
    """House 0 reveals, with specimens and these cards in the Tleilaxu row."""
    t = tleilaxu().give(0, **given).stands(0, research=research, specimens=specimens)  # type: ignore[arg-type]
    return t.tleilaxu_row(*(row or ("ghola", "contaminator"))).turn(0).reveals(0)


# Specimens.


def test_imm_specimen_from_supply() -> None:
    t = tleilaxu().give(0, intrigues=["shadowy_bargain"], garrison=5, supply=1, troops=6).turn(0)
    t.plots(0, "shadowy_bargain")
    assert (t.house(0).supply, t.house(0).garrison, t.tanks(0)) == (0, 5, 1)


def test_imm_specimen_empty_supply() -> None:
    t = tleilaxu().give(0, intrigues=["breakthrough"], garrison=8, troops=2).stands(0, specimens=2).turn(0)
    assert t.house(0).supply == 0
    t.plots(0, "breakthrough")
    assert (t.research_at(0), t.tanks(0)) == ("c1r3", 2)
    t.answer(0, "turn", "release:1").expect("turn")
    assert (t.tanks(0), t.house(0).supply) == (1, 1)


def test_a_specimen_of_a_card_waits_for_a_supply() -> None:
    """IMM-R5.5: what a box gives can still be had when a troop comes to the supply in the same turn."""
    t = tleilaxu().give(0, hand=["bene_tleilax_lab"], garrison=11).stands(0, specimens=1).turn(0)
    t.sends(0, "bene_tleilax_lab", "arrakeen")
    assert (t.house(0).supply, t.tanks(0)) == (0, 1)
    t.answer(0, "turn", "release:1")
    assert (t.house(0).supply, t.tanks(0)) == (0, 1), "it comes back at once"


def test_imm_specimen_return_for_recruit() -> None:
    t = tleilaxu().give(0, hand=["from_the_tanks"], garrison=10).stands(0, specimens=2).turn(0)
    t.sends(0, "from_the_tanks", "assembly_hall").answer(0, "turn", "release:1", "release:1")
    t.does(0, "from_the_tanks.agent.1")
    assert (t.house(0).garrison, t.tanks(0), t.house(0).supply) == (12, 0, 0)


def test_specimens_may_be_returned_before_a_reward_is_taken() -> None:
    """IMM-R5.4: outside the own turn too, before recruits come."""
    t = tleilaxu().give(0, garrison=8, troops=1).give(1, troops=2).stands(0, specimens=3).conflict("choam_security")
    t.combat().does(1, "choam_security.first.1", "choam_security.first.2")
    assert t.offered(0) == ["do:choam_security.second.3", "release:1"]
    t.answer(0, "settle", "release:1", "release:1")  # then they are recruited without a question
    assert (t.house(0).garrison, t.tanks(0)) == (10, 1)


def test_nobody_returns_what_is_not_there() -> None:
    t = tleilaxu().turn(0)
    assert "release:1" not in t.offered(0)
    assert t.why_not(0, "release:1").rules == ("IMM-R5.3",)


# Acquiring.


def test_imm_acquire_with_specimens() -> None:
    t = revealing(3, hand=["dagger"])
    supply, persuasion, deck = t.house(0).supply, t.house(0).persuasion, len(t.bene.deck)
    t.grows(0, "ghola")
    assert (t.tanks(0), t.house(0).supply, t.house(0).persuasion) == (0, supply + 3, persuasion)
    assert t.discard_pile(0) == ["ghola"]
    assert (len(t.bene.row), len(t.bene.deck)) == (2, deck - 1)
    assert "contaminator" in t.named(t.bene.row)


def test_imm_acquire_top_of_deck() -> None:
    t = revealing(2, "contaminator", "corrino_genes", research="c4r4", solari=0)
    assert t.on_offer(0) == ["contaminator", "contaminator:top", "corrino_genes", "corrino_genes:top"]
    t.grows(0, "contaminator:top", "corrino_genes")
    assert t.named(t.house(0).deck)[-1] == "contaminator"
    assert (t.discard_pile(0), t.house(0).solari, t.tanks(0)) == (["corrino_genes"], 2, 0)
    assert t.table.view(1)["houses"][0]["deck"] == 11


def test_without_a_marker_nothing_goes_on_top() -> None:
    t = revealing(1, research="c3r5")
    assert t.on_offer(0) == ["contaminator"]
    assert t.why_not(0, "grow:contaminator:top").rules == ("IMM-R3.5",)
    assert t.why_not(0, "grow:ghola").rules == ("IMM-R6.1",)
    assert t.why_not(0, "grow:usurp").rules == ("IMM-R6.3",)


def test_imm_acquire_bonus_subject() -> None:
    t = tleilaxu().stands(0, specimens=2, on=1).tleilaxu_row("subject_x_137", "ghola").turn(0).reveals(0)
    t.grows(0, "subject_x_137").does(0, "subject_x_137.acquire.1")
    assert (t.at(0), len(t.intrigues(0))) == (2, 1)


def test_imm_no_acquire_on_agent_turn() -> None:
    t = tleilaxu().give(0, hand=["dagger"]).stands(0, specimens=4).turn(0)
    assert t.on_offer(0) == []
    t.sends(0, "dagger", "assembly_hall")
    assert t.on_offer(0) == []
    assert t.why_not(0, "grow:reclaimed_forces").rules == ("IMM-R6.1", "IMM-R6.9")


def test_imm_reveal_specimen_spent_at_once() -> None:
    t = tleilaxu().give(0, hand=["experimentation"]).tleilaxu_row("contaminator", "ghola").turn(0).reveals(0)
    t.grows(0, "contaminator")
    assert (t.tanks(0), t.discard_pile(0), t.house(0).persuasion) == (0, ["contaminator"], 1)


def test_imm_marker_only_tleilaxu_cards() -> None:
    t = revealing(1, "contaminator", "ghola", research="c5r3", hand=["convincing_argument", "diplomacy"])
    name = next(n for n in t.row_names() if t.box.cards[n].cost <= 3)
    t.buys(0, name)
    assert t.discard_pile(0) == [name]
    assert {"contaminator", "contaminator:top"} == set(t.on_offer(0))


def test_the_row_stays_short_when_the_deck_is_empty() -> None:
    """IMM-R6.3."""
    t = tleilaxu().stands(0, specimens=4).tleilaxu_row("ghola", "contaminator")
    t.start.removed += t.bene.deck
    t.bene.deck.clear()
    t.turn(0).reveals(0).grows(0, "contaminator")
    assert t.named(t.bene.row) == ["ghola"]
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1a")


def test_the_row_is_filled_before_the_bonus() -> None:
    """IMM-R6.3."""
    t = tleilaxu().stands(0, specimens=2).tleilaxu_row("subject_x_137", "ghola").turn(0).reveals(0)
    t.grows(0, "subject_x_137")
    assert len(t.bene.row) == 2
    assert t.open(0) == ["subject_x_137.acquire.1"]


def test_call_to_arms_sees_tleilaxu_cards_and_reclaimed_forces() -> None:
    """IMM-R6.7."""
    t = (
        tleilaxu()
        .give(0, intrigues=["call_to_arms"])
        .stands(0, specimens=4, on=0)
        .tleilaxu_row("contaminator", "ghola")
    )
    t.turn(0).plots(0, "call_to_arms").reveals(0)
    garrison = t.house(0).garrison
    t.grows(0, "contaminator")
    assert t.house(0).garrison == garrison + 1
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1b")
    assert t.house(0).garrison == garrison + 2


# Reclaimed Forces.


def test_imm_reclaimed_forces_twice() -> None:
    t = tleilaxu().give(0, garrison=6).stands(0, specimens=6).turn(0).reveals(0)
    assert t.house(0).supply == 0
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1a")
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1b")
    assert (t.house(0).garrison, t.house(0).supply, t.tanks(0), t.at(0)) == (8, 4, 0, 1)
    assert t.discard_pile(0) == []


def test_imm_reclaimed_not_taken() -> None:
    t = tleilaxu().stands(0, specimens=3, research="c4r4").tleilaxu_row("usurp", "twisted_mentat").turn(0).reveals(0)
    assert t.on_offer(0) == ["reclaimed_forces"]
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1b")
    assert (t.discard_pile(0), t.named(t.bene.row)) == ([], ["usurp", "twisted_mentat"])


def test_imm_reclaimed_forces_combat_icon() -> None:
    t = tleilaxu().stands(0, specimens=3).turn(0).reveals(0)
    t.grows(0, "reclaimed_forces").does(0, "reclaimed_forces.acquire.1a")
    assert (t.house(0).garrison, t.may_deploy(0)) == (5, 0)


def test_its_choice_must_be_made() -> None:
    t = tleilaxu().stands(0, specimens=3).turn(0).reveals(0).grows(0, "reclaimed_forces")
    assert "end" not in t.offered(0)


# What other sets add (R15.6, R15.7): a module may let cards go on top without a marker.


def test_imm_spaceport_and_imm_recruitment_mission() -> None:
    port = Module("port", wraps={"on_top": lambda _inner: lambda _p, _h: True})
    game = SeriesGame("uprising", "kanly.games.imperium", (3,), BASE, modules=(MODULE, port))
    t = TleilaxuTable(3, modules=["immortality", "port"], game=game).stands(0, research="c1r3", specimens=1)
    t.tleilaxu_row("contaminator", "ghola").turn(0).reveals(0).grows(0, "contaminator:top")
    assert t.named(t.house(0).deck)[-1] == "contaminator"
