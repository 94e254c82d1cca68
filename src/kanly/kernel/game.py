"""A game: a rules package that anybody can plug in through the entry-point group `kanly.games`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kanly.kernel.bots import Bot
from kanly.kernel.declaring import check_lesson, check_modules_of, check_name, check_seats, check_settings_of
from kanly.kernel.errors import BadSetup, KanlyError, RulesError, what_of
from kanly.kernel.lesson import Lesson
from kanly.kernel.modules import Module, check_modules, implied_modules
from kanly.kernel.rules import Rules
from kanly.kernel.running.table import Table
from kanly.kernel.setup import Setting, Setup, Value, check_names, check_settings, either

KEPT: Final = 64  # set-ups whose rules are kept: settings can be combined without end


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game declares of itself. A game's own class says how rules are assembled, in `assemble`.

    `package` is where its words (`text/<language>.ftl`) and its rulebook (`rules.md`, translated in
    `rules.<language>.md`) lie. Its title is the message `game-<id>`, in one sentence `game-<id>-help`. A game that
    builds on another one has words and rules of both. An `example` shows how games are made; servers offer it only if
    their operator wants to.
    """

    id: str
    board: str  # the id of the game whose board it has: its own, unless it is a variant
    package: str
    packages: tuple[str, ...]  # its own, then those of the games that it builds on
    seats: tuple[int, ...]
    default_seats: int
    base: Module
    modules: tuple[Module, ...]
    settings: tuple[Setting, ...]  # the game's own, and those of its modules
    own_settings: tuple[Setting, ...]
    bots: dict[str, Callable[[], Bot]]
    example: bool
    lesson: Lesson | None  # a first game that is taught
    cache: dict[Any, Rules[Any]]

    def __init__(
        self,
        id: str,
        package: str,
        seats: tuple[int, ...],
        base: Module,
        *,
        default_seats: int = 0,
        modules: tuple[Module, ...] = (),
        settings: tuple[Setting, ...] = (),
        bots: dict[str, Callable[[], Bot]] | None = None,
        example: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        self.id = id
        self.board = id
        self.package = package
        self.packages = (package,)
        self.seats = seats
        self.default_seats = default_seats or (seats[-1] if seats else 0)
        self.base = base
        self.modules = modules
        self.own_settings = settings
        self.settings = (*settings, *base.settings, *[of_module(s, m) for m in modules for s in m.settings])
        self.bots = {} if bots is None else bots
        self.example = example
        self.lesson = lesson
        self.cache = {}
        check_name(id, "a game")
        check_seats(id, seats, self.default_seats)
        check_modules_of(id, seats, base, modules)
        check_settings_of(id, seats, modules, self.settings)
        if lesson is not None:
            check_lesson(id, seats, modules, self.settings, lesson)

    # What a game must say.

    def assemble(self, setup: Setup, modules: list[Module]) -> Rules[Any]:
        """The rules for this set-up; `modules` is the base and the chosen modules, in order."""
        raise BadSetup(f"{self.id} does not say how its rules are assembled")

    def check(self, setup: Setup) -> None:
        """Refuse (BadSetup) combinations that are wrong although each part of them is right."""

    # What every game has.

    def variant(self, id: str, package: str, *modules: Module) -> Game:
        """The same game under another id, with more modules; `package` has the words and rules that come with them."""
        known = [module.name for module in self.modules]
        for module in modules:
            if module.name in known:
                raise RulesError(f"{self.id} has a module {module.name!r} already: give yours another name")
        other = type(self)(
            id,
            package,
            self.seats,
            self.base,
            default_seats=self.default_seats,
            modules=(*self.modules, *modules),
            settings=self.own_settings,
            bots=self.bots,
        )
        other.board = self.board
        other.packages = (package, *self.packages)
        return other

    def set_up(
        self,
        seats: int | None = None,
        modules: Iterable[str] = (),
        settings: Mapping[str, Value] | None = None,
        names: Iterable[str] = (),
    ) -> Setup:
        """A checked set-up; what is not given takes the game's default."""
        count = self.default_seats if seats is None else seats
        if not isinstance(count, int) or isinstance(count, bool) or count not in self.seats:
            raise BadSetup(f"{self.id} is for {either([str(n) for n in self.seats])} seats, not for {count!r}")
        chosen = check_modules(self.modules, modules, count)
        values = check_settings(self.settings, count, chosen, {} if settings is None else settings)
        setup = Setup(self.id, count, chosen, values, check_names(names, count))
        self.check(setup)
        return setup

    def implied(self, seats: int) -> list[str]:
        """The modules that are implied by this number of seats."""
        return implied_modules(self.modules, seats)

    def settings_for(self, seats: int, modules: Iterable[str]) -> list[Setting]:
        """The settings that apply to a game with these seats and modules, and those that the seats imply."""
        chosen = [*modules, *self.implied(seats)]
        return [setting for setting in self.settings if not setting.why_not(seats, chosen)]

    def rules(self, setup: Setup) -> Rules[Any]:
        """The rules for a set-up, assembled once as long as it is among those that were wanted last."""
        if setup.game != self.id:
            raise BadSetup(f"this is a set-up of {setup.game}, not of {self.id}")
        key = setup.key()
        rules = self.cache.pop(key, None)
        if rules is None:
            chosen = [module for module in self.modules if module.name in setup.modules]
            nameless = Setup(setup.game, setup.seats, setup.modules, setup.settings, check_names((), setup.seats))
            try:
                rules = self.assemble(nameless, [self.base, *chosen])
            except KanlyError:
                raise
            except Exception as error:
                raise RulesError(f"{self.id} failed to assemble its rules: {what_of(error)}") from error
        self.cache[key] = rules
        for oldest in list(self.cache)[:-KEPT]:
            self.cache.pop(oldest, None)
        return rules

    def open(
        self, setup: Setup, seed: str, *, keep: bool = True, log: bool = True, programs: int = 0, witness: int = 0
    ) -> Table:
        """A new table for a set-up, waiting for its first answer."""
        return Table(self.rules(setup), seed, keep=keep, log=log, programs=programs, witness=witness, names=setup.names)


def of_module(setting: Setting, module: Module) -> Setting:
    """A module's own setting: it applies only with the module."""
    if setting.modules:
        raise RulesError(f"setting {setting.name!r} belongs to module {module.name!r} and need not name modules")
    one = setting
    only = (module.name,)
    kept = one.brought_by
    return Setting(one.name, one.default, one.values, one.low, one.high, seats=one.seats, modules=only, brought_by=kept)
