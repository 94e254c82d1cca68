"""Dice, tokens, tracks and leaders in battle, each face played: what it does here is what it says."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.arrakis.tables import ArrakisTable, Loaded, arrakis, guild

from kanly.games.arrakis.facts.board import AREAS, STORM_EXEMPT
from kanly.games.arrakis.facts.leaders import LEADERS
from kanly.games.arrakis.facts.pieces import ATREIDES, MARKERS, RESULTS, SIDES, SIETCH_RANKS
from kanly.games.arrakis.facts.values import values_of
from kanly.games.arrakis.table.records import ANY_WORM, STATION
from kanly.kernel import Chance

H = "harkonnen"
A = "atreides"
VALUES = values_of("")

# Dice.


class Turned(Loaded):
    """Chance whose dice of six show one face after the other."""

    def copy(self) -> Turned:
        other = Turned(self.keyed.copy(), self.faces)
        other.drawn = self.drawn
        return other

    def below(self, n: int) -> int:
        self.drawn += 1
        return (self.drawn - 1) % 6 if n == 6 else self.keyed.below(n)


def turned(t: ArrakisTable) -> ArrakisTable:
    before = t.start.chance
    assert isinstance(before, Loaded)
    chance: Chance = Turned(before.keyed)
    chance.drawn = 0
    t.start.chance = chance
    return t


def test_r4_1_the_faces_of_the_action_dice() -> None:
    t = turned(arrakis().tracks(choam=3)).play("action_phase")
    t.expect("bene_gesserit", seats=[ATREIDES])
    told = {side: tuple(dice) for side, *dice in t.told("dice", ever=True)}
    assert told[H] == (1, 2, 1, 1, 1), "six dice: leadership, strategy twice, deployment, mentat, house"
    assert told[A] == (1, 2, 1, 0, 0), "the first four faces"
    assert Counter(RESULTS[face] for face in VALUES.atreides_die) == {
        **dict.fromkeys(RESULTS, 1),
        "strategy": 2,
    }


def test_r7_6_the_faces_of_the_combat_die() -> None:
    t = arrakis().legion(H, "pasty_mesa", regular=6).legion(A, "se_outer_1", regular=6)
    chance = t.start.chance
    assert isinstance(chance, Loaded)
    chance.faces = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]
    t.action(H, ("attack", "any", False, "")).does(H, "legion", "pasty_mesa").does(H, "target", "step:se_outer_1")
    t.does(H, "leave", "go")
    assert t.told("battle_rolled") == [(H, 6, 3, 2, 1), (A, 6, 3, 2, 1)]


@pytest.mark.parametrize(
    ("step", "dice", "row"),
    [(5, 8, (3, 2, 1)), (4, 7, (4, 2, 1)), (3, 6, (5, 3, 1)), (2, 5, (5, 4, 2)), (1, 4, (6, 4, 2))],
)
def test_r3_3_every_row_of_the_spice_board(step: int, dice: int, row: tuple[int, ...]) -> None:
    t = arrakis().tracks(spacing_guild=step).play("place_vehicles", "action_phase")
    assert t.told("active_row", ever=True) == [(step, *row)]
    for vehicle, number in zip(("harvester", "ornithopter", "carryall"), row, strict=True):
        for _ in range(number):
            t.does(H, "place", next(offer for offer in t.offers(H) if offer.startswith(vehicle)))
    assert sum(t.told("dice", ever=True)[0][1:]) == dice


# Leaders in battle.


@pytest.mark.parametrize(
    ("leader", "hits", "shields"),
    [
        ("baron_harkonnen", 0, 2),
        ("beast_rabban", 2, 0),
        ("feyd_rautha", 2, 1),
        ("thufir_hawat", 1, 2),
        ("captain_aramsham", 1, 1),
        ("gaius_helen_mohiam", 0, 3),
        ("emperor_shaddam_iv", 2, 0),
        ("paul_atreides", 1, 0),
        ("paul_muaddib", 2, 1),
        ("lady_jessica", 0, 1),
        ("reverend_mother_jessica", 0, 2),
        ("alia", 1, 0),
        ("gurney_halleck", 2, 1),
        ("stilgar", 2, 0),
        ("chani", 1, 1),
        ("generic", 1, 0),
        ("troop", 1, 0),
    ],
)
def test_r7_8_what_a_special_is_with_a_leader(leader: str, hits: int, shields: int) -> None:
    for side, other in ((H, A), (A, H)):
        if leader not in ("generic", "troop") and leader not in [c.name for c in LEADERS if SIDES[c.side] == side]:
            continue
        t = guild().legion(side, "pasty_mesa", regular=1, **{leader: 1}).legion(other, "se_outer_1", regular=6)
        t.rolls("xs ssssss" if leader == "troop" else "x ssssss")
        t.action(side, ("attack", "any", False, ""))
        t.does(side, "legion", "pasty_mesa").does(side, "target", "step:se_outer_1")
        if t.asked(side) == "leave":
            t.does(side, "leave", "go")
        assert t.told("battle_damage")[0][:3] == (side, hits, shields + (leader == "troop"))


@pytest.mark.parametrize("specials", [1, 2])
def test_r7_9_special_elites_cancel_shields(specials: int) -> None:
    t = (
        arrakis()
        .legion(H, "pasty_mesa", special=specials)
        .legion(A, "se_outer_1", regular=3)
        .rolls("h" * specials + "sss")
    )
    t.action(H, ("attack", "any", False, "")).does(H, "legion", "pasty_mesa").does(H, "target", "step:se_outer_1")
    if t.asked(H) == "leave":
        t.does(H, "leave", "go")
    assert t.told("battle_damage")[1] == (A, 0, 3 - specials, specials - 1, specials)


# Tokens.


@pytest.mark.parametrize("face", sorted(set(VALUES.tokens)))
def test_r4_17_a_deployment_token_becomes_what_it_shows(face: str) -> None:
    t = arrakis().token("windgap", face).dice(A, mentat=1).dice(H, mentat=1).turn(A)
    t.does(A, "turn", "free:guerrilla").does(A, "turn_token", t.state.tokens.index(AREAS.index("windgap")))
    shown = Counter({"R": "regular", "E": "elite", "S": "special", "L": "generic"}[letter] for letter in face)
    assert t.figures(A, "windgap") == shown
    assert t.state.tokens.count(-3) == 1, "it leaves the game"


def test_what_the_deployment_tokens_show() -> None:
    assert VALUES.tokens[:8] == ["RR", "RR", "RE", "RE", "RE", "RE", "RE", "RS"]
    assert VALUES.tokens[8:] == ["RR", "RR", "RRR", "RE", "RE", "EE", "RS", "RS"]
    assert VALUES.black == ["RR", "RR", "RRR", "RE", "RRL", "REL"]
    assert VALUES.silver == ["R", "RR", "RE", "E", "RL", "RSL"]


@pytest.mark.parametrize(
    ("face", "area", "appears"),
    [
        ("sand", "nw_outer_5", False),
        ("sand", "sw_inner_5", False),
        ("sandworm", "nw_outer_5", True),
        ("sandworm", "sw_inner_5", True),
        ("burrowing_sandworm", "nw_outer_5", True),
        ("burrowing_sandworm", "sw_inner_5", False),
    ],
)
def test_r10_2_every_wormsign(face: str, area: str, appears: bool) -> None:
    t = arrakis().wormsign(area, face).play("turn_wormsigns")
    t.expect("")
    assert t.has(area, ANY_WORM) == appears
    assert Counter(VALUES.wormsigns) == {0: 6, 1: 6, 2: 4}, "sand, sandworm, burrowing sandworm"


@pytest.mark.parametrize("marker", MARKERS)
def test_r11_5_every_testing_station(marker: str) -> None:
    t = arrakis().legion(A, "nw_inner_3", regular=1).station("nw_inner_4", marker)
    t.action(A, ("march", "any", 1), "arrive").does(A, "legion", "nw_inner_3").does(A, "target", "step:nw_inner_4")
    assert dict(zip(MARKERS, t.markers(), strict=True)) == {**dict.fromkeys(MARKERS, 0), marker: 1}
    assert not t.has("nw_inner_4", STATION)
    assert Counter(VALUES.stations) == {0: 2, 1: 2, 2: 2}


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_r7_15_every_rank_of_a_sietch(rank: int) -> None:
    t = arrakis().sietch("tasmin_sink", rank).legion(H, "pasty_mesa", regular=1).legion(A, "tasmin_sink", regular=1)
    t.rolls("h" + "x" * (1 + rank)).action(H, ("attack", "any", False, "")).does(H, "legion", "pasty_mesa")
    t.does(H, "target", "step:tasmin_sink")
    assert t.told("battle_rolled")[1][1] == 1 + rank, "it defends with as many dice"
    t.does(H, "advance", "advance")
    assert t.state.supremacy == rank
    assert Counter(SIETCH_RANKS) == {1: 2, 2: 4, 3: 2}


@pytest.mark.parametrize(
    ("settlement", "start", "rank"),
    [
        ("arrakeen", "rimwall_west", 3),
        ("carthag", "broken_land", 2),
        ("arsunt", "broken_land", 1),
        ("hagga_basin", "splintered_rock", 1),
        ("imperial_basin", "rimwall_west", 1),
        ("north_pole", "wind_pass", 1),
    ],
)
def test_r7_16_every_settlement(settlement: str, start: str, rank: int) -> None:
    t = arrakis().legion(A, start, regular=1).action(A, ("attack", "any", False, ""))
    t.does(A, "legion", start).does(A, "target", f"step:{settlement}").does(A, "advance", "advance")
    assert t.markers() == (rank, rank, rank)


@pytest.mark.parametrize(
    ("atomics", "exposed"),
    [
        ("splintered_rock", ["hagga_basin"]),
        ("hole_in_the_rock", ["imperial_basin"]),
        ("rimwall", ["arrakeen", "imperial_basin"]),
    ],
)
def test_r12_2_every_token_of_the_family_atomics(atomics: str, exposed: list[str]) -> None:
    t = arrakis().tracks(jihad=8).dice(A, mentat=1).dice(H, mentat=1)
    for area in STORM_EXEMPT:
        t.legion(H, AREAS[area], regular=3)
    t.rolls("hh" * len(exposed)).play(("take_turn", ATREIDES), "storms")
    t.does(A, "turn", f"free:atomics:{atomics}").does(A, "turn", "pass")
    t.does(H, "turn", "mentat").does(H, "action", "nothing")
    assert sorted(told[0] for told in t.told("storm", ever=True)) == exposed
    assert all(t.figures(H, area) == {"regular": 1} for area in exposed)


# Tracks.


@pytest.mark.parametrize(
    ("step", "leader", "sisters"),
    [
        (1, "thufir_hawat", 1),
        (2, "", 1),
        (3, "", 1),
        (4, "", 2),
        (5, "", 1),
        (6, "feyd_rautha", 1),
        (7, "", 2),
        (8, "", 1),
    ],
)
def test_r6_6_every_step_of_supremacy(step: int, leader: str, sisters: int) -> None:
    t = arrakis().tracks(step - 1).sietch("tasmin_sink", 1).legion(H, "pasty_mesa", regular=1)
    t.action(H, ("attack", "any", False, "")).does(H, "legion", "pasty_mesa").does(H, "target", "step:tasmin_sink")
    t.does(H, "advance", "advance")
    assert t.state.supremacy == step
    assert [told[0] for told in t.told("leader_enters")] == ([leader] if leader else [])
    assert t.state.bene_gesserit == [0, sisters]


@pytest.mark.parametrize(
    ("marker", "step", "leader"),
    [
        ("kwisatz_haderach", 3, "paul_muaddib"),
        ("sand_dwellers", 3, "reverend_mother_jessica"),
        ("jihad", 3, "chani"),
        *[(marker, 6, "alia") for marker in MARKERS],
        *[(marker, step, "") for marker in MARKERS for step in (1, 2, 4, 5, 7, 9)],
    ],
)
def test_r6_6_every_step_of_prescience(marker: str, step: int, leader: str) -> None:
    t = arrakis().tracks(**{marker: step - 1}).legion(A, "nw_inner_3", regular=1).station("nw_inner_4", marker)
    if step > 6:
        t.edit(lambda s: setattr(s, "entered", s.entered | 1 << 19)).leader("alia", "ready")
    t.action(A, ("march", "any", 1), "arrive").does(A, "legion", "nw_inner_3").does(A, "target", "step:nw_inner_4")
    assert t.markers()[MARKERS.index(marker)] == step
    entered = [each.name for each in LEADERS if t.leader_is(each.name) == "ready"]
    started = ["baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "lady_jessica", "stilgar"]
    assert set(entered) - set(started) - {"alia" if step > 6 else ""} == ({leader} if leader else set())


@pytest.mark.parametrize("objective", VALUES.objectives)
def test_r1_2_every_objective(objective: tuple[int, int, int]) -> None:
    for lacking in (*MARKERS, ""):
        steps = {name: n - (name == lacking) for name, n in zip(MARKERS, objective, strict=True)}
        t = arrakis().objective(*objective).tracks(**steps).play("check_victory")
        t.expect("")
        assert (t.state.winner == ATREIDES) == (lacking == "")
    assert sorted(objective) == [4, 6, 8]


@pytest.mark.parametrize(("hits", "dice"), [("hhhh", 4), ("hhhhhh", 6)])
def test_r10_7_the_dice_of_a_worm_and_of_the_wild_maker(hits: str, dice: int) -> None:
    t = arrakis().legion(H, "nw_outer_6", regular=6).rolls(hits)
    t = t.worm("the_great_flat") if dice == 4 else t.wild_maker("the_great_flat")
    t.action(A, "use_worm").does(A, "worm", "the_great_flat").does(A, "crawl", "stay").does(A, "bite", "nw_outer_6")
    assert t.told("rolled") == [(dice, dice, 0, 0)]
    assert t.figures(H, "nw_outer_6") == ({"regular": 2} if dice == 4 else {})
