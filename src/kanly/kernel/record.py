"""The record: a `.kanly` file, enough to rebuild a whole game. Its schema is described in docs/record.md.

Reading checks everything: first the shape of the file, then, by `replay`, that every choice is one the rules allow and
that the states on the way have the digests that the file names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from kanly.kernel.asks import token
from kanly.kernel.chance import commitment, key_of
from kanly.kernel.codec import digest
from kanly.kernel.errors import BadRecord, BadSetup, IllegalChoice, KanlyError
from kanly.kernel.game import Game
from kanly.kernel.running.table import Table
from kanly.kernel.setup import Setup

FORMAT: Final = 1
WITNESS: Final = 64  # choices between two digests
MAX_BYTES: Final = 64 * 1024 * 1024


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat where: a name and, for a program, which bot."""

    name: str
    bot: str = ""


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Seats, modules and settings of the game.

    Older records name every setting of the game, and under `options`: they are read, and written no more.
    """

    seats: int
    modules: list[str] = []
    settings: dict[str, bool | int | str] = {}
    options: dict[str, bool | int | str] | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        if self.options is not msgspec.UNSET and self.settings:
            raise ValueError("settings are given twice, as `settings` and by their old name `options`")

    def set_up(self, game: Game, names: list[str]) -> Setup:
        """The checked set-up that this stands for."""
        given = self.settings
        if self.options is not msgspec.UNSET:
            given = applying(game, self.seats, self.modules, self.options)
        return game.set_up(self.seats, self.modules, given, names)


def applying(game: Game, seats: int, modules: list[str], given: dict[str, bool | int | str]) -> dict[str, Any]:
    """The given settings without those that exist but do not apply: these had no effect when everything was stored."""
    apply = [setting.name for setting in game.settings_for(seats, modules)]
    known = [setting.name for setting in game.settings]
    return {name: value for name, value in given.items() if name in apply or name not in known}


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game from its first choice to its last."""

    kanly: int
    game: str
    rules: str
    setup: SetupData
    seed: str
    commitment: str
    players: list[Player]
    choices: list[tuple[int, str, str]]  # seat, kind of question, token of the option
    talk: list[tuple[int, int, str]] = []  # after how many choices, seat, words
    digests: list[tuple[int, str]] = []  # after how many choices, digest of the state
    taken_back: list[
        tuple[int, int, int]
    ] = []  # after something was shown: what choice is the first again, seat, how many
    result: dict[str, Any] | None = None


def make_record(table: Table, bots: list[str] | None = None) -> Record:
    """The record of a table up to now; `bots[seat]` names the program that plays there, empty for a person."""
    seed = table.seed
    if seed is None:
        raise BadRecord("a redealt world has no record")
    if not table.keep:
        raise BadRecord("a table that keeps no checkpoints has no record")
    setup = table.rules.setup
    result = table.result
    digests = table.digests
    if table.over and (not digests or digests[-1][0] != table.made):
        digests = [*digests, (table.made, digest(table.rules, table.state))]
    return Record(
        kanly=FORMAT,
        game=setup.game,
        rules=table.rules.version,
        setup=SetupData(setup.seats, list(setup.modules), dict(setup.settings)),
        seed=seed,
        commitment=commitment(key_of(seed)),
        players=[Player(table.names[i], bots[i] if bots else "") for i in range(setup.seats)],
        choices=[(seat, kind, token(option)) for seat, kind, option in table.choices],
        talk=_in_order(table),
        digests=digests,
        result=None if result is None else result.data(),
    )


def _in_order(table: Table) -> list[tuple[int, int, str]]:
    """The table's talk in order: after an undo, a remark may have been made after more choices than the next one."""
    out: list[tuple[int, int, str]] = []
    after = table.made
    for talk in reversed(table.talk):
        after = min(after, talk.after)
        out.append((after, talk.seat, talk.text))
    out.reverse()
    return out


