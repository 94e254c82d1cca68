"""Everything that random games ask, offer, tell and refuse can be said in English."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

import pytest
from tests.games.saying import parts_of, said_at

from kanly.games.dune.client.reasons import BY_FIELD, BY_KIND
from kanly.games.dune.game import GAME
from kanly.kernel import Event, Message
from kanly.rulebook import rulebook_of
from kanly.testing.randomly import pick
from kanly.words import Words

WORDS = Words("en", ["kanly.games.dune"])


RULEBOOK = rulebook_of(GAME)


def ids_in(message: Message) -> set[str]:
    """The ids of a message and of those among its arguments; the rules that it cites exist."""
    parts = list(parts_of(message))
    for part in parts:
        assert [id for id in part.rules if RULEBOOK.find(id) is None] == [], part
    return {part.id for part in parts}


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everything_can_be_said(seats: int, advanced: bool) -> None:
    setup = GAME.set_up(seats, ["advanced"] if advanced else [], {"faction_pool": "all", "emperor_gift_to_ally": True})
    rng = Random(f"{seats} {advanced}")
    for number in range(2):
        table = GAME.open(setup, f"words {number}")
        said: set[str] = set()
        while not table.over:
            if rng.random() < 0.3:
                said |= {id for message in said_at(table, rng, 6) for id in ids_in(message)}
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
        assert table.log is not None
        assert table.result is not None
        for event in table.log.all:
            said |= ids_in(table.rules.narrate(event))
        said |= ids_in(table.result.reason)
        assert sorted(id for id in said if not WORDS.has(id)) == []


def test_the_log_cites_rules_that_exist() -> None:
    cited = [*BY_KIND.values(), *[rules for _, values in BY_FIELD.values() for rules in values.values()]]
    assert [id for rules in cited for id in rules if RULEBOOK.find(id) is None] == []
    told = GAME.rules(GAME.set_up(6)).event_fields
    assert [kind for kind in (*BY_KIND, *BY_FIELD) if kind not in told] == []


@pytest.mark.parametrize(
    ("kind", "data", "rules"),
    [
        ("lost", ("fremen", "red_chasm.6", 2, "storm"), ("R5.4",)),
        ("lost", ("fremen", "red_chasm.6", 2, "ally"), ("R14.7", "R14.8")),
        ("flipped", ("bene_gesserit", "imperial_basin.10", 2, "fighters", "BG.A8"), ("BG.A8",)),
        ("paid", ("fremen", 2, "emperor", "card"), ("EMP.B1",)),
        ("paid", ("fremen", 2, "bank", "card"), ()),
        ("leader_returned", ("atreides", "lady_jessica"), ("HAR.A1",)),
        ("bid", ("fremen", 2), ()),
    ],
)
def test_the_log_says_which_rule_let_it_happen(kind: str, data: tuple[Any, ...], rules: tuple[str, ...]) -> None:
    assert GAME.rules(GAME.set_up(6)).narrate(Event(kind, data)).rules == rules


@pytest.mark.parametrize(("language", "you"), [("ru", "Вы"), ("uk", "Ви")])
def test_what_i_do_is_told_with_a_verb(language: str, you: str) -> None:
    """No "You: a bid of 5": only an answer, yes or no, stands behind a colon."""
    lines = (files(GAME.package) / "text" / language / "you.ftl").read_text(encoding="utf-8").splitlines()
    nouns = [line for line in lines if f"{you}: " in line or f"{you}, " in line or line.endswith(f": {you}")]
    assert len(lines) > 200
    assert len(nouns) == 4, nouns
