"""Phase 7, battle (R11).

In storm order every faction fights its battles, in the order that it likes. What belongs to one battle has its own
files: `before_plans`, `voice`, `prescience`, `plans` and `planning`, `traitors`, `outcome` and `losses`, `captives`.
The advanced game adds `advanced_battle`.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, NODE_TOKENS, NODES, POLAR_SINK, TERRITORIES
from kanly.games.dune.phases.battle import (
    before_plans,
    captives,
    losses,
    outcome,
    planning,
    prescience,
    traitors,
    voice,
)
from kanly.games.dune.phases.battle.plans import battle_dials, battle_spice, counts_by_spice
from kanly.games.dune.phases.shipment.advisors import settle_advisors
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import areas, in_nodes, territories_in
from kanly.games.dune.table.lineup import faction_names
from kanly.games.dune.table.paths import connected_parts
from kanly.games.dune.table.sides import friends, seat_of
from kanly.games.dune.table.state import Battle
from kanly.kernel import Ask, Flow, Kind, Message, Option

# One battle, scene by scene (R4.5, item 7).
BATTLE: Final = (
    "announce_leaderless",
    "voice",
    "prescience",
    "battle_karamas",
    "ready_to_plan",
    "battle_plans",
    "traitor_calls",
    "battle_outcome",
    "capture",
    "after_battle",
)


# Which battles, and in what order.


def battles(p: P) -> None:
    """The whole phase: one battle after the other."""
    p.then("next_battle")


def next_battle(p: P) -> Flow:
    """The first faction in storm order that has battles left is the aggressor and chooses one of them (R11.3)."""
    fights = all_fights(p)
    for f in p.state.order:
        if any(f in enemies for _, enemies in fights):
            p.new_turn()
            yield from _choose_battle(p, f)
            return


def all_fights(p: P) -> list[tuple[tuple[int, ...], list[int]]]:
    """Where enemies meet: the nodes, and the factions there that have an enemy among them (R11.1)."""
    s = p.state
    one = 0
    shared = 0  # territories with two factions or more
    for f in s.order:
        own = areas(s, f)
        shared |= one & own
        one |= own
    shared &= ~(1 << POLAR_SINK)  # R1.4
    out: list[tuple[tuple[int, ...], list[int]]] = []
    for territory in territories_in(shared):
        for part in parts(p, territory):
            present_here = [f for f in s.order if in_nodes(s, f, part)]
            enemies = [f for f in present_here if any(g != f and not friends(s, f, g) for g in present_here)]
            if enemies:
                out.append((part, enemies))
    return out


def parts(p: P, territory: int) -> list[tuple[int, ...]]:
    """The parts of a territory in which forces meet: those that the storm leaves, some say the storm's too (R11.2)."""
    storm = p.state.storm
    found = list(connected_parts(territory, storm))
    if p.rules.setting("battle_in_storm_sector"):
        found += [(node,) for node in NODES[territory] if NODE_SECTOR[node] == storm]
    return found


def places(p: P, f: int) -> list[Option]:
    """Where a faction has battles: the first node of each part."""
    return [NODE_TOKENS[part[0]] for part, enemies in all_fights(p) if f in enemies]


def opponents(p: P, f: int, node: int) -> list[Option]:
    """Whom a faction could fight in the part that begins with a node."""
    s = p.state
    for part, enemies in all_fights(p):
        if part[0] == node:
            return [FACTIONS[g].name for g in enemies if g != f and not friends(s, f, g)]
    return []


def _choose_battle(p: P, f: int) -> Flow:
    s = p.state
    seat = seat_of(s, f)
    place: str = yield Ask(seat, "battle", offer=lambda: places(p, f))
    node = NODE_OF[place]
    whom = opponents(p, f, node)
    other: str = whom[0]
    if len(whom) > 1:
        other = yield Ask(seat, "opponent", offer=lambda: opponents(p, f, node), context=place)
    battle = Battle()
    battle.territory = NODE_TERRITORY[node]
    battle.part = next(part for part in parts(p, battle.territory) if part[0] == node)
    battle.aggressor = f
    battle.defender = FACTION_OF[other]
    s.battle = battle
    p.tell("battle", (FACTIONS[f].name, other, TERRITORIES[battle.territory].name))
    p.then(*BATTLE)


# After the battle.


def after_battle(p: P) -> None:
    """Captives go home, advisors look around (BG.A5); the next battle."""
    captives.return_captive(p)
    p.state.battle = None
    settle_advisors(p)
    p.then("next_battle")


# Words.


def _why_no_battle(p: P, ask: Ask, option: Option) -> Message:
    return message("why-no-battle", ("R11.1", "R11.2"), node=option)


def _why_no_opponent(p: P, ask: Ask, option: Option) -> Message:
    return message("why-no-opponent", ("R11.1", "R14.5"), faction=option, node=ask.context)


def _fighting_nodes() -> list[Option]:
    return [NODE_TOKENS[node] for node in range(len(NODE_TOKENS)) if NODE_TERRITORY[node] != POLAR_SINK]


SCENES: Final = (
    battles,
    next_battle,
    before_plans.announce_leaderless,
    voice.voice,
    prescience.prescience,
    before_plans.battle_karamas,
    before_plans.ready_to_plan,
    planning.battle_plans,
    traitors.traitor_calls,
    outcome.battle_outcome,
    captives.capture,
    after_battle,
)
STEPS: Final[tuple[Any, ...]] = (
    battle_dials,
    battle_spice,
    counts_by_spice,
    losses.battle_losses,
    losses.pay_support,
    prescience.foresee_anew,
)
LISTS: Final[dict[str, list[Any]]] = {
    "battle_dials": list(range(26)),
    "dial_rules": ["R11.5"],
    "loss_rules": ["R11.11"],
    "battle_stakes": before_plans.STAKES,
}
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "battle",
        _fighting_nodes(),
        question=lambda p, ask: message("ask-battle", ("R11.3",)),
        describe=lambda p, ask, option: message("battle-here", node=option),
        why_not=_why_no_battle,
    ),
    Kind(
        "opponent",
        faction_names,
        question=lambda p, ask: message("ask-opponent", ("R11.3",), node=ask.context),
        describe=lambda p, ask, option: message("opponent-this", faction=option),
        why_not=_why_no_opponent,
    ),
    *before_plans.KINDS,
    *voice.KINDS,
    *prescience.KINDS,
    *planning.KINDS,
    *traitors.KINDS,
    *losses.KINDS,
    *outcome.KINDS,
    *captives.KINDS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("faction", "other", "territory"),
    **before_plans.EVENTS,
    **voice.EVENTS,
    **prescience.EVENTS,
    **planning.EVENTS,
    **traitors.EVENTS,
    **outcome.EVENTS,
    **captives.EVENTS,
}
