"""Combat: the window for combat cards, ranking, ties, rewards, doubling, control, battle icons (CMB, TIE, RWD, BAT)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.imperium.tables import EVERYTHING, UprisingTable, uprising
from tests.games.imperium.tallies import conserved

from kanly.games.imperium.phases.combat import FIRST, SECOND, THIRD, placings, ranks
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY

QUIET = ("lady_amber_metulli", "gurney_halleck", "muad_dib", "lady_margot_fenring")


def battle(conflict: str, *strengths: int, worms: Iterable[int] = ()) -> UprisingTable:
    """A conflict with these strengths, made of a troop (for `worms` also a sandworm) and swords."""
    t = uprising(len(strengths), leaders=QUIET).conflict(conflict)
    for h in range(len(strengths)):
        if strengths[h]:
            worm = 1 if h in worms else 0
            t.give(h, troops=1, worms=worm, swords=strengths[h] - 2 - 3 * worm)
            assert strength(t.house(h)) == strengths[h]
    return t


def settled(t: UprisingTable) -> UprisingTable:
    """Pass, and take every reward, always with the first choice."""
    while t.table.pending:
        ask = t.table.pending[0]
        t.answer(ask.seat, ask.kind, "pass" if ask.kind == "combat" else t.offered(ask.seat)[0])
    return t


# The window.


def test_passing_is_not_final() -> None:
    """CMB-01, CMB-02, RUL-07: from the first player on; a card played gives everybody another chance."""
    t = battle("skirmish_desert_mouse", 3, 3, 3)
    for h in range(3):
        t.give(h, intrigues=["contingency_plan"], troops=1, swords=1)
    t.give(2, intrigues=["cunning"])
    t.start.first = 1
    t.combat().expect("combat", [1]).passes(1)
    t.expect("combat", [2]).plots(2, "contingency_plan", 1).expect("combat", [2]).passes(2)
    t.expect("combat", [0]).passes(0).expect("combat", [1]).passes(1)
    t.expect("combat", [2]).passes(2)
    assert t.told("wins") == [("muad_dib", "skirmish_desert_mouse")]


def test_playing_and_dropping_out_gives_the_others_another_chance() -> None:
    """RUL-06, RUL-07: who plays a card resets the passes even if his last unit leaves by it."""
    t = battle("skirmish_desert_mouse", 3, 3, 3)
    t.give(0, intrigues=["contingency_plan"], troops=1, swords=1)
    t.give(1, intrigues=["contingency_plan"], troops=1, swords=1)
    t.give(2, intrigues=["go_to_ground", "cunning"], troops=1, swords=1)
    t.combat().passes(0).passes(1)
    t.expect("combat", [2]).plots(2, "go_to_ground")
    while t.table.pending[0].kind != "combat":
        t.answer(2, t.table.pending[0].kind, t.offered(2)[0])
    t.expect("combat", [0])
    assert (t.house(2).troops, strength(t.house(2))) == (0, 0)


def test_SC_53_lowered_out_of_the_window() -> None:
    """SC-53: the last troop retreats: the spy is placed, the house leaves the cycle and gets nothing."""
    t = battle("skirmish_desert_mouse", 5, 3, 0).give(
        0, troops=1, swords=3, intrigues=["go_to_ground", "contingency_plan"]
    )
    garrison = t.house(0).garrison
    t.combat().plots(0, "go_to_ground")
    while t.table.pending and t.table.pending[0].kind != "combat":
        ask = t.table.pending[0]
        t.answer(0, ask.kind, "post_guild" if ask.kind == "spy" else t.offered(0)[0])
    assert t.spies(0) == ["post_guild"]
    assert t.house(0).garrison == garrison + 1
    assert t.told("wins", ever=True) == [("gurney_halleck", "skirmish_desert_mouse")]
    assert t.told("rewarded", ever=True) == [("gurney_halleck", 1, 1)]


def test_non_participants_play_no_cards() -> None:
    """CMB-04: without a unit nobody is asked, whatever he holds."""
    t = battle("skirmish_desert_mouse", 3, 0, 0).give(1, intrigues=["contingency_plan"]).combat()
    t.expect("")
    assert t.told("wins", ever=True) == [("lady_amber_metulli", "skirmish_desert_mouse")]


def test_plots_are_no_combat_cards() -> None:
    """INT-02: in the window only combat sections may be played."""
    t = battle("skirmish_desert_mouse", 3, 2, 0).give(0, intrigues=["cunning", "contingency_plan"], troops=1).combat()
    assert t.offered(0) == ["plot:contingency_plan:1", "pass"]
    assert t.why_not(0, "plot:cunning:0").rules == ("INT-02",)
    assert t.why_not(0, "plot:contingency_plan:0").rules == ("INT-02",)
    assert t.why_not(0, "plot:devour:0").rules == ("INT-01",)


# Who gets what.

SHARES: list[tuple[str, tuple[int, ...], list[tuple[int, int]]]] = [
    ("SC-36", (9, 6, 4), [(0, FIRST), (1, SECOND)]),
    ("SC-37", (9, 6, 6), [(0, FIRST), (1, THIRD), (2, THIRD)]),
    ("SC-38", (8, 8, 5), [(0, SECOND), (1, SECOND)]),
    ("SC-39", (8, 8, 5, 3), [(0, SECOND), (1, SECOND), (2, THIRD)]),
    ("SC-40", (8, 8, 5, 5), [(0, SECOND), (1, SECOND)]),
    ("SC-41", (6, 6, 6, 4), [(0, SECOND), (1, SECOND), (2, SECOND)]),
    ("SC-42", (10, 6, 6, 5), [(0, FIRST), (1, THIRD), (2, THIRD)]),
    ("SC-43", (10, 8, 5, 5), [(0, FIRST), (1, SECOND)]),
    ("four in order", (10, 8, 5, 4), [(0, FIRST), (1, SECOND), (2, THIRD)]),
    ("four tie", (4, 4, 4, 4), [(0, SECOND), (1, SECOND), (2, SECOND), (3, SECOND)]),
    ("three tie", (4, 4, 4), [(0, SECOND), (1, SECOND), (2, SECOND)]),
    ("three tie for second", (9, 4, 4, 4), [(0, FIRST), (1, THIRD), (2, THIRD), (3, THIRD)]),
    ("tie for first, nobody else", (4, 4, 0, 0), [(0, SECOND), (1, SECOND)]),
    ("two of three fight", (0, 4, 6), [(2, FIRST), (1, SECOND)]),
    ("one fights", (0, 0, 2), [(2, FIRST)]),
    ("nobody", (0, 0, 0), []),
]


@pytest.mark.parametrize(("strengths", "shares"), [case[1:] for case in SHARES], ids=[case[0] for case in SHARES])
def test_placings(strengths: tuple[int, ...], shares: list[tuple[int, int]]) -> None:
    """CMB-05 to CMB-08, TIE-01 to TIE-04."""
    s = battle("skirmish_desert_mouse", *strengths).start
    assert placings(s, ranks(s)) == shares


def test_order_of_rewards() -> None:
    """RUL-05: by place; among tied houses from the first player on."""
    t = battle("skirmish_desert_mouse", 6, 9, 6, 6)
    t.start.first = 2
    assert placings(t.start, ranks(t.start)) == [(1, FIRST), (2, THIRD), (3, THIRD), (0, THIRD)]


def test_SC_36_third_of_three_gets_nothing() -> None:
    """SC-36: two solari and the card, three solari, nothing."""
    t = settled(battle("skirmish_desert_mouse", 9, 6, 4).combat())
    assert [t.house(h).solari for h in range(3)] == [2, 3, 0]
    # House 0's objective is the desert mouse: the two make a pair.
    assert t.told("wins", ever=True) == [("lady_amber_metulli", "skirmish_desert_mouse")]


def test_SC_37_three_players_tie_for_second() -> None:
    """SC-37: the winner is unaffected, the tied houses get the third reward."""
    t = settled(battle("protect_the_sietches", 9, 6, 6).combat())
    assert (t.influence(0, "fremen"), t.house(0).water) == (1, 2)
    assert [t.house(h).spice for h in range(3)] == [0, 2, 2]
    assert t.told("wins", ever=True) == [("lady_amber_metulli", "protect_the_sietches")]


def test_SC_38_three_players_tie_for_first() -> None:
    """SC-38: the second reward twice, no control, the card stays on the board."""
    t = settled(battle("siege_of_arrakeen", 8, 8, 5).combat())
    assert [t.house(h).solari for h in range(3)] == [4, 4, 0]
    assert [t.house(h).garrison for h in range(3)] == [4, 4, 3]
    assert t.state.control[t.box.space_of["arrakeen"]] == NOBODY
    assert t.state.conflicts == [t.box.trophy_of["siege_of_arrakeen"]]
    assert t.told("wins", ever=True) == []


def test_SC_39_four_players_tie_for_first() -> None:
    """SC-39: two second rewards, and the third for the best of the others."""
    t = settled(battle("siege_of_arrakeen", 8, 8, 5, 3).combat())
    assert [t.house(h).solari for h in range(4)] == [4, 4, 3, 0]


def test_SC_40_four_players_two_ties() -> None:
    """SC-40: those who tie for the third reward get nothing."""
    t = settled(battle("siege_of_arrakeen", 8, 8, 5, 5).combat())
    assert [t.house(h).solari for h in range(4)] == [4, 4, 0, 0]


def test_SC_41_three_of_four_tie_for_first() -> None:
    """SC-41: three second rewards, nothing for the fourth."""
    t = settled(battle("siege_of_arrakeen", 6, 6, 6, 4).combat())
    assert [t.house(h).solari for h in range(4)] == [4, 4, 4, 0]


def test_SC_42_four_players_tie_for_second() -> None:
    """SC-42: two third rewards, nothing for the fourth."""
    t = settled(battle("siege_of_arrakeen", 10, 6, 6, 5).combat())
    assert [t.house(h).solari for h in range(4)] == [2, 3, 3, 0]
    assert t.state.control[t.box.space_of["arrakeen"]] == 0


def test_SC_43_four_players_tie_for_third() -> None:
    """SC-43: nothing for the tied."""
    t = settled(battle("siege_of_arrakeen", 10, 8, 5, 5).combat())
    assert [t.house(h).solari for h in range(4)] == [2, 4, 0, 0]


def test_SC_44_sole_participant() -> None:
    """SC-44: he may play or pass, wins with any strength; there is no other reward."""
    t = battle("skirmish_ornithopter", 0, 0, 2).give(2, troops=1, intrigues=["contingency_plan", "cunning"]).combat()
    t.expect("combat", [2]).plots(2, "contingency_plan", 1)
    assert strength(t.house(2)) == 5
    settled(t)
    assert t.told("rewarded", ever=True) == [("muad_dib", 1, 1)]
    assert (t.house(2).solari, len(t.intrigues(2))) == (1, 2)


def test_SC_45_nobody_fights() -> None:
    """SC-45: no rewards; the card stays, is covered by the next one and never won."""
    t = uprising(3).conflict("skirmish_crysknife").combat(("phase", "recall")).expect("turn")
    assert t.told("rewarded", ever=True) == []
    assert t.told("unwon", ever=True) == [("skirmish_crysknife",)]
    assert t.state.conflicts == [t.box.trophy_of["skirmish_crysknife"]]
    assert t.state.conflict not in (NOBODY, t.box.trophy_of["skirmish_crysknife"])
    assert t.table.view(0)["conflicts"] == ["skirmish_crysknife"]


# Every reward of every card. The house can pay for everything and takes everything.

Gains = dict[str, int]
REWARDS: dict[str, tuple[Gains, Gains, Gains]] = {
    "skirmish_crysknife": ({"emperor": 1}, {"intrigues": 1, "spice": 1}, {"spice": 1}),
    "skirmish_ornithopter": ({"intrigues": 1, "solari": 1}, {"intrigues": 1, "solari": 2}, {"intrigues": 1}),
    "skirmish_desert_mouse": ({"solari": 2}, {"solari": 3}, {"solari": 2}),
    "choam_security": (
        {"guild": 1, "solari": 2, "garrison": 1},
        {"water": 1, "solari": 2, "garrison": 2},
        {"intrigues": 1, "garrison": 1},
    ),
    "spice_freighters": (
        {"emperor": 1, "spice": -3, "points": 1},
        {"water": 1, "spice": 1, "garrison": 1},
        {"spice": 1, "garrison": 1},
    ),
    "siege_of_arrakeen": ({"arrakeen": 1, "solari": 2, "garrison": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}),
    "seize_spice_refinery": (
        {"spice_refinery": 1, "spies": -1, "spice": 2},
        {"intrigues": 1, "spice": 1, "garrison": 1},
        {"spice": 2},
    ),
    "test_of_loyalty": ({"emperor": 1, "spies": -1, "solari": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}),
    "shadow_contest": (
        {"bene_gesserit": 1, "intrigues": 1},
        {"intrigues": 1, "spice": 1, "garrison": 1},
        {"spice": 1, "garrison": 1},
    ),
    "secure_imperial_basin": (
        {"imperial_basin": 1, "spice": 2, "garrison": 1},
        {"water": 2, "garrison": 1},
        {"water": 1, "garrison": 1},
    ),
    "protect_the_sietches": (
        {"fremen": 1, "water": 1, "garrison": 1},
        {"spice": 3, "garrison": 1},
        {"spice": 2},
    ),
    "trade_dispute": (
        {"solari": 2, "water": 1, "discard": -1},
        {"water": 1, "spice": 1, "discard": -1},
        {"water": 1, "garrison": 1},
    ),
    "propaganda": ({"emperor": 1, "guild": 1}, {"intrigues": 1, "spice": 3}, {"spice": 3}),
    "battle_for_imperial_basin": ({"imperial_basin": 1, "spice": -4, "points": 2}, {"spice": 5}, {"spice": 3}),
    "battle_for_arrakeen": (
        {"arrakeen": 1, "spies": 2, "points": 2},
        {"intrigues": 1, "spice": 1, "solari": 3},
        {"spice": 2, "solari": 2},
    ),
    "battle_for_spice_refinery": (
        {"spice_refinery": 1, "solari": -6, "points": 2},
        {"intrigues": 1, "spice": 3},
        {"spice": 3},
    ),
}
CONTROL = ("arrakeen", "spice_refinery", "imperial_basin")


def reward_table(name: str, place: int, worms: int) -> UprisingTable:
    """A house about to take a reward, with enough of everything to pay."""
    t = uprising(4, leaders=QUIET).conflict(name).wall_gone()
    t.give(0, solari=20, spice=20, troops=1, worms=worms, discard=["dagger", "diplomacy", "seek_allies"])
    if name == "battle_for_arrakeen":
        t.spy(0, "post_guild", "post_fremen", "post_choam")
    return t.play(("reward", 0, place), ("settle", 0), ("player_turns", 0))


def holdings(t: UprisingTable) -> Gains:
    """What a reward can change, in numbers."""
    house = t.now.houses[0]
    out = {name: getattr(house, name) for name in ("solari", "spice", "water", "garrison", "spies", "points")}
    out |= {"intrigues": len(house.intrigues), "discard": len(house.discard)}
    out |= {space: int(t.now.control[t.box.space_of[space]] == 0) for space in CONTROL}
    return out | {FACTIONS[f]: house.influence[f] for f in range(4)}


def changes(t: UprisingTable) -> Gains:
    """Take the whole reward, and say what it has changed."""
    before = holdings(t)
    while t.table.pending[0].kind != "turn":
        t.answer(0, t.table.pending[0].kind, t.offered(0)[0])
    now = holdings(t)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


@pytest.mark.parametrize("place", [FIRST, SECOND, THIRD])
@pytest.mark.parametrize("name", list(REWARDS))
def test_rewards(name: str, place: int) -> None:
    """RWD-01: exactly this."""
    assert changes(reward_table(name, place, worms=0)) == REWARDS[name][place]


@pytest.mark.parametrize("place", [FIRST, SECOND, THIRD])
@pytest.mark.parametrize("name", list(REWARDS))
def test_doubled_rewards(name: str, place: int) -> None:
    """RWD-02 to RWD-05: everything twice, also with two sandworms, but for control; payments up to twice."""
    once = REWARDS[name][place]
    twice = {what: n if what in CONTROL else 2 * n for what, n in once.items()}
    points = sum(
        twice.get(faction, 0) >= 2 for faction in FACTIONS
    )  # second steps; points on tracks are not in `points`
    if name == "battle_for_arrakeen" and place == FIRST:
        twice |= {"spies": 2, "points": 3}  # the third spy cannot pay again
    for worms in (1, 2):
        t = reward_table(name, place, worms)
        assert changes(t) == twice
        assert t.vp(0) == 1 + twice.get("points", 0) + points


def test_every_conflict_is_listed_here() -> None:
    """SET-05: 3, 9 and 4 cards, five of each icon and one wild."""
    cards = [card for card in EVERYTHING.trophies if card.level]
    assert sorted(REWARDS) == sorted(card.name for card in cards)
    assert [sum(card.level == level for card in cards) for level in (1, 2, 3)] == [3, 9, 4]


ICONS = {
    "crysknife": {
        "skirmish_crysknife",
        "choam_security",
        "spice_freighters",
        "seize_spice_refinery",
        "battle_for_arrakeen",
    },
    "ornithopter": {
        "skirmish_ornithopter",
        "siege_of_arrakeen",
        "test_of_loyalty",
        "shadow_contest",
        "battle_for_imperial_basin",
    },
    "desert_mouse": {
        "skirmish_desert_mouse",
        "secure_imperial_basin",
        "protect_the_sietches",
        "trade_dispute",
        "battle_for_spice_refinery",
    },
    "wild": {"propaganda"},
}
OBJECTIVE = {
    "crysknife": "objective_crysknife",
    "ornithopter": "objective_ornithopter_1_3p",
    "desert_mouse": "objective_desert_mouse_first",
}


@pytest.mark.parametrize("name", list(REWARDS))
@pytest.mark.parametrize("objective", list(OBJECTIVE))
def test_battle_icons(name: str, objective: str) -> None:
    """BAT-01 to BAT-03: a pair of one icon is turned face down for a point at once; a wild icon pairs with none."""
    t = uprising(3, leaders=QUIET).conflict(name).give(0, trophies=[OBJECTIVE[objective]])
    points = t.vp(0)
    t.play(("take_trophy", 0), ("turn", 0)).turn(0).play(("take_trophy", 0), ("turn", 0)).expect("turn")
    if name in ICONS[objective]:
        assert t.trophies(0) == []
        assert sorted(t.box.trophies[i].name for i in t.house(0).matched) == sorted([name, OBJECTIVE[objective]])
        assert t.told("pairs", ever=True) == [("lady_amber_metulli", objective)]
        assert t.vp(0) == points + 1
    else:
        assert t.trophies(0) == [OBJECTIVE[objective], name]
        assert t.vp(0) == points


def test_a_pair_never_matches_again() -> None:
    """BAT-02: face-down cards are out; the next card of the icon lies face up alone."""
    t = uprising(3, leaders=QUIET).conflict("skirmish_crysknife").give(0, trophies=["objective_crysknife"])
    t.play(("take_trophy", 0), "round_start", ("take_trophy", 0))
    s = t.start
    card = t.box.trophy_of["choam_security"]
    for deck in (s.conflict_deck, s.conflict_box):
        if card in deck:
            deck.remove(card)
    s.conflict_deck.append(card)
    t.expect("")
    assert t.trophies(0) == ["choam_security"]
    assert t.told("pairs", ever=True) == [("lady_amber_metulli", "crysknife")]


# Doubling, control.


def test_SC_46_doubled_spice_freighters() -> None:
    """SC-46: two choices, two payments, not tripled by a second sandworm."""
    t = uprising(3, leaders=QUIET).conflict("spice_freighters")
    t.give(0, troops=0, worms=2, spice=7, influence={"fremen": 1}, trophies=["objective_ornithopter_1_3p"])
    points = t.vp(0)
    t.combat()
    t.does(0, "spice_freighters.first.1").answer(0, "faction", "fremen")
    t.does(0, "spice_freighters.first.1").answer(0, "faction", "guild")
    t.does(0, "spice_freighters.first.2", "spice_freighters.first.2")
    t.expect("")
    assert (t.influence(0, "fremen"), t.influence(0, "guild")) == (2, 1)
    assert t.house(0).spice == 1
    assert t.vp(0) == points + 3


def test_doubled_payment_may_be_made_once() -> None:
    """RWD-05: each payment is optional."""
    t = uprising(3, leaders=QUIET).conflict("spice_freighters").give(0, worms=1, spice=7, trophies=[]).combat()
    t.does(0, "spice_freighters.first.1").answer(0, "faction", "guild")
    assert "done" not in t.offered(0)  # influence is mandatory
    t.does(0, "spice_freighters.first.1").answer(0, "faction", "guild")
    t.does(0, "spice_freighters.first.2").reward_done(0)
    assert (t.house(0).spice, t.vp(0)) == (4, 2)


def test_SC_47_control_and_icon_do_not_double() -> None:
    """SC-47: two points and one for the payment; one marker, the other's goes back; one card."""
    t = uprising(3, leaders=QUIET).conflict("battle_for_spice_refinery").wall_gone().controls(1, "spice_refinery")
    t.give(0, worms=1, solari=6, trophies=["objective_crysknife"])
    points = t.vp(0)
    t.combat().does(0, "battle_for_spice_refinery.first.3")
    t.expect("")
    assert t.vp(0) == points + 3
    assert t.house(0).solari == 0
    assert t.state.control[t.box.space_of["spice_refinery"]] == 0
    assert t.trophies(0) == ["objective_crysknife", "battle_for_spice_refinery"]
    assert t.told("controls", ever=True) == [("lady_amber_metulli", "spice_refinery")]


