"""Set-up: how many seats, which modules, which settings, whose names. Declared by a game, shown the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kanly.kernel.chance import is_text
from kanly.kernel.errors import BadSetup, RulesError

Value = Any  # bool, int or str
MAX_NAME: Final = 40
MAX_TEXT: Final = 64 * 1024  # characters of a text setting


class Setting:
    """What a table decides before it begins: a flag, a pick from values, a number within limits, or a text (a file).

    `seats` are the seat counts it is meant for; `modules` the modules, any of which must be chosen for it to apply.
    None named: it applies always. `brought_by` are values of other settings (name, value) that turn a flag on, whatever
    it says. Its words are the messages `setting-<name>` (title) and `setting-<name>-help`.
    """

    name: str
    default: Value
    values: tuple[Value, ...]  # what may be picked; empty for numbers and texts
    low: int
    high: int
    seats: tuple[int, ...]
    modules: tuple[str, ...]
    brought_by: tuple[tuple[str, str], ...]

    def __init__(
        self,
        name: str,
        default: Value,
        values: tuple[Value, ...] = (),
        low: int = 0,
        high: int = 0,
        *,
        seats: tuple[int, ...] = (),
        modules: tuple[str, ...] = (),
        brought_by: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.seats = seats
        self.modules = modules
        self.brought_by = brought_by
        if not isinstance(default, (bool, int, str)):
            raise RulesError(f"setting {name!r} cannot begin with {default!r}: give a truth value, a number or a text")
        if len(set(values)) < len(values):
            raise RulesError(f"setting {name!r} names a value twice: {values}")
        try:
            self.check(default)
        except BadSetup as error:
            raise RulesError(f"the default of a setting must be allowed itself: {error}") from None

    @property
    def type(self) -> str:
        """`flag`, `pick`, `number` or `text`."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, str) and not self.values:
            return "text"
        return "pick" if self.values else "number"

    def check(self, value: Value) -> Value:
        """The value, if this setting takes it."""
        if self.type == "flag":
            if isinstance(value, bool):
                return value
            raise BadSetup(f"{self.name} is {value!r}; it takes true or false")
        if self.type == "pick":
            for known in self.values:
                if known == value and isinstance(known, bool) == isinstance(value, bool):
                    return known
            raise BadSetup(f"{self.name} is {value!r}; it takes one of {', '.join(str(v) for v in self.values)}")
        if self.type == "text":
            if isinstance(value, str) and len(value) <= MAX_TEXT and is_text(value):
                return value
            raise BadSetup(f"{self.name} takes a text of at most {MAX_TEXT} characters")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadSetup(f"{self.name} is {value!r}; it takes a whole number from {self.low} to {self.high}")

    def parse(self, text: str) -> Value:
        """The value that a person typed."""
        if self.type == "flag":
            word = text.strip().lower()
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
            raise BadSetup(f"{self.name}={text} is neither yes nor no; write true or false")
        if self.type == "pick":
            for known in self.values:
                if str(known) == text:
                    return known
            return self.check(text)
        if self.type == "text":
            return self.check(text)
        try:
            return self.check(int(text))
        except ValueError:
            raise BadSetup(f"{self.name}={text} is not a whole number from {self.low} to {self.high}") from None

    def why_not(self, seats: int, modules: Iterable[str]) -> str:
        """Why the setting does not apply to a game with these seats and modules; empty: it does."""
        if self.seats and seats not in self.seats:
            count = "1 seat" if self.seats == (1,) else either([str(n) for n in self.seats]) + " seats"
            return f"{self.name} is for {count}, not for {seats}"
        if self.modules and not any(name in self.modules for name in modules):
            return f"{self.name} goes with module {either(list(self.modules))}, which is not chosen"
        return ""

    def data(self) -> dict[str, Any]:
        """The setting as plain data for clients and docs; no seats or modules named: it always applies."""
        out: dict[str, Any] = {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "seats": list(self.seats),
            "modules": list(self.modules),
        }
        if self.brought_by:
            out["brought_by"] = list(self.brought_by)
        if self.type == "number":
            out["low"] = self.low
            out["high"] = self.high
        elif self.type == "pick":
            out["values"] = list(self.values)
        return out


