"""Battle plans: what is legal, and what binds (R11.4-R11.6, R11.20): Voice, Prescience, Truthtrance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dune.battling import accepts, both_plan, engaged, fight, meet, plan, to_plans, why
from tests.games.dune.saying import asked, english
from tests.games.dune.tables import DuneTable

from kanly.games.dune.anytime.karama import karamas
from kanly.games.dune.anytime.unasked import loose
from kanly.games.dune.facts.cards import CARD_KIND, CHEAP_HERO
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, HARKONNEN
from kanly.games.dune.phases.battle.plans import bind, can_keep, half_points, legal_plans, points
from kanly.games.dune.table.hands import names
from kanly.games.dune.table.state import Binding
from kanly.kernel import Play

EMPERORS = ("hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar")
WORTHLESS = ("baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont")


def allows(t: DuneTable, faction: str, element: str, value: str, yes: bool) -> bool:
    """Whether a fighter could answer so."""
    binding = Binding()
    binding.source = "truthtrance"
    binding.element = element
    binding.value = value
    binding.yes = yes
    return can_keep(t.table.play, FACTION_OF[faction], binding)


# What a plan may hold.


def test_battle_leader_mandatory() -> None:
    t = meet("carthag.10", emperor=4, harkonnen=4).give("emperor", hand=["cheap_hero"])
    t.kill("hasimir_fenring", "captain_aramsham", "caid", "burseg")
    to_plans(t)
    assert not accepts(t, "emperor", 2)
    assert accepts(t, "emperor", 2, "bashar")
    assert accepts(t, "emperor", 2, "cheap_hero")
    t.does("emperor", "plan_dial", 2)
    assert why(t, "emperor", "none") == ("why-leader-mandatory", ("R11.4", "R11.6"))
    assert why(t, "emperor", "caid") == ("why-leader-dead", ("R11.6",))
    assert why(t, "emperor", "feyd_rautha") == ("why-leader-not-yours", ("R11.6",))
    assert why(t, "emperor", "cheap_heroine") == ("why-card-not-held", ("R11.4",))


def test_battle_card_kinds() -> None:
    hand = ["crysknife", "stunner", "shield", "snooper", "weather_control"]
    t = to_plans(meet("carthag.10", harkonnen=4, emperor=4).give("harkonnen", hand=hand))
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon="crysknife", defence="stunner")
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon="shield", defence="snooper")
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon="weather_control")
    assert accepts(t, "harkonnen", 1, "umman_kudu", weapon="stunner", defence="snooper")
    assert accepts(t, "harkonnen", 1, "umman_kudu", defence="shield")
    t.does("harkonnen", "plan_dial", 1).does("harkonnen", "plan_leader", "umman_kudu")
    assert t.offers("harkonnen") == ["none", "crysknife", "stunner"]
    assert why(t, "harkonnen", "lasgun") == ("why-card-not-held", ("R11.4",))


@pytest.mark.parametrize("card", WORTHLESS)
def test_worthless_all_five(card: str) -> None:
    t = to_plans(meet("carthag.10", harkonnen=4, emperor=4).give("harkonnen", hand=[card]))
    assert accepts(t, "harkonnen", 1, "umman_kudu", weapon=card)
    assert accepts(t, "harkonnen", 1, "umman_kudu", defence=card)
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon=card, defence=card)
    assert not accepts(t, "harkonnen", 1, card)
    t.does("harkonnen", "plan_dial", 1).does("harkonnen", "plan_leader", "umman_kudu")
    t.does("harkonnen", "plan_weapon", card)
    plan(t, "emperor", 0, "bashar")
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 2, "emperor", 2)]  # no effect
    t.does("harkonnen", "keep_card", "discard")
    assert t.hand("harkonnen") == []


def test_the_same_worthless_card_is_not_played_twice() -> None:
    t = to_plans(meet("carthag.10", harkonnen=4, emperor=4).give("harkonnen", hand=["baliset", "kulon"]))
    t.does("harkonnen", "plan_dial", 1).does("harkonnen", "plan_leader", "umman_kudu")
    t.does("harkonnen", "plan_weapon", "baliset")
    assert t.offers("harkonnen") == ["none", "kulon"]
    assert why(t, "harkonnen", "baliset") == ("why-card-is-weapon", ("R11.4",))


def test_the_dial_goes_up_to_the_forces_there() -> None:
    t = to_plans(meet("carthag.10", harkonnen=3, emperor=4))
    assert t.offers("harkonnen") == ["0", "1", "2", "3"]
    assert why(t, "harkonnen", 4) == ("why-dial-too-high", ("R11.5",))


def test_halves_are_shown_in_points() -> None:
    assert [points(half) for half in range(4)] == [0, "0.5", 1, "1.5"]
    assert [half_points(shown) for shown in (0, "0.5", 1, "1.5", "12.5")] == [0, 1, 2, 3, 25]


# The Voice.


def voiced(hand: list[str], order: str, kind: str) -> DuneTable:
    """Bene Gesserit attack Harkonnen and use the Voice."""
    t = meet("carthag.10", bene_gesserit=4, harkonnen=4).give("harkonnen", hand=hand)
    fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", f"{order}:{kind}")
    return to_plans(t)


def test_voice_play_and_forbid() -> None:
    t = voiced(["chaumas", "stunner", "shield"], "play", "projectile")
    assert t.told("voice", ever=True) == [("bene_gesserit", "harkonnen", "play", "projectile")]
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon="chaumas")
    assert not accepts(t, "harkonnen", 1, "umman_kudu")
    assert accepts(t, "harkonnen", 1, "umman_kudu", weapon="stunner", defence="shield")
    free = voiced(["chaumas", "stunner", "shield"], "play", "lasgun")
    assert accepts(free, "harkonnen", 1, "umman_kudu", weapon="chaumas")
    assert accepts(free, "harkonnen", 1, "umman_kudu")
    barred = voiced(["chaumas", "stunner", "shield"], "not", "shield")
    assert not accepts(barred, "harkonnen", 1, "umman_kudu", weapon="chaumas", defence="shield")
    assert accepts(barred, "harkonnen", 1, "umman_kudu", weapon="chaumas")


def test_the_voice_says_why() -> None:
    t = voiced(["chaumas", "stunner"], "play", "projectile")
    t.does("harkonnen", "plan_dial", 1).does("harkonnen", "plan_leader", "umman_kudu")
    assert t.offers("harkonnen") == ["stunner"]
    assert why(t, "harkonnen", "chaumas") == ("why-plan-bound", ("R11.20",))
    assert why(t, "harkonnen", "none") == ("why-plan-bound", ("R11.20",))


def test_play_worthless_is_met_in_either_slot() -> None:
    t = voiced(["baliset", "chaumas", "shield"], "play", "worthless")
    assert accepts(t, "harkonnen", 1, "umman_kudu", weapon="baliset", defence="shield")
    assert accepts(t, "harkonnen", 1, "umman_kudu", weapon="chaumas", defence="baliset")
    assert not accepts(t, "harkonnen", 1, "umman_kudu", weapon="chaumas", defence="shield")


def test_voice_cheap_hero() -> None:
    t = meet("carthag.10", bene_gesserit=4, emperor=4).give("emperor", hand=["cheap_hero", "stunner"])
    t.kill(*EMPERORS[1:])
    fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", "play:cheap_hero")
    to_plans(t)
    assert not accepts(t, "emperor", 1, "hasimir_fenring")
    assert accepts(t, "emperor", 1, "cheap_hero", weapon="stunner")


def test_a_forbidden_hero_leaves_nobody() -> None:
    """BG.B3: without his only hero a fighter has neither leader nor cards."""
    t = meet("carthag.10", bene_gesserit=4, emperor=4).give("emperor", hand=["cheap_hero", "cheap_heroine", "stunner"])
    t.kill(*EMPERORS)
    fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", "not:cheap_hero")
    to_plans(t)
    assert not accepts(t, "emperor", 1, "cheap_heroine", weapon="stunner")
    assert accepts(t, "emperor", 1)
    bound = meet("carthag.10", bene_gesserit=4, emperor=4).give("emperor", hand=["cheap_hero", "stunner"])
    earlier = ("emperor", "card", "stunner", True)  # the earlier binding wins (BG.B3)
    engaged(bound.kill(*EMPERORS), "carthag.10", "bene_gesserit", "emperor", earlier)
    bound.does("bene_gesserit", "voice", "not:cheap_hero")
    assert accepts(to_plans(bound), "emperor", 1, "cheap_hero", weapon="stunner")


def test_bg_ally_voice() -> None:
    t = (
        meet("carthag.10", fremen=4, emperor=4)
        .ally("bene_gesserit", "fremen")
        .give("emperor", hand=["shield", "snooper"])
    )
    fight(t, "fremen", "carthag.10").does("bene_gesserit", "voice", "not:snooper")
    to_plans(t)
    assert not accepts(t, "emperor", 1, "caid", defence="snooper")
    assert accepts(t, "emperor", 1, "caid", defence="shield")
    assert accepts(t, "emperor", 1, "caid")


@pytest.mark.parametrize("ally", [False, True])
def test_karama_silences_the_voice(ally: bool) -> None:
    fighter = "fremen" if ally else "bene_gesserit"
    t = meet("carthag.10", fremen=4, emperor=4) if ally else meet("carthag.10", bene_gesserit=4, emperor=4)
    t.give("emperor", hand=["shield", "karama"])
    if ally:
        t.ally("bene_gesserit", "fremen")
    fight(t, fighter, "carthag.10").does("bene_gesserit", "voice", "not:shield")
    t.does("emperor", "karama", "karama")
    power = "BG.S1" if ally else "BG.B3"
    assert t.told("power_stopped", ever=True) == [("emperor", "bene_gesserit", power)]
    assert accepts(to_plans(t), "emperor", 1, "caid", defence="shield")


def test_a_voice_stopped_for_the_phase_is_not_asked_for_again() -> None:
    settings = {"karama_scope": "phase"}
    t = meet("carthag.10", settings=settings, bene_gesserit=4, emperor=4).place("bene_gesserit", "arrakeen.9", 2)
    t.place("harkonnen", "arrakeen.9", 2).give("emperor", hand=["karama"])
    fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", "not:shield")
    t.does("emperor", "karama", "karama")
    both_plan(t, bene_gesserit=(4, "alia"), emperor=(0, "bashar"))
    t.all_pass("traitor")
    assert fight(t, "bene_gesserit", "arrakeen.9").asked() == {"bene_gesserit": "ready"}


def test_the_voice_is_not_heard_in_other_battles() -> None:
    t = meet("carthag.10", fremen=4, emperor=4)
    assert fight(t, "fremen", "carthag.10").asked() == {"fremen": "ready"}


# Prescience.


def foreseen(element: str, **given: list[str]) -> DuneTable:
    """Atreides attack the Emperor and ask."""
    t = meet("carthag.10", atreides=4, emperor=4).give("emperor", hand=given.get("hand", []))
    return fight(t, "atreides", "carthag.10").does("atreides", "prescience", element).all_pass("karama")


def test_prescience_empty_slot() -> None:
    t = foreseen("defence", hand=["shield", "stunner"])
    assert t.asked() == {"emperor": "prescience_answer"}
    assert t.offers("emperor") == ["none", "shield"]
    t.does("emperor", "prescience_answer", "none")
    assert t.asked() == {"atreides": "ready"}  # no second question
    to_plans(t)
    assert not accepts(t, "emperor", 1, "caid", weapon="stunner", defence="shield")
    assert accepts(t, "emperor", 1, "caid", weapon="stunner")


@pytest.mark.parametrize(
    ("element", "answer", "fits", "breaks"),
    [
        ("dial", "3", {"dial": 3, "leader": "caid"}, {"dial": 2, "leader": "caid"}),
        ("leader", "caid", {"dial": 0, "leader": "caid"}, {"dial": 0, "leader": "bashar"}),
        (
            "leader",
            "cheap_hero",
            {"dial": 0, "leader": "cheap_hero", "weapon": "stunner"},
            {"dial": 0, "leader": "caid", "weapon": "stunner"},
        ),
        (
            "weapon",
            "baliset",
            {"dial": 4, "leader": "caid", "weapon": "baliset", "defence": "shield"},
            {"dial": 4, "leader": "caid", "weapon": "stunner"},
        ),
    ],
)
def test_an_answer_binds_its_element_only(
    element: str, answer: str, fits: dict[str, object], breaks: dict[str, object]
) -> None:
    t = foreseen(element, hand=["shield", "stunner", "baliset", "cheap_hero"])
    t.does("emperor", "prescience_answer", answer)
    to_plans(t)
    assert accepts(t, "emperor", **fits)  # type: ignore[arg-type]
    assert not accepts(t, "emperor", **breaks)  # type: ignore[arg-type]


def test_only_the_atreides_and_the_asked_hear_the_answer() -> None:
    t = foreseen("weapon", hand=["stunner", "shield"]).does("emperor", "prescience_answer", "stunner")
    for name in ("atreides", "emperor"):
        seat = t.side(name).seat
        assert t.told("foreseen_weapon", seat) == [("emperor", "stunner")]
        assert t.table.view(seat)["battle"]["bindings"][1] == [["prescience", "weapon", "stunner", True]]
    for other in (None, t.side("harkonnen").seat):
        assert not t.told("foreseen_weapon", other)
        assert t.table.view(other)["battle"]["bindings"] == [[], []]
    seen = t.table.view(t.side("atreides").seat)["factions"]["emperor"]["hand"]
    assert seen == ["stunner", "?"]
    assert t.told("prescience", ever=True) == [("atreides", "emperor", "weapon")]  # the question is public


def test_atreides_ally_prescience() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5).ally("atreides", "emperor")
    fight(t, "emperor", "carthag.10")
    assert asked(english(), t, "atreides").startswith("Emperor, your ally, fights Harkonnen")
    t.does("atreides", "prescience", "dial").does("harkonnen", "prescience_answer", 4)
    for name in ("atreides", "emperor", "harkonnen"):
        assert t.told("foreseen_dial", t.side(name).seat) == [("harkonnen", "4")]
    assert not t.told("foreseen_dial", t.side("fremen").seat)
    to_plans(t)
    assert not accepts(t, "harkonnen", 5, "umman_kudu")
    assert accepts(t, "harkonnen", 4, "umman_kudu")


@pytest.mark.parametrize("ally", [False, True])
def test_karama_blinds_prescience(ally: bool) -> None:
    fighter = "fremen" if ally else "atreides"
    t = meet("carthag.10", fremen=4, emperor=4) if ally else meet("carthag.10", atreides=4, emperor=4)
    t.give("harkonnen", hand=["karama"])
    if ally:
        t.ally("atreides", "fremen")
    fight(t, fighter, "carthag.10").does("atreides", "prescience", "dial").does("harkonnen", "karama", "karama")
    assert t.told("power_stopped", ever=True) == [("harkonnen", "atreides", "ATR.S1" if ally else "ATR.B4")]
    assert set(t.asked().values()) == {"ready"}


def test_voice_comes_before_prescience() -> None:
    t = meet("carthag.10", atreides=4, bene_gesserit=4).give("atreides", hand=["stunner"])
    t.give("bene_gesserit", hand=["shield"])
    fight(t, "atreides", "carthag.10")
    assert t.asked() == {"bene_gesserit": "voice"}
    t.does("bene_gesserit", "voice", "play:projectile").all_pass("karama")
    assert t.asked() == {"atreides": "prescience"}
    t.does("atreides", "prescience", "weapon").all_pass("karama")
    assert t.offers("bene_gesserit") == ["none"]
    assert why(t, "bene_gesserit", "stunner") == ("why-not-in-any-plan", ("ATR.B4", "R11.4"))


def test_an_order_of_the_voice_narrows_the_answer() -> None:
    t = meet("carthag.10", atreides=4, emperor=4).give("emperor", hand=["stunner", "chaumas", "shield"])
    t.ally("atreides", "bene_gesserit")
    fight(t, "atreides", "carthag.10").does("bene_gesserit", "voice", "play:poison").all_pass("karama")
    t.does("atreides", "prescience", "weapon").all_pass("karama")
    assert t.offers("emperor") == ["chaumas"]


# Truthtrance: the card is played elsewhere; what it leaves is a binding.


def test_truthtrance_binds() -> None:
    t = meet("carthag.10", fremen=4, emperor=4).give("emperor", hand=["lasgun"])
    engaged(t, "carthag.10", "fremen", "emperor", ("emperor", "card", "lasgun", False))
    assert not allows(t, "emperor", "card", "lasgun", True)
    to_plans(t)
    assert not accepts(t, "emperor", 1, "caid", weapon="lasgun")
    assert accepts(t, "emperor", 1, "caid")
    assert t.table.view(None)["battle"]["bindings"][1] == [["truthtrance", "card", "lasgun", False]]


def test_only_answers_that_some_plan_fits_can_be_given() -> None:
    t = fight(meet("carthag.10", fremen=4, emperor=4).give("emperor", hand=["cheap_hero"]), "fremen", "carthag.10")
    assert not allows(t, "emperor", "card", "lasgun", True)
    assert allows(t, "emperor", "card", "cheap_hero", True)
    assert allows(t, "emperor", "card", "cheap_hero", False)
    assert allows(t, "emperor", "dial", "4", True)
    assert not allows(t, "emperor", "dial", "5", True)
    assert not allows(t, "emperor", "dial", "0", False)
    assert allows(t, "emperor", "leader", "caid", False)
    assert not allows(t, "emperor", "leader", "feyd_rautha", True)
    bound = engaged(
        meet("carthag.10", fremen=4, emperor=4), "carthag.10", "fremen", "emperor", ("emperor", "dial", "3", True)
    )
    assert not allows(bound, "emperor", "dial", "3", False)
    assert allows(bound, "emperor", "dial", "4", False)
    alone = meet("carthag.10", fremen=4, emperor=4).give("emperor", hand=["cheap_hero"]).kill(*EMPERORS)
    fight(alone, "fremen", "carthag.10")
    assert not allows(alone, "emperor", "card", "cheap_hero", False)  # he must play it (R11.6)


def test_dials_at_least_and_below() -> None:
    answers = (("emperor", "dial", "3", True), ("fremen", "dial", "2", False))
    t = engaged(meet("carthag.10", fremen=4, emperor=4), "carthag.10", "fremen", "emperor", *answers)
    to_plans(t)
    assert t.offers("emperor") == ["3", "4"]
    assert t.offers("fremen") == ["0", "1"]
    assert why(t, "fremen", 2) == ("why-plan-bound", ("R11.20",))


def test_a_binding_that_nothing_fits_binds_nothing() -> None:
    t = fight(meet("carthag.10", fremen=4, emperor=4), "fremen", "carthag.10")
    binding = Binding()
    binding.source = "truthtrance"
    for element, value in (("dial", "9"), ("leader", "stilgar"), ("weapon", "lasgun"), ("defence", "shield")):
        binding.element = element
        binding.value = value
        legal = legal_plans(t.table.play, EMPEROR)
        assert not bind(legal, binding)
        assert len(legal.leaders) == 5
        assert legal.cards == [("none", "none")]
        assert len(legal.dials) == 5


# Asking is open up to the plans, and redeals respect what was seen.


def test_every_question_before_the_plans_is_open() -> None:
    t = meet("carthag.10", atreides=4, bene_gesserit=4)
    kinds: list[str] = []
    while t.table.waiting(None).kind != "battle_plan":
        ask = t.table.pending[0]
        assert ask.offer is not None, ask.kind
        kinds.append(ask.kind)
        choice = "dial" if ask.kind == "prescience" else "pass" if ask.kind == "voice" else ask.options[0]
        t.table.choose(ask.seat, choice, ask.kind)
    assert kinds == ["battle", "voice", "prescience", "prescience_answer", "ready", "ready"]


def test_redeals_give_a_leaderless_fighter_no_hero_and_a_silent_one_his() -> None:
    t = meet("carthag.10", harkonnen=4, emperor=4).give("emperor", hand=["stunner", "shield", "hajr"])
    t.kill(*EMPERORS)
    fight(t, "harkonnen", "carthag.10")
    silent = meet("carthag.10", harkonnen=4, emperor=4).give("emperor", hand=["stunner", "cheap_hero", "hajr"])
    fight(silent.kill(*EMPERORS), "harkonnen", "carthag.10")
    dealt: set[int] = set()
    for seed in range(200):
        world = t.table.redeal(t.side("harkonnen").seat, seed)
        hand = world.state.sides[EMPEROR].hand  # type: ignore[attr-defined]
        dealt.update(hand)
        assert CHEAP_HERO not in [CARD_KIND[card] for card in hand]
        world = silent.table.redeal(silent.side("harkonnen").seat, seed)
        hand = world.state.sides[EMPEROR].hand  # type: ignore[attr-defined]
        assert CHEAP_HERO in [CARD_KIND[card] for card in hand]
    assert len(dealt) > 20


def test_plans_stay_secret_until_both_are_in() -> None:
    t = to_plans(meet("carthag.10", harkonnen=4, emperor=4).give("emperor", hand=["stunner"]))
    before = {seat: t.table.view(seat) for seat in (None, 0, t.side("harkonnen").seat)}
    plan(t, "emperor", 3, "caid", weapon="stunner")
    for seat, seen in before.items():
        assert t.table.view(seat) == seen
    plan(t, "harkonnen", 1, "umman_kudu")
    assert t.table.view(None)["battle"]["plans"][1] == {
        "dial": 3,
        "spice": 0,
        "leader": "caid",
        "hero": None,
        "weapon": "stunner",
        "defence": None,
        "kwisatz_haderach": False,
    }


def test_plans_have_no_dead_ends() -> None:
    """Whatever is answered, every question offers something and a legal plan comes out."""
    rng = Random(7)
    deck = ["stunner", "chaumas", "lasgun", "shield", "snooper", "baliset", "kulon", "cheap_hero", "hajr", "karama"]
    values = ["projectile", "poison", "lasgun", "shield", "snooper", "worthless", "cheap_hero"]
    for _ in range(60):
        t = meet("carthag.10", emperor=rng.randint(1, 6), harkonnen=3).give("harkonnen", hand=rng.sample(deck, 5))
        if rng.random() < 0.4:
            t.kill("feyd_rautha", "glossu_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu")
        fight(t, "emperor", "carthag.10")
        battle = t.state.battle
        assert battle is not None
        for _ in range(rng.randint(0, 4)):
            binding = Binding()
            binding.source = rng.choice(["voice", "truthtrance"])
            binding.element = rng.choice(["card", "card", "dial"])
            binding.value = str(rng.randint(0, 4)) if binding.element == "dial" else rng.choice(values)
            binding.yes = rng.random() < 0.5
            battle.bindings[1].append(binding)
        assert battle.defender == HARKONNEN
        to_plans(t)
        while (ask := t.table.ask(t.side("harkonnen").seat)) is not None and ask.kind.startswith("plan_"):
            assert ask.options
            t.table.choose(ask.seat, rng.choice(ask.options), ask.kind)


def test_both_fighters_answer_for_themselves() -> None:
    t = meet("carthag.10", emperor=5, harkonnen=5)
    both_plan(t, harkonnen=(2, "umman_kudu"), emperor=(1, "caid"))
    assert [event[0] for event in t.told("plan", ever=True)] == ["emperor", "harkonnen"]


def test_spice_that_backs_an_answered_dial_cannot_be_given_away() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=6, atreides=4).give("harkonnen", spice=6).give("emperor", spice=0)
    engaged(t, "arrakeen.9", "harkonnen", "atreides", ("harkonnen", "dial", "5", True))
    assert loose(t.start, FACTION_OF["harkonnen"]) == 0  # R11.20
    assert loose(t.start, FACTION_OF["atreides"]) == t.side("atreides").spice


def test_a_worthless_card_bound_into_the_plan_is_no_karama() -> None:
    t = meet("arrakeen.9", "advanced", bene_gesserit=4, atreides=4).give("bene_gesserit", hand=["baliset", "kulon"])
    engaged(t, "arrakeen.9", "bene_gesserit", "atreides", ("bene_gesserit", "weapon", "baliset", True))
    p = Play(t.start, t.rules, None)
    assert names(karamas(p, FACTION_OF["bene_gesserit"])) == ["kulon"]  # BG.A3, R11.20
