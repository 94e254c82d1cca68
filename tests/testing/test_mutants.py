"""Feud broken on purpose, one mistake at a time: the properties must find each of them, and name it rightly."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from feud.game import GAME, SETTINGS, Feud
from feud.relics import NAMES as RELIC_NAMES
from feud.relics import RELICS, Relics, relics_of, show_relics
from feud.rules import FeudRules, P, card_name, holds
from feud.state import KIND, NAMES, PLOY, Duel, FeudState, House

from kanly.kernel import (
    Ask,
    Chance,
    Event,
    Flow,
    Interjection,
    Kind,
    Message,
    Module,
    Option,
    Result,
    Rules,
    Secret,
    Setup,
    Table,
    Window,
)
from kanly.kernel.record import replay
from kanly.testing import PROPERTIES, PropertyBroken, check_game


def thirty_cards(table: Table) -> None:
    state: Any = table.state
    cards = state.deck + state.discard + [card for house in state.houses for card in house.hand]
    assert sorted(cards) == list(range(30))


class Mutant(Feud):
    """Feud with other rules, or with one module more."""

    def __init__(self, rules: Callable[[Setup, list[Module]], Rules[Any]] = FeudRules, extra: Module | None = None):
        super().__init__(GAME.id, GAME.package, GAME.seats, GAME.base, modules=GAME.modules, settings=SETTINGS)
        self.made_by = rules
        self.extra = extra

    def assemble(self, setup: Setup, modules: list[Module]) -> Any:
        return self.made_by(setup, modules if self.extra is None else [*modules, self.extra])


class OtherRelics(Feud):
    """Feud with relics of which something is broken."""

    def __init__(self, **broken: Any) -> None:
        parts = {name: getattr(RELICS, name) for name in ("record", "records", "view", "redeal", "events")}
        whole = Module(
            "relics", wraps=RELICS.wraps, lists=RELICS.lists, settings=RELICS.settings, **{**parts, **broken}
        )
        super().__init__(GAME.id, GAME.package, GAME.seats, GAME.base, modules=(whole,), settings=SETTINGS)


def find(game: Feud, limit: int = 20_000, seeds: int = 4) -> PropertyBroken | None:
    """The first thing that random games find broken."""
    setup = game.set_up(4, ["relics"] if isinstance(game, OtherRelics) else [])
    for seed in range(seeds):
        try:
            check_game(game, setup, seed, heavy=1.0, invariant=thirty_cards, limit=limit)
        except PropertyBroken as error:
            return error
    return None


MUTANTS: dict[str, tuple[Feud, set[str]]] = {}


def mutant(*properties: str) -> Callable[[Any], Any]:
    """Register a broken rules class, or a function that makes a module which breaks something."""

    def register(made: Any) -> Any:
        game = Mutant(made) if isinstance(made, type) else Mutant(extra=made())
        MUTANTS[made.__name__] = (game, set(properties))
        return made

    return register


def instead(name: str, function: Callable[..., Any]) -> Module:
    """A module that puts a function in the place of a scene or step."""
    return Module("mutant", wraps={name: lambda _: function})


# -------------------------------------------------------------------- what a seat sees


@mutant("secrecy")
class LeaksHands(FeudRules):
    def view(self, state: FeudState, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        view["houses"][0]["hand"] = [NAMES[KIND[card]] for card in state.houses[0].hand]
        return view


@mutant("secrecy")
class LeaksTheDeckToSpectators(FeudRules):
    def view(self, state: FeudState, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return view if seat is not None else {**view, "next": state.deck[-1] if state.deck else -1}


@mutant("secrecy")
class LeaksByWords(FeudRules):
    def why_not(self, p: Any, ask: Ask, option: Option) -> Message:
        return Message("why", {"next": p.state.deck[-1] if p.state.deck else -1})


@mutant("cites")
class CitesTheStormWithoutIt(FeudRules):
    def why_not(self, p: Any, ask: Ask, option: Option) -> Message:
        return Message("why-own-house", rules=("S1.1",))


@mutant("secrecy")
class RedealsKnownCards(FeudRules):
    def redeal(self, state: FeudState, seat: int, chance: Chance) -> None:
        zones = [state.deck, *[house.hand for house in state.houses]]
        cards = [card for zone in zones for card in zone]
        chance.shuffle(cards)
        for zone in zones:
            for i in range(len(zone)):
                zone[i] = cards.pop()


@mutant("secrecy")
def asks_by_hidden_things() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        if action == "harvest" and any(KIND[card] == PLOY for card in p.state.houses[(house + 1) % 4].hand):
            yield Ask(p.rules.seat(house), "keep", ["keep", "discard"])

    return instead("act", act)


@mutant("secrecy")
def invites_only_holders() -> Module:
    def duel(p: P, attacker: int, defender: int) -> Flow:
        s = p.state
        seats = [seat for seat in p.rules.order(s) if holds(s, p.rules, seat, PLOY)]
        yield Window("ploy", seats, lambda seat: holds(s, p.rules, seat, PLOY))

    return instead("fight", duel)


@mutant("secrecy")
def interjects_by_hidden_things() -> Module:
    def offer(p: P, seat: int) -> list[Option]:
        return ["play"] if any(KIND[card] == PLOY for card in p.state.houses[(seat + 1) % 4].hand) else []

    def whisper(p: P, seat: int, option: Option) -> None:
        p.tell("whisper")

    return Module(
        "mutant", kinds=(Kind("whisper", ["play"]),), interjections=(Interjection("whisper", offer, whisper),)
    )


@mutant("secrecy", "undo-teaches")
def shows_without_reveal() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        p.state.raids = p.state.deck[-1] if p.state.deck else 0
        return
        yield

    return instead("act", act)


@mutant("secrecy", "undo-teaches")
def learns_without_reveal() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        other = p.state.houses[(house + 1) % 4]
        if other.hand:
            p.state.known.masks[other.hand[0]] |= 1 << p.rules.seat(house)
        return
        yield

    return instead("act", act)


@mutant("events")
def tells_hidden_things() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        p.tell("next", (p.state.deck[-1] if p.state.deck else -1,))
        return
        yield

    return instead("act", act)


@mutant("events")
def tells_one_seat_hidden_things() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        other = p.state.houses[(house + 1) % 4]
        if other.hand:
            p.tell("shown", ("", card_name(other.hand[0])), 1 << p.rules.seat(house))
        return
        yield

    return instead("act", act)


# -------------------------------------------------------------------- what flows keep and do


@mutant("redeal-plays", "invariant")
def keeps_a_hidden_card_in_a_local() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        s = p.state
        if s.deck:
            card = s.deck[-1]
            yield Ask(p.rules.seat(house), "keep", ["keep", "discard"])
            s.deck.remove(card)
            s.houses[house].hand.append(card)
            p.reveal(1 << p.rules.seat(house), s.known, card)

    return instead("act", act)


@mutant("secret-writes")
def secret_flow_writes() -> Module:
    def secretly(p: P, attacker: int, defender: int) -> Flow:
        def written(seat: int) -> Flow:
            card: int = yield Ask(seat, "card", [-1])
            p.state.raids += 1
            dial: int = yield Ask(seat, "dial", [0])
            return card, dial

        sides = (p.rules.seat(attacker), p.rules.seat(defender))
        yield Secret("plan", {seat: partial(written, seat) for seat in sides})

    return instead("fight", secretly)


@mutant("secret-writes")
def secret_flow_writes_at_once() -> Module:
    def secretly(p: P, attacker: int, defender: int) -> Flow:
        def written(seat: int) -> Flow:
            p.state.raids += 1
            yield Ask(seat, "dial", [0])

        sides = (p.rules.seat(attacker), p.rules.seat(defender))
        yield Secret("plan", {seat: partial(written, seat) for seat in sides})

    return instead("fight", secretly)


@mutant("plays", "redeal-plays")
def secret_flow_draws() -> Module:
    def secretly(p: P, attacker: int, defender: int) -> Flow:
        def drawn(seat: int) -> Flow:
            yield Ask(seat, "dial", [p.rng.below(3)])

        yield Secret("plan", {p.rules.seat(attacker): lambda: drawn(p.rules.seat(attacker))})

    return instead("fight", secretly)


@mutant("plays", "redeal-plays")
def fails() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        if p.state.round == 2:
            raise ZeroDivisionError("on purpose")
        yield Ask(p.rules.seat(house), "keep", ["keep", "discard"])

    return instead("act", act)


@mutant("ends")
def never_ends() -> Module:
    def again(p: P) -> Flow:
        p.then("take_action")
        yield Ask(0, "keep", ["keep"])

    return instead("take_action", again)


@mutant("clone", "replay", "undo", "saving")
def draws_outside_the_state() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        p.state.raids += random.randrange(1000)
        return
        yield

    return instead("act", act)


@mutant("clone", "replay", "undo", "saving")
class CountsInTheRules(FeudRules):
    count = 0

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        def act(p: P, house: int, action: Option) -> Flow:
            CountsInTheRules.count += 1
            p.state.raids = CountsInTheRules.count
            return
            yield

        super().__init__(setup, [*modules, instead("act", act)])


# -------------------------------------------------------------------- words, views, questions


@mutant("reading", "clone")  # whoever is asked is told what it is about
class DrawsInDescribe(FeudRules):
    def describe(self, p: Any, ask: Ask, option: Option) -> Message:
        p.rng.below(6)
        return super().describe(p, ask, option)


@mutant("words", "plays")  # compiled code does not even let it through
class SaysNothing(FeudRules):
    def question(self, p: Any, ask: Ask) -> Message:
        return None  # type: ignore[return-value]


@mutant("plain")
class ShowsTuples(FeudRules):
    def view(self, state: FeudState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "discard": tuple(state.discard)}


@mutant("plain")
class NarratesObjects(FeudRules):
    def narrate(self, event: Event) -> Message:
        return Message("event", {"event": event})


@mutant("plain")
def tells_lists() -> Module:
    def act(p: P, house: int, action: Option) -> Flow:
        p.tell("hands", ([1, 2],))
        return
        yield

    return instead("act", act)


@mutant("asks")
def offers_outside_the_domain() -> Module:
    return Module("mutant", lists={"actions": [lambda _: [("scout", "nobody")]]})


@mutant("asks")
def offers_twice() -> Module:
    return Module("mutant", lists={"actions": [lambda _: ["harvest"]]})


@mutant("result")
class RanksStrangers(FeudRules):
    def result(self, state: FeudState) -> Result:
        return Result([["house-of-nobody"]], {}, Message("end"))


# -------------------------------------------------------------------- copies


class SharingState(FeudState):
    def copy(self) -> SharingState:
        other = SharingState()
        self.copy_common(other)
        for name in ("raids", "round", "active", "actions", "storm", "deck", "discard"):
            setattr(other, name, getattr(self, name))
        other.deck = self.deck[:]
        other.houses = [house.copy() for house in self.houses]
        other.known = self.known.copy()
        other.duel = None if self.duel is None else self.duel.copy()
        return other


class ForgetfulState(FeudState):
    def copy(self) -> ForgetfulState:
        other = ForgetfulState()
        self.copy_common(other)
        for name in ("round", "active", "actions", "storm"):
            setattr(other, name, getattr(self, name))
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.houses = [house.copy() for house in self.houses]
        other.known = self.known.copy()
        other.duel = None if self.duel is None else self.duel.copy()
        return other


class SecretiveState(ForgetfulState):
    """It has an attribute that the class does not declare."""

    def copy(self) -> SecretiveState:
        other = SecretiveState()
        for name in vars(self):
            value = getattr(self, name)
            setattr(other, name, value.copy() if hasattr(value, "copy") else value)
        other.agenda = self.agenda[:]
        other.chance = self.chance.copy()
        other.turn = self.turn
        other.houses = [house.copy() for house in self.houses]
        return other


def begin_with(cls: type[FeudState]) -> type[FeudRules]:
    class Begins(FeudRules):
        def __init__(self, setup: Setup, modules: list[Module]) -> None:
            super().__init__(setup, modules)
            self.records = (cls, House, Duel)

        def begin(self) -> FeudState:
            old = super().begin()
            new = cls()
            new.houses, new.deck, new.known, new.agenda = old.houses, old.deck, old.known, old.agenda
            if cls is SecretiveState:
                new.secret = 1  # type: ignore[attr-defined]
            return new

    Begins.__name__ = cls.__name__
    return Begins


for state_class in (SharingState, ForgetfulState, SecretiveState):
    mutant("copy", "clone", "redeal-plays")(begin_with(state_class))


@mutant("invariant")
class RedealLosesCards(FeudRules):
    def redeal(self, state: FeudState, seat: int, chance: Chance) -> None:
        if state.deck:
            state.deck[0] = state.deck[-1]


@mutant("plays", "state")
class HoldsASet(FeudRules):
    def begin(self) -> FeudState:
        state = super().begin()
        state.discard = set()  # type: ignore[assignment]
        return state


@mutant("clone")
class OffersByAccident(FeudRules):
    """Its options change when somebody looks: a question whose offer is not a function of the state."""

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        calls = [0]

        def offers(p: P) -> list[Option]:
            calls[0] += 1
            return ["buy"] if calls[0] % 2 else []

        extra = Module("mutant", lists={"actions": [offers], "action_domain": [["buy"]]})
        super().__init__(setup, [*modules, extra])


# -------------------------------------------------------------------- what a module owns


class SharingRelics(Relics):
    def copy(self) -> SharingRelics:
        other = SharingRelics()
        other.buried, other.known = self.buried[:], self.known.copy()
        other.found = self.found
        return other


class ForgetfulRelics(Relics):
    def copy(self) -> ForgetfulRelics:
        other = ForgetfulRelics()
        other.buried, other.known = self.buried[:], self.known.copy()
        other.found = [[] for _ in self.found]
        return other


def made_as(cls: type[Relics]) -> Callable[[FeudRules], Relics]:
    def make(rules: FeudRules) -> Relics:
        relics = cls()
        made: Any = RELICS.record
        whole = made(rules)
        relics.buried, relics.found, relics.known = whole.buried, whole.found, whole.known
        return relics

    return make


def shows_all_relics(rules: FeudRules, s: FeudState, seat: int | None, view: dict[str, Any]) -> None:
    show_relics(rules, s, seat, view)
    view["houses"][0]["relics"] = [RELIC_NAMES[relic] for relic in relics_of(s).found[0]]


def redeals_own_relics(rules: FeudRules, s: FeudState, seat: int, chance: Chance) -> None:
    relics = relics_of(s)
    zones = [relics.buried, *relics.found]
    all_of_them = [relic for zone in zones for relic in zone]
    chance.shuffle(all_of_them)
    for zone in zones:
        zone[:] = [all_of_them.pop() for _ in zone]


MUTANTS["a module's part is shared"] = (
    OtherRelics(record=made_as(SharingRelics), records=(SharingRelics,)),
    {"copy", "clone"},
)
MUTANTS["a module's part forgets"] = (
    OtherRelics(record=made_as(ForgetfulRelics), records=(ForgetfulRelics,)),
    {"copy", "clone"},
)
MUTANTS["a module does not name its record"] = (OtherRelics(records=()), {"plays", "state"})
MUTANTS["a module leaks"] = (OtherRelics(view=shows_all_relics), {"secrecy"})
MUTANTS["a module redeals known things"] = (OtherRelics(redeal=redeals_own_relics), {"secrecy"})
MUTANTS["a module names too few fields"] = (OtherRelics(events={"sold": ("house",)}), {"words"})


@pytest.mark.parametrize("name", MUTANTS)
def test_properties_find(name: str) -> None:
    game, properties = MUTANTS[name]
    found = find(game, limit=200)
    assert found is not None, "nothing was found"
    assert found.property in properties, str(found)
    assert found.property in PROPERTIES
    assert ("feud 4 relics, seed" if isinstance(game, OtherRelics) else "feud 4, seed") in str(found)


def test_unharmed_feud_breaks_nothing() -> None:
    assert find(Mutant(), seeds=2) is None
    assert find(OtherRelics(), seeds=2) is None


def test_a_broken_property_comes_with_a_record_that_leads_there() -> None:
    found = find(Mutant(extra=tells_hidden_things()))
    assert found is not None
    assert found.record is not None
    assert found.record.choices
    assert replay(Mutant(extra=tells_hidden_things()), found.record).made == len(found.record.choices)
