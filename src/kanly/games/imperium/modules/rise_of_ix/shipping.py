"""The shipping track: freighters advance, or are recalled for the rewards of all spaces below (IX-60 to IX-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Choice, Counted, May
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import TROOP_TRANSPORTS, owns_tile
from kanly.games.imperium.phases.settling import settle_apart
from kanly.games.imperium.pieces.piece import Piece, joined
from kanly.games.imperium.table import forces, purse
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, clockwise
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

SHIPPING: Final = "shipping_space"  # the kind of pieces
LAST: Final = 3
RIVALS_TURN: Final = 2  # where a rival's freighter turns back (IX-113)
DIVIDENDS: Final = 5  # solari
SHARE: Final = 1  # solari for everybody else

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "freighter_advances": ("house", "n"),
    "freighter_recalled": ("house", "n"),
    "dividends": ("house",),
}


class ShippingSpace(Piece):
    """One space of the track, and what it gives when a freighter is recalled from it or from above."""

    level: int
    rewards: tuple[str, ...]

    def __init__(self, level: int, *rewards: Effect) -> None:
        super().__init__(f"shipping_{level}")
        self.level = level
        self.rewards = self.enter("reward", rewards)

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing: rewards are laid open (IX-62)."""
        return []

    def printed(self, box: Box) -> list[Message]:
        if not self.rewards:
            return [Message("printed-no-reward")]
        return [joined(self.texts(self.rewards))]


def track(box: Box) -> list[ShippingSpace]:
    """The spaces, from the bottom up."""
    return [space for space in box.stocks[SHIPPING].copies if isinstance(space, ShippingSpace)]


class Advance(Effect):
    """The own freighter goes one space up; from the top it cannot (IX-60, IX-61)."""

    def ready(self, x: Cast) -> bool:
        return ix(x.s).freighters[x.ally] < LAST

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-advance", rules=("IX-61",))

    def do(self, x: Cast) -> Flow | None:
        table = ix(x.s)
        table.freighters[x.ally] += 1
        tell_of(x.p, "freighter_advances", x.ally, table.freighters[x.ally])
        return None

    def text(self) -> Message:
        return Message("freighter-advance")

    def value(self, x: Cast) -> float:
        at = ix(x.s).freighters[x.ally]
        if at >= LAST:
            return 0.0
        return 0.75 * rates(x).lasting * sum([x.box.clauses[name].value(x) for name in track(x.box)[at + 1].rewards])


class Recall(Effect):
    """The own freighter goes back to the bottom; the rewards of its space and of all below are laid open (IX-62).

    A commander recalls the activated ally's, who gets the rewards (SIX-91).
    """

    def ready(self, x: Cast) -> bool:
        return ix(x.s).freighters[x.ally] > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-recall", rules=("IX-61",))

    def do(self, x: Cast) -> Flow | None:
        table = ix(x.s)
        at = table.freighters[x.ally]
        table.freighters[x.ally] = 0
        tell_of(x.p, "freighter_recalled", x.ally, at)
        rewards = [name for space in track(x.box)[1 : at + 1] for name in space.rewards]
        if x.ally != x.actor:
            return settle_apart(x.p, x.ally, tuple(rewards))
        lay_open(x.s, tuple(rewards))
        return None

    def text(self) -> Message:
        return Message("freighter-recall")

    def value(self, x: Cast) -> float:
        at = ix(x.s).freighters[x.ally]
        names = [name for space in track(x.box)[1 : at + 1] for name in space.rewards]
        held = 0.75 * rates(x).lasting * sum([x.box.clauses[name].value(x) for name in names])
        return sum([x.box.clauses[name].value(x) for name in names]) - held if at else 0.0


