"""The table: one running game, what it waits for, and everything it remembers.

    table = Table(rules, seed="sietch")
    while not table.over:
        ask = table.pending[0]
        table.choose(ask.seat, ask.options[0])
    print(table.result.winners)

A person, a bot, a search and a replay all do the same thing: pick one of the options. There is no second way to change
a game. A copy of the state (a checkpoint) is taken at the first scene boundary after a few choices, or after chance has
fallen; a clone is a copy of it and the choices since then once more, undo is the same without the last ones.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Ask, Choice, Option, Secret, Window, token
from kanly.kernel.chance import Cheap, Keyed, commitment, is_text, key_of
from kanly.kernel.codec import digest
from kanly.kernel.errors import BadSetup, IllegalChoice, KanlyError, RulesError, UndoRefused, Withheld
from kanly.kernel.events import Event, Log
from kanly.kernel.messages import Message
from kanly.kernel.orders import StandingOrder
from kanly.kernel.past import REACH, Made, Past, all_choices, reach, settled
from kanly.kernel.play import CHANCE, REVEALED, TOGETHER, TOLD, Play
from kanly.kernel.reasons import reason_about
from kanly.kernel.rules import Result, Rules
from kanly.kernel.stage import Stage
from kanly.kernel.state import State

EVERY: Final = 4  # a checkpoint at the first scene boundary after so many choices, or after chance has fallen
MAX_TALK: Final = 2000  # characters of one remark
MAX_OBEYED: Final = 1000  # answers by standing orders in a row


class Waiting:
    """What a table waits for, as one seat or a spectator may see it."""

    form: str  # "ask", "secret", "window" or "over"
    kind: str
    seats: list[int]  # who is asked; in secret steps and windows everybody concerned, answered or not
    own: Ask | None
    context: Any  # of a window

    def __init__(self, form: str, kind: str, seats: list[int], own: Ask | None, context: Any) -> None:
        self.form = form
        self.kind = kind
        self.seats = seats
        self.own = own
        self.context = context


class Talk:
    """A remark at the table, said after so many choices."""

    after: int
    seat: int
    text: str

    def __init__(self, after: int, seat: int, text: str) -> None:
        self.after = after
        self.seat = seat
        self.text = text


class Table(Stage):
    """One running game.

    `keep=False` takes no checkpoints and no record: for rollouts, which can then neither be cloned nor undone.
    `programs` is a mask of seats that are played by programs: where they have one option only, it answers itself.
    `witness` is how many choices apart the record's state digests lie; 0 for none.
    """

    seed: str | None  # None in a redealt world
    names: tuple[str, ...]
    log: Log | None
    checkpoint: State | None  # never written to once taken: clones share it
    since: list[Made]  # choices since the checkpoint
    marks: list[int]
    events_before: int  # events before the checkpoint
    past: Past | None
    stretches: int  # of the past: how many still hold a checkpoint
    together_from: int  # len(since) when the open Secret or Window began
    began: Past | None  # the stretch in which the present choice was made, if a checkpoint has followed since
    shift: int  # answers of this window that were never made
    undropped: tuple[list[Made], list[int]]  # and the choices before they were dropped
    orders: list[StandingOrder]
    talk: list[Talk]
    witness: int
    digests: list[tuple[int, str]]
    testified: int  # choices made when the last digest was taken

    def __init__(
        self,
        rules: Rules[Any],
        seed: str | None = "",
        *,
        keep: bool = True,
        log: bool = True,
        programs: int = 0,
        witness: int = 0,
        names: tuple[str, ...] = (),
        state: State | None = None,
    ) -> None:
        if state is None:
            if seed is None or not is_text(seed):
                raise BadSetup("a new table needs a seed: any plain text")
            try:
                state = rules.begin()
            except Exception as error:
                raise RulesError(f"{rules.setup.game} failed to begin: {_what(error)}") from error
            state.chance = Keyed(key_of(seed))
            start = True
        else:
            start = False
        self.log = Log() if log else None
        super().__init__(rules, state, None if self.log is None else self.log.all, programs)
        self.seed = seed
        self.names = names or rules.setup.names
        self.keep = keep
        self.checkpoint = None
        self.since = []
        self.marks = []
        self.events_before = 0
        self.past = None
        self.stretches = 0
        self.together_from = 0
        self.shift = 0
        self.undropped = ([], [])
        self.began = None
        self.testified = 0
        self.orders = []
        self.talk = []
        self.witness = witness
        self.digests = []
        if start:
            try:
                self.run(None)
            except KanlyError:
                raise
            except Exception as error:
                raise RulesError(f"{rules.setup.game} failed to begin: {_what(error)}") from error

    # ---------------------------------------------------------------- looking

    @property
    def state(self) -> State:
        """Everything that is true now; to read, never to write."""
        state: State = self.play.state
        return state

    @property
    def pending(self) -> list[Ask]:
        """The open questions, of all seats. For the one who runs the table: it tells who has answered in secret."""
        return self.asks

    def ask(self, seat: int) -> Ask | None:
        """The open question to a seat."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def legal(self, seat: int) -> list[Option]:
        """What the seat may answer now."""
        ask = self.ask(seat)
        return [] if ask is None else ask.options

    def waiting(self, seat: int | None) -> Waiting:
        """What the table waits for, in the eyes of a seat (None: a spectator)."""
        self._check_watcher(seat)
        own = None if seat is None else self.ask(seat)
        step = self.step
        if isinstance(step, Ask):
            return Waiting("ask", step.kind, [step.seat], own, None)
        if isinstance(step, Secret):
            return Waiting("secret", step.kind, sorted(step.flows), own, None)
        if isinstance(step, Window):
            return Waiting("window", step.kind, step.seats[:], own, step.context)
        return Waiting("over", "", [], None, None)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of the game."""
        self._check_watcher(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened in the eyes of a seat (None: a spectator), from its `since`-th event on."""
        self._check_watcher(seat)
        if self.log is None:
            raise Withheld("this table keeps no events")
        return self.rules.recalled(self.state, seat, self.log.seen_by(seat, since))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self.rules.result(self.state) if self.over else None

    @property
    def commitment(self) -> str:
        """The hash of the chance key, published at the start."""
        return commitment(key_of(self._seed("a commitment")))

    @property
    def key(self) -> str:
        """The chance key, published at the end so that everybody can check the commitment."""
        if not self.over:
            raise Withheld("the chance key is shown when the game is over")
        return key_of(self._seed("a key")).hex()

    def _seed(self, what: str) -> str:
        if self.seed is None:
            raise Withheld(f"a redealt world has no {what}: it does not come from the table's seed")
        return self.seed

    @property
    def made(self) -> int:
        """How many choices have been made."""
        return len(self.since) if self.past is None else self.past.count + len(self.since)

    @property
    def choices(self) -> list[Choice]:
        """Every choice from the start on: seat, kind of question, option."""
        return all_choices(self.past, self.since)

    # ---------------------------------------------------------------- choosing

    def choose(self, seat: int, option: Option, kind: str = "") -> None:
        """Answer the seat's question, or interject. With `kind`, only if that is what the seat is asked."""
        for ask in self.asks:
            if ask.seat == seat and (not kind or ask.kind == kind):
                options = ask.options
                try:
                    at = options.index(option)
                except ValueError:
                    continue
                self._apply(ask, options[at])  # ours, not an equal of another type
                if self.orders:
                    self._obey()
                return
        self.interject(seat, option, kind)

    def interject(self, seat: int, option: Option, kind: str = "") -> None:
        """Do something unasked: one of the seat's interjections."""
        ask = self._interjection(seat, option, kind)
        self._apply(ask, ask.options[ask.options.index(option)])
        if self.orders:
            self._obey()

    def answer(self, ask: Ask, option: Option) -> None:
        """Answer this very question; refused if it is no longer open."""
        if ask not in self.asks:
            raise IllegalChoice(f"the question {ask.kind!r} to seat {ask.seat} is no longer open")
        self.choose(ask.seat, option, ask.kind)

    def pick(self, ask: Ask, at: int) -> None:
        """Answer this very question by the position of an option; for programs that number what they may do."""
        if ask is not self.step and ask not in self.asks:
            raise IllegalChoice(f"the question {ask.kind!r} to seat {ask.seat} is no longer open")
        options = ask.options
        if not 0 <= at < len(options):
            raise IllegalChoice(f"{ask.kind!r} has {len(options)} options; there is none at {at}")
        self._apply(ask, options[at])
        if self.orders:
            self._obey()

    def choose_token(self, seat: int, kind: str, text: str) -> None:
        """Choose by the option's token, as a client or a record names it."""
        domain = self.domains.get(kind) if isinstance(kind, str) else None
        if domain is None:
            raise IllegalChoice(f"there is no kind of question {kind!r}")
        if not isinstance(text, str) or text not in domain.by_token:
            raise IllegalChoice(f"{text!r} is nothing that {kind!r} could ever offer")
        self.choose(seat, domain.by_token[text], kind)

    def question(self, ask: Ask) -> Message:
        """What is asked, in words."""
        return self.rules.question(self.play, ask)

    def describe(self, ask: Ask, option: Option) -> Message:
        """What an option does, where it is on the board, and the rules behind it."""
        return self.rules.describe(self.play, ask, option)

    def why_not(self, seat: int, option: Option) -> Message | None:
        """Why an option of the domain is not offered to the seat now: a message; None if it is."""
        ask = self.ask(seat)
        if ask is None:
            raise IllegalChoice(f"seat {seat} is not asked anything now")
        if option in ask.options:
            return None
        if option not in self.rules.domain(ask.kind).options:
            raise IllegalChoice(f"{token(option)!r} is nothing that {ask.kind!r} could ever offer")
        return self.rules.why_not(self.play, ask, option)

    def why_not_thing(self, seat: int, thing: str) -> Message | None:
        """Why nothing that names a thing (`space:arrakeen`, `card:dagger`) is offered to the seat; None if it is."""
        ask = self.ask(seat)
        if ask is None:
            raise IllegalChoice(f"seat {seat} is not asked anything now")
        return reason_about(self.rules, self.play, ask, thing)

    def _interjection(self, seat: int, option: Option, kind: str) -> Ask:
        """What the seat may do unasked and this choice does."""
        for ask in self.interjections(seat) if self._is_seat(seat) else []:
            if option in ask.options and (not kind or ask.kind == kind):
                return ask
        raise self._illegal(seat, option, kind)

    def _is_seat(self, seat: Any) -> bool:
        return isinstance(seat, int) and 0 <= seat < self.seats

    def _check_watcher(self, seat: Any) -> None:
        if seat is not None and not self._is_seat(seat):
            raise self._no_seat(seat)

    def _no_seat(self, seat: Any) -> IllegalChoice:
        return IllegalChoice(f"there is no seat {seat!r}; seats go from 0 to {self.seats - 1}")

    def _illegal(self, seat: int, option: Option, kind: str) -> IllegalChoice:
        if self.over:
            return IllegalChoice("the game is over")
        if not self._is_seat(seat):
            return self._no_seat(seat)
        ask = self.ask(seat)
        if ask is None:
            return IllegalChoice(f"seat {seat} is not asked anything now")
        if kind and ask.kind != kind:
            return IllegalChoice(f"seat {seat} is asked {ask.kind!r} now, not {kind!r}")
        offered = [token(o) for o in ask.options]
        if len(offered) > 12:
            offered = [*offered[:12], f"... ({len(ask.options)} in all)"]
        return IllegalChoice(f"{token(option)!r} is not an option of {ask.kind!r}; offered: {', '.join(offered)}")

    def _apply(self, ask: Ask, option: Option) -> None:
        """Play a legal choice and remember it; if the game's code fails, nothing has happened."""
        play = self.play
        play.actor = ask.seat  # Play.act, written out: every choice comes through here
        play.marks = 0
        play.lit = 0
        play.drawn = play.rng.drawn
        marks = self.marks
        at = len(marks)
        if self.keep:
            self.began = None
            self.since.append((ask.seat, ask.kind, option, play.state.turn))
            marks.append(0)
        try:
            if ask is self.step:
                self.run(option)
            else:
                self.feed(ask.seat, ask.kind, option)
            if self.witness:
                self._testify()
        except Exception as error:
            self._restore(at)
            if isinstance(error, KanlyError):
                raise
            what = f"{ask.kind!r} answered with {token(option)!r} by seat {ask.seat}"
            raise RulesError(f"{self.rules.setup.game} failed after {what}: {_what(error)}") from error
        if self.keep and (play.marks or play.rng.drawn != play.drawn):
            marks[at - self.shift] = play.brought()
            self.shift = 0
            if self.stretches:  # no way back over this choice
                self.past = settled(self.past)
                self.stretches = 0

    def _testify(self) -> None:
        """Take a digest of the state when it is time for one."""
        if self.made - self.testified >= self.witness and not self.answering_together:
            self.testified = self.made
            self.digests.append((self.made, digest(self.rules, self.state)))

    def _restore(self, at: int) -> None:
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

    @property
    def answering_together(self) -> bool:
        """Whether several seats are asked at once, in secret or in a window."""
        return not isinstance(self.step, Ask) and self.step is not None

    def opened(self) -> None:
        """Several seats are about to be asked at once."""
        self.together_from = len(self.since)

    def filled_in(self, seat: int, kind: str, option: Option) -> None:
        """A single option of a program's seat has answered itself."""
        self.since.append((seat, kind, option, self.play.state.turn))
        self.marks.append(TOGETHER)

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

    # ---------------------------------------------------------------- checkpoints

    def between_scenes(self) -> None:
        """Take a checkpoint when enough has happened since the last one: choices, or chance (slow to repeat)."""
        checkpoint = self.checkpoint
        if checkpoint is not None and len(self.since) < EVERY and self.play.rng.drawn == checkpoint.chance.drawn:
            return
        if checkpoint is not None and self.since:
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
        self.events_before = 0 if self.log is None else len(self.log.all)

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

    def _rebuild(self, choices: list[Made], marks: list[int]) -> None:
        """Play the choices once more from the checkpoint."""
        checkpoint = self.checkpoint
        assert checkpoint is not None
        if self.log is not None:
            self.log.cut(self.events_before)
        self.play = Play(checkpoint.copy(), self.rules, None if self.log is None else self.log.all)
        self.flow = None
        self.step = None
        self.asks = []
        self.flows = {}
        self.answers = {}
        self.asides = []
        self.over = False
        self._replay(choices)
        self.marks = marks

    def _replay(self, choices: list[Made]) -> None:
        """Go through choices that were made before, without remembering them anew."""
        keep = self.keep
        programs = self.programs
        self.keep = False
        self.programs = 0
        self.since = []
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

    def resume(self, checkpoint: State, events: list[Event]) -> None:
        """Go on from a stored checkpoint: for a table that was made with a copy of it as its state."""
        self.checkpoint = checkpoint
        if self.log is not None:
            self.log.all.extend(events)
            self.events_before = len(events)
        self._replay([])

    # ---------------------------------------------------------------- copies

    def clone(self, *, keep: bool = True, log: bool = False) -> Table:
        """An independent table in the same position. Orders and talk stay behind, events too unless asked for."""
        checkpoint = self.checkpoint
        if checkpoint is None:
            raise Withheld("no checkpoint to clone from: a rollout has none, a redealt world from its next scene on")
        other = Table(
            self.rules, self.seed, keep=keep, log=log, programs=self.programs, names=self.names, state=checkpoint.copy()
        )
        if other.log is not None and self.log is not None:
            other.log.all.extend(self.log.all[: self.events_before])
            other.events_before = self.events_before
        other._replay(self.since)
        if keep:
            other.checkpoint = checkpoint
            other.marks = self.marks[:]
            other.past = self.past
            other.stretches = self.stretches
        else:
            other.since = []
        return other

    def redeal(self, seat: int, seed: int, *, keep: bool = False) -> Table:
        """A world that the seat cannot tell from this one: what it cannot know is exchanged, chance starts anew.

        The others' unrevealed secret answers are forgotten. The world holds no trace of the table's own: no seed, no
        record, no events. With `keep` it can be cloned from its next scene on.
        """
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        world = self.clone(keep=False)
        chance = Cheap(seed)
        world.seed = None
        world.play.state.chance = chance
        world.play.rng = chance
        world.rules.redeal(world.play.state, seat, chance)
        programs = world.programs
        world.programs = 0
        world.offer_again(seat)
        world.programs = programs
        world.keep = keep
        return world

    # ---------------------------------------------------------------- undo

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
            brought = last.marks[-1] if last.marks else 0
        else:
            return "nothing has been chosen yet"
        if brought & CHANCE:
            return "chance has fallen since"
        if brought & (REVEALED | TOLD):
            return "something has been revealed since"
        if brought & TOGETHER:  # before anybody is named: who answered last would tell who could react
            return "others have been asked since"
        if choice[0] != seat:
            return f"{self.names[choice[0]]} has answered since"
        if not self.since and last is not None and last.checkpoint is None:
            return "what followed the last choice cannot be taken back"
        return ""

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
        self.orders = [order for order in self.orders if order.seat != seat or order.kind != kind]
        self._rebuild(_without(self.since, at), _without(self.marks, at))
        if self.log is not None:
            for order in self.orders:
                order.heard = min(order.heard, len(self.log.seen_by(order.seat)))
        self._forget_digests()

    def _forget_digests(self) -> None:
        while self.digests and self.digests[-1][0] > self.made:
            self.digests.pop()
        self.testified = min(self.testified, self.made)

    # ---------------------------------------------------------------- orders and talk

    def order(self, seat: int, kind: str, option: Option, *, this_turn: bool = False) -> None:
        """Answer every such question of the seat with the option, until one of the kind's waking events happens."""
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        domain = self.domains.get(kind) if isinstance(kind, str) else None
        if domain is None:
            raise IllegalChoice(f"there is no kind of question {kind!r}")
        if option not in domain.options:
            raise IllegalChoice(f"{token(option)!r} is nothing that {kind!r} could ever offer")
        option = domain.options[domain.options.index(option)]  # ours, not an equal of another type
        self.cancel_order(seat, kind)
        heard = 0 if self.log is None else len(self.log.seen_by(seat))
        turn = self.state.turn if this_turn else -1
        self.orders.append(StandingOrder(seat, kind, option, turn, domain.kind.wakes, heard))
        self._obey()

    def cancel_order(self, seat: int, kind: str) -> None:
        """The seat answers such questions by itself again."""
        self.orders = [order for order in self.orders if order.seat != seat or order.kind != kind]

    def _obey(self) -> None:
        """Carry out the standing orders that hold."""
        for _ in range(MAX_OBEYED):
            self.orders = [order for order in self.orders if order.holds(self.state.turn, self.log)]
            chosen = self._ordered()
            if chosen is None:
                return
            self._apply(chosen[0], chosen[1])
        self.orders = []  # a game that asks nothing else any more: better wake everybody than go on for ever

    def _ordered(self) -> tuple[Ask, Option] | None:
        for ask in self.asks:
            for order in self.orders:
                if order.seat == ask.seat and order.kind == ask.kind and order.option in ask.options:
                    return ask, order.option
        return None

    def say(self, seat: int, text: str) -> None:
        """A remark at the table: words only, kept in the record, without any effect on the game."""
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        words = text.strip() if isinstance(text, str) else ""
        if not words or len(words) > MAX_TALK:
            raise IllegalChoice(f"a remark has 1 to {MAX_TALK} characters, this one {len(words)}")
        if not is_text(words):
            raise IllegalChoice("a remark is plain text; this one holds half characters")
        self.talk.append(Talk(self.made, seat, words))


def _without(items: list[Any], at: int) -> list[Any]:
    return items[:at] + items[at + 1 :]


def _what(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
