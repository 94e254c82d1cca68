"""Ghola, which copies its partner's box, and Usurp, which borrows its partner (IMM-R8.14 to R8.21, R8.33, R8.34)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.games.imperium.modules.immortality.test_grafting import RICH, holding, spaces, with_icon

from kanly.games.imperium.modules.immortality.cards import Copied, Ghola
from kanly.games.imperium.phases.sending import play_card, visit

BOX = tleilaxu(modules=["choam"]).box


def alone_in_the_round(t: TleilaxuTable) -> TleilaxuTable:
    """The others have revealed."""
    for h in (1, 2):
        t.start.houses[h].revealed = True
    return t.turns(0)


# Ghola.


def test_ghola_has_a_copy_of_every_agent_box() -> None:
    ghola = BOX.cards["ghola"]
    assert isinstance(ghola, Ghola)
    for card in BOX.cards.values():
        if card is ghola:
            continue
        copies = [BOX.clauses[name] for name in ghola.copies_of[card.name]]
        assert all(isinstance(copy, Copied) and copy.source == "ghola" for copy in copies)
        assert [copy.text().data() for copy in copies] == [text.data() for text in card.texts(card.agent)]
        originals = [BOX.clauses[name] for name in card.agent]
        assert [(c.eager, c.optional, c.branching) for c in copies] == [
            (o.eager, o.optional, o.branching) for o in originals
        ]


def test_imm_ghola_corrino_uprising_and_imm_graft_seed_ksenia_ghola() -> None:
    """The Kseniia example, on the board of Uprising."""
    t = holding("ghola", "corrino_genes", **RICH).turn(0).grafts(0, "ghola", "corrino_genes")
    assert spaces(t) == with_icon(t, "city", "emperor")
    solari = t.house(0).solari
    t.answer(0, "graft_space", "dutiful_service").does(0, "visit.1", "dutiful_service.1")
    assert (t.house(0).solari, t.influence(0, "emperor")) == (solari + 2, 3)
    t.does(0, "corrino_genes.agent.1", "ghola.corrino_genes.1")
    assert (t.at(0), len(t.intrigues(0)), t.influence(0, "emperor")) == (2, 1, 3)


@pytest.mark.parametrize("first", ["overthrow.agent.1", "ghola.overthrow.1"])
def test_imm_ghola_power_play(first: str) -> None:
    """Power Play's rule with Overthrow, which replaces the influence of the visit too: once, copied or not (R8.16)."""
    t = holding("ghola", "overthrow").turn(0).grafts(0, "ghola", "overthrow", "fremkit").does(0, first)
    for _ in range(4):
        more = [name for name in t.open(0) if "overthrow" in name or name == "visit.1"]
        if more:
            t.does(0, more[0])
    assert t.influence(0, "fremen") == 2


def test_imm_ghola_show_of_strength() -> None:
    t = holding("ghola", "show_of_strength", **RICH).give(1, troops=1)
    t.stack(0, "dagger", "diplomacy", "reconnaissance", "signet_ring", "dagger").turn(0)
    t.grafts(0, "ghola", "show_of_strength")
    assert spaces(t) == with_icon(t, "city")
    t.answer(0, "graft_space", "spice_refinery:0").does(0, "show_of_strength.agent.1", "ghola.show_of_strength.1")
    assert len(t.hand(0)) == 4


def test_imm_ghola_lisan_uprising_and_imm_ghola_bene_gesserit() -> None:
    """IMM-R8.15: the original sees no other card, the copy sees the original."""
    t = holding("ghola", "lisan_al_gaib").turn(0).grafts(0, "ghola", "lisan_al_gaib", "arrakeen")
    assert "lisan_al_gaib.agent.1" not in t.open(0)
    t.does(0, "ghola.lisan_al_gaib.1")
    assert t.influence(0, "fremen") == 1
    assert not [name for name in t.open(0) if "lisan" in name]


