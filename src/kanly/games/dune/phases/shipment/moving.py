"""Moving on the planet (R10.10-R10.19): one group from one territory to one node, as far as its legs or wings go."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_NAME, HAJR, OF_KIND
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, FORCES, FREMEN
from kanly.games.dune.facts.map import (
    NO_STORM,
    NODE_AREA,
    NODE_OF,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODE_TOKENS,
    NODES,
    TERRITORIES,
    TERRITORY_OF,
)
from kanly.games.dune.phases.shipment.advisors import FIGHTERS, enter_as, entry_sides, intrusion, settle_advisors
from kanly.games.dune.phases.shipment.groups import Group, carry, gather, tokens_at
from kanly.games.dune.phases.shipment.shipping import homes, movable, turn_of, works
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import closed_to, friend_there, friends_at, in_territory, ornithopters, room_for
from kanly.games.dune.table.hands import discard, held
from kanly.games.dune.table.paths import GATE, reach
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import DuneState
from kanly.games.dune.table.vows import ATTACK, owed, spared
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

HAJR_NAME: Final = CARD_NAME[OF_KIND[HAJR][0]]


def move(p: P) -> Flow:
    """One move or none; asked again while there may be another one (T21)."""
    s = p.state
    turn = turn_of(s)
    f = turn.faction
    seat = seat_of(s, f)
    choice: str = yield Ask(seat, "move", offer=lambda: _starts(p, f))
    if choice == PASS:
        return
    if choice == HAJR_NAME:
        discard(p, f, held(s, f, HAJR)[0])
        turn.moves += 1
        p.then("move")
        return
    territory = TERRITORY_OF[choice]
    end: str = yield Ask(seat, "move_to", offer=lambda: _ends(p, f, territory) or [PASS], context=choice)
    if end == PASS:  # a vow has closed the last way meanwhile (R16.8)
        p.then("move")
        return
    node = NODE_OF[end]
    nodes = within(p, f, territory, node, legs(p, f))
    total = sum([tokens_at(s, f, start) for start in nodes])
    n: int = yield Ask(seat, "move_forces", offer=lambda: list(range(1, total + 1)), context=(choice, end))
    group: Group = yield from gather(p, f, nodes, n)
    if s.vows and (choice not in _starts(p, f) or end not in _ends(p, f, territory)):  # given since
        p.then("move")
        return
    p.tell("move_announced", (FACTIONS[f].name, n, choice, end))
    if rests_on_legs(p, f, group, node) and (yield from stopped(p, "FRE.B3")):
        turn.stopped.append("FRE.B3")
        p.then("move")
        return
    side = FIGHTERS
    if f == BENE_GESSERIT:
        side = yield from enter_as(p, _advisors_among(s, group), NODE_TERRITORY[node], territory)
    turn.moves -= 1
    if "FRE.B3" in turn.stopped:
        turn.stopped.remove("FRE.B3")  # one Karama, one use: a move by Hajr is another one
    carry(p, f, group, node, side)
    for start, count, _ in group:
        turn.arrived[start] = max(0, turn.arrived.get(start, 0) - count)
    p.tell("moved", (FACTIONS[f].name, n, sum([part[2] for part in group]), choice, end))
    settle_advisors(p)
    if NODE_TERRITORY[node] != territory:
        yield from intrusion(p, f, NODE_TERRITORY[node])
    if turn.moves or hajr_possible(s, f):
        p.then("move")


def _starts(p: P, f: int) -> list[Option]:
    """From where to move, or Hajr, or not at all; only to an attack that was vowed, if there is a way (T23.2)."""
    due = [t for t in owed_attacks(p.state, f) if walkable(p, f, t)] if p.state.vows else []
    found = [name for name in sources(p, f) if not due or _owed_ends(p, f, TERRITORY_OF[name], due)]
    out: list[Option] = [*found, *([HAJR_NAME] if held(p.state, f, HAJR) else [])]
    return out if due and found else [*out, PASS]


def _ends(p: P, f: int, territory: int) -> list[str]:
    """Where to; only to an attack that was vowed, if one is in reach."""
    nodes = Walk(p, f).ends(territory)
    due = _owed_ends(p, f, territory, owed_attacks(p.state, f)) if p.state.vows else []
    return [NODE_TOKENS[n] for n in due or nodes]


def owed_attacks(s: DuneState, f: int) -> list[int]:
    """The territories that a faction has vowed to attack, and where it has not come yet (T23.2)."""
    return [TERRITORY_OF[name] for name in owed(s, f, ATTACK) if not in_territory(s, f, TERRITORY_OF[name])]


def _owed_ends(p: P, f: int, start: int, due: list[int]) -> list[int]:
    return [n for n in Walk(p, f).ends(start) if NODE_TERRITORY[n] in due]


def walkable(p: P, f: int, territory: int) -> bool:
    """Whether a faction could move something to a territory now."""
    return any(_owed_ends(p, f, start, [territory]) for start in homes(p.state, f))


def hajr_possible(s: DuneState, f: int) -> bool:
    """Whether, for all that everybody knows, a faction could hold the Hajr."""
    return bool(s.sides[f].hand) and OF_KIND[HAJR][0] not in s.treachery_discard


def _advisors_among(s: DuneState, group: Group) -> bool:
    return any(start in s.sides[BENE_GESSERIT].advisors for start, _, _ in group)


# How far.


def legs(p: P, f: int) -> int:
    """How many borders a faction's group may cross."""
    if ornithopters(p.state, f):
        return 3
    return 2 if f == FREMEN and works(p, "FRE.B3") else 1


