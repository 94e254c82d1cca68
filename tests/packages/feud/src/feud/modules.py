"""The base game and two modules that both touch the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from feud.duels import describe_card, describe_ploy, fight, why_no_dial
from feud.observing import BLOCKS
from feud.rules import P, house_name
from feud.state import CARDS, HOUSES, KIND, PLOY
from feud.turns import act, base_actions, play_round, raid, set_up, take_action, take_turn, why_no_action
from feud.unasked import INTERJECTIONS
from kanly.kernel import PASS, Flow, Kind, Module, Option


def action_domain(rules: Any) -> list[Option]:
    """Everything that any module's turn may offer."""
    out: list[Option] = [PASS]
    for options in rules.lists["action_domain"]:
        out += options
    return out


ALL_CARDS: list[Option] = list(range(CARDS))


BASE = Module(
    "base",
    scenes=(set_up, play_round, take_turn, take_action, fight, raid),
    steps=(act,),
    lists={
        "actions": [base_actions],
        "action_domain": [["harvest"], [(verb, house) for verb in ("scout", "duel") for house in HOUSES]],
    },
    kinds=(
        Kind("action", action_domain, why_not=why_no_action, wakes=("bribed",)),
        Kind("show", ALL_CARDS, describe=describe_card),
        Kind(
            "ploy",
            [*[c for c in range(CARDS) if KIND[c] == PLOY], PASS],
            describe=describe_ploy,
            wakes=("bribed",),
        ),
        Kind("card", [-1, *ALL_CARDS], describe=describe_card),
        Kind("dial", [0, 1, 2, 3], why_not=why_no_dial),
        Kind("keep", ["keep", "discard"]),
        Kind("bribe", [1, 2]),
        Kind("ghola", ["play"]),
        Kind("bring_back", ALL_CARDS, describe=describe_card),
    ),
    interjections=INTERJECTIONS,
    blocks=BLOCKS,
)


def stormy_turn(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """S1: before a turn the storm moves; where it breaks, the House loses a spice."""

    def take_turn(p: P, house: int) -> None:
        s = p.state
        if s.storm < 0:
            s.storm = 6
        s.storm -= p.rng.roll(3)
        if s.storm <= 0:
            s.storm = 6
            s.houses[house].spice = max(0, s.houses[house].spice - 1)
            p.tell("storm", (house_name(house),))
        inner(p, house)

    return take_turn


def long_turn(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """M1: with a market, a turn has three actions."""

    def take_turn(p: P, house: int) -> None:
        inner(p, house)
        p.state.actions = 3

    return take_turn


def market_actions(p: P) -> list[Option]:
    """M2: two spice buy the top card of the discard pile."""
    s = p.state
    return ["buy"] if s.discard and s.houses[s.active].spice >= 2 else []


def market_act(inner: Callable[[P, int, Option], Flow]) -> Callable[[P, int, Option], Flow]:
    """M2: buying, besides what the other modules know."""

    def act(p: P, house: int, action: Option) -> Flow:
        if action != "buy":
            yield from inner(p, house, action)
            return
        s = p.state
        s.houses[house].spice -= 2
        s.houses[house].hand.append(s.discard.pop())
        p.tell("bought", (house_name(house),))

    return act


STORM = Module("storm", wraps={"take_turn": stormy_turn})
MARKET = Module(
    "market",
    wraps={"take_turn": long_turn, "act": market_act},
    lists={"actions": [market_actions], "action_domain": [["buy"]]},
)
