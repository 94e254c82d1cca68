"""Grafting: two cards played as one (IMM-R8)."""

from __future__ import annotations

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu


def holding(*hand: str, **given: object) -> TleilaxuTable:
    """House 0 on turn with these cards."""
    return tleilaxu().give(0, hand=hand, **given)  # type: ignore[arg-type]


def spaces(t: TleilaxuTable) -> set[str]:
    """Where the pair that is being played could go."""
    t.expect("graft_space", [0])
    return {token.split(":")[0] for token in t.offered(0)}


def with_icon(t: TleilaxuTable, *icons: str) -> set[str]:
    """All spaces with one of these icons."""
    almanac = t.rules.full_almanac()["spaces"]
    return {name for name, space in almanac.items() if space["icon"] in icons}


RICH = {"solari": 20, "spice": 20, "water": 20, "influence": {"emperor": 2, "guild": 2, "fremen": 2}}


# Which pairs.


def test_imm_graft_not_alone() -> None:
    t = holding("planned_coupling").turn(0)
    assert (t.pairs(0), t.ways(0)) == ([], [])
    assert t.why_not(0, "graft:planned_coupling").rules == ("IMM-R8.1", "IMM-R8.11")


def test_imm_graft_pairs() -> None:
    cards = ["planned_coupling", "dissecting_kit", "dagger", "diplomacy"]
    t = holding(*cards).turn(0)
    assert t.pairs(0) == ["planned_coupling", "dissecting_kit"]
    assert {way.split(":")[0] for way in t.ways(0)} == {"dagger", "diplomacy"}
    for first in ("planned_coupling", "dissecting_kit"):
        t = holding(*cards).turn(0).answer(0, "turn", f"graft:{first}")
        assert sorted(t.offered(0)) == sorted([card for card in cards if card != first])
        assert t.rules.question(t.table.play, t.table.pending[0]).args["card"].id == f"card-{first}"
    t.answer(0, "partner", "dagger").expect("graft_space")


def test_two_copies_of_a_graft_card_go_together() -> None:
    t = holding("planned_coupling", "planned_coupling", spice=1).turn(0)
    t.grafts(0, "planned_coupling", "planned_coupling", "secrets")
    assert t.named(t.house(0).played) == ["planned_coupling", "planned_coupling"]
    assert t.open(0).count("planned_coupling.agent.1") == 1
    t.does(0, "planned_coupling.agent.1")
    assert "planned_coupling.agent.1" in t.open(0), "each of them draws"


def test_no_agent_no_graft() -> None:
    t = holding("planned_coupling", "dagger").agent(0, "arrakeen", "secrets").turn(0)
    assert t.pairs(0) == []
    assert t.why_not(0, "graft:planned_coupling").id == "why-not-graft-agent"


def test_a_pair_without_a_way_is_not_offered() -> None:
    """IMM-R8.12: the only space that the pair reaches is occupied, or too dear."""
    t = holding("planned_coupling", "convincing_argument", spice=0).agent(1, "secrets").turn(0)
    assert t.pairs(0) == []
    t = holding("planned_coupling", "convincing_argument", spice=1).agent(1, "secrets").turn(0)
    t.answer(0, "turn", "graft:planned_coupling").answer(0, "partner", "convincing_argument")
    assert spaces(t) == {"espionage"}


def test_imm_clandestine_meeting() -> None:
    t = holding("clandestine_meeting", "dagger").turn(0)
    assert {way.split(":")[0] for way in t.ways(0)} == {"dagger"}
    t = holding("clandestine_meeting", "ghola", **RICH).turn(0).grafts(0, "ghola", "clandestine_meeting")
    assert spaces(t) == with_icon(t, "city")
    t.answer(0, "graft_space", "arrakeen")
    names = ("agent.1", "agent.2")
    t.does(0, *[f"clandestine_meeting.{name}" for name in names], "ghola.clandestine_meeting.1")
    t.does(0, "ghola.clandestine_meeting.2")
    assert (t.influence(0, "bene_gesserit"), len(t.intrigues(0))) == (2, 2)


# The visit.


def test_imm_graft_one_visit() -> None:
    t = holding("face_dancer", "contaminator").stack(0, "dagger", "diplomacy").turn(0)
    t.grafts(0, "face_dancer", "contaminator", "fremkit")
    assert set(t.open(0)) == {"fremkit.1", "visit.1", "face_dancer.agent.1", "contaminator.agent.1"}
    t.does(0, "contaminator.agent.1", "visit.1", "face_dancer.agent.1", "fremkit.1")
    assert (t.influence(0, "fremen"), t.at(0), t.hand(0)) == (1, 1, ["dagger", "diplomacy"])
    assert t.house(0).agents == 1
    assert t.open(0) == []


