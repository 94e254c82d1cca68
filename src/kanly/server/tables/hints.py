"""Hints: what a strong player would answer in somebody's place. It counts as help, so everybody is told who asked."""

from __future__ import annotations

from typing import Final

from kanly.kernel import Ask, BotFailed, IllegalChoice, KanlyError
from kanly.protocol import socket as wire
from kanly.protocol.telling import Words
from kanly.server.bots.thinking import BotAnswer, BotQuestion
from kanly.server.process.log import log
from kanly.server.tables.audience import Listener
from kanly.server.tables.live import LiveTable
from kanly.server.tables.requests import Refusal, check_rev, refused
from kanly.server.tables.seat_views import WATCHER

AT_ONCE: Final = 3  # hints in one process
TRIES: Final = 3  # the bots' process may have lost its copy of the table, or be a step behind


async def hint(live: LiveTable, listener: Listener, message: wire.Hint) -> wire.FromServer:
    """Let a bot think in the seat's place. Meanwhile the table goes on; an answer that comes too late is refused."""
    seat = listener.seat
    try:
        answer = await _in_turn(live, listener, message)
        async with live.lock:
            await live.look_again()
            _asked(live, listener, message)
            name, round = live.seats[seat].name, live.round
            if round:
                await live.say_news("news-hint", name=name, seat=seat, round=round)
            else:
                await live.say_news("news-hint-asked", name=name, seat=seat)
        assert answer.choice is not None
        return wire.Advice(message.id, *answer.choice, Words(**answer.why))
    except Refusal as error:
        return refused(live, listener, message.id, error.code, str(error))
    except IllegalChoice as error:
        return refused(live, listener, message.id, "illegal", str(error))
    except KanlyError as error:
        log.warning("no hint", table=live.id, seat=seat, why=str(error))
        return refused(live, listener, message.id, "failed", "no hint can be given here; nothing has changed")


async def _in_turn(live: LiveTable, listener: Listener, message: wire.Hint) -> BotAnswer:
    """Let a bot think, if not too many do so already: every other bot has to wait meanwhile."""
    hub = live.hub
    if not hub.hinted.take(listener.person):
        raise Refusal("too_fast", "too many hints; wait a little")
    if hub.hints >= AT_ONCE:
        raise Refusal("too_fast", "many people want a hint just now; try again in a moment")
    hub.hints += 1
    try:
        return await _think(live, listener, message)
    finally:
        hub.hints -= 1


async def _think(live: LiveTable, listener: Listener, message: wire.Hint) -> BotAnswer:
    for _ in range(TRIES):
        async with live.lock:
            question = await _question(live, listener, message)
        answer = await live.hub.pool.think(question)
        if answer.lost:
            live.hub.pool.forget(live.id)
        elif answer.failed or answer.choice is None:
            raise BotFailed(answer.failed or "it has no answer")
        else:
            return answer
    raise BotFailed("the bots' process does not keep up")


async def _question(live: LiveTable, listener: Listener, message: wire.Hint) -> BotQuestion:
    await live.look_again()
    _asked(live, listener, message)
    return live.keeper.question([], (listener.seat, ""), live.hub.config.hint_seconds)


def _asked(live: LiveTable, listener: Listener, message: wire.Hint) -> Ask:
    """The question that a hint is about; Refusal, if none may be given."""
    course, seat = live.course, listener.seat
    if seat == WATCHER or live.seats[seat].person != listener.person or listener.closed:
        raise Refusal("not_yours", "only those who play may ask for a hint")
    if course is None or not live.running:
        raise Refusal("not_running", "the game is not being played")
    if not live.row.terms.hints:
        raise Refusal("no_hints", "there are no hints at this table")
    check_rev(live, seat, message.rev)
    ask = course.ask(seat)
    if ask is None:
        raise Refusal("illegal", "this seat is not asked anything now")
    if course.window >= 0 and not live.solitary:
        raise Refusal("not_now", "in a window a hint would tell the others that you can react")
    return ask
