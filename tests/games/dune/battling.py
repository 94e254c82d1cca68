"""Battles for scenario tests: two fighters meet, everything before the plans is passed, plans are made by name.

t = meet("arrakeen.9", harkonnen=8, atreides=6).give("harkonnen", hand=["chaumas"])   # the first one attacks
to_plans(t)
plan(t, "harkonnen", 5, "glossu_rabban", weapon="chaumas")
plan(t, "atreides", 4, "gurney_halleck")
t.all_pass("traitor")
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from tests.games.dune.tables import ALL, DuneTable, dune

from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, NODES, TERRITORY_OF
from kanly.games.dune.phases.battle.battles import BATTLE
from kanly.games.dune.table.state import READY, Battle, Binding

QUIET = ("voice", "prescience", "karama", "capture")


def meet(
    where: str,
    mode: str = "base",
    modules: tuple[str, ...] = (),
    settings: Mapping[str, Any] | None = None,
    factions: tuple[str, ...] = ALL,
    seed: int = 0,
    **forces: int,
) -> DuneTable:
    """These factions alone on the board, in one node; the first one named is first in storm order."""
    t = dune(mode, factions, modules, settings, seed).clear()
    for name, count in forces.items():
        t.place(name, where, count)
    order = [*forces, *[name for name in factions if name not in forces]]
    return t.ordered(*order).play("battles")


def fight(t: DuneTable, faction: str, where: str, against: str = "") -> DuneTable:
    """The aggressor chooses a battle."""
    t.does(faction, "battle", where)
    return t.does(faction, "opponent", against) if against else t


def engaged(t: DuneTable, where: str, aggressor: str, defender: str, *answers: tuple[str, str, str, bool]) -> DuneTable:
    """The battle has been chosen; `answers` to Truthtrance bind already: (faction, element, value, yes)."""
    battle = Battle()
    battle.territory = NODE_TERRITORY[NODE_OF[where]]
    battle.part = NODES[battle.territory]
    battle.aggressor = FACTION_OF[aggressor]
    battle.defender = FACTION_OF[defender]
    for faction, element, value, yes in answers:
        binding = Binding()
        binding.source = "truthtrance"
        binding.element = element
        binding.value = value
        binding.yes = yes
        battle.bindings[0 if faction == aggressor else 1].append(binding)
    t.start.battle = battle
    return t.play(*BATTLE)


def to_plans(t: DuneTable, *until: str) -> DuneTable:
    """Whoever is asked takes the first battle, keeps silent, and is ready; up to the plans, or a kind of question."""
    while not t.table.over:
        kind = t.table.waiting(None).kind
        if kind in ("battle_plan", "traitor", *until):
            break
        ask = t.table.pending[0]
        option = "pass" if kind in QUIET else ask.options[0]
        t.table.choose(ask.seat, option, kind)
    return t


def plan(
    t: DuneTable,
    faction: str,
    dial: float,
    leader: str = "none",
    spice: int = 0,
    weapon: str = "none",
    defence: str = "none",
    kwisatz_haderach: str = "no",
) -> DuneTable:
    """The faction makes this plan; what has only one possible answer is not asked."""
    wanted = {
        "plan_dial": f"{dial:g}",
        "plan_support": str(spice),
        "plan_leader": leader,
        "plan_kwisatz_haderach": kwisatz_haderach,
        "plan_weapon": weapon,
        "plan_defence": defence,
    }
    seat = t.side(faction).seat
    asked: set[str] = set()
    while (ask := t.table.ask(seat)) is not None and ask.kind in wanted and ask.kind not in asked:
        asked.add(ask.kind)
        t.does(faction, ask.kind, wanted[ask.kind])
    for kind in ("plan_leader", "plan_kwisatz_haderach", "plan_weapon", "plan_defence"):
        default = "no" if kind == "plan_kwisatz_haderach" else "none"
        assert kind in asked or wanted[kind] == default, f"{kind} {wanted[kind]} was not possible"
    assert "plan_support" in asked or not spice, "no spice was asked for"
    return t


def accepts(t: DuneTable, faction: str, dial: float, leader: str = "none", **rest: Any) -> bool:
    """Whether the faction could make this plan now; tried on a clone."""
    trial = talk(t)
    try:
        plan(trial, faction, dial, leader, **rest)
    except AssertionError:
        return False
    return True


def talk(t: DuneTable) -> DuneTable:
    """The same table once more, to try something out."""
    twin = copy(t)
    twin._table = t.table.clone(log=True)
    return twin


def both_plan(t: DuneTable, **plans: tuple[Any, ...] | dict[str, Any]) -> DuneTable:
    """Up to the plans, then these: faction=(dial, leader) or faction={"dial": ..., "leader": ..., "weapon": ...}."""
    to_plans(t)
    for faction, made in plans.items():
        if isinstance(made, dict):
            plan(t, faction, **made)
        else:
            plan(t, faction, *made)
    return t


def dial_options(t: DuneTable, faction: str) -> list[str]:
    """What the faction may dial."""
    to_plans(t)
    return t.offers(faction)


def dead(t: DuneTable, leader: str) -> bool:
    """Whether a leader is in the tanks."""
    return t.state.leader_state[LEADER_OF[leader]] != READY


def fought(t: DuneTable, leader: str, territory: str) -> DuneTable:
    """At the start: a leader has fought in a territory this round."""
    t.start.leader_at[LEADER_OF[leader]] = TERRITORY_OF[territory]
    return t


def gone(t: DuneTable, faction: str, territory: str) -> bool:
    """Whether a faction has nobody left in a territory."""
    return not any(node in t.side(faction).forces for node in NODES[TERRITORY_OF[territory]])


def why(t: DuneTable, faction: str, option: Any) -> tuple[str, tuple[str, ...]]:
    """Why the faction is not offered an option now: the id of the message, and its rules."""
    reason = t.table.why_not(t.side(faction).seat, option)
    assert reason is not None, f"{option} is offered"
    return reason.id, reason.rules
