"""The six-player board: every space, post, track and leader that is other than on the four-player side."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.six_tables import (
    M_LEFT,
    M_RIGHT,
    MUAD_DIBS,
    S_LEFT,
    S_RIGHT,
    SHADDAMS,
    M,
    S,
    SixPlayerTable,
    six,
)
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.table import BOTH, LEFT, PLACED, RIGHT
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table.standing import gain_influence

BOX = box_of(GAME.rules(GAME.set_up(6)))

POSTS = {
    "post_great_houses": {"military_support", "economic_support"},
    "post_guild": {"heighliner", "deliver_supplies"},
    "post_bene_gesserit": {"espionage", "secrets"},
    "post_fringe_worlds": {"controversial_technology", "expedition"},
    "post_landsraad_left": {"high_council", "imperial_privilege", "swordmaster"},
    "post_landsraad_right": {"assembly_hall", "gather_support"},
    "post_choam": {"shipping", "accept_contract"},
    "post_arrakeen_refinery": {"arrakeen", "spice_refinery"},
    "post_refinery_research": {"spice_refinery", "research_station"},
    "post_research_sietch": {"research_station", "sietch_tabr"},
    "post_carthag": {"carthag"},
    "post_imperial_basin": {"imperial_basin"},
    "post_hagga_basin": {"hagga_basin"},
    "post_habbanya_erg": {"habbanya_erg"},
    "post_deep_desert": {"deep_desert"},
}


# The spaces that the other side does not have, or not so: agent icon, whose board, once only.
SPACES = {
    "economic_support": ("emperor", "", False),
    "military_support": ("emperor", "", False),
    "expedition": ("fremen", "", False),
    "controversial_technology": ("fremen", "", False),
    "swordmaster": ("landsraad", "", True),
    "carthag": ("city", "", False),
    "habbanya_erg": ("spice_trade", "", False),
    "emperor_board_sardaukar": ("emperor", "shaddam_corrino_iv", False),
    "emperor_board_vast_wealth": ("emperor", "shaddam_corrino_iv", False),
    "fremen_board_hardy_warriors": ("fremen", "muad_dib", False),
    "fremen_board_desert_mastery": ("fremen", "muad_dib", False),
}


@pytest.mark.parametrize("name", SPACES)
def test_what_is_printed_on_a_space(name: str) -> None:
    space = BOX.spaces[BOX.space_of[name]]
    assert (ICONS[space.icon], space.only, space.once) == SPACES[name]


def test_the_board_has_24_spaces_and_each_personal_board_two() -> None:
    own = [space.name for space in BOX.spaces if space.only]
    assert (len(BOX.spaces) - len(own), len(own)) == (24, 4)
    gone = {"sardaukar", "dutiful_service", "desert_tactics", "fremkit"}
    assert not gone & set(BOX.space_of)
    assert [space.name for space in BOX.spaces if space.maker] == [
        "imperial_basin",
        "hagga_basin",
        "deep_desert",
        "habbanya_erg",
    ]
    new = {"carthag", "habbanya_erg", "fremen_board_hardy_warriors", "fremen_board_desert_mastery"}
    kept = {"heighliner", "arrakeen", "spice_refinery", "research_station", "sietch_tabr", "imperial_basin"}
    assert {space.name for space in BOX.spaces if space.combat} == new | kept | {"hagga_basin", "deep_desert"}


def test_fifteen_posts() -> None:
    """SIX-40: none of them on a personal board."""
    assert {post.name: {BOX.spaces[i].name for i in post.spaces} for post in BOX.posts} == POSTS


def test_six_tracks() -> None:
    assert list(BOX.track_of) == ["great_houses", "guild", "bene_gesserit", "fringe_worlds", "emperor", "fremen"]
    assert [ICONS[track.icon] for track in BOX.tracks] == [*ICONS[:4], "emperor", "fremen"]
    factions = {space.name: BOX.tracks[space.faction].name for space in BOX.spaces if space.faction >= 0}
    assert factions["economic_support"] == factions["military_support"] == "great_houses"
    assert factions["expedition"] == factions["controversial_technology"] == "fringe_worlds"
    assert factions["emperor_board_sardaukar"] == factions["emperor_board_vast_wealth"] == "emperor"
    assert factions["fremen_board_hardy_warriors"] == factions["fremen_board_desert_mastery"] == "fremen"


def at(space: str, h: int = S_LEFT, card: str = "diplomacy", **given: Any) -> SixPlayerTable:
    """A house's agent has come to a space."""
    t = six().give(h, hand=[card], **given).turn(h)
    if h in (M, S):
        t.activates(h, (h + 2) % 6)
    return t.sends(h, card, space)


