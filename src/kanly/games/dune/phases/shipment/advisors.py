"""Bene Gesserit among others: companions of shipments, advisors and fighters (BG.B2, BG.A4-BG.A8).

In advanced play every Bene Gesserit token is a fighter or an advisor; the two are never together in one territory.
Advisors are not in anybody's way: they do not occupy, fight, collect or hold (BG.A5).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, FREMEN
from kanly.games.dune.facts.map import (
    NODE_SECTOR,
    NODE_TERRITORY,
    NODE_TOKENS,
    NODES,
    POLAR_SINK,
    TERRITORIES,
    TERRITORY_OF,
)
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import deploy, deploy_advisors, flip_to_advisors, flip_to_fighters
from kanly.games.dune.table.forces import advisors_in, friend_there, in_territory, room_for
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import friends, seat_of
from kanly.games.dune.table.state import DuneState
from kanly.games.dune.table.vows import ATTACK, owed, spared
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

FIGHTERS: Final = "fighters"
ADVISORS: Final = "advisors"
ADVISOR: Final = "advisor"
BATTLE_PHASE: Final = 6  # index into `rounds.PHASES`
NAME: Final = FACTIONS[BENE_GESSERIT].name
POLAR_SINK_TOKEN: Final = NODE_TOKENS[NODES[POLAR_SINK][0]]


def others_in(s: DuneState, territory: int) -> bool:
    """Whether another faction occupies a territory."""
    for f in s.order:
        if f != BENE_GESSERIT and in_territory(s, f, territory):
            return True
    return False


def advised(s: DuneState) -> list[int]:
    """The territories with advisors, in the gazetteer's order."""
    return sorted({NODE_TERRITORY[node] for node in s.sides[BENE_GESSERIT].advisors})


def settle_advisors(p: P) -> None:
    """Advisors who are left alone in a territory become fighters, unless a battle did it: then next round (BG.A5).

    Called wherever forces leave, and when a round begins.
    """
    s = p.state
    if not s.sides[BENE_GESSERIT].advisors:
        return
    when: str = p.rules.setting("advisors_alone_flip")
    if when == "never" or (when == "before_battle" and s.phase >= BATTLE_PHASE):
        return
    for territory in advised(s):
        if not others_in(s, territory) and not in_storm(s, territory):
            flip_to_fighters(p, territory, "BG.A5")


def in_storm(s: DuneState, territory: int) -> bool:
    """Whether some of the advisors in a territory stand in the storm's sector: nobody turns around there."""
    advisors = s.sides[BENE_GESSERIT].advisors
    return any(NODE_SECTOR[node] == s.storm for node in NODES[territory] if node in advisors)


# Before the phase: where advisors will fight (BG.A8).


def peace(s: DuneState, territory: int) -> str:
    """What keeps the advisors in a territory from becoming fighters: the id of a reason, or nothing."""
    if not advisors_in(s, territory):
        return "why-advisor-none"
    if not room_for(s, BENE_GESSERIT, territory):
        return "why-advisor-stronghold-full"
    if friend_there(s, BENE_GESSERIT, territory):
        return "why-advisor-beside-ally"
    if in_storm(s, territory):
        return "why-advisor-in-storm"
    return "why-vow-to-spare" if s.vows and spared(s, BENE_GESSERIT) >> territory & 1 else ""


def declare_fights(p: P, decided: int) -> Flow:
    """One territory where all advisors become fighters, or no more; `decided` is a mask of those already named."""
    s = p.state
    if not usable(p, "BG.A8") or not fields(s, decided):
        return
    choice: str = yield Ask(
        seat_of(s, BENE_GESSERIT), "declare_fight", offer=lambda: [*fields(s, decided), PASS], context=decided
    )
    if choice == PASS:
        return
    territory = TERRITORY_OF[choice]
    p.tell("fight_declared", (NAME, choice))
    if not (yield from stopped(p, "BG.A8")):
        flip_to_fighters(p, territory, "BG.A8")
    p.then(("declare_fights", decided | 1 << territory))


