"""What a bot reads from its view: who stands where, how strong, how far it is to anything."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.facts.board import AREA_OF, AREAS, COUNT, NEAR
from kanly.games.arrakis.facts.pieces import COMBAT_MOST, SIDES

FAR: Final = 99
HIDDEN_TOKEN: Final = 2  # units that an unknown token is taken for
HIDDEN_RANK: Final = 2


def distances(goals: list[int], closed: list[int]) -> list[int]:
    """Steps from every area to the nearest goal, not through closed areas."""
    found = [FAR] * COUNT
    ring = goals[:]
    for area in goals:
        found[area] = 0
    step = 0
    while ring:
        step += 1
        nearer: list[int] = []
        for area in ring:
            for near in NEAR[area]:
                if found[near] == FAR and near not in closed:
                    found[near] = step
                    nearer.append(near)
        ring = nearer
    return found


class Force:
    """A legion as a fighter sees it."""

    dice: int
    toughness: int
    leaders: int
    specials: int
    body: int

    def __init__(self) -> None:
        self.dice = 0
        self.toughness = 0
        self.leaders = 0
        self.specials = 0
        self.body = 0

    def power(self, more_dice: int = 0) -> float:
        """Hits a round and hits it can take, as one number."""
        if not self.toughness:
            return 0.0
        dice = min(COMBAT_MOST, self.dice + more_dice)
        hits = dice * 0.5 + min(self.leaders, dice / 6) + 0.2 * self.specials
        return hits * (self.toughness + 0.4 * self.leaders)


def force_of(legion: dict[str, Any] | None) -> Force:
    """The strength of a legion in a view; unknown tokens are guessed."""
    out = Force()
    if legion is None:
        return out
    regular = legion.get("regular", 0) + legion.get("troop", 0)
    elite = legion.get("elite", 0)
    special = legion.get("special", 0)
    for face in legion.get("tokens", []):
        if face == "?":
            regular += HIDDEN_TOKEN
        else:
            regular += face.count("R")
            elite += face.count("E")
            special += face.count("S")
    out.dice = regular + elite + special
    out.toughness = regular + 2 * (elite + special)
    out.leaders = legion.get("generic", 0) + legion.get("troop", 0) + 2 * len(legion.get("leaders", []))
    out.specials = special
    out.body = legion.get("regular", 0) + legion.get("troop", 0) + elite + special
    return out


class Position:
    """The board in a seat's eyes."""

    view: dict[str, Any]
    me: str
    enemy: str
    areas: dict[str, Any]
    forces: dict[str, list[Force | None]]

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.me = SIDES[seat]
        self.enemy = SIDES[1 - seat]
        self.areas = view["areas"]
        self.forces = {}
        for side in SIDES:
            found: list[Force | None] = [None] * COUNT
            for name, here in self.areas.items():
                if side in here:
                    found[AREA_OF[name]] = force_of(here[side])
            self.forces[side] = found

    def own(self, area: int) -> Force | None:
        """My legion in an area."""
        return self.forces[self.me][area]

    def foe(self, area: int) -> Force | None:
        """The enemy's legion in an area."""
        return self.forces[self.enemy][area]

    def at(self, area: int) -> dict[str, Any]:
        """Everything in an area."""
        found: dict[str, Any] = self.areas.get(AREAS[area], {})
        return found

    def rank(self, area: int) -> int:
        """The rank of the enemy's settlement in an area; 0: none."""
        here = self.at(area)
        if self.me == "harkonnen":
            sietch = here.get("sietch")
            return 0 if sietch is None else sietch["rank"] or HIDDEN_RANK
        rank: int = here.get("settlement", 0)
        return rank

    def odds(self, start: int, target: int) -> float:
        """My power against the enemy's, settlement included; large where nobody defends."""
        mine = self.own(start)
        if mine is None:
            return 0.0
        foe = self.foe(target)
        if foe is None or not foe.toughness:
            return 9.0
        return mine.power() / max(0.1, foe.power(self.rank(target)))

    def worms(self) -> list[int]:
        """Areas with a worm."""
        return [AREA_OF[name] for name, here in self.areas.items() if "worm" in here]

    def with_thing(self, thing: str) -> list[int]:
        """Areas that hold something: a harvester, a sietch, a station, a settlement."""
        return [AREA_OF[name] for name, here in self.areas.items() if thing in here]
