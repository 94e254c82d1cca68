"""Phase 9, mentat pause (R13): bribes, and every way to win."""

from __future__ import annotations

import pytest
from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.client.reasons import VICTORY
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.phases.mentat.victory import best_placed, strongholds_needed
from kanly.kernel import Play
from kanly.words import Words

NODE = {
    "arrakeen": "arrakeen.9",
    "carthag": "carthag.10",
    "tueks": "tueks_sietch.4",
    "tabr": "sietch_tabr.13",
    "habbanya": "habbanya_sietch.16",
}
WORDS = Words("en", ["kanly.games.dune"])


def holding(t: DuneTable, **places: str) -> DuneTable:
    """One force of a faction in each of these strongholds, by short names; nobody is anywhere else."""
    t.clear()
    for faction, names in places.items():
        for name in names.split():
            t.place(faction, NODE[name], 1)
    return t


def pause(t: DuneTable, round: int) -> list[str]:
    """Who has won after the mentat pause of a round."""
    t.in_round(round).play("mentat").all_ready().expect("")
    return [FACTIONS[f].name for f in t.state.winners]


def predicts(t: DuneTable, faction: str, round: int) -> DuneTable:
    t.start.prediction = (FACTION_OF[faction], round)
    return t


# Bribes.


def test_bribes_come_in() -> None:
    t = dune().give("fremen", spice=1)
    t.side("fremen").bribes = 4
    assert pause(holding(t, fremen="tabr"), 2) == []
    assert (t.side("fremen").spice, t.side("fremen").bribes) == (5, 0)
    assert t.told("bribes_taken", ever=True) == [("fremen", 4)]


# Strongholds.


def test_alone_with_three() -> None:
    assert pause(holding(dune(), emperor="tabr carthag"), 4) == []
    t = holding(dune(), emperor="tabr carthag tueks")
    assert pause(t, 4) == ["emperor"]
    result = t.table.result
    assert result is not None
    assert result.ranking == [["emperor"], ["atreides", "bene_gesserit", "fremen", "spacing_guild", "harkonnen"]]
    assert result.scores["emperor"] == 3
    assert (result.reason.id, result.reason.rules) == ("victory-strongholds", ("R13.2",))
    assert t.told("won", ever=True) == [("emperor", "victory-strongholds")]


def test_victory_alliance_four() -> None:
    def allied() -> DuneTable:
        return dune().ally("atreides", "fremen")

    assert sorted(pause(holding(allied(), fremen="tabr carthag", atreides="tueks arrakeen"), 4)) == [
        "atreides",
        "fremen",
    ]
    assert pause(holding(allied(), fremen="tabr carthag tueks"), 4) == []
    t = holding(allied(), fremen="tabr carthag tueks arrakeen")
    assert sorted(pause(t, 4)) == ["atreides", "fremen"]
    assert t.state.victory == "victory-alliance"
    result = t.table.result
    assert result is not None
    assert sorted(result.winners) == ["atreides", "fremen"]
    teams = {party.id: party.team for party in t.rules.parties(t.state)}
    assert teams["atreides"] == teams["fremen"] == "alliance0"
    assert teams["emperor"] == "emperor"


def test_two_allies_in_one_stronghold_hold_it_once() -> None:
    t = dune().ally("atreides", "fremen")
    assert pause(holding(t, fremen="tabr carthag tueks", atreides="tabr carthag tueks"), 4) == []


def test_victory_two_players() -> None:
    def two() -> DuneTable:
        return dune(factions=("atreides", "harkonnen"))

    assert pause(holding(two(), atreides="arrakeen carthag tabr"), 5) == []
    t = holding(two(), atreides="arrakeen carthag tabr tueks")
    assert pause(t, 5) == ["atreides"]
    assert t.state.victory == "victory-two_players"


def four_factions() -> DuneTable:
    """Seat 0 plays Atreides and Fremen, seat 1 Harkonnen and Emperor."""
    return dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2, settings={"two_factions_each": True})


