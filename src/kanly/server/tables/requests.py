"""What a client may ask for at a table, and the answer to it: done and stored, or refused and nothing has changed."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from kanly.kernel import IllegalChoice, KanlyError, UndoRefused
from kanly.protocol import socket as wire
from kanly.server.process.log import log
from kanly.server.store import StoreGone
from kanly.server.store.operator import ban_on
from kanly.server.store.people import take_attempt
from kanly.server.tables.audience import Listener
from kanly.server.tables.course import Cancelled, Chosen, Confirmed, Entry, Held, Ordered, Said, Undone
from kanly.server.tables.ending import abandon, end_if_conceded
from kanly.server.tables.live import LiveTable
from kanly.server.tables.replays import MAX_REMARKS
from kanly.server.tables.seat_views import WATCHER, words
from kanly.server.tables.standing_in import hand_back, substitute
from kanly.server.tables.votes import ABANDON, UNDO, agreed, open_vote
from kanly.server.tables.wishes import unlike

OUTSIDE: Final = MAX_REMARKS // 4  # after which only those who play may say more
TALK_EVERYWHERE: Final = 1.0  # remarks of one person a second on average, at all tables together
TALK_AT_ONCE: Final = 20
UNASKED: Final = 100  # things that a seat may do unasked until somebody answers a question
MAX_ABOUT: Final = 6  # things that a vote says would be undone
RULES_FAILED: Final = "the rules failed at this; nothing has changed"
STORE_GONE: Final = "the server cannot store anything just now; try again"


class Refusal(KanlyError):
    """A request that is not carried out."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


async def handle(live: LiveTable, listener: Listener, message: wire.Request) -> wire.FromServer | None:
    """Carry out a request and answer it."""
    id = "" if isinstance(message, wire.Hello) else message.id
    try:
        async with live.lock:
            return await _answer(live, listener, message)
    except Refusal as error:
        return refused(live, listener, id, error.code, str(error))
    except IllegalChoice as error:
        return refused(live, listener, id, "illegal", str(error))
    except UndoRefused as error:
        return refused(live, listener, id, "no_undo", str(error))
    except StoreGone:
        return await _in_doubt(live, listener, id)
    except KanlyError as error:
        log.error("request failed", table=live.id, seat=listener.seat, error=type(error).__name__)
        return refused(live, listener, id, "failed", RULES_FAILED)


async def _in_doubt(live: LiveTable, listener: Listener, id: str) -> wire.FromServer:
    """The database did not take a request, or took it and could not say so."""
    with suppress(StoreGone):
        async with live.lock:
            await live.look_again()
        if live.course is not None and listener.seat != WATCHER and id in live.course.done[listener.seat]:
            return wire.Ack(id, live.course.done[listener.seat][id], again=True)
    return refused(live, listener, id, "unavailable", STORE_GONE)


def refused(live: LiveTable, listener: Listener, id: str, code: str, text: str) -> wire.Refused:
    """A refusal on the wire."""
    live.hub.metrics.refused.labels(code).inc()
    stream = live.audience.streams.get(listener.seat)
    return wire.Refused(id, code, text, 0 if stream is None else stream.mark.rev)


async def _answer(live: LiveTable, listener: Listener, message: wire.Request) -> wire.FromServer | None:
    if listener.closed:
        raise Refusal("not_yours", "this connection has ended")
    if isinstance(message, wire.Ping):
        return wire.Pong(message.id)
    await live.look_again()
    if isinstance(message, wire.Hello):
        raise Refusal("malformed", "hello is said once, at the beginning")
    if isinstance(message, wire.Say) and (listener.seat == WATCHER or not live.running):
        await _say(live, listener, message)
        return wire.Ack(message.id, live.audience.streams[listener.seat].mark.rev)
    if listener.seat == WATCHER:
        raise Refusal("not_yours", "watchers only look on")
    course = live.course
    if course is None:
        raise Refusal("not_running", "the game has not begun")
    seat = listener.seat
    if live.seats[seat].person != listener.person:
        raise Refusal("not_yours", "this seat is no longer yours")
    if message.id in course.done[seat]:
        return wire.Ack(message.id, course.done[seat][message.id], again=True)
    if not live.running:
        raise Refusal("over", "the game is over")
    if isinstance(message, (wire.Choose, wire.Undo, wire.Confirm)):
        check_rev(live, seat, message.rev)
    match message:
        case wire.Choose():
            await _choose(live, seat, message)
        case wire.Undo():
            await _undo(live, seat, message)
        case wire.Confirm():
            await live.commit(Confirmed(seat, message.id, ms=live.keeper.time_used(seat)))
        case wire.Order():
            await live.commit(
                Ordered(seat, message.id, kind=message.kind, option=message.option, this_turn=message.this_turn)
            )
        case wire.Cancel():
            await live.commit(Cancelled(seat, message.id, kind=message.kind))
        case wire.Say():
            await _say(live, listener, message)
        case wire.WhyNot():
            return _why_not(live, seat, message)
        case wire.Vote():
            await _vote(live, seat, message)
        case wire.Concede():
            await _concede(live, seat)
        case wire.Return():
            await _return(live, seat)
        case wire.HoldOn():
            live.keeper.hold_on(seat)
        case wire.Pace():
            await _pace(live, seat, message)
        case wire.Prefer():
            wishes = {"confirm": message.confirm, "ask_all": message.ask_all}
            await live.change_seat(seat, **{name: wish for name, wish in wishes.items() if wish is not None})
            live.keeper.wake()
    return wire.Ack(message.id, live.audience.streams[seat].mark.rev)


