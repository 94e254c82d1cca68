"""How effects are put together: conditions, arrows, choices, counts, together, one after the other."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import OPERATORS, Cast, Condition, Effect, put
from kanly.kernel import Ask, Flow, Message


class When(Effect):
    """`when(BOND, gain(water=1))`: waits until the condition holds, and lapses at the end of the turn (RUL-17)."""

    condition: Condition
    effect: Effect

    def __init__(self, condition: Condition, effect: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.optional = effect.optional
        self.eager = effect.eager
        self.branching = effect.branching
        self.instead = effect.instead

    def ready(self, x: Cast) -> bool:
        return self.condition.holds(x) and self.effect.ready(x)

    def lacking(self, x: Cast) -> Message | None:
        if not self.condition.holds(x):
            waits = self.root == self.name  # a branch of a choice does not
            rules = ("RUL-17",) if waits else ("RUL-13",)
            return Message("lacks-condition", {"condition": self.condition.text()}, rules=rules)
        return self.effect.lacking(x)

    def declinable(self, x: Cast) -> bool:
        return self.effect.declinable(x)

    def do(self, x: Cast) -> Flow | None:
        return self.effect.do(x)

    def text(self) -> Message:
        return Message("when", {"condition": self.condition.text(), "effect": _whole(self.effect)})

    def offered(self, x: Cast) -> Message:
        return self.effect.offered(x) if self.condition.holds(x) else self.text()

    def recruits(self, x: Cast) -> int:
        return self.effect.recruits(x) if self.condition.holds(x) else 0

    def value(self, x: Cast) -> float:
        if self.condition.holds(x):
            return self.effect.value(x)
        hope = rates(x).hope
        return hope * self.effect.value(x) if hope else 0.0

    def offers(self, x: Cast) -> list[Any]:
        return self.effect.offers(x)

    def parts(self) -> tuple[Effect, ...]:
        self.effect.root = self.root
        return self.effect.parts()

    def lays(self) -> tuple[Effect, ...]:
        return self.effect.lays()

    def asks(self) -> tuple[Effect, ...]:
        return self.effect.asks()


class Together(Effect):
    """`draw(1) + intrigue(1)`: all of it, each part in the order the house likes and declined by itself (RUL-01)."""

    members: list[Effect]

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.members = [*_members(first), *_members(second)]
        self.eager = first.eager and second.eager
        self.instead = self.members[0].instead

    def ready(self, x: Cast) -> bool:
        """A part that cannot be done does not spoil the others (RUL-29, RUL-14)."""
        return any(member.ready(x) for member in self.members)

    def payable(self, x: Cast) -> bool:
        return all(member.ready(x) for member in self.members)

    def lacking(self, x: Cast) -> Message | None:
        for member in self.members:
            lack = member.lacking(x)
            if lack is not None:
                return lack
        return None

    def do(self, x: Cast) -> Flow | None:
        for member in self.members:
            if member.eager and member.ready(x):
                member.do(x)
            else:
                put(x, member)
        return None

    def pay(self, x: Cast) -> Flow:
        """As a cost: everything at once, in printed order."""
        for member in self.members:
            flow = member.do(x)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return _together([_whole(member) for member in self.members])

    def offered(self, x: Cast) -> Message:
        left = [member for member in self.members if not member.spent(x)]
        return _together([_whole(member) for member in left]) if left else self.text()

    def cost_text(self) -> Message:
        return _together([member.cost_text() for member in self.members])

    def recruits(self, x: Cast) -> int:
        return sum([member.recruits(x) for member in self.members])

    def value(self, x: Cast) -> float:
        return sum([member.value(x) for member in self.members])

    def parts(self) -> tuple[Effect, ...]:
        return tuple(self.members)

    def asks(self) -> tuple[Effect, ...]:
        return ()


def _members(effect: Effect) -> list[Effect]:
    return effect.members if isinstance(effect, Together) else [effect]


def _together(texts: list[Message]) -> Message:
    message = texts[0]
    for text in texts[1:]:
        message = Message("together", {"first": message, "second": text})
    return message


_ARROW: Final = {"AGT-05": "AGT-08"}  # the rule about prices of spaces, and the one about those before an arrow


class Arrow(Effect):
    """`pay(water=2) >> draw(2)`: may be paid once; not paying means nothing happens (AGT-08, OPT-01)."""

    cost: Effect
    effect: Effect

    def __init__(self, cost: Effect, effect: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return self.cost.payable(x) and self.effect.ready(x)

    def lacking(self, x: Cast) -> Message | None:
        lack = self.cost.lacking(x)
        if lack is None:
            return self.effect.lacking(x)
        return Message(lack.id, lack.args, lack.refs, tuple([_ARROW.get(rule, rule) for rule in lack.rules]))

    def do(self, x: Cast) -> Flow | None:
        cost = self.cost
        paid = cost.pay(x) if isinstance(cost, Together) else cost.do(x)
        if paid is None:
            return self.effect.do(x)
        return self._paid(paid, x)

    def _paid(self, paid: Flow, x: Cast) -> Flow:
        yield from paid
        flow = self.effect.do(x)
        if flow is not None:
            yield from flow

    def text(self) -> Message:
        return Message("arrow", {"cost": self.cost.cost_text(), "effect": _whole(self.effect)})

    def recruits(self, x: Cast) -> int:
        return self.effect.recruits(x)

    def value(self, x: Cast) -> float:
        share = 1.0 if self.cost.payable(x) else rates(x).hope
        return share * max(0.0, self.effect.value(x) + self.cost.value(x)) if share else 0.0

    def parts(self) -> tuple[Effect, ...]:
        return self.effect.parts()

    def lays(self) -> tuple[Effect, ...]:
        return self.effect.lays()

    def asks(self) -> tuple[Effect, ...]:
        return self.effect.asks()


class Choice(Effect):
    """`gain(spice=1) | swords(2)`: exactly one of them; each ready branch is offered as it is (RUL-13)."""

    branches: list[Effect]

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.branches = [*_branches(first), *_branches(second)]
        self.branching = True

    def ready(self, x: Cast) -> bool:
        for branch in self.branches:
            if branch.ready(x):
                return True
        return False

    def offers(self, x: Cast) -> list[Any]:
        return [branch.option for branch in self.branches if branch.ready(x)]

    def do(self, x: Cast) -> Flow | None:
        """Behind an arrow or in a sequence: the branch is asked for."""
        return self._branch(x)

    def _branch(self, x: Cast) -> Flow:
        names = [branch.name for branch in self.branches if branch.ready(x)]
        if not names:
            return
        name: str = yield Ask(x.seat, "choice", names)
        flow = x.box.clauses[name].do(x)
        if flow is not None:
            yield from flow

    def text(self) -> Message:
        return _either([_branch(branch, branch.text()) for branch in self.branches])

    def orders(self) -> Message:
        """Its branches behind a "you may" that holds for all of them."""
        return _either([_branch(branch, branch.cost_text()) for branch in self.branches])

    def recruits(self, x: Cast) -> int:
        return max([branch.recruits(x) for branch in self.branches if branch.ready(x)], default=0)

    def value(self, x: Cast) -> float:
        return max([branch.value(x) for branch in self.branches if branch.ready(x)], default=0.0)

    def parts(self) -> tuple[Effect, ...]:
        if self.root:  # else it is asked about, and its branches are clauses of their own
            for branch in self.branches:
                branch.root = self.root
        return tuple(self.branches)

    def lays(self) -> tuple[Effect, ...]:
        return ()


def _branches(effect: Effect) -> list[Effect]:
    return effect.branches if isinstance(effect, Choice) else [effect]


def _either(texts: list[Message]) -> Message:
    message = texts[0]
    for text in texts[1:]:
        message = Message("either", {"first": message, "second": text})
    return message


def _branch(branch: Effect, text: Message) -> Message:
    """One of several, in brackets if it has parts of its own."""
    return Message("group", {"effect": text}) if isinstance(branch, (When, Together, Arrow, Then)) else text


def _whole(effect: Effect) -> Message:
    """A part of something larger: a choice is put in brackets, so that it is clear where it ends."""
    text = effect.text()
    return Message("group", {"effect": text}) if isinstance(effect, Choice) else text


class Then(Effect):
    """One after the other, the second looking at what the first has done."""

    first: Effect
    second: Effect

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.optional = first.optional

    def ready(self, x: Cast) -> bool:
        return self.first.ready(x)

    def lacking(self, x: Cast) -> Message | None:
        return self.first.lacking(x)

    def do(self, x: Cast) -> Flow | None:
        return self._both(x)

    def _both(self, x: Cast) -> Flow:
        flow = self.first.do(x)
        if flow is not None:
            yield from flow
        if self.second.ready(x):
            flow = self.second.do(x)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("then", {"first": self.first.cost_text(), "second": self.second.text()})

    def recruits(self, x: Cast) -> int:
        return self.first.recruits(x) + self.second.recruits(x)

    def value(self, x: Cast) -> float:
        return self.first.value(x) + self.second.value(x)


class Unlocks(Then):
    """`unlocks(discard(1), discarded(GUILD), draw(2))`: the first may open a second clause for later in the turn."""

    condition: Condition
    effect: Effect

    def __init__(self, first: Effect, condition: Condition, effect: Effect) -> None:
        super().__init__(first, When(condition, effect))
        self.condition = condition
        self.effect = effect

    def _both(self, x: Cast) -> Flow:
        flow = self.first.do(x)
        if flow is not None:
            yield from flow
        if self.condition.holds(x):
            put(x, self.effect)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def asks(self) -> tuple[Effect, ...]:
        return ()


class Counted(Effect):
    """An effect with a number: it can be given any number of times."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, x: Cast) -> Flow | None:
        self.give(x, self.n)
        return None

    def give(self, x: Cast, n: int) -> None:
        """Give so much of it."""

    def worth(self, x: Cast, n: int) -> float:
        """What so much of it is worth."""
        return 0.0

    def value(self, x: Cast) -> float:
        return self.worth(x, self.n)


