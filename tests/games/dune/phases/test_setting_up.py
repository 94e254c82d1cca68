"""Set-up (R3, R18): who plays whom, prediction, traitors, forces, cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.dune.battling import both_plan, meet
from tests.games.dune.saying import asked, english
from tests.games.dune.tables import ALL, DuneTable, conserved, dune

from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, RECOMMENDED
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS, traitor_deck
from kanly.games.dune.facts.map import NODE_OF
from kanly.games.dune.game import GAME
from kanly.games.dune.phases.setup import factions_dealt, setting_up
from kanly.games.dune.phases.setup.factions_dealt import pick_order
from kanly.games.dune.phases.spice_blow import nexus, rides, spice_blow, worms
from kanly.games.dune.phases.storm import storm, storm_cards
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Ask, BadSetup
from kanly.testing.tabletalk import TableTalk
from kanly.words import Words

SOURCES = Path(__file__).parents[4] / "src"
SETTLED: dict[str, Any] = {"faction_swap": False}


def fixed(*names: str) -> dict[str, Any]:
    """Settings that fix the factions of the seats."""
    return {f"faction_{i + 1}": names[i] for i in range(len(names))}


def new(seats: int, mode: str = "base", seed: int = 0, **settings: Any) -> TableTalk[DuneState]:
    """A new table, from the very beginning on."""
    modules = ["advanced"] if mode == "advanced" else []
    return TableTalk(GAME, seats=seats, modules=modules, settings=settings, seed=seed)


def faction_at(t: TableTalk[DuneState], seat: int) -> str:
    return next(FACTIONS[f].name for f in range(6) if t.state.sides[f].seat == seat)


def until(t: TableTalk[DuneState], kind: str) -> TableTalk[DuneState]:
    """Everybody takes the first option until a question of this kind comes (or the game is over)."""
    while not t.table.over and t.table.pending[0].kind != kind:
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[0])
    return t


def set_up_all(t: TableTalk[DuneState]) -> TableTalk[DuneState]:
    """Everybody takes the first option until the first storm is dialled."""
    return until(t, "storm_dial")


def start(mode: str = "base", factions: tuple[str, ...] = ALL) -> DuneTable:
    """A table whose set-up begins after the seating."""
    t = dune(mode, factions)
    for side in t.start.sides:
        side.spice = 0
        side.reserves = 0
        side.reserve_specials = 0
        side.forces = {}
    t.start.traitor_deck = []
    t.start.round = 0
    return t


# Set-up as a whole.


def test_setup_six_players() -> None:
    t = set_up_all(new(6, **fixed(*ALL)))
    s = t.state
    spice = {FACTIONS[f].name: s.sides[f].spice for f in range(6)}
    assert spice == {
        "atreides": 10,
        "bene_gesserit": 5,
        "emperor": 10,
        "fremen": 3,
        "spacing_guild": 5,
        "harkonnen": 10,
    }
    assert [len(s.sides[f].hand) for f in range(6)] == [1, 1, 1, 1, 1, 2]
    assert len(s.treachery_deck) == 26
    assert [len(s.sides[f].traitors) for f in range(6)] == [1, 1, 1, 1, 1, 4]
    assert len(s.traitor_deck) == 21
    assert s.sides[0].forces == {NODE_OF["arrakeen.9"]: 10}
    assert s.sides[5].forces == {NODE_OF["carthag.10"]: 10}
    assert s.sides[4].forces == {NODE_OF["tueks_sietch.4"]: 5}
    assert s.sides[1].forces == {NODE_OF["polar_sink"]: 1}
    assert sum(s.sides[3].forces.values()) == 10
    assert [s.sides[f].reserves for f in range(6)] == [10, 19, 20, 10, 15, 10]
    assert [s.sides[f].reserve_specials for f in range(6)] == [0] * 6
    assert s.round == 1
    conserved(t.table)


def test_setup_traitor_deck_three_players() -> None:
    t = start(factions=("atreides", "fremen", "harkonnen")).play("deal_traitors", "keep_traitors")
    assert len(traitor_deck([FACTION_OF[name] for name in ("atreides", "fremen", "harkonnen")])) == 15
    assert len(t.state.traitor_deck) == 3  # 12 of 15 are dealt
    t.expect("keep_traitor", [0, 1])
    dealt = t.side("atreides").traitors + t.side("fremen").traitors
    for name in ("atreides", "fremen"):
        t.does(name, "keep_traitor", t.offers(name)[0])
    assert len(t.side("harkonnen").traitors) == 4
    kept = t.side("atreides").traitors + t.side("fremen").traitors
    assert len(kept) == 2
    assert sorted(t.state.traitor_deck[:6]) == sorted(set(dealt) - set(kept))  # at the bottom
    assert len(t.state.traitor_deck) == 9


def test_setup_prediction_timing() -> None:
    t = start().play("predict", "deal_traitors")
    t.expect("predicted_faction", [1])
    assert t.table.question(t.table.pending[0]).rules == ("BG.B1",)
    assert t.offers("bene_gesserit") == ["atreides", "emperor", "fremen", "spacing_guild", "harkonnen"]
    assert not any(side.traitors for side in t.state.sides)
    t.does("bene_gesserit", "predicted_faction", "emperor")
    assert t.offers("bene_gesserit") == [str(n) for n in range(1, 11)]
    assert "nothing that" in t.refuses(1, "predicted_round", 11)
    t.does("bene_gesserit", "predicted_round", 4)
    assert t.state.prediction == (FACTION_OF["emperor"], 4)
    assert t.table.view(1)["prediction"] == ["emperor", 4]
    assert [t.table.view(seat)["prediction"] for seat in (None, 0, 2, 3, 4, 5)] == [None] * 6
    assert t.told("predicted", ever=True) == [("bene_gesserit",)]


def test_prediction_names_another_faction_in_play() -> None:
    t = start(factions=("atreides", "bene_gesserit", "harkonnen")).play("predict")
    assert t.offers("bene_gesserit") == ["atreides", "harkonnen"]
    own = t.table.why_not(1, "bene_gesserit")
    absent = t.table.why_not(1, "emperor")
    assert own is not None
    assert absent is not None
    assert (own.id, own.rules) == ("why-prediction-own", ("BG.B1",))
    assert (absent.id, absent.rules) == ("why-faction-not-in-play", ("BG.B1",))


def test_without_bene_gesserit_nobody_predicts() -> None:
    t = start(factions=("atreides", "harkonnen")).play("predict")
    assert t.table.over
    assert t.state.prediction == (NOBODY, 0)


def test_setup_harkonnen_traitors() -> None:
    t = start().play("deal_traitors", "keep_traitors")
    t.expect("keep_traitor", [0, 1, 2, 3, 4])
    for name in ALL[:-1]:
        t.does(name, "keep_traitor", t.offers(name)[-1])
    held = t.side("harkonnen").traitors
    assert len(held) == 4
    view = t.table.view(5)["factions"]["harkonnen"]["traitors"]
    assert view == [LEADERS[leader].name for leader in held]
    assert t.table.view(0)["factions"]["harkonnen"]["traitors"] == ["?"] * 4


@pytest.mark.parametrize(
    ("leader", "faction", "callable"),
    [
        ("caid", "emperor", True),
        ("stilgar", "fremen", True),
        ("alia", "bene_gesserit", True),
        ("burseg", "emperor", False),
    ],
)
def test_setup_harkonnen_traitors_can_all_be_called(leader: str, faction: str, callable: bool) -> None:
    held = ["feyd_rautha", "caid", "stilgar", "alia"]
    fighters: dict[str, Any] = {"harkonnen": 4, faction: 3}
    t = meet("carthag.10", **fighters).give("harkonnen", traitors=held)
    both_plan(t, harkonnen=(1, "feyd_rautha"), **{faction: (1, leader)})
    assert t.offers("harkonnen") == (["call", "pass"] if callable else ["pass"])
    assert t.offers(faction) == ["pass"]  # nobody else holds Feyd-Rautha's card


def test_setup_own_leader_traitor() -> None:
    dealt = ("dr_yueh", "caid", "chani", "umman_kudu")
    t = dune().give("atreides", traitors=dealt).play("keep_traitors")
    for name in ("bene_gesserit", "emperor", "fremen", "spacing_guild"):
        t.give(name, traitors=[LEADERS[t.start.traitor_deck[0]].name])
    assert t.offers("atreides") == list(dealt)
    reason = t.table.why_not(0, "alia")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-traitor-not-dealt", ("R3.4",))
    t.does("atreides", "keep_traitor", "dr_yueh")
    for name in ("bene_gesserit", "emperor", "fremen", "spacing_guild"):
        t.does(name, "keep_traitor", t.offers(name)[0])
    assert t.side("atreides").traitors == [LEADER_OF["dr_yueh"]]
    assert {LEADER_OF[name] for name in dealt[1:]} <= set(t.state.traitor_deck[:3])
    assert all(LEADER_OF["dr_yueh"] not in t.state.sides[f].traitors for f in range(1, 6))
    assert t.table.view(1)["factions"]["atreides"]["traitors"] == ["?"]


def test_setup_own_leader_traitor_lets_nobody_be_called() -> None:
    t = meet("arrakeen.9", atreides=4, emperor=3).give("atreides", traitors=["dr_yueh"])
    both_plan(t, atreides=(1, "dr_yueh"), emperor=(1, "caid"))
    assert t.offers("atreides") == ["pass"]
    assert t.offers("emperor") == ["pass"]


def test_returned_traitors_stay_known_to_who_saw_them() -> None:
    t = start().play("deal_traitors", "keep_traitors")
    seen = set(t.side("emperor").traitors)
    for name in ALL[:-1]:
        t.does(name, "keep_traitor", t.offers(name)[0])
    assert all(t.state.traitor_known.by(2, leader) for leader in seen)
    assert not any(t.state.traitor_known.by(0, leader) for leader in seen)


def test_no_karama_or_deal_during_setup() -> None:
    """R3.7: every question before the first storm is a closed one."""
    t = new(6, mode="advanced", faction_choice="drafted")
    while t.table.pending[0].kind != "storm_dial":
        for seat in range(6):
            assert t.unasked(seat) == {}
        ask = t.table.pending[0]
        assert ask.offer is None
        t.table.choose(ask.seat, ask.options[0])


def test_the_decks_are_shuffled() -> None:
    """R3.1, R3.4: another seed, another order of treachery, spice and traitor cards."""
    first, second = (set_up_all(new(6, seed=seed, **fixed(*ALL))).state for seed in (1, 2))
    assert first.treachery_deck != second.treachery_deck
    assert first.spice_deck != second.spice_deck
    assert first.sides[5].traitors != second.sides[5].traitors
    assert sorted(first.spice_deck) == sorted(second.spice_deck)


# Factions.


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (2, {"atreides", "harkonnen"}),
        (3, {"atreides", "fremen", "harkonnen"}),
        (4, {"atreides", "emperor", "fremen", "harkonnen"}),
        (5, {"atreides", "emperor", "fremen", "harkonnen", "spacing_guild"}),
        (6, set(ALL)),
    ],
)
def test_setup_recommended_factions(seats: int, names: set[str]) -> None:
    assert {FACTIONS[f].name for f in RECOMMENDED[seats]} == names
    for seed in range(5):
        t = new(seats, seed=seed)
        assert {faction_at(t, seat) for seat in range(seats)} == names


def test_factions_are_dealt_at_random() -> None:
    assert len({tuple(faction_at(new(3, seed=seed), seat) for seat in range(3)) for seed in range(40)}) == 6


def test_pool_of_all_factions() -> None:
    seen: set[str] = set()
    for seed in range(30):
        t = new(2, seed=seed, faction_pool="all", **SETTLED)
        seen |= {faction_at(t, seat) for seat in range(2)}
    assert seen == set(ALL)


def test_setup_faction_draft() -> None:
    assert pick_order([0, 1, 2, 3], [7, 3, 10, 1]) == [2, 0, 1, 3]
    t = new(4, seed=3, faction_choice="drafted")
    opened = GAME.open(t.setup, "3")
    drawn = dict(event.data for event in opened.events(None) if event.kind == "number_drawn")
    order = sorted(drawn, key=lambda seat: -drawn[seat])
    assert len(set(drawn.values())) == 4
    assert set(drawn.values()) <= set(range(1, 11))
    wanted = ["harkonnen", "fremen", "atreides", "emperor"]
    for seat, name in zip(order, wanted):
        t.expect("take_faction", [seat - 1])
        t.answer(seat - 1, "take_faction", name)
    assert [faction_at(t, seat - 1) for seat in order] == wanted
    t.expect("swap", [0])
    mine, other = faction_at(t, 0), faction_at(t, 1)
    t.answer(0, "swap", other).expect("answer_swap", [1]).answer(1, "answer_swap", "accept")
    assert (faction_at(t, 0), faction_at(t, 1)) == (other, mine)
    assert t.state.sides[FACTION_OF[other]].circle == 0


def test_factions_are_chosen_in_the_order_of_seats() -> None:
    t = new(3, faction_choice="chosen", faction_pool="all", **SETTLED)
    t.expect("take_faction", [0]).answer(0, "take_faction", "emperor")
    t.expect("take_faction", [1])
    taken = t.table.why_not(1, "emperor")
    assert taken is not None
    assert (taken.id, taken.rules) == ("why-faction-taken", ("R3.2",))
    t.answer(1, "take_faction", "spacing_guild").answer(2, "take_faction", "fremen")
    assert [faction_at(t, seat) for seat in range(3)] == ["emperor", "spacing_guild", "fremen"]


def test_why_a_faction_is_not_in_the_pool() -> None:
    t = new(3, faction_choice="chosen")
    assert t.offered(0) == ["atreides", "fremen", "harkonnen"]
    reason = t.table.why_not(0, "emperor")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-faction-not-in-pool", ("R18.1",))


def test_fixed_factions_stay_where_they_are() -> None:
    t = new(4, faction_2="spacing_guild", faction_choice="chosen")
    assert faction_at(t, 1) == "spacing_guild"
    for seat in (0, 2, 3):
        t.expect("take_faction", [seat])
        t.answer(seat, "take_faction", t.offered(seat)[0])
    t.expect("swap", [0])
    assert "spacing_guild" not in t.offered(0)
    reason = t.table.why_not(0, "spacing_guild")
    assert reason is not None
    assert reason.id == "why-faction-fixed"
    t.answer(0, "swap", "pass").expect("swap", [2])  # seat 1 is not asked


def test_swaps() -> None:
    t = new(3, faction_choice="chosen", faction_pool="all")
    for seat, name in enumerate(("atreides", "fremen", "harkonnen")):
        t.answer(seat, "take_faction", name)
    assert t.offered(0) == ["fremen", "harkonnen", "pass"]
    own = t.table.why_not(0, "atreides")
    absent = t.table.why_not(0, "emperor")
    assert own is not None
    assert absent is not None
    assert (own.id, absent.id) == ("why-faction-own", "why-faction-not-in-play")
    t.answer(0, "swap", "harkonnen").answer(2, "answer_swap", "decline")
    assert faction_at(t, 0) == "atreides"
    assert t.told("swap_declined") == [("atreides", "harkonnen")]
    t.answer(1, "swap", "harkonnen").answer(2, "answer_swap", "accept")
    assert faction_at(t, 1) == "harkonnen"
    t.expect("swap", [2])
    assert t.offered(2) == ["atreides", "harkonnen", "pass"]
    t.answer(2, "swap", "pass")
    assert t.state.order == [FACTION_OF[name] for name in ("atreides", "harkonnen", "fremen")]


def test_without_swaps_nobody_is_asked() -> None:
    new(4, **SETTLED).expect("keep_traitor")


@pytest.mark.parametrize(
    ("seats", "settings", "said"),
    [
        (3, fixed("emperor", "any", "emperor"), "another seat has already"),
        (3, {"faction_5": "emperor"}, "faction_5 is for 5 or 6 seats"),
        (4, {"two_factions_each": True}, "for 2 seats"),
    ],
)
def test_set_ups_that_do_not_fit(seats: int, settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.set_up(seats, (), settings)


def test_two_factions_each() -> None:
    t = new(2, two_factions_each=True, faction_choice="chosen", **fixed("atreides", "harkonnen"))
    t.answer(0, "take_faction", "fremen").answer(1, "take_faction", "emperor")
    s = t.state
    assert [s.sides[FACTION_OF[name]].seat for name in ("atreides", "fremen", "harkonnen", "emperor")] == [0, 0, 1, 1]
    assert sorted(side.circle for side in s.sides if side.seat != NOBODY) == [0, 1, 3, 4]
    t.expect("swap", [0])  # the fixed ones stay
    assert t.offered(0) == ["emperor", "pass"]
    t.answer(0, "swap", "emperor").answer(1, "answer_swap", "accept")
    assert s.sides[FACTION_OF["emperor"]].seat == 0
    t.answer(1, "swap", "pass").expect("keep_traitor", [0, 1])
    t.answer(0, "keep_traitor", t.offered(0)[0])
    t.answer(0, "keep_traitor", t.offered(0)[0])  # both factions of the seat choose
    assert t.table.ask(0) is None
    set_up_all(t)
    assert [len(t.state.sides[f].traitors) for f in (0, 2, 3, 5)] == [1, 1, 1, 4]
    conserved(t.table)


def test_seats_are_spread_over_the_circles() -> None:
    t = new(3, **SETTLED)
    assert [t.state.sides[FACTION_OF[faction_at(t, seat)]].circle for seat in range(3)] == [0, 2, 4]


# Forces.


def place(t: DuneTable, *numbers: int) -> DuneTable:
    for number in numbers:
        t.does("fremen", "place_forces", number)
    return t


def test_fremen_split_their_ten_forces() -> None:
    t = start().play("provide", ("place_fremen", 0))
    assert t.offers("fremen") == [str(n) for n in range(11)]
    words = english()
    assert "10 forces that are left begin in Sietch Tabr? Next: False Wall South" in asked(words, t, "fremen")
    place(t, 4, 0, 3)
    assert "3 forces that are left begin in False Wall West" in asked(words, t, "fremen")
    reason = t.table.why_not(3, 4)
    assert reason is not None
    assert (reason.id, reason.rules, reason.args["number"]) == ("why-too-few-to-place", ("R3.5",), 3)
    place(t, 1, 0)
    assert t.side("fremen").forces == {
        NODE_OF["sietch_tabr.13"]: 4,
        NODE_OF["false_wall_south.4"]: 3,
        NODE_OF["false_wall_west.15"]: 1,
        NODE_OF["false_wall_west.17"]: 2,
    }
    assert t.side("fremen").reserves == 10
    assert t.table.over


def test_fremen_choose_their_fedaykin() -> None:
    t = start("advanced").play("provide", ("place_fremen", 0))
    place(t, 2)
    assert t.side("emperor").reserve_specials == 5
    assert t.offers("fremen") == ["0", "1", "2"]
    reason = t.table.why_not(3, 3)
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-too-few-fedaykin", ("FRE.A5",))
    t.does("fremen", "place_fedaykin", 2)
    place(t, 8)
    t.does("fremen", "place_fedaykin", 0)
    place(t, 0, 0, 0)
    side = t.side("fremen")
    assert side.specials == {NODE_OF["sietch_tabr.13"]: 2}
    assert (side.reserve_specials, side.reserves) == (1, 10)


@pytest.mark.parametrize(("node", "advisor"), [("carthag.10", True), ("red_chasm.6", False), ("polar_sink", False)])
def test_adv_bg_start_advisor(node: str, advisor: bool) -> None:
    t = start("advanced").play("provide", "place_advisor")
    assert not t.start.sides[FACTION_OF["bene_gesserit"]].forces
    assert len(t.offers("bene_gesserit")) == 86
    t.does("bene_gesserit", "place_advisor", node)
    side = t.side("bene_gesserit")
    assert side.advisors == ({NODE_OF[node]: 1} if advisor else {})
    assert side.forces == ({} if advisor else {NODE_OF[node]: 1})
    assert side.reserves == 19


def test_setup_order_of_steps() -> None:
    """R3.5: the Fremen place after the printed placements, the advisor after the Fremen."""
    t = new(6, mode="advanced", **fixed(*ALL))
    kinds: list[str] = []
    while t.table.pending[0].kind != "storm_dial":
        ask = t.table.pending[0]
        if not kinds or kinds[-1] != ask.kind:
            kinds.append(ask.kind)
        if ask.kind == "place_forces":
            assert t.state.sides[0].forces
        t.table.choose(ask.seat, ask.options[0])
    assert kinds == [
        "predicted_faction",
        "predicted_round",
        "keep_traitor",
        "place_forces",
        "place_fedaykin",
        "place_advisor",
    ]


def test_round_phase_order() -> None:
    """Nine phases; the first player opens bidding, ships first and is the first aggressor (R4.1, R4.2)."""
    t = dune(factions=("atreides", "harkonnen")).in_round(1).place("atreides", "carthag.10", 2).play("play_round")
    first: dict[str, int] = {}
    order: list[int] = []
    while not t.table.over and t.state.round == 2:
        s = t.state
        if s.auction is not None:
            first.setdefault("bidding", s.auction.opener)
        if s.shipment is not None:
            first.setdefault("shipment", s.shipment.faction)
        if s.battle is not None:
            first.setdefault("battle", s.battle.aggressor)
        order = s.order[:]
        ask = t.table.pending[0]
        t.table.choose(ask.seat, ask.options[-1])
    assert first == dict.fromkeys(("bidding", "shipment", "battle"), order[0])
    words = [data[0] for data in t.told("phase", ever=True)][:9]
    assert words == [
        "storm",
        "spice_blow",
        "choam_charity",
        "bidding",
        "revival",
        "shipment_and_movement",
        "battle",
        "spice_collection",
        "mentat_pause",
    ]
    assert t.state.round == 3


# Words of this part: set-up, storm, spice blow, nexus.


@pytest.mark.parametrize("part", [setting_up, storm, spice_blow, nexus])
def test_everything_can_be_said(part: Any) -> None:
    words = Words("en", ["kanly.games.dune"])
    ids = {"event-" + kind for kind in part.EVENTS}
    table = GAME.open(GAME.set_up(6), "words")
    rules = table.rules
    for kind in part.KINDS:
        ids.add("ask-" + kind.name)
        for option in rules.domain(kind.name).options:
            ids.add(rules.describe(table.play, Ask(0, kind.name, [option], context="atreides"), option).id)
    assert {id for id in ids if not words.has(id)} == set()


@pytest.mark.parametrize("module", [factions_dealt, setting_up, storm, storm_cards, spice_blow, worms, rides, nexus])
def test_every_reason_can_be_said(module: Any) -> None:
    words = Words("en", ["kanly.games.dune"])
    source = SOURCES.joinpath(*module.__name__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    ids = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert {id for id in ids if not words.has(id)} == set()
