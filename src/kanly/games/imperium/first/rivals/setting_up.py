"""Setting up with House Hagal: who joins, what they begin with, who is first (BAS-114, BAS-122 to BAS-127)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.modules.rivals.setting_up import (
    CHOSEN,
    DEALT,
    HOST,
    PARTIES,
    left,
    marker_between_players,
    rivals_first,
    row_dice,
    seat_rival,
)
from kanly.games.imperium.modules.rivals.table import MERCENARY, difficulty, rival_houses
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.table.hands import draw_intrigues
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import House
from kanly.kernel import Ask, Flow, Kind, Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

HOUSE_HAGAL: Final = "house_hagal"
NO_RIVALS: Final = ("helena_richese", "paul_atreides")  # BAS-122
CHOICES: Final[tuple[str, ...]] = (DEALT, CHOSEN)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"rival_joins": ("leader",), "row_dice": ("first", "second")}


class HouseHagal(Leader):
    """The opponent of two players: no leader, but a name."""

    def __init__(self) -> None:
        super().__init__(HOUSE_HAGAL, selectable=False)

    def printed(self, box: Box) -> list[Message]:
        return [Message("printed-house-hagal", rules=("BAS-114",))]


def with_hagal(inner: Callable[[ImperiumRules], list[House]]) -> Callable[[ImperiumRules], list[House]]:
    """Two players meet House Hagal with three agents and an empty garrison; one player meets two rivals."""

    def step(rules: ImperiumRules) -> list[House]:
        houses = inner(rules)
        while len(houses) < PARTIES:
            rival = House(len(rules.box.tracks))
            rival.spies = 0
            if rules.seats == 2:  # BAS-114
                rival.scoreless = True
                rival.swordmaster = True
                rival.agents = 3
                rival.water = 0
            if rules.seats == 2 or difficulty(rules) == MERCENARY:  # BAS-123
                rival.supply += rival.garrison
                rival.garrison = 0
            houses.append(rival)
        return houses

    return step


def choose_rivals(p: P) -> Flow:
    """House Hagal by itself, or two leaders as rivals, at random or as the player likes (BAS-122)."""
    s = p.state
    chosen = p.rules.seats == 1 and p.rules.setting("rival_choice") == CHOSEN
    for h in rival_houses(s):
        names: list[Option] = sorted(left(p, candidates(p.rules)))
        s.houses[h].leader = (yield Ask(HOST, "rival", names)) if chosen else p.rng.pick(names)
        p.tell("rival_joins", (s.houses[h].leader,))


def candidates(rules: ImperiumRules) -> list[str]:
    """Who may be a rival in this game."""
    if rules.seats == 2:
        return [HOUSE_HAGAL]
    return [name for name in rules.box.selectable() if name not in rules.lists["no_rivals"]]


def first_among_three(inner: Callable[[P], None]) -> Callable[[P], None]:
    """The rival on the player's left is first (BAS-127); with two players one of them, and House Hagal beside them."""

    def scene(p: P) -> None:
        if p.rules.seats == 1:
            p.state.first = rival_houses(p.state)[0]
            return
        inner(p)
        seat_rival(p)

    return scene


def help_by_difficulty(p: P) -> None:
    """A Mercenary gets solari and spice; against others rivals begin with an intrigue card (BAS-123)."""
    if p.rules.seats == 2:
        return
    if difficulty(p.rules) == MERCENARY:
        gain(p, HOST, solari=1, spice=1)
        return
    for h in rival_houses(p.state):
        draw_intrigues(p, h, 1)


def _describe(p: P, ask: Ask, option: Option) -> Message:
    return message("rival-option", ("BAS-122",), leader=option)


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    return message("why-not-rival-taken", ("BAS-122",), leader=option)


SCENES: Final[tuple[Any, ...]] = (choose_rivals, help_by_difficulty)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "houses": with_hagal,
    "set_up": rivals_first,
    "draw_first_player": first_among_three,
    "pass_marker": marker_between_players,
    "clean_up": row_dice,  # BAS-137
}
KINDS: Final[tuple[Kind, ...]] = (Kind("rival", candidates, describe=_describe, why_not=_why_not),)
