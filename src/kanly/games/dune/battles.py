"""Phase 7, battle (R11).

In storm order every faction fights its battles, in the order that it likes. What belongs to one battle has its own
files: `voice`, `prescience`, `plans`, `traitors`, `outcome`, `captives`; the advanced game adds `advanced_battle`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.dune import captives, outcome, planning, prescience, traitors, voice
from kanly.games.dune.advisors import settle_advisors
from kanly.games.dune.factions import ATREIDES, EMPEROR, FACTION_OF, FACTIONS, FREMEN, HARKONNEN
from kanly.games.dune.fighters import champion, kwisatz_haderach_allowed, opponent, present, troops
from kanly.games.dune.forces import leaders_for
from kanly.games.dune.karama import power_ready, stopped, use_power
from kanly.games.dune.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, NODE_TOKENS, NODES, POLAR_SINK, TERRITORIES
from kanly.games.dune.paths import connected_parts
from kanly.games.dune.planning import cards_of, make_plan, told, written
from kanly.games.dune.plans import battle_dials, hero_held
from kanly.games.dune.rules import P
from kanly.games.dune.sides import friends, seat_of
from kanly.games.dune.state import NOBODY, Battle, Plan
from kanly.games.dune.texts import message
from kanly.kernel import EVERYONE, Ask, Flow, Interjection, Kind, Message, Option, Secret

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
READY: Final = "ready"
KARAMA: Final = "karama"


# Which battles, and in what order.


def battles(p: P) -> None:
    """The whole phase: one battle after the other."""
    p.then("next_battle")


def next_battle(p: P) -> Flow:
    """The first faction in storm order that has battles left is the aggressor and chooses one of them (R11.3)."""
    s = p.state
    fights = all_fights(p)
    for f in s.order:
        own = [fight for fight in fights if f in fight[1]]
        if own:
            yield from _choose_battle(p, f)
            return
    settle_advisors(p)


def all_fights(p: P) -> list[tuple[tuple[int, ...], list[int]]]:
    """Where enemies meet: the nodes, and the factions there that have an enemy among them (R11.1)."""
    s = p.state
    there: dict[int, list[int]] = {}
    for f in s.order:
        for territory in {NODE_TERRITORY[node] for node in s.sides[f].forces}:
            there.setdefault(territory, []).append(f)
    out: list[tuple[tuple[int, ...], list[int]]] = []
    for territory in sorted(there):
        if territory == POLAR_SINK or len(there[territory]) < 2:  # R1.4
            continue
        for part in parts(p, territory):
            present_here = [f for f in there[territory] if any(node in s.sides[f].forces for node in part)]
            enemies = [f for f in present_here if any(g != f and not friends(s, f, g) for g in present_here)]
            if enemies:
                out.append((part, enemies))
    return out


def parts(p: P, territory: int) -> list[tuple[int, ...]]:
    """The parts of a territory in which forces meet: those that the storm leaves, some say the storm's too (R11.2)."""
    storm = p.state.storm
    found = list(connected_parts(territory, storm))
    if p.rules.option("battle_in_storm_sector"):
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
    battle.part = next(part for part, enemies in all_fights(p) if part[0] == node)
    battle.aggressor = f
    battle.defender = FACTION_OF[other]
    s.battle = battle
    p.tell("battle", (FACTIONS[f].name, other, TERRITORIES[battle.territory].name))
    p.then(*BATTLE)


# Before the plans.


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


# The plans.


def battle_plans(p: P) -> Flow:
    """Both plan in secret; then everything is uncovered together (R11.4, R11.8)."""
    s = p.state
    battle = present(s)
    fighters = (battle.aggressor, battle.defender)
    if battle.locked_by != NOBODY:
        yield from _lock_plan(p, battle.locked_by)
    planners = [f for f in fighters if f != battle.locked_by]
    made = yield Secret("battle_plan", {seat_of(s, f): _planner(p, f) for f in planners})
    battle = present(s)
    for f in fighters:
        plan = battle.locked
        if plan is None or f != battle.locked_by:
            plan = written(s, f, made[seat_of(s, f)])
        battle.plans.append(plan)
        _show(p, plan, EVERYONE)
    p.uncover()
    for i in range(2):
        p.tell("plan", told(fighters[i], battle.plans[i]))
    s.wheels = fighters


