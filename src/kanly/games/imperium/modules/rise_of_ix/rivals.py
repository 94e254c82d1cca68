"""Rivals and Ix: tiles by rule, dreadnoughts before troops, where they take control (IX-110 to IX-125)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.acquiring import pay_and_take, turn_up
from kanly.games.imperium.modules.rise_of_ix.acts import use_tile
from kanly.games.imperium.modules.rise_of_ix.conditions import ENGINE_SPICE, SPICE
from kanly.games.imperium.modules.rise_of_ix.conflict import detonate, free_posts, place
from kanly.games.imperium.modules.rise_of_ix.table import FLEET, IxTable, ix
from kanly.games.imperium.modules.rise_of_ix.tiles import DETONATION_DEVICES, owns_tile, tile_of
from kanly.games.imperium.modules.rivals.pieces import Hagal, hagal_card
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.icons import GUILD, faction_words
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import FRIENDS
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

LAST_LEVEL: Final = 3
FLAGSHIP: Final = "flagship"
TRAINING_DRONES: Final = "training_drones"
SPY_SATELLITES: Final = "spy_satellites"
INVASION_SHIPS: Final = "invasion_ships"
FLAGSHIP_SOLARI: Final = 4
FLAGSHIP_TROOPS: Final = 3
SATELLITES_SPICE: Final = 3
PREFERRED: Final = ("imperial_basin", "arrakeen")  # spaces to control, before any other (IX-116)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"tech_removed": ("tech",)}


class FewInfluence(Condition):
    """Less than two influence with the Spacing Guild (IX-112)."""

    def holds(self, x: Cast) -> bool:
        return x.s.houses[x.actor].influence[GUILD] < FRIENDS

    def text(self) -> Message:
        return Message("if-less-influence", {"n": FRIENDS, "faction": faction_words(GUILD)})


class FewerDreadnoughts(Condition):
    """Not both dreadnoughts are commissioned (IX-111)."""

    def holds(self, x: Cast) -> bool:
        return fleet.commissioned(x.s, x.actor) < FLEET

    def text(self) -> Message:
        return Message("if-fewer-dreadnoughts")


class IxHagal(Hagal):
    """A House Hagal card of this set: spaces that the board does not have are not on it."""

    covered: bool = False  # it names such a space

    def completed(self, box: Box) -> dict[str, Effect]:
        there = [route for route in self.routes if _on_board(box, route.space)]
        self.covered = len(there) < len(self.routes)
        self.routes = tuple(there)
        return {}


def _on_board(box: Box, place: str) -> bool:
    return any(space.place == place for space in box.spaces)


def on_this_board(inner: Callable[[ImperiumRules], list[int]]) -> Callable[[ImperiumRules], list[int]]:
    """Cards whose spaces are covered, or not of this board at all, are left out of the deck (IX-110)."""

    def step(rules: ImperiumRules) -> list[int]:
        return [piece for piece in inner(rules) if _usable(rules.box, hagal_card(rules.box, piece))]

    return step


def _usable(box: Box, card: Hagal) -> bool:
    if isinstance(card, IxHagal) and card.covered:
        return False
    return not card.routes or any(_on_board(box, route.space) for route in card.routes)


# Tech, for one player (IX-120 to IX-124).


def tech_by_rule(x: Cast, discount: int) -> bool:
    """The dearest marked tile that a rival can pay with all its negotiators; with two players it ignores tech.

    Whether it has acquired one (IX-120, IX-122).
    """
    if x.p.rules.seats != 1:
        return False
    show_marked(x.p)
    table = ix(x.s)
    can_pay = x.s.houses[x.receiver].spice + table.negotiators[x.receiver] + discount
    best = NOBODY
    dearest = -1
    for i in range(len(table.stacks)):
        tile = tile_of(x.box, table.stacks[i][-1]) if table.stacks[i] else None
        if tile is not None and tile.marked and dearest < tile.cost <= can_pay:
            best, dearest = i, tile.cost
    if best == NOBODY:
        return False
    pay_and_take(x, best, table.negotiators[x.receiver], discount, "")
    train(x.p, x.receiver)
    return True


def show_marked(p: P) -> None:
    """Top tiles of the largest stack leave the game until a marked one lies face up (IX-120)."""
    table = ix(p.state)
    while any(table.stacks) and not _marked_up(p.rules.box, table):
        sizes = [len(stack) for stack in table.stacks]
        at = sizes.index(max(sizes))
        piece = table.stacks[at].pop()
        table.trashed.append(piece)
        p.tell("tech_removed", (tile_of(p.rules.box, piece).name,))
        turn_up(p, at)


def _marked_up(box: Box, table: IxTable) -> bool:
    return any(tile_of(box, stack[-1]).marked for stack in table.stacks if stack)


def ready_tile(p: P, h: int, name: str) -> int:
    """The tile of a rival, if it has it face up; NOBODY: it has not."""
    table = ix(p.state)
    for piece in table.tiles[h]:
        if tile_of(p.rules.box, piece).name == name and piece not in table.used:
            return piece
    return NOBODY


def train(p: P, h: int) -> None:
    """Training Drones at the first chance of the round, and when acquired (IX-124)."""
    piece = ready_tile(p, h, TRAINING_DRONES)
    if piece != NOBODY and p.state.houses[h].supply:
        use_tile(p, h, piece)


def tiles_first(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A rival uses what it can before its agent sets out."""

    def step(p: P, h: int) -> None:
        train(p, h)
        sell_satellites(p, h)
        inner(p, h)

    return step