def asked(t: SixPlayerTable) -> str:
    """The sentence of the question that waits."""
    return t.rules.question(t.table.play, t.table.pending[0]).id


def test_economic_support() -> None:
    t = at("economic_support", spice=0, solari=2)
    assert t.house(S_LEFT).spice == 1
    assert set(t.open(S_LEFT)) == {"economic_support.2", "visit.1"}
    t.does(S_LEFT, "visit.1", "economic_support.2")
    assert t.influence(S_LEFT, "great_houses") == 1
    assert t.offered(S_LEFT) == [str(S), str(S_RIGHT)]
    t.answer(S_LEFT, "trade_with", S)
    assert t.offered(S_LEFT) == ["pass", "solari:1", "solari:2", "spice:1", "water:1"]
    assert asked(t) == "ask-trade"
    t.answer(S_LEFT, "trade", "solari:2")
    assert t.offered(S) == ["pass", "solari:1", "solari:2", "water:1"]
    assert asked(t) == "ask-trade-return"
    t.answer(S, "trade", "water:1")
    assert [(t.house(h).solari, t.house(h).water) for h in (S_LEFT, S)] == [(0, 2), (2, 0)]
    assert t.state.on_turn.spice == 1
    t.ends(S_LEFT)


def test_trade_in_one_sort_of_goods() -> None:
    t = six(settings={"trade_same_good": True}).give(S_LEFT, hand=["diplomacy"]).give(S, solari=1).turn(S_LEFT)
    t.sends(S_LEFT, "diplomacy", "economic_support").does(S_LEFT, "economic_support.2").answer(S_LEFT, "trade_with", S)
    t.answer(S_LEFT, "trade", "water:1")
    assert t.offered(S) == ["pass", "water:1", "water:2"]
    t.undo(S_LEFT).answer(S_LEFT, "trade", "pass")
    assert t.offered(S) == ["pass", "solari:1", "water:1"]


def test_trade_of_intrigue_cards_is_known_to_two() -> None:
    t = six().give(S_LEFT, hand=["diplomacy"], intrigues=["cunning", "crysknife", "devour"]).turn(S_LEFT)
    t.sends(S_LEFT, "diplomacy", "economic_support").does(S_LEFT, "economic_support.2").answer(S_LEFT, "trade_with", S)
    t.answer(S_LEFT, "trade", "intrigue:2").answer(S_LEFT, "trade_intrigue", "crysknife", "devour")
    assert (t.intrigues(S_LEFT), t.intrigues(S)) == (["cunning"], ["crysknife", "devour"])
    assert t.told("hands_over_intrigues", M) == [("princess_irulan", "shaddam_corrino_iv", 2)]
    assert t.told("handed_over", M, ever=True) == []
    assert t.told("handed_over", S, ever=True) == [("crysknife",), ("devour",)]
    for seat, seen in ((S, ["crysknife", "devour"]), (S_LEFT, ["crysknife", "devour"]), (M, ["?", "?"])):
        assert t.table.view(seat)["houses"][S]["intrigues"] == seen


def test_military_support_by_a_commander() -> None:
    """SIX-42: the commander divides, each ally decides about its share."""
    t = at("military_support", S, "em_seek_allies", spice=2)
    assert t.house(S).spice == 0
    t.does(S, "military_support.1").expect("reinforce", [S])
    assert t.offered(S) == ["0", "1", "2", "3"]
    t.answer(S, "reinforce", 1).says(S_LEFT, 1).says(S_RIGHT, 0)
    assert [(t.house(h).garrison, t.house(h).troops) for h in (S_LEFT, S_RIGHT)] == [(3, 1), (5, 0)]
    t.does(S, "visit.1", "em_seek_allies.agent.1").ends(S)
    assert t.influence(S_LEFT, "great_houses") == 1
    assert t.table.pending[0].seat != S_LEFT or t.table.pending[0].kind != "troops"


def test_military_support_without_troops() -> None:
    t = six().give(S_LEFT, hand=["diplomacy"], spice=2, garrison=12).give(S_RIGHT, garrison=12).turn(S_LEFT)
    t.sends(S_LEFT, "diplomacy", "military_support")
    assert t.why_not(S_LEFT, "do:military_support.1").rules == ("SIX-42",)


def test_expedition() -> None:
    t = six().offer_contracts("contract_espionage", "contract_harvest_3").give(S_LEFT, hand=["diplomacy"]).turn(S_LEFT)
    t.sends(S_LEFT, "diplomacy", "expedition").does(S_LEFT, "visit.1", "expedition.1")
    t.answer(S_LEFT, "contract", "contract_harvest_3")
    assert t.contracts(S_LEFT) == ["contract_harvest_3"]
    assert t.influence(S_LEFT, "fringe_worlds") == 1