def test_imm_graft_seed_taras() -> None:
    t = holding("unnatural_reflexes", "from_the_tanks", garrison=2, **RICH).stands(0, research="c4r2")
    t.stack(0, "dagger", "diplomacy").turn(0).grafts(0, "unnatural_reflexes", "from_the_tanks")
    assert spaces(t) == with_icon(t, "spice_trade", "landsraad")
    spice = t.house(0).spice
    t.answer(0, "graft_space", "imperial_basin")
    assert t.house(0).spice == spice + 1
    t.does(0, "unnatural_reflexes.agent.1", "from_the_tanks.agent.1")
    assert (t.hand(0), t.house(0).garrison, t.may_deploy(0)) == (["dagger", "diplomacy"], 4, 4)


def test_imm_bond_inside_pair() -> None:
    t = holding("planned_coupling", "lisan_al_gaib").turn(0)
    t.grafts(0, "planned_coupling", "lisan_al_gaib", "arrakeen").does(0, "lisan_al_gaib.agent.1")
    assert t.influence(0, "fremen") == 1


def test_a_price_is_picked_with_the_space() -> None:
    t = holding("dissecting_kit", "dagger", solari=2).turn(0).grafts(0, "dissecting_kit", "dagger", "gather_support:1")
    assert t.house(0).solari == 0
    assert "gather_support.upgrade.1" in t.open(0)


def test_either_card_may_ignore_a_requirement() -> None:
    """The requirement is looked at for the pair (IMM-R8.12)."""
    t = holding("dissecting_kit", "undercover_asset").turn(0).grafts(0, "dissecting_kit", "undercover_asset")
    assert "sietch_tabr" in spaces(t)
    t = holding("dissecting_kit", "dagger").turn(0).grafts(0, "dissecting_kit", "dagger")
    assert "sietch_tabr" not in spaces(t)
    assert t.why_not(0, "sietch_tabr").rules == ("IMM-R8.12",)


def test_a_pair_uses_spies_like_a_card() -> None:
    """IMM-R15.1: the spy icon of either card, infiltrating and gathering intelligence."""
    t = holding("dissecting_kit", "covert_operation").spy(0, "post_bene_gesserit").agent(1, "secrets")
    t.stack(0, "dagger").turn(0).grafts(0, "dissecting_kit", "covert_operation", "secrets")
    assert (t.spies(0), t.table.ask(0).kind) == ([], "turn")  # type: ignore[union-attr]
    t = holding("dissecting_kit", "covert_operation").spy(0, "post_bene_gesserit").stack(0, "dagger").turn(0)
    t.grafts(0, "dissecting_kit", "covert_operation", "secrets").answer(0, "gather", "post_bene_gesserit")
    assert t.hand(0) == ["dagger"]


def test_imm_if_grafted_alone() -> None:
    t = holding("industrial_espionage", "corrupt_smuggler", spice=0).stack(0, "dagger", "diplomacy").turns(0)
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.sends(0, "industrial_espionage", "assembly_hall")
    assert set(t.open(0)) == {"assembly_hall.1", "industrial_espionage.agent.1"}
    t.does(0, "industrial_espionage.agent.1", "assembly_hall.1").ends(0)
    assert (t.research_at(0), t.tanks(0)) == ("c0r3", 0)
    t.sends(0, "corrupt_smuggler", "imperial_basin")
    assert t.house(0).spice == 1


def test_imm_reveal_graft_cards() -> None:
    t = holding("ghola", "planned_coupling", troops=1).turn(0).reveals(0)
    assert (t.house(0).persuasion, t.house(0).swords, t.open(0)) == (2, 1, [])


def test_the_pair_can_be_taken_back() -> None:
    t = holding("planned_coupling", "dagger").turn(0).answer(0, "turn", "graft:planned_coupling")
    assert t.table.view(1)["turn"]["cards"] == ["planned_coupling"]
    t.undo(0)
    assert t.hand(0) == ["planned_coupling", "dagger"]


def test_a_card_comes_back_where_no_partner_can_be_imagined() -> None:
    """Worlds that others imagine need not hold a partner; then the first card is not played."""
    t = holding("planned_coupling", "dagger").turn(0).answer(0, "turn", "graft:planned_coupling")
    s = t.table.state
    s.houses[0].hand.clear()  # type: ignore[attr-defined]
    ask = t.table.ask(0)
    assert ask is not None
    assert ask.offer is not None
    assert ask.offer() == ["pass"]


# Cards that do something to each other.


def test_imm_dissecting_kit_loses_box() -> None:
    t = holding("dissecting_kit", "planned_coupling").stack(0, "dagger").turn(0)
    t.grafts(0, "dissecting_kit", "planned_coupling", "arrakeen").does(0, "dissecting_kit.agent.1")
    assert t.tanks(0) == 1
    assert "planned_coupling.agent.1" not in t.open(0)
    assert "planned_coupling" in t.named(t.now.removed)
    assert t.named(t.house(0).played) == ["dissecting_kit"]


