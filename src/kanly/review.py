"""A review of a game: at every decision, everybody's chance to win, and whether another answer would have been better.

A search judges each decision from what the seat knew then. The answer that was given is tried as well as those that the
search likes, so the two can be compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any, Final

from msgspec import Struct

from kanly.bots import SearchBot, usual_bot
from kanly.bots.search import Budget, Weighed, analyse
from kanly.bots.search.tree import Node
from kanly.kernel import Ask, BotFailed, Game, KanlyError, Option, Sight, Table, token
from kanly.kernel.record import Record, Replay

KNOWN: Final = (
    0.1  # of the most tried answer's tries: below that an answer is not known well enough to be called better
)
FEWEST: Final = 4  # tries of the answer that was given
CLEAR: Final = 0.03  # of chance: what is lost below that is no mistake


class Judged(Struct, frozen=True):
    """A decision: who made it after how many choices, everybody's chance by party before it, and what it cost.

    `value` is the chance that the answer left its seat, `best_value` what the best one would have left; `best` is empty
    if nothing better was found. `asked`, `words` and `best_words` are messages.
    """

    after: int
    seat: int
    kind: str
    option: str
    words: dict[str, Any]
    chances: dict[str, float]
    value: float
    best: str
    best_words: dict[str, Any] | None
    best_value: float
    round: int = 0
    asked: dict[str, Any] | None = None

    @property
    def lost(self) -> float:
        """The chance that the answer cost its seat."""
        return self.best_value - self.value if self.best else 0.0


class Swing(Struct, frozen=True):
    """A decision after which a party's chance was another one: which party, and by how much."""

    after: int
    party: str
    by: float


class Review:
    """A record that is being judged, decision by decision."""

    def __init__(self, game: Game, record: Record, budget: Budget) -> None:
        self.game = game
        self.record = record
        self.budget = budget
        self.replay = Replay(game, record)

    @property
    def at(self) -> int:
        """How many choices were gone through."""
        return self.replay.at

    @property
    def of(self) -> int:
        """How many there are."""
        return len(self.record.choices)

    def next(self) -> Judged | None:
        """Go on to the next choice, and judge it; None for one that was no decision, or when there are no more."""
        if self.at >= self.of:
            return None
        seat, kind, text = self.record.choices[self.at]
        table = self.replay.table
        ask = table.ask(seat) if 0 <= seat < table.seats else None
        judged = None
        if ask is not None and ask.kind == kind and len(ask.options) > 1:
            chosen = next((option for option in ask.options if token(option) == text), None)
            if chosen is not None:
                judged = self._judge(table, ask, chosen)
        self.replay.step()
        return judged

    def _judge(self, table: Table, ask: Ask, chosen: Option) -> Judged:
        sight = Sight(table, ask.seat, ask, Random(f"{self.record.seed}/{self.at}/review"))
        bot = SearchBot(self.budget, self.game.bots.get(usual_bot(self.game)))
        try:
            found = analyse(bot, sight)
        except KanlyError:
            raise
        except Exception as error:  # a bot's mistake is no fault of the record
            raise BotFailed(f"the bot failed after {self.at} choices: {type(error).__name__}") from error
        value = _value_of(found.answers, chosen, bot, sight)
        best = _best(found.answers)
        better = best is not None and best.option != chosen and best.value > value
        return Judged(
            self.at,
            ask.seat,
            ask.kind,
            token(chosen),
            table.describe(ask, chosen).data(),
            by_party(table, found.chances),
            round(value, 4),
            token(best.option) if best is not None and better else "",
            table.describe(ask, best.option).data() if best is not None and better else None,
            round(best.value if best is not None and better else value, 4),
            int(getattr(table.state, "round", 0)),
            table.question(ask).data(),
        )


def _best(answers: list[Weighed]) -> Weighed | None:
    """The answer of the highest value among those that were tried often."""
    most = max(answer.tries for answer in answers)
    known = [answer for answer in answers if answer.tries >= max(1.0, KNOWN * most)]
    return max(known, key=lambda answer: answer.value) if known else None


def _value_of(answers: list[Weighed], chosen: Option, bot: SearchBot, sight: Sight) -> float:
    """What the answer that was given brought; tried some more if the search did not think of it."""
    given = next(answer for answer in answers if answer.option == chosen)
    if given.tries >= FEWEST:
        return given.value
    tries = bot.way(sight)
    node = Node()
    total = 0.0
    for _ in range(FEWEST):
        world = sight.world()
        own = world.ask(sight.seat)
        assert own is not None
        world.pick(own, own.options.index(chosen))
        total += tries.go(node, world, sight.seat)[sight.seat]
    return total / FEWEST


def by_party(table: Table, chances: list[float]) -> dict[str, float]:
    """Chances by party; of a party that nobody plays, nothing."""
    parties = table.rules.parties(table.state)
    return {party.id: round(chances[party.seat], 4) for party in parties if party.seat is not None and party.seat >= 0}


def mistakes(judged: Iterable[Judged], most: int = 10) -> list[Judged]:
    """The decisions that cost their seats most, the dearest first."""
    clear = [each for each in judged if each.lost >= CLEAR]
    return sorted(clear, key=lambda each: (-each.lost, each.after))[:most]


def swings(judged: list[Judged], most: int = 10) -> list[Swing]:
    """The decisions after which somebody's chance changed most until the next one, the largest first."""
    found: list[Swing] = []
    for before, after in pairwise(judged):
        both = [party for party in before.chances if party in after.chances]
        moved = {party: round(after.chances[party] - before.chances[party], 4) for party in both}
        if moved:
            party = max(moved, key=lambda each: abs(moved[each]))
            found.append(Swing(before.after, party, moved[party]))
    return sorted(found, key=lambda swing: (-abs(swing.by), swing.after))[:most]
