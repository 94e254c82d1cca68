"""Records: written, read, replayed; a bad one is refused with the place where it is bad."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from feud.game import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from kanly.kernel import BadRecord, KanlyError, Withheld
from kanly.kernel.record import (
    MAX_BYTES,
    Replay,
    load_record,
    make_record,
    read_record,
    replay,
    save_record,
    write_record,
)
from kanly.testing import play_at_random
from kanly.testing.looks import snapshot


@cache
def small() -> bytes:
    """The record of a short finished game with a remark and digests on the way."""
    table = GAME.open(GAME.set_up(2, settings={"rounds": 1}, names=["Ann", "Bob"]), "small", witness=4)
    table.say(1, "To war!")
    assert play_at_random(table, "small")
    return write_record(make_record(table, ["", "random"]))


def data() -> dict[str, Any]:
    out: dict[str, Any] = json.loads(small())
    return out


def encoded(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


def test_a_record_says_what_it_is() -> None:
    record = data()
    assert record["kanly"] == 1
    assert record["game"] == "feud"
    assert record["setup"] == {"seats": 2, "modules": [], "settings": {"rounds": 1, "teams": False}}
    assert record["players"] == [{"name": "Ann", "bot": ""}, {"name": "Bob", "bot": "random"}]
    assert record["talk"] == [[0, 1, "To war!"]]
    assert record["digests"][-1][0] == len(record["choices"])
    assert record["result"]["reason"]["id"] == "end-rounds"


def test_older_records_call_settings_options() -> None:
    """They name every setting of the game, also those that do not apply, and are written with the new word."""
    table = GAME.open(GAME.set_up(3, settings={"rounds": 1}), "old")
    assert play_at_random(table, "old")
    record = json.loads(write_record(make_record(table)))
    assert record["setup"] == {"seats": 3, "modules": [], "settings": {"rounds": 1}}
    record["setup"] = {"seats": 3, "modules": [], "options": {"rounds": 1, "teams": False}}
    again = replay(GAME, read_record(encoded(record)))
    assert again.rules.setup.settings == {"rounds": 1}
    assert snapshot(again) == snapshot(table)
    assert json.loads(write_record(make_record(again)))["setup"] == {
        "seats": 3,
        "modules": [],
        "settings": {"rounds": 1},
    }


def test_settings_by_both_names_are_refused() -> None:
    record = data()
    record["setup"]["options"] = {"rounds": 1}
    with pytest.raises(BadRecord, match=r"\$\.setup: settings are given twice"):
        read_record(encoded(record))


def test_a_record_with_a_setting_that_does_not_belong() -> None:
    record = data()
    record["setup"].update(seats=3)
    record["players"].append({"name": "Cid"})
    with pytest.raises(BadRecord, match="teams is for 2 or 4 seats, not for 3"):
        replay(GAME, read_record(encoded(record)))


def test_a_record_is_the_same_after_reading() -> None:
    assert write_record(read_record(small())) == small()


def test_a_replay_goes_choice_by_choice() -> None:
    record = read_record(small())
    running = Replay(GAME, record)
    seen = []
    while not running.done:
        seen.append(running.step())
    assert seen == record.choices
    assert running.finish().result is not None
    assert running.table.names == ("Ann", "Bob")


def test_a_record_of_half_a_game_goes_on() -> None:
    table = GAME.open(GAME.set_up(3), "half")
    play_at_random(table, "half", limit=20)
    again = replay(GAME, read_record(write_record(make_record(table))))
    assert snapshot(again) == snapshot(table)
    assert play_at_random(again, "on")
    assert play_at_random(table, "on")
    assert snapshot(again) == snapshot(table)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.kanly"
    save_record(read_record(small()), path)
    assert path.read_bytes() == small()
    assert load_record(path).seed == "small"
    assert [p.name for p in tmp_path.iterdir()] == ["game.kanly"]
    with pytest.raises(BadRecord, match="No such file") as missing:
        load_record(tmp_path / "nothing.kanly")
    assert missing.value.where.endswith("nothing.kanly")
    with pytest.raises(BadRecord):
        load_record(tmp_path)


def test_truncated_at_every_length() -> None:
    whole = small().rstrip()
    for length in range(len(whole)):
        with pytest.raises(BadRecord):
            read_record(whole[:length])
    assert read_record(whole).seed == "small"


def put(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Change the value at a path like `choices.3.1`."""
    *way, last = path.split(".")

    def change(record: Any) -> None:
        at = record
        for key in way:
            at = at[int(key) if isinstance(at, list) else key]
        at[int(last) if isinstance(at, list) else last] = value

    return change