class Freighter(May):
    """The freighter icon: advance or recall, or neither. A rival goes up to the second space and back (IX-113)."""

    def __init__(self) -> None:
        super().__init__(Choice(Advance(), Recall()))

    def do(self, x: Cast) -> Flow | None:
        if x.s.houses[x.receiver].seat != NOBODY:
            return super().do(x)
        branches = self.branches()
        at = ix(x.s).freighters[x.ally]
        return branches[0].do(x) if at < RIVALS_TURN else branches[1].do(x)

    def branches(self) -> list[Effect]:
        """Advance and recall."""
        choice = self.effect
        assert isinstance(choice, Choice)
        return choice.branches

    def value(self, x: Cast) -> float:
        return max([branch.value(x) for branch in self.branches() if branch.ready(x)], default=0.0)

    def text(self) -> Message:
        return Message("freighter")


def rival_looks(p: P, h: int) -> None:
    """A rival that has gained something outside its turn looks at what it can buy (RIV-42, BAS-130)."""
    if p.state.houses[h].seat == NOBODY:
        p.rules.steps["rival_spends"](p, h)


class Dividends(Effect):
    """Solari for the owner, and one for everybody else (IX-62, IX-114)."""

    def do(self, x: Cast) -> Flow | None:
        tell_of(x.p, "dividends", x.receiver)
        purse.gain(x.p, x.receiver, solari=DIVIDENDS)
        for h in clockwise(x.s, x.receiver)[1:]:
            if x.s.houses[h].seat != NOBODY or x.p.rules.seats == 1:
                purse.gain(x.p, h, solari=SHARE)
                rival_looks(x.p, h)
        return None

    def text(self) -> Message:
        return Message("dividends", {"n": DIVIDENDS, "share": SHARE})

    def value(self, x: Cast) -> float:
        return (DIVIDENDS - 0.4 * SHARE * (len(x.s.houses) - 1)) * rates(x).solari


class DividendsOrSpice(Choice):
    """Dividends or spice; a rival always takes dividends (IX-113)."""

    def do(self, x: Cast) -> Flow | None:
        return super().do(x) if x.s.houses[x.receiver].seat != NOBODY else self.branches[0].do(x)


class Shipped(Counted):
    """Troops of the track; with Troop Transports one more, and any of them may be deployed at once (IX-48, IX-65).

    A commander who has recalled an ally's freighter counts as recruiting, too (SIX-91).
    """

    def do(self, x: Cast) -> Flow | None:
        transported = self._transported(x)
        wanted = self.recruits(x)
        came = min(wanted, x.s.houses[x.ally].supply)
        forces.recruit(x.p, x.ally, wanted)
        if not transported or not came or x.s.on_turn.banned or x.s.conflict == NOBODY:
            return None
        return self._deploy(x, came)

    def _deploy(self, x: Cast, came: int) -> Flow:
        n: int
        if x.s.houses[x.ally].seat != NOBODY:
            n = yield Ask(x.s.houses[x.ally].seat, "troops", list(range(came + 1)))
        else:
            n = x.p.rules.steps["rival_sends"](x.p, x.ally, came)  # IX-124
        if n:
            forces.deploy(x.p, x.ally, n)
            if x.s.on_turn.ally == x.ally:
                x.s.on_turn.deployed += n
            deployed(x.p, x.ally)

    def text(self) -> Message:
        return Message("recruit", {"n": self.n})

    def recruits(self, x: Cast) -> int:
        return self.n + 1 if self._transported(x) else self.n

    def _transported(self, x: Cast) -> bool:
        turn = x.s.on_turn
        if turn.ally == x.ally != turn.house and owns_tile(x.box, x.s, turn.house, TROOP_TRANSPORTS):
            return True
        return owns_tile(x.box, x.s, x.receiver, TROOP_TRANSPORTS)

    def sends(self) -> int:
        return self.n + 1

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).troop * min(n, x.s.houses[x.ally].supply)


def freighter() -> Effect:
    """Use a freighter icon."""
    return Freighter()


def shipped(n: int) -> Effect:
    """Recruit troops from the shipping track."""
    return Shipped(n)


def dividends() -> Effect:
    """Gain solari, others gain one."""
    return Dividends()