def write_record(record: Record) -> bytes:
    """The record as the bytes of a `.kanly` file: one line per field, and one per entry of the long lists."""
    fields: list[str] = []
    for name, value in msgspec.to_builtins(record).items():
        if name == "taken_back" and not value:
            continue  # as almost always
        if isinstance(value, list) and value:
            entries = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in value)
            fields.append(f' "{name}": [\n  {entries}\n ]')
        else:
            fields.append(f' "{name}": {msgspec.json.encode(value).decode()}')
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode()


def read_record(data: bytes) -> Record:
    """The record in these bytes, if they have the right shape; `replay` checks whether the game is legal."""
    if len(data) > MAX_BYTES:
        raise BadRecord(f"{len(data)} bytes are more than a record may have ({MAX_BYTES})")
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadRecord(what, where.strip("`") or "$") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"no complete JSON text: {error}") from None
    except RecursionError:
        raise BadRecord("nested too deeply for a record") from None
    if record.kanly != FORMAT:
        raise BadRecord(f"format {record.kanly}; this version of Kanly reads format {FORMAT}", "$.kanly")
    if len(record.players) != record.setup.seats:
        raise BadRecord(f"{len(record.players)} players for {record.setup.seats} seats", "$.players")
    if record.commitment != commitment(key_of(record.seed)):
        raise BadRecord("the commitment does not belong to the seed", "$.commitment")
    return record


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"cannot be read: {error.strerror or error}", str(path)) from None


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file; the file is either whole or not there."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(write_record(record))
    draft.replace(path)


class Replay:
    """A record being played again, choice by choice, each one checked."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.game != game.id:
            raise BadRecord(f"a record of {record.game!r}, not of {game.id!r}", "$.game")
        try:
            setup = record.setup.set_up(game, [player.name for player in record.players])
        except BadSetup as error:
            raise BadRecord(str(error), "$.setup") from None
        version = game.rules(setup).version
        if record.rules != version:
            raise BadRecord(f"made with rules version {record.rules!r}; these are {version!r}", "$.rules")
        self.record = record
        self.table = game.open(setup, record.seed)
        self.at = 0
        self.checked = 0
        self.said = 0
        self._catch_up()

    @property
    def done(self) -> bool:
        """Whether every choice of the record has been made."""
        return self.at == len(self.record.choices)

    def step(self) -> tuple[int, str, str]:
        """Make the next choice; returns it."""
        seat, kind, text = self.record.choices[self.at]
        try:
            self.table.choose_token(seat, kind, text)
        except IllegalChoice as error:
            raise BadRecord(str(error), f"$.choices[{self.at}]") from None
        except KanlyError as error:
            raise BadRecord(f"the game failed here: {error}", f"$.choices[{self.at}]") from error
        self.at += 1
        self._catch_up()
        return seat, kind, text

    def _catch_up(self) -> None:
        """Check the digests and say the words that belong here."""
        digests = self.record.digests
        while self.checked < len(digests) and digests[self.checked][0] <= self.at:
            if digests[self.checked] != (self.at, digest(self.table.rules, self.table.state)):
                raise BadRecord("the state does not have this digest", f"$.digests[{self.checked}]")
            self.table.digests.append(digests[self.checked])
            self.checked += 1
        talk = self.record.talk
        while self.said < len(talk) and talk[self.said][0] <= self.at:
            after, seat, words = talk[self.said]
            if after != self.at:
                raise BadRecord(f"a remark after {after} choices, but it comes later", f"$.talk[{self.said}]")
            try:
                self.table.say(seat, words)
            except IllegalChoice as error:
                raise BadRecord(str(error), f"$.talk[{self.said}]") from None
            self.said += 1

    def finish(self) -> Table:
        """Make all choices that are left and check the result; returns the table."""
        while not self.done:
            self.step()
        if self.checked < len(self.record.digests):
            raise BadRecord("a digest after the last choice", f"$.digests[{self.checked}]")
        if self.said < len(self.record.talk):
            raise BadRecord("a remark after the last choice", f"$.talk[{self.said}]")
        result = self.table.result
        if (None if result is None else result.data()) != self.record.result:
            raise BadRecord("the game does not end like this", "$.result")
        return self.table


def replay(game: Game, record: Record) -> Table:
    """Play a record again from the start, checking every choice, digest and the result."""
    return Replay(game, record).finish()