def test_the_kit_trashes_without_a_supply_too() -> None:
    """IMM-R5.5: there is nothing to make a specimen of, but the cost can be paid."""
    t = holding("dissecting_kit", "dagger", garrison=12).turn(0)
    t.grafts(0, "dissecting_kit", "dagger", "assembly_hall").does(0, "dissecting_kit.agent.1")
    assert (t.tanks(0), t.house(0).supply, t.named(t.now.removed)) == (0, 0, ["dagger"])


def test_a_beguiled_partner_loses_its_box() -> None:
    """IMM-R8.13."""
    t = holding("beguiling_pheromones", "face_dancer").turn(0)
    t.grafts(0, "beguiling_pheromones", "face_dancer", "dutiful_service").does(0, "beguiling_pheromones.agent.1")
    t.answer(0, "grafted", "face_dancer")
    assert "face_dancer.agent.1" not in t.open(0)


def test_imm_pheromones_mandatory() -> None:
    t = holding("beguiling_pheromones", "face_dancer").turn(0)
    t.grafts(0, "beguiling_pheromones", "face_dancer", "dutiful_service").does(0, "visit.1")
    t.does(0, "face_dancer.agent.1")
    assert "end" not in t.offered(0)
    t.does(0, "beguiling_pheromones.agent.1")
    assert t.offered(0) == ["beguiling_pheromones", "face_dancer"]
    t.answer(0, "grafted", "face_dancer")
    assert (t.influence(0, "emperor"), t.named(t.house(0).played)) == (2, ["beguiling_pheromones"])


def test_pheromones_may_trash_themselves() -> None:
    t = holding("beguiling_pheromones", "face_dancer").turn(0)
    t.grafts(0, "beguiling_pheromones", "face_dancer", "dutiful_service").does(0, "beguiling_pheromones.agent.1")
    t.answer(0, "grafted", "beguiling_pheromones")
    assert t.named(t.house(0).played) == ["face_dancer"]
    assert "face_dancer.agent.1" in t.open(0)


def test_imm_pheromones_city() -> None:
    t = holding("beguiling_pheromones", "dagger").turn(0).grafts(0, "beguiling_pheromones", "dagger", "arrakeen")
    assert "beguiling_pheromones.agent.1" not in t.open(0)
    t.does(0, *t.open(0)).ends(0)
    assert t.now.removed == []


def test_a_partner_that_beguiled_away_pays_for_nothing() -> None:
    """IMM-R8.27: Seek Allies may be chosen, though it would have trashed itself."""
    t = holding("beguiling_pheromones", "seek_allies").turn(0)
    t.grafts(0, "beguiling_pheromones", "seek_allies", "dutiful_service").does(0, "beguiling_pheromones.agent.1")
    t.answer(0, "grafted", "seek_allies")
    assert "seek_allies.agent.1" not in t.open(0)
    assert t.named(t.now.removed) == ["seek_allies"]


def test_imm_infiltrator() -> None:
    t = holding("tleilaxu_infiltrator", "experimentation").stack(0, "dagger", "diplomacy")
    t.agent(1, "arrakeen").agent(0, "spice_refinery").turn(0)
    t.grafts(0, "tleilaxu_infiltrator", "experimentation")
    assert "arrakeen" in spaces(t)
    assert "spice_refinery" not in spaces(t)
    t.answer(0, "graft_space", "arrakeen").does(0, "tleilaxu_infiltrator.agent.1", "experimentation.agent.1")
    assert (t.hand(0), t.research_at(0)) == (["dagger"], "c1r3")


def test_imm_twisted_mentat() -> None:
    t = holding("twisted_mentat", "dagger", "reconnaissance").agent(0, "secrets")
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.turns(0).grafts(0, "twisted_mentat", "dagger", "spice_refinery:0")
    solari = t.house(0).solari
    t.does(0, "twisted_mentat.agent.1")
    assert (t.house(0).agents, t.house(0).solari, solari) == (1, 2, 2)
    assert t.now.agents[t.box.space_of["spice_refinery"]] == 0
    t.ends(0).sends(0, "reconnaissance", "spice_refinery", 0)


def test_imm_chairdog_seed_olena() -> None:
    t = holding("chairdog", "prepare_the_way", "dagger")
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.turns(0).grafts(0, "chairdog", "prepare_the_way", "assembly_hall").does(0, "assembly_hall.1").ends(0)
    assert t.table.view(1)["houses"][0]["returning"] == ["prepare_the_way"]
    t.reveals(0)
    assert t.named(t.house(0).played) == ["chairdog"]
    assert t.named(t.house(0).shown) == ["dagger", "prepare_the_way"]
    assert t.house(0).persuasion == 2 + 1  # an agent stays in the Assembly Hall
    assert t.bene.returning == [[], [], []]
    assert t.ways(0) == []


