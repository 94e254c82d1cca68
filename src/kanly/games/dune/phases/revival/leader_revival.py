"""Revival of leaders (R9.4-R9.8), and of the Kwisatz Haderach (ATR.A4); the Emperor's Karama power (EMP.K1)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.face_down import buried_of
from kanly.games.dune.anytime.karama import power_open, power_ready, use_power
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import ATREIDES, EMPEROR, FACTION_OF, FACTIONS
from kanly.games.dune.facts.leaders import (
    KWISATZ_HADERACH_PRICE,
    LEADER_FACTION,
    LEADER_OF,
    LEADER_STRENGTH,
    LEADERS,
    LEADERS_OF,
)
from kanly.games.dune.phases.revival.tanks import (
    ask_specials,
    bring_back,
    dead_leaders,
    most_bodies,
    note_leaders,
    raise_kwisatz_haderach,
    raise_leader,
    why_not_so_many,
)
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.table.hands import pay
from kanly.games.dune.table.lineup import candidates, leader_names, only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, DuneState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

KWISATZ_HADERACH: Final = "kwisatz_haderach"
KARAMA_FORCES: Final = 3  # that the Emperor's Karama power revives (EMP.K1)


def revive_leader(p: P, f: int) -> Flow:
    """R9.4, R9.5: one leader a round for its strength in spice, while leader revival is open."""
    s = p.state
    side = s.sides[f]
    note_leaders(p, f)
    close_revival(s, f)
    if not side.leaders_open:
        return
    chosen = yield Ask(seat_of(s, f), "revive_leader", None, lambda: affordable(p, f), FACTIONS[f].name)
    if chosen != PASS:
        pay(p, f, price(chosen), NOBODY, "revival")
        if chosen == KWISATZ_HADERACH:
            raise_kwisatz_haderach(p, f)
        else:
            raise_leader(p, LEADER_OF[chosen])
    close_revival(s, f)


def close_revival(s: DuneState, f: int) -> None:
    """Once open it stays open until no own leader waits in the tanks (R9.5).

    One whom the Harkonnen have killed might wait there, for all that the others know (HAR.A1).
    """
    if not dead_leaders(s, f) and not buried_of(s, f):
        s.sides[f].leaders_open = False


def returnable(p: P, f: int) -> list[Option]:
    """Who may come back from the tanks, by name; the Kwisatz Haderach like a leader (ATR.A4)."""
    s = p.state
    out: list[Option] = [LEADERS[i].name for i in dead_leaders(s, f)]
    if f == ATREIDES and s.kwisatz_haderach == DEAD:
        out.append(KWISATZ_HADERACH)
    return out


def affordable(p: P, f: int) -> list[Option]:
    """Who can be paid for."""
    spice = p.state.sides[f].spice
    return [PASS, *[name for name in returnable(p, f) if price(name) <= spice]]


def price(name: str) -> int:
    """A leader's strength; 2 for the Kwisatz Haderach."""
    return KWISATZ_HADERACH_PRICE if name == KWISATZ_HADERACH else LEADER_STRENGTH[LEADER_OF[name]]


# ---------------------------------------------------------------- the Emperor's Karama power


def karama_revival(p: P) -> Flow:
    """EMP.K1: three forces or one leader free, besides the usual revival."""
    s = p.state
    if not power_open(p, "EMP.K1"):
        return
    note_leaders(p, EMPEROR)
    if not (most_bodies(s, EMPEROR) or dead_leaders(s, EMPEROR) or buried_of(s, EMPEROR)):
        return
    chosen = yield Ask(seat_of(s, EMPEROR), "karama_revival", None, lambda: karama_revivals(p), FACTIONS[EMPEROR].name)
    if chosen == PASS:
        return
    use_power(p, "EMP.K1")
    if chosen in LEADER_OF:
        raise_leader(p, LEADER_OF[chosen])
        return
    specials = yield from ask_specials(p, EMPEROR, chosen)
    bring_back(p, EMPEROR, chosen, specials)


def karama_revivals(p: P) -> list[Option]:
    """A number of forces, or a leader, if the Emperor holds a Karama."""
    s = p.state
    if not power_ready(p, "EMP.K1"):
        return [PASS]
    forces = range(1, min(KARAMA_FORCES, most_bodies(s, EMPEROR)) + 1)
    return [PASS, *forces, *[LEADERS[i].name for i in dead_leaders(s, EMPEROR)]]


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """What there is to spend."""
    spice = p.state.sides[FACTION_OF[ask.context]].spice
    return message("ask-revive_leader", ("R9.4",), faction=ask.context, spice=spice)


def describe(p: P, ask: Ask, option: Option) -> Message:
    """A leader and its price."""
    if option == PASS:
        return message("revive_leader-pass")
    if option == KWISATZ_HADERACH:
        return message("revive_leader-kwisatz_haderach", ("ATR.A4",), price=price(option))
    return message("revive_leader-for", ("R9.4",), leader=option, price=price(option))


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Somebody else's leader, not dead, face down, or too dear."""
    return why_no_leader(p, FACTION_OF[ask.context], option) or message(
        "why-leader-spice", ("R9.4",), price=price(option), spice=p.state.sides[FACTION_OF[ask.context]].spice
    )


def why_no_leader(p: P, f: int, name: str) -> Message | None:
    """Why a leader cannot come back at all; None if only the price is in the way."""
    s = p.state
    if name == KWISATZ_HADERACH:
        dead = f == ATREIDES and s.kwisatz_haderach == DEAD
        return None if dead else message("why-kwisatz_haderach", p.rules.cited("ATR.A4"))
    leader = LEADER_OF[name]
    if LEADER_FACTION[leader] != f:
        return message("why-leader-foreign", ("R9.4",), leader=name)
    if s.leader_state[leader] == DEAD_TWICE:
        return message("why-leader-face-down", ("R9.7",), leader=name)
    if s.leader_state[leader] != DEAD:
        return message("why-leader-alive", ("R9.4",), leader=name)
    return None


def describe_karama(p: P, ask: Ask, option: Option) -> Message:
    """Forces or a leader, for the Karama."""
    if option == PASS:
        return message("karama_revival-pass")
    if option in LEADER_OF:
        return message("karama_revival-leader", ("EMP.K1",), leader=option)
    return message("karama_revival-forces", ("EMP.K1",), count=option)


def why_no_karama(p: P, ask: Ask, option: Option) -> Message | None:
    """No Karama, or nobody there to revive."""
    if not power_ready(p, "EMP.K1"):
        return message("why-card-not-held", ("EMP.K1", "T24.4"), card="karama")
    if option in LEADER_OF:
        return why_no_leader(p, EMPEROR, option)
    return why_not_so_many(p.state, EMPEROR, option, "EMP.K1")


def _leaders(rules: DuneRules) -> list[Option]:
    """Every leader that anybody could revive."""
    atreides = ATREIDES in candidates(rules.setup)
    return [PASS, *leader_names(rules), *([KWISATZ_HADERACH] if atreides else [])]


SCENES: Final[tuple[Any, ...]] = (revive_leader, karama_revival)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("revive_leader", _leaders, question, describe, why_not),
    *only_with(
        EMPEROR,
        Kind(
            "karama_revival",
            [PASS, *range(1, KARAMA_FORCES + 1), *[LEADERS[i].name for i in LEADERS_OF[EMPEROR]]],
            None,
            describe_karama,
            why_no_karama,
        ),
    ),
)
