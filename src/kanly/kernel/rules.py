"""Rules: a game assembled once for a set of modules and settings. Stateless: a table gives it the state to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kanly.kernel.asks import Ask, Option, token
from kanly.kernel.chance import Chance
from kanly.kernel.errors import RulesError
from kanly.kernel.events import Event
from kanly.kernel.guides import Guide
from kanly.kernel.kinds import Domain, Interjection, besides_of, options_of
from kanly.kernel.messages import Message
from kanly.kernel.modules import AddAlmanac, AddRedeal, AddView, Book, Function, Module
from kanly.kernel.observing import Placed, Row, place
from kanly.kernel.setup import Setup
from kanly.kernel.state import Part, Scene, State

S = TypeVar("S", bound=State)


class Party:
    """A side with pieces and a score of its own. A rival has no seat; a seat may answer for several parties."""

    id: str
    seat: int | None
    team: str

    def __init__(self, id: str, seat: int | None, team: str = "") -> None:
        self.id = id
        self.seat = seat
        self.team = team

    def data(self) -> dict[str, Any]:
        """The party as plain data."""
        return {"id": self.id, "seat": self.seat, "team": self.team}


class Result:
    """How a game ended: parties from best to worst (equals together), their scores, and why it ended."""

    ranking: list[list[str]]
    scores: dict[str, int]
    reason: Message

    def __init__(self, ranking: list[list[str]], scores: dict[str, int], reason: Message) -> None:
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    @property
    def winners(self) -> list[str]:
        """The parties that won; a team wins together, and nobody may win."""
        return self.ranking[0] if self.ranking else []

    def data(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"ranking": self.ranking, "scores": self.scores, "reason": self.reason.data()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What every game's rules have; a game's own class adds its state, views, redeals and result.

    `version` changes with every change of behaviour; `schema` when stored states change their shape; `records` are the
    classes, besides lists and numbers, that a state is made of, those of the modules included.
    """

    setup: Setup
    seats: int
    version: str
    schema: int
    records: tuple[type, ...]
    scenes: dict[str, Function]
    before_scene: Callable[[Any, Scene], bool] | None  # asked before every scene; True: it has put others first
    steps: dict[str, Function]
    lists: dict[str, list[Any]]
    interjections: list[Interjection]
    event_fields: dict[str, tuple[str, ...]]  # what the data of an event are, as far as modules say it
    makers: dict[str, Callable[[Any], Part]]  # of the modules' parts of a state
    views: list[AddView]
    redeals: list[AddRedeal]
    almanacs: list[AddAlmanac]
    blocks: dict[str, Placed]  # what an observation is made of
    observed: int  # how many numbers all blocks have together
    domains: dict[str, Domain]
    actions: int  # how many options all domains have together

    def __init__(
        self, setup: Setup, modules: list[Module], version: str, records: tuple[type, ...], schema: int = 1
    ) -> None:
        book = Book(modules)
        self.setup = setup
        self.seats = setup.seats
        self.version = version
        self.schema = schema
        self.records = _apart((*records, *book.records))
        self.scenes = book.scenes
        self.before_scene = None
        self.steps = book.steps
        self.lists = book.lists
        self.interjections = book.interjections
        self.event_fields = book.events
        self.makers = book.makers
        self.views = book.views
        self.redeals = book.redeals
        self.almanacs = book.almanacs
        self.domains = {}
        self.actions = 0
        for kind in book.kinds:
            options = options_of(kind, self)
            if not options:  # it cannot come up in this set-up
                continue
            domain = Domain(kind, options, self.actions, besides_of(kind, self))
            self.domains[kind.name] = domain
            self.actions += len(domain.options)
        self.blocks = place(book.blocks, self)
        self.observed = sum([block.size for block in self.blocks.values()])
        declared = [kind.name for kind in book.kinds]
        unasked: list[str] = []
        for interjection in self.interjections:
            if interjection.kind not in declared:
                raise RulesError(f"interjection {interjection.kind!r} is not declared as a kind")
            if interjection.kind in unasked:
                raise RulesError(f"two interjections are of kind {interjection.kind!r}: give each a kind of its own")
            unasked.append(interjection.kind)

    # What a game must say.

    def begin(self) -> S:
        """The state before anything happened, its agenda holding the first scene. Draws nothing."""
        raise RulesError(f"{type(self).__name__} does not say how a game begins")

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data. An allow-list: what is not put in is not seen."""
        raise RulesError(f"{type(self).__name__} does not say what a seat sees")

    def redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Exchange in place everything that the seat cannot know, keeping all that it has learnt."""
        raise RulesError(f"{type(self).__name__} does not say how to redeal; if nothing is hidden, let it do nothing")

    def parties(self, state: S) -> list[Party]:
        """Every party of this game and the seat that answers for it."""
        return [Party(f"seat{i}", i) for i in range(self.setup.seats)]

    def ties(self, state: S) -> list[Message]:
        """At the end: what has decided between places whose scores are equal, in words; the best places first."""
        return []

    def result(self, state: S) -> Result:
        """How the game ended; called once nothing is left on the agenda."""
        raise RulesError(f"{type(self).__name__} does not say how a game ends")

    def recalled(self, state: S, seat: int | None, events: list[Event]) -> list[Event]:
        """A seat's events as it may look them up; a game in which some things must be remembered blots those out."""
        return events

    def migrate(self, data: Any, schema: int) -> Any:
        """Stored state data of an older schema, brought to the present one."""
        raise RulesError(f"stored with schema {schema}; {self.setup.game} has no way from there to {self.schema}")

    def guide(self) -> Guide | None:
        """What programs that search are told about the game; None: nothing."""
        return None

    # The game together with its modules, as the table asks for it.

    def new_state(self) -> S:
        """The game's beginning, with a fresh part of every module that keeps something."""
        state = self.begin()
        if not isinstance(state, State):
            raise RulesError(f"{type(self).__name__}.begin returned {state!r}, not a State")
        for name, make in self.makers.items():
            part = make(self)
            if not isinstance(part, Part):
                raise RulesError(f"the record of module {name!r} is {part!r}, not a Part")
            state.parts[name] = part
        return state

    def full_view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the game and of its modules."""
        view = self.view(state, seat)
        for add in self.views:
            add(self, state, seat, view)
        return view

    def observe(self, state: S, seat: int, out: Row) -> None:
        """Write what a seat may know, block after block, into a row of zeros; `kernel.observing` says more."""
        for block in self.blocks.values():
            block.write(self, state, seat, out, block.first)

    def full_redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Exchange everything that the seat cannot know, in the game and in its modules."""
        self.redeal(state, seat, chance)
        for redeal in self.redeals:
            redeal(self, state, seat, chance)

    def full_almanac(self) -> dict[str, Any]:
        """What is printed in the game and in its modules."""
        almanac = self.almanac()
        for add in self.almanacs:
            add(self, almanac)
        return almanac

    # Words, made only when somebody reads them.

    def question(self, p: Any, ask: Ask) -> Message:
        """What is asked."""
        domain = self.domains.get(ask.kind)
        if domain is not None and domain.kind.question is not None:
            return domain.kind.question(p, ask)
        return Message("ask-" + ask.kind)

    def describe(self, p: Any, ask: Ask, option: Option) -> Message:
        """What an option does, where it is on the board, and the rules behind it."""
        domain = self.domains.get(ask.kind)
        if domain is not None and domain.kind.describe is not None:
            return domain.kind.describe(p, ask, option)
        return Message(ask.kind + "-" + token(option).replace(":", "-"), {"option": token(option)})

    def why_not(self, p: Any, ask: Ask, option: Option) -> Message:
        """Why an option of the domain is not offered now, from what the asked seat knows."""
        domain = self.domains.get(ask.kind)
        if domain is not None:
            if domain.kind.why_not is not None:
                reason = domain.kind.why_not(p, ask, option)
                if reason is not None:
                    return reason
            if domain.kind.describe is not None:
                words = domain.kind.describe(p, ask, option)
                return Message("why-not-offered", {"option": words}, words.refs)
        return Message("why-not-offered", {"option": token(option)})

    def why_not_thing(self, p: Any, ask: Ask, thing: str, picked: str) -> Message | None:
        """Why nothing with a thing (`space:arrakeen`) is offered now; None if only its options can say.

        `picked`: what the seat has picked of its answer, as the first parts of a token (`play:dagger`).
        """
        domain = self.domains.get(ask.kind)
        if domain is None or domain.kind.why_not_thing is None:
            return None
        return domain.kind.why_not_thing(p, ask, thing, picked)

    def narrate(self, event: Event) -> Message:
        """An event in words; its data are the arguments `a`, `b`, `c`, ... unless a module names them."""
        names = self.event_fields.get(event.kind)
        if names is None:
            return Message("event-" + event.kind, {chr(97 + i): event.data[i] for i in range(len(event.data))})
        return Message("event-" + event.kind, dict(zip(names, event.data)))

    def narrate_at(self, events: list[Event], at: int) -> Message:
        """One of the events that somebody saw, in words; what was told before it may give a thing its name."""
        return self.narrate(events[at])

    # What is printed.

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        """The board as text for the terminal, `say` giving the words of a message or of its id; empty: the view."""
        return ""

    def pieces(self) -> dict[str, Message]:
        """Cards, spaces and whatever else can be looked at, by name, with their titles."""
        return {}

    def printed(self, piece: str) -> list[Message]:
        """What is printed on one of the pieces, line by line."""
        return []

    def almanac(self) -> dict[str, Any]:
        """What never changes and a client draws (cards, spaces, tracks), as plain data with messages as `data()`."""
        return {}

    # Settings, options and numbers.

    def setting(self, name: str) -> Any:
        """The value of a setting that applies to this set-up."""
        try:
            return self.setup.settings[name]
        except KeyError:
            raise RulesError(f"{self.setup.game} has no setting {name!r} for these seats and modules") from None

    def domain(self, kind: str) -> Domain:
        """The domain of a kind of question."""
        domain = self.domains.get(kind)
        if domain is None:
            raise RulesError(f"{self.setup.game} declares no kind of question {kind!r}")
        return domain

    def number(self, kind: str, option: Option) -> int:
        """The action number of an option."""
        domain = self.domain(kind)
        place = domain.place.get(option)
        if place is None:
            raise RulesError(f"{token(option)!r} is outside the domain of {kind!r}")
        return domain.first + place

    def action(self, number: int) -> tuple[str, Option]:
        """The kind and option of an action number."""
        for kind, domain in self.domains.items():
            if domain.first <= number < domain.first + len(domain.options):
                return kind, domain.options[number - domain.first]
        raise RulesError(f"there is no action {number}; they go from 0 to {self.actions - 1}")

    def step(self, name: str) -> Function:
        """The step of that name, wrapped by whoever wraps it."""
        function = self.steps.get(name)
        if function is None:
            raise RulesError(f"{self.setup.game} has no step {name!r}")
        return function


def _apart(records: tuple[type, ...]) -> tuple[type, ...]:
    """The record classes, if no two have the same name: stored states know them by it."""
    names: list[str] = []
    for cls in records:
        if not isinstance(cls, type):
            raise RulesError(f"{cls!r} is among the records: name classes, of which states are made")
        if cls.__name__ in names:
            raise RulesError(f"two records are called {cls.__name__}: rename one of them")
        names.append(cls.__name__)
    return records