class Per(Effect):
    """`per(SANDWORMS, draw(1))`: counted once, when it is resolved (RUL-30); lapses if there is nothing to count."""

    counter: Condition
    unit: Counted

    def __init__(self, counter: Condition, unit: Counted) -> None:
        super().__init__()
        self.counter = counter
        self.unit = unit

    def ready(self, x: Cast) -> bool:
        return self.counter.count(x) > 0

    def lacking(self, x: Cast) -> Message | None:
        if self.counter.count(x) > 0:
            return self.unit.lacking(x)
        return Message("lacks-count", {"counter": self.counter.text()}, rules=("RUL-30",))

    def do(self, x: Cast) -> Flow | None:
        self.unit.give(x, self.unit.n * self.counter.count(x))
        return None

    def text(self) -> Message:
        return Message("per", {"counter": self.counter.text(), "effect": self.unit.text()})

    def recruits(self, x: Cast) -> int:
        return self.unit.recruits(x) * self.counter.count(x)

    def value(self, x: Cast) -> float:
        return self.unit.worth(x, self.unit.n) * max(self.counter.count(x), rates(x).hope)


class Raised(Per):
    """For reveal boxes: a card that comes late raises the count, one that leaves does not lower it."""

    def __init__(self, counter: Condition, unit: Counted) -> None:
        super().__init__(counter, unit)
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return self.unit.n * self.counter.count(x) > x.given

    def do(self, x: Cast) -> Flow | None:
        total = self.unit.n * self.counter.count(x)
        self.unit.give(x, total - x.given)
        put(x, self, total)
        return None