def test_controversial_technology() -> None:
    t = at("controversial_technology", spice=2)
    assert t.house(S_LEFT).spice == 0
    t.does(S_LEFT, "controversial_technology.1", "controversial_technology.2", "visit.1")
    assert (len(t.intrigues(S_LEFT)), len(t.hand(S_LEFT)), t.influence(S_LEFT, "fringe_worlds")) == (1, 1, 1)
    assert "end" in t.offered(S_LEFT)  # to trash a card is optional
    t.does(S_LEFT, "controversial_technology.3").answer(S_LEFT, "trash", "play:diplomacy")
    assert t.house(S_LEFT).played == []


def test_carthag() -> None:
    t = at("carthag", card="reconnaissance").does(S_LEFT, "carthag.1", "carthag.2")
    assert (t.house(S_LEFT).garrison, len(t.intrigues(S_LEFT)), t.may_deploy(S_LEFT)) == (4, 1, 3)
    assert BOX.spaces[BOX.space_of["carthag"]].control is None


def test_swordmaster_of_a_commander() -> None:
    """SIX-50, SIX-10: it has both arrows, and serves one round."""
    t = six().give(M, hand=["md_limited_landsraad_access", "md_usul"], solari=8, agents=1).agent(M, "carthag")
    t.give(M, agents=1)
    t.six.arrows[M] = [LEFT]
    t.six.sent[M] = [(BOX.space_of["carthag"], RIGHT)]
    t.turn(M).activates(M, M_LEFT).sends(M, "md_limited_landsraad_access", "swordmaster").does(M, "swordmaster.1")
    assert t.six.arrows[M] == [BOTH]
    t.ends(M).activates(M, M_RIGHT).sends(M, "md_usul", "arrakeen")
    assert t.six.arrows[M] == []
    assert t.six.swordmasters[M] == PLACED
    assert t.house(M).swordmaster


def test_emperor_board_sardaukar() -> None:
    """SIX-40: the contracts mean this one."""
    t = six().give(S, hand=["em_seek_allies"], spice=3, contracts=["contract_sardaukar_cards"]).turn(S)
    t.activates(S, S_RIGHT).sends(S, "em_seek_allies", "emperor_board_sardaukar")
    assert t.completed(S) == ["contract_sardaukar_cards"]
    t.does(S, "emperor_board_sardaukar.1", "emperor_board_sardaukar.2", "visit.1", "em_seek_allies.agent.1")
    assert (t.house(S).spice, len(t.intrigues(S)), t.house(S_RIGHT).garrison) == (0, 1, 7)
    assert t.influence(S, "emperor") == 1
    assert [t.house(h).solari for h in SHADDAMS] == [1, 1, 1]
    t.does(S, "contract_sardaukar_cards.reward.1").ends(S)
    assert t.house(S_RIGHT).troops == 0  # no combat space


def test_vast_wealth() -> None:
    t = at("emperor_board_vast_wealth", S, "em_seek_allies")
    assert t.house(S).solari == 3
    t.does(S, "visit.1")
    assert (t.influence(S, "emperor"), t.house(S).solari) == (1, 4)


def test_hardy_warriors() -> None:
    t = at("fremen_board_hardy_warriors", M, "md_seek_allies").does(M, "fremen_board_hardy_warriors.1", "visit.1")
    assert (t.house(M).water, t.house(M_LEFT).garrison, t.influence(M, "fremen")) == (0, 5, 1)
    t.does(M, "activation.1")
    assert t.offered(M_LEFT)[-1] == "4"


# Tracks.


def steps(faction: str, h: int, n: int) -> SixPlayerTable:
    """Influence gained by hand; questions are answered with the first option."""
    t = six()
    p = t.by_hand()
    flow = gain_influence(p, h, BOX.track_of[faction], n)
    answer = None
    while flow is not None:
        try:
            ask = flow.send(answer)
        except StopIteration:
            break
        answer = ask.options[0]  # type: ignore[attr-defined]
    return t


@pytest.mark.parametrize(
    ("faction", "gained"),
    [("great_houses", "garrison"), ("guild", "solari"), ("bene_gesserit", "intrigues"), ("fringe_worlds", "spies")],
)
def test_the_bonus_of_a_track_on_the_board(faction: str, gained: str) -> None:
    before = six().house(M_LEFT)
    t = steps(faction, M_LEFT, 4)
    house = t.house(M_LEFT)
    assert t.vp(M_LEFT) == 3  # step 2 and the alliance
    found = {
        "garrison": house.garrison - before.garrison,
        "solari": house.solari - before.solari,
        "intrigues": len(house.intrigues),
        "spies": before.spies - house.spies,
    }
    assert found == {"garrison": 0, "solari": 0, "intrigues": 0, "spies": 0} | {
        gained: {"garrison": 2, "solari": 3, "intrigues": 1, "spies": 1}[gained]
    }


