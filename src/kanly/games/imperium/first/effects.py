"""Effects that only cards and leaders of the first game have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.influence import gain_on_one, worth
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import CHOOSING, opponents
from kanly.kernel import Ask, Flow, Kind, Message

SPICE: Final = "the_spice_must_flow"
BANKERS: Final = 3
PASS_TURN: Final = "pass_turn"
STAY: Final = "stay"


class Suspension(Effect):
    """Only before anything else in the own turn: a card, and the turn ends (BAS-85)."""

    def ready(self, x: Cast) -> bool:
        being_played = any(x.box.intrigue_pieces[card].name == self.source for card in x.s.playing)
        return x.s.on_turn.stage == CHOOSING and (being_played or not first_table(x.s).acted)

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-fresh-turn", rules=("BAS-85",))

    def do(self, x: Cast) -> Flow | None:
        return self._suspend(x)

    def _suspend(self, x: Cast) -> Flow:
        hands.draw(x.p, x.receiver, 1)
        stays = False
        if x.p.rules.setting("bindu_pass_optional"):
            stays = (yield Ask(x.seat, "suspension", [PASS_TURN, STAY])) == STAY
        if not stays:
            x.p.rules.steps["end_turn"](x.p, x.actor)

    def text(self) -> Message:
        return Message("suspension")

    def value(self, x: Cast) -> float:
        return 0.6 * rates(x).card


class Bankers(Effect):
    """The Spice Must Flow costs less in this turn, every copy of it (BAS-56)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        first_table(x.s).bankers += BANKERS
        return None

    def text(self) -> Message:
        return Message("bankers", {"card": Message("card-" + SPICE), "n": BANKERS})

    def value(self, x: Cast) -> float:
        return 2.0 * rates(x).persuasion


def bankers_discount(inner: Callable[[P, int], dict[str, int]]) -> Callable[[P, int], dict[str, int]]:
    """What Guild Bankers take off (BAS-56)."""

    def step(p: P, h: int) -> dict[str, int]:
        less = inner(p, h)
        bankers = first_table(p.state).bankers
        return {**less, SPICE: less.get(SPICE, 0) + bankers} if bankers and p.state.on_turn.house == h else less

    return step


class InfluenceBehind(Effect):
    """Influence with a faction where some opponent has more (BAS-66)."""

    def tracks(self, x: Cast) -> list[int]:
        """The tracks where somebody is ahead."""
        own = x.s.houses[x.ally].influence
        rivals = [x.s.houses[h].influence for h in opponents(x.s, x.actor)]
        return [f for f in range(len(x.box.tracks)) if any(other[f] > own[f] for other in rivals)]

    def ready(self, x: Cast) -> bool:
        return len(self.tracks(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-behind", rules=("BAS-66",))

    def do(self, x: Cast) -> Flow | None:
        return gain_on_one(x, self.tracks(x), 1)

    def text(self) -> Message:
        return Message("influence-behind")

    def value(self, x: Cast) -> float:
        return max([worth(x, f, 1) for f in self.tracks(x)], default=0.0)


KINDS: Final[tuple[Kind, ...]] = (Kind("suspension", [PASS_TURN, STAY], public=True),)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"discounts": bankers_discount}


def suspension() -> Effect:
    """Draw a card and end the turn."""
    return Suspension()


def bankers() -> Effect:
    """Make The Spice Must Flow cheaper."""
    return Bankers()


def influence_behind() -> Effect:
    """Gain influence where an opponent has more."""
    return InfluenceBehind()