def sell_satellites(p: P, h: int) -> None:
    """Spy Satellites for a point, as soon as the rival has the spice in its turn (IX-124)."""
    s = p.state
    piece = ready_tile(p, h, SPY_SATELLITES)
    if piece != NOBODY and s.on_turn.house == h and s.houses[h].spice >= SATELLITES_SPICE:
        use_tile(p, h, piece)


def satellites_first(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Whenever a rival looks at what it owns."""

    def step(p: P, h: int) -> None:
        sell_satellites(p, h)
        inner(p, h)

    return step


def keeps_spice(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """Spice is for tiles, and for points only while the conflict is of the last level (IX-121)."""

    def step(p: P, h: int) -> bool:
        s = p.state
        last = s.conflict != NOBODY and p.rules.box.trophies[s.conflict].level == LAST_LEVEL
        return inner(p, h) or (p.rules.seats == 1 and not last)

    return step


def past_others(inner: Callable[[P, int, Space], bool]) -> Callable[[P, int, Space], bool]:
    """Invasion Ships take a rival past agents, for which it discards nothing (IX-124)."""

    def step(p: P, h: int, space: Space) -> bool:
        s = p.state
        if ready_tile(p, h, INVASION_SHIPS) == NOBODY or not s.agents[space.number]:
            return inner(p, h, space)
        agents = s.agents[space.number]
        if agents >> h & 1:
            return True
        s.agents[space.number] = 0  # as if nobody stood there
        blocked = inner(p, h, space)
        s.agents[space.number] = agents
        return blocked

    return step


def flips_ships(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """The tile is turned when it was needed."""

    def step(p: P, h: int, space: int) -> None:
        if p.state.agents[space]:
            piece = ready_tile(p, h, INVASION_SHIPS)
            if piece != NOBODY:
                tell_of(p, "uses_tech", h, INVASION_SHIPS)
                ix(p.state).used.append(piece)
        inner(p, h, space)

    return step


# Dreadnoughts.


def dreadnoughts_first(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """Dreadnoughts before troops; with a Flagship three more troops (IX-115, IX-124)."""

    def step(p: P, h: int, most: int) -> None:
        s = p.state
        piece = ready_tile(p, h, FLAGSHIP)
        house = s.houses[h]
        if piece != NOBODY and house.solari >= FLAGSHIP_SOLARI and house.supply >= FLAGSHIP_TROOPS:
            use_tile(p, h, piece)
            most += FLAGSHIP_TROOPS
        n = min(most, fleet.may_launch(s))
        if n:
            fleet.launch(p, h, n)
            deployed(p, h)
        inner(p, h, min(most - n, forces.room(s)))

    return step


def station_by_rule(p: P, h: int) -> None:
    """Over an opponent's marker if there is one, not over its own, else by a fixed order (IX-116)."""
    if p.rules.seats == 1 and owns_tile(p.rules.box, p.state, h, DETONATION_DEVICES):
        detonate(p, h)
        return
    place(p, h, min(free_posts(p), key=lambda space: _rank(p.rules.box, p.state, h, space)))


def _rank(box: Box, s: ImperiumState, h: int, space: int) -> tuple[int, int, int]:
    marker = s.control[space]
    wish = 0 if marker not in (NOBODY, h) else 1 if marker == NOBODY else 2
    name = box.spaces[space].name
    return (wish, PREFERRED.index(name) if name in PREFERRED else len(PREFERRED), space)


def rivals_own(inner: Callable[[P, int, str], int]) -> Callable[[P, int, str], int]:
    """A rival's Holtzman Engine is always worth its point: it counts as owning what the tile asks for (IX-124)."""

    def step(p: P, h: int, name: str) -> int:
        rival = p.state.houses[h].seat == NOBODY and p.rules.seats == 1
        return max(inner(p, h, name), ENGINE_SPICE) if rival and name == SPICE else inner(p, h, name)

    return step


STEPS: Final[tuple[Any, ...]] = (tech_by_rule, station_by_rule)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "owned": rivals_own,
}
ALSO_WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "hagal_deck": on_this_board,
    "rival_begins": tiles_first,
    "rival_places": flips_ships,
    "rival_spends": satellites_first,
    "hoards_spice": keeps_spice,
    "rival_blocked": past_others,
    "rival_fields": dreadnoughts_first,
}


def few_influence() -> Condition:
    """Less than two influence with the Guild."""
    return FewInfluence()


def fewer_dreadnoughts() -> Condition:
    """A dreadnought is left to commission."""
    return FewerDreadnoughts()