def flag(
    name: str,
    default: bool = False,
    *,
    seats: tuple[int, ...] = (),
    modules: tuple[str, ...] = (),
    brought_by: tuple[tuple[str, str], ...] = (),
) -> Setting:
    """A setting that is on or off."""
    if not isinstance(default, bool):
        raise RulesError(f"setting {name!r} is on or off: its default is True or False, not {default!r}")
    return Setting(name, default, seats=seats, modules=modules, brought_by=brought_by)


def pick(
    name: str,
    values: tuple[str, ...],
    default: str | None = None,
    *,
    seats: tuple[int, ...] = (),
    modules: tuple[str, ...] = (),
) -> Setting:
    """A setting with one of several values; the first one unless told otherwise."""
    if not values:
        raise RulesError(f"setting {name!r} has nothing to pick from: name its values")
    return Setting(name, values[0] if default is None else default, values, seats=seats, modules=modules)


def text(name: str, default: str = "", *, seats: tuple[int, ...] = (), modules: tuple[str, ...] = ()) -> Setting:
    """A setting with a text of the table's own, such as a file of values; the game checks what it says."""
    return Setting(name, default, seats=seats, modules=modules)


def number(
    name: str, default: int, low: int, high: int, *, seats: tuple[int, ...] = (), modules: tuple[str, ...] = ()
) -> Setting:
    """A setting with a whole number within limits."""
    if isinstance(default, bool) or not isinstance(default, int):
        raise RulesError(f"setting {name!r} is a whole number: its default cannot be {default!r}")
    return Setting(name, default, (), low, high, seats=seats, modules=modules)


class Setup:
    """A checked set-up: every setting that applies has a value, modules stand in the game's order, seats have names."""

    game: str
    seats: int
    modules: tuple[str, ...]
    settings: dict[str, Value]
    names: tuple[str, ...]

    def __init__(
        self, game: str, seats: int, modules: tuple[str, ...], settings: dict[str, Value], names: tuple[str, ...]
    ) -> None:
        self.game = game
        self.seats = seats
        self.modules = modules
        self.settings = settings
        self.names = names

    def key(self) -> tuple[Any, ...]:
        """What the rules depend on: everything but the names."""
        return (self.game, self.seats, self.modules, tuple(sorted(self.settings.items())))

    def data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        return {
            "seats": self.seats,
            "modules": list(self.modules),
            "settings": dict(self.settings),
            "names": list(self.names),
        }


def check_settings(
    settings: Iterable[Setting], seats: int, modules: tuple[str, ...], given: Mapping[str, Value]
) -> dict[str, Value]:
    """Every setting that applies, with its value: the given one if it is allowed, else the default."""
    known = {setting.name: setting for setting in settings}
    if not isinstance(given, Mapping):
        raise BadSetup(f"settings are given as names with values, not as {given!r}")
    for name in given:
        if name not in known:
            raise BadSetup(f"there is no setting {name!r}; there {_are(list(known))}")
    out: dict[str, Value] = {}
    for name, setting in known.items():
        why_not = setting.why_not(seats, modules)
        if not why_not:
            out[name] = setting.check(given[name]) if name in given else setting.default
        elif name in given:
            raise BadSetup(why_not)
    return out


def check_names(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """A name for every seat; unnamed seats are called by their number, counted from one."""
    if isinstance(names, str):
        raise BadSetup(f"names are given as a list, not as one text: {names!r}")
    given = list(names)
    if len(given) > seats:
        raise BadSetup(f"{len(given)} names for {seats} seats")
    for name in given:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadSetup(f"{name!r} is no name: give 1 to {MAX_NAME} printable characters")
    given += [f"Seat {i + 1}" for i in range(len(given), seats)]
    if len(set(given)) < len(given):
        raise BadSetup(f"two seats have the same name: {', '.join(given)}")
    return tuple(given)


def either(words: list[str]) -> str:
    """Words as alternatives: `2, 3 or 4`."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _are(names: list[str]) -> str:
    return "are " + ", ".join(names) if names else "are none"
