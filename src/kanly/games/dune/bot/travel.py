"""Shipping and moving: every sensible shipment with the best move after it, judged by where that leaves the forces."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.position import Position, Stand, beside_friend
from kanly.games.dune.bot.reading import Reading
from kanly.games.dune.bot.thought import MOST_TRIES, Answer, Thought
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FREMEN, SPACING_GUILD
from kanly.games.dune.facts.map import (
    NODE_OF,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODE_TOKENS,
    NODES,
    ORNITHOPTERS,
    ROCK,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_OF,
)
from kanly.games.dune.phases.shipment.shipping import BACK, CROSS, DEPLOY, RESERVES
from kanly.games.dune.table.paths import GATE, reach
from kanly.kernel import PASS, Option

LOOKED_FURTHER: Final = 4  # shipments that are thought through with their moves
HAJR: Final = "hajr"
HAJR_WORTH: Final = 2.0  # what a second move must bring
ADVICE: Final = 0.5  # what an advisor in a stronghold is worth: there may be a better moment to fight
KARAMA_SAVES: Final = 4  # spice that make a Karama worth playing for a shipment

Trip = tuple[float, int, int, int]  # worth, start (a territory; -1: reserves), node, forces


def position_of(t: Thought) -> Position:
    """The board for the faction whose turn it is."""
    r = t.table
    shipment = r.view["shipment"]
    f = FACTION_OF[shipment["faction"]] if shipment else r.own()[0]
    return Position(r, f, later_than(r, f))


def later_than(r: Reading, f: int) -> list[int]:
    """The enemies that come after a faction in this round's order."""
    return [g for g in r.order[r.order.index(f) + 1 :] if not r.friends(f, g)]


# Where to go.


def numbers(most: int) -> list[int]:
    """Some numbers of forces up to what there is."""
    return sorted({n for n in (1, 2, 3, 4, 6, 8, 11, most - 3, most - 2, most - 1, most) if 0 < n <= most})


def moved(stand: Stand, start: int, node: int, n: int) -> Stand:
    """A stand after forces of a territory have gone to a node; those in the open go first."""
    out = stand.copy()
    left = n
    for here in NODES[start]:
        take = min(left, out.get(here, 0)) if here != node else 0
        if take:
            out[here] -= take
            left -= take
            if not out[here]:
                del out[here]
    out[node] = out.get(node, 0) + n - left
    return out


# The best move.


def best_move(position: Position, stand: Stand, spice: int, sources: list[int] | None = None) -> Trip:
    """The move that leaves the faction standing best; start -1: to stay."""
    r = position.r
    f = position.f
    best: Trip = (position.worth(stand, spice), -1, -1, 0)
    flies = any(NODE_TERRITORY[node] in ORNITHOPTERS for node in stand)
    steps = 3 if flies else 2 if f == FREMEN else 1
    closed = sum([GATE[NODES[s][0]] for s in STRONGHOLDS if len([g for g in r.occupants(s) if g != f]) > 1])
    goals = position.goals
    for start in sorted({NODE_TERRITORY[node] for node in stand}):
        if sources is not None and start not in sources:
            continue
        nodes = [n for n in NODES[start] if n in stand and NODE_SECTOR[n] != r.storm]
        if not nodes:
            continue
        reached = reach(nodes[0], steps, r.storm, closed)
        there = sum([stand[n] for n in nodes])
        ends = [n for n in goals if n in reached]
        if start not in STRONGHOLDS:
            ends += [n for n in reached if n not in ends and nearer(r, f, n)]
        for node in ends:
            for n in numbers(there):
                worth = position.worth(moved(stand, start, node, n), spice)
                if worth > best[0] + 0.01:
                    best = (worth, start, node, n)
    return best


def advisors_move(position: Position, stand: Stand, spice: int, sources: list[int], best: Trip) -> Trip:
    """A better move than the best of the fighters: advisors who would do more as fighters somewhere else (BG.A6)."""
    r = position.r
    steps = 3 if any(NODE_TERRITORY[node] in ORNITHOPTERS for node in stand) else 1
    for start in sorted({NODE_TERRITORY[node] for node in r.advisors}):
        nodes = [n for n in NODES[start] if n in r.advisors and NODE_SECTOR[n] != r.storm]
        if not nodes or start not in sources:
            continue
        reached = reach(nodes[0], steps, r.storm)
        there = sum([r.advisors[n] for n in nodes])
        for node in position.goals:
            if node not in reached:
                continue
            territory = NODE_TERRITORY[node]
            for n in numbers(there):
                if territory in position.foes and position.fight(territory, n, spice, 0)[0] <= 0.5:
                    continue  # they would rather go on advising
                landed = stand.copy()
                landed[node] = landed.get(node, 0) + n
                worth = position.worth(landed, spice) - (ADVICE * n if start in STRONGHOLDS else 0.0)
                if worth > best[0] + 0.01:
                    best = (worth, start, node, n)
    return best