def test_SC_48_battle_for_arrakeen_with_three_spies() -> None:
    """SC-48: two spies pay once; one is left and cannot."""
    t = uprising(3, leaders=QUIET).conflict("battle_for_arrakeen").wall_gone().give(0, worms=1, trophies=[])
    t.spy(0, "post_guild", "post_fremen", "post_choam").combat()
    t.does(0, "battle_for_arrakeen.first.3").answer(0, "recall", "post_guild").answer(0, "recall", "post_choam")
    t.expect("")
    assert t.vp(0) == 3
    assert t.spies(0) == ["post_fremen"]


def test_SC_49_tied_reward_is_doubled_per_player() -> None:
    """SC-49: only the house with the sandworm doubles."""
    t = settled(battle("shadow_contest", 7, 7, 0, worms=[0]).combat())
    got = [(len(t.intrigues(h)), t.house(h).spice, t.house(h).garrison - 3) for h in range(2)]
    assert got == [(2, 2, 2), (1, 1, 1)]


def test_SC_149_doubled_third_reward() -> None:
    """SC-149: a tie for second with a sandworm: four spice and two; nobody gets the second reward."""
    t = settled(battle("protect_the_sietches", 9, 6, 6, worms=[1]).combat())
    assert [t.house(h).spice for h in range(3)] == [0, 4, 2]
    assert [t.house(h).garrison for h in range(3)] == [4, 3, 3]
    assert t.told("wins", ever=True) == [("lady_amber_metulli", "protect_the_sietches")]


