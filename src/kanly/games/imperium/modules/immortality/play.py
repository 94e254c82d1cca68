"""Playing with the Bene Tleilax: their board laid out, Go to 11, cells harvested after a conflict (IMM-R2, R9, R13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.immortality import grafting
from kanly.games.imperium.modules.immortality.market import DECK, fill_row
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.phases.plots import open_plots, play_intrigue
from kanly.games.imperium.pieces.icons import COMBAT
from kanly.games.imperium.pieces.intrigues import Way
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, House, clockwise
from kanly.kernel import PASS, Ask, Flow, Option

HARVESTED: Final = 3  # troops lost in a conflict (IMM-R9.4)
AFTERMATH: Final = "aftermath"  # when an intrigue card may be played: after a conflict in which troops were lost
PROMO: Final = "piter_genius_advisor"


def lay_out_tleilaxu(p: P) -> None:
    """The Tleilaxu deck is shuffled, two cards lie face up (IMM-R2.3)."""
    table = immortality(p.state)
    for card in p.rules.box.decks[DECK]:
        if card.name != PROMO or p.rules.setting("promo_card"):
            table.deck += card.pieces
    p.rng.shuffle(table.deck)
    fill_row(p)
    for h in range(len(p.state.houses)):
        house = p.state.houses[h]
        table.tokens[h] = house.supply + house.garrison > 0
        table.atomics[h] = table.tokens[h] and house.seat >= 0  # rivals have none (IMM-R14.11)


# Go to 11 (IMM-R13.1).


def start_at_nothing(inner: Callable[[ImperiumRules], list[House]]) -> Callable[[ImperiumRules], list[House]]:
    """Nobody begins with a point, but for those who have it instead of troops (IMM-R14.10)."""

    def step(rules: ImperiumRules) -> list[House]:
        houses = inner(rules)
        if rules.setting("go_to_11"):
            for house in houses:
                if house.supply + house.garrison:
                    house.points = 0
        return houses

    return step


def go_to_eleven(inner: Callable[[ImperiumRules], int]) -> Callable[[ImperiumRules], int]:
    """One point more ends the game, except for four and six, who have begun with one less."""

    def step(rules: ImperiumRules) -> int:
        points = inner(rules)
        return points + 1 if rules.setting("go_to_11") and rules.seats not in (4, 6) else points

    return step


# Intrigue cards.


def back_to_the_pile(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A trashed intrigue card leaves the game; where the table says so, it is only discarded (IMM-R9.6)."""

    def step(p: P, card: int) -> None:
        if p.rules.setting("trashed_intrigues_return"):
            p.state.intrigue_discard.append(card)
        else:
            inner(p, card)

    return step


# Conflicts.


def remember_fighters(inner: Callable[[P, int, Way], None]) -> Callable[[P, int, Way], None]:
    """Who has played a combat card in this conflict (IMM-R9.3)."""

    def step(p: P, h: int, way: Way) -> None:
        inner(p, h, way)
        if way.mode == COMBAT:
            immortality(p.state).fought |= 1 << h

    return step


def after_conflict(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Whoever has lost three troops or more may harvest their cells, once they are back in the supply (IMM-R9.4)."""

    def scene(p: P) -> None:
        s = p.state
        losers = [h for h in clockwise(s, s.first) if s.houses[h].troops >= HARVESTED]
        inner(p)
        immortality(s).fought = 0
        p.then(*[("aftermath", h) for h in losers])

    return scene


def aftermath(p: P, h: int) -> Flow | None:
    """Asked of everybody who holds an intrigue card: how many somebody holds is public, which ones is not."""
    house = p.state.houses[h]
    return _aftermath(p, h) if house.intrigues and house.seat >= 0 else None


def _aftermath(p: P, h: int) -> Flow:
    pick = yield Ask(p.state.houses[h].seat, AFTERMATH, offer=lambda: _offer(p, h))
    if pick == PASS:
        return
    p.then(("settle", h), ("aftermath", h))
    yield from play_intrigue(p, h, pick[1], pick[2])


def _offer(p: P, h: int) -> list[Option]:
    options: list[Option] = []
    open_plots(p.rules.cast(p, h, NOBODY), AFTERMATH, options)
    options.append(PASS)
    return options


SCENES: Final[tuple[Any, ...]] = (lay_out_tleilaxu, aftermath, grafting.close_turn)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "houses": start_at_nothing,
    "points_to_end": go_to_eleven,
    "played_intrigue": remember_fighters,
    "intrigue_trashed": back_to_the_pile,
    "clear_conflict": after_conflict,
    "agent_box": grafting.copied_box,
    "must_infiltrate": grafting.unblocked,
    "begin_reveal": grafting.bring_back,
    "row_size": grafting.without_borrowed,
    "still_there": grafting.borrowed_is_there,
    "trashed": grafting.borrowed_is_trashed,
    "end_turn": grafting.trash_borrowed,
}