def fields(s: DuneState, decided: int) -> list[str]:
    """Where the Bene Gesserit may still declare a fight."""
    return [TERRITORIES[i].name for i in advised(s) if not decided >> i & 1 and not peace(s, i)]


# Going with another faction's shipment (BG.B2, BG.A4).


def accompany(p: P, node: int) -> Flow:
    """After a shipment from off-planet to a node: one token may come along free."""
    s = p.state
    if not p.rules.has(s, "BG.B2") or not companions(p, node):
        return
    choice: str = yield Ask(
        seat_of(s, BENE_GESSERIT), "accompany", offer=lambda: [*companions(p, node), PASS], context=NODE_TOKENS[node]
    )
    if choice == PASS:
        return
    if (yield from stopped(p, "BG.A4" if choice == ADVISOR else "BG.B2")):
        return
    if choice == ADVISOR:
        deploy_advisors(s, node, 1)
        p.tell("accompanied", (NAME, NODE_TOKENS[node], ADVISORS))
    else:
        deploy(s, BENE_GESSERIT, NODES[POLAR_SINK][0], 1)
        p.tell("accompanied", (NAME, POLAR_SINK_TOKEN, FIGHTERS))


def companions(p: P, node: int) -> list[str]:
    """Whom the Bene Gesserit may send along: an advisor to the same place, or a force to the Polar Sink."""
    return [way for way in (ADVISOR, POLAR_SINK_TOKEN) if not stays_home(p, way, node)]


def stays_home(p: P, way: str, node: int) -> str:
    """Why nobody may be sent along that way: the id of a reason, or nothing."""
    s = p.state
    territory = NODE_TERRITORY[node]
    if not s.sides[BENE_GESSERIT].reserves:
        return "why-advisor-no-reserves"
    if ("BG.A4" if way == ADVISOR else "BG.B2") in s.stopped:
        return "why-advisor-stopped"
    if way == ADVISOR:
        if not p.rules.has(s, "BG.A4"):
            return "why-advisor-basic"
        if in_territory(s, BENE_GESSERIT, territory):
            return "why-advisor-own-fighters"
    elif p.rules.has(s, "BG.A4"):
        if not p.rules.setting("bg_polar_sink_in_advanced"):
            return "why-advisor-polar-sink"
        if advisors_in(s, POLAR_SINK):
            return "why-advisor-own-advisors"
    return ""


# When another faction comes in (BG.A7).


def intrusion(p: P, f: int, territory: int) -> Flow:
    """Forces of another faction have entered: Bene Gesserit fighters there may become advisors, all of them."""
    s = p.state
    if not usable(p, "BG.A7") or f == BENE_GESSERIT or friends(s, f, BENE_GESSERIT):
        return
    if not in_territory(s, BENE_GESSERIT, territory):
        return
    choice: str = yield Ask(
        seat_of(s, BENE_GESSERIT), "intrusion", offer=lambda: [ADVISORS, PASS], context=TERRITORIES[territory].name
    )
    if choice == ADVISORS and not (yield from stopped(p, "BG.A7")):
        flip_to_advisors(p, territory, "BG.A7")


# Coming in themselves (BG.A6).


def entry_sides(s: DuneState, advisors: bool, territory: int) -> list[str]:
    """As what Bene Gesserit fighters, or advisors, may move into a territory; the first side is the usual one."""
    if advisors_in(s, territory):
        return [ADVISORS]
    fighting = room_for(s, BENE_GESSERIT, territory) and not friend_there(s, BENE_GESSERIT, territory)
    if s.vows and spared(s, BENE_GESSERIT) >> territory & 1:
        fighting = False
    if advisors and others_in(s, territory) and not in_territory(s, BENE_GESSERIT, territory):
        return [ADVISORS, FIGHTERS] if fighting else [ADVISORS]
    return [FIGHTERS] if fighting else []