def test_SC_88_control_kept() -> None:
    """SC-88: winning again where the own marker stands changes nothing but the points."""
    t = uprising(3, leaders=QUIET).conflict("battle_for_arrakeen").controls(0, "arrakeen")
    t.give(0, troops=1, trophies=[]).combat().expect("")
    assert t.state.control[t.box.space_of["arrakeen"]] == 0
    assert t.vp(0) == 1


def test_propaganda_names_both_factions_first() -> None:
    """RWD-06: two different factions in one choice; doubled, the whole choice twice."""
    t = uprising(3, leaders=QUIET).conflict("propaganda").give(0, worms=1).combat()
    t.expect("two_factions")
    assert len(t.offered(0)) == 6
    t.answer(0, "two_factions", "emperor:fremen")
    t.answer(0, "two_factions", "emperor:guild").expect("")
    assert t.house(0).influence == [2, 1, 0, 1]
    assert t.trophies(0)[-1] == "propaganda"


def test_rewards_do_not_count_as_a_turn() -> None:
    """RWD-01: recruits go to the garrison; nothing is deployed, nothing is left in the pool."""
    t = settled(battle("siege_of_arrakeen", 8, 6, 0).combat())
    assert [t.house(h).troops for h in range(3)] == [0, 0, 0]
    assert t.state.pool == []
    conserved(t.table)


