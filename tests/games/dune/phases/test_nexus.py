"""The nexus (R14): breaking and making alliances."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dune.saying import english, narrated
from tests.games.dune.tables import ALL, DuneTable, dune

from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.settings import ALLIANCE_VARIANTS
from kanly.games.dune.table.state import NOBODY


def nexus(factions: tuple[str, ...] = ALL, **settings: Any) -> DuneTable:
    return dune(factions=factions, settings=settings).in_round(3).storm_at(0).play("nexus")


def allies(t: DuneTable, faction: str) -> set[str]:
    return set(t.table.view(None)["factions"][faction]["allies"])


def make(t: DuneTable, faction: str, other: str) -> DuneTable:
    """An offer that is accepted by everybody who is asked."""
    t.does(faction, "offer_alliance", other)
    while t.table.waiting(None).kind == "answer_alliance":
        t.answer(t.table.pending[0].seat, "answer_alliance", "accept")
    return t


def test_offers_go_round_in_storm_order() -> None:
    t = nexus()
    for name in ALL:
        assert t.asked() == {name: "offer_alliance"}
        t.does(name, "offer_alliance", "pass")
    assert t.table.over
    assert t.told("nexus_over", ever=True) == [()]
    assert t.state.proposals == []


def test_an_alliance_is_made() -> None:
    t = nexus()
    t.does("atreides", "offer_alliance", "fremen")
    assert t.asked() == {"fremen": "answer_alliance"}
    assert t.table.view(None)["proposals"] == [["atreides", "fremen"]]
    t.does("fremen", "answer_alliance", "accept")
    assert allies(t, "atreides") == {"fremen"}
    assert allies(t, "fremen") == {"atreides"}
    assert t.told("alliance_made") == [("atreides", "fremen")]


def test_who_is_asked_declines_an_alliance_and_not_somebody_elses() -> None:
    t = nexus().does("atreides", "offer_alliance", "fremen").does("fremen", "answer_alliance", "decline")
    assert narrated(english(), t)[-1] == "Fremen declines the alliance with Atreides."


def test_allies_are_not_asked_for_further_allies() -> None:
    t = make(nexus(), "atreides", "bene_gesserit")
    for name in ("emperor", "fremen", "spacing_guild", "harkonnen"):
        assert t.asked() == {name: "offer_alliance"}
        assert "atreides" not in t.offers(name)
        t.does(name, "offer_alliance", "pass")
    assert t.table.over


def test_talks_go_on_until_all_pass_in_a_row() -> None:
    t = nexus()
    for name in ALL[:-1]:
        t.does(name, "offer_alliance", "pass")
    t.does("harkonnen", "offer_alliance", "emperor").does("emperor", "answer_alliance", "decline")
    assert t.told("alliance_declined") == [("emperor", "harkonnen", "emperor")]
    for name in ALL:
        t.does(name, "offer_alliance", "pass")
    assert t.table.over
    assert t.state.proposals == []


def test_the_same_offer_is_made_once_in_a_nexus() -> None:
    t = nexus(("atreides", "fremen", "harkonnen"))
    t.does("atreides", "offer_alliance", "fremen").does("fremen", "answer_alliance", "decline")
    t.does("fremen", "offer_alliance", "atreides").does("atreides", "answer_alliance", "decline")  # the other way round
    t.does("harkonnen", "offer_alliance", "pass")
    assert t.offers("atreides") == ["harkonnen", "pass"]
    reason = t.table.why_not(0, "fremen")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-alliance-offered", ("R14.13",))


def test_why_no_offer() -> None:
    t = nexus(("atreides", "emperor", "fremen", "harkonnen", "spacing_guild")).ally("emperor", "fremen")
    t.does("emperor", "break_alliance", "pass").does("fremen", "break_alliance", "pass")
    for name, reason in (
        ("atreides", "why-alliance-own"),
        ("bene_gesserit", "why-faction-not-in-play"),
        ("emperor", "why-alliance-full"),
    ):
        said = t.table.why_not(0, name)
        assert said is not None
        assert said.id == reason
        assert said.rules


def test_why_no_offer_within_larger_alliances() -> None:
    t = nexus(alliance_variant="any_three").ally("atreides", "fremen").ally("emperor", "harkonnen")
    for name in ("atreides", "emperor", "fremen", "harkonnen"):
        t.does(name, "break_alliance", "pass")
    mine = t.table.why_not(0, "fremen")
    other = t.table.why_not(0, "emperor")
    assert mine is not None
    assert other is not None
    assert (mine.id, other.id) == ("why-alliance-already", "why-alliance-other")
    assert t.offers("atreides") == ["bene_gesserit", "spacing_guild", "pass"]


# Breaking.


def test_one_side_is_enough_to_break() -> None:
    t = nexus().ally("atreides", "harkonnen").ally("emperor", "fremen")
    t.start.support[FACTION_OF["harkonnen"]] = 3
    assert t.asked() == {"atreides": "break_alliance"}
    t.does("atreides", "break_alliance", "break")
    assert t.told("alliance_broken") == [("atreides",)]
    assert allies(t, "harkonnen") == set()
    assert t.state.support == [0] * 6
    t.does("emperor", "break_alliance", "pass").does("fremen", "break_alliance", "pass")
    assert allies(t, "fremen") == {"emperor"}
    make(t, "atreides", "harkonnen")  # who broke may join another, or the same again (R14.3)
    assert allies(t, "atreides") == {"harkonnen"}


def test_alliances_stay_if_nobody_breaks() -> None:
    t = nexus().ally("atreides", "harkonnen")
    t.does("atreides", "break_alliance", "pass").does("harkonnen", "break_alliance", "pass")
    t.all_pass("offer_alliance")
    assert allies(t, "atreides") == {"harkonnen"}


# Sizes.


@pytest.mark.parametrize("variant", [variant.name for variant in ALLIANCE_VARIANTS])
def test_victory_variants_all(variant: str) -> None:
    """The members half of the table: every alliance grows as far as it may."""
    most = {"standard": 2, "two_three": 2, "three_four": 3, "three_three": 3, "any_three": 6}[variant]
    t = nexus(alliance_variant=variant)
    while not t.table.over:
        ask = t.table.pending[0]
        if ask.kind == "answer_alliance":
            t.answer(ask.seat, ask.kind, "accept")
        elif t.side("atreides").seat == ask.seat:
            t.answer(ask.seat, ask.kind, t.offered(ask.seat)[0])
        else:
            t.answer(ask.seat, ask.kind, "pass")
    assert len(allies(t, "atreides")) + 1 == most


def test_larger_alliances_need_everybodys_consent() -> None:
    t = nexus(alliance_variant="three_four")
    make(t, "atreides", "fremen")
    t.does("bene_gesserit", "offer_alliance", "atreides")
    assert t.asked() == {"atreides": "answer_alliance"}
    t.does("atreides", "answer_alliance", "accept")
    assert t.asked() == {"fremen": "answer_alliance"}
    t.does("fremen", "answer_alliance", "decline")
    assert allies(t, "bene_gesserit") == set()
    t.does("emperor", "offer_alliance", "fremen").does("fremen", "answer_alliance", "accept")
    t.does("atreides", "answer_alliance", "accept")
    assert allies(t, "emperor") == {"atreides", "fremen"}


def test_the_offerers_allies_agree_too() -> None:
    t = make(nexus(alliance_variant="three_four"), "atreides", "fremen")
    for name in ("bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen"):
        t.does(name, "offer_alliance", "pass")
    t.does("atreides", "offer_alliance", "harkonnen").does("harkonnen", "answer_alliance", "accept")
    assert t.asked() == {"fremen": "answer_alliance"}
    t.does("fremen", "answer_alliance", "decline")
    assert allies(t, "harkonnen") == set()


def test_leaving_a_larger_alliance() -> None:
    t = nexus(alliance_variant="three_three").ally("atreides", "fremen", "emperor")
    t.does("atreides", "break_alliance", "break")
    assert allies(t, "fremen") == {"emperor"}
    t.does("emperor", "break_alliance", "break")
    assert allies(t, "fremen") == set()
    assert all(side.alliance == NOBODY for side in t.state.sides)
    assert t.asked() == {"atreides": "offer_alliance"}  # the Fremen have nothing to break any more


# Two players.


def test_two_players_no_alliance() -> None:
    t = nexus(("atreides", "harkonnen"))
    assert t.table.over
    assert t.told("nexus", ever=True) == [()]


def test_two_players_two_factions() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2, settings={"two_factions_each": True})
    t.in_round(4).play("nexus")
    assert t.table.over
    assert all(side.alliance == NOBODY for side in t.state.sides)