def enter_as(p: P, advisors: bool, territory: int, start: int) -> Flow:
    """As what the Bene Gesserit move into a territory, FIGHTERS or ADVISORS; inside one they stay what they are."""
    s = p.state
    if territory == start:
        return ADVISORS if advisors else FIGHTERS
    sides = entry_sides(s, advisors, territory)
    if len(sides) == 1 or not usable(p, "BG.A6"):
        return sides[0]
    name = TERRITORIES[territory].name
    choice: str = FIGHTERS  # who has vowed to attack does (T23.2)
    if FIGHTERS not in sides or name not in owed(s, BENE_GESSERIT, ATTACK):
        choice = yield Ask(
            seat_of(s, BENE_GESSERIT), "enter_as", offer=lambda: entry_sides(s, advisors, territory), context=name
        )
    if choice == FIGHTERS and (yield from stopped(p, "BG.A6")):
        return ADVISORS
    return choice


# Words.

REASON_RULES: Final[dict[str, tuple[str, ...]]] = {
    "why-advisor-none": ("BG.A8",),
    "why-advisor-stronghold-full": ("R10.8", "BG.A6"),
    "why-advisor-beside-ally": ("R14.7", "BG.A6"),
    "why-advisor-in-storm": ("BG.A6",),
    "why-vow-to-spare": ("R16.8",),
    "why-advisor-no-reserves": ("BG.B2",),
    "why-advisor-stopped": ("T24.1",),
    "why-advisor-basic": ("BG.B2",),
    "why-advisor-own-fighters": ("BG.A4",),
    "why-advisor-polar-sink": ("BG.A4",),
    "why-advisor-own-advisors": ("BG.A4",),
}


def _why_no_fight(p: P, ask: Ask, option: Option) -> Message:
    reason = peace(p.state, TERRITORY_OF[option]) or "why-advisor-declared"
    return message(reason, REASON_RULES.get(reason, ("BG.A8",)), territory=option)


def _ask_intrusion(p: P, ask: Ask) -> Message:
    """Who has come: whoever ships and moves, or the Fremen on a worm."""
    turn = p.state.shipment
    f = FREMEN if turn is None else turn.faction
    return message("ask-intrusion", ("BG.A7",), faction=FACTIONS[f].name, territory=ask.context)


def _why_no_companion(p: P, ask: Ask, option: Option) -> Message:
    reason = stays_home(p, option, _node(ask))
    return message(reason, REASON_RULES[reason], faction=NAME, node=ask.context)


def _node(ask: Ask) -> int:
    return NODE_TOKENS.index(ask.context)


KINDS: Final = (
    *only_with(
        BENE_GESSERIT,
        Kind(
            "declare_fight",
            [*[territory.name for territory in TERRITORIES], PASS],
            question=lambda p, ask: message("ask-declare_fight", ("BG.A8",)),
            describe=lambda p, ask, option: (
                message("declare_fight-no_more" if ask.context else "declare_fight-pass")
                if option == PASS
                else message("declare_fight-here", territory=option)
            ),
            why_not=_why_no_fight,
        ),
        Kind(
            "accompany",
            [ADVISOR, POLAR_SINK_TOKEN, PASS],
            question=lambda p, ask: message("ask-accompany", p.rules.cited("BG.B2", "BG.A4"), node=ask.context),
            describe=lambda p, ask, option: message("accompany-" + option, node=ask.context),
            why_not=_why_no_companion,
        ),
        Kind(
            "intrusion",
            [ADVISORS, PASS],
            question=_ask_intrusion,
        ),
        Kind(
            "enter_as",
            [FIGHTERS, ADVISORS],
            question=lambda p, ask: message("ask-enter_as", ("BG.A6",), territory=ask.context),
        ),
    ),
)
EVENTS: Final = {
    "fight_declared": ("faction", "territory"),
    "accompanied": ("faction", "node", "side"),
}
