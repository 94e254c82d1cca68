"""Clones, replays, stored tables, packed states: whatever is made from a table equals it."""

from __future__ import annotations

import json
from typing import Any

from kanly.kernel import Chance, Game, Table, digest, pack, unpack
from kanly.kernel.codec import fields
from kanly.kernel.record import make_record, read_record, replay, write_record
from kanly.kernel.saving import restore, save
from kanly.testing.broken import broken, same
from kanly.testing.looks import snapshot, views


def check_clone(table: Table) -> Table:
    """A clone equals its table, events and views included; one without checkpoints too. Returns the clone."""
    before = snapshot(table)
    clone = table.clone(log=True)
    same("clone", "a clone differs from its table", before, snapshot(clone))
    same("clone", "a clone shows other views than its table", views(table), views(clone))
    for seat in range(table.rules.setup.seats):
        same("clone", f"undo for seat {seat}", table.why_no_undo(seat), clone.why_no_undo(seat))
    light = table.clone(keep=False)
    same(
        "clone",
        "a clone without checkpoints differs from its table",
        snapshot(table, events=False, choices=False),
        snapshot(light, choices=False),
    )
    return clone


def check_replay(game: Game, table: Table) -> None:
    """The record can be written, read and replayed to the same table."""
    record = make_record(table)
    data = write_record(record)
    again = read_record(data)
    same("record", "a record read back is written differently", data, write_record(again))
    other = replay(game, again)
    same("replay", "the replayed record leads elsewhere", snapshot(table), snapshot(other))
    same("replay", "the replayed table shows other views", views(table), views(other))
    same("replay", "the replayed table's record", data, write_record(make_record(other)))


def check_saving(game: Game, table: Table) -> Table:
    """A table can be stored and restored, in the middle of anything. Returns the restored one."""
    data = save(table)
    other, lost = restore(game, data)
    if lost:
        broken("saving", f"{lost} choices are lost although the rules are the same")
    same("saving", "a restored table differs", snapshot(table), snapshot(other))
    same("saving", "orders", _orders(table), _orders(other))
    for seat in range(table.rules.setup.seats):
        same("saving", f"undo for seat {seat}", table.why_no_undo(seat), other.why_no_undo(seat))
    same("saving", "a restored table is stored differently", json.loads(data), json.loads(save(other)))
    return other


def _orders(table: Table) -> list[tuple[Any, ...]]:
    return [(o.seat, o.kind, o.option, o.turn, o.wakes, o.heard) for o in table.orders]


def check_state(table: Table) -> None:
    """The state can be packed as JSON and unpacked; its copy has everything and shares nothing that can change."""
    rules = table.rules
    state = table.state
    data = pack(rules, state)
    text = json.dumps(data)
    other = unpack(rules, json.loads(text), rules.schema)
    same("state", "an unpacked state is packed differently", data, pack(rules, other))
    same("state", "digests of a state and the same unpacked", digest(rules, state), digest(rules, other))
    copy = state.copy()
    same("copy", "a copied state differs", data, pack(rules, copy))
    _apart(state, copy, "state")


def _apart(one: Any, two: Any, where: str) -> None:
    """Two equal object graphs share nothing that can be written to."""
    if one is None or isinstance(one, (bool, int, str, bytes)):
        return
    if isinstance(one, tuple):
        for i in range(len(one)):
            _apart(one[i], two[i], f"{where}[{i}]")
        return
    if one is two:
        broken("copy", f"{where} is shared by a state and its copy")
    if isinstance(one, list):
        for i in range(len(one)):
            _apart(one[i], two[i], f"{where}[{i}]")
    elif isinstance(one, dict):
        for key in one:
            _apart(one[key], two[key], f"{where}[{key!r}]")
    else:
        names = fields(type(one))
        if not isinstance(one, Chance):
            odd = [name for name in getattr(one, "__dict__", {}) if name not in names and not name.startswith("_")]
            if odd:
                broken("copy", f"{where} has attributes that its class does not declare: {', '.join(odd)}")
        for name in names:
            _apart(getattr(one, name), getattr(two, name), f"{where}.{name}")
