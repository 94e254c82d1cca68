"""Truthtrance: at any time, a question that is answered truthfully, for all to hear (T23).

What may be asked is in `trance_topics`. About facts the answer can only be the truth. About the plan of the present
battle the one who is asked commits himself to what some legal plan of his can keep (R11.20), about his intentions to
what goes together with his other vows (T23.2); a question in the asker's own words he answers on his honour (T23.3).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.trance_topics import (
    ELEMENT,
    FIELD,
    OWN_WORDS,
    PREDICTED_FACTION,
    PREDICTED_ROUND,
    SPICE_CARD,
    SPICE_WORM,
    STORM_CARD,
    TRAITOR,
    VERB,
    WILL_BID,
    WILL_SHIP,
    questions,
    swear,
    topics,
    truth,
)
from kanly.games.dune.anytime.unasked import at_leisure
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import TRUTHTRANCE
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.phases.battle.fighters import place_of, present
from kanly.games.dune.phases.battle.plans import can_keep
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import discard, held
from kanly.games.dune.table.lineup import faction_names
from kanly.games.dune.table.sides import factions_of, purse, seat_of
from kanly.games.dune.table.state import NOBODY, Binding, DuneState
from kanly.games.dune.table.vows import BID, contradicts, give_vow
from kanly.kernel import Ask, Flow, Interjection, Kind, Message, Option

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
    topic, subject = yield Ask(seat, "trance", questions(p, f, g), None, option)
    s.trance = (f, g, topic, str(subject))
    p.tell("asked_" + topic, (FACTIONS[f].name, option, subject))
    if topic in ELEMENT or topic in VERB or topic == OWN_WORDS:
        answer = yield Ask(seat_of(s, g), "trance_answer", None, lambda: keepable(p, g), (topic, subject))
    else:
        answer = YES if truth(s, g, topic, str(subject)) else NO
        swear(p, g, topic, str(subject), answer == YES)
    p.tell("answered_on_honour" if topic == OWN_WORDS else "answered", (option, answer))
    if topic in ELEMENT:
        present(s).bindings[place_of(present(s), g)].append(commitment(s, answer == YES))
    elif topic in VERB:
        give_vow(p, g, f, VERB[topic], vow_subject(topic, str(subject)), answer == YES)
    s.trance = None


# ---------------------------------------------------------------- plans, intentions


def commitment(s: DuneState, yes: bool) -> Binding:
    """What the open question about a plan binds its answerer to."""
    assert s.trance is not None
    binding = Binding()
    binding.source = "truthtrance"
    binding.element = ELEMENT[s.trance[2]]
    binding.value = s.trance[3]
    binding.yes = yes
    return binding


def vow_subject(topic: str, subject: str) -> str:
    """What the vow is about that answers a question about an intention."""
    return "" if topic == WILL_BID else subject


def keepable(p: P, g: int) -> list[Option]:
    """The answers that can be kept: by some legal plan, beside one's vows; in words, either."""
    s = p.state
    assert s.trance is not None
    topic = s.trance[2]
    if topic == OWN_WORDS:
        return [YES, NO]
    if topic in ELEMENT:
        return [answer for answer in (YES, NO) if can_keep(p, g, commitment(s, answer == YES))]
    subject = vow_subject(topic, s.trance[3])
    out = [answer for answer in (YES, NO) if not contradicts(s, g, VERB[topic], subject, answer == YES)]
    if len(out) == 2 and not able(s, g, topic):
        return [NO]
    return out or [NO]


def able(s: DuneState, g: int, topic: str) -> bool:
    """Whether somebody could do at all what he is asked about: he has the spice to bid, or anything to ship."""
    if VERB[topic] == BID:
        assert s.auction is not None
        return purse(s, g) > s.auction.high
    return topic != WILL_SHIP or s.sides[g].reserves > 0


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
    """Not a fighter, not the Bene Gesserit, never looked, nothing to intend, or not in play."""
    topic = option[0]
    if topic in ELEMENT:
        return message("why-trance-plan", ("R11.20", "T23"), faction=ask.context)
    if topic in (PREDICTED_FACTION, PREDICTED_ROUND):
        return message("why-trance-prediction", ("BG.B1",), faction=ask.context)
    if topic in (STORM_CARD, SPICE_CARD, SPICE_WORM):
        return message("why-trance-unseen", ("T23.1",), faction=ask.context)
    if topic == TRAITOR:
        return message("why-trance-absent", ("T23",), leader=option[1])
    return message("why-trance-intention", ("T23.2",), faction=ask.context)


def ask_answer(p: P, ask: Ask) -> Message:
    """The question, and that the answer binds."""
    topic, subject = ask.context
    rules = ("T23.3",) if topic == OWN_WORDS else ("R11.20", "T23") if topic in ELEMENT else ("T23.2", "R16.8")
    return about("ask-trance_answer", rules, topic, subject)


def why_no_answer(p: P, ask: Ask, option: Option) -> Message | None:
    """No plan could keep it, or another vow stands against it."""
    if ask.context[0] in VERB:
        return message("why-trance-vow", ("T23.2", "R16.8"))
    return message("why-trance-answer", ("R11.20",))


KINDS: Final[tuple[Kind, ...]] = (
    Kind("truthtrance", faction_names, None, describe_target, why_no_target),
    Kind("trance", topics, ask_question, describe_question, why_no_question),
    Kind("trance_answer", [YES, NO], ask_answer, None, why_no_answer),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("truthtrance", askable, truthtrance),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **{"asked_" + topic: ("faction", "other", field) for topic, field in FIELD.items()},
    "answered": ("faction", "answer"),
    "answered_on_honour": ("faction", "answer"),
}
