"""The table: one running game, what it waits for, and everything it remembers.

    table = Table(rules, seed="sietch")
    while not table.over:
        ask = table.pending[0]
        table.choose(ask.seat, ask.options[0])
    print(table.result.winners)

A person, a bot, a search and a replay all do the same thing: pick one of the options. There is no second way to change
a game.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Ask, Option, Secret, Window, malformed, token
from kanly.kernel.chance import Cheap, Keyed, commitment, is_text, key_of
from kanly.kernel.errors import BadSetup, IllegalChoice, KanlyError, RulesError, Withheld, what_of
from kanly.kernel.events import Event, Log
from kanly.kernel.kinds import Domain
from kanly.kernel.messages import Message
from kanly.kernel.observing import empty_row
from kanly.kernel.rules import Result, Rules
from kanly.kernel.running.orders import Orders, StandingOrder
from kanly.kernel.running.reasons import is_beginning, reason_about
from kanly.kernel.running.remembering import Deal, Remembering
from kanly.kernel.running.sides import shares_of
from kanly.kernel.state import State

MAX_TALK: Final = 2000  # characters of one remark
MAX_OBEYED: Final = 1000  # answers by standing orders in a row
LOOKED_BACK: Final = 100  # events before the one that is told: more than a turn has


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
    """A remark at the table, and how many choices had been made before it."""

    after: int
    seat: int
    text: str

    def __init__(self, after: int, seat: int, text: str) -> None:
        self.after = after
        self.seat = seat
        self.text = text


class Table(Remembering):
    """One running game.

    `keep=False` takes no checkpoints and no record: for rollouts, which can then neither be cloned nor undone.
    `programs` is a mask of seats that are played by programs: where they have one option only, it answers itself. So it
    does for people who want it; `people` then names their seats, and they are still asked in moments to speak up in.
    `witness` is how many choices apart the record's state digests lie; 0 for none.
    """

    seed: str | None  # None in a redealt world
    standing: Orders
    talk: list[Talk]

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
            if not isinstance(seed, str) or not is_text(seed):
                raise BadSetup("a new table needs a seed: any plain text")
            try:
                state = rules.new_state()
            except KanlyError:
                raise
            except Exception as error:
                raise RulesError(f"{rules.setup.game} failed to begin: {what_of(error)}") from error
            state.chance = Keyed(key_of(seed))
            start = True
        else:
            start = False
        super().__init__(rules, state, Log() if log else None, programs, witness, names or rules.setup.names)
        self.seed = seed
        self.keep = keep
        self.standing = Orders()
        self.talk = []
        if start:
            try:
                self.run(None)
            except KanlyError:
                raise
            except Exception as error:
                raise RulesError(f"{rules.setup.game} failed to begin: {what_of(error)}") from error

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
        try:
            return self.rules.full_view(self.state, seat)
        except Exception as error:
            raise self._failed("to show the table", error) from error

    def observe(self, seat: int) -> bytearray:
        """What a seat may know of the game as numbers; `rules.blocks` says what each of them is."""
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        try:
            out = empty_row(self.rules.observed)
            self.rules.observe(self.state, seat, out)
            return bytearray(out.getvalue())
        except Exception as error:
            raise self._failed("to write an observation", error) from error

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened in the eyes of a seat (None: a spectator), from its `since`-th event on."""
        self._check_watcher(seat)
        if self.log is None:
            raise Withheld("this table keeps no events")
        return self.rules.recalled(self.state, seat, self.log.seen_by(seat, since))

    def told(self, seat: int | None, since: int = 0) -> list[tuple[Event, Message]]:
        """What has happened in the eyes of a seat (None: a spectator), each with its words."""
        first = max(0, since - LOOKED_BACK)
        events = self.events(seat, first)
        return [(events[at], self.rules.narrate_at(events, at)) for at in range(since - first, len(events))]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        if not self.over:
            return None
        try:
            return self.rules.result(self.state)
        except Exception as error:
            raise self._failed("to say how it ended", error) from error

    @property
    def shares(self) -> list[float] | None:
        """By seat: its share of the victory; None while the game runs."""
        result = self.result
        return None if result is None else shares_of(self.rules.parties(self.state), result.winners, self.seats)

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
                except AttributeError:
                    raise malformed(ask) from None
                self._apply(ask, options[at])  # ours, not an equal of another type
                if self.standing.given:
                    self._obey()
                return
        self.interject(seat, option, kind)

    def interject(self, seat: int, option: Option, kind: str = "") -> None:
        """Do something unasked: one of the seat's interjections."""
        ask = self._interjection(seat, option, kind)
        self._apply(ask, ask.options[ask.options.index(option)])
        if self.standing.given:
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
        if self.standing.given:
            self._obey()

    def choose_token(self, seat: int, kind: str, text: str) -> None:
        """Choose by the option's token, as a client or a record names it."""
        self.choose(seat, self.option_of(kind, text), kind)

    def option_of(self, kind: str, text: str) -> Option:
        """The option of a kind of question that a token stands for, offered now or not."""
        domain = self._domain(kind)
        if not isinstance(text, str) or text not in domain.by_token:
            raise IllegalChoice(f"{text!r} is nothing that {kind!r} could ever offer")
        return domain.by_token[text]

    def question(self, ask: Ask) -> Message:
        """What is asked, in words."""
        return self.rules.question(self.play, ask)

    def describe(self, ask: Ask, option: Option) -> Message:
        """What an option does, where it is on the board, and the rules behind it."""
        return self.rules.describe(self.play, ask, option)

    def why_not(self, seat: int, option: Option) -> Message | None:
        """Why an option of the domain, or one besides it, is not offered to the seat now: a message; None if it is."""
        ask = self.ask(seat)
        if ask is None:
            raise IllegalChoice(f"seat {seat} is not asked anything now")
        if option in ask.options:
            return None
        if option not in self.rules.domain(ask.kind).explained.values():
            raise IllegalChoice(f"{token(option)!r} is nothing that {ask.kind!r} could ever offer")
        return self.rules.why_not(self.play, ask, option)

    def why_not_thing(self, seat: int, thing: str, picked: str = "") -> Message | None:
        """Why nothing that names a thing (`space:arrakeen`, `card:dagger`) is offered to the seat; None if it is.

        `picked`: nothing whose token begins with these parts (`play:dagger`).
        """
        ask = self.ask(seat)
        if ask is None:
            raise IllegalChoice(f"seat {seat} is not asked anything now")
        if picked and not is_beginning(self.rules, ask, picked):
            raise IllegalChoice(f"nothing that {ask.kind!r} could ever offer begins with {picked!r}")
        return reason_about(self.rules, self.play, ask, thing, picked)

    def _interjection(self, seat: int, option: Option, kind: str) -> Ask:
        """What the seat may do unasked and this choice does."""
        for ask in self.interjections(seat) if self._is_seat(seat) else []:
            if option in ask.options and (not kind or ask.kind == kind):
                return ask
        raise self._illegal(seat, option, kind)

    def _domain(self, kind: Any) -> Domain:
        domain = self.domains.get(kind) if isinstance(kind, str) else None
        if domain is None:
            raise IllegalChoice(f"there is no kind of question {kind!r}")
        return domain

    def _failed(self, what: str, error: Exception) -> KanlyError:
        """What the game's own code raised, as an error of the family."""
        if isinstance(error, KanlyError):
            return error
        return RulesError(f"{self.rules.setup.game} failed {what}: {what_of(error)}")

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

    # ---------------------------------------------------------------- copies

    def clone(self, *, keep: bool = True, log: bool = False) -> Table:
        """An independent table in the same position. Orders and talk stay behind, events too unless asked for."""
        if log and self.log is None:
            raise Withheld("this table keeps no events, so its clone cannot have them")
        start = self.checkpoint if self.near is None else self.near.state
        if start is None:
            return self._dealt_again(keep)
        other = Table(
            self.rules, self.seed, keep=keep, log=log, programs=self.programs, names=self.names, state=start.copy()
        )
        other.people = self.people
        if other.log is not None and self.log is not None:
            other.log.all.extend(self.log.all[: self.events_before if self.near is None else self.near.events])
        other._follow(self)
        if keep:
            other._share(self)
        else:
            other.since = []
        return other

    def redeal(self, seat: int, seed: int, *, keep: bool = False) -> Table:
        """A world that the seat cannot tell from this one: what it cannot know is exchanged, chance gets a new key.

        The others' unrevealed secret answers are forgotten. What can be read of the world holds no trace of the table's
        own: no seed, no record, no events. With `keep` it can be cloned, too, and remembers privately how it was dealt.
        """
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        world = self.clone(keep=False)
        world._deal(seat, seed)
        if keep:
            world._dealt = self._next_deal(seat, seed)
            world.keep = True
        return world

    def _deal(self, seat: int, seed: int) -> None:
        """Become a world that the seat cannot tell from this one."""
        chance = Cheap(seed)
        self.seed = None
        self.play.state.chance = chance
        self.play.rng = chance
        try:
            self.rules.full_redeal(self.play.state, seat, chance)
        except Exception as error:
            raise self._failed("to redeal", error) from error
        programs = self.programs
        self.programs = 0
        self.offer_again(seat)
        self.programs = programs

    def _next_deal(self, seat: int, seed: int) -> Deal:
        """How a world dealt here and now comes about."""
        start = self.checkpoint if self.near is None else self.near.state
        if start is not None:
            near = self.near
            since = self.since[:] if near is None else self.since[near.choices :]
            return Deal(start, since, 0 if near is None else near.learnt, None, seat, seed)
        assert self._dealt is not None
        return Deal(self._dealt.state, self.since[:], 0, self._dealt, seat, seed)

    def _dealt_again(self, keep: bool) -> Table:
        """A clone of a kept world before its first scene boundary: it is dealt once more, and its choices follow."""
        deal = self._dealt
        if deal is None:
            raise Withheld("no checkpoint to clone from: a rollout has none, nor has a world that was not kept")
        other = Table(self.rules, None, keep=False, log=False, names=self.names, state=deal.state.copy())
        other._follow_deal(deal)
        other._go_through(self.since)
        other.programs = self.programs
        other.people = self.people
        other.keep = keep
        if keep:
            other._share(self)
        return other

    def _follow_deal(self, deal: Deal) -> None:
        if deal.within is None:
            self.play.learnt = deal.learnt
            self._replay(deal.choices)
        else:
            self._follow_deal(deal.within)
            self._go_through(deal.choices)
        self._deal(deal.seat, deal.seed)

    # ---------------------------------------------------------------- orders and talk

    @property
    def orders(self) -> list[StandingOrder]:
        """The standing orders that hold."""
        return self.standing.given

    def order(self, seat: int, kind: str, option: Option, *, this_turn: bool = False) -> None:
        """Answer every such question of the seat with the option, until one of the kind's waking events happens."""
        self.standing.give(self.new_order(seat, kind, option, this_turn))
        self._obey()

    def new_order(self, seat: int, kind: str, option: Option, this_turn: bool) -> StandingOrder:
        """A checked order as it would be given now; the caller carries it out."""
        if not self._is_seat(seat):
            raise self._no_seat(seat)
        domain = self._domain(kind)
        if option not in domain.options:
            raise IllegalChoice(f"{token(option)!r} is nothing that {kind!r} could ever offer")
        option = domain.options[domain.options.index(option)]  # ours, not an equal of another type
        heard = 0 if self.log is None else len(self.log.seen_by(seat))
        return StandingOrder(seat, kind, option, self.state.turn if this_turn else -1, domain.kind.wakes, heard)

    def cancel_order(self, seat: int, kind: str) -> None:
        """The seat answers such questions by itself again."""
        self.standing.cancel(seat, kind)

    def taken_back(self, seat: int, kind: str) -> None:
        """The seat has taken back an answer to this kind of question."""
        self.standing.taken_back(seat, kind, self.log)

    def _obey(self) -> None:
        """Carry out the standing orders that hold."""
        for _ in range(MAX_OBEYED):
            self.standing.wake(self.state.turn, self.log)
            chosen = self.standing.answer(self.asks)
            if chosen is None:
                return
            self._apply(chosen[0], chosen[1])
        self.standing = (
            Orders()
        )  # a game that asks nothing else any more: better to wake everybody than to loop forever

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