def when(condition: Condition, effect: Effect) -> Effect:
    """If the condition holds when it is resolved."""
    return When(condition, effect)


class May(Effect):
    """`may(a | b)`: what could have been mandatory, and is not."""

    effect: Effect

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.optional = True
        self.branching = effect.branching

    def ready(self, x: Cast) -> bool:
        return self.effect.ready(x)

    def lacking(self, x: Cast) -> Message | None:
        return self.effect.lacking(x)

    def do(self, x: Cast) -> Flow | None:
        return self.effect.do(x)

    def text(self) -> Message:
        if isinstance(self.effect, Choice):
            return Message("may-either", {"effect": self.effect.orders()})
        return Message("may", {"effect": self.effect.text()})

    def offered(self, x: Cast) -> Message:
        if isinstance(self.effect, Choice):
            return self.text()
        return Message("may", {"effect": self.effect.offered(x)})

    def recruits(self, x: Cast) -> int:
        return self.effect.recruits(x)

    def value(self, x: Cast) -> float:
        return max(0.0, self.effect.value(x))

    def offers(self, x: Cast) -> list[Any]:
        return self.effect.offers(x)

    def parts(self) -> tuple[Effect, ...]:
        self.effect.root = self.root
        return self.effect.parts()

    def lays(self) -> tuple[Effect, ...]:
        return self.effect.lays()

    def asks(self) -> tuple[Effect, ...]:
        return self.effect.asks()


def at_once(effect: Effect) -> Effect:
    """As soon as it can be, by the rules and not by choice (RUL-26)."""
    effect.eager = True
    return effect


def may(effect: Effect) -> Effect:
    """Not obliged to."""
    return May(effect)


def either(*effects: Effect) -> Effect:
    """Exactly one of these."""
    choice = effects[0]
    for effect in effects[1:]:
        choice = choice | effect
    return choice


def then(first: Effect, second: Effect) -> Effect:
    """One after the other."""
    return Then(first, second)


def unlocks(first: Effect, condition: Condition, effect: Effect) -> Effect:
    """The first; if the condition holds then, the other effect is open too."""
    return Unlocks(first, condition, effect)


def per(counter: Condition, unit: Counted) -> Effect:
    """So often as the counter says, at the moment that the house picks."""
    return Per(counter, unit)


def raised(counter: Condition, unit: Counted) -> Effect:
    """So often as the counter says, at its best moment of the turn."""
    return Raised(counter, unit)


OPERATORS["+"] = Together
OPERATORS[">>"] = Arrow
OPERATORS["|"] = Choice
