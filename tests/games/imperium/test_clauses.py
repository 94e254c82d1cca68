"""Every clause of the first Dune: Imperium, of Rise of Ix and of Immortality does what it did when it was last read.

`clauses.txt` has a line for each: the questions that it asks, and what has changed afterwards. After a change that was
meant, `make repin` writes it again; read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.games.imperium.clauses import NOT_READY, NOTHING, carried_out
from tests.games.imperium.modules.rise_of_ix.tables import IxImperium, ix

from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.table.state import REVEALING, SENT, Turn

TABLE = Path(__file__).with_name("clauses.txt")
SEEN = 0.9  # of all clauses must be ready on that table


def rich() -> IxImperium:
    """House 0 has something of everything, has sent an agent, and fights."""
    t = ix(3, modules=("immortality",)).conflict("skirmish_a")
    t.give(
        0,
        hand=["dagger", "diplomacy", "reconnaissance"],
        played=["signet_ring", "missionaria_protectiva", "fremen_camp"],
        discard=["convincing_argument", "seek_allies"],
        intrigues=["cull", "finesse"],
        influence={"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 3},
        solari=11,
        spice=11,
        water=9,
        troops=4,
        swords=3,
        persuasion=7,
    )
    t.give(1, hand=["dagger"], troops=2, spice=2).give(2, hand=["dagger"], troops=1)
    t.ships(0, garrison=1).ships(1, conflict=1).sets_out(0, freighter=1, negotiators=1)
    t.owns(0, "windtraps", "artillery", "holoprojectors").tech("chaumurky", "training_drones", "minimic_film")
    t.agent(0, "wealth").bonus(imperial_basin=1, hagga_basin=2, the_great_flat=3)
    tleilaxu = immortality(t.start)
    tleilaxu.tanks[0] = 3
    tleilaxu.research[0] = "c4r4"
    house = t.start.houses[0]
    house.supply -= 7  # in the conflict and in the tanks
    turn = t.start.on_turn = Turn(0)
    turn.stage = SENT
    turn.space = t.box.space_of["wealth"]
    turn.cards = [house.played[0]]
    turn.combat = True
    turn.troops = turn.units = 4
    t.start.phase = "player_turns"
    return t


def revealing() -> IxImperium:
    """The same house reveals; it is allied with everybody and has grafted."""
    t = rich().allied(0, "emperor", "guild", "bene_gesserit", "fremen").owns(0, "detonation_devices")
    t.give(0, influence={"emperor": 5, "guild": 5, "bene_gesserit": 5, "fremen": 5}, councillor=True)
    t.ships(0, garrison=1, conflict=1).give(1, influence={"emperor": 6}, garrison=3)
    house = t.start.houses[0]
    house.shown, house.played = [*house.hand, *house.played[1:]], house.played[:1]
    house.hand = []
    turn = t.start.on_turn
    turn.stage = REVEALING
    turn.armed = house.shown[:2]
    turn.cards = [house.played[0], house.shown[-1]]
    immortality(t.start).research[0] = "c8r2"
    t.start.first = 1
    return t


def outcomes() -> dict[str, str]:
    """What every clause does, in an agent turn or, if it can do nothing then, in a reveal turn."""
    return {name: carried_out(name, rich, revealing) for name in rich().box.clauses}


def test_what_every_clause_does() -> None:
    found = outcomes()
    text = "".join([f"{name}: {what}\n" for name, what in sorted(found.items())])
    if os.environ.get("KANLY_REPIN"):
        TABLE.write_text(text, encoding="utf-8")
    known = dict([line.split(": ", 1) for line in TABLE.read_text(encoding="utf-8").splitlines()])
    assert {name: what for name, what in found.items() if known.get(name) != what} == {}
    assert set(known) == set(found)


def test_nearly_every_clause_can_be_carried_out_there() -> None:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    idle = [line for line in lines if line.split(": ", 1)[1] in (NOT_READY, NOTHING)]
    assert len(idle) <= (1 - SEEN) * len(lines), idle
