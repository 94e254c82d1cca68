"""What else cards of Immortality do: deployment by an icon, two things of several, intrigue cards looked at.

What grafted cards do to each other is in `pairs`.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from kanly.games.imperium.bot.worth import POINT, rates
from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.games.imperium.effects.influence import InfluenceTwo, loss
from kanly.games.imperium.table import standing
from kanly.games.imperium.table.forces import GARRISON_LIMIT
from kanly.games.imperium.table.hands import shuffle_intrigues
from kanly.games.imperium.table.state import eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

CEREMONY: Final = 2  # intrigue cards looked at

EVENTS: Final[dict[str, tuple[str, ...]]] = {"looks_at_intrigues": ("house", "n"), "saw_intrigue": ("intrigue",)}


class CombatIcon(Effect):
    """Troops may be deployed this turn as if the agent had gone to a combat space (IMM-R11.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        turn = x.s.on_turn
        if turn.combat and x.p.rules.setting("combat_icons_add"):
            turn.beyond += GARRISON_LIMIT
        turn.combat = True
        return None

    def text(self) -> Message:
        return Message("combat-icon")

    def value(self, x: Cast) -> float:
        if x.s.on_turn.combat and not x.p.rules.setting("combat_icons_add"):
            return 0.0
        return max(0.0, rates(x).fielded) * min(2, x.s.houses[x.ally].garrison)


class ChooseTwo(Effect):
    """Two of several, both named before either is resolved; different ones, unless the table says else (IMM-R12.2)."""

    branches: tuple[Effect, ...]

    def __init__(self, branches: tuple[Effect, ...]) -> None:
        super().__init__()
        self.branches = branches

    def pairs(self, x: Cast) -> list[Option]:
        """Every two that can be resolved now."""
        names = [branch.name for branch in self.branches if branch.ready(x)]
        return two_of(names, alike=x.p.rules.setting("two_alike"))

    def ready(self, x: Cast) -> bool:
        return len(self.pairs(x)) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._two(x)

    def _two(self, x: Cast) -> Flow:
        pair: tuple[str, str] = yield Ask(x.seat, "two_of", self.pairs(x))
        for name in pair:
            put(x, x.box.clauses[name])

    def text(self) -> Message:
        message = self.branches[0].text()
        for branch in self.branches[1:]:
            message = Message("either", {"first": message, "second": branch.text()})
        return Message("choose-two", {"effects": message})

    def value(self, x: Cast) -> float:
        values = sorted([branch.value(x) for branch in self.branches if branch.ready(x)])
        return 2.0 * values[-1] if values and x.p.rules.setting("two_alike") else sum(values[-2:])

    def parts(self) -> tuple[Effect, ...]:
        return self.branches

    def asks(self) -> tuple[Effect, ...]:
        return ()


def two_of(names: list[str], *, alike: bool) -> list[Option]:
    """Every two of these; the same one twice only if that is allowed."""
    return list(combinations_with_replacement(names, 2)) if alike else list(combinations(names, 2))


class Reach(InfluenceTwo):
    """Influence with two factions, which differ unless the table says else (IMM-R12.2)."""

    def question(self, x: Cast) -> Ask:
        if not x.p.rules.setting("two_alike"):
            return super().question(x)
        return Ask(x.seat, "reach", two_of([x.box.tracks[f].name for f in x.p.rules.tracks_for(x, ())], alike=True))


class LoseTwoOfOne(Effect):
    """Two influence less with one faction; a cost (IMM-R12.1)."""

    def factions(self, x: Cast) -> list[int]:
        """Those where the house has so much to lose."""
        return [f for f in range(len(x.box.tracks)) if x.s.houses[x.payer].influence[f] >= 2]

    def ready(self, x: Cast) -> bool:
        return len(self.factions(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-two-of-one", rules=("IMM-R12.1",))

    def do(self, x: Cast) -> Flow | None:
        return self._lose(x)

    def _lose(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "lose", [x.box.tracks[f].name for f in self.factions(x)])
        for _ in range(2):
            flow = standing.lose_influence(x.p, x.payer, x.box.track_of[name])
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("lose-two-of-one")

    def value(self, x: Cast) -> float:
        return -min([2 * loss(x, f) for f in self.factions(x)], default=2 * POINT)


class Ceremony(Effect):
    """Of the top two intrigue cards one comes to hand, the other stays on top; one atomic draw (IMM-R12.6)."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.intrigue_deck) + len(x.s.intrigue_discard) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._look(x)

    def _look(self, x: Cast) -> Flow:
        p = x.p
        s = x.s
        box = x.box
        house = s.houses[x.receiver]
        if len(s.intrigue_deck) < CEREMONY and s.intrigue_discard:
            shuffle_intrigues(p)
        seen = s.intrigue_deck[-CEREMONY:]
        for card in seen:
            p.reveal(eyes(house), s.intrigues, card)
            p.tell("saw_intrigue", (box.intrigue_pieces[card].name,), eyes(house))
        tell_of(p, "looks_at_intrigues", x.receiver, len(seen))
        name: str = yield Ask(x.seat, "ceremony", offer=lambda: self.names(x))
        for card in s.intrigue_deck[-CEREMONY:]:
            if box.intrigue_pieces[card].name == name:
                s.intrigue_deck.remove(card)
                house.intrigues.append(card)
                break
        p.tell("drew_intrigue", (name,), eyes(house))
        tell_of(p, "draws_intrigue", x.receiver, 1)

    def names(self, x: Cast) -> list[Option]:
        """The cards that are looked at."""
        top = [x.box.intrigue_pieces[card].name for card in x.s.intrigue_deck[-CEREMONY:]]
        return list(dict.fromkeys(top))

    def text(self) -> Message:
        return Message("ceremony")

    def value(self, x: Cast) -> float:
        return 1.3 * rates(x).intrigue


def combat_icon() -> Effect:
    """Deploy as if at a combat space."""
    return CombatIcon()


def choose_two(*branches: Effect) -> Effect:
    """Two different ones of these."""
    return ChooseTwo(branches)


def reach() -> Effect:
    """Gain influence with two factions."""
    return Reach()


def lose_two_of_one() -> Effect:
    """Lose two influence with one faction."""
    return LoseTwoOfOne()


def ceremony() -> Effect:
    """Keep one of the top two intrigue cards."""
    return Ceremony()
