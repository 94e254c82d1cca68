"""House Hagal in combat and at the end (BAS-112, BAS-116, BAS-117, BAS-133), and what it makes dearer (BAS-125)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.first.effects import SPICE
from kanly.games.imperium.modules.rivals.combat import combat_after_rivals, reveal_for_swords
from kanly.games.imperium.modules.rivals.priorities import no_track_bonus
from kanly.games.imperium.modules.rivals.spending import no_swordmaster
from kanly.games.imperium.modules.rivals.table import MERCENARY, difficulty, is_rival
from kanly.games.imperium.modules.rivals.turns import LAST_LEVEL
from kanly.games.imperium.phases.combat import FIRST
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of

OWNED: Final = 2  # copies of The Spice Must Flow that a rival counts for (BAS-133)
DEAR_MENTAT: Final = 5  # solari (BAS-125)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hagal_swords": ("house", "hagal", "swords"),
    "loses_control": ("house", "space"),
}


def rivals_reveal(p: P) -> None:
    """Before combat cards every rival with a troop reveals a card for its swords, or two (BAS-112, BAS-137)."""
    brutal = p.rules.seats == 1 and p.rules.setting("brutal_escalation")
    last = p.rules.box.trophies[p.state.conflict].level == LAST_LEVEL
    reveal_for_swords(p, 2 if brutal and last else 1)


def no_reward(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """House Hagal holds its place without a reward; what it wins, nobody controls (BAS-116, BAS-117)."""

    def scene(p: P, h: int, place: int) -> None:
        s = p.state
        if not s.houses[h].scoreless:
            inner(p, h, place)
            return
        location = p.rules.box.trophies[s.conflict].location
        if place == FIRST and location:
            number = p.rules.box.space_of[location]
            if s.control[number] != NOBODY:
                tell_of(p, "loses_control", s.control[number], location)
                s.control[number] = NOBODY

    return scene


def nothing_for_hagal(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """House Hagal takes neither resources nor intrigue cards (BAS-119)."""

    def step(p: P, h: int) -> bool:
        return inner(p, h) and not p.state.houses[h].scoreless

    return step


def rivals_own(inner: Callable[[P, int, str], int]) -> Callable[[P, int, str], int]:
    """Alone, each rival counts as owning two copies of The Spice Must Flow (BAS-133)."""

    def step(p: P, h: int, name: str) -> int:
        if p.rules.seats == 1 and name == SPICE and is_rival(p.state, h):
            return OWNED
        return inner(p, h, name)

    return step


def dear_mentat(inner: Callable[[ImperiumRules, str, int], int]) -> Callable[[ImperiumRules, str, int], int]:
    """The Mentat costs 5 against rivals that are no Mercenaries' (BAS-125)."""

    def step(rules: ImperiumRules, space: str, solari: int) -> int:
        dear = space == "mentat" and rules.seats == 1 and difficulty(rules) != MERCENARY
        return DEAR_MENTAT if dear else inner(rules, space, solari)

    return step


SCENES: Final[tuple[Any, ...]] = (rivals_reveal,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "combat": combat_after_rivals,
    "reward": no_reward,
    "collects": nothing_for_hagal,
    "owned": rivals_own,
    "fee": dear_mentat,
    "track_bonus": no_track_bonus,
    "may_gain_swordmaster": no_swordmaster,
}