def test_imm_chairdog_partner_gone() -> None:
    t = holding("chairdog", "seek_allies")
    for h in (1, 2):
        t.start.houses[h].revealed = True
    t.turns(0).grafts(0, "chairdog", "seek_allies", "dutiful_service")
    t.does(0, "seek_allies.agent.1", *[name for name in t.open(0) if name != "seek_allies.agent.1"]).ends(0).reveals(0)
    assert t.house(0).shown == []


@pytest.mark.parametrize(("only_printed", "solari"), [(False, 7), (True, 3)])
def test_imm_slig_farmer_blank_slate(only_printed: bool, solari: int) -> None:
    t = tleilaxu(settings={"printed_icons_only": only_printed}).give(0, hand=["slig_farmer", "blank_slate"], solari=0)
    t.turn(0).grafts(0, "slig_farmer", "blank_slate", "assembly_hall").does(0, "slig_farmer.agent.1")
    assert t.house(0).solari == solari
    if solari >= 5:
        t.does(0, "slig_farmer.agent.2")
        assert (t.house(0).solari, t.at(0)) == (2, 1)


def test_slig_farmer_leaves_out_icons_whose_condition_fails() -> None:
    """IMM-R8.18."""
    t = holding("slig_farmer", "show_of_strength").give(1, troops=1).turn(0)
    t.grafts(0, "slig_farmer", "show_of_strength", "assembly_hall")
    assert "slig_farmer.agent.1" not in t.open(0)


def test_blank_slate_has_all_icons_when_grafted() -> None:
    t = holding("planned_coupling", "blank_slate", **RICH).turn(0)
    assert not [way for way in t.ways(0) if way.split(":")[1] in with_icon(t, "emperor", "guild", "fremen")]
    t.grafts(0, "planned_coupling", "blank_slate")
    assert spaces(t) == set(t.rules.full_almanac()["spaces"])


def test_imm_long_reach_planned_coupling() -> None:
    t = holding("planned_coupling", "long_reach", **RICH).turn(0)
    assert t.ways(0) == []
    t.grafts(0, "planned_coupling", "long_reach")
    assert spaces(t) == with_icon(t, "bene_gesserit", "landsraad", "city", "spice_trade")
    t.answer(0, "graft_space", "arrakeen").does(0, "long_reach.agent.1")
    assert "emperor:emperor" not in t.offered(0)
    t.answer(0, "two_factions", "emperor:fremen").does(0, "planned_coupling.agent.1")
    assert (t.influence(0, "emperor"), t.influence(0, "fremen")) == (3, 3)


def test_interstellar_conspiracy_reads_the_partner() -> None:
    for partner, gains in (("face_dancer", True), ("dagger", False)):
        t = holding("interstellar_conspiracy", partner, spice=0).turn(0)
        t.grafts(0, "interstellar_conspiracy", partner, "arrakeen")
        assert t.house(0).spice == 1
        assert ("interstellar_conspiracy.agent.2" in t.open(0)) == gains


def test_imm_guild_impersonator_order() -> None:
    t = holding("guild_impersonator", "experimentation", water=1).turn(0)
    t.grafts(0, "guild_impersonator", "experimentation", "hagga_basin")
    assert "guild_impersonator.agent.1" not in t.open(0)
    t.does(0, "hagga_basin.2a", "guild_impersonator.agent.1")
    assert t.influence(0, "guild") == 1


def test_stitched_horror_names_two_different_things() -> None:
    """IMM-R12.2."""
    t = holding("stitched_horror", "dagger").turn(0).grafts(0, "stitched_horror", "dagger", "arrakeen")
    t.does(0, "stitched_horror.agent.1")
    names = [f"stitched_horror.agent.1{letter}" for letter in "abcd"]
    assert t.offered(0) == [f"{a}:{b}" for i, a in enumerate(names) for b in names[i + 1 :]]
    garrison = t.house(0).garrison
    t.answer(0, "two_of", f"{names[1]}:{names[3]}").does(0, names[3], names[1])
    assert (t.at(0), t.house(0).garrison) == (1, garrison + 1)
    t = holding("stitched_horror", "dagger", water=0).turn(0).grafts(0, "stitched_horror", "dagger", "arrakeen")
    t.does(0, "stitched_horror.agent.1").answer(0, "two_of", f"{names[0]}:{names[2]}")
    assert t.house(0).water == 1
    t.does(0, names[2]).answer(0, "trash", "play:dagger")
    assert t.named(t.now.removed) == ["dagger"]
