"""The questions of the six-player game, and their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import house_words, message
from kanly.games.imperium.client.words import options_by as by
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.modules.choam.tiles import tiles
from kanly.games.imperium.modules.six_players.agents import arrow_to
from kanly.games.imperium.modules.six_players.combat import CONCEDE
from kanly.games.imperium.modules.six_players.table import SEATS, allies_of, is_commander, teammates
from kanly.games.imperium.modules.six_players.throne import may_move
from kanly.games.imperium.modules.six_players.trading import GOODS, INTRIGUE, MOST, SOLARI, SPICE, WATER
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, house_of, name_of
from kanly.kernel import PASS, Ask, Kind, Message, Option

HOUSES: Final[list[Option]] = list(range(SEATS))
ALLIES: Final[list[Option]] = [h for h in range(SEATS) if not is_commander(h)]
REINFORCEMENTS: Final = 3
CONTRIBUTION: Final = 7


def house_kind(name: str, rule: str, *, allies: bool = False) -> Kind:
    """A question about a house of the own team, or about a commander's ally, and then it may be none."""

    def describe(p: P, ask: Ask, option: Option) -> Message:
        if option == PASS:
            return Message(name + "-pass", rules=(rule,))
        return message(name + "-option", (rule,), house=name_of(p.state, option))

    def why_not(p: P, ask: Ask, option: Option) -> Message | None:
        if option == PASS:
            return Message("why-not-activate", rules=("SIX-10",))
        return _why_not_house(p, ask, option, rule)

    among: list[Option] = [*ALLIES, PASS] if allies else HOUSES
    return Kind(name, among, describe=describe, why_not=why_not, besides=HOUSES)


def _why_not_house(p: P, ask: Ask, option: int, rule: str) -> Message:
    """It is nobody of the own team, or a commander, or has no unit in the conflict."""
    own = house_of(p.state, ask.seat)
    house = name_of(p.state, option)
    if option not in teammates(own):
        return message("why-not-teammate", (rule,), house=house)
    if is_commander(option):
        return message("why-not-commander", (rule,), house=house)
    return message("why-not-in-conflict", (rule,), house=house)


def _activation(p: P, ask: Ask, option: Option) -> Message:
    """An ally; whether an agent of the commander points there, or the turn can only be the reveal turn (SIX-10)."""
    own = house_of(p.state, ask.seat)
    idle = option in allies_of(own) and arrow_to(p.state, own, option) == NOBODY
    return message("activate-option-reveal" if idle else "activate-option", ("SIX-10",), house=name_of(p.state, option))


def _why_not_activated(p: P, ask: Ask, option: Option) -> Message | None:
    return _why_not_house(p, ask, option, "SIX-10")


def with_house(id: str) -> Callable[[Any, Ask], Message]:
    """A question whose context is the house that it is about."""

    def question(p: P, ask: Ask) -> Message:
        return Message(id, {"house": house_words(str(ask.context))})

    return question


def _exchange(p: P, ask: Ask) -> Message:
    """Whoever has the turn gives first, not knowing what comes back."""
    first = house_of(p.state, ask.seat) == p.state.on_turn.house
    return Message("ask-trade" if first else "ask-trade-return", {"house": house_words(str(ask.context))})


def _concession(p: P, ask: Ask, option: Option) -> Message:
    id = "concede-pass" if option == PASS else "concede-option"
    return Message(id, {"house": house_words(str(ask.context))}, rules=("SIX-23",))


def _gift(p: P, ask: Ask, option: Option) -> Message:
    """So much of one sort of goods."""
    if option == PASS:
        return Message("trade-pass", rules=("SIX-42",))
    good, n = option
    if good == INTRIGUE:
        return Message("trade-intrigues", {"n": n}, rules=("SIX-42",))
    amounts = [n if good == each else 0 for each in (SOLARI, SPICE, WATER)]
    return Message("trade-option", {"what": resources(*amounts)}, rules=("SIX-42",))


def _why_no_gift(p: P, ask: Ask, option: Option) -> Message | None:
    return Message("why-not-trade", rules=("SIX-42",))


def _why_not_throne(p: P, ask: Ask, option: Option) -> Message | None:
    return message("why-not-throne", ("SIX-45",), card=option)


def _due(p: P, ask: Ask) -> Message:
    return Message("ask-contribute", {"what": resources(0, ask.context, 0)})


def _contracts(rules: Any) -> list[Option]:
    return [tile.name for tile in tiles(rules.box) if not tile.opening]


def _row(rules: Any) -> list[Option]:
    return [card.name for card in rules.box.imperium]


def _movable(rules: Any) -> list[Option]:
    return [card.name for card in rules.box.imperium if may_move(card)]


KINDS: Final[tuple[Kind, ...]] = (
    Kind("activate", ALLIES, describe=_activation, why_not=_why_not_activated, besides=HOUSES),
    house_kind("support", "SIX-22", allies=True),
    house_kind("trade_with", "SIX-42"),
    Kind("concede", [CONCEDE, PASS], question=with_house("ask-concede"), describe=_concession),
    Kind(
        "trade",
        [PASS, *[(good, n) for good in GOODS for n in range(1, MOST + 1)]],
        question=_exchange,
        describe=_gift,
        why_not=_why_no_gift,
    ),
    Kind("trade_intrigue", lambda rules: list(rules.box.intrigues), describe=by("intrigue", "SIX-42")),
    Kind(
        "reinforce",
        list(range(REINFORCEMENTS + 1)),
        question=with_house("ask-reinforce"),
        describe=by("n", "SIX-42"),
    ),
    Kind("assign", _contracts, question=with_house("ask-assign"), describe=by("contract", "CHO-04")),
    Kind("throne", _movable, describe=by("card", "SIX-45"), why_not=_why_not_throne, besides=_row),
    Kind("contribute", list(range(CONTRIBUTION + 1)), question=_due, describe=by("n", "SIX-61")),
)
