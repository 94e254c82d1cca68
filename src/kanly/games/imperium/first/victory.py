"""After a conflict the winner may play cards about that (BAS-87)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.phases.plots import (
    any_plots,
    open_plots,
    play_intrigue,
    plot_options,
    plot_words,
    why_not_plot,
)
from kanly.games.imperium.pieces.intrigues import Way
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, house_of
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

VICTORY: Final = "victory"  # when an intrigue card may be played: after a conflict that was won


def victory(p: P, h: int) -> Flow | None:
    """Asked of every winner who holds an intrigue card: how many somebody holds is public, which ones is not."""
    house = p.state.houses[h]
    return _victory(p, h) if house.intrigues and house.seat >= 0 else None


def _victory(p: P, h: int) -> Flow:
    pick = yield Ask(p.state.houses[h].seat, VICTORY, offer=lambda: _offer(p, h))
    if pick == PASS:
        return
    p.then(("settle", h), (VICTORY, h))
    yield from play_intrigue(p, h, pick[1], pick[2])


def _offer(p: P, h: int) -> list[Option]:
    options: list[Option] = []
    open_plots(p.rules.cast(p, h, NOBODY), VICTORY, options)
    options.append(PASS)
    return options


def won(*lines: Effect) -> Way:
    """When the house has won a conflict."""
    return Way(VICTORY, lines, None, anyway=False)


def _domain(rules: ImperiumRules) -> list[Option]:
    return [*plot_options(rules, VICTORY), PASS]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return Message("victory-pass", rules=("BAS-87",))
    return plot_words(p.rules.box, option[1], option[2])


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    return why_not_plot(p, house_of(p.state, ask.seat), VICTORY, option[1], option[2])


SCENES: Final[tuple[Any, ...]] = (victory,)
KINDS: Final[tuple[Kind, ...]] = (Kind(VICTORY, _domain, describe=_describe, why_not=_why_not, besides=any_plots),)
