"""The course of one game: a kernel table and what the server adds to it, changed by journal entries and nothing else.

The same entries in the same order give the same course, so the journal restores a table after a crash and keeps a bot
worker's copy in step. There is no clock and no database in here.

What the server adds: answers to a window are *held* until its minimum time is over, so that its closing betrays
nothing; standing orders are kept here, because the table would carry them out at once; a seat may want to confirm its
turn; and requests that were carried out are remembered, so that a repeated one does no harm.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from kanly.kernel import Ask, Game, IllegalChoice, Message, Table, UndoRefused, Window, token
from kanly.kernel.record import make_record, replay
from kanly.kernel.running.orders import OrderData, Orders
from kanly.kernel.saving import restore, save
from kanly.registry import game_named

REMEMBERED: Final = 64  # requests of a seat
NOTHING: Final = "nothing has been chosen yet"
SEQUENCE: Final = "these choices cannot be made in one go: send them one by one"


class JournalEntry(Struct, tag_field="e", frozen=True, omit_defaults=True):
    """One thing that happened at a table."""

    seat: int
    id: str = ""  # of the request, if a client asked for it


class Chosen(JournalEntry, tag="choose", frozen=True):
    """A seat answered or interjected, once or several times in a row; `ms` is what it took of its time."""

    choices: list[tuple[str, str]] = []
    ms: int = 0
    confirm: bool = False  # the seat wants to confirm if its turn ends with this


class Held(JournalEntry, tag="hold", frozen=True):
    """A seat answered a window that has to stay open a little longer."""

    kind: str = ""
    option: str = ""


class Released(JournalEntry, tag="release", frozen=True):
    """The minimum time of a window is over: the held answers count."""


class Undone(JournalEntry, tag="undo", frozen=True):
    """A seat took back its last choice, or its turn; `others`: with those that others made since, who agreed.

    `to`: all choices from this one on, whatever was revealed; only for somebody alone with bots.
    """

    turn: bool = False
    others: bool = False
    to: int = -1
    ms: int = 0


class Confirmed(JournalEntry, tag="confirm", frozen=True):
    """A seat's turn is really over."""

    ms: int = 0


class Ordered(JournalEntry, tag="order", frozen=True):
    """A seat gave a standing order."""

    kind: str = ""
    option: str = ""
    this_turn: bool = False


class Cancelled(JournalEntry, tag="cancel", frozen=True):
    """A seat ended a standing order."""

    kind: str = ""


class Said(JournalEntry, tag="say", frozen=True):
    """A seat said something."""

    text: str = ""


class Spared(JournalEntry, tag="spare", frozen=True):
    """From here on these seats are not asked where they have one option only; `seats` is a mask."""

    seats: int = 0


Entry = Chosen | Held | Released | Undone | Confirmed | Ordered | Cancelled | Said | Spared


class Stored(Struct):
    """A course at rest."""

    table: bytes
    held: list[Held]
    orders: list[OrderData]
    confirming: int
    done: list[dict[str, int]]
    spent: list[int]
    taken_back: list[tuple[int, int, int]] = []


