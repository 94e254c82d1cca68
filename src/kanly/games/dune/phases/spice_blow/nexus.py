"""Alliances: made and broken in a nexus, and only there (R14.1-R14.4, R14.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.phases.setup.factions_dealt import ACCEPT, DECLINE
from kanly.games.dune.rules import P
from kanly.games.dune.table.lineup import faction_names
from kanly.games.dune.table.sides import allied, allies_of, in_play, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.games.dune.table.vows import ALLY, lapse, vowed
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

BREAK: Final = "break"


def nexus(p: P) -> None:
    """R14.13: in storm order everybody may break his alliance, then offers are made; two players never ally (R18.2)."""
    p.tell("nexus")
    if p.rules.setup.seats > 2:
        p.then(*[("may_break", f) for f in p.state.order], ("alliance_talks", 0, 0))


def may_break(p: P, f: int) -> Flow:
    """R14.3: one side is enough to end an alliance."""
    s = p.state
    if s.sides[f].alliance == NOBODY:
        return
    answer: str = yield Ask(seat_of(s, f), "break_alliance", offer=lambda: [BREAK, PASS], context=FACTIONS[f].name)
    if answer == BREAK:
        leave(p, f)


def leave(p: P, f: int) -> None:
    """A faction leaves its alliance; nobody is in one alone."""
    s = p.state
    left = allies_of(s, f)
    for g in [f, *left] if len(left) == 1 else [f]:
        s.sides[g].alliance = NOBODY
        s.support[g] = 0
    p.tell("alliance_broken", (FACTIONS[f].name,))


def alliance_talks(p: P, at: int, passes: int) -> Flow:
    """One player, by the place in storm order, may make an offer; the nexus ends when all have passed in a row."""
    s = p.state
    if passes == len(s.order):
        s.proposals = []
        p.tell("nexus_over")
        lapse(p, ALLY)
        return
    f = s.order[at]
    at = (at + 1) % len(s.order)
    name = PASS
    if partners(p, f):
        p.new_turn()
        name = yield Ask(
            seat_of(s, f), "offer_alliance", offer=lambda: [*partners(p, f), PASS], context=FACTIONS[f].name
        )
    if name == PASS:
        p.then(("alliance_talks", at, passes + 1))
        return
    p.then(("alliance_talks", at, 0))
    g = FACTION_OF[name]
    s.proposals.append((f, g))
    p.tell("alliance_offered", (FACTIONS[f].name, name))
    agreed = yield from consent(p, f, g)
    if agreed:
        join(p, f, g)


def partners(p: P, f: int) -> list[Option]:
    """Whom a faction may offer an alliance now."""
    return [FACTIONS[g].name for g in p.state.order if not no_offer(p, f, g)]


def no_offer(p: P, f: int, g: int) -> str:
    """Why a faction may not offer another one an alliance; empty if it may."""
    s = p.state
    if f == g:
        return "why-alliance-own"
    if not in_play(s, g):
        return "why-faction-not-in-play"
    if allied(s, f, g):
        return "why-alliance-already"
    if (f, g) in s.proposals:  # once is enough: talks have to end
        return "why-alliance-offered"
    mine = s.sides[f].alliance
    yours = s.sides[g].alliance
    if mine != NOBODY and yours != NOBODY:
        return "why-alliance-other"
    if s.vows and vowed(s, f, ALLY, FACTIONS[g].name, False):
        return "why-vow-not-to-ally"
    allies = 0 if mine == yours else len(allies_of(s, f)) + len(allies_of(s, g))
    if 2 + allies > p.rules.variant.members:
        return "why-alliance-full"
    return ""


def consent(p: P, f: int, g: int) -> Flow:
    """R14.13: the other side agrees; larger alliances (R18.6) take a new member only if all of them agree."""
    s = p.state
    asked = [g, *allies_of(s, g), *allies_of(s, f)]
    context = (FACTIONS[f].name, FACTIONS[g].name)
    for other in asked:
        answer: str = yield Ask(seat_of(s, other), "answer_alliance", offer=votes(s, other, f, g), context=context)
        if answer == DECLINE:
            p.tell("alliance_declined", (FACTIONS[other].name, *context))
            return False
    return True


def votes(s: DuneState, voter: int, f: int, g: int) -> Callable[[], list[Option]]:
    """What a faction may say to an alliance of two, of which it may be one: what it has vowed to, if it has (R16.8)."""

    def offer() -> list[Option]:
        for partner in (f, g):
            if s.vows and partner != voter:
                for yes in (True, False):
                    if vowed(s, voter, ALLY, FACTIONS[partner].name, yes):
                        return [ACCEPT] if yes else [DECLINE]
        return [ACCEPT, DECLINE]

    return offer


def join(p: P, f: int, g: int) -> None:
    """Two factions are allies from now on, with the allies of either."""
    s = p.state
    used = [side.alliance for side in s.sides]
    number = max(s.sides[f].alliance, s.sides[g].alliance)
    if number == NOBODY:
        number = next(n for n in range(len(FACTIONS)) if n not in used)
    s.sides[f].alliance = number
    s.sides[g].alliance = number
    p.tell("alliance_made", (FACTIONS[f].name, FACTIONS[g].name))


# Words.

RULES: Final[dict[str, tuple[str, ...]]] = {
    "why-alliance-own": ("R14.1",),
    "why-faction-not-in-play": ("R18.4",),
    "why-alliance-already": ("R14.1",),
    "why-alliance-offered": ("R14.13",),
    "why-alliance-other": ("R14.1",),
    "why-alliance-full": ("R14.1", "R18.6"),
    "why-vow-not-to-ally": ("R16.8",),
}


def ask_break(p: P, ask: Ask) -> Message:
    """Whether a faction stays in its alliance."""
    return message("ask-break_alliance", ("R14.3",), faction=ask.context)


def ask_offer(p: P, ask: Ask) -> Message:
    """Whom a faction offers an alliance."""
    return message("ask-offer_alliance", ("R14.13",), faction=ask.context)


def why_no_offer(p: P, ask: Ask, option: Option) -> Message:
    """Already allied, already asked, or too many."""
    reason = no_offer(p, FACTION_OF[ask.context], FACTION_OF[option])
    return message(reason, RULES[reason], faction=option, number=p.rules.variant.members)


def ask_answer(p: P, ask: Ask) -> Message:
    """Whether one agrees to an alliance."""
    return message("ask-answer_alliance", ("R14.13",), faction=ask.context[0], other=ask.context[1])


def why_no_answer(p: P, ask: Ask, option: Option) -> Message:
    """A vow decides the vote."""
    return message("why-vow-vote", ("R16.8", "T23.2"))


SCENES: Final = (nexus, may_break, alliance_talks)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("break_alliance", [BREAK, PASS], ask_break),
    Kind("offer_alliance", lambda rules: [*faction_names(rules), PASS], ask_offer, options_by("faction"), why_no_offer),
    Kind("answer_alliance", [ACCEPT, DECLINE], ask_answer, why_not=why_no_answer),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "nexus": (),
    "nexus_over": (),
    "alliance_broken": ("faction",),
    "alliance_offered": ("faction", "other"),
    "alliance_declined": ("faction", "other", "third"),
    "alliance_made": ("faction", "other"),
}