def test_two_players_two_factions() -> None:
    assert pause(holding(four_factions(), atreides="arrakeen tueks", fremen="tabr"), 4) == []
    t = holding(four_factions(), atreides="arrakeen tueks", fremen="tabr habbanya")
    assert sorted(pause(t, 4)) == ["atreides", "fremen"]
    assert {party.team for party in t.rules.parties(t.state)} == {"seat0", "seat1"}


def test_two_factions_share_what_one_of_them_wins() -> None:
    assert sorted(pause(holding(four_factions(), harkonnen="carthag"), 10)) == ["atreides", "fremen"]  # FRE.V1


def test_two_factions_share_a_stronghold_without_contest() -> None:
    t = holding(four_factions(), atreides="arrakeen tueks habbanya", fremen="tabr arrakeen")
    assert sorted(pause(t, 4)) == ["atreides", "fremen"]


def test_victory_three_players() -> None:
    def three() -> DuneTable:
        return dune(factions=("atreides", "fremen", "harkonnen")).ally("atreides", "fremen")

    assert pause(holding(three(), atreides="arrakeen tueks", fremen="tabr"), 4) == []
    assert sorted(pause(holding(three(), atreides="arrakeen tueks", fremen="tabr habbanya"), 4)) == [
        "atreides",
        "fremen",
    ]
    assert pause(holding(three(), harkonnen="arrakeen tueks carthag"), 4) == ["harkonnen"]


@pytest.mark.parametrize("counts", [False, True])
def test_contested_strongholds(counts: bool) -> None:
    t = dune(settings={"contested_strongholds_count": counts})
    t = holding(t, emperor="tabr carthag tueks", harkonnen="tabr").storm_at(13)
    assert pause(t, 4) == (["emperor"] if counts else [])


def test_victory_storm_order_tie() -> None:
    t = dune(settings={"alliance_variant": "two_three"}).ally("atreides", "fremen")
    t.ordered("emperor", "atreides", "fremen", "harkonnen")
    camps = [[FACTION_OF["harkonnen"]], [FACTION_OF["atreides"], FACTION_OF["fremen"]]]
    assert best_placed(t.start, camps) == camps[1]
    t.ordered("harkonnen", "emperor", "atreides", "fremen")
    assert best_placed(t.start, camps) == camps[0]


def test_victory_variant_table() -> None:
    def three() -> DuneTable:
        return dune(settings={"alliance_variant": "three_three"}).ally("atreides", "fremen", "emperor")

    t = holding(three(), atreides="arrakeen", fremen="tabr", emperor="tueks")
    assert sorted(pause(t, 4)) == ["atreides", "emperor", "fremen"]
    assert pause(holding(three(), atreides="arrakeen", fremen="tabr"), 4) == []


@pytest.mark.parametrize(
    ("variant", "members", "strongholds"),
    [("standard", 2, 4), ("two_three", 2, 3), ("three_four", 3, 4), ("three_three", 3, 3), ("any_three", 6, 3)],
)
def test_victory_variants_all(variant: str, members: int, strongholds: int) -> None:
    t = dune(settings={"alliance_variant": variant})
    p = Play(t.start, t.rules, None)
    assert t.rules.variant.members == members
    assert strongholds_needed(p, [0, 3]) == strongholds
    assert strongholds_needed(p, [0]) == 3


# Prediction.


def test_victory_prediction() -> None:
    t = predicts(dune().ally("harkonnen", "bene_gesserit"), "harkonnen", 6)
    t = holding(t, harkonnen="carthag arrakeen tueks", bene_gesserit="tabr")
    assert pause(t, 6) == ["bene_gesserit"]
    assert t.state.victory == "victory-prediction"
    result = t.table.result
    assert result is not None
    assert result.ranking[0] == ["bene_gesserit"]


@pytest.mark.parametrize(("faction", "round"), [("harkonnen", 5), ("emperor", 6)])
def test_wrong_prediction(faction: str, round: int) -> None:
    t = predicts(dune(), faction, round)
    assert pause(holding(t, harkonnen="carthag arrakeen tueks"), 6) == ["harkonnen"]


def test_bene_gesserit_win_normally() -> None:
    t = predicts(dune(), "harkonnen", 6)
    assert pause(holding(t, bene_gesserit="carthag arrakeen tueks"), 6) == ["bene_gesserit"]
    assert t.state.victory == "victory-strongholds"