def test_imm_ghola_scientific_breakthrough() -> None:
    t = holding("ghola", "scientific_breakthrough").stands(0, research="c8r2").stack(0, "dagger", "diplomacy").turn(0)
    t.grafts(0, "ghola", "scientific_breakthrough", "imperial_basin")
    for i in (1, 2):
        t.does(0, f"ghola.scientific_breakthrough.{i}", f"scientific_breakthrough.agent.{i}")
    assert (t.hand(0), t.vp(0), t.house(0).played) == (["dagger", "diplomacy"], 2, [])
    assert t.told("trashes", ever=True) == [("gurney_halleck", "ghola"), ("gurney_halleck", "scientific_breakthrough")]


def test_of_two_boxes_that_trash_their_card_either_may_be_used() -> None:
    t = holding("ghola", "scientific_breakthrough").stands(0, research="c8r2").turn(0)
    t.grafts(0, "ghola", "scientific_breakthrough", "imperial_basin").does(0, "ghola.scientific_breakthrough.2")
    assert t.named(t.house(0).played) == ["scientific_breakthrough"]


def test_imm_spy_ghola() -> None:
    t = holding("ghola", "reliable_informant").turn(0).grafts(0, "ghola", "reliable_informant", "arrakeen")
    t.does(0, "reliable_informant.agent.1")
    offered = [token for token in t.offered(0) if token != "pass"]
    t.answer(0, "spy", offered[0]).does(0, "ghola.reliable_informant.1")
    again = [token for token in t.offered(0) if token != "pass"]
    assert set(again) == set(offered) - {offered[0]}
    t.answer(0, "spy", again[0])
    assert len(t.spies(0)) == 2
    assert len(offered) < len(t.box.posts)


def test_imm_ghola_chairdog() -> None:
    t = alone_in_the_round(holding("ghola", "chairdog").stack(0, "convincing_argument")).grafts(
        0, "ghola", "chairdog", "arrakeen"
    )
    t.does(0, "arrakeen.1", "arrakeen.2").ends(0)
    t.reveals(0)
    assert sorted(t.named(t.house(0).shown)) == ["chairdog", "convincing_argument", "ghola"]
    assert (t.house(0).played, t.house(0).persuasion, t.house(0).swords) == ([], 2 + 2, 1)


@pytest.mark.parametrize(
    ("box", "lost"), [("dissecting_kit.agent.1", "ghola"), ("ghola.dissecting_kit.1", "dissecting_kit")]
)
def test_imm_ghola_dissecting_kit(box: str, lost: str) -> None:
    t = holding("ghola", "dissecting_kit").turn(0).grafts(0, "ghola", "dissecting_kit", "arrakeen")
    assert {"dissecting_kit.agent.1", "ghola.dissecting_kit.1"} <= set(t.open(0))
    t.does(0, box)
    assert (t.tanks(0), t.named(t.now.removed)) == (1, [lost])
    assert not [name for name in t.open(0) if "dissecting" in name]


def beguiling() -> TleilaxuTable:
    """Ghola and Beguiling Pheromones at a faction's space, as if an effect had added the icon."""
    t = holding("ghola", "beguiling_pheromones").turn(0)
    p = t.by_hand()
    for card in p.state.houses[0].hand[:]:
        play_card(p, 0, card)
    assert list(visit(p, 0, "dutiful_service", 0)) == []
    return t


def test_imm_ghola_pheromones() -> None:
    t = beguiling().does(0, "visit.1", "beguiling_pheromones.agent.1").answer(0, "grafted", "beguiling_pheromones")
    t.does(0, "ghola.beguiling_pheromones.1").answer(0, "grafted", "ghola")
    assert (t.influence(0, "emperor"), t.house(0).played) == (3, [])
    assert sorted(t.named(t.now.removed)) == ["beguiling_pheromones", "ghola"]


@pytest.mark.parametrize(
    ("box", "lost"),
    [("beguiling_pheromones.agent.1", "ghola"), ("ghola.beguiling_pheromones.1", "beguiling_pheromones")],
)
def test_a_box_whose_card_is_trashed_by_the_other_is_lost(box: str, lost: str) -> None:
    """IMM-R8.34."""
    t = beguiling().does(0, box).answer(0, "grafted", lost).does(0, "visit.1")
    assert t.influence(0, "emperor") == 2
    assert not [name for name in t.open(0) if "pheromones" in name]


