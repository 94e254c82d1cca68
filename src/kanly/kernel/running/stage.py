"""The stage: plays scenes from the agenda, opens questions, and feeds answers into the flows that asked.

It knows the present and nothing else. What is remembered (checkpoints, undo, the record) is in `remembering`.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import PASS, Ask, Done, Flow, Option, Secret, Step, Window, malformed, nothing, root, token
from kanly.kernel.errors import KanlyError, RulesError, what_of
from kanly.kernel.events import Event
from kanly.kernel.kinds import Domain
from kanly.kernel.play import TOGETHER, Play
from kanly.kernel.rules import Rules
from kanly.kernel.state import State

ENDLESS: Final = 100_000  # scenes or steps in a row that wait for nobody: a game that would never ask again


class Stage:
    """The running of one game: its state, the open step and who is asked."""

    rules: Rules[Any]
    domains: dict[str, Domain]
    seats: int
    play: Play[Any, Any]
    flow: Flow | None  # what plays the present scene (or interjection)
    step: Step | None  # what it waits for
    asks: list[Ask]  # the open questions
    flows: dict[int, Flow]  # of an open Secret: the seats still at it
    answers: dict[int, Any]  # of an open Secret or Window: what is in
    asides: list[tuple[Flow, Ask]]  # questions set aside by interjections
    unasked: list[Ask]  # what the seat `unasked_of` may do while the question `unasked_at` waits
    unasked_at: Ask | None
    unasked_of: int
    programs: int  # a mask of seats played by programs: a single option answers itself
    people: int  # a mask of those among them that people play: they are asked in a moment that is worth it
    keep: bool  # whether a table remembers what happens here
    again: bool  # replaying known answers: options on the way are not computed, since nobody looks at them
    over: bool

    def __init__(self, rules: Rules[Any], state: State, events: list[Event] | None, programs: int) -> None:
        self.rules = rules
        self.domains = rules.domains
        self.seats = rules.setup.seats
        self.play = Play(state, rules, events)
        self.flow = None
        self.step = None
        self.asks = []
        self.flows = {}
        self.answers = {}
        self.asides = []
        self.unasked = []
        self.unasked_at = None
        self.unasked_of = -1
        self.programs = programs
        self.people = 0
        self.keep = False
        self.again = False
        self.over = False

    # ---------------------------------------------------------------- what the table remembers, and this does not

    def between_scenes(self) -> None:
        """A scene has ended and the next one has not begun: state alone says where the game is."""

    def opened(self) -> None:
        """Several seats are about to be asked at once."""

    def filled_in(self, seat: int, kind: str, option: Option) -> None:
        """A single option of a program's seat has answered itself."""

    def dropped(self, seats: list[int]) -> None:
        """A window has closed; the answers of these seats were never made."""

    # ---------------------------------------------------------------- running

    def run(self, value: Any) -> None:
        """Send a value into the open flow and go on until somebody is asked or nothing is left to play."""
        left = ENDLESS
        while left:
            left -= 1
            flow = self.flow
            if flow is None:
                first = self._next_scene()
                if first is None:
                    self.over = True
                    self.step = None
                    self.asks = []
                    return
                step = first
            else:
                step = flow.send(value)
            if isinstance(step, Ask):  # by far the most common case
                ask = step
            elif isinstance(step, Done):
                if not self.asides:
                    self.flow = None
                    continue
                self.flow, interrupted = self.asides.pop()
                ask = interrupted.afresh()
            elif self._open(step):
                return
            else:
                value = self._settled(step)
                continue
            if self.again:
                self.step = ask
                self.asks = [ask]
                return
            options = ask.options
            if ask.offer is not None:  # Ask.put, written out
                options = ask.options = ask.offer()
            seat = ask.seat
            try:
                if not options or ask.kind not in self.domains or not 0 <= seat < self.seats:
                    self._refuse(ask)
                several = len(options) > 1
            except TypeError:
                raise malformed(ask) from None
            if several or not self.programs >> seat & 1 or (self.people >> seat & 1 and self.is_moment(ask)):
                self.step = ask
                self.asks = [ask]
                return
            self.play.actor = seat
            value = options[0]
            if self.keep:
                self.filled_in(seat, ask.kind, value)
        raise RulesError(f"{ENDLESS} steps in a row waited for nobody; the scenes go round in a circle")

    def _next_scene(self) -> Step | None:
        """Take scenes from the agenda until one asks; None when the agenda is empty."""
        play = self.play
        state: State = play.state
        agenda = state.agenda
        scenes = self.rules.scenes
        before = self.rules.before_scene
        remembers = self.keep or self.again
        left = ENDLESS
        while left:
            left -= 1
            if remembers:
                self.between_scenes()
            if not agenda:
                return None
            scene = agenda.pop()
            if before is not None and before(play, scene):
                continue
            try:
                function = scenes[scene[0]]
            except (KeyError, TypeError, IndexError):
                raise RulesError(f"the agenda names a scene {scene!r} that no module brings") from None
            play.told = 0
            size = len(scene)
            if size == 1:  # the usual ones written out: no tuple is made
                made = function(play)
            else:
                made = function(play, scene[1]) if size == 2 else function(play, *scene[1:])
            if made is None:
                continue
            flow = root(made)
            self.flow = flow
            step = flow.send(None)
            if not isinstance(step, Done):
                if step is None:  # not the end of the game
                    raise RulesError("a flow yielded None; it may yield an Ask, a Secret or a Window")
                return step
            self.flow = None
        raise RulesError(f"{ENDLESS} scenes in a row asked nothing; the last one was {scene[0]!r}")

    def _open(self, step: Step) -> bool:
        """Put the questions of a step to several seats; False when there is nobody to wait for."""
        self.step = step
        self.answers = {}
        self.asks = []
        self.opened()
        if isinstance(step, Secret):
            self.play.marks |= TOGETHER
            self.flows = {}
            for seat in step.flows:
                self._begin_secret(step, seat)
            return bool(self.flows)
        if isinstance(step, Window):
            self.play.marks |= TOGETHER
            self._invite(step, step.seats)
            return not self._window_decided(step)
        raise RulesError(f"a flow yielded {step!r}; it may yield an Ask, a Secret or a Window")

    def _settled(self, step: Step) -> Any:
        """What a step that waits for nobody sends back."""
        if isinstance(step, Secret):
            return self._uncover(step)
        assert isinstance(step, Window)
        return self._close_window(step)

    def put_questions(self) -> None:
        """Compute the options of the open questions, after a replay."""
        step = self.step
        for ask in self.asks:
            if isinstance(step, Window):
                ask.options = [*step.offer(ask.seat), PASS]
            else:
                ask.put()
            self._check(ask)

    def is_moment(self, ask: Ask) -> bool:
        """Whether a question is worth asking for what its seat may do unasked meanwhile."""
        moment = self.domains[ask.kind].kind.moment
        return moment is not None and moment(self.play, ask.seat)

    def _answers_itself(self, ask: Ask) -> bool:
        return len(ask.options) == 1 and self.programs >> ask.seat & 1 == 1

    def _check(self, ask: Ask) -> None:
        try:
            if not ask.options or ask.kind not in self.domains or not 0 <= ask.seat < self.seats:
                self._refuse(ask)
        except TypeError:
            raise malformed(ask) from None

    def _refuse(self, ask: Ask) -> None:
        if not ask.options:
            raise RulesError(f"{ask.kind!r} is asked of seat {ask.seat} without any option")
        if ask.kind not in self.domains:
            raise RulesError(f"{ask.kind!r} is asked but not declared: name a Kind of it in the kinds of a module")
        if not 0 <= ask.seat < self.seats:
            raise RulesError(f"{ask.kind!r} is asked of seat {ask.seat}; seats go from 0 to {self.seats - 1}")

    # ---------------------------------------------------------------- answers

    def feed(self, seat: int, kind: str, option: Option) -> None:
        """Play a legal answer (or interjection) on to the next question."""
        step = self.step
        if isinstance(step, Ask):
            if seat == step.seat and kind == step.kind:
                self.run(option)
            else:
                self._interject(step, seat, kind, option)
        elif isinstance(step, Secret):
            self._step_secret(step, seat, option)
        else:
            assert isinstance(step, Window)
            self.answers[seat] = option
            self._withdraw(seat)
            if self._window_decided(step):
                self.run(self._close_window(step))

    def _withdraw(self, seat: int) -> None:
        self.asks = [ask for ask in self.asks if ask.seat != seat]

    # Secret flows.

    def _begin_secret(self, secret: Secret, seat: int) -> None:
        make = secret.flows[seat]
        if not callable(make):
            raise RulesError(f"the secret step {secret.kind!r} has {make!r} for seat {seat}: give what makes the flow")
        if not 0 <= seat < self.seats:
            raise RulesError(f"the secret step {secret.kind!r} is for seat {seat}; seats go from 0 to {self.seats - 1}")
        flow = root(make())
        self._go_on_secret(secret, seat, flow, None)

    def _step_secret(self, secret: Secret, seat: int, option: Option) -> None:
        self._withdraw(seat)
        self._go_on_secret(secret, seat, self.flows[seat], option)
        if not self.flows:
            self.run(self._uncover(secret))

    def _uncover(self, secret: Secret) -> dict[int, Any]:
        """All secret answers together; nobody else keeps them."""
        self.play.actor = -1
        self.play.marks |= TOGETHER
        answers = {seat: self.answers[seat] for seat in secret.flows}
        self.answers = {}
        return answers

    def _go_on_secret(self, secret: Secret, seat: int, flow: Flow, value: Any) -> None:
        play = self.play
        marks = play.marks
        learnt = play.learnt
        drawn = play.rng.drawn
        while True:
            step = flow.send(value)
            if isinstance(step, Ask) and not self.again:
                step.put()
            if play.marks != marks or play.learnt != learnt or play.rng.drawn != drawn:
                raise RulesError(f"a secret flow of {secret.kind!r} told, revealed or drew something; it may only read")
            if isinstance(step, Done):
                self.answers[seat] = step.value
                self.flows.pop(seat, None)
                return
            if not isinstance(step, Ask) or step.seat != seat:
                raise RulesError(
                    f"a secret flow of {secret.kind!r} may only ask its own seat, {seat}; it yielded {step!r}"
                )
            if not self.again:
                self._check(step)
            if self._answers_itself(step):
                value = step.options[0]
                if self.keep:
                    self.filled_in(seat, step.kind, value)
                continue
            self.flows[seat] = flow
            self.asks.append(step)
            return

    # Windows.

    def _invite(self, window: Window, seats: list[int]) -> None:
        """Put the window's question to these seats; a program's seat that can only pass has passed."""
        for seat in seats:
            if self.again:
                self.asks.append(Ask(seat, window.kind, None, None, window.context))
                continue
            options = window.offer(seat)
            if options is None:
                raise RulesError(f"the window {window.kind!r} offers seat {seat} None: give a list, empty or not")
            if options or not self.programs >> seat & 1:
                ask = Ask(seat, window.kind, [*options, PASS], None, window.context)
                self._check(ask)
                self.asks.append(ask)
            else:
                self.answers[seat] = PASS
                if self.keep:
                    self.filled_in(seat, window.kind, PASS)

    def _window_decided(self, window: Window) -> bool:
        """Whether the first taker in the game's order is known, or that there is none."""
        if not self.asks:
            return True
        for seat in window.seats:
            if seat not in self.answers:
                return False
            if self.answers[seat] != PASS:
                return True
        return True

    def _close_window(self, window: Window) -> tuple[int, Option] | None:
        self.play.actor = -1
        self.play.marks |= TOGETHER
        answers = self.answers
        self.answers = {}
        for i in range(len(window.seats)):
            seat = window.seats[i]
            if answers[seat] != PASS:
                self.dropped(window.seats[i + 1 :])
                return seat, answers[seat]
        return None

    # Interjections.

    def interjections(self, seat: int) -> list[Ask]:
        """What the seat may do now although it is not asked; only while an open question waits. To read only."""
        step = self.step
        if not isinstance(step, Ask) or step.offer is None:
            return []
        if step is self.unasked_at and seat == self.unasked_of:
            return self.unasked  # nothing changes while a question waits
        out: list[Ask] = []
        for interjection in self.rules.interjections:
            if interjection.kind == step.kind:
                raise RulesError(f"{step.kind!r} is asked, but it is the kind of an interjection")
            try:
                options = interjection.offer(self.play, seat)
            except Exception as error:
                if isinstance(error, KanlyError):
                    raise
                game = self.rules.setup.game
                raise RulesError(f"{game} failed to offer {interjection.kind!r}: {what_of(error)}") from error
            if options:
                out.append(Ask(seat, interjection.kind, options))
        self.unasked = out
        self.unasked_at = step
        self.unasked_of = seat
        return out

    def could(self, seat: int, kind: str) -> list[Option]:
        """The same for one kind of interjection, without looking at the others."""
        step = self.step
        if isinstance(step, Ask) and step.offer is not None:
            for interjection in self.rules.interjections:
                if interjection.kind == kind:
                    return interjection.offer(self.play, seat)
        return []

    def _interject(self, ask: Ask, seat: int, kind: str, option: Option) -> None:
        flow = self.flow
        assert flow is not None
        for interjection in self.rules.interjections:
            if interjection.kind == kind:
                made = interjection.flow(self.play, seat, option)
                self.asides.append((flow, ask))
                self.flow = root(nothing() if made is None else made)
                self.run(None)
                return
        raise RulesError(f"{kind!r} with {token(option)!r} is no interjection")

    # Redealt worlds.

    def offer_again(self, seat: int) -> None:
        """After a redeal for this seat: everybody else's questions are put again, secret flows start over."""
        step = self.step
        if isinstance(step, Ask):
            if step.seat != seat:
                ask = step.afresh()
                ask.put()
                self.step = ask
                self.asks = [ask]
        elif isinstance(step, Secret):
            self.asks = [ask for ask in self.asks if ask.seat == seat]
            for other in step.flows:
                if other != seat:
                    self.flows.pop(other, None)
                    self.answers.pop(other, None)
                    self._begin_secret(step, other)
            if not self.flows:
                self.run(self._uncover(step))
        elif isinstance(step, Window):
            self.asks = [ask for ask in self.asks if ask.seat == seat]
            others = [other for other in step.seats if other != seat]
            for other in others:
                self.answers.pop(other, None)
            self._invite(step, others)
