"""Kinds of questions: what each may ever offer, and how it is put into words.

A kind's domain is finite and ordered. The position of an option in it is its action number and the check on the wire.
`why_not` can explain all of it, and what a kind names `besides`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from kanly.kernel.asks import Ask, Flow, Option, token
from kanly.kernel.errors import KanlyError, RulesError, what_of
from kanly.kernel.messages import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of question. `domain`, a list or a function of the rules, is everything it may ever offer.

    `question(p, ask)`, `describe(p, ask, option)` and `why_not(p, ask, option)` give the words; without
    them the messages are `ask-<kind>` and `<kind>-<token>` or, where a game has none, the token itself.
    `besides`, a list or a function too, is what it never offers and `why_not` still explains: a card for another time.
    `why_not_thing(p, ask, thing, picked)` says why nothing with `space:arrakeen` is offered to whoever has picked
    `play:dagger` (or nothing: ""); without it, or where it gives None, the best reason of the options that name the
    thing does.
    `wakes` names the events that end a standing order for this kind. `public`: what it offers follows from what
    everybody sees. `moment(p, seat)`: the question is a moment to speak up in, and worth asking somebody who is else
    spared questions with one option.
    """

    name: str
    domain: Callable[[Any], list[Option]] | list[Option]
    question: Callable[[Any, Ask], Message] | None
    describe: Callable[[Any, Ask, Option], Message] | None
    why_not: Callable[[Any, Ask, Option], Message | None] | None
    wakes: tuple[str, ...]
    public: bool
    besides: Callable[[Any], list[Option]] | list[Option]
    why_not_thing: Callable[[Any, Ask, str, str], Message | None] | None
    moment: Callable[[Any, int], bool] | None

    def __init__(
        self,
        name: str,
        domain: Callable[[Any], list[Option]] | list[Option],
        question: Callable[[Any, Ask], Message] | None = None,
        describe: Callable[[Any, Ask, Option], Message] | None = None,
        why_not: Callable[[Any, Ask, Option], Message | None] | None = None,
        wakes: tuple[str, ...] = (),
        public: bool = False,
        besides: Callable[[Any], list[Option]] | list[Option] | None = None,
        why_not_thing: Callable[[Any, Ask, str, str], Message | None] | None = None,
        moment: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.name = name
        self.domain = domain
        self.question = question
        self.describe = describe
        self.why_not = why_not
        self.wakes = wakes
        self.public = public
        self.besides = [] if besides is None else besides
        self.why_not_thing = why_not_thing
        self.moment = moment


@mypyc_attr(allow_interpreted_subclasses=True)
class Interjection:
    """What a seat may do unasked while an open question waits; nobody waits for it.

    `offer(p, seat)` lists what the seat could do now; `flow(p, seat, option)` does it.
    """

    kind: str
    offer: Callable[[Any, int], list[Option]]
    flow: Callable[[Any, int, Option], Flow | None]

    def __init__(
        self,
        kind: str,
        offer: Callable[[Any, int], list[Option]],
        flow: Callable[[Any, int, Option], Flow | None],
    ) -> None:
        self.kind = kind
        self.offer = offer
        self.flow = flow


def options_of(kind: Kind, rules: Any) -> list[Option]:
    """All that a kind of question may ever offer under these rules."""
    return _listed(kind.domain, f"the domain of {kind.name!r}", rules)


def besides_of(kind: Kind, rules: Any) -> list[Option]:
    """What a kind of question never offers under these rules, and can still be asked about."""
    return _listed(kind.besides, f"what goes besides the domain of {kind.name!r}", rules)


def _listed(given: Callable[[Any], list[Option]] | list[Option], what: str, rules: Any) -> list[Option]:
    try:
        options: Any = given if isinstance(given, list) else given(rules)
    except KanlyError:
        raise
    except Exception as error:
        raise RulesError(f"{what} failed: {what_of(error)}") from error
    if not isinstance(options, list):
        raise RulesError(f"{what} is {options!r}; give a list, or a function that returns one")
    return options


def _is_option(option: Any) -> bool:
    """Whether a value can be one: a text, a whole number, or a tuple of such."""
    if isinstance(option, tuple):
        for part in option:
            if not _is_option(part):
                return False
        return True
    return isinstance(option, (str, int))


class Domain:
    """The options of one kind in order, with their tokens and action numbers; and what `why_not` explains besides."""

    kind: Kind
    first: int  # action number of the first option
    options: list[Option]
    place: dict[Option, int]
    by_token: dict[str, Option]
    explained: dict[str, Option]  # by token: the options, then what is never offered

    def __init__(self, kind: Kind, options: list[Option], first: int, besides: list[Option] | None = None) -> None:
        self.kind = kind
        self.first = first
        self.options = options
        self.place = {}
        self.by_token = {}
        for i in range(len(options)):
            option = options[i]
            if not _is_option(option):
                raise RulesError(
                    f"{option!r} cannot be an option of {kind.name!r}: give texts, numbers or tuples of them"
                )
            text = token(option)
            if option in self.place or text in self.by_token:
                raise RulesError(f"the domain of {kind.name!r} lists {text!r} twice")
            self.place[option] = i
            self.by_token[text] = option
        self.explained = dict(self.by_token)
        for option in [] if besides is None else besides:
            if not _is_option(option):
                raise RulesError(f"{option!r} goes besides {kind.name!r}, but cannot be an option of anything")
            self.explained.setdefault(token(option), option)
