"""Won conflict cards as trophies: their icons pair (BAT)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.icons import WILD
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import score
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of

EVENTS: Final = {"pairs": ("house", "icon")}


def take_trophy(p: P, winner: int) -> None:
    """The winner takes the conflict card and pairs its icon (BAT-01); unwon, it stays on the board (CMB-10)."""
    s = p.state
    box = p.rules.box
    card = s.conflict
    s.conflict = NOBODY
    if winner == NOBODY:
        s.conflicts.append(card)
        p.tell("unwon", (box.trophies[card].name,))
        return
    house = s.houses[winner]
    tell_of(p, "wins", winner, box.trophies[card].name)
    icon = box.trophies[card].icon
    for other in house.trophies:
        if icon != WILD and box.trophies[other].icon == icon:
            pair(p, winner, card, other)
            return
    house.trophies.append(card)


def pair(p: P, h: int, card: int, other: int) -> None:
    """Two cards of one icon are turned face down for a victory point (BAT-01, BAT-03)."""
    house = p.state.houses[h]
    for trophy in (card, other):
        if trophy in house.trophies:
            house.trophies.remove(trophy)
        house.matched.append(trophy)
    tell_of(p, "pairs", h, p.rules.box.trophies[other].icon)
    score(p, h, 1)


SCENES: Final = (take_trophy,)