def rests_on_legs(p: P, f: int, group: Group, node: int) -> bool:
    """Whether only the Fremen's own way of walking takes a group so far (FRE.B3)."""
    s = p.state
    if f != FREMEN or ornithopters(s, f):
        return False
    gates = gates_for(s, f, NODE_TERRITORY[group[0][0]])
    return any(node not in reach(start, 1, s.storm, gates) for start, _, _ in group)


def gates_for(s: DuneState, f: int, start: int) -> int:
    """The gates that are shut for tokens from a territory: strongholds of two others, unless they advise (R10.16)."""
    return 0 if advise(s, f, start) else closed_to(s, f)  # advisors do not count for the limit (BG.A5)


def advise(s: DuneState, f: int, territory: int) -> bool:
    """Whether a faction's tokens in a territory are advisors."""
    advisors = s.sides[f].advisors
    if advisors:
        for node in NODES[territory]:
            if node in advisors:
                return True
    return False


# From where and where to.


def sources(p: P, f: int) -> list[str]:
    """The territories from which a faction may move something now."""
    s = p.state
    if not turn_of(s).moves:
        return []
    walk = Walk(p, f)
    return [TERRITORIES[territory].name for territory in homes(s, f) if walk.leaves(territory)]


class Walk:
    """What decides how a faction may move now, wherever it begins."""

    s: DuneState
    f: int
    steps: int
    shut: int  # strongholds, as GATE bits
    taken: int  # a mask of territories where friends are in the way
    spared: int  # a mask of those that a vow protects (R16.8)
    advised: bool  # Bene Gesserit with advisors

    def __init__(self, p: P, f: int) -> None:
        self.s = p.state
        self.f = f
        self.steps = legs(p, f)
        self.shut = closed_to(p.state, f)
        self.taken = friends_at(p.state, f)
        self.spared = spared(p.state, f) if p.state.vows else 0
        self.advised = bool(p.state.sides[f].advisors)

    def leaves(self, territory: int) -> bool:
        """Whether some of the faction's tokens in a territory may go anywhere."""
        s = self.s
        advising = advise(s, self.f, territory)
        for start in movable(s, self.f, territory):
            for node in reach(start, self.steps, s.storm, 0 if advising else self.shut):
                if self.may_end(advising, territory, node):
                    return True
        return False

    def ends(self, territory: int) -> list[int]:
        """The nodes to which some of the faction's tokens in a territory may go."""
        s = self.s
        advising = advise(s, self.f, territory)
        found: set[int] = set()
        for start in movable(s, self.f, territory):
            found.update(reach(start, self.steps, s.storm, 0 if advising else self.shut))
        nodes = sorted(found)
        if not self.advised and not self.taken and not self.spared:
            return nodes
        return [node for node in nodes if self.may_end(advising, territory, node)]

    def may_end(self, advising: bool, territory: int, node: int) -> bool:
        """Whether tokens from a territory may end their move in a node that they can reach."""
        area = NODE_AREA[node]
        taken = self.taken & area
        barred = self.spared & area != 0 and NODE_TERRITORY[node] != territory
        if not self.advised:
            return not taken and not barred
        if NODE_TERRITORY[node] == territory:  # R14.7 also for a change of sector; advisors may stay beside an ally
            return advising or not taken
        if not taken and not barred and not self.shut & GATE[node]:
            return True
        return bool(entry_sides(self.s, advising, NODE_TERRITORY[node]))