class Course:
    """One game, as the server runs it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held: list[Held] = []
        self.standing = Orders()
        self.confirming = -1  # the seat that has still to confirm its turn
        self.hushed = (
            0  # seats that are not shown windows in which they can only pass, as a mask; not part of the course
        )
        self.done: list[dict[str, int]] = [{} for _ in range(table.seats)]  # request -> rev of its answer
        self.spent = [0] * table.seats  # milliseconds of each seat's time
        self.taken_back: list[tuple[int, int, int]] = []  # for the record: after how many choices, by whom, how many

    # ---------------------------------------------------------------- looking

    @property
    def window(self) -> int:
        """Which window is open: how many choices had been made before it; -1 for none."""
        table = self.table
        if not isinstance(table.step, Window):
            return -1
        return table.made - (len(table.since) - table.together_from)

    def position(self, seat: int) -> tuple[int, int]:
        """Where the game stands for a seat: the same as long as its question is the same."""
        table = self.table
        if not table.answering_together:
            return table.made, 0
        together = table.since[table.together_from :]
        return table.made - len(together), len([made for made in together if made[0] == seat])

    def ask(self, seat: int) -> Ask | None:
        """What the seat is asked now, as the server sees it."""
        if self.confirming >= 0 or any(held.seat == seat for held in self.held):
            return None
        return self.table.ask(seat)

    def shown(self, seat: int) -> Ask | None:
        """What the seat is asked, unless an order or the lack of a choice is about to answer it."""
        ask = self.ask(seat)
        if ask is None or self.standing.answer([ask]) is not None:
            return None
        return None if len(ask.options) == 1 and self.window >= 0 and self.hushed >> seat & 1 else ask

    def asks(self) -> list[Ask]:
        """All open questions."""
        if self.confirming >= 0:
            return []
        if not self.held:
            return self.table.asks[:]
        answered = [held.seat for held in self.held]
        return [ask for ask in self.table.asks if ask.seat not in answered]

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take back its last choice; empty if it can.

        That others have answered is said only where it can be taken back with their consent.
        """
        if any(held.seat == seat for held in self.held):
            return ""
        if not self._has_chosen(seat):
            return NOTHING
        reason = self.table.why_no_undo(seat)
        return reason and (self.table.why_not_together(seat) or reason)

    def _has_chosen(self, seat: int) -> bool:
        """Whether the seat has ever chosen; looks from the end, where it mostly has."""
        made, past = self.table.since, self.table.past
        while not any(choice[0] == seat for choice in made):
            if past is None:
                return False
            made, past = past.choices, past.before
        return True

    def ordered(self) -> tuple[Ask, str] | None:
        """An open question that a standing order answers, and how."""
        found = self.standing.answer(self.asks())
        return None if found is None else (found[0], token(found[1]))

    def touched_by_undo(self, seat: int) -> list[int]:
        """The other seats whose choices would go if this seat took back its last one; UndoRefused if nobody can."""
        trial = self.table.clone()
        return sorted(set(_undo_together(trial, seat)) - {seat})

    def lost_by_undo(self, seat: int) -> list[Message]:
        """What everybody saw happen since the seat's last choice, which it would take back together with others."""
        trial = self.table.clone(log=True)
        _undo_together(trial, seat)
        return [message for _, message in self.table.told(None, len(trial.events(None)))]

    def before_last(self, seat: int, *, turn: bool) -> int:
        """How many choices there were before the seat's last one, or before its last turn."""
        made = self.table.since[:]
        past = self.table.past
        while past is not None:
            made = [*past.choices, *made]
            past = past.before
        mine = [n for n, choice in enumerate(made) if choice[0] == seat]
        if not mine:
            raise UndoRefused(NOTHING)
        last = made[mine[-1]][3]
        return next(n for n in mine if made[n][3] == last) if turn else mine[-1]

    # ---------------------------------------------------------------- changing

    def do(self, what: Entry) -> None:
        """Carry out an entry; a KanlyError says why it does not fit, and then nothing has changed."""
        window = self.window
        match what:
            case Chosen():
                self._choose(what)
            case Held():
                self._hold(what)
            case Released():
                self._release()
            case Undone():
                self._undo(what)
            case Confirmed():
                if self.confirming != what.seat:
                    raise IllegalChoice("there is nothing to confirm")
                self.confirming = -1
                self.spent[what.seat] += what.ms
            case Ordered():
                self._order(what)
            case Cancelled():
                self.standing.cancel(what.seat, what.kind)
            case Said():
                self.table.say(what.seat, what.text)
            case Spared():
                self.table.programs = what.seats
        if self.window != window:
            self.held = []  # somebody took it, or it was never opened: answers that were still held were never made
        self.standing.wake(self.table.state.turn, self.table.log)

    def remember(self, seat: int, id: str, rev: int) -> None:
        """Note that a request was carried out, and the rev that was answered."""
        if id:
            done = self.done[seat]
            done[id] = rev
            while len(done) > REMEMBERED:
                del done[next(iter(done))]

    def _choose(self, what: Chosen) -> None:
        table = self.table
        if self.confirming >= 0:
            raise IllegalChoice(f"{table.names[self.confirming]} has still to confirm a turn")
        self._check_held(what.seat)
        if len(what.choices) > 1:
            self._try(what)
        for kind, option in what.choices:
            table.choose_token(what.seat, kind, option)
        self.spent[what.seat] += what.ms
        step = table.step
        if what.confirm and isinstance(step, Ask) and step.seat != what.seat:
            self.confirming = what.seat

    def _try(self, what: Chosen) -> None:
        """Several choices are made all or none, and none may follow on something new that was learnt.

        Which of the two was wrong stays unsaid: otherwise a seat could try out what a choice uncovers.
        """
        trial = self.table.clone()
        trial.choose_token(what.seat, *what.choices[0])
        for kind, option in what.choices[1:]:
            if trial.why_no_undo(what.seat):
                raise IllegalChoice(SEQUENCE)
            try:
                trial.choose_token(what.seat, kind, option)
            except IllegalChoice:
                raise IllegalChoice(SEQUENCE) from None

    def _hold(self, what: Held) -> None:
        if self.window < 0:
            raise IllegalChoice("there is no window to react in")
        self._check_held(what.seat)
        self.table.clone().choose_token(what.seat, what.kind, what.option)  # refused in the same words as always
        self.held.append(what)

    def _check_held(self, seat: int) -> None:
        """Nobody can tell from a refusal whether an answer is held or counts already."""
        if any(held.seat == seat for held in self.held):
            raise IllegalChoice(f"seat {seat} is not asked anything now")

    def _release(self) -> None:
        held = self.held
        self.held = []
        window = self.window
        for answer in held:
            if self.window != window:
                break  # somebody before them took it: these answers were never made
            self.table.choose_token(answer.seat, answer.kind, answer.option)

    def _undo(self, what: Undone) -> None:
        table = self.table
        mine = [held for held in self.held if held.seat == what.seat]
        if mine:
            self.held.remove(mine[-1])
        elif what.to >= 0:
            table = self._rewind(what.seat, what.to)
        elif what.others:
            self.touched_by_undo(what.seat)  # all or nothing
            _undo_together(table, what.seat)
        else:
            table.undo(what.seat, turn=what.turn)
            _undo_lone(table, what.seat)
        self.spent[what.seat] += what.ms
        self.confirming = -1
        ask = table.ask(what.seat)
        self.standing.taken_back(what.seat, "" if ask is None else ask.kind, table.log)

    def _rewind(self, seat: int, to: int) -> Table:
        """Go back to a choice of the seat, over all that has been revealed, and to one that left a choice."""
        made = self.table.choices
        if not 0 <= to < len(made) or made[to][0] != seat:
            raise UndoRefused("there is no such choice to take back")
        table = _up_to(self.table, to)
        while (ask := table.ask(seat)) is not None and len(ask.options) == 1:
            earlier = [n for n in range(to) if made[n][0] == seat]
            if not earlier:
                break
            to = earlier[-1]
            table = _up_to(table, to)
        self.table = table
        self.held = []
        self.taken_back.append((to, seat, len(made) - to))
        return table

    def _order(self, what: Ordered) -> None:
        option = self.table.option_of(what.kind, what.option)
        self.standing.give(self.table.new_order(what.seat, what.kind, option, what.this_turn))


