"""Scenario tests in the table's language.

    t = TableTalk(GAME, seats=4, seed=7, scene=("fight", 0, 1)).edit(lambda s: s.houses[1].hand.append(24))
    t.expect("ploy", seats=[1, 2, 3])
    t.passes(1, 2, 3)
    t.answer(0, "card", "-1")
    assert t.told("won") == [("house-briar",)]

A game builds its own vocabulary on it: a subclass whose methods edit the start (`give`) or answer several questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NoReturn, Self, TypeVar

from kanly.kernel import PASS, Ask, Game, IllegalChoice, KanlyError, Keyed, Play, Scene, State, Table, token
from kanly.kernel.chance import key_of
from kanly.kernel.events import may_see
from kanly.kernel.rules import Rules

S = TypeVar("S", bound=State)


class TableTalk(Generic[S]):
    """A table that a test sets up and talks to. It is opened by the first question about it; edits come before that.

    The start is the state before the first scene that asks something, with `scene`, if given, to be played next.
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        modules: Iterable[str] = (),
        settings: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        scene: Scene | None = None,
        programs: int = 0,
    ) -> None:
        self.game = game
        self.setup = game.set_up(seats, modules, settings)
        self.seed = str(seed)
        self.programs = programs
        self.start: S = before_first_ask(game.rules(self.setup), self.seed)  # type: ignore[assignment]
        self._table: Table | None = None
        self._heard = 0
        if scene is not None:
            self.start.agenda.append(scene)

    # ---------------------------------------------------------------- setting up

    def edit(self, change: Callable[[S], object]) -> Self:
        """Change the start; only before anything was asked about the table."""
        if self._table is not None:
            raise KanlyError("the table is open already: edit the start before anything else")
        change(self.start)
        return self

    @property
    def table(self) -> Table:
        """The table, opened now if it was not yet."""
        if self._table is None:
            rules = self.game.rules(self.setup)
            self._table = Table(rules, self.seed, names=self.setup.names, state=self.start.copy())
            self._table.resume(self.start, [])
            self._table.programs = self.programs
        return self._table

    @property
    def state(self) -> S:
        """What is true at the table now; to look at, never to write."""
        state: S = self.table.state  # type: ignore[assignment]
        return state

    # ---------------------------------------------------------------- answering

    def answer(self, seat: int, kind: str, *tokens: str | int) -> Self:
        """The seat answers (or interjects), once for every token given."""
        for text in tokens:
            self._heard = 0 if self.table.log is None else len(self.table.log.all)
            try:
                self.table.choose_token(seat, kind, str(text))
            except IllegalChoice as error:
                self._fail(f"seat {seat} cannot answer {kind!r} with {str(text)!r}: {error}")
        return self

    def passes(self, *seats: int) -> Self:
        """Each of these seats passes; without seats, everybody who is asked now."""
        for seat in seats or [ask.seat for ask in self.table.pending]:
            self.answer(seat, self._asked(seat).kind, PASS)
        return self

    def refuses(self, seat: int, kind: str, option: str | int) -> str:
        """The table does not take this answer; returns what it says."""
        try:
            self.table.choose_token(seat, kind, str(option))
        except IllegalChoice as error:
            said = str(error)
        else:
            self._fail(f"seat {seat} could answer {kind!r} with {str(option)!r}; it should have been refused")
        return said

    def undo(self, seat: int, *, turn: bool = False) -> Self:
        """The seat takes its last choice back, or its turn."""
        self.table.undo(seat, turn=turn)
        return self

    # ---------------------------------------------------------------- looking

    def expect(self, kind: str, seats: Iterable[int] | None = None) -> Self:
        """This is what is asked now, of exactly these seats; "" for a game that is over."""
        asked = {ask.seat: ask.kind for ask in self.table.pending}
        found = self.table.waiting(None).kind
        if kind not in (found, *asked.values()) or (not kind and asked):
            self._fail(f"expected {kind or 'the end'!r}, but {found or 'the end'!r} is there")
        if seats is not None and sorted(asked) != sorted(seats):
            self._fail(f"expected {kind!r} of seats {sorted(seats)}, but seats {sorted(asked)} are asked")
        return self

    def offered(self, seat: int) -> list[str]:
        """The tokens of what the seat may answer now."""
        return [token(option) for option in self._asked(seat).options]

    def unasked(self, seat: int) -> dict[str, list[str]]:
        """The tokens of what the seat may do unasked, by kind."""
        return {ask.kind: [token(option) for option in ask.options] for ask in self.table.interjections(seat)}

    def told(self, kind: str, seat: int | None = None, *, ever: bool = False) -> list[tuple[Any, ...]]:
        """The data of the events of a kind since the last answer (or ever), in the eyes of a seat or a spectator."""
        log = self.table.log
        assert log is not None
        recent = log.all if ever else log.all[self._heard :]
        return [event.data for event in recent if event.kind == kind and may_see(event.to, seat)]

    def _asked(self, seat: int) -> Ask:
        ask = self.table.ask(seat)
        if ask is None:
            self._fail(f"seat {seat} is not asked anything")
        return ask

    def _fail(self, what: str) -> NoReturn:
        lines = [what]
        lines += [f"  open: {ask!r}" for ask in self.table.pending] or ["  the game is over"]
        lines += [f"  made: seat {seat} {kind} {token(option)}" for seat, kind, option in self.table.choices[-5:]]
        if self.table.log is not None:
            lines += [f"  told: {event!r}" for event in self.table.log.all[-5:]]
        raise AssertionError("\n".join(lines))


def before_first_ask(rules: Rules[Any], seed: str) -> State:
    """The state at the last scene boundary before anybody is asked."""
    state = rules.new_state()
    state.chance = Keyed(key_of(seed))
    while state.agenda:
        boundary: State = state.copy()
        name, *arguments = state.agenda.pop()
        flow = rules.scenes[name](Play(state, rules, None), *arguments)
        if flow is not None and next(flow, None) is not None:
            return boundary
    raise KanlyError(f"{rules.setup.game} asks nothing before it ends")
