"""Properties that hold for every game, checked over random play.

    report = check_game(game, game.set_up(4), seed=7)

plays one whole game: every seat answers at random, some interject, give standing orders, talk or undo. At every step,
or at a random share of them (`heavy`), everything that `PROPERTIES` names is checked. What does not hold raises
PropertyBroken with the record that leads there.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from kanly.kernel import Ask, Choice, Game, KanlyError, Message, Result, Setup, Table, Withheld, digest, pack, token
from kanly.kernel.chance import commitment
from kanly.kernel.record import make_record, read_record, replay, write_record
from kanly.rulebook import Rulebook, in_play, rulebook_of
from kanly.testing.broken import PropertyBroken, broken, same
from kanly.testing.copies import check_clone, check_replay, check_saving, check_state
from kanly.testing.looks import Data, snapshot, words
from kanly.testing.questions import check_asks, check_cited, check_events, check_plain, check_reading
from kanly.testing.randomly import pick, play_at_random
from kanly.testing.refusals import check_refusals, check_undo_refused
from kanly.testing.secrecy import (
    Invariant,
    Shadow,
    check_plays_on,
    check_private,
    check_redeal,
    check_restart,
    hidden_from,
    hold,
)
from kanly.testing.setups import label
from kanly.testing.undoing import check_limits, check_teaches_nothing, check_together, check_undo, check_whole_turn

PROPERTIES: Final = {
    "plays": "a random game goes on without an error of the game's own code",
    "ends": "a random game ends",
    "asks": "every question has options, all distinct and inside the domain of its kind",
    "words": "questions, options, refusals and events can be put into words",
    "cites": "questions, options, refusals and events cite only rules that hold in the set-up",
    "plain": "views, words, events and results are plain data",
    "observation": "blocks of an observation write within their places",
    "reading": "looking at a table changes nothing",
    "clone": "a clone equals its table and goes on like it",
    "copy": "a copied state has everything and shares nothing",
    "state": "a state can be packed and unpacked",
    "record": "a record can be written and read",
    "replay": "a replayed record equals its table",
    "saving": "a stored table is restored as it was and goes on like before",
    "undo": "undo then the same choice is identity",
    "undo-limits": "undo ends with chance, revelations, questions to several seats and others' answers, and says so",
    "undo-teaches": "a choice that can be taken back teaches its seat nothing",
    "refusal": "a refused choice changes nothing",
    "talk": "table talk touches nothing",
    "redeal": "a redeal leaves its table alone and gives legal worlds",
    "secrecy": "a seat cannot tell redealt worlds apart",
    "redeal-plays": "redealt worlds can be played to the end",
    "events": "the same choice in redealt worlds tells a seat the same until something is revealed to it",
    "takeover": "a fresh bot of any kind can answer any question of any seat",
    "secret-writes": "secret flows write nothing",
    "private": "a private answer shows the others nothing, not even that it was given",
    "programs": "the record of a game between programs replays without them",
    "commitment": "the chance key is committed to at the start and shown at the end",
    "result": "the result ranks the parties",
    "invariant": "what the game itself promises holds",
}


class Report:
    """What one checked game was like: its choices, how often each property was tried, its final digest."""

    def __init__(self) -> None:
        self.choices = 0
        self.checks: Counter[str] = Counter()
        self.digest = ""


def check_game(
    game: Game,
    setup: Setup,
    seed: int | str,
    *,
    heavy: float = 0.3,
    invariant: Invariant | None = None,
    limit: int = 20_000,
) -> Report:
    """Play one random game and check every property; `heavy` is the share of steps at which all are tried."""
    return _Check(game, setup, str(seed), heavy, invariant, limit).run()


class _Check:
    """One game being checked."""

    def __init__(
        self, game: Game, setup: Setup, seed: str, heavy: float, invariant: Invariant | None, limit: int
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.heavy = heavy
        self.invariant = invariant
        self.limit = limit
        self.rng = Random(f"{game.id} {label(game, setup)} {seed}")
        self.report = Report()
        self.shadows: list[Shadow] = []
        self.stale: Ask | None = None
        self.undone = 0
        self.table: Table | None = None
        self.held = _held(game, setup)

    def run(self) -> Report:
        """The whole game."""
        try:
            self.table = table = self.game.open(self.setup, self.seed, witness=16)
            self._play(table)
            self._end(table)
        except PropertyBroken as error:
            self._place(error)
            raise
        except Exception as error:
            found = PropertyBroken("plays", f"{type(error).__name__}: {error}")
            self._place(found)
            raise found from error
        self.report.choices = table.made
        self.report.digest = digest(table.rules, table.state)
        return self.report

    def _place(self, error: PropertyBroken) -> None:
        """Say where the game was."""
        place = f"{self.game.id} {label(self.game, self.setup)}, seed {self.seed!r}"
        if self.table is not None:
            place += f", after {self.table.made} choices"
            try:
                error.record = make_record(self.table)
            except Exception as why:
                place += f", no record ({why})"
        error.where = place

    def _tried(self, *names: str) -> None:
        for name in names:
            self.report.checks[name] += 1

    # ---------------------------------------------------------------- the course of the game

    def _play(self, table: Table) -> None:
        promise = table.commitment
        self._withheld(table)
        while not table.over:
            if table.made >= self.limit:
                broken("ends", f"no end after {self.limit} random choices")
            self._aside(table)
            if table.over:
                break
            check_asks(table)
            self._tried("asks")
            asked = self.rng.choice(table.pending).seat
            check_cited(words(table, asked, self.rng.getrandbits(32)), self.held)
            self._tried("cites")
            if self.invariant is not None:
                hold(self.invariant, table)
                self._tried("invariant")
            if self.rng.random() < self.heavy:
                twin = check_clone(table)
                self._look(table)
                self._move(table, twin)
            else:
                self._move(table, None)
        same("commitment", "the commitment changes", promise, table.commitment)

    def _aside(self, table: Table) -> None:
        """What happens between choices: talk, standing orders, taking things back."""
        rng = self.rng
        dice = rng.random()
        seats = self.setup.seats
        if dice < 0.04:
            before = snapshot(table)
            table.say(rng.randrange(seats), f"remark {table.made}")
            same("talk", "a remark changes the table", before, snapshot(table))
            self._tried("talk")
        elif dice < 0.06 and not table.orders:
            ask = rng.choice(table.pending)
            self.shadows = []
            table.order(ask.seat, ask.kind, rng.choice(ask.options), this_turn=rng.random() < 0.7)
        elif dice < 0.15 and table.orders:
            order = rng.choice(table.orders)
            table.cancel_order(order.seat, order.kind)
        elif dice < 0.20 and self.undone < table.made // 4 + 3:
            seat = rng.randrange(seats)
            if not table.why_no_undo(seat):
                self.undone += table.undo(seat, turn=rng.random() < 0.3)
                self.shadows = []

    def _look(self, table: Table) -> None:
        """Everything that can be checked without a choice."""
        rng = self.rng
        check_reading(table, rng)
        check_state(table)
        self._tried("reading", "observation", "words", "plain", "state", "copy")
        if rng.random() < 0.3:
            check_refusals(table, rng, self.stale)
            check_undo_refused(table)
            self._tried("refusal", "undo-limits")
        if rng.random() < 0.1:
            check_replay(self.game, table)
            self._tried("record", "replay")
        check_restart(table)
        for seat in range(self.setup.seats):
            if check_redeal(table, seat, rng, self.invariant):
                self.report.checks["exchanged"] += 1
            self._tried("secrecy", "redeal")
        if rng.random() < 0.2:
            check_plays_on(table, rng.randrange(self.setup.seats), rng, self.invariant, self.limit)
            self._tried("redeal-plays")
        if table.answering_together:
            self.report.checks["undo"] += check_together(table)
        if not table.answering_together and not table.orders and len(self.shadows) < 3:
            self.shadows.append(Shadow(table, rng.randrange(self.setup.seats), rng.getrandbits(48)))

    def _move(self, table: Table, twin: Table | None) -> None:
        """One choice, with what must hold before and after it; more of that with a clone of the table."""
        choice = pick(table, self.rng)
        if table.orders:
            self.shadows = []
            table.choose(choice[0], choice[2], choice[1])
            return
        seat, kind, option = choice
        log = table.log
        assert log is not None
        step = table.step
        together = table.answering_together
        drawn = table.state.chance.drawn
        heard = len(log.all)
        heard_by = [len(table.events(shadow.seat)) for shadow in self.shadows]
        asked = table.ask(seat)
        written = pack(table.rules, table.state) if together else None
        shown = hidden_from(table, seat) if together else []
        twins: dict[str, Table] = {}
        earlier: Table | None = None
        before: Data = {}
        if twin is not None:
            before = snapshot(table)
            earlier = table.clone(log=True)
            twins["clone"] = twin
            if self.rng.random() < 0.3:
                twins["saving"] = check_saving(self.game, table)
            for name, other in twins.items():
                other.choose(seat, option, kind)
                same("clone", f"a choice in the {name}d table changes the table", before, snapshot(table))
                self._tried(name)
        table.choose(seat, option, kind)
        after: Data = {} if twin is None else snapshot(table)
        for name, other in twins.items():
            same(name, f"after {choice} the {name}d table differs", after, snapshot(other))
            for x in range(self.setup.seats):
                same(name, f"undo for seat {x}", table.why_no_undo(x), other.why_no_undo(x))
        self.stale = asked
        told = log.all[heard:]
        check_events(table, told, self.held)
        still = together and table.step is step
        if still:
            check_private(table, seat, written, shown, heard)
            self._tried("secret-writes", "private")
        check_limits(table, choice, drawn, told, table.answering_together and not still)
        self._follow(table, choice, heard_by, together and not still)
        if earlier is not None and not table.why_no_undo(seat):
            check_teaches_nothing(earlier, table, choice, self.rng)
            check_undo(table, choice, before, after)
            check_whole_turn(table, seat)
            self._tried("undo", "undo-teaches")

    def _follow(self, table: Table, choice: Choice, heard_by: list[int], closed: bool) -> None:
        left: list[Shadow] = []
        for shadow, heard in zip(self.shadows, heard_by):
            if shadow.follow(table, choice, heard, closed):
                left.append(shadow)
            self._tried("events")
        self.shadows = left

    # ---------------------------------------------------------------- beginning and end

    def _withheld(self, table: Table) -> None:
        try:
            key = table.key
        except Withheld:
            self._tried("commitment")
        else:
            broken("commitment", f"the key of a running game is shown: {key}")

    def _end(self, table: Table) -> None:
        """What must hold once the game is over."""
        same(
            "commitment", "the key does not fit the commitment", table.commitment, commitment(bytes.fromhex(table.key))
        )
        if self.invariant is not None:
            hold(self.invariant, table)
        check_reading(table, self.rng)
        check_state(table)
        check_clone(table)
        check_saving(self.game, table)
        check_replay(self.game, table)
        check_refusals(table, self.rng, self.stale)
        check_undo_refused(table)
        for seat in range(self.setup.seats):
            check_redeal(table, seat, self.rng, self.invariant)
        self._result(table)
        self._programs()

    def _result(self, table: Table) -> None:
        result = table.result
        if not isinstance(result, Result) or not isinstance(result.reason, Message):
            broken("result", f"the result is {result!r}")
        check_plain([result.data(), *[tie.data() for tie in table.rules.ties(table.state)]], "the result")
        parties = [party.id for party in table.rules.parties(table.state)]
        ranked = [id for place in result.ranking for id in place]
        if len(set(parties)) < len(parties):
            broken("result", f"two parties have the same id: {parties}")
        if sorted(ranked) != sorted(set(ranked) & set(parties)):
            broken("result", f"ranked are {ranked}; the parties are {parties}")
        if not set(result.scores) <= set(parties):
            broken("result", f"scores of {sorted(result.scores)}; the parties are {parties}")
        for party in table.rules.parties(table.state):
            if party.seat is not None and not 0 <= party.seat < self.setup.seats:
                broken("result", f"party {party.id} belongs to seat {party.seat}")
        self._tried("result")

    def _programs(self) -> None:
        """A game in which lone options answer themselves has a record like any other."""
        played = self.game.open(self.setup, self.seed, programs=(1 << self.setup.seats) - 1)
        if not play_at_random(played, self.seed, self.limit):
            broken("ends", f"no end after {self.limit} random choices between programs")
        try:
            other = replay(self.game, read_record(write_record(make_record(played))))
        except KanlyError as error:
            broken("programs", f"the record of a game between programs does not replay: {error}")
        same("programs", "choices", _tokens(played), _tokens(other))
        same("programs", "the final state", pack(played.rules, played.state), pack(other.rules, other.state))
        self._tried("programs")


def _held(game: Game, setup: Setup) -> Rulebook:
    """The rules that hold in the set-up; none if the game brings no rulebook."""
    try:
        return rulebook_of(game).holding(in_play(setup))
    except KanlyError:
        return Rulebook("")


def _tokens(table: Table) -> list[tuple[int, str, str]]:
    return [(seat, kind, token(option)) for seat, kind, option in table.choices]
