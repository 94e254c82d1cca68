"""Pauses (R4.7): a moment in every phase for deals and for the cards that may be played at any time.

In a pause everybody, one after the other in storm order, says that he is ready; until the last one has, anybody may
speak up. Who is made an offer meanwhile is asked once more. The mentat pause is one, unless the table wants none; the
setting `pauses` may open one in every phase. Besides, anybody may ask for a pause: now, which means once the present
question is answered and what follows from it is done, or at a later place of the round; once a round, so that nobody
holds up the game.

Everybody is asked, whatever he holds, so that nothing is betrayed. A program has nothing to say but that it is ready,
and the kernel says it in its stead. Where a person alone with programs is spared questions without a choice, a pause is
passed over only if nobody has asked for it and he could do nothing in it.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.unasked import at_leisure
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.table.sides import factions_of, seats_in_order
from kanly.games.dune.table.state import DuneState
from kanly.kernel import Ask, Flow, Interjection, Kind, Message, Option, Scene

PAUSE: Final = "pause"  # the scenes' names
ALL_READY: Final = "all_ready"
READY: Final = "ready"
ASKING: Final = "ask_pause"  # the kind of question
NOW: Final = "now"
MENTAT: Final = "mentat"
STORM_NUMBER: Final = "storm_number"  # between the storm's number and the cards that change it
AFTER_PHASE: Final = ("storm", "spice_blow", "charity", "revival", "collection")  # by `rounds.PHASES`
PLACES: Final = (STORM_NUMBER, *AFTER_PHASE)  # in the order of play; other phases have questions enough


def pause(p: P, place: str) -> None:
    """A place for a pause: one opens if the table has one here, or if somebody has asked for it."""
    s = p.state
    asked = place in s.pauses
    if not asked and not always(p.rules, place):
        return
    if asked:
        s.pauses.remove(place)
    s.pause = place
    s.ready = []
    if place != MENTAT:  # the phase of that name has just been told
        p.tell("pause", (place,))
    p.then(ALL_READY)


def always(rules: DuneRules, place: str) -> bool:
    """Whether the table has a pause at a place without being asked for it."""
    pauses: str = rules.setting("pauses")
    return pauses == "every_phase" or (pauses == "mentat" and place == MENTAT)


def all_ready(p: P) -> Flow:
    """Everybody once who is not ready yet; the pause ends when all are."""
    s = p.state
    p.new_turn()
    for seat in seats_in_order(s):
        if seat not in s.ready:
            yield Ask(seat, "pause", None, _sign, s.pause)
            s.ready.append(seat)
    if len(s.ready) < len(s.seated):  # somebody was called back
        p.then(ALL_READY)
    else:
        s.pause = ""


def _sign() -> list[Option]:
    return [READY]


def worth_it(p: P, seat: int) -> bool:
    """Whether somebody may want this pause: it was asked for, or he can do something in it."""
    if not always(p.rules, p.state.pause):
        return True
    for interjection in p.rules.interjections:
        if interjection.kind != ASKING and interjection.offer(p, seat):
            return True
    return False


def call_back(s: DuneState, seat: int) -> None:
    """Somebody has something to answer: in a pause he is asked once more whether he is ready."""
    if seat in s.ready:
        s.ready.remove(seat)


def pause_first(p: P, scene: Scene) -> bool:
    """Before every scene but its own a pause comes in, if one was asked for and nothing is being resolved (R4.4)."""
    s = p.state
    if not s.pauses or NOW not in s.pauses or scene[0] in (PAUSE, ALL_READY) or not at_leisure(s):
        return False
    p.then((PAUSE, NOW), scene)
    return True


# ---------------------------------------------------------------- asking for one


def askable(p: P, seat: int) -> list[Option]:
    """The pauses that somebody could ask for."""
    s = p.state
    if not at_leisure(s):
        return []
    return [place for place in (NOW, *PLACES) if not no_pause(p, seat, place)]


def no_pause(p: P, seat: int, place: str) -> str:
    """Why a pause cannot be asked for; empty if it can."""
    s = p.state
    if p.rules.setting("pauses") == "none":
        return "why-pause-never"
    if seat in s.pausers:
        return "why-pause-once"
    if place in s.pauses or (place == NOW and s.pause):
        return "why-pause-asked"
    if place != NOW and always(p.rules, place):
        return "why-pause-always"
    return ""


def ask_for(p: P, seat: int, option: Option) -> None:
    """For all to hear; it opens in its time."""
    s = p.state
    s.pauses.append(option)
    s.pausers.append(seat)
    p.tell("pause_asked", (FACTIONS[factions_of(s, seat)[0]].name, option))


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """Whether to go on, and from where."""
    return message("ask-pause", ("R4.7",), place=ask.context)


def describe_request(p: P, ask: Ask, option: Option) -> Message:
    """When the pause would be."""
    return message("ask_pause-" + option, ("R4.7",))


def why_no_request(p: P, ask: Ask, option: Option) -> Message | None:
    """A bad moment, a table without pauses, or one that will come anyway."""
    if not at_leisure(p.state):
        return message("why-not-now", ("R4.4", "R4.6"))
    return message(no_pause(p, ask.seat, option), ("R4.7", "R21.22"))


SCENES: Final[tuple[Any, ...]] = (pause, all_ready)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("pause", [READY], question, wakes=("bribe_offered",), moment=worth_it),
    Kind(ASKING, [NOW, *PLACES], None, describe_request, why_no_request),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection(ASKING, askable, ask_for),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"pause": ("place",), "pause_asked": ("faction", "place")}