def test_conflict_is_cleared() -> None:
    """CMB-09: troops to the supply, sandworms to the bank, swords gone."""
    t = uprising(3, leaders=QUIET).conflict("skirmish_desert_mouse").give(0, garrison=2, troops=4, worms=2, swords=3)
    t.give(1, garrison=0, troops=1).combat().expect("")
    assert [(t.house(h).garrison, t.house(h).supply) for h in (0, 1)] == [(2, 10), (0, 12)]
    for h in (0, 1):
        assert (t.house(h).troops, t.house(h).worms, t.house(h).swords) == (0, 0, 0)


def test_SC_51_wild_icon_only_at_the_end() -> None:
    """SC-51: the wild card waits; the ornithopters pair when the second is won; then the wild one finds no partner."""
    t = uprising(3, leaders=QUIET).conflict("propaganda").give(0, worms=0, troops=1)
    t.give(0, trophies=["objective_ornithopter_1_3p"], troops=1)
    s = t.start
    s.conflict_deck = [t.box.trophy_of["battle_for_imperial_basin"]]
    s.conflict_box = [
        i for i in range(len(t.box.trophies)) if t.box.trophies[i].level and i not in (s.conflict, *s.conflict_deck)
    ]
    points = t.vp(0)
    t.combat("round_start", ("take_trophy", 0), ("phase", "recall"))
    t.answer(0, "two_factions", "emperor:guild")
    assert t.told("pairs", ever=True) == [("lady_amber_metulli", "ornithopter")]
    t.expect("")  # the endgame asks nobody: there is no pair, and there are no cards
    assert t.trophies(0) == ["propaganda"]
    assert t.vp(0) == points + 1
    assert t.told("endgame", ever=True) == [()]


def test_SC_87_no_card_waits_for_a_win() -> None:
    """SC-87: a tie for first wins nothing: no `wins` is told that a card of another set could wait for."""
    t = settled(battle("shadow_contest", 7, 7, 0).combat())
    assert t.told("wins", ever=True) == []
    assert t.told("unwon", ever=True) == [("shadow_contest",)]