SHAPE = {
    "kanly": ("1", "$.kanly"),
    "game": (5, "$.game"),
    "rules": (None, "$.rules"),
    "setup": ([], "$.setup"),
    "setup.seats": ("two", "$.setup.seats"),
    "setup.modules": ([1], "$.setup.modules[...]"),
    "setup.settings": ({"rounds": 1.5}, "$.setup.settings[...]"),
    "seed": (7, "$.seed"),
    "commitment": (7, "$.commitment"),
    "players": ([{"bot": "x"}, {"name": "y"}], "$.players[0]"),
    "players.1": ("Bob", "$.players[1]"),
    "choices": ({}, "$.choices"),
    "choices.2": ([0, "action"], "$.choices[2]"),
    "choices.2.0": (True, "$.choices[2][0]"),
    "choices.2.1": (3, "$.choices[2][1]"),
    "choices.2.2": (3, "$.choices[2][2]"),
    "talk": ("hello", "$.talk"),
    "talk.0.0": ("first", "$.talk[0][0]"),
    "digests.0": ("abc", "$.digests[0]"),
    "result": ([], "$.result"),
    "nonsense": (1, "$"),
}


@pytest.mark.parametrize("path", SHAPE)
def test_wrong_shape_is_found_at_its_place(path: str) -> None:
    value, where = SHAPE[path]
    record = data()
    put(path, value)(record)
    with pytest.raises(BadRecord) as found:
        read_record(encoded(record))
    found_at = found.value.where.replace("[0]", "[...]") if "..." in where else found.value.where
    assert found_at == where
    assert str(found.value).startswith(found.value.where)


@pytest.mark.parametrize("field", ["kanly", "game", "rules", "setup", "seed", "commitment", "players", "choices"])
def test_missing_fields_are_named(field: str) -> None:
    record = data()
    del record[field]
    with pytest.raises(BadRecord, match=field):
        read_record(encoded(record))


TAMPERED = {
    "kanly": (2, "$.kanly", "format 2"),
    "kanly ": (0, "$.kanly", "format 0"),
    "game": ("chess", "$.game", "'chess'"),
    "rules": ("0", "$.rules", "version '0'"),
    "setup.seats": (3, "$.players", "2 players for 3 seats"),
    "setup.modules": (["dragons"], "$.setup", "'dragons'"),
    "setup.settings.rounds": (100, "$.setup", "from 1 to 9"),
    "setup.settings.dragons": (True, "$.setup", "'dragons'"),
    "setup.settings.teams": (1, "$.setup", "true or false"),
    "seed": ("other", "$.commitment", "does not belong to the seed"),
    "commitment": ("0" * 64, "$.commitment", "does not belong to the seed"),
    "players.0.name": ("", "$.setup", "no name"),
    "players.1.name": ("Ann", "$.setup", "same name"),
    "choices.0.0": (1, "$.choices[0]", "seat 1"),
    "choices.0.0 ": (9, "$.choices[0]", "no seat 9"),
    "choices.0.0  ": (-1, "$.choices[0]", "no seat -1"),
    "choices.0.1": ("dial", "$.choices[0]", "could ever offer|not 'dial'"),
    "choices.0.1 ": ("riddle", "$.choices[0]", "no kind of question 'riddle'"),
    "choices.0.2": ("dance", "$.choices[0]", "could ever offer"),
    "choices.0.2 ": ("scout:anvil", "$.choices[0]", "not an option"),
    "digests.0.1": ("0" * 32, "$.digests[0]", "digest"),
    "digests.0.0": (3, "$.digests[0]", "digest"),
    "digests.0.0 ": (-3, "$.digests[0]", "digest"),
    "talk.0.1": (2, "$.talk[0]", "no seat 2"),
    "talk.0.2": ("", "$.talk[0]", "1 to 2000 characters"),
    "talk.0.0 ": (-1, "$.talk[0]", "after -1 choices"),
    "talk.0.0": (1000, "$.talk[0]", "after the last choice"),
    "result": (None, "$.result", "does not end like this"),
    "result.scores.anvil": (99, "$.result", "does not end like this"),
    "result.ranking": ([], "$.result", "does not end like this"),
}


