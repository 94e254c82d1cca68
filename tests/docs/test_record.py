"""docs/record.md: its example is a real record, its table has every field, its code runs."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from oasis import GAME

from kanly.kernel import BadRecord
from kanly.kernel.record import Player, Record, SetupData, make_record, read_record, replay

Blocks = Callable[[str], list[tuple[str, str]]]
ROW = re.compile(r"^\| `([\w.]+)` \| ([^|]+) \| [^|]+ \| (?:`(.+)`)? ?\|$", re.MULTILINE)


@pytest.fixture
def example(blocks: Blocks) -> bytes:
    (text,) = [text for language, text in blocks("docs/record.md") if language == "json"]
    return text.encode()


@pytest.fixture
def table_of_fields(root: Path) -> list[tuple[str, str, str]]:
    return ROW.findall((root / "docs" / "record.md").read_text(encoding="utf-8"))


def fields() -> Iterator[tuple[str, bool]]:
    """Every field of a record with its path, and whether it is required."""
    for path, struct in (("", Record), ("setup.", SetupData), ("players.", Player)):
        for field in msgspec.structs.fields(struct):
            yield path + field.name, field.required
    for name in ("ranking", "scores", "reason"):
        yield f"result.{name}", True


def test_the_example_is_a_whole_game(example: bytes) -> None:
    record = read_record(example)
    table = replay(GAME, record)
    assert table.over
    assert make_record(table, [player.bot for player in record.players]) == record


def test_the_table_has_every_field(table_of_fields: list[tuple[str, str, str]]) -> None:
    listed = {path: "optional" not in kind for path, kind, _ in table_of_fields}
    assert listed == dict(fields())


def test_the_tables_examples_are_from_the_record(example: bytes, table_of_fields: list[tuple[str, str, str]]) -> None:
    record = json.loads(example)
    for path, _, shown in table_of_fields:
        if shown:
            assert json.loads(shown) in values(record, path.split(".")), path


def values(data: Any, path: list[str]) -> list[Any]:
    """What stands at a path; an array counts for its items too."""
    if isinstance(data, list):
        return [data, *[value for item in data for value in (values(item, path) if path else [item])]]
    return values(data[path[0]], path[1:]) if path else [data]


def test_the_pages_code(blocks: Blocks, example: bytes, tmp_path: Path) -> None:
    names: dict[str, Any] = {"__name__": "record"}
    for language, block in blocks("docs/record.md"):
        if language == "python":
            exec(compile(block, "docs/record.md", "exec"), names)
    record = read_record(example)
    assert names["seed"] == record.seed
    assert names["commitment"] == record.commitment
    assert names["key"].hex() == replay(GAME, record).key
    file = tmp_path / "example.kanly"
    file.write_bytes(example)
    assert names["final_view"](file) == replay(GAME, record).view(None)


def test_the_pages_account_of_chance(example: bytes) -> None:
    from hashlib import blake2b

    from kanly.kernel.chance import Keyed, key_of

    key = key_of(read_record(example).seed)
    chance = Keyed(key)
    at = 0
    for k in (6, 36, 2**31 + 1, 10, 3, 2**32 - 1) * 20:
        while True:
            block = blake2b((at // 16).to_bytes(8, "little"), key=key, digest_size=64).digest()
            product = k * int.from_bytes(block[at % 16 * 4 : at % 16 * 4 + 4], "little")
            at += 1
            if product % 2**32 >= 2**32 % k:
                break
        assert chance.below(k) == product >> 32


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"kanly": 1', '"kanly": 2', "$.kanly"),
        ('"seats": 2', '"seats": 3', "$.players"),
        ('"seed": "oasis', '"seed": "other', "$.commitment"),
        ('"wells": 3}}', '"wells": 99}}', "$.setup"),
        ('"rules": "1"', '"rules": "0"', "$.rules"),
        ('[0, "play", "26"]', '[0, "play", "35"]', "$.choices[1]"),
        ('[9, "a0', '[9, "b0', "$.digests[0]"),
        ('[9, 1, "Well', '[9, 2, "Well', "$.talk[1]"),
        ('[9, 1, "Well', '[10, 1, "Well', "$.talk[1]"),
        ('"jade": 5', '"jade": 6', "$.result"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(example: bytes, old: str, new: str, where: str) -> None:
    text = example.decode()
    assert text.count(old) == 1
    with pytest.raises(BadRecord) as caught:
        replay(GAME, read_record(text.replace(old, new).encode()))
    assert caught.value.where == where