def _planner(p: P, f: int) -> Callable[[], Flow]:
    return lambda: make_plan(p, f)


def _lock_plan(p: P, f: int) -> Flow:
    """The enemy of the Atreides plans first, and they see all of it (ATR.K1)."""
    s = p.state
    seat = seat_of(s, f)
    made = yield Secret("battle_plan", {seat: _planner(p, f)})
    plan = written(s, f, made[seat])
    present(s).locked = plan
    seers = 1 << seat | 1 << seat_of(s, ATREIDES)
    _show(p, plan, seers)
    p.uncover(seers)
    p.tell("plan_shown", told(f, plan), seers)


def _show(p: P, plan: Plan, to: int) -> None:
    for card in cards_of(plan):
        p.reveal(to, p.state.cards, card)


# After the battle.


def after_battle(p: P) -> None:
    """Captives go home; the next battle."""
    captives.return_captive(p)
    p.state.battle = None
    p.then("next_battle")


# Words.


def _why_no_battle(p: P, ask: Ask, option: Option) -> Message:
    return message("why-no-battle", ("R11.1", "R11.2"), node=option)


def _why_no_opponent(p: P, ask: Ask, option: Option) -> Message:
    return message("why-no-opponent", ("R11.1", "R14.5"), faction=option, node=ask.context)


def _why_not_ready(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    if ask.context != FACTIONS[ATREIDES].name or not p.rules.has(s, "ATR.K1"):
        return message("why-no-plan-look", ("ATR.K1",))
    if s.sides[ATREIDES].power_used:
        return message("why-power-used", ("R15.5", "ATR.K1"), power="ATR.K1")
    return message("why-card-not-held", ("CARD.karama",), card=KARAMA)


def _fighting_nodes() -> list[Option]:
    return [NODE_TOKENS[node] for node in range(len(NODE_TOKENS)) if NODE_TERRITORY[node] != POLAR_SINK]


SCENES: Final = (
    battles,
    next_battle,
    announce_leaderless,
    voice.voice,
    prescience.prescience,
    battle_karamas,
    ready_to_plan,
    battle_plans,
    traitors.traitor_calls,
    outcome.battle_outcome,
    captives.capture,
    after_battle,
)
STEPS: Final[tuple[Any, ...]] = (battle_dials, outcome.battle_losses, outcome.pay_support)
LISTS: Final[dict[str, list[Any]]] = {
    "battle_dials": list(range(26)),
    "battle_stakes": [
        ("EMP.A1", _sardaukar_matter),
        ("FRE.A5", _fedaykin_matter),
        ("ATR.A2", _kwisatz_haderach_matters),
        ("HAR.S1", _ally_traitors_matter),
    ],
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
        [faction.name for faction in FACTIONS],
        question=lambda p, ask: message("ask-opponent", ("R11.3",), node=ask.context),
        describe=lambda p, ask, option: message("opponent-this", faction=option),
        why_not=_why_no_opponent,
    ),
    Kind(
        "ready",
        [READY, KARAMA],
        question=lambda p, ask: message("ask-ready", ("R4.5",), faction=ask.context),
        why_not=_why_not_ready,
    ),
    *voice.KINDS,
    *prescience.KINDS,
    *planning.KINDS,
    *traitors.KINDS,
    *outcome.KINDS,
    *captives.KINDS,
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("faction", "other", "territory"),
    "leaderless": ("faction",),
    "plan": ("faction", "amount", "spice", "leader", "card1", "card2", "kwisatz_haderach"),
    "plan_shown": ("faction", "amount", "spice", "leader", "card1", "card2", "kwisatz_haderach"),
    **voice.EVENTS,
    **prescience.EVENTS,
    **traitors.EVENTS,
    **outcome.EVENTS,
    **captives.EVENTS,
}
