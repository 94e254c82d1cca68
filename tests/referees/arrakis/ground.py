"""The board of War for Arrakis, and looking at it in a view (R0, R5)."""

from __future__ import annotations

from collections import deque
from typing import Any

from tests.referees.referee import printed

PRINTED: dict[str, Any] = printed(__file__)
AREAS: dict[str, Any] = PRINTED["areas"]
ZONES: dict[str, Any] = PRINTED["zones"]
POLE = "north_pole"
UNITS = ("regular", "elite", "special", "troop")


def other(side: str) -> str:
    return "atreides" if side == "harkonnen" else "harkonnen"


def legion(view: dict[str, Any], side: str, area: str) -> dict[str, Any]:
    """What a side has in an area."""
    found: dict[str, Any] = view["areas"].get(area, {}).get(side, {})
    return found


def units(figures: dict[str, Any]) -> int:
    """R0.3, R0.4: units for movement and stacking; a face-down token is one."""
    counts: list[int] = [figures.get(kind, 0) for kind in UNITS]
    return sum(counts) + len(figures.get("tokens", []))


def is_desert(area: str) -> bool:
    """R0.7."""
    return str(AREAS[area]["terrain"]) in ("desert", "deep_desert")


def settled_by(view: dict[str, Any], area: str) -> str:
    """Whose settlement stands there."""
    here = view["areas"].get(area, {})
    return "harkonnen" if here.get("settlement") else "atreides" if here.get("sietch") else ""


def free_for(view: dict[str, Any], side: str, area: str) -> bool:
    """R0.5."""
    enemy = other(side)
    here = view["areas"].get(area, {})
    return not here.get("worm") and settled_by(view, area) != enemy and not units(legion(view, enemy, area))


def borders(area: str, red: bool) -> list[str]:
    """R0.9, R5.6."""
    near: list[str] = AREAS[area]["adjacent"]
    return near + AREAS[area]["red"] if red else near


def distance(start: str, goal: str) -> int:
    """R5.6: over normal and red borders."""
    seen = {start: 0}
    queue = deque([start])
    while queue:
        area = queue.popleft()
        for near in borders(area, red=True):
            if near not in seen:
                seen[near] = seen[area] + 1
                queue.append(near)
    return seen.get(goal, 99)


def rides(view: dict[str, Any], start: str, goal: str) -> bool:
    """R5.4: over signs and worms, enemy legions in the way."""

    def carries(area: str) -> bool:
        here = view["areas"].get(area, {})
        return bool(here.get("wormsign") or here.get("worm")) and not units(legion(view, "harkonnen", area))

    seen = {area for area in borders(start, red=False) if carries(area)}
    queue = deque(seen)
    while queue:
        area = queue.popleft()
        if goal in borders(area, red=False) or goal == area:
            return True
        for near in borders(area, red=False):
            if near not in seen and carries(near):
                seen.add(near)
                queue.append(near)
    return False


def connected(zone: str, area: str) -> bool:
    """R0.8."""
    if area == POLE:
        return bool(ZONES[zone]["pole"])
    return any(sector in ZONES[zone]["sectors"] for sector in AREAS[area]["sectors"])
