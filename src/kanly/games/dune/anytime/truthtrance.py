"""Truthtrance: at any time, a question from a list that is answered truthfully, for all to hear (T23).

About facts the answer can only be the truth. About the plan of the present battle the one who is asked commits himself
to what some legal plan of his can keep (R11.20).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.unasked import at_leisure
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import DESIGNS, TRUTHTRANCE, VOICE
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FACTIONS
from kanly.games.dune.facts.leaders import LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.dune.phases.battle.fighters import place_of, present, special_value, troops
from kanly.games.dune.phases.battle.plans import can_keep
from kanly.games.dune.rules import P
from kanly.games.dune.settings import ROUNDS
from kanly.games.dune.table.hands import discard, held, named
from kanly.games.dune.table.sides import factions_of, in_play, seat_of
from kanly.games.dune.table.state import NOBODY, Binding, DuneState
from kanly.kernel import EVERYONE, Ask, Flow, Interjection, Kind, Message, Option

# What can be asked about.
CARD: Final = "card"
TRAITOR: Final = "traitor"
SPICE: Final = "spice"
PREDICTED_FACTION: Final = "predicted_faction"
PREDICTED_ROUND: Final = "predicted_round"
PLAN_CARD: Final = "plan_card"
PLAN_LEADER: Final = "plan_leader"
PLAN_DIAL: Final = "plan_dial"
ELEMENT: Final[dict[str, str]] = {PLAN_CARD: "card", PLAN_LEADER: "leader", PLAN_DIAL: "dial"}
FIELD: Final[dict[str, str]] = {  # what the subject of a question is, for its words
    CARD: "card",
    TRAITOR: "leader",
    SPICE: "count",
    PREDICTED_FACTION: "third",
    PREDICTED_ROUND: "count",
    PLAN_CARD: "kind",
    PLAN_LEADER: "leader",
    PLAN_DIAL: "count",
}

MOST_SPICE: Final = 40  # that a question names
MOST_DIAL: Final = 25  # what twenty forces, five of them Sardaukar, can dial
YES: Final = "yes"
NO: Final = "no"


def askable(p: P, seat: int) -> list[Option]:
    """Whom a seat with the card could ask: every other player."""
    s = p.state
    if owner(s, seat) == NOBODY or not at_leisure(s):
        return []
    return [FACTIONS[g].name for g in s.order if seat_of(s, g) != seat]


def owner(s: DuneState, seat: int) -> int:
    """The seat's faction that holds the card; NOBODY if none does."""
    for f in factions_of(s, seat):
        if held(s, f, TRUTHTRANCE):
            return f
    return NOBODY


def truthtrance(p: P, seat: int, option: Option) -> Flow:
    """The card, the question, the answer; play goes on afterwards."""
    s = p.state
    f = owner(s, seat)
    g = FACTION_OF[option]
    discard(p, f, held(s, f, TRUTHTRANCE)[0])
    s.trance = (f, g, "", "")
    topic, subject = yield Ask(seat, "trance", questions(p, g), None, option)
    s.trance = (f, g, topic, str(subject))
    p.tell("asked_" + topic, (FACTIONS[f].name, option, subject))
    if topic in ELEMENT:
        answer = yield Ask(seat_of(s, g), "trance_answer", None, lambda: keepable(p, g), (topic, subject))
        present(s).bindings[place_of(present(s), g)].append(commitment(s, answer == YES))
    else:
        answer = YES if truth(s, g, topic, str(subject)) else NO
        swear(p, g, topic, str(subject), answer == YES)
    s.trance = None
    p.tell("answered", (option, answer))


def questions(p: P, g: int) -> list[Option]:
    """What one may ask a faction now."""
    s = p.state
    out: list[Option] = [(CARD, design.name) for design in DESIGNS]
    out += [(TRAITOR, leader.name) for leader in LEADERS if in_play(s, leader.faction)]
    out += [(SPICE, n) for n in range(1, MOST_SPICE + 1)]
    if g == BENE_GESSERIT and s.prediction[0] != NOBODY:
        out += [(PREDICTED_FACTION, FACTIONS[x].name) for x in s.order if x != g]
        out += [(PREDICTED_ROUND, n) for n in range(1, ROUNDS + 1)]
    if s.battle is not None and g in (s.battle.aggressor, s.battle.defender):
        out += [(PLAN_CARD, CARD_KINDS[kind]) for kind in VOICE]
        out += [(PLAN_LEADER, LEADERS[i].name) for i in usable(s, g)]
        normal, special = troops(s, g)
        out += [(PLAN_DIAL, n) for n in range(1, normal + special * special_value(p, g) + 1)]
    return out


def usable(s: DuneState, g: int) -> list[int]:
    """A faction's own leaders and those it holds captive."""
    return [i for i in range(len(LEADERS)) if i in LEADERS_OF[g] or s.leader_holder[i] == g]


# ---------------------------------------------------------------- facts