def check_rev(live: LiveTable, seat: int, rev: int) -> None:
    """Refusal, if a seat decides on something else than it sees now, or does not decide at all."""
    now = live.audience.streams[seat].mark.rev
    if live.seats[seat].played_by_bot:
        raise Refusal("stands_in", "a bot plays this seat; take it back first")
    if rev < now:
        raise Refusal("stale", f"this was decided on rev {rev}; the seat sees rev {now} now")
    if rev > now:
        raise Refusal("malformed", f"there is no rev {rev} yet; the seat sees rev {now}")


async def _choose(live: LiveTable, seat: int, message: wire.Choose) -> None:
    assert live.course is not None
    ask = live.course.ask(seat)
    unasked = ask is None or ask.kind != message.choices[0][0]
    if unasked and live.keeper.unasked[seat] >= UNASKED:
        raise Refusal("too_fast", "this is enough until somebody has answered a question")
    entry: Entry
    if live.keeper.must_hold:
        if len(message.choices) > 1:
            raise IllegalChoice("a reaction is one choice")
        kind, option = message.choices[0]
        entry = Held(seat, message.id, kind=kind, option=option)
    else:
        confirm = live.seats[seat].confirm != 0
        ms = live.keeper.time_used(seat)
        entry = Chosen(seat, message.id, choices=message.choices, ms=ms, confirm=confirm)
    await live.commit(entry)
    if live.seats[seat].late and live.running:
        await live.change_seat(seat, late=False)
    if unasked:
        live.keeper.unasked[seat] += 1
    else:
        live.keeper.unasked.clear()


async def _undo(live: LiveTable, seat: int, message: wire.Undo) -> None:
    course = live.course
    assert course is not None
    ms = live.keeper.time_used(seat)
    if not message.others or not course.why_no_undo(seat):
        await live.commit(Undone(seat, message.id, turn=message.turn, ms=ms))
        return
    if not any(_is_somebody_else(live, other.seat, seat) for other in live.seats):
        if not live.hub.rewound.take(live.seats[seat].person or ""):
            raise Refusal("too_fast", "you go back very often; wait a little")
        await live.commit(Undone(seat, message.id, to=course.before_last(seat, turn=message.turn), ms=ms))
        await live.say_news("news-went-back", name=live.seats[seat].name, seat=seat, round=live.round)
        return
    touched = [other for other in course.touched_by_undo(seat) if _decides(live, other, seat)]
    if not touched:
        await live.commit(Undone(seat, message.id, others=True, ms=ms))
        return
    about = [words(message) for message in course.lost_by_undo(seat)[:MAX_ABOUT]]
    await live.put_to_vote(open_vote(UNDO, seat, touched, about))


def _is_somebody_else(live: LiveTable, seat: int, beside: int) -> bool:
    """Whether the seat is another person's than the one who plays another seat, or was before a bot stood in."""
    row = live.seats[seat]
    return row.who != "bot" and row.person != live.seats[beside].person


def _decides(live: LiveTable, seat: int, beside: int) -> bool:
    """Whether a person plays the seat who is not the same one as on another seat."""
    row = live.seats[seat]
    return not row.played_by_bot and row.person != live.seats[beside].person


async def _say(live: LiveTable, listener: Listener, message: wire.Say) -> None:
    """Words of a seat go into the record while the game runs; those of watchers, and after the end, only to people."""
    if not live.talk.limits.take(listener.person):
        raise Refusal("too_fast", "too many remarks; wait a little")
    if listener.person:
        await _check_talker(live, listener.person)
    text = "".join([c for c in message.text if c.isprintable() or c == "\n"]).strip()
    if not text:
        raise Refusal("malformed", "a remark has at least one character")
    seat = None if listener.seat == WATCHER else listener.seat
    outside = seat is None or not live.running
    if len(live.talk.remarks) >= (OUTSIDE if outside else MAX_REMARKS):
        raise Refusal("too_fast", "enough has been said at this table")
    if seat is None and live.row.terms.talk == "seats":
        raise Refusal("not_yours", "at this table only those who sit there speak")
    remark = wire.Remark(seat, _speaker_name(live, listener), text, time.time())
    if not outside:
        assert seat is not None
        await live.commit(Said(seat, message.id, text=text), remark=remark, speaker=listener.person)
        return
    if not listener.name:
        raise Refusal("not_yours", "take a name first")
    await live.chat(remark, listener.person)