def _up_to(table: Table, choices: int) -> Table:
    """The same game once more from its start, up to so many choices."""
    record = make_record(table)
    del record.choices[choices:]
    record.digests = [digest for digest in record.digests if digest[0] <= choices]
    record.talk = [(min(after, choices), seat, text) for after, seat, text in record.talk]
    record.result = None
    again = replay(game_named(record.game), record)
    again.programs = table.programs
    again.witness = table.witness
    return again


def _undo_lone(table: Table, seat: int) -> None:
    """Go further back, to a question that left a choice: another one would only answer itself again."""
    while (ask := table.ask(seat)) is not None and len(ask.options) == 1 and not table.why_no_undo(seat):
        table.undo(seat)


def _undo_together(table: Table, seat: int) -> list[int]:
    """Take back choices, the last one first, until one of the seat's is gone that was one; returns whose they were."""
    gone: list[int] = []
    while not gone or gone[-1] != seat:
        if table.answering_together or not table.made:
            raise UndoRefused(table.why_no_undo(seat) or "there is nothing to take back together")
        last = table.choices[-1][0]
        reason = table.why_no_undo(last)
        if reason:
            raise UndoRefused(reason)
        table.undo(last)
        gone.append(last)
    _undo_lone(table, seat)
    return gone


_pack: Final = msgspec.msgpack.Encoder()
_unpack: Final = msgspec.msgpack.Decoder(Stored)


def pack_course(course: Course) -> bytes:
    """A course as bytes; it holds the seed and all that is hidden."""
    orders = course.standing.data()
    data = save(course.table)
    return _pack.encode(
        Stored(data, course.held, orders, course.confirming, course.done, course.spent, course.taken_back)
    )


def unpack_course(game: Game, data: bytes) -> tuple[Course, int]:
    """The course in these bytes, and how many of its last choices no longer fit rules that have changed."""
    stored = _unpack.decode(data)
    table, lost = restore(game, stored.table)
    course = Course(table)
    course.done = stored.done
    course.taken_back = stored.taken_back
    course.spent = stored.spent
    if lost:
        return course, lost
    course.held = stored.held if course.window >= 0 else []
    course.confirming = stored.confirming
    course.standing.restore(stored.orders, table.domains)
    return course, 0