def nearer(r: Reading, f: int, node: int) -> bool:
    """Whether a node is a safe step towards strongholds."""
    place = TERRITORIES[NODE_TERRITORY[node]]
    return (place.sheltered or place.terrain == ROCK) and not beside_friend(r, f, NODE_TERRITORY[node])


# The best shipment.


def rate_of(r: Reading, f: int, way: str, node: int) -> float:
    """What one force costs there."""
    if way == DEPLOY:
        return 0.0
    full = 1.0 if NODE_TERRITORY[node] in STRONGHOLDS else 2.0
    half = f == SPACING_GUILD or SPACING_GUILD in r.allies(f)
    return full / 2.0 if half else full


def cost_of(r: Reading, f: int, way: str, node: int, n: int) -> int:
    """What a shipment costs, rounded up."""
    return int(n * rate_of(r, f, way, node) + 0.5)


def purse_of(r: Reading, f: int) -> int:
    """Own spice and what allies have promised."""
    return r.spice(f) + sum([int(r.side(g)["promised"]) for g in r.allies(f)])


def shipments(position: Position, way: str, offered: list[int], start: int = -1) -> list[Trip]:
    """Every sensible shipment by a way, judged without a move."""
    r = position.r
    f = position.f
    purse = purse_of(r, f)
    stand = r.forces[f]
    there = int(r.side(f)["reserves"])
    if start >= 0:
        there = sum([stand[n] for n in NODES[start] if n in stand and NODE_SECTOR[n] != r.storm])
    goals = position.goals
    if way == DEPLOY:
        goals = goals + [n for n in offered if TERRITORIES[NODE_TERRITORY[n]].terrain == ROCK]
    out: list[Trip] = []
    for node in goals:
        if node not in offered or NODE_TERRITORY[node] == start or NODE_SECTOR[node] == r.storm:
            continue
        each = rate_of(r, f, way, node)
        most = min(there, int(purse / each)) if each else there
        for n in numbers(most):
            cost = cost_of(r, f, way, node, n)
            if cost > purse:
                continue
            landed = moved(stand, start, node, n) if start >= 0 else stand.copy()
            if start < 0:
                landed[node] = landed.get(node, 0) + n
            out.append((position.worth(landed, max(0, r.spice(f) - cost)), start, node, n))
    return out


def with_moves(position: Position, way: str, trips: list[Trip]) -> tuple[float, Trip]:
    """The best of the best shipments when the move that follows is thought of."""
    r = position.r
    f = position.f
    trips.sort(key=lambda trip: -trip[0])
    best = trips[0]
    worth = -1000.0
    for trip in trips[:LOOKED_FURTHER]:
        _, start, node, n = trip
        stand = moved(r.forces[f], start, node, n) if start >= 0 else r.forces[f].copy()
        if start < 0:
            stand[node] = stand.get(node, 0) + n
        after = best_move(position, stand, max(0, r.spice(f) - cost_of(r, f, way, node, n)))[0]
        if after > worth + 0.01:
            worth = after
            best = trip
    return worth, best


def plan_shipment(t: Thought, ways: list[str], offered: list[int]) -> None:
    """Think the whole turn through, and remember the shipment that it begins with."""
    position = position_of(t)
    r = position.r
    f = position.f
    memory = t.memory
    memory.ship_way = PASS
    memory.ship_to = PASS
    if memory.ship_key != (r.round, f):
        memory.ship_key = (r.round, f)
        memory.tries = 0
    memory.tries += 1
    if memory.tries > MOST_TRIES:
        return
    bar = best_move(position, r.forces[f], r.spice(f))[0] + 0.3
    for way in ways:
        trips: list[Trip] = []
        if way == CROSS:
            for start in sorted({NODE_TERRITORY[node] for node in r.forces[f]}):
                trips += shipments(position, way, offered, start)
        elif way != BACK:
            trips = shipments(position, way, offered)
        if not trips:
            continue
        worth, trip = with_moves(position, way, trips)
        if worth > bar:
            bar = worth
            memory.ship_way = way
            memory.ship_from = TERRITORIES[trip[1]].name if trip[1] >= 0 else ""
            memory.ship_to = NODE_TOKENS[trip[2]]
            memory.ship_number = trip[3]


# Answers.


def ship(t: Thought) -> Option:
    """By which way, where there are several."""
    plan_shipment(t, [way for way in t.ask.options if way != PASS], list(range(len(NODE_TOKENS))))
    return t.prefer(t.memory.ship_way, PASS)


