"""Setting up with rivals: which ones, where they sit, what they begin with (RIV-01 to RIV-09); the dice of the row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.modules.rivals.pieces import rival_cards
from kanly.games.imperium.modules.rivals.table import MERCENARY, difficulty, rival_houses
from kanly.games.imperium.table.hands import draw_intrigues, refill
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import House
from kanly.kernel import Ask, Flow, Kind, Message, Option

PARTIES: Final = 3  # players and rivals together (RIV-01)
HOST: Final = 0  # the seat that chooses rivals, where they are chosen
GENTLE_COST: Final = 8  # of a Swordmaster: those rivals are recommended for a first game (RIV-02)

DEALT: Final = "dealt"
GENTLE: Final = "gentle"
CHOSEN: Final = "chosen"
CHOICES: Final[tuple[str, ...]] = (DEALT, GENTLE, CHOSEN)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"rival_joins": ("leader",), "row_dice": ("first", "second")}


def with_rivals(inner: Callable[[ImperiumRules], list[House]]) -> Callable[[ImperiumRules], list[House]]:
    """Rivals fill the table up to three parties; against a Mercenary they begin without troops (RIV-03, RIV-06)."""

    def step(rules: ImperiumRules) -> list[House]:
        houses = inner(rules)
        while len(houses) < PARTIES:
            rival = House(len(rules.box.tracks))
            rival.scoreless = streamlined(rules)
            if difficulty(rules) == MERCENARY:
                rival.supply += rival.garrison
                rival.garrison = 0
            houses.append(rival)
        return houses

    return step


def streamlined(rules: ImperiumRules) -> bool:
    """Whether the rival plays without scoring (RIV-85)."""
    return rules.seats == 2 and bool(rules.setting("streamlined_rivals"))


def rivals_first(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Set-up begins with who the rivals are."""

    def scene(p: P) -> None:
        inner(p)
        p.then("choose_rivals")

    return scene


def choose_rivals(p: P) -> Flow:
    """Rival cards at random, or as the first seat likes (RIV-02)."""
    s = p.state
    chosen = p.rules.setting("rival_choice") == CHOSEN
    for h in rival_houses(s):
        names: list[Option] = sorted(left(p, candidates(p.rules)))
        s.houses[h].leader = (yield Ask(HOST, "rival", names)) if chosen else p.rng.pick(names)
        p.tell("rival_joins", (s.houses[h].leader,))


def candidates(rules: ImperiumRules) -> list[str]:
    """The rival cards that may come into this game (RIV-02, RIV-85)."""
    cards = rival_cards(rules.box)
    if streamlined(rules):
        cards = [card for card in cards if card.streamlined]
    elif rules.setting("rival_choice") == GENTLE:
        cards = [card for card in cards if card.cost >= GENTLE_COST]
    return [card.name for card in cards]


def left(p: P, names: list[str]) -> list[str]:
    """Of some rival cards those that play for nobody yet."""
    taken = [house.leader for house in p.state.houses]
    return [name for name in names if name not in taken]


def help_mercenary(p: P) -> None:
    """Against a Mercenary the player begins with an intrigue card (RIV-06)."""
    if difficulty(p.rules) == MERCENARY:
        draw_intrigues(p, HOST, 1)


# Where the rival of two players sits.


def seat_rival(p: P) -> None:
    """With two players the rival sits to the left of whoever is first (RIV-08)."""
    s = p.state
    if p.rules.seats == 2:
        s.seating = [s.first, rival_houses(s)[0], 1 - s.first]


def objectives_then_seats(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Objectives say who is first; so they say where the rival sits."""

    def scene(p: P) -> None:
        inner(p)
        seat_rival(p)

    return scene


def marker_between_players(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Two players pass the marker to each other, and the rival moves; alone, it goes round to rivals too (RIV-09)."""

    def step(p: P) -> None:
        s = p.state
        if p.rules.seats == 2:
            s.first = 1 - s.first
            seat_rival(p)
        else:
            inner(p)

    return step


# The row in a solo game.


def row_dice(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """After a reveal turn two dice say which cards leave the row: 1 to 5 from the left, 6 none (RIV-84)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        if p.rules.seats == 1 and p.rules.setting("row_churn"):
            churn(p, p.rng.roll(6), p.rng.roll(6))

    return step


def churn(p: P, first: int, second: int) -> None:
    """The cards at these places of the row leave the game; doubles take one."""
    s = p.state
    p.tell("row_dice", (first, second))
    for place in sorted({first, second}, reverse=True):
        if place <= len(s.row):
            card = s.row.pop(place - 1)
            s.removed.append(card)
            p.tell("removes", (p.rules.box.pieces[card].name,))
    refill(p)


# Words.


def _describe(p: P, ask: Ask, option: Option) -> Message:
    return message("rival-option", ("RIV-02",), leader=option)


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option not in candidates(p.rules):
        return message("why-not-rival-streamlined", ("RIV-85",), leader=option)
    return message("why-not-rival-taken", ("RIV-02",), leader=option)


def _names(rules: Any) -> list[Option]:
    return sorted([card.name for card in rival_cards(rules.box)])


SCENES: Final[tuple[Any, ...]] = (choose_rivals, help_mercenary)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "houses": with_rivals,
    "set_up": rivals_first,
    "deal_objectives": objectives_then_seats,
    "pass_marker": marker_between_players,
    "clean_up": row_dice,
}
KINDS: Final[tuple[Kind, ...]] = (Kind("rival", _names, describe=_describe, why_not=_why_not),)
