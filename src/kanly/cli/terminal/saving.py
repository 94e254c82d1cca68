"""Saving a game where a person says: nothing but an older record of the same game is ever replaced."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from kanly.kernel import BadRecord, KanlyError
from kanly.kernel.record import Record, load_record, save_record


def new_file(name: str) -> Path:
    """A file that is not there yet."""
    names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(path for path in (Path(f"{name}.kanly") for name in names) if not path.exists())


def file_named(text: str) -> Path:
    """The file that a person means: quotes around the name are no part of it, and ~ is the home folder."""
    name = text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" else text
    if not name.strip():
        raise KanlyError("write save, or save FILE")
    if name.endswith("/"):
        raise KanlyError(f"{name} is a folder; name a file in it")
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise KanlyError(f"nobody knows whose home folder is meant by {name}") from None


def save(record: Record, path: Path, own: Collection[Path] = ()) -> bool:
    """Write the record into the file; True if an older record of this game was there.

    `own` are the files of this game, that may have gone on otherwise before something was taken back.
    """
    try:
        there = path.is_symlink() or path.exists()
        if there:
            _check_ours(record, path, path.absolute() in own)
        elif not path.parent.is_dir():
            raise KanlyError(f"there is no folder {path.parent} to save {path.name} in")
        _write(record, path)
    except OSError as error:
        raise KanlyError(f"{path} cannot be written: {error.strerror or error}") from None
    return there


def _write(record: Record, path: Path) -> None:
    """Write the file, or leave nothing behind."""
    try:
        save_record(record, path)
    except OSError:
        with suppress(OSError):
            path.with_name(path.name + ".part").unlink()
        raise


def _check_ours(record: Record, path: Path, own: bool) -> None:
    """Refuse to replace anything but an older record of this game."""
    if path.is_dir():
        raise KanlyError(f"{path} is a folder; name a file in it")
    if not path.is_file():
        raise KanlyError(f"{path} is no ordinary file; name another one")
    try:
        old = load_record(path)
    except BadRecord:
        raise KanlyError(f"{path} is there already and is no record that Kanly reads; name another file") from None
    same = (old.game, old.seed, old.setup) == (record.game, record.seed, record.setup)
    if not same or not (own or record.choices[: len(old.choices)] == old.choices):
        raise KanlyError(f"{path} is there already and holds another game; name another file")
