"""Between the choice of a battle and its plans: announcements, Karamas, the last chance to interject (R4.5, item 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune.anytime.face_down import perhaps_free, seen_dead
from kanly.games.dune.anytime.karama import power_ready, stopped, use_power
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import ATREIDES, EMPEROR, FACTIONS, FREMEN, HARKONNEN
from kanly.games.dune.phases.battle.fighters import champion, kwisatz_haderach_allowed, opponent, present, troops
from kanly.games.dune.phases.battle.plans import hero_held
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY
from kanly.kernel import Ask, Flow, Kind, Message, Option

READY: Final = "ready"
KARAMA: Final = "karama"


def announce_leaderless(p: P) -> None:
    """Who has neither leader nor hero says so at once (R11.6)."""
    s = p.state
    battle = present(s)
    for f in (battle.aggressor, battle.defender):
        if leaders_for(s, f, battle.territory):
            continue
        p.uncover()  # everybody learns whether he holds a hero
        if not hero_held(s, f):
            battle.leaderless.append(f)
            for leader in perhaps_free(s, f, battle.territory):  # so they are all dead (HAR.A1)
                seen_dead(s, leader)
            p.tell("leaderless", (FACTIONS[f].name,))


def battle_karamas(p: P) -> Flow:
    """What a Karama can take from a fighter before the plans are made (R4.5, item 7d)."""
    battle = present(p.state)
    stakes: list[tuple[str, Callable[[P], bool]]] = p.rules.lists["battle_stakes"]
    for power, matters in stakes:
        if p.rules.has(p.state, power) and matters(p) and (yield from stopped(p, power)):
            battle.cancelled.append(power)


def _sardaukar_matter(p: P) -> bool:
    s = p.state
    return champion(s, EMPEROR) == EMPEROR and opponent(present(s), EMPEROR) != FREMEN and troops(s, EMPEROR)[1] > 0


def _fedaykin_matter(p: P) -> bool:
    return champion(p.state, FREMEN) == FREMEN and troops(p.state, FREMEN)[1] > 0


def _kwisatz_haderach_matters(p: P) -> bool:
    return champion(p.state, ATREIDES) == ATREIDES and kwisatz_haderach_allowed(p, ATREIDES)


def _ally_traitors_matter(p: P) -> bool:
    return champion(p.state, HARKONNEN) not in (NOBODY, HARKONNEN)


def ready_to_plan(p: P) -> Flow:
    """The last moment for Truthtrance and Ghola, and for the Atreides to demand the enemy's plan (R4.5, ATR.K1)."""
    s = p.state
    battle = present(s)
    for f in (battle.aggressor, battle.defender):
        said: str = yield Ask(seat_of(s, f), "ready", offer=_signs(p, f), context=FACTIONS[f].name)
        if said == KARAMA:
            use_power(p, "ATR.K1")
            battle.locked_by = opponent(battle, f)


def _signs(p: P, f: int) -> Callable[[], list[Option]]:
    return lambda: [READY, KARAMA] if f == ATREIDES and power_ready(p, "ATR.K1") else [READY]


def _why_not_ready(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    if ask.context != FACTIONS[ATREIDES].name or not p.rules.has(s, "ATR.K1"):
        return message("why-no-plan-look", p.rules.cited("ATR.K1"))
    if s.sides[ATREIDES].power_used:
        return message("why-power-used", ("R15.5", "ATR.K1"), power="ATR.K1")
    return message("why-card-not-held", ("T24",), card=KARAMA)


KINDS: Final = (
    Kind(
        "ready",
        [READY, KARAMA],
        question=lambda p, ask: message("ask-ready", ("R4.5",), faction=ask.context),
        why_not=_why_not_ready,
    ),
)
STAKES: Final[list[Any]] = [  # what a Karama can stop before the plans, and when that matters
    ("EMP.A1", _sardaukar_matter),
    ("FRE.A5", _fedaykin_matter),
    ("ATR.A2", _kwisatz_haderach_matters),
    ("HAR.S1", _ally_traitors_matter),
]
EVENTS: Final[dict[str, tuple[str, ...]]] = {"leaderless": ("faction",)}