def test_victory_prediction_not_special() -> None:
    t = predicts(dune(), "spacing_guild", 10)
    assert pause(holding(t, harkonnen="tabr"), 10) == ["spacing_guild"]
    t = predicts(dune(), "fremen", 10)
    assert pause(holding(t, fremen="tabr"), 10) == ["fremen"]


def test_prediction_works_on_most_strongholds() -> None:
    factions = ("atreides", "bene_gesserit", "emperor", "harkonnen")
    t = predicts(dune(factions=factions), "atreides", 10)
    assert pause(holding(t, atreides="arrakeen tueks"), 10) == ["bene_gesserit"]


# After the last round.


def test_victory_fremen_special() -> None:
    def last(**places: str) -> list[str]:
        t = dune().ally("fremen", "emperor")
        return pause(holding(t, fremen="tabr", harkonnen="carthag", **places), 10)

    assert last(spacing_guild="tueks", atreides="arrakeen") == ["fremen", "emperor"]
    assert last(spacing_guild="tueks", atreides="arrakeen tueks") == ["spacing_guild"]
    assert last(bene_gesserit="habbanya") == ["spacing_guild"]


def test_fremen_special_is_for_the_last_round() -> None:
    assert pause(holding(dune(), fremen="tabr"), 9) == []


def test_advisors_do_not_break_the_fremen_victory() -> None:
    t = holding(dune("advanced"), fremen="tabr").advise(NODE["habbanya"], 2)
    assert pause(t, 10) == ["fremen"]


def test_victory_fremen_shared_sietch() -> None:
    t = holding(dune(), fremen="tabr", harkonnen="tabr carthag").storm_at(13)
    assert pause(t, 10) == ["fremen"]
    assert pause(holding(dune(), harkonnen="tabr carthag").storm_at(13), 10) == ["spacing_guild"]


def test_victory_special_ally_shares() -> None:
    t = dune().ally("spacing_guild", "harkonnen")
    assert pause(holding(t, harkonnen="tabr", spacing_guild="tueks"), 10) == ["spacing_guild", "harkonnen"]
    assert t.state.victory == "victory-guild"


def test_victory_no_guild_fallback() -> None:
    t = dune(factions=("atreides", "fremen", "harkonnen"))
    assert pause(holding(t, atreides="arrakeen tabr"), 10) == ["fremen"]
    assert t.state.victory == "victory-fremen_last"


def test_no_guild_fallback_is_shared() -> None:
    t = dune(factions=("atreides", "fremen", "harkonnen")).ally("fremen", "harkonnen")
    assert pause(holding(t, atreides="arrakeen tabr"), 10) == ["fremen", "harkonnen"]


def test_victory_most_strongholds() -> None:
    t = dune(factions=("atreides", "harkonnen", "emperor", "bene_gesserit"))
    t = holding(t, atreides="arrakeen tueks", harkonnen="carthag tabr", emperor="habbanya")
    assert sorted(pause(t, 10)) == ["atreides", "harkonnen"]
    assert t.state.victory == "victory-most_strongholds"


def test_allies_do_not_add_up_for_most_strongholds() -> None:
    t = dune(factions=("atreides", "harkonnen", "emperor", "bene_gesserit")).ally("emperor", "bene_gesserit")
    t = holding(t, atreides="arrakeen tueks", emperor="habbanya", bene_gesserit="tabr")
    assert pause(t, 10) == ["atreides"]


def test_victory_two_players_round_ten() -> None:
    t = dune(factions=("atreides", "harkonnen"))
    assert pause(holding(t, atreides="arrakeen tabr habbanya", harkonnen="carthag tueks"), 10) == ["atreides"]


def test_strongholds_come_before_the_last_round_victories() -> None:
    assert pause(holding(dune(), fremen="tabr", emperor="arrakeen carthag tueks"), 10) == ["emperor"]


def test_next_round_follows() -> None:
    t = holding(dune(), emperor="tabr").in_round(3).play("mentat", "end_round").all_ready()
    assert t.state.round == 4


def test_every_victory_has_words() -> None:
    for victory in VICTORY:
        assert WORDS.has(victory)