def test_the_emperors_track_rewards_the_team() -> None:
    t = steps("emperor", S, 3)
    assert [t.house(h).solari for h in range(6)] == [1 if h in SHADDAMS else 0 for h in range(6)]
    assert [t.house(h).spies for h in range(6)] == [2 if h in SHADDAMS else 3 for h in range(6)]
    assert [t.vp(h) for h in SHADDAMS] == [5, 1, 1]
    assert steps("emperor", S, 4).vp(S) == 6  # step 2 and the alliance


def test_the_fremen_track_rewards_the_team() -> None:
    t = steps("fremen", M, 3)
    assert [(t.house(h).spice, t.house(h).water) for h in MUAD_DIBS] == [(1, 2)] * 3
    assert [(t.house(h).spice, t.house(h).water) for h in SHADDAMS] == [(0, 1)] * 3
    assert t.vp(M) == 5
    assert t.now.alliances[BOX.track_of["fremen"]] == -1
    assert steps("fremen", M, 6).influence(M, "fremen") == 6


# The High Council.


def test_the_council_has_four_seats() -> None:
    for seats, free in ((4, False), (5, True)):
        t = six(settings={"council_seats": seats}).give(S_LEFT, hand=["dagger"], solari=5)
        for h in (M, S, M_LEFT, M_RIGHT):
            t.give(h, councillor=True)
        t.turn(S_LEFT).sends(S_LEFT, "dagger", "high_council")
        assert ("high_council.1" in t.open(S_LEFT)) == free
        if not free:
            assert t.why_not(S_LEFT, "do:high_council.1").id == "lacks-free-seat"


# Leaders.


@pytest.mark.parametrize(("troops", "persuasion"), [(4, 0), (5, 1)])
def test_gurney_halleck_needs_ten(troops: int, persuasion: int) -> None:
    t = six(["gurney_halleck"]).give(S_RIGHT, troops=troops).turn(S_RIGHT).reveals(S_RIGHT)
    assert t.house(S_RIGHT).persuasion == persuasion


def test_gurney_halleck_recruits() -> None:
    t = six(["gurney_halleck"]).give(S_RIGHT, hand=["signet_ring"]).turn(S_RIGHT)
    t.sends(S_RIGHT, "signet_ring", "assembly_hall").does(S_RIGHT, "gurney_halleck.signet.1")
    assert t.house(S_RIGHT).garrison == 4


def test_princess_irulan_looks_at_the_great_houses() -> None:
    t = six(["princess_irulan"]).give(S_RIGHT, hand=["diplomacy"], influence={"great_houses": 1}).turn(S_RIGHT)
    t.sends(S_RIGHT, "diplomacy", "economic_support").does(S_RIGHT, "visit.1")
    assert len(t.intrigues(S_RIGHT)) == 1


def test_an_ally_gains_in_its_commanders_turn() -> None:
    """SIX-12: what comes with the influence is the ally's."""
    t = six(["princess_irulan"]).give(S, hand=["em_seek_allies"]).give(S_RIGHT, influence={"great_houses": 1})
    t.turn(S).activates(S, S_RIGHT).sends(S, "em_seek_allies", "economic_support").does(S, "visit.1")
    assert (len(t.intrigues(S_RIGHT)), len(t.intrigues(S)), t.vp(S_RIGHT)) == (1, 0, 2)


@pytest.mark.parametrize("ally", [M_LEFT, M_RIGHT])
def test_muad_dib_looks_at_the_sandworms_of_the_activated_ally(ally: int) -> None:
    t = six().give(M_LEFT, worms=1).turn(M).activates(M, ally).reveals(M)
    assert len(t.intrigues(M)) == (1 if ally == M_LEFT else 0)


def test_muad_dib_leads_the_way() -> None:
    t = six().give(M, hand=["md_signet_ring"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_signet_ring", "assembly_hall").does(M, "muad_dib.signet.1")
    assert len(t.hand(M)) == 1


def test_shaddam_alone_takes_the_sardaukar_contracts() -> None:
    for h in (S, M_LEFT):
        t = six().offer_contracts("contract_espionage", "contract_harvest_3")
        t.give(h, hand=["em_seek_allies" if h == S else "diplomacy"]).turn(h)
        if h == S:
            t.activates(S, S_LEFT)
        t.sends(h, "em_seek_allies" if h == S else "diplomacy", "expedition").does(h, "expedition.1")
        assert ("contract_sardaukar_recall" in t.offered(h)) == (h == S)
