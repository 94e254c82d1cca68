"""Reviews of finished games: made once, in the bots' processes and between their thoughts, and then kept."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from kanly.kernel import BotFailed, KanlyError
from kanly.protocol.lobby import Decision, ReviewInfo, Turning
from kanly.review import CLEAR, Judged, mistakes, swings
from kanly.server.bots.thinking import ReviewQuestion
from kanly.server.people.accounts import TooFast
from kanly.server.process.log import log
from kanly.server.store import tables as rows
from kanly.server.store.people import take_attempt
from kanly.server.tables.replays import Busy

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub

PART: Final = 0.4  # seconds of one part, after which bots have their turn
AT_ONCE: Final = 4  # reviews in one process
RATE: Final = 1 / 600  # reviews of one person a second, on average
BURST: Final = 6
NEIGHBOURS: Final = 4  # times as many come from one network: guests are made quickly
FAILED: Final = 100  # reviews that came to nothing and are remembered
LOST: Final = 3  # times that a worker may lose a game


class Reviews:
    """The reviews that are going on in this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.going: dict[str, ReviewInfo] = {}
        self.failed: dict[str, ReviewInfo] = {}
        self._turn = asyncio.Lock()  # bots wait for one part at most, however many games are reviewed

    async def look(self, id: str, choices: int) -> ReviewInfo:
        """How far the review of a finished game is, or all of it."""
        if id in self.going:
            return self.going[id]
        data = await rows.blob(self.hub.db, id, "review")
        if data is not None:
            return told(msgspec.json.decode(zlib.decompress(data), type=list[Judged]), choices)
        return self.failed.get(id, ReviewInfo("none", 0, choices))

    async def begin(self, id: str, game: str, record: bytes, choices: int, whose: tuple[str, str]) -> ReviewInfo:
        """Have a game reviewed, unless it is already; so many for each person and network, and not too many at once."""
        found = await self.look(id, choices)
        if found.status in ("running", "done"):
            return found
        if len(self.going) >= AT_ONCE:
            raise Busy("many games are being reviewed just now; try again in a moment")
        for who, many in zip(whose, (1, NEIGHBOURS)):
            if not await take_attempt(self.hub.db, f"review:{who}", RATE * many, BURST * many):
                raise TooFast("you have had many games reviewed; wait some minutes")
        self.failed.pop(id, None)
        self.going[id] = ReviewInfo("running", 0, choices)
        self.hub.background(self._run(id, game, record, choices))
        return self.going[id]

    async def _run(self, id: str, game: str, record: bytes, choices: int) -> None:
        try:
            judged = await self._judge(id, game, record, choices)
            await rows.save_review(self.hub.db, id, zlib.compress(msgspec.json.encode(judged)))
        except KanlyError as error:
            log.warning("no review", table=id, error=type(error).__name__)
            while len(self.failed) >= FAILED:
                del self.failed[next(iter(self.failed))]
            self.failed[id] = ReviewInfo("failed", self.going[id].at, choices)
        finally:
            del self.going[id]

    async def _judge(self, id: str, game: str, record: bytes, choices: int) -> list[Judged]:
        judged: list[Judged] = []
        at, lost = 0, 0
        known = False
        config = self.hub.config
        while at < choices:
            fresh = None if known else record
            part = ReviewQuestion(id, game, at, fresh, config.review_seconds, min(PART, config.bot_seconds / 4))
            async with self._turn:
                answer = await self.hub.pool.review(part)
            if answer.failed:
                raise BotFailed(answer.failed)
            if answer.lost:
                lost += 1
                if lost > LOST:
                    raise BotFailed("the bots' process has ended too often")
                judged, at, known = [], 0, False
                continue
            known = True
            judged += answer.judged
            at = answer.at
            self.going[id] = ReviewInfo("running", at, choices)
        return judged


def told(judged: list[Judged], choices: int) -> ReviewInfo:
    """A whole review for people."""
    decisions = [msgspec.convert(msgspec.to_builtins(_plain(each)), Decision) for each in judged]
    worst = [each.after for each in mistakes(judged)]
    moved = [Turning(swing.after, swing.party, swing.by) for swing in swings(judged)]
    return ReviewInfo("done", choices, choices, decisions, worst, moved)


def _plain(judged: Judged) -> Judged:
    """A decision without a better answer, where that is not clearly better."""
    if judged.lost >= CLEAR:
        return judged
    return msgspec.structs.replace(judged, best="", best_words=None, best_value=judged.value)