def test_imm_ghola_signet_ring() -> None:
    t = tleilaxu(leaders=["gurney_halleck"]).give(0, hand=["ghola", "signet_ring"]).turn(0)
    t.grafts(0, "ghola", "signet_ring", "assembly_hall")
    garrison = t.house(0).garrison
    t.does(0, "gurney_halleck.signet.1")
    assert "gurney_halleck.signet.1" in t.open(0)
    t.does(0, "gurney_halleck.signet.1")
    assert t.house(0).garrison == garrison + 2
    assert "gurney_halleck.signet.1" not in t.open(0)


def test_the_ghola_may_be_barred_from_the_signet() -> None:
    """IMM-R8.30, with the setting; other boxes are copied as ever."""
    t = tleilaxu(leaders=["gurney_halleck"], settings={"ghola_signet_once": True})
    t.give(0, hand=["ghola", "signet_ring"]).turn(0).grafts(0, "ghola", "signet_ring", "assembly_hall")
    t.does(0, "gurney_halleck.signet.1")
    assert "gurney_halleck.signet.1" not in t.open(0)
    t = tleilaxu(settings={"ghola_signet_once": True}).give(0, hand=["ghola", "planned_coupling"]).turn(0)
    assert "ghola.planned_coupling.1" in t.grafts(0, "ghola", "planned_coupling", "secrets").open(0)


def test_ghola_copies_choices_and_conditions_for_itself() -> None:
    """The choice of High Priority Travel is made twice."""
    t = holding("ghola", "high_priority_travel", influence={"guild": 2}).stack(0, "dagger").turn(0)
    t.grafts(0, "ghola", "high_priority_travel", "assembly_hall")
    assert {"ghola.high_priority_travel.1a", "ghola.high_priority_travel.1b"} <= set(t.open(0))
    t.does(0, "ghola.high_priority_travel.1a", "high_priority_travel.agent.1b")
    assert (t.hand(0), t.may_deploy(0)) == (["dagger"], 2)
    assert not [name for name in t.open(0) if "travel" in name]


def test_ghola_with_long_reach_has_its_icons() -> None:
    """IMM-R8.17."""
    t = holding("ghola", "long_reach", **RICH).turn(0).grafts(0, "ghola", "long_reach")
    assert spaces(t) == with_icon(t, "landsraad", "city", "spice_trade")


def test_ghola_with_a_box_without_effect_copies_nothing() -> None:
    t = holding("ghola", "face_dancer_initiate").turn(0).grafts(0, "ghola", "face_dancer_initiate", "dutiful_service")
    assert set(t.open(0)) == {"visit.1", "dutiful_service.1"}


# Usurp.


def usurping(card: str, **given: object) -> TleilaxuTable:
    """Usurp is grafted to a card of the row."""
    t = holding("usurp", **given)
    others = ["blank_slate", "keys_to_power", "organ_merchants", "corrupt_smuggler"]
    return t.row(card, *others)


def test_imm_usurp_row() -> None:
    t = usurping("replacement_eyes")
    t.turn(0).grafts(0, "usurp", "row:replacement_eyes")
    assert spaces(t) == with_icon(t, "city") - {"sietch_tabr", "research_station"}
    t.answer(0, "graft_space", "arrakeen")
    assert (len(t.now.row), t.table.view(1)["borrowed"]) == (4, "replacement_eyes")
    t.does(0, "arrakeen.1", "arrakeen.2").ends(0)
    assert t.at(0) == 1
    assert (len(t.now.row), t.named(t.now.removed)) == (5, ["replacement_eyes"])
    everything = t.house(0).hand + t.house(0).discard + t.house(0).deck + t.house(0).played
    assert "replacement_eyes" not in t.named(everything)


def test_imm_usurp_hand() -> None:
    t = alone_in_the_round(holding("usurp", "dagger")).grafts(0, "usurp", "dagger")
    assert spaces(t) == {"assembly_hall", "gather_support"}
    t.answer(0, "graft_space", "assembly_hall").does(0, "assembly_hall.1").ends(0)
    assert t.named(t.house(0).played) == ["usurp", "dagger"]
    t.reveals(0).ends(0)
    assert sorted(t.discard_pile(0)) == ["dagger", "usurp"]


