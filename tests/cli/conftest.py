"""The command as tests call it, and plug-ins that misbehave."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kanly import registry
from kanly.cli.app import run


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """What was said, however its lines were broken."""
        return " ".join(self.out.split())


class Typed(io.StringIO):
    """What somebody types, at a terminal or not."""

    terminal = False

    def isatty(self) -> bool:
        return self.terminal


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    """Run the command in this process, in an empty folder, with these lines typed into it."""
    monkeypatch.chdir(tmp_path)
    for name in ("KANLY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def call(*args: str, typed: str = "", terminal: bool = False) -> Ran:
        stdin = Typed(typed)
        stdin.terminal = terminal
        monkeypatch.setattr(sys, "stdin", stdin)
        capsys.readouterr()
        code = run(args)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


class Installed:
    """An entry point that is already loaded."""

    dist = None

    def __init__(self, name: str, value: str, target: Any) -> None:
        self.name = name
        self.value = value
        self.target = target

    def load(self) -> Any:
        if isinstance(self.target, BaseException):
            raise self.target
        return self.target


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Let these plug-ins (name, value, target), and no others, be installed."""

    def call(*given: tuple[str, str, Any]) -> None:
        points = [Installed(name, value, target) for name, value, target in given]
        monkeypatch.setattr(registry, "entry_points", lambda **_: points)
        registry.forget()

    yield call
    registry.forget()


UNRULY = '''
"""Feud with bots and rules that misbehave."""

import os
from feud.game import SETTINGS, Feud
from feud.modules import BASE, STORM
from kanly.kernel import Bot, Module


class Raises(Bot):
    def choose(self, sight):
        raise ZeroDivisionError("no idea")


class Cheats(Bot):
    def choose(self, sight):
        return "everything"


class Interrupts(Bot):
    def __init__(self):
        super().__init__()
        self.interjects = True

    def choose(self, sight):
        return sight.ask.options[0]

    def interject(self, sight):
        return "shout"


class Hangs(Bot):
    def choose(self, sight):
        os.write(2, b"thinking\\n")  # one write: lines of two workers do not mix
        while True:
            pass


class Dreams(Bot):
    def choose(self, sight):
        sight.world().choose(sight.seat, sight.ask.options[-1])
        return sight.ask.options[-1]


class Dies(Bot):
    def choose(self, sight):
        os._exit(3)


class First(Bot):
    def choose(self, sight):
        return sight.ask.options[0]


class Last(Bot):
    def choose(self, sight):
        return sight.ask.options[-1]


def faulty(inner):
    def act(p, house, action):
        if action == "harvest":
            raise LookupError("the field is empty")
        yield from inner(p, house, action)

    return act


def endless(inner):
    def act(p, house, action):
        while True:
            pass
        yield from inner(p, house, action)

    return act


GAME = Feud(
    "unruly",
    "feud",
    (2, 3, 4),
    BASE,
    modules=(STORM, Module("faulty", wraps={"act": faulty}), Module("endless", wraps={"act": endless})),
    settings=SETTINGS,
    bots={bot.__name__.lower(): bot for bot in (First, Last, Raises, Cheats, Interrupts, Hangs, Dreams, Dies)},
)
'''


@pytest.fixture
def unruly(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the plug-in `unruly`, installed for this process and those that it starts."""
    folder = tmp_path_factory.mktemp("plug-in")
    (folder / "unruly.py").write_text(UNRULY)
    info = folder / "unruly-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: unruly\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kanly.games]\nunruly = unruly:GAME\n")
    monkeypatch.syspath_prepend(folder)
    before = [path for path in sys.path if path.endswith("compiled")]
    monkeypatch.setenv("PYTHONPATH", ":".join([*before, str(folder)]))
    registry.forget()
    yield folder
    registry.forget()
    sys.modules.pop("unruly", None)