def ship_from(t: Thought) -> Option:
    """As planned."""
    return t.prefer(t.memory.ship_from)


def ship_to(t: Thought) -> Option:
    """As planned; planned here, where it is the first question of the turn."""
    if PASS in t.ask.options:
        f = field_faction(t)
        way = DEPLOY if f == FREMEN else RESERVES
        plan_shipment(t, [way], [NODE_OF[token] for token in t.ask.options if token != PASS])
    return t.prefer(t.memory.ship_to, PASS)


def field_faction(t: Thought) -> int:
    """Whose turn it is."""
    shipment = t.table.view["shipment"]
    return FACTION_OF[shipment["faction"]] if shipment else t.table.own()[0]


def ship_payment(t: Thought) -> Option:
    """Own spice first: the ally needs his."""
    return t.prefer("own")


def ship_rate(t: Thought) -> Option:
    """Half price for a Karama only if it saves much; worthless cards are no loss."""
    for option in t.ask.options:
        if option not in ("full", PASS) and t.has("full"):
            turn = t.table.view["shipment"]
            n = int(turn["forces"])
            saved = cost_of(t.table, field_faction(t), RESERVES, NODE_OF[turn["node"]], n) // 2
            if saved >= (KARAMA_SAVES + 3 if option == "karama" else 2):
                return option
    return t.prefer("full")


def ship_forces(t: Thought) -> Option:
    """As many as planned."""
    return t.nearest(t.memory.ship_number)


def most_specials(t: Thought) -> Option:
    """Special forces go where the forces go."""
    return max(t.ask.options)


def fewest_specials(t: Thought) -> Option:
    """Special forces are lost last."""
    return min(t.ask.options)


def move(t: Thought) -> Option:
    """From where, or not at all; Hajr if another move is worth it."""
    sources = [TERRITORY_OF[option] for option in t.ask.options if option in TERRITORY_OF]
    position = position_of(t)
    stand = position.r.forces[position.f]
    spice = position.r.spice(position.f)
    best = best_move(position, stand, spice, sources or None)
    if position.f == BENE_GESSERIT and position.r.advisors:
        best = advisors_move(position, stand, spice, sources, best)
    worth, start, node, n = best
    if start < 0:
        return t.harmless()  # to pass, unless a vow forbids it
    if not sources:
        return HAJR if t.has(HAJR) and worth > position.worth(stand, spice) + HAJR_WORTH else PASS
    if TERRITORIES[start].name not in t.ask.options:
        return t.harmless()
    t.memory.move_to = NODE_TOKENS[node]
    t.memory.move_number = n
    return TERRITORIES[start].name


def move_to(t: Thought) -> Option:
    """As planned, or somewhere out of the way."""
    if t.has(t.memory.move_to):
        return t.memory.move_to
    t.memory.move_number = 1
    return t.prefer("polar_sink")


def move_forces(t: Thought) -> Option:
    """As many as planned."""
    return t.nearest(t.memory.move_number)


def ride(t: Thought) -> Option:
    """A worm to where the riders are wanted most."""
    r = t.table
    position = Position(r, FREMEN, r.enemies(FREMEN))
    stand = r.forces[FREMEN]
    spice = r.spice(FREMEN)
    start = TERRITORY_OF[t.ask.context]
    there = r.there[FREMEN].get(start, 0)
    best = position.worth(stand, spice) + 0.5
    chosen: Option = PASS
    for node in position.goals:
        if NODE_TOKENS[node] not in t.ask.options:
            continue
        for n in numbers(there):
            worth = position.worth(moved(stand, start, node, n), spice)
            if worth > best:
                best = worth
                chosen = NODE_TOKENS[node]
                t.memory.move_number = n
    return chosen


def ride_forces(t: Thought) -> Option:
    """As many as planned; what rides from one sector need not ride from the next."""
    n = t.nearest(t.memory.move_number)
    t.memory.move_number -= n
    return n


ANSWERS: Final[dict[str, Answer]] = {
    "ship": ship,
    "ship_from": ship_from,
    "ship_to": ship_to,
    "ship_rate": ship_rate,
    "ship_payment": ship_payment,
    "ship_forces": ship_forces,
    "ship_specials": most_specials,
    "storm_specials": fewest_specials,
    "storm_losses": fewest_specials,
    "group_forces": lambda t: max(t.ask.options),
    "group_specials": most_specials,
    "move": move,
    "move_to": move_to,
    "move_forces": move_forces,
    "ride": ride,
    "ride_forces": ride_forces,
    "ride_fedaykin": most_specials,
    "ship_as": lambda t: t.prefer("fighters"),
    "guild_moment": lambda t: t.prefer("wait"),
}