def truth(s: DuneState, g: int, topic: str, subject: str) -> bool:
    """The true answer to a question about what is."""
    if topic == CARD:
        return named(s, g, subject) != NOBODY
    if topic == TRAITOR:
        return LEADER_OF[subject] in s.sides[g].traitors
    if topic == SPICE:
        return s.sides[g].spice >= int(subject)
    if topic == PREDICTED_FACTION:
        return s.prediction[0] == FACTION_OF[subject]
    return s.prediction[1] == int(subject)


def swear(p: P, g: int, topic: str, subject: str, yes: bool) -> None:
    """Everybody learns the answer: a card held is uncovered; what else it says is kept in mind (`redeal`)."""
    s = p.state
    p.uncover()
    if topic == CARD and yes:
        p.reveal(EVERYONE, s.cards, named(s, g, subject))
    elif topic == TRAITOR and yes:
        p.reveal(EVERYONE, s.traitor_known, LEADER_OF[subject])
    elif topic != SPICE and (g, topic, subject, yes) not in s.sworn:  # spice changes hands for all to see
        s.sworn.append((g, topic, subject, yes))


# ---------------------------------------------------------------- plans


def commitment(s: DuneState, yes: bool) -> Binding:
    """What the open question binds its answerer to."""
    assert s.trance is not None
    binding = Binding()
    binding.source = "truthtrance"
    binding.element = ELEMENT[s.trance[2]]
    binding.value = s.trance[3]
    binding.yes = yes
    return binding


def keepable(p: P, g: int) -> list[Option]:
    """The answers that some legal plan can keep."""
    s = p.state
    return [answer for answer in (YES, NO) if can_keep(p, g, commitment(s, answer == YES))]


# ---------------------------------------------------------------- words


def describe_target(p: P, ask: Ask, option: Option) -> Message:
    """Whom to ask."""
    return message("truthtrance-ask", ("T23",), faction=option)


def why_no_target(p: P, ask: Ask, option: Option) -> Message | None:
    """No such card, a bad moment, oneself, or somebody who is not there."""
    s = p.state
    if owner(s, ask.seat) == NOBODY:
        return message("why-card-not-held", ("T23",), card="truthtrance")
    if not at_leisure(s):
        return message("why-not-now", ("R4.4", "R4.6", "T23"))
    return message("why-truthtrance-target", ("T23",), faction=option)


def ask_question(p: P, ask: Ask) -> Message:
    """Whom it goes to."""
    return message("ask-trance", ("T23",), faction=ask.context)


def about(id: str, rules: tuple[str, ...], topic: str, subject: Option) -> Message:
    """A message about a question, its subject named after what it is."""
    return message(f"{id}-{topic}", rules, **{FIELD[topic]: subject})


def describe_question(p: P, ask: Ask, option: Option) -> Message:
    """The question itself."""
    return about("trance", ("T23",), option[0], option[1])


def why_no_question(p: P, ask: Ask, option: Option) -> Message | None:
    """Not in play, not a fighter, not the Bene Gesserit, or a plan that is already made."""
    topic = option[0]
    if topic in ELEMENT:
        return message("why-trance-plan", ("R11.20", "T23"), faction=ask.context)
    if topic in (PREDICTED_FACTION, PREDICTED_ROUND):
        return message("why-trance-prediction", ("BG.B1",), faction=ask.context)
    return message("why-trance-absent", ("T23",), leader=option[1])


def ask_answer(p: P, ask: Ask) -> Message:
    """The question, and that the answer binds."""
    return about("ask-trance_answer", ("R11.20", "T23"), ask.context[0], ask.context[1])


def why_no_answer(p: P, ask: Ask, option: Option) -> Message | None:
    """No plan could keep it."""
    return message("why-trance-answer", ("R11.20",))


QUESTIONS: Final[list[Option]] = [
    *[(CARD, design.name) for design in DESIGNS],
    *[(TRAITOR, leader.name) for leader in LEADERS],
    *[(SPICE, n) for n in range(1, MOST_SPICE + 1)],
    *[(PREDICTED_FACTION, faction.name) for faction in FACTIONS],
    *[(PREDICTED_ROUND, n) for n in range(1, ROUNDS + 1)],
    *[(PLAN_CARD, CARD_KINDS[kind]) for kind in VOICE],
    *[(PLAN_LEADER, leader.name) for leader in LEADERS],
    *[(PLAN_DIAL, n) for n in range(1, MOST_DIAL + 1)],
]
KINDS: Final[tuple[Kind, ...]] = (
    Kind("truthtrance", [faction.name for faction in FACTIONS], None, describe_target, why_no_target),
    Kind("trance", QUESTIONS, ask_question, describe_question, why_no_question),
    Kind("trance_answer", [YES, NO], ask_answer, None, why_no_answer),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("truthtrance", askable, truthtrance),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **{"asked_" + topic: ("faction", "other", field) for topic, field in FIELD.items()},
    "answered": ("faction", "answer"),
}
