"""Modules: what a game and its optional parts bring, put together once for a set-up.

Modules override, they do not branch. Every scene and step has exactly one owner; a module that changes another's says
so by wrapping it. Named lists (set-up steps, turn actions, cards) grow in the order in which the game declares its
modules. What only a module needs is the module's own: its record in the state, what a seat sees of it, how it is
redealt, its events and its almanac.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from sys import intern
from typing import Any

from kanly.kernel.chance import Chance
from kanly.kernel.errors import BadSetup, RulesError
from kanly.kernel.kinds import Interjection, Kind
from kanly.kernel.observing import Block
from kanly.kernel.setup import Setting
from kanly.kernel.state import Part

Function = Callable[..., Any]
AddView = Callable[[Any, Any, int | None, dict[str, Any]], None]  # rules, state, seat, the view so far
AddRedeal = Callable[[Any, Any, int, Chance], None]  # rules, state, seat, chance
AddAlmanac = Callable[[Any, dict[str, Any]], None]  # rules, the almanac so far


class Module:
    """A game's base or one optional part of it.

    `scenes` and `steps` are functions, known by their names. `wraps[name](inner)` returns what stands in place of
    another module's scene or step; `also_wraps` does the same where a chosen module brings it, and nothing elsewhere.
    `lists[name]` adds to a named list. `settings` apply only with the module. `requires` and `excludes` name other
    modules; `seats` the seat counts that the module allows (none named: all). An `implied` module is chosen
    automatically for these seats, with all that it requires, and cannot be left out.

    `record(rules)` makes what the module keeps in a new state, `state.parts[name]`; `records` are its class and those
    of everything inside. `view(rules, state, seat, view)` adds to the view that the game has made,
    `redeal(rules, state, seat, chance)` exchanges what the seat cannot know of the part, after the game's own redeal.
    `blocks` are its numbers in an observation. `events` names the fields of the events that the module tells;
    `almanac(rules, almanac)` adds what is printed.
    Its words are the messages `module-<name>` and `module-<name>-help`.
    """

    name: str
    scenes: dict[str, Function]
    steps: dict[str, Function]
    wraps: dict[str, Callable[[Function], Function]]
    also_wraps: dict[str, Callable[[Function], Function]]
    lists: dict[str, list[Any]]
    kinds: tuple[Kind, ...]
    interjections: tuple[Interjection, ...]
    settings: tuple[Setting, ...]
    record: Callable[[Any], Part] | None
    records: tuple[type, ...]
    view: AddView | None
    redeal: AddRedeal | None
    blocks: tuple[Block, ...]
    events: dict[str, tuple[str, ...]]
    almanac: AddAlmanac | None
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    seats: tuple[int, ...]
    implied: bool

    def __init__(
        self,
        name: str,
        *,
        scenes: Iterable[Function] = (),
        steps: Iterable[Function] = (),
        wraps: dict[str, Callable[[Function], Function]] | None = None,
        also_wraps: dict[str, Callable[[Function], Function]] | None = None,
        lists: dict[str, list[Any]] | None = None,
        kinds: tuple[Kind, ...] = (),
        interjections: tuple[Interjection, ...] = (),
        settings: tuple[Setting, ...] = (),
        record: Callable[[Any], Part] | None = None,
        records: tuple[type, ...] = (),
        view: AddView | None = None,
        redeal: AddRedeal | None = None,
        blocks: tuple[Block, ...] = (),
        events: dict[str, tuple[str, ...]] | None = None,
        almanac: AddAlmanac | None = None,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
        implied: bool = False,
    ) -> None:
        self.name = name
        self.scenes = _by_name(scenes, f"a scene of module {name!r}")
        self.steps = _by_name(steps, f"a step of module {name!r}")
        self.wraps = {} if wraps is None else wraps
        self.also_wraps = {} if also_wraps is None else also_wraps
        self.lists = {} if lists is None else lists
        self.kinds = kinds
        self.interjections = interjections
        self.settings = settings
        self.record = record
        self.records = records
        self.view = view
        self.redeal = redeal
        self.blocks = blocks
        self.events = {} if events is None else events
        self.almanac = almanac
        self.requires = requires
        self.excludes = excludes
        self.seats = seats
        self.implied = implied


def _by_name(functions: Iterable[Function], what: str) -> dict[str, Function]:
    """Functions under the names by which they are called for."""
    found: dict[str, Function] = {}
    for function in functions:
        name = getattr(function, "__name__", "")
        if not isinstance(name, str) or not name.isidentifier():
            raise RulesError(f"{function!r} cannot be {what}: it is called for by its name, so give a named function")
        if name in found:
            raise RulesError(f"{name!r} is {what} twice: rename one of them")
        found[intern(name)] = function  # compiled functions make their names anew: looked up, these need comparing
    return found


class Book:
    """All that the chosen modules bring together."""

    scenes: dict[str, Function]
    steps: dict[str, Function]
    lists: dict[str, list[Any]]
    kinds: list[Kind]
    interjections: list[Interjection]
    makers: dict[str, Callable[[Any], Part]]  # of the modules' parts of a state
    records: list[type]
    views: list[AddView]
    redeals: list[AddRedeal]
    blocks: list[Block]
    almanacs: list[AddAlmanac]
    events: dict[str, tuple[str, ...]]
    owner: dict[str, str]

    def __init__(self, modules: list[Module]) -> None:
        self.scenes = {}
        self.steps = {}
        self.lists = {}
        self.kinds = []
        self.interjections = []
        self.makers = {}
        self.records = []
        self.views = []
        self.redeals = []
        self.blocks = []
        self.almanacs = []
        self.events = {}
        self.owner = {}
        for module in modules:
            self._take(module)

    def _take(self, module: Module) -> None:
        for name, function in module.scenes.items():
            self._own(name, module.name)
            self.scenes[name] = function
        for name, function in module.steps.items():
            self._own(name, module.name)
            self.steps[name] = function
        for name, wrap in module.wraps.items():
            if not self._wrap(module, name, wrap):
                raise RulesError(f"module {module.name!r} wraps {name!r}, which no module before it brings")
        for name, wrap in module.also_wraps.items():
            self._wrap(module, name, wrap)
        for name, items in module.lists.items():
            self.lists.setdefault(name, []).extend(items)
        for kind in module.kinds:
            self._own("kind " + kind.name, module.name)
            self.kinds.append(kind)
        self.interjections.extend(module.interjections)
        for kind_of_event, fields in module.events.items():
            self._own("event " + kind_of_event, module.name)
            if not isinstance(fields, tuple):
                raise RulesError(f"the fields of event {kind_of_event!r} are {fields!r}: give a tuple of their names")
            self.events[kind_of_event] = fields
        self.records.extend(module.records)
        if module.record is not None:
            self.makers[module.name] = module.record
        if module.view is not None:
            self.views.append(module.view)
        if module.redeal is not None:
            self.redeals.append(module.redeal)
        for block in module.blocks:
            self._own("block " + block.name, module.name)
            self.blocks.append(block)
        if module.almanac is not None:
            self.almanacs.append(module.almanac)

    def _wrap(self, module: Module, name: str, wrap: Callable[[Function], Function]) -> bool:
        """Put something in the place of a scene or step; False if there is none of that name."""
        found = self.scenes if name in self.scenes else self.steps
        if name not in found:
            return False
        made = wrap(found[name])
        if not callable(made):
            raise RulesError(f"module {module.name!r} wraps {name!r} with {made!r}: a wrap must return a function")
        found[name] = made
        return True

    def _own(self, name: str, module: str) -> None:
        other = self.owner.get(name)
        if other is not None:
            if other == module:
                raise RulesError(f"module {module!r} brings {name!r} twice")
            raise RulesError(f"modules {other!r} and {module!r} both bring {name!r}: one of them has to wrap it")
        self.owner[name] = module


def implied_modules(available: Iterable[Module], seats: int) -> list[str]:
    """The modules that this number of seats implies, each after those that it requires."""
    known = {module.name: module for module in available}
    names: list[str] = []
    for module in known.values():
        if module.implied and (not module.seats or seats in module.seats):
            _add_with_required(module, known, names)
    return names


def _add_with_required(module: Module, known: dict[str, Module], names: list[str]) -> None:
    for name in module.requires:
        if name not in names:
            _add_with_required(known[name], known, names)
    if module.name not in names:
        names.append(module.name)


def check_modules(available: Iterable[Module], chosen: Iterable[str], seats: int) -> tuple[str, ...]:
    """The chosen modules and the implied ones in the game's order, if they go together and with the number of seats."""
    if isinstance(chosen, str):
        raise BadSetup(f"modules are given as a list of names, not as one text: {chosen!r}")
    if not isinstance(chosen, Iterable):
        raise BadSetup(f"modules are given as a list of names, not as {chosen!r}")
    known = {module.name: module for module in available}
    wanted = [*chosen, *implied_modules(known.values(), seats)]
    for name in wanted:
        if not isinstance(name, str) or name not in known:
            there = ", ".join(known) if known else "none"
            raise BadSetup(f"there is no module {name!r}; there are: {there}")
    for name in wanted:
        module = known[name]
        for other in module.requires:
            if other not in wanted:
                raise BadSetup(f"module {name} needs module {other}")
        for other in module.excludes:
            if other in wanted:
                raise BadSetup(f"modules {name} and {other} do not go together")
        if module.seats and seats not in module.seats:
            counts = ", ".join([str(n) for n in module.seats])
            raise BadSetup(f"module {name} is for {counts} seats, not for {seats}")
    return tuple([name for name in known if name in wanted])
