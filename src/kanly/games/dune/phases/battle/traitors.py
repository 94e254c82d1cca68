"""Traitor calls: after the plans are uncovered, whoever holds the card of the enemy's leader may call (R11.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTIONS, HARKONNEN
from kanly.games.dune.facts.leaders import LEADERS
from kanly.games.dune.phases.battle.fighters import champion, present
from kanly.games.dune.rules import P
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, Battle
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind, Message, Option, Secret

CALL: Final = "call"


def traitor_calls(p: P) -> Flow:
    """All who might call are asked at once and in secret, able or not (R11.13)."""
    s = p.state
    flows: dict[int, Callable[[], Flow]] = {}
    for place in range(2):
        for f in callers(p, place):
            flows[seat_of(s, f)] = _asked(p, f, suspect(present(s), place))
    if not flows:
        return
    said: dict[int, str] = yield Secret("traitor", flows)
    battle = present(s)
    fighters = (battle.aggressor, battle.defender)
    for place in range(2):
        for f in callers(p, place):
            if said[seat_of(s, f)] == CALL:
                leader = suspect(battle, place)
                p.reveal(EVERYONE, s.traitor_known, leader)
                p.tell("traitor", (FACTIONS[f].name, FACTIONS[fighters[1 - place]].name, LEADERS[leader].name))
                if fighters[place] not in battle.called:
                    battle.called.append(fighters[place])


def suspect(battle: Battle, place: int) -> int:
    """The leader that a fighter faces, if he could be a traitor: not beside the Kwisatz Haderach (ATR.A3)."""
    plan = battle.plans[1 - place]
    return NOBODY if plan.kwisatz_haderach else plan.leader


def callers(p: P, place: int) -> list[int]:
    """Who may call for a fighter: himself, and his ally Harkonnen (HAR.S1)."""
    s = p.state
    battle = present(s)
    if suspect(battle, place) == NOBODY:
        return []
    fighter = battle.aggressor if place == 0 else battle.defender
    if fighter != HARKONNEN and p.rules.has(s, "HAR.S1") and champion(s, HARKONNEN) == fighter:
        return [fighter] if "HAR.S1" in battle.cancelled else [fighter, HARKONNEN]
    return [fighter]


def _asked(p: P, f: int, leader: int) -> Callable[[], Flow]:
    return lambda: _call(p, f, leader)


def _call(p: P, f: int, leader: int) -> Flow:
    able = leader in p.state.sides[f].traitors
    said: str = yield Ask(
        seat_of(p.state, f), "traitor", [CALL, PASS] if able else [PASS], context=LEADERS[leader].name
    )
    return said


def _why_not(p: P, ask: Ask, option: Option) -> Message:
    return message("why-no-traitor-card", ("R11.12",), leader=ask.context)


KINDS: Final = (
    Kind(
        "traitor",
        [CALL, PASS],
        question=lambda p, ask: message("ask-traitor", ("R11.12", "R19.21"), leader=ask.context),
        describe=lambda p, ask, option: message("traitor-" + option, leader=ask.context),
        why_not=_why_not,
    ),
)
EVENTS: Final = {"traitor": ("faction", "other", "leader")}