def within(p: P, f: int, territory: int, node: int, steps: int) -> list[int]:
    """The nodes of a territory from which a faction's tokens get to a node."""
    s = p.state
    gates = gates_for(s, f, territory)
    return [start for start in movable(s, f, territory) if node in reach(start, steps, s.storm, gates)]


# Words.


def _why_no_source(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    turn = turn_of(s)
    if s.vows and (option == PASS or option in sources(p, turn.faction)):
        return message("why-vow-to-attack", ("T23.2",))
    if option == HAJR_NAME:
        return message("why-move-in-hand", ("T21",), card=option)
    territory = TERRITORY_OF[option]
    if territory not in homes(s, turn.faction):
        return message("why-move-nobody-there", ("R10.10",), territory=option)
    if not turn.moves:
        return message("why-move-moved", ("R10.1",))
    if not movable(s, turn.faction, territory):
        return message("why-move-leaving-storm", ("R5.5",), territory=option)
    return message("why-move-no-way-out", ("R10.16", "R14.7"), territory=option)


def _why_no_end(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    f = turn_of(s).faction
    start = TERRITORY_OF[ask.context]
    if option == PASS:
        return message("why-move-under-way", ("R10.10",))
    node = NODE_OF[option]
    territory = NODE_TERRITORY[node]
    if NODE_SECTOR[node] == s.storm:
        return message("why-move-storm", ("R10.15",), node=option)
    if territory != start and not room_for(s, f, territory):
        return message("why-move-stronghold-full", ("R10.16",), territory=TERRITORIES[territory].name)
    if s.vows and territory != start and spared(s, f) >> territory & 1:
        return message("why-vow-to-spare", ("R16.8",), node=option)
    if s.vows and node in Walk(p, f).ends(start):
        return message("why-vow-to-attack", ("T23.2",))
    if friend_there(s, f, territory):
        return message("why-move-beside-ally", ("R14.7",), territory=TERRITORIES[territory].name)
    if territory == start and [n for n in NODES[start] if tokens_at(s, f, n)] == [node]:
        return message("why-move-there-already", ("R10.17",), node=option)
    steps = legs(p, f)
    if any(node in reach(n, steps, NO_STORM) for n in movable(s, f, start)):
        return message("why-move-way-blocked", ("R1.6", "R10.16"), node=option)
    return message("why-move-too-far", ("R10.11",), node=option, count=steps)


def _why_not_so_many(p: P, ask: Ask, option: Option) -> Message:
    return message("why-move-so-many", ("R10.10",), node=ask.context[1], count=max(ask.options))


KINDS: Final = (
    Kind(
        "move",
        [*[territory.name for territory in TERRITORIES], HAJR_NAME, PASS],
        question=lambda p, ask: message("ask-move", ("R10.10",), faction=FACTIONS[turn_of(p.state).faction].name),
        describe=lambda p, ask, option: (
            message("move-pass" if turn_of(p.state).moves else "move-no_more")
            if option == PASS
            else message("move-hajr", ("T21",), card=option)
            if option == HAJR_NAME
            else message("move-here", territory=option)
        ),
        why_not=_why_no_source,
    ),
    Kind(
        "move_to",
        [*NODE_TOKENS, PASS],
        question=lambda p, ask: message("ask-move_to", ("R10.11",), territory=ask.context),
        describe=lambda p, ask, option: (
            message("move_to-pass", ("R16.8",)) if option == PASS else message("move_to-here", node=option)
        ),
        why_not=_why_no_end,
    ),
    Kind(
        "move_forces",
        list(range(1, FORCES + 1)),
        question=lambda p, ask: message("ask-move_forces", ("R10.10",), territory=ask.context[0], node=ask.context[1]),
        describe=lambda p, ask, option: message("move_forces-some", count=option),
        why_not=_why_not_so_many,
    ),
)
EVENTS: Final = {
    "move_announced": ("faction", "count", "territory", "node"),
    "moved": ("faction", "count", "specials", "territory", "node"),
}
