"""Phase 2, spice blow (R6, R15.2): spice, worms, whom they spare, rides, the Fremen's worms."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dune.saying import english, said
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.cards import SPICE_CARD_NAME, SPICE_DECK
from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.facts.map import NODE_OF, SANDS, TERRITORIES, TERRITORY_OF

TALKS = ("break_alliance", "offer_alliance")
WORM = "shai_hulud"


def blow(
    *cards: str, mode: str = "base", number: int = 3, storm: int = 3, pile: str = "", pile_b: str = "", **more: Any
) -> DuneTable:
    """A board without forces before the spice blow, these cards on top of the deck."""
    t = dune(mode, **more).in_round(number).storm_at(storm).clear()
    if pile:
        t.discarded_spice(pile)
    if pile_b:
        t.discarded_spice(pile_b, pile=1)
    return t.stack_spice(*cards).play("spice_blow")


def begun(t: DuneTable) -> DuneTable:
    """Play until somebody is asked; from now on `side` is what is true now."""
    assert t.table.log is not None
    return t


def talked(t: DuneTable) -> DuneTable:
    """Everybody passes in the nexus."""
    return t.all_pass(*TALKS)


def ground(t: DuneTable) -> dict[str, int]:
    return dict(t.table.view(None)["spice"])


def nexuses(t: DuneTable) -> int:
    return len(t.told("nexus", ever=True))


def top(t: DuneTable, pile: int = 0) -> str:
    return SPICE_CARD_NAME[t.state.spice_piles[pile][-1]]


# Spice.


def test_spice_territory_card() -> None:
    t = begun(blow("spice_red_chasm", number=2, storm=0).spice_on("red_chasm.6", 3))
    assert ground(t) == {"red_chasm.6": 11}
    assert top(t) == "spice_red_chasm"
    assert nexuses(t) == 0
    assert t.table.over
    assert t.state.blow is None
    assert t.told("spice_blown", ever=True) == [("red_chasm.6", 8, "a")]


def test_spice_in_storm() -> None:
    t = begun(blow("spice_the_great_flat", number=2, storm=14))
    assert ground(t) == {}
    assert top(t) == "spice_the_great_flat"
    later = blow(WORM, "spice_old_gap", pile="spice_the_great_flat").place("emperor", "the_great_flat.14", 2)
    assert begun(later).side("emperor").tanks == 2


def test_worm_round_one() -> None:
    t = begun(blow(WORM, WORM, "spice_old_gap", number=1))
    assert ground(t) == {"old_gap.9": 6}
    assert len(t.state.spice_deck) == 20
    assert len([card for card in t.state.spice_deck if SPICE_CARD_NAME[card] == WORM]) == 6
    assert t.state.spice_piles == [[next(c for c in range(21) if SPICE_CARD_NAME[c] == "spice_old_gap")], []]
    assert not any(t.state.spice_known.masks[card] for card in t.state.spice_deck)
    assert nexuses(t) == 0
    conserved(t.table)


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = blow()
    t.start.spice_piles[0], t.start.spice_deck = t.start.spice_deck, []
    t.start.spice_known.publish(t.start.spice_piles[0])
    begun(t)
    assert t.told("spice_reshuffled", ever=True) == [()]
    assert sum(len(pile) for pile in t.state.spice_piles) + len(t.state.spice_deck) == 21
    assert not any(t.state.spice_known.masks[card] for card in t.state.spice_deck)


@pytest.mark.parametrize(("kept", "lost"), [(False, 0), (True, 3)])
def test_keep_top_territory_on_reshuffle(kept: bool, lost: int) -> None:
    """The deck runs out; the next worm finds a territory only if the topmost one stays (R6.5, R6.8)."""
    worms = [card for card in range(21) if SPICE_CARD_NAME[card] == WORM]
    for seed in range(200):
        t = dune(settings={"keep_top_territory_on_reshuffle": kept}, seed=seed).in_round(3).storm_at(3).clear()
        s = t.start
        others = [card for card in range(21) if SPICE_DECK[card] >= 0 and SPICE_CARD_NAME[card] != "spice_old_gap"]
        gap = next(card for card in range(21) if SPICE_CARD_NAME[card] == "spice_old_gap")
        s.spice_deck = []
        s.spice_piles = [[*others, gap, worms[0]], worms[1:]]
        begun(t.place("emperor", "old_gap.9", 3).play("spice_blow"))
        if not t.told("shai_hulud", ever=True):
            continue
        assert t.side("emperor").tanks == lost
        assert nexuses(t) == 1
        return
    raise AssertionError("no worm in 200 shuffles")


# Worms.


def test_worm_devours_last_territory() -> None:
    t = blow(WORM, WORM, "spice_hagga_basin", pile="spice_south_mesa").spice_on("south_mesa.4", 7)
    t.place("emperor", "south_mesa.4", 3).place("emperor", "south_mesa.5", 1).place("atreides", "tueks_sietch.4", 2)
    begun(t)
    assert t.side("emperor").tanks == 4
    assert t.side("atreides").tanks == 0
    assert t.told("worm_ignored", ever=True) == [()]
    assert ground(t) == {"hagga_basin.12": 6}
    talked(t)
    assert nexuses(t) == 1
    assert t.table.over
    conserved(t.table)


def test_worm_empty_discard() -> None:
    t = begun(blow(WORM, "spice_old_gap", number=4).place("emperor", "old_gap.9", 2).spice_on("red_chasm.6", 4))
    assert t.side("emperor").tanks == 0
    assert ground(t) == {"old_gap.9": 6, "red_chasm.6": 4}
    assert nexuses(t) == 1


def test_a_worm_looks_below_other_worms() -> None:
    """R6.3: the topmost territory card counts, whatever lies on it."""
    t = blow(WORM, "spice_old_gap", pile="spice_south_mesa").discarded_spice(WORM)
    assert begun(t.place("emperor", "south_mesa.4", 2)).side("emperor").tanks == 2


def test_advisors_are_devoured() -> None:
    t = blow(WORM, "spice_old_gap", "spice_red_chasm", mode="advanced", pile="spice_south_mesa")
    t.place("emperor", "south_mesa.5", 1).advise("south_mesa.5", 2)
    assert begun(t).side("bene_gesserit").tanks == 2


def immune() -> DuneTable:
    t = blow(WORM, "spice_old_gap", pile="spice_habbanya_erg").spice_on("habbanya_erg.15", 8)
    return t.place("fremen", "habbanya_erg.15", 3).place("harkonnen", "habbanya_erg.15", 2)


def test_worm_fremen_immune_and_ride() -> None:
    t = begun(immune())
    assert t.side("harkonnen").tanks == 2  # before the nexus
    assert ground(t) == {"old_gap.9": 6}
    assert t.table.waiting(None).kind in TALKS
    talked(t).expect("ride", [3])
    t.does("fremen", "ride", "arrakeen.9")
    assert t.offers("fremen") == ["1", "2", "3"]
    t.does("fremen", "ride_forces", 2)
    assert t.forces("fremen", "habbanya_erg.15") == 1
    assert t.forces("fremen", "arrakeen.9") == 2
    assert t.table.over
    assert t.state.shipment is None  # nothing of the round's shipment and move is used


def test_karama_against_immunity() -> None:
    t = begun(immune().give("emperor", hand=["karama"]))
    t.expect("karama", [2]).does("emperor", "karama", "karama")
    assert t.side("fremen").tanks == 3
    talked(t)
    assert t.table.over  # nobody is left to ride


def test_karama_against_the_ride() -> None:
    t = begun(immune().give("emperor", hand=["karama"]))
    t.all_pass("karama")
    talked(t).does("fremen", "ride", "arrakeen.9").expect("karama", [2]).does("emperor", "karama", "karama")
    assert t.forces("fremen", "habbanya_erg.15") == 3
    assert t.table.over


def test_fremen_need_not_ride() -> None:
    t = talked(begun(immune())).does("fremen", "ride", "pass")
    assert t.forces("fremen", "habbanya_erg.15") == 3
    assert t.table.over


@pytest.mark.parametrize("scope", ["single_use", "phase"])
def test_karama_scope(scope: str) -> None:
    """Two rides: a Karama stops one of them, or both; then nobody is asked about the other one."""
    t = blow(WORM, WORM, "spice_old_gap", pile="spice_broken_land", settings={"karama_scope": scope})
    t.place("fremen", "broken_land.11", 4).give("emperor", hand=["karama", "shield"])
    begun(t).all_pass("karama")
    talked(t).does("fremen", "ride", "arrakeen.9").does("emperor", "karama", "karama")
    if scope == "single_use":
        t.does("fremen", "ride", "arrakeen.9").all_pass("karama").does("fremen", "ride_forces", 4)
    assert t.table.over
    assert t.forces("fremen", "arrakeen.9") == (4 if scope == "single_use" else 0)


def test_worm_second_card_second_ride() -> None:
    t = blow(WORM, WORM, "spice_old_gap", pile="spice_broken_land").place("fremen", "broken_land.11", 4)
    talked(begun(t))
    assert nexuses(t) == 1
    t.does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 2)
    t.does("fremen", "ride", "carthag.10").does("fremen", "ride_forces", 1)
    assert t.table.over  # no third one
    assert [t.forces("fremen", node) for node in ("arrakeen.9", "carthag.10", "broken_land.11")] == [2, 1, 1]


def test_no_second_ride_without_riders() -> None:
    t = blow(WORM, WORM, "spice_old_gap", pile="spice_broken_land").place("fremen", "broken_land.11", 2)
    talked(begun(t)).does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 2)
    assert t.table.over


def test_a_ride_gathers_forces_from_several_sectors() -> None:
    t = blow(WORM, "spice_old_gap", "spice_red_chasm", mode="advanced", pile="spice_south_mesa", storm=3)
    t.place("fremen", "south_mesa.3", 1).place("fremen", "south_mesa.4", 3, specials=2).place(
        "fremen", "south_mesa.5", 2
    )
    talked(begun(t)).does("fremen", "ride", "arrakeen.9")  # those in sector 3 are in the storm
    t.does("fremen", "ride_forces", 2)
    assert t.offers("fremen") == ["1", "2"]  # only one of the three is no Fedaykin
    reason = t.table.why_not(3, 0)
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-number-range", ("FRE.B5",))
    t.does("fremen", "ride_fedaykin", 2)
    assert t.offers("fremen") == ["0", "1", "2"]
    t.does("fremen", "ride_forces", 1)
    assert t.forces("fremen", "arrakeen.9") == 3
    assert t.side("fremen").specials == {NODE_OF["arrakeen.9"]: 2}
    assert t.forces("fremen", "south_mesa.3") == 1
    conserved(t.table)


def test_somebody_has_to_ride() -> None:
    t = blow(WORM, "spice_old_gap", pile="spice_south_mesa", storm=0)
    t.place("fremen", "south_mesa.4", 3).place("fremen", "south_mesa.5", 2)
    talked(begun(t)).does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 0)
    assert t.offers("fremen") == ["1", "2"]


def test_nobody_rides_out_of_the_storm() -> None:
    t = blow(WORM, "spice_old_gap", pile="spice_red_chasm", storm=6).place("fremen", "red_chasm.6", 3)
    talked(begun(t))
    assert t.table.over


def test_where_a_ride_may_not_end() -> None:
    t = blow(WORM, "spice_old_gap", pile="spice_broken_land").place("fremen", "broken_land.11", 3)
    t.place("atreides", "arrakeen.9", 1).place("harkonnen", "arrakeen.9", 1)
    t.place("spacing_guild", "red_chasm.6", 1).place("spacing_guild", "polar_sink", 1).ally("fremen", "spacing_guild")
    talked(begun(t)).expect("ride", [3])
    for node, reason, rule in (
        ("broken_land.10", "why-ride-same-territory", "FRE.B5"),
        ("harg_pass.3", "why-node-in-storm", "R5.5"),
        ("arrakeen.9", "why-stronghold-full", "R10.8"),
        ("red_chasm.6", "why-ally-there", "R14.7"),
    ):
        said = t.table.why_not(3, node)
        assert said is not None
        assert said.id == reason
        assert rule in said.rules
    assert "polar_sink" in t.offers("fremen")
    assert "harg_pass.4" in t.offers("fremen")


def test_a_ride_into_bene_gesserit_fighters() -> None:
    """BG.A7 holds for rides too."""
    t = blow(WORM, "spice_old_gap", "spice_red_chasm", mode="advanced", pile="spice_broken_land")
    t.place("fremen", "broken_land.11", 2).place("bene_gesserit", "arrakeen.9", 2)
    talked(begun(t)).does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 2)
    t.expect("intrusion", [1]).does("bene_gesserit", "intrusion", "advisors")
    assert t.side("bene_gesserit").advisors == {NODE_OF["arrakeen.9"]: 2}


def test_riders_leave_advisors_alone() -> None:
    t = blow("spice_old_gap", "spice_red_chasm", mode="advanced").place("fremen", "broken_land.11", 2)
    t.advise("broken_land.10", 1).play(("ride_worm", TERRITORY_OF["broken_land"]))
    t.does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 2)
    assert t.forces("bene_gesserit", "broken_land.10") == 1


# Protection.


def protecting(**more: Any) -> DuneTable:
    t = blow(WORM, "spice_old_gap", pile="spice_broken_land", **more)
    return t.place("atreides", "broken_land.11", 4)


@pytest.mark.parametrize(("answer", "lost"), [("protect", 0), ("pass", 4)])
def test_worm_ally_protection(answer: str, lost: int) -> None:
    t = begun(protecting().ally("fremen", "atreides"))
    t.expect("protect", [3]).does("fremen", "protect", answer)
    assert t.side("atreides").tanks == lost


def test_worm_ally_protection_not_by_a_fresh_alliance() -> None:
    t = begun(protecting())
    assert t.side("atreides").tanks == 4  # devoured before the nexus


def test_karama_against_protection() -> None:
    t = begun(protecting().ally("fremen", "atreides").give("emperor", hand=["karama"]))
    t.does("fremen", "protect", "protect").does("emperor", "karama", "karama")
    assert t.side("atreides").tanks == 4


def test_protection_of_several_allies() -> None:
    t = protecting(settings={"alliance_variant": "any_three"}).place("emperor", "broken_land.10", 2)
    begun(t.ally("fremen", "atreides", "emperor"))
    assert t.table.ask(3) is not None
    assert t.table.ask(3).context[0] == "emperor"  # type: ignore[union-attr]
    t.does("fremen", "protect", "pass").does("fremen", "protect", "protect")
    assert (t.side("emperor").tanks, t.side("atreides").tanks) == (2, 0)


def test_two_factions_of_a_seat_get_no_protection() -> None:
    """R18.3: no alliance powers between the two factions of one player."""
    t = dune(factions=("fremen", "harkonnen", "atreides", "emperor"), seats=2, settings={"two_factions_each": True})
    t.in_round(3).storm_at(3).clear().discarded_spice("spice_broken_land").stack_spice(WORM, "spice_old_gap")
    begun(t.place("atreides", "broken_land.11", 4).play("spice_blow"))
    assert t.side("atreides").tanks == 4


def test_protected_advisors_left_alone_become_fighters() -> None:
    t = blow(WORM, "spice_old_gap", "spice_red_chasm", mode="advanced", pile="spice_broken_land")
    t.place("harkonnen", "broken_land.11", 2).advise("broken_land.11", 1).ally("fremen", "bene_gesserit")
    begun(t).does("fremen", "protect", "protect")
    assert t.forces("bene_gesserit", "broken_land.11") == 1
    assert t.side("bene_gesserit").advisors == {}


# Two blows.


def test_adv_double_blow() -> None:
    t = blow(
        WORM,
        "spice_hagga_basin",
        "spice_sihaya_ridge",
        mode="advanced",
        pile="spice_old_gap",
        pile_b="spice_red_chasm",
    )
    begun(t.place("emperor", "old_gap.9", 2).place("emperor", "red_chasm.6", 2))
    assert t.side("emperor").tanks == 2
    assert ground(t) == {"hagga_basin.12": 6}  # pile B has not been drawn when the nexus begins
    assert nexuses(t) == 1
    talked(t)
    assert ground(t) == {"hagga_basin.12": 6, "sihaya_ridge.8": 6}
    assert t.forces("emperor", "red_chasm.6") == 2
    assert nexuses(t) == 1
    assert (top(t, 0), top(t, 1)) == ("spice_hagga_basin", "spice_sihaya_ridge")
    assert t.table.over


def extra_worm() -> DuneTable:
    t = blow(WORM, WORM, "spice_hagga_basin", "spice_red_chasm", mode="advanced", pile="spice_old_gap")
    return t.place("atreides", "imperial_basin.9", 3).place("fremen", "imperial_basin.10", 1)


def test_adv_fremen_extra_worm() -> None:
    t = begun(extra_worm())
    t.expect("place_worm", [3])
    assert t.offers("fremen") == [*[TERRITORIES[i].name for i in SANDS], "pass"]
    for name in ("shield_wall", "arrakeen", "polar_sink"):
        reason = t.table.why_not(3, name)
        assert reason is not None
        assert (reason.id, reason.rules) == ("why-worm-needs-sand", ("FRE.A2",))
    t.does("fremen", "place_worm", "imperial_basin")
    assert t.side("atreides").tanks == 3
    talked(t).expect("ride", [3])
    assert t.table.ask(3).context == "imperial_basin"  # type: ignore[union-attr]
    t.does("fremen", "ride", "pass")
    assert t.table.over


def test_adv_fremen_extra_worm_declined() -> None:
    t = begun(extra_worm())
    assert said(english(), t, "fremen")[-1] == "Do not send it: it harms nobody"
    t.does("fremen", "place_worm", "pass")
    assert t.side("atreides").tanks == 0
    talked(t)
    assert t.table.over  # and the Fremen have nobody in the first worm's territory


def test_adv_fremen_extra_worm_declined_gives_a_second_ride() -> None:
    t = blow(WORM, WORM, "spice_hagga_basin", "spice_red_chasm", mode="advanced", pile="spice_old_gap")
    begun(t.place("fremen", "old_gap.9", 3)).does("fremen", "place_worm", "pass")
    talked(t).does("fremen", "ride", "polar_sink").does("fremen", "ride_forces", 1)
    t.expect("ride", [3])
    t.does("fremen", "ride", "pass")
    assert t.table.over


def test_karama_against_an_extra_worm() -> None:
    t = begun(extra_worm().give("emperor", hand=["karama"]))
    t.does("fremen", "place_worm", "imperial_basin").expect("karama", [2]).does("emperor", "karama", "karama")
    assert t.side("atreides").tanks == 0
    assert t.told("worm_ignored", ever=True) == [()]


def over_phase(**settings: Any) -> DuneTable:
    t = blow(
        WORM,
        "spice_hagga_basin",
        WORM,
        "spice_sihaya_ridge",
        mode="advanced",
        pile="spice_old_gap",
        pile_b="spice_red_chasm",
        settings=settings,
    )
    return begun(t.place("emperor", "red_chasm.6", 3).place("harkonnen", "the_great_flat.14", 2))


@pytest.mark.parametrize(("answer", "emperor", "harkonnen"), [("the_great_flat", 0, 2), ("pass", 3, 0)])
def test_adv_extra_worm_over_phase(answer: str, emperor: int, harkonnen: int) -> None:
    t = talked(over_phase())
    assert nexuses(t) == 1
    t.does("fremen", "place_worm", answer)
    assert (t.side("emperor").tanks, t.side("harkonnen").tanks) == (emperor, harkonnen)
    talked(t)
    assert nexuses(t) == 2
    assert t.table.over


def test_adv_extra_worm_over_phase_counted_by_pile() -> None:
    t = talked(over_phase(fremen_extra_worms_scope="pile"))
    assert t.side("emperor").tanks == 3
    assert nexuses(t) == 2
    assert t.table.over


def test_merge_nexus_at_end_of_phase() -> None:
    t = blow(
        WORM,
        "spice_hagga_basin",
        WORM,
        "spice_sihaya_ridge",
        mode="advanced",
        pile="spice_old_gap",
        pile_b="spice_red_chasm",
        settings={"merge_nexus_at_end_of_phase": True},
    )
    begun(t.place("fremen", "old_gap.9", 2))
    assert nexuses(t) == 0
    t.expect("place_worm", [3]).does("fremen", "place_worm", "pass")
    assert nexuses(t) == 1
    assert ground(t) == {"hagga_basin.12": 6, "sihaya_ridge.8": 6}
    talked(t).expect("ride", [3]).does("fremen", "ride", "pass")
    assert nexuses(t) == 1
    assert t.table.over


def test_adv_round_one_double_blow() -> None:
    t = blow(WORM, "spice_old_gap", mode="advanced", number=1)
    begun(t)
    assert t.table.over
    assert len(t.state.spice_deck) == 19
    assert [len(pile) for pile in t.state.spice_piles] == [1, 1]
    assert top(t) == "spice_old_gap"
    assert SPICE_CARD_NAME[t.state.spice_piles[1][0]] != WORM
    assert nexuses(t) == 0
    conserved(t.table)


def test_two_piles_need_their_module_only() -> None:
    assert [len(pile) for pile in begun(blow(modules=["double_blow"], number=1)).state.spice_piles] == [1, 1]
    t = dune(modules=["faction_extras"]).in_round(1).play("spice_blow")
    assert [len(pile) for pile in begun(t).state.spice_piles] == [1, 0]


# The Fremen's Karama worm.


def karama_worm() -> DuneTable:
    t = blow("spice_old_gap", "spice_red_chasm", mode="advanced", number=4).give("fremen", hand=["karama"])
    t.place("fremen", "hagga_basin.12", 2).place("harkonnen", "hagga_basin.12", 5)
    return begun(t.spice_on("hagga_basin.12", 6))


def test_adv_fremen_karama_worm() -> None:
    t = karama_worm().expect("karama_worm", [3])
    t.does("fremen", "karama_worm", "karama")
    reason = t.table.why_not(3, "arrakeen")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-worm-needs-sand", ("FRE.K1",))
    t.does("fremen", "call_worm", "hagga_basin")
    assert t.side("harkonnen").tanks == 5
    assert ground(t) == {"old_gap.9": 6, "red_chasm.6": 8}  # the nexus comes at the end
    assert nexuses(t) == 1
    assert t.side("fremen").power_used
    talked(t).does("fremen", "ride", "arrakeen.9").does("fremen", "ride_forces", 1)
    assert t.forces("fremen", "arrakeen.9") == 1
    assert t.table.over
    assert t.hand("fremen") == []


def test_adv_fremen_karama_worm_only_once() -> None:
    t = blow("spice_old_gap", "spice_red_chasm", mode="advanced", number=4).give("fremen", hand=["karama"])
    t.side("fremen").power_used = True
    begun(t)
    assert t.table.over


def test_karama_worm_may_come_before_each_pile_and_after_the_last() -> None:
    t = karama_worm()
    t.does("fremen", "karama_worm", "pass")
    assert ground(t) == {"hagga_basin.12": 6, "old_gap.9": 6}
    t.does("fremen", "karama_worm", "pass")
    assert ground(t) == {"hagga_basin.12": 6, "old_gap.9": 6, "red_chasm.6": 8}
    t.does("fremen", "karama_worm", "karama").does("fremen", "call_worm", "hagga_basin")
    assert t.side("harkonnen").tanks == 5
    assert nexuses(t) == 1


def test_karama_worm_is_asked_whatever_the_fremen_hold() -> None:
    t = blow("spice_old_gap", "spice_red_chasm", mode="advanced", number=4).give("fremen", hand=["shield"])
    begun(t).expect("karama_worm", [3])
    assert t.offers("fremen") == ["pass"]
    reason = t.table.why_not(3, "karama")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-card-not-held", ("FRE.K1",))


def test_no_karama_worm_in_round_one() -> None:
    t = blow("spice_old_gap", "spice_red_chasm", mode="advanced", number=1).give("fremen", hand=["karama"])
    assert begun(t).table.over


def test_karama_worm_does_not_count_as_a_card() -> None:
    """FRE.K1 before pile A: the first Shai-Hulud card is still the first one of the phase."""
    t = blow(WORM, "spice_hagga_basin", "spice_red_chasm", mode="advanced", pile="spice_old_gap", number=4)
    t.give("fremen", hand=["karama"]).place("emperor", "old_gap.9", 2)
    begun(t).does("fremen", "karama_worm", "karama").does("fremen", "call_worm", "cielago_south")
    assert t.side("emperor").tanks == 2
    talked(t)  # after pile A
    talked(t)  # and at the end of the phase
    assert nexuses(t) == 2
    assert t.table.over


def test_fremen_absent() -> None:
    """Without the Fremen worms simply devour (R18.4)."""
    t = blow(
        WORM,
        WORM,
        "spice_old_gap",
        "spice_red_chasm",
        mode="advanced",
        pile="spice_broken_land",
        factions=("atreides", "emperor", "harkonnen"),
    )
    begun(t.place("emperor", "broken_land.11", 2))
    assert t.side("emperor").tanks == 2
    talked(t)
    assert t.table.over
    assert t.state.sides[FACTION_OF["fremen"]].seat == -1
