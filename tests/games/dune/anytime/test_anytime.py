"""Tleilaxu Ghola and Truthtrance (R4.4, R17.1), and what a view keeps secret (R16.1)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dune.battling import accepts, both_plan, meet, to_plans
from tests.games.dune.saying import english, fluent, narrated, reason, reason_unasked, speak
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.cards import CARD_NAME
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS
from kanly.games.dune.facts.map import TERRITORY_OF
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, READY
from kanly.kernel import Ask

FOUR = ("emperor", "fremen", "harkonnen", "bene_gesserit")
YES_NO = ["yes", "no"]


def bidding(factions: tuple[str, ...] = FOUR, mode: str = "base") -> DuneTable:
    """The first card is up: somebody is asked for a bid, and anybody may speak up."""
    return dune(mode, factions).ordered(*factions).in_phase("bidding").play("bidding")


def battle(mode: str = "base") -> DuneTable:
    """Fremen attack the Emperor in Carthag; the battle has been announced when somebody is asked `ready`."""
    return meet("carthag.10", mode, fremen=4, emperor=5).in_phase("battles").play("next_battle")


def asks(t: DuneTable, asker: str, target: str, question: str) -> DuneTable:
    """One faction asks another one under Truthtrance."""
    return t.does(asker, "truthtrance", target).does(asker, "trance", question)


# Tleilaxu Ghola.


def test_ghola_leader_in_battle_phase() -> None:
    t = meet("carthag.10", factions=("harkonnen", "emperor"), harkonnen=5, emperor=5).in_phase("battles")
    t.give("harkonnen", spice=0, hand=["tleilaxu_ghola"]).kill("feyd_rautha")
    t.edit(lambda s: s.leader_at.__setitem__(LEADER_OF["feyd_rautha"], TERRITORY_OF["arrakeen"]))
    t.play("next_battle").expect("battle")
    t.does("harkonnen", "ghola", "leader:feyd_rautha")
    assert t.told("leader_revived") == [("harkonnen", "feyd_rautha")]
    assert t.hand("harkonnen") == []
    assert [CARD_NAME[card] for card in t.state.treachery_discard] == ["tleilaxu_ghola"]
    assert accepts(to_plans(t), "harkonnen", 0, "feyd_rautha")


def test_ghola_forces() -> None:
    t = dune().in_phase("revival").play("revival").give("emperor", spice=4, hand=["tleilaxu_ghola"])
    t.tanks("emperor", 9).does("emperor", "ghola", "forces:5:0")
    assert t.side("emperor").tanks == 4
    t.does("emperor", "revive", 3)
    assert t.side("emperor").tanks == 1
    assert t.side("emperor").spice == 0  # 1 free and 2 paid
    conserved(t.table)


def test_ghola_brings_back_anybody_dead() -> None:
    t = bidding(("atreides", "harkonnen"), "advanced").give("atreides", hand=["tleilaxu_ghola"])
    t.kill("dr_yueh").edit(lambda s: s.leader_state.__setitem__(LEADER_OF["lady_jessica"], DEAD_TWICE))
    t.edit(lambda s: setattr(s, "kwisatz_haderach", DEAD)).all_pass("karama")
    offered = t.unasked(0)["ghola"]
    assert offered == ["leader:lady_jessica", "leader:dr_yueh", "leader:kwisatz_haderach"]
    foreign = ("why-leader-foreign", ("T22",))
    assert reason_unasked(t, "atreides", "ghola", ("leader", "feyd_rautha")) == foreign
    alive = ("why-leader-alive", ("T22",))
    assert reason_unasked(t, "atreides", "ghola", ("leader", "duncan_idaho")) == alive
    tanks = ("why-revive-tanks", ("T22",))
    assert reason_unasked(t, "atreides", "ghola", ("forces", 1, 0)) == tanks
    t.does("atreides", "ghola", "leader:kwisatz_haderach")
    assert t.state.kwisatz_haderach == READY
    missing = ("why-card-not-held", ("T22",))
    assert reason_unasked(t, "atreides", "ghola", ("leader", "dr_yueh")) == missing


def test_ghola_keeps_leader_revival_open() -> None:
    """All five were dead: one more may be revived each round, although the Ghola brought one back (R9.5)."""
    five = ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_yueh")
    t = bidding(("atreides", "harkonnen")).give("atreides", spice=20, hand=["tleilaxu_ghola"]).kill(*five)
    t.play("bidding", "revival").all_pass("karama").does("atreides", "ghola", "leader:dr_yueh")
    t.does("atreides", "bid", "pass").does("harkonnen", "bid", "pass").expect("revive_leader")


def test_ghola_and_special_forces() -> None:
    t = dune("advanced").in_phase("revival").play(("revive_forces", 2)).tanks("emperor", 6, specials=2)
    t.give("emperor", hand=["tleilaxu_ghola"], spice=9)
    assert "forces:5:0" not in t.unasked(2)["ghola"]  # there are only four ordinary ones
    too_many = ("why-revive_specials", ("R9.9",))
    assert reason_unasked(t, "emperor", "ghola", ("forces", 5, 0)) == too_many
    t.does("emperor", "ghola", "forces:2:1")
    assert t.side("emperor").tank_specials == 1
    t.does("emperor", "revive", 3)  # no second Sardaukar: not even asked
    assert [t.side("emperor").tanks, t.side("emperor").tank_specials] == [1, 1]


def test_ghola_not_while_plans_lie_open() -> None:
    t = battle().give("emperor", hand=["tleilaxu_ghola", "shield"]).tanks("emperor", 3)
    to_plans(t, "ready")
    assert "ghola" in t.unasked(2)
    both_plan(t, fremen=(0, "jamis"), emperor={"dial": 4, "leader": "bashar", "defence": "shield"})
    t.all_pass("traitor").expect("keep_card")
    assert t.unasked(2) == {}
    not_now = ("why-not-now", ("R4.4", "R4.6", "T22"))
    assert reason_unasked(t, "emperor", "ghola", ("forces", 1, 0)) == not_now


def test_no_any_time_cards_in_secret_steps_and_set_up() -> None:
    t = to_plans(battle().give("emperor", hand=["tleilaxu_ghola", "truthtrance"]).tanks("emperor", 3))
    t.expect("battle_plan")
    assert t.unasked(2) == {}  # R17.4
    t = bidding().give("emperor", hand=["tleilaxu_ghola"]).tanks("emperor", 3)
    t.edit(lambda s: setattr(s, "phase", -1)).all_pass("karama")
    assert t.unasked(0) == {}


# Truthtrance about facts.


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("card:shield", "yes"),
        ("card:lasgun", "no"),
        ("traitor:caid", "yes"),
        ("traitor:stilgar", "no"),
        ("spice:7", "yes"),
        ("spice:8", "no"),
    ],
)
def test_facts_are_answered_truthfully(question: str, answer: str) -> None:
    t = bidding().give("harkonnen", hand=["truthtrance"]).give("fremen", spice=7, hand=["shield"], traitors=["caid"])
    asks(t, "harkonnen", "fremen", question)
    topic, subject = question.split(":")
    asked = ("harkonnen", "fremen", int(subject) if topic == "spice" else subject)
    assert t.told(f"asked_{topic}") == [asked]
    assert t.told("answered") == [("fremen", answer)]
    assert t.hand("harkonnen") == []
    assert t.state.trance is None
    t.expect("bid", seats=[0])


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("predicted_faction:emperor", "yes"),
        ("predicted_faction:fremen", "no"),
        ("predicted_round:3", "yes"),
        ("predicted_round:4", "no"),
    ],
)
def test_predictions(question: str, answer: str) -> None:
    t = bidding().give("harkonnen", hand=["truthtrance"]).edit(lambda s: setattr(s, "prediction", (2, 3)))
    asks(t, "harkonnen", "bene_gesserit", question)
    assert t.told("answered") == [("bene_gesserit", answer)]
    for seed in range(30):
        world: Any = t.table.redeal(0, seed).state
        faction = question.startswith("predicted_faction")
        same = world.prediction[0] == {"emperor": 2, "fremen": 3}.get(question.split(":")[1], -1)
        if not faction:
            same = world.prediction[1] == int(question.split(":")[1])
        assert same == (answer == "yes")


def test_yes_uncovers_the_card() -> None:
    t = bidding().give("harkonnen", hand=["truthtrance"]).give("fremen", hand=["shield", "hajr"], traitors=["caid"])
    asks(t, "harkonnen", "fremen", "card:shield")
    assert t.table.view(None)["factions"]["fremen"]["hand"] == ["shield", "?"]
    t = bidding().give("harkonnen", hand=["truthtrance"]).give("fremen", traitors=["caid", "bashar"])
    asks(t, "harkonnen", "fremen", "traitor:caid")
    assert t.table.view(0)["factions"]["fremen"]["traitors"] == ["caid", "?"]


def test_no_is_kept_in_redealt_worlds() -> None:
    t = bidding().give("harkonnen", hand=["truthtrance", "truthtrance"]).give("fremen", traitors=["caid"])
    t.give("fremen", hand=["lasgun", "hajr", "kulon"])
    asks(asks(t, "harkonnen", "fremen", "card:shield"), "harkonnen", "fremen", "traitor:stilgar")
    assert t.table.view(None)["sworn"] == [["fremen", "card", "shield", False], ["fremen", "traitor", "stilgar", False]]
    changed = False
    for seed in range(60):
        world: Any = t.table.redeal(0, seed).state
        hand = [CARD_NAME[card] for card in world.sides[3].hand]
        assert "shield" not in hand
        assert "stilgar" not in [LEADERS[i].name for i in world.sides[3].traitors]
        changed = changed or hand != ["lasgun", "hajr", "kulon"]
    assert changed


def test_no_about_cards_is_forgotten_with_the_next_card() -> None:
    t = bidding(("emperor", "fremen")).give("emperor", hand=["truthtrance"]).stack_treachery("shield")
    asks(t, "emperor", "fremen", "card:shield").does("emperor", "bid", "pass").does("fremen", "bid", 1)
    assert len(t.state.sworn) == 1
    t.does("emperor", "bid", "pass").does("fremen", "payment", "spice")
    assert t.state.sworn == []
    assert t.hand("fremen") == ["shield"]


@pytest.mark.parametrize("question", ["card:shield", "card:lasgun", "spice:3", "traitor:caid"])
def test_truthtrance_cannot_be_taken_back_once_answered(question: str) -> None:
    t = bidding().give("harkonnen", hand=["truthtrance"]).give("fremen", hand=["shield"])
    t.does("harkonnen", "truthtrance", "fremen")
    assert not t.table.why_no_undo(2)
    t.does("harkonnen", "trance", question)
    assert t.table.why_no_undo(2) == "something has been revealed since"


def test_whom_and_what_one_may_ask() -> None:
    t = bidding().give("harkonnen", hand=["truthtrance"]).all_pass("karama")
    assert t.unasked(2)["truthtrance"] == ["emperor", "fremen", "bene_gesserit"]
    assert reason_unasked(t, "harkonnen", "truthtrance", "harkonnen")[0] == "why-truthtrance-target"
    assert reason_unasked(t, "harkonnen", "truthtrance", "atreides")[0] == "why-truthtrance-target"
    assert reason_unasked(t, "emperor", "truthtrance", "fremen")[0] == "why-card-not-held"
    t.does("harkonnen", "truthtrance", "fremen")
    plan = ("why-trance-plan", ("R11.20", "T23"))
    assert reason(t, "harkonnen", ("plan_card", "lasgun")) == plan
    assert reason(t, "harkonnen", ("predicted_round", 3)) == ("why-trance-prediction", ("BG.B1",))
    assert reason(t, "harkonnen", ("traitor", "thufir_hawat")) == ("why-trance-absent", ("T23",))


def test_two_factions_of_one_seat_do_not_ask_each_other() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2).in_phase("bidding").play("bidding")
    t.give("atreides", hand=["truthtrance"]).all_pass("karama").expect("bid")
    assert t.unasked(0)["truthtrance"] == ["harkonnen", "emperor"]


# Truthtrance about plans (R11.20).


def test_truthtrance_binds() -> None:
    t = battle().give("harkonnen", hand=["truthtrance"]).give("emperor", hand=["lasgun"])
    to_plans(t, "ready")
    asks(t, "harkonnen", "emperor", "plan_card:lasgun").expect("trance_answer", seats=[2])
    assert t.told("asked_plan_card") == [("harkonnen", "emperor", "lasgun")]
    assert t.offers("emperor") == YES_NO
    assert t.table.view(None)["trance"] == ["harkonnen", "emperor", "plan_card", "lasgun"]
    assert t.unasked(3) == {}  # play pauses
    t.does("emperor", "trance_answer", "no")
    assert t.told("answered") == [("emperor", "no")]
    assert "truthtrance" in [CARD_NAME[card] for card in t.state.treachery_discard]
    to_plans(t)
    assert not accepts(t, "emperor", 0, "bashar", weapon="lasgun")
    assert accepts(t, "emperor", 0, "bashar")


def test_yes_about_the_plan_binds_too() -> None:
    t = battle().give("harkonnen", hand=["truthtrance"]).give("emperor", hand=["lasgun", "shield"])
    asks(to_plans(t, "ready"), "harkonnen", "emperor", "plan_card:lasgun").does("emperor", "trance_answer", "yes")
    for seed in range(20):
        world: Any = t.table.redeal(0, seed).state
        assert "lasgun" in [CARD_NAME[card] for card in world.sides[2].hand]
    to_plans(t)
    assert not accepts(t, "emperor", 0, "bashar")
    assert accepts(t, "emperor", 0, "bashar", weapon="lasgun")


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("plan_card:lasgun", ["no"]),  # he holds none
        ("plan_card:shield", YES_NO),
        ("plan_leader:bashar", YES_NO),
        ("plan_leader:caid", ["no"]),  # dead
        ("plan_dial:5", YES_NO),
        ("plan_dial:1", YES_NO),
    ],
)
def test_only_answers_that_a_plan_can_keep(question: str, answers: list[str]) -> None:
    t = battle().give("harkonnen", hand=["truthtrance"]).give("emperor", hand=["shield"]).kill("caid")
    asks(to_plans(t, "ready"), "harkonnen", "emperor", question)
    assert t.offers("emperor") == answers
    if answers == ["no"]:
        assert reason(t, "emperor", "yes") == ("why-trance-answer", ("R11.20",))


def test_a_dial_promised_is_kept() -> None:
    t = battle().give("harkonnen", hand=["truthtrance"])
    asks(to_plans(t, "ready"), "harkonnen", "emperor", "plan_dial:3").does("emperor", "trance_answer", "yes")
    to_plans(t)
    assert t.offers("emperor") == ["3", "4", "5"]


def test_a_leader_denied_stays_at_home() -> None:
    t = battle().give("harkonnen", hand=["truthtrance"])
    asks(to_plans(t, "ready"), "harkonnen", "emperor", "plan_leader:bashar").does("emperor", "trance_answer", "no")
    to_plans(t)
    assert not accepts(t, "emperor", 0, "bashar")
    assert accepts(t, "emperor", 0, "caid")


def test_two_answers_cannot_contradict_each_other() -> None:
    t = battle().give("harkonnen", hand=["truthtrance", "truthtrance"])
    asks(to_plans(t, "ready"), "harkonnen", "emperor", "plan_dial:3").does("emperor", "trance_answer", "yes")
    asks(t, "harkonnen", "emperor", "plan_dial:2")
    assert t.offers("emperor") == ["yes"]


def test_plans_of_bystanders_cannot_be_asked_for() -> None:
    t = battle().give("harkonnen", hand=["truthtrance"])
    to_plans(t, "ready").does("harkonnen", "truthtrance", "atreides")
    assert reason(t, "harkonnen", ("plan_dial", 1))[0] == "why-trance-plan"


# Views.


def test_secrecy_views() -> None:
    t = dune("advanced").in_phase("shipment").tanks("fremen", 3).ally("fremen", "harkonnen").kill("otheym")
    t.give("fremen", spice=7, hand=["shield", "karama"], traitors=["caid"]).give("emperor", spice=4)
    t.edit(lambda s: s.leader_state.__setitem__(LEADER_OF["chani"], DEAD_TWICE))
    t.edit(lambda s: setattr(s, "prediction", (2, 3))).edit(lambda s: setattr(s, "losses", 5))
    t.edit(lambda s: setattr(s.sides[3], "bribes", 2)).edit(lambda s: s.storm_known.masks.__setitem__(5, 1 << 3))
    view = t.play("shipment").table.view(2)
    fremen = view["factions"]["fremen"]
    assert view["factions"]["emperor"]["spice"] == 4
    hidden = [fremen["spice"], fremen["hand"], fremen["traitors"], view["prediction"], view["storm_card"]]
    assert hidden == [None, ["?", "?"], ["?"], None, None]
    assert view["kwisatz_haderach"]["losses"] is None
    public = [fremen["bribes"], fremen["reserves"], fremen["tanks"], fremen["allies"], fremen["face_down"]]
    assert public == [2, 7, 3, ["harkonnen"], 1]
    assert view["forces"]["sietch_tabr.13"] == {"fremen": [10, 0, 0]}
    states = {name: view["leaders"][name]["state"] for name in ("stilgar", "chani", "otheym", "caid")}
    assert states == {"stilgar": "unknown", "chani": "unknown", "otheym": "dead", "caid": "ready"}
    own = t.table.view(3)
    assert own["factions"]["fremen"]["hand"] == ["shield", "karama"]
    assert [own["leaders"][name]["state"] for name in ("stilgar", "chani")] == ["ready", "dead_twice"]
    assert own["storm_card"] is not None
    assert t.table.view(1)["prediction"] == ["emperor", 3]
    assert t.table.view(0)["kwisatz_haderach"]["losses"] == 5


@pytest.mark.parametrize("notes_only", [False, True])
def test_notes_for_the_atreides_only(notes_only: bool) -> None:
    t = (
        dune(settings={"atreides_notes_only": notes_only})
        .give("fremen", hand=["shield"])
        .give("emperor", hand=["hajr"])
    )
    t.edit(lambda s: s.treachery_discard.extend([s.treachery_deck.pop(), s.treachery_deck.pop()]))
    t.edit(lambda s: s.cards.publish([*s.treachery_discard, *s.sides[3].hand])).in_phase("bidding").play("bidding")
    cards = [CARD_NAME[card] for card in t.state.treachery_discard]
    hands = {seat: t.table.view(seat)["factions"]["fremen"]["hand"] for seat in (0, 2, 3, None)}
    piles = {seat: t.table.view(seat)["treachery"]["discard"] for seat in (0, 2, None)}
    if notes_only:
        assert hands == {0: ["shield"], 2: ["?"], 3: ["shield"], None: ["?"]}
        assert piles == {0: cards, 2: cards[-1:], None: cards[-1:]}
    else:
        assert set(map(tuple, hands.values())) == {("shield",)}
        assert set(map(tuple, piles.values())) == {tuple(cards)}


def test_words() -> None:
    words = english()
    t = battle("advanced").give("harkonnen", hand=["truthtrance", "truthtrance"]).give("emperor", hand=["shield"])
    t.give("fremen", hand=["tleilaxu_ghola"]).tanks("fremen", 5, specials=2).kill("jamis")
    t.edit(lambda s: setattr(s, "prediction", (2, 3)))
    while t.table.waiting(None).kind != "ready":
        to_plans(t, "ready")
    for question in ("plan_card:shield", "plan_dial:2"):
        speak(words, t, "ghola", "truthtrance")
        t.does("harkonnen", "truthtrance", "emperor")
        speak(words, t)
        t.does("harkonnen", "trance", question)
        speak(words, t)
        t.does("emperor", "trance_answer", t.offers("emperor")[0])
    narrated(words, t.does("fremen", "ghola", "forces:2:1"))
    for question in ("card:shield", "traitor:caid", "spice:3", "predicted_faction:emperor", "predicted_round:3"):
        t = bidding().give("harkonnen", hand=["truthtrance"]).edit(lambda s: setattr(s, "prediction", (2, 3)))
        t.does("harkonnen", "truthtrance", "bene_gesserit")
        speak(words, t)
        narrated(words, t.does("harkonnen", "trance", question))
    t = battle().give("harkonnen", hand=["truthtrance"])
    asks(to_plans(t, "ready"), "harkonnen", "emperor", "plan_leader:caid")
    speak(words, t)
    narrated(words, t)
    for kind, option in (("ghola", ("leader", "caid")), ("truthtrance", "fremen")):
        words.say(t.table.rules.why_not(t.table.play, Ask(0, kind, []), option))
    fluent(words)


@pytest.mark.parametrize("notes_only", [False, True])
def test_the_log_is_no_notebook_either(notes_only: bool) -> None:
    """ATR.B2: what was played and discarded only the Atreides can look up; while it lies open all can see it."""
    t = meet("arrakeen.9", settings={"atreides_notes_only": notes_only}, harkonnen=5, emperor=2)
    t.give("harkonnen", hand=["chaumas"]).give("emperor", hand=["snooper", "cheap_hero"])
    both_plan(
        t,
        harkonnen={"dial": 5, "leader": "feyd_rautha", "weapon": "chaumas"},
        emperor={"dial": 0, "leader": "cheap_hero", "defence": "snooper"},
    )
    assert t.table.view(3)["battle"]["plans"][0]["weapon"] == "chaumas"
    t.all_pass("traitor").does("harkonnen", "keep_card", "discard")
    assert t.table.view(3)["treachery"]["discard"][-1] == "chaumas"
    for seat in (2, 3, 5, None):
        said = " ".join(str(event.data) for event in t.table.events(seat))
        for card in ("chaumas", "snooper", "cheap_hero"):
            assert (card in said) is not notes_only
        assert "feyd_rautha" in said
        assert "'none'" in said
        words = english()
        for event in t.table.events(seat):
            words.say(t.table.rules.narrate(event))
        fluent(words)
    said = " ".join(str(event.data) for event in t.table.events(0))
    assert all(card in said for card in ("chaumas", "snooper", "cheap_hero"))


def test_what_an_ally_shows_is_seen_without_notes_too() -> None:
    t = dune(factions=FOUR, settings={"atreides_notes_only": True}).ordered(*FOUR).in_phase("bidding").play("bidding")
    t.ally("emperor", "fremen").give("emperor", hand=["shield"])
    t.all_pass("karama").does("emperor", "show", "fremen:card:shield")
    assert "shield" in str(t.table.events(t.side("fremen").seat)[-1].data)


def test_a_ghola_ends_the_lack_of_leaders() -> None:
    """R11.6, R19.5: who was leaderless has a leader again, and the view says so; that he held no hero stays known."""
    t = battle().kill("hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar")
    t.give("emperor", hand=["tleilaxu_ghola"])
    to_plans(t, "ready")
    assert t.table.view(0)["battle"]["leaderless"] == ["emperor"]
    t.does("emperor", "ghola", "leader:caid")
    assert t.table.view(0)["battle"]["leaderless"] == []