@pytest.mark.parametrize("path", TAMPERED)
def test_tampering_is_found_at_its_place(path: str) -> None:
    value, where, words = TAMPERED[path]
    record = data()
    put(path.strip(), value)(record)
    with pytest.raises(BadRecord, match=words) as found:
        replay(GAME, read_record(encoded(record)))
    assert found.value.where == where


def test_missing_and_additional_choices() -> None:
    record = data()
    last = record["choices"].pop()
    with pytest.raises(BadRecord) as short:
        replay(GAME, read_record(encoded(record)))
    assert short.value.where == f"$.digests[{len(record['digests']) - 1}]"
    record["choices"] += [last, last]
    with pytest.raises(BadRecord, match="the game is over") as long:
        replay(GAME, read_record(encoded(record)))
    assert long.value.where == f"$.choices[{len(record['choices']) - 1}]"


def test_every_single_choice_matters() -> None:
    for at in range(len(data()["choices"])):
        record = data()
        del record["choices"][at]
        with pytest.raises(BadRecord):
            replay(GAME, read_record(encoded(record)))


def test_nesting_too_deep() -> None:
    deep = '{"kanly": 1, "result": ' + '{"a":' * 100_000 + "1" + "}" * 100_000 + "}"
    with pytest.raises(BadRecord):
        read_record(deep.encode())
    with pytest.raises(BadRecord):
        read_record(b"[" * 1_000_000)


def test_too_large() -> None:
    with pytest.raises(BadRecord, match="more than a record may have"):
        read_record(b" " * (MAX_BYTES + 1))


def test_not_even_text() -> None:
    junk = [b"", b"\x00", b"\xff\xfe", b"null", b"[]", b"kanly", b'"\\ud800"', b'{"\x80": 1}', b'{"kanly": 1e999}']
    for data in (*junk, b"\xef\xbb\xbf" + small()):
        with pytest.raises(BadRecord):
            read_record(data)


def test_numbers_beyond_all_measure() -> None:
    for path in ("kanly", "setup.seats", "choices.0.0", "talk.0.0", "talk.0.1", "digests.0.0"):
        for value in (10**30, -(10**30)):
            record = data()
            put(path, value)(record)
            with pytest.raises(BadRecord):
                replay(GAME, read_record(encoded(record)))


@settings(max_examples=300)
@given(st.data())
def test_any_damage_is_a_bad_record_or_no_damage(draw: st.DataObject) -> None:
    raw = bytearray(small())
    for _ in range(draw.draw(st.integers(1, 3))):
        at = draw.draw(st.integers(0, len(raw) - 1))
        raw[at : at + draw.draw(st.integers(0, 2))] = draw.draw(st.binary(max_size=3))
    try:
        table = replay(GAME, read_record(bytes(raw)))
    except KanlyError as error:
        assert isinstance(error, BadRecord)  # noqa: PT017
    else:
        assert table.made == len(read_record(bytes(raw)).choices)


def test_what_has_no_record() -> None:
    table = GAME.open(GAME.set_up(2), "x")
    with pytest.raises(KanlyError, match="redealt"):
        make_record(table.redeal(0, 1))
    with pytest.raises(KanlyError, match="no checkpoints"):
        make_record(table.clone(keep=False))
    with pytest.raises(Withheld):
        _ = table.redeal(0, 1).commitment


def test_talk_stays_in_order_when_choices_are_taken_back() -> None:
    table = GAME.open(GAME.set_up(2), "talk")
    table.choose(0, "harvest")
    table.say(0, "There.")
    table.undo(0)
    table.say(1, "Not there?")
    table.choose(0, "pass")
    record = make_record(table)
    assert record.talk == [(0, 0, "There."), (0, 1, "Not there?")]
    assert make_record(replay(GAME, record)).talk == record.talk


def test_half_characters_are_refused_or_harmless() -> None:
    for path in ("seed", "players.0.name", "choices.0.2", "talk.0.2", "rules", "game"):
        record = data()
        put(path, "\ud800")(record)
        with pytest.raises(BadRecord):
            replay(GAME, read_record(encoded(record)))
