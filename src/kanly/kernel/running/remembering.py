"""A stage with a memory: what was chosen, how to get back there, and what cannot be taken back.

A copy of the state (a checkpoint) is taken at the first scene boundary after a few choices. Any moment since then is a
copy of it and the choices up to there once more: that is how clones, undo and the return from a failure work.

A clone also leaves a copy of the last scene boundary to its table (`near`), from where the next clone starts: whoever
clones often has little to go through, whoever never does copies seldom. Nothing else of a table changes by cloning it.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Ask, Choice, Option, token
from kanly.kernel.codec import digest
from kanly.kernel.errors import KanlyError, RulesError, UndoRefused, what_of
from kanly.kernel.events import EVERYONE, Event, Log
from kanly.kernel.play import CHANCE, REVEALED, TOGETHER, TOLD, Play
from kanly.kernel.rules import Rules
from kanly.kernel.running.past import REACH, Made, Past, all_choices, reach, settled
from kanly.kernel.running.stage import Stage
from kanly.kernel.state import State

NOWHERE: Final = Past(None, None, [], [], 0)  # no way back to where the present choice was made
EVERY: Final = 8  # a checkpoint at the first scene boundary after this many choices


class Near:
    """A copy of the state at a scene boundary since the checkpoint, and where that was; never written to."""

    state: State
    choices: int  # since the checkpoint
    boundaries: int  # since the checkpoint, this one included
    events: int  # from the start of the game
    learnt: int  # the value of `Play.learnt` there

    def __init__(self, state: State, choices: int, boundaries: int, events: int, learnt: int) -> None:
        self.state = state
        self.choices = choices
        self.boundaries = boundaries
        self.events = events
        self.learnt = learnt


class Deal:
    """How a redealt world came about: a copy of a state, the choices from there, and whose eyes it was dealt for."""

    state: State  # never written to
    choices: list[Made]
    learnt: int  # the value of `Play.learnt` in that state
    within: Deal | None  # the choices follow another deal instead of the state itself
    seat: int
    seed: int

    def __init__(
        self, state: State, choices: list[Made], learnt: int, within: Deal | None, seat: int, seed: int
    ) -> None:
        self.state = state
        self.choices = choices
        self.learnt = learnt
        self.within = within
        self.seat = seat
        self.seed = seed


class Remembering(Stage):
    """A game that can be played forwards and, as long as nothing was revealed, backwards."""

    names: tuple[str, ...]
    log: Log | None
    checkpoint: State | None  # never written to once taken: clones share it
    since: list[Made]  # choices since the checkpoint
    marks: list[int]  # marks[i]: what choice i of these caused that cannot be taken back
    events_before: int  # events before the checkpoint
    past: Past | None
    stretches: int  # of the past: how many still hold a checkpoint
    boundaries: int  # scene boundaries from the checkpoint on, its own included
    boundary: int  # len(since) at the last of them
    boundary_events: int  # events before it
    near: Near | None
    _dealt: Deal | None  # of a kept redealt world: how to get there until it has a checkpoint of its own
    wanted: int  # the boundary whose state a replay is to keep as `caught`; 0 for none
    caught: State | None
    caught_learnt: int
    together_from: int  # len(since) when the open Secret or Window began
    began: Past | None  # the stretch in which the present choice was made, if a checkpoint has followed since
    shift: int  # answers of this window that were never made
    undropped: tuple[list[Made], list[int]]  # and the choices before they were dropped
    witness: int
    digests: list[tuple[int, str]]
    digested: int  # choices made when the last digest was taken

    def __init__(
        self, rules: Rules[Any], state: State, log: Log | None, programs: int, witness: int, names: tuple[str, ...]
    ) -> None:
        super().__init__(rules, state, None if log is None else log.all, programs)
        self.names = names
        self.log = log
        self.checkpoint = None
        self.since = []
        self.marks = []
        self.events_before = 0
        self.past = None
        self.stretches = 0
        self.boundaries = 0
        self.boundary = 0
        self.boundary_events = 0
        self.near = None
        self._dealt = None
        self.wanted = 0
        self.caught = None
        self.caught_learnt = 0
        self.together_from = 0
        self.began = None
        self.shift = 0
        self.undropped = ([], [])
        self.witness = witness
        self.digests = []
        self.digested = 0

    @property
    def made(self) -> int:
        """How many choices have been made."""
        return len(self.since) if self.past is None else self.past.count + len(self.since)

    @property
    def choices(self) -> list[Choice]:
        """Every choice from the start on: seat, kind of question, option."""
        return all_choices(self.past, self.since)

    @property
    def answering_together(self) -> bool:
        """Whether several seats are asked at once, in secret or in a window."""
        return not isinstance(self.step, Ask) and self.step is not None

    # ---------------------------------------------------------------- forwards

    def _apply(self, ask: Ask, option: Option) -> None:
        """Play a legal choice and remember it; if the game's code fails, nothing has happened."""
        play = self.play
        play.actor = ask.seat  # Play.act, written out: every choice comes through here
        play.marks = 0
        play.learnt = 0
        play.drawn = play.rng.drawn
        marks = self.marks
        at = 0
        if self.keep:
            at = len(marks)
            self.began = None
            self.since.append((ask.seat, ask.kind, option, play.state.turn))
            marks.append(0)
        try:
            if ask is self.step:
                self.run(option)
            else:
                self.feed(ask.seat, ask.kind, option)
            if self.witness:
                self._take_digest()
        except Exception as error:
            self._return(at)
            if isinstance(error, KanlyError):
                raise
            what = f"{ask.kind!r} answered with {token(option)!r} by seat {ask.seat}"
            raise RulesError(f"{self.rules.setup.game} failed after {what}: {what_of(error)}") from error
        if self.keep and (play.marks or play.rng.drawn != play.drawn):
            marks[at - self.shift] = play.brought()
            self.shift = 0
            if self.stretches:  # no way back over this choice
                self.past = settled(self.past)
                self.stretches = 0

    def filled_in(self, seat: int, kind: str, option: Option) -> None:
        """A single option of a program's seat has answered itself."""
        self.since.append((seat, kind, option, self.play.state.turn))
        self.marks.append(TOGETHER)

    def opened(self) -> None:
        """Several seats are about to be asked at once."""
        self.together_from = len(self.since)

    def dropped(self, seats: list[int]) -> None:
        """A window has closed; the answers of these seats were never made."""
        if not self.keep:
            return
        self.undropped = (self.since[:], self.marks[:])
        for i in range(len(self.since) - 1, self.together_from - 1, -1):
            if self.since[i][0] in seats:
                del self.since[i]
                del self.marks[i]
                self.shift += 1

    def between_scenes(self) -> None:
        """Take a checkpoint when enough choices have been made, or the copy that a clone wants."""
        self.boundaries += 1
        self.boundary = len(self.since)
        self.boundary_events = 0 if self.log is None else len(self.log.all)
        if self.again:
            if self.boundaries == self.wanted:
                play = self.play
                self.caught_learnt = play.learnt if play.rng.drawn == play.drawn else EVERYONE
                self.caught = play.state.copy()
            return
        checkpoint = self.checkpoint
        if checkpoint is None:
            if self.began is None:
                self.began = NOWHERE
        elif len(self.since) < EVERY:
            return
        else:
            self.past = Past(self.past, checkpoint, self.since, self.marks, self.events_before)
            if self.began is None:
                self.began = self.past
            self.stretches += 1
            if self.stretches >= REACH:
                self.past = settled(self.past, REACH // 2)
                self.stretches = reach(self.past)
        self.since = []
        self.marks = []
        self.checkpoint = self.play.state.copy()
        self.events_before = self.boundary_events
        self.boundaries = 1
        self.boundary = 0
        self.near = None

    def _take_digest(self) -> None:
        """Take a digest of the state when it is time for one."""
        if self.made - self.digested >= self.witness and not self.answering_together:
            self.digested = self.made
            self.digests.append((self.made, digest(self.rules, self.play.state)))

    def _forget_digests(self) -> None:
        while self.digests and self.digests[-1][0] > self.made:
            self.digests.pop()
        self.digested = min(self.digested, self.made)

    # ---------------------------------------------------------------- replaying

    def _replay(self, choices: list[Made]) -> None:
        """Play choices again from the checkpoint's state on, without recording them."""
        keep = self.keep
        programs = self.programs
        self.keep = False
        self.programs = 0
        self.since = []
        self.boundaries = 0
        self.again = True
        try:
            self.run(None)
            for choice in choices:
                self.since.append(choice)
                self.play.act(choice[0])
                self.feed(choice[0], choice[1], choice[2])
            self.again = False
            self.put_questions()
        finally:
            self.again = False
            self.keep = keep
            self.programs = programs

    def _go_through(self, choices: list[Made]) -> None:
        """Play choices that follow the present position, without recording them."""
        if not choices:
            return
        programs = self.programs
        self.programs = 0
        self.again = True
        try:
            for choice in choices:
                self.play.act(choice[0])
                self.feed(choice[0], choice[1], choice[2])
            self.again = False
            self.put_questions()
        finally:
            self.again = False
            self.programs = programs

    def _follow(self, other: Remembering) -> None:
        """Replay another stage's choices from its nearest copy on; leave it a nearer copy if it has none."""
        near = other.near
        self.wanted = other.boundaries if near is None else other.boundaries - near.boundaries + 1
        if self.wanted == 1:  # that is where we are
            self.wanted = 0
        if near is not None:
            self.play.learnt = near.learnt
        self._replay(other.since if near is None else other.since[near.choices :])
        self.wanted = 0
        caught = self.caught
        if caught is not None:
            self.caught = None
            # One assignment: whatever interrupts us, the other stage is whole.
            other.near = Near(caught, other.boundary, other.boundaries, other.boundary_events, self.caught_learnt)

    def _share(self, other: Remembering) -> None:
        """Take over another stage's memory; the past is never changed, so both share it."""
        self.checkpoint = other.checkpoint
        self.since = other.since[:]
        self.marks = other.marks[:]
        self.events_before = other.events_before
        self.past = other.past
        self.stretches = other.stretches
        self.boundaries = other.boundaries
        self.boundary = other.boundary
        self.boundary_events = other.boundary_events
        self.near = other.near
        self._dealt = other._dealt
        self.together_from = other.together_from

    def resume(self, checkpoint: State, events: list[Event]) -> None:
        """Go on from a stored checkpoint: for a table that was made with a copy of it as its state."""
        self.checkpoint = checkpoint
        if self.log is not None:
            self.log.all.extend(events)
            self.events_before = len(events)
        self._replay([])

    # ---------------------------------------------------------------- backwards

    def _return(self, at: int) -> None:
        """Go back to before a choice that failed: to the first `at` choices of the stretch in which it was made."""
        before = self.began or Past(self.past, self.checkpoint, self.since, self.marks, self.events_before)
        if not self.keep or before.checkpoint is None:
            self.flow = None  # nothing to go back to: the table can only be thrown away
            self.step = None
            self.asks = []
            return
        self.past = before.before
        self.stretches = reach(self.past)
        self.checkpoint = before.checkpoint
        self.events_before = before.events
        since, marks = (before.choices, before.marks) if not self.shift else self.undropped
        self.shift = 0
        self._rebuild(since[:at], marks[:at])
        self._forget_digests()

    def _rebuild(self, choices: list[Made], marks: list[int]) -> None:
        """Go back to the checkpoint and play these choices again."""
        checkpoint = self.checkpoint
        assert checkpoint is not None
        if self.log is not None:
            self.log.cut(self.events_before)
        self.play = Play(checkpoint.copy(), self.rules, None if self.log is None else self.log.all)
        self.near = None
        self.flow = None
        self.step = None
        self.asks = []
        self.flows = {}
        self.answers = {}
        self.asides = []
        self.over = False
        self._replay(choices)
        self.marks = marks

    def undo(self, seat: int, *, turn: bool = False) -> int:
        """Take back the seat's last choice, or all it can of its turn; how many choices that were."""
        reason = self.why_no_undo(seat)
        if reason:
            raise UndoRefused(reason)
        began = self._last_turn()
        count = 0
        while True:
            self._undo_one(seat)
            count += 1
            if not turn or self.why_no_undo(seat) or self._last_turn() != began:
                return count

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take back its last choice; empty if it can."""
        if not self.keep or self.checkpoint is None:
            return "this table keeps no checkpoints"
        if self.answering_together:  # one reason for all who have not answered: it must not tell who has
            return "" if self._own_together(seat) >= 0 else "others have been asked since"
        last = self.past
        if self.since:
            choice = self.since[-1]
            brought = self.marks[-1]
        elif last is not None:
            choice = last.choices[-1]
            brought = last.marks[-1]
        else:
            return "nothing has been chosen yet"
        reason = _why_for_good(brought)
        if reason:
            return reason
        if choice[0] != seat:
            return f"{self.names[choice[0]]} has answered since"
        if not self.since and last is not None and last.checkpoint is None:
            return "what followed the last choice cannot be taken back"
        return ""

    def why_not_together(self, seat: int) -> str:
        """Why the seat's last choice stands even if all since then go with it; empty if it can be taken back so."""
        if not self.keep or self.checkpoint is None or self.answering_together:
            return self.why_no_undo(seat)
        made, marks, past = self.since, self.marks, self.past
        while True:
            for i in range(len(made) - 1, -1, -1):
                reason = _why_for_good(marks[i])
                if reason or made[i][0] == seat:
                    return reason
            if past is None:
                return "nothing has been chosen yet"
            if past.checkpoint is None:
                return "what followed the last choice cannot be taken back"
            made, marks, past = past.choices, past.marks, past.before

    def _last_turn(self) -> int:
        if self.since:
            return self.since[-1][3]
        return self.past.choices[-1][3] if self.past is not None else -1

    def _own_together(self, seat: int) -> int:
        """The place of the seat's last answer to the open secret step or window; -1 if there is none."""
        if self.answering_together:
            for i in range(len(self.since) - 1, self.together_from - 1, -1):
                if self.since[i][0] == seat:
                    return i
        return -1

    def _undo_one(self, seat: int) -> None:
        at = self._own_together(seat)
        if at < 0:
            if not self.since:
                self._unwind()
            at = len(self.since) - 1
        kind = self.since[at][1]
        self._rebuild(_without(self.since, at), _without(self.marks, at))
        self._forget_digests()
        self.taken_back(seat, kind)

    def _unwind(self) -> None:
        """Make the last stretch of the past the present one; the state is still to be rebuilt."""
        last = self.past
        assert last is not None
        self.past = last.before
        self.stretches -= 1
        self.checkpoint = last.checkpoint
        self.since = last.choices
        self.marks = last.marks
        self.events_before = last.events

    def taken_back(self, seat: int, kind: str) -> None:
        """The seat has taken back an answer to this kind of question."""


def _why_for_good(brought: int) -> str:
    """Why a choice that brought this is never taken back; empty if it can be."""
    if brought & CHANCE:
        return "chance has fallen since"
    if brought & (REVEALED | TOLD):
        return "something has been revealed since"
    if brought & TOGETHER:  # before anybody is named: who answered last would tell who could react
        return "others have been asked since"
    return ""


def _without(items: list[Any], at: int) -> list[Any]:
    return items[:at] + items[at + 1 :]
