"""Influence tracks and alliances (INF, ALL, RUL-15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.table.standing import gain_influence, lose_influence, score
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Ask

QUIET = ("lady_amber_metulli", "gurney_halleck", "muad_dib", "lady_margot_fenring")


class Tracks:
    """Influence moved by hand on a table's start; questions on the way are kept and answered as told."""

    def __init__(self, t: UprisingTable) -> None:
        self.t = t
        self.p = t.by_hand()
        self.asked: list[Ask] = []

    def gain(self, h: int, faction: str, n: int = 1, *answers: Any) -> None:
        """`n` steps up, as one gain."""
        self._drive(gain_influence(self.p, h, self.t.box.track_of[faction], n), list(answers))

    def lose(self, h: int, faction: str, *answers: Any) -> None:
        """One step down."""
        self._drive(lose_influence(self.p, h, self.t.box.track_of[faction]), list(answers))

    def _drive(self, flow: Any, answers: list[Any]) -> None:
        self.asked = []
        if flow is None:
            return
        try:
            ask = next(flow)
            while True:
                self.asked.append(ask)
                ask = flow.send(answers.pop(0))
        except StopIteration:
            assert not answers

    def ally(self, faction: str) -> int:
        """Who holds the token."""
        return self.t.start.alliances[self.t.box.track_of[faction]]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The data of all events of a kind."""
        return [event.data for event in self.p.events or [] if event.kind == kind]


def tracks(seats: int = 3, leaders: tuple[str, ...] = QUIET, **influence: dict[int, int]) -> Tracks:
    """Influence by faction and house."""
    t = uprising(seats, leaders=leaders)
    for faction, values in influence.items():
        for h, n in values.items():
            t.give(h, influence={faction: n})
    return Tracks(t)


# Steps.


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_second_step_is_a_point(faction: str) -> None:
    """INF-02: reached +1, left -1, as often as it happens."""
    k = tracks()
    points = [k.t.vp(0)]
    for move in (k.gain, k.gain, k.gain, k.lose, k.lose, k.gain):
        move(0, faction)
        points.append(k.t.vp(0))
    assert points == [0, 0, 1, 1, 1, 0, 1]


BONUS: dict[str, dict[str, int]] = {
    "emperor": {"spies": -1},
    "guild": {"solari": 3},
    "bene_gesserit": {"intrigues": 1},
    "fremen": {"water": 1},
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_bonus_of_the_fourth_step(faction: str) -> None:
    """INF-03: a spy, three solari, an intrigue card, a water; kept on a loss, earned again."""
    k = Tracks(uprising(3, leaders=QUIET).give(0, influence={faction: 3}))
    house = k.t.house(0)

    def holdings() -> dict[str, int]:
        purse = {name: getattr(house, name) for name in ("spies", "solari", "spice", "water", "garrison")}
        return {**purse, "intrigues": len(house.intrigues), "hand": len(house.hand)}

    posts = ["post_guild", "post_choam"]
    for _ in range(2):
        before = holdings()
        k.gain(0, faction, 1, *([posts.pop()] if faction == "emperor" else []))
        after = holdings()
        assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == BONUS[faction]
        k.lose(0, faction)
        assert holdings() == after
    k.gain(0, faction, 1, *(["pass"] if faction == "emperor" else []))
    kept = holdings()
    k.gain(0, faction)  # the fifth step gives nothing
    assert holdings() == kept


def test_the_emperors_spy() -> None:
    """INF-03, SPY-02: any post; it may be declined."""
    k = tracks(emperor={0: 3})
    k.gain(0, "emperor", 1, "post_deep_desert")
    assert [ask.kind for ask in k.asked] == ["spy"]
    assert k.t.spies(0) == ["post_deep_desert"]


def test_several_steps_pass_every_threshold() -> None:
    """INF-04, INF-05: two steps at once, from 3 to 5, bring bonus and alliance; each step is told."""
    k = tracks(guild={0: 3, 1: 4})
    k.t.allied(1, "guild")
    k.gain(0, "guild", 2)
    assert k.t.house(0).solari == 3
    assert k.ally("guild") == 0
    assert k.told("influence") == [("lady_amber_metulli", "guild", 1, 4), ("lady_amber_metulli", "guild", 1, 5)]


def test_SC_54_losing_and_regaining_step_2() -> None:
    """SC-54: a point lost and won again; Irulan draws when she passes the step on the way up."""
    k = tracks(leaders=("princess_irulan",), emperor={0: 2})
    points = k.t.vp(0)
    k.lose(0, "emperor")
    assert k.t.vp(0) == points - 1
    assert len(k.t.intrigues(0)) == 0
    k.gain(0, "emperor", 2)
    assert k.t.vp(0) == points
    assert k.t.influence(0, "emperor") == 3
    assert len(k.t.intrigues(0)) == 1
    k.gain(0, "emperor", 1, "pass")
    assert len(k.t.intrigues(0)) == 1  # only when 2 is reached


def test_SC_55_step_4_bonus_is_kept_and_repeatable() -> None:
    """SC-55: solari stay, the token goes and comes."""
    k = tracks(guild={0: 3})
    points = k.t.vp(0)
    k.gain(0, "guild")
    assert (k.t.house(0).solari, k.ally("guild"), k.t.vp(0)) == (3, 0, points + 1)
    k.lose(0, "guild")
    assert (k.t.house(0).solari, k.ally("guild"), k.t.vp(0)) == (3, NOBODY, points)
    assert k.told("alliance_back") == [("guild",)]
    k.gain(0, "guild")
    assert (k.t.house(0).solari, k.ally("guild"), k.t.vp(0)) == (6, 0, points + 1)


def test_SC_59_top_of_the_track() -> None:
    """SC-59: the sixth step is the last; the rest of the visit is as always."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"], influence={"guild": 6}, water=0).allied(0, "guild")
    points = t.vp(0)
    t.turn(0).sends(0, "diplomacy", "deliver_supplies").does(0, "visit.1").ends(0)
    assert (t.influence(0, "guild"), t.house(0).water, t.vp(0)) == (6, 1, points)
    assert t.told("influence", ever=True) == []