async def _check_talker(live: LiveTable, person: str) -> None:
    """Refusal, if somebody speaks too much, at all tables together, or if the operator has silenced them."""
    db = live.hub.db
    if not await take_attempt(db, f"talk:{person}", TALK_EVERYWHERE, TALK_AT_ONCE):
        raise Refusal("too_fast", "too many remarks; wait a little")
    if await ban_on(db, ("all", "talk"), person=person) is not None:
        raise Refusal("silenced", "the operator does not let you speak")


def _speaker_name(live: LiveTable, listener: Listener) -> str:
    """The name beside a remark: a watcher's cannot be taken for a player's."""
    if listener.seat != WATCHER:
        return live.seats[listener.seat].name
    return unlike(listener.name, [seat.name for seat in live.seats if seat.person != listener.person])


def _why_not(live: LiveTable, seat: int, message: wire.WhyNot) -> wire.FromServer:
    course = live.course
    assert course is not None
    ask = course.ask(seat)
    if ask is None:
        raise Refusal("illegal", "this seat is not asked anything now")
    if bool(message.option) == bool(message.thing):
        raise Refusal("malformed", "why_not is about an option or a thing")
    if message.picked and not message.thing:
        raise Refusal("malformed", "what is picked goes with a thing; an option is whole")
    if message.thing:
        reason = course.table.why_not_thing(seat, message.thing, message.picked)
    else:
        explained = course.table.rules.domain(ask.kind).explained
        if message.option not in explained:
            raise Refusal("illegal", f"{message.option!r} is nothing that {ask.kind!r} could ever offer")
        reason = course.table.why_not(seat, explained[message.option])
    return wire.Reason(message.id, None if reason is None else words(reason))


async def _vote(live: LiveTable, seat: int, message: wire.Vote) -> None:
    vote = live.vote
    if live.seats[seat].played_by_bot:
        raise Refusal("stands_in", "a bot plays this seat; take it back first")
    if vote is None or vote.on != message.on:
        if message.on != ABANDON or not message.yes or vote is not None:
            raise Refusal("illegal", "there is no such vote")
        vote = open_vote(ABANDON, seat, [other.seat for other in live.seats if _has_a_say(live, other.seat, seat)])
    elif seat not in (*vote.asked, *vote.yes):
        raise Refusal("illegal", "this seat has no say in the vote")
    if not message.yes:
        await live.put_to_vote(None)
        if seat != vote.by:
            await live.say_news("news-disagreed", name=live.seats[seat].name)
        return
    vote = agreed(vote, seat)
    if vote.asked:
        await live.put_to_vote(vote)
    elif vote.on == UNDO:
        await live.commit(Undone(vote.by, others=True))
        live.keeper.clocks.forgive()
    else:
        await abandon(live)


def _has_a_say(live: LiveTable, seat: int, beside: int) -> bool:
    """Whether a table cannot be abandoned without this seat: an owner who lets a bot play takes nobody's say away."""
    row = live.seats[seat]
    replaced = row.away == "owner" and not row.conceded and row.person != live.seats[beside].person
    return replaced or _decides(live, seat, beside)


async def _pace(live: LiveTable, seat: int, message: wire.Pace) -> None:
    """Another pace for the bots, or none until a person is asked."""
    if message.ms is None:
        if not live.solitary:
            raise Refusal("not_yours", "somebody else wants to follow the game, too")
        live.keeper.hurry()
        return
    if live.row.owner != live.seats[seat].person:
        raise Refusal("not_yours", "only the table's owner sets the pace")
    await live.set_pace(message.ms)
    live.keeper.wake()


async def _concede(live: LiveTable, seat: int) -> None:
    """A bot plays the seat on; with nobody left to play against, the game ends."""
    row = await live.change_seat(seat, conceded=True, bot=substitute(live, live.seats[seat]))
    if not await end_if_conceded(live):
        await live.say_news("news-conceded", name=row.name)
        live.keeper.wake()


async def _return(live: LiveTable, seat: int) -> None:
    row = live.seats[seat]
    if row.conceded:
        raise Refusal("illegal", "this seat has conceded")
    await hand_back(live, row)