def test_usurp_alone_needs_a_card_with_a_way() -> None:
    t = holding("usurp").row("clandestine_meeting", "long_reach", "show_of_strength").turn(0)
    assert t.pairs(0) == []
    t = holding("usurp").row("clandestine_meeting", "organ_merchants").turn(0).answer(0, "turn", "graft:usurp")
    assert t.offered(0) == ["row:organ_merchants"]
    assert t.why_not(0, "row:clandestine_meeting").rules == ("IMM-R8.19",)


def test_only_usurp_borrows() -> None:
    t = holding("dissecting_kit", "dagger").row("organ_merchants").turn(0).answer(0, "turn", "graft:dissecting_kit")
    assert t.offered(0) == ["dagger"]


def test_imm_usurp_stillsuit() -> None:
    t = usurping("stillsuit_manufacturer", water=0, influence={"fremen": 4}).allied(0, "fremen").turn(0)
    t.grafts(0, "usurp", "row:stillsuit_manufacturer", "arrakeen")
    assert t.house(0).water == 1
    assert "stillsuit_manufacturer.agent.2" not in t.open(0)
    t.does(0, "arrakeen.1", "arrakeen.2").ends(0)
    assert "stillsuit_manufacturer" not in t.hand(0)
    assert t.named(t.now.removed) == ["stillsuit_manufacturer"]


def test_imm_usurp_not_in_play() -> None:
    t = usurping("lisan_al_gaib", played=["planned_coupling"], spice=0).give(0, hand=["northern_watermaster"])
    alone_in_the_round(t).grafts(0, "usurp", "row:lisan_al_gaib", "arrakeen")
    t.does(0, "lisan_al_gaib.agent.1", "arrakeen.1", "arrakeen.2").ends(0)
    assert (t.influence(0, "fremen"), t.house(0).spice) == (1, 0)
    t.reveals(0)
    assert t.house(0).spice == 0, "no bond"
    t = usurping("lisan_al_gaib").turn(0).grafts(0, "usurp", "row:lisan_al_gaib", "arrakeen")
    assert "lisan_al_gaib.agent.1" not in t.open(0)


def test_nothing_else_reaches_the_borrowed_card() -> None:
    """IMM-R8.21: neither Family Atomics nor an effect that acquires."""
    t = usurping("tleilaxu_master").stands(0, research="c4r2").turn(0)
    t.grafts(0, "usurp", "row:tleilaxu_master", "assembly_hall").answer(0, "turn", "atomics")
    assert (len(t.now.row), t.named(t.now.removed).count("tleilaxu_master")) == (4, 0)
    t.does(0, "tleilaxu_master.agent.1")
    borrowed = t.bene.borrowed
    assert borrowed not in t.now.row
    t.answer(0, "acquire", t.offered(0)[0]).does(0, *[name for name in t.open(0) if "assembly" in name])
    assert len(t.now.row) == 4, "its place stays empty"


def test_a_borrowed_card_may_trash_itself() -> None:
    """IMM-R8.21: that replaces the end of the turn."""
    t = usurping("dangerous_rhetoric").turn(0).grafts(0, "usurp", "row:dangerous_rhetoric", "assembly_hall")
    t.does(0, "dangerous_rhetoric.agent.2")
    assert (t.named(t.now.removed), len(t.now.row), t.bene.borrowed) == (["dangerous_rhetoric"], 5, -1)
    t.does(0, "dangerous_rhetoric.agent.1").answer(0, "faction", "guild").does(0, "assembly_hall.1").ends(0)
    assert t.named(t.now.removed) == ["dangerous_rhetoric"]


def test_a_borrowed_kit_trashes_usurp() -> None:
    t = usurping("dissecting_kit").turn(0).grafts(0, "usurp", "row:dissecting_kit", "arrakeen")
    t.does(0, "dissecting_kit.agent.1", "arrakeen.1", "arrakeen.2").ends(0)
    assert sorted(t.named(t.now.removed)) == ["dissecting_kit", "usurp"]
    assert t.tanks(0) == 1


def test_the_borrowed_card_has_no_acquire_bonus_and_costs_nothing() -> None:
    t = usurping("occupation").turn(0).grafts(0, "usurp", "row:occupation", "arrakeen")
    assert "occupation.acquire.1" not in t.table.view(0)["pool"]
    assert t.now.on_turn.acquired == []