def test_losses_stop_at_nothing() -> None:
    """RUL-15."""
    k = tracks()
    k.lose(0, "fremen")
    assert k.t.influence(0, "fremen") == 0
    assert k.told("influence") == []


def test_a_full_track_may_be_named() -> None:
    """RUL-15: a chosen gain may name a full track; nothing happens."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dune_the_desert_planet"], spice=3, influence={"guild": 6})
    t.allied(0, "guild").turn(0).sends(0, "dune_the_desert_planet", "shipping").does(0, "shipping.2")
    assert "guild" in t.offered(0)
    t.answer(0, "faction", "guild").ends(0)
    assert t.house(0).influence == [0, 6, 0, 0]


# Alliances.


def test_first_to_reach_4() -> None:
    """ALL-01: the token and its point; the others' progress below changes nothing."""
    k = tracks(fremen={0: 3, 1: 3})
    k.gain(0, "fremen")
    assert k.ally("fremen") == 0
    assert k.told("allies") == [("lady_amber_metulli", "fremen")]
    assert k.t.vp(0) == 2
    assert k.t.vp(1) == 1


def test_SC_56_a_tie_does_not_move_the_alliance() -> None:
    """SC-56: at 4 only the bonus; at 5 the token with its point."""
    k = tracks(fremen={0: 4, 1: 3})
    k.t.allied(0, "fremen")
    water, points = k.t.house(1).water, (k.t.vp(0), k.t.vp(1))
    k.gain(1, "fremen")
    assert k.t.house(1).water == water + 1
    assert k.ally("fremen") == 0
    k.gain(1, "fremen")
    assert k.ally("fremen") == 1
    assert (k.t.vp(0), k.t.vp(1)) == (points[0] - 1, points[1] + 1)


def test_SC_57_loss_from_a_tie() -> None:
    """SC-57: the loser chooses who of the tied takes the token, although he keeps four steps."""
    k = tracks(bene_gesserit={0: 5, 1: 5, 2: 5})
    k.t.allied(0, "bene_gesserit")
    points = [k.t.vp(h) for h in range(3)]
    k.lose(0, "bene_gesserit", 2)
    assert [(ask.seat, ask.kind, ask.options, ask.context) for ask in k.asked] == [(0, "heir", [1, 2], "bene_gesserit")]
    assert k.ally("bene_gesserit") == 2
    assert [k.t.vp(h) for h in range(3)] == [points[0] - 1, points[1], points[2] + 1]
    assert k.t.influence(0, "bene_gesserit") == 4


def test_one_heir_is_not_asked_for() -> None:
    """ALL-03: the only tied house takes it at once."""
    k = tracks(guild={0: 5, 1: 5, 2: 4})
    k.t.allied(0, "guild")
    k.lose(0, "guild")
    assert k.asked == []
    assert k.ally("guild") == 1


def test_three_heirs_of_four() -> None:
    """ALL-03, ALL-04: falling from four to three with three tied houses: any of them may be named."""
    k = tracks(4, guild={0: 4, 1: 4, 2: 4, 3: 4})
    k.t.allied(0, "guild")
    k.lose(0, "guild", 3)
    assert k.asked[0].options == [1, 2, 3]
    assert k.ally("guild") == 3


