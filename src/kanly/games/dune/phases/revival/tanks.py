"""Coming back from the tanks, for revival (R9), the Emperor's Karama power and Tleilaxu Ghola."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.face_down import seen_dead, suspected
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADERS, LEADERS_OF
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import revive
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, READY, DuneState
from kanly.kernel import Ask, Flow, Kind, Message, Option

SPECIALS_A_ROUND: Final = 1  # Sardaukar or Fedaykin, over all revivals of a round (R9.9)


# ---------------------------------------------------------------- forces


def specials_left(s: DuneState, f: int) -> int:
    """How many special forces may still come back this round."""
    side = s.sides[f]
    return min(SPECIALS_A_ROUND - side.specials_revived, side.tank_specials)


def most_bodies(s: DuneState, f: int) -> int:
    """How many forces could come back at most."""
    side = s.sides[f]
    return side.tanks - side.tank_specials + specials_left(s, f)


def specials_among(s: DuneState, f: int, count: int) -> list[Option]:
    """How many of `count` forces may be special ones."""
    side = s.sides[f]
    fewest = max(0, count - (side.tanks - side.tank_specials))
    return list(range(fewest, min(count, specials_left(s, f)) + 1))


def ask_specials(p: P, f: int, count: int) -> Flow:
    """How many of them are special ones; asked of their owner where there is a choice."""
    options = specials_among(p.state, f, count)
    if len(options) == 1:
        return options[0]
    return (yield Ask(seat_of(p.state, f), "revive_specials", options, None, FACTIONS[f].name))


def bring_back(p: P, f: int, count: int, specials: int) -> None:
    """Forces from the tanks to the reserves, for everybody to see."""
    revive(p.state, f, count, specials)
    p.state.sides[f].specials_revived += specials
    p.tell("revived", (FACTIONS[f].name, count, specials))


# ---------------------------------------------------------------- leaders


def dead_leaders(s: DuneState, f: int) -> list[int]:
    """Own leaders that may come back: all but those who have died twice (R9.7)."""
    return [i for i in LEADERS_OF[f] if s.leader_state[i] == DEAD]


def note_leaders(p: P, f: int) -> None:
    """Leader revival opens when no own leader can be sent into battle; captives cannot (R9.5, R19.10).

    When all that are not captives lie face down, they turn face up again (R9.7, R9.8).
    """
    s = p.state
    own = [i for i in LEADERS_OF[f] if s.leader_state[i] != READY or s.leader_holder[i] == f]
    if any(s.leader_state[i] == READY for i in own):
        return
    s.sides[f].leaders_open = True
    if own and all(s.leader_state[i] == DEAD_TWICE for i in own):
        for i in own:
            s.leader_state[i] = DEAD
        p.tell("leaders_turned_up", (FACTIONS[f].name,))


def raise_leader(p: P, leader: int) -> None:
    """A leader is alive again and may fight at once (R9.6, R19.5); everybody sees who it is."""
    s = p.state
    f = LEADER_FACTION[leader]
    if suspected(s, leader):
        p.uncover()
        seen_dead(s, leader)
    s.leader_state[leader] = READY
    s.leader_at[leader] = NOBODY
    s.leader_holder[leader] = f
    p.tell("leader_revived", (FACTIONS[f].name, LEADERS[leader].name))


def raise_kwisatz_haderach(p: P, f: int) -> None:
    """The Kwisatz Haderach is alive again (ATR.A4)."""
    p.state.kwisatz_haderach = READY
    p.tell("kwisatz_haderach_revived", (FACTIONS[f].name,))


# ---------------------------------------------------------------- words


def why_not_so_many(s: DuneState, f: int, count: int, *rules: str) -> Message:
    """There are not so many in the tanks, or too many of them are special ones (R9.9)."""
    tanks = s.sides[f].tanks
    if count > tanks:
        return message("why-revive-tanks", rules, count=tanks)
    return message("why-revive-specials", (*rules, "R9.9"))


def question(p: P, ask: Ask) -> Message:
    """Whose special forces."""
    return message("ask-revive_specials", ("R9.9",), faction=ask.context)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """The others are not enough."""
    return message("why-revive_specials", ("R9.9",))


KINDS: Final[tuple[Kind, ...]] = (Kind("revive_specials", [0, 1], question, why_not=why_not),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "revived": ("faction", "count", "specials"),
    "leaders_turned_up": ("faction",),
    "leader_revived": ("faction", "leader"),
    "kwisatz_haderach_revived": ("faction",),
}
