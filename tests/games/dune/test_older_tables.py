"""Tables that were stored by older rules: they go on, and their log can still be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.dune.saying import english, fluent

from kanly.bots.match import Match, bot_named
from kanly.games.dune.game import GAME
from kanly.games.dune.table.state import DuneState
from kanly.kernel import BadRecord, Event, Table
from kanly.kernel.record import Replay, make_record
from kanly.kernel.saving import restore, save

LEARNT = ("treachery_held", "lacks")
NEW_FIELDS = ("vows", "acted", "pauses", "pausers", "pause", "ready", "relying", *LEARNT)


def played(choices: int) -> Table:
    """A game of six random bots, some way on."""
    table = Table(GAME.rules(GAME.set_up(6, ["advanced"])), "older")
    Match(table, [bot_named(GAME, "random") for _ in range(6)], "older").play_on(limit=choices)
    return table


def as_schema(number: int, table: Table) -> bytes:
    """The table as it was stored before it was kept who relies on a Karama (2), or what else all have learnt (3)."""
    data: dict[str, Any] = json.loads(save(table))
    data["schema"] = number
    for stretch in data["stretches"]:
        for name in LEARNT if number == 3 else ("relying", *LEARNT):
            del stretch["checkpoint"]["f"][name]
    return json.dumps(data).encode()


def as_version_1(table: Table) -> bytes:
    """The table as version 1 would have stored it: no pauses, no vows, offers of three parts."""
    data: dict[str, Any] = json.loads(save(table))
    data["rules"] = "1"
    data["schema"] = 1
    for stretch in data["stretches"]:
        fields = stretch["checkpoint"]["f"]
        for name in NEW_FIELDS:
            del fields[name]
        fields["offers"] = [{"t": [2, 3, 4]}]
    data["stretches"][-1]["choices"] = []
    data["stretches"][-1]["marks"] = []
    return json.dumps(data).encode()


def test_a_table_of_version_1_goes_on() -> None:
    table, lost = restore(GAME, as_version_1(played(150)))
    state = table.state
    assert isinstance(state, DuneState)
    assert lost == 0
    assert state.offers == [(2, 3, 4, "", "", False)]
    assert (state.vows, state.pauses, state.pause) == ([], [], "")
    Match(table, [bot_named(GAME, "random") for _ in range(6)], "on").play_on()
    assert table.over


@pytest.mark.parametrize("number", [2, 3])
def test_a_table_of_an_older_schema_goes_on(number: int) -> None:
    before = played(150)
    table, lost = restore(GAME, as_schema(number, before))
    assert lost == 0
    assert [table.view(seat) for seat in range(6)] == [before.view(seat) for seat in range(6)]
    Match(table, [bot_named(GAME, "random") for _ in range(6)], "on").play_on()
    assert table.over


def test_an_unknown_schema_is_refused() -> None:
    data: dict[str, Any] = json.loads(as_version_1(played(20)))
    data["schema"] = 0
    with pytest.raises(BadRecord, match="no way from there"):
        restore(GAME, json.dumps(data).encode())


def test_an_event_of_version_1_can_be_read() -> None:
    words = english()
    rules = GAME.rules(GAME.set_up(6))
    said = rules.narrate(Event("flipped", ("bene_gesserit", "carthag.10", 2, "fighters")))
    assert words.say(said) == "Bene Gesserit: 2 advisors in Carthag now fight."
    assert said.rules == ()
    fluent(words)


def test_a_record_of_version_1_is_not_played_by_these_rules() -> None:
    record = make_record(played(20))
    record.rules = "1"
    with pytest.raises(BadRecord, match="made with rules version '1'"):
        Replay(GAME, record)