def test_SC_58_loss_into_a_tie() -> None:
    """SC-58: from 6 to 5 beside another at 5: the token stays."""
    k = tracks(emperor={0: 6, 1: 5})
    k.t.allied(0, "emperor")
    k.lose(0, "emperor")
    assert k.ally("emperor") == 0


def test_falling_below_four() -> None:
    """ALL-04: a house tied at four takes it; if there is none, it goes back to the board for the next one."""
    k = tracks(emperor={0: 4, 1: 4})
    k.t.allied(0, "emperor")
    k.lose(0, "emperor")
    assert k.ally("emperor") == 1
    k = tracks(guild={0: 4, 1: 3})
    k.t.allied(0, "guild")
    k.lose(0, "guild")
    assert k.ally("guild") == NOBODY
    k.gain(1, "guild")
    assert k.ally("guild") == 1


def test_a_loss_of_another_moves_nothing() -> None:
    """ALL-05: only the holder can lose the token."""
    k = tracks(guild={0: 5, 1: 5})
    k.t.allied(0, "guild")
    k.lose(1, "guild")
    assert k.ally("guild") == 0


def test_points_of_steps_and_tokens_are_apart() -> None:
    """ALL-06: the point of the second step stays when the token goes."""
    k = tracks(guild={0: 4, 1: 4})
    k.t.allied(0, "guild")
    assert (k.t.vp(0), k.t.vp(1)) == (2, 1)
    k.gain(1, "guild")
    assert (k.t.vp(0), k.t.vp(1)) == (1, 2)


def test_points_without_limit() -> None:
    """END-03."""
    k = tracks()
    score(k.p, 0, 13)
    assert k.t.vp(0) == 13


def test_heir_is_asked_at_the_table() -> None:
    """ALL-03: the question comes in the middle of a payment, to the loser."""
    t = uprising(3, leaders=QUIET).give(0, hand=["captured_mentat"])
    for h in range(3):
        t.give(h, influence={"guild": 5})
    t.allied(0, "guild").turn(0).reveals(0)
    t.does(0, *t.open(0)[:1]).answer(0, "lose", "guild")
    t.expect("heir", [0])
    assert t.offered(0) == ["1", "2"]
    t.answer(0, "heir", "1").answer(0, "faction", "guild")
    assert t.state.alliances[t.box.track_of["guild"]] == 1  # back at 5, but only level


def test_two_influence_instead_of_one_is_one_gain() -> None:
    """Overthrow: with a plot in between, no step of the track is reached twice."""
    t = uprising(3).give(0, hand=["overthrow"], intrigues=["change_allegiances"], influence={"guild": 3}).turn(0)
    t.sends(0, "overthrow", "deliver_supplies")
    assert "visit.1" not in t.open(0)
    t.does(0, "overthrow.agent.1").plots(0, "change_allegiances").answer(0, "lose", "guild")
    t.answer(0, "faction", "fremen")
    assert (t.influence(0, "guild"), t.house(0).solari) == (4, 3)
    assert "visit.1" not in t.open(0)


def test_the_emperors_spy_is_placed_when_the_intrigue_card_has_been_seen() -> None:
    """RWD-01, INF-03: of two gains at once the one that asks comes last."""
    t = uprising(3).give(0, intrigues=["buy_access"], solari=5, influence={"emperor": 3, "bene_gesserit": 3}).turn(0)
    t.plots(0, "buy_access").answer(0, "two_factions", "emperor:bene_gesserit")
    assert len(t.intrigues(0)) == 1
    assert "post_emperor" in t.offered(0)


def test_why_a_set_aside_card_cannot_be_bought_names_its_own_price() -> None:
    """CR-11: it is cheaper."""
    t = uprising(3).give(0, intrigues=["manipulate"], hand=["diplomacy"])
    t.row("desert_survival", "overthrow", "steersman", "paracompass", "corrinth_city").turn(0)
    t.plots(0, "manipulate").answer(0, "set_aside", "overthrow").reveals(0)
    assert t.why_not(0, "buy:overthrow").args["cost"] == 7


def test_shaddam_is_told_that_he_has_forbidden_it_himself() -> None:
    """LDR-07: no deployment after his signet ring."""
    t = uprising(3, leaders=["shaddam_corrino_iv"], modules=["choam"]).give(
        0, hand=["signet_ring"], water=3, garrison=5
    )
    t.turn(0).sends(0, "signet_ring", "deep_desert")
    assert t.why_not(0, "deploy:1").rules == ("LDR-07",)
