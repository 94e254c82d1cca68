"""Everything that the first Dune: Imperium asks, offers, tells, refuses and prints can be said, and nothing in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.imperium.first_tables import BOX, alone, imperium
from tests.games.imperium.tables import box_of
from tests.games.saying import parts_of, said_at

from kanly import games
from kanly.games.imperium.client.citing import cited
from kanly.games.imperium.client.words import clause_words, narrate
from kanly.games.imperium.first.prices import HARVESTED
from kanly.games.imperium.first.victory import VICTORY
from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.sets.imperium.rulings import OTHER_RIVALS, OTHER_RULES, RULINGS
from kanly.kernel import PASS, Ask, Event, Message
from kanly.rulebook import rulebook_of
from kanly.testing.randomly import pick
from kanly.words import Words

PACKAGE = Path(games.__path__[0]) / "imperium"
RULEBOOK = rulebook_of(GAME)
OWN = Words("en", [GAME.package]).ids - Words("en").ids
RULES = GAME.rules(GAME.set_up(4))
WITH_HAGAL = [GAME.rules(GAME.set_up(seats)) for seats in (1, 2)]
HAGAL = box_of(WITH_HAGAL[0])


def words_of(language: str = "en") -> Words:
    return Words(language, GAME.packages)


def fluent(words: Words) -> None:
    """Nothing was missing, nothing was wrong."""
    assert sorted(words.missing) == []
    assert words.faults == []


# BAS-04: the rules of Uprising that hold here too.
HOLD: dict[str, list[int]] = {
    "RND": [*range(1, 6)],
    "TRN": [*range(1, 5)],
    "AGT": [1, 3, 5, 6, 8, 9, 10],
    "DEP": [1, 2, 3, 4, 6, 8],
    "CTL": [*range(1, 6)],
    "REV": [1, 2, 3, *range(6, 12)],
    "ACQ": [*range(1, 9)],
    "INT": [*range(1, 8)],
    "OPT": [1, 2, 3],
    "CRD": [*range(1, 10)],
    "INF": [1, 2, 4, 5],
    "ALL": [*range(1, 7)],
    "CMB": [1, 2, 3, 4, 5, 7, 8, 9, 10],
    "TIE": [*range(1, 5)],
    "RWD": [1],
    "MAK": [1, 2],
    "RCL": [*range(1, 5)],
    "END": [1, 2, 3],
    "LDR": [*range(1, 5)],
    "RUL": [1, 2, 4, 5, 6, 7, 12, 15, 16, 17, 18, 22, 23, 29, *range(31, 38)],
}


def holds(id: str) -> bool:
    """Whether a rule is one of this game."""
    kind, number = id.split("-")
    return RULEBOOK.find(id) is not None and (kind == "BAS" or int(number) in HOLD.get(kind, []))


def tell(words: Words, message: Message) -> None:
    """Say a message; the rules that it cites hold in this game."""
    words.say(message)
    for part in parts_of(message):
        assert [id for id in part.rules if not holds(id)] == [], part


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_can_be_told(seats: int) -> None:
    words = words_of()
    rng = Random(f"words {seats}")
    for seed in range(3):
        table = GAME.open(GAME.set_up(seats), f"words {seed}")
        while not table.over:
            if rng.random() < 0.1:
                for message in said_at(table, rng, 8):
                    tell(words, message)
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
        assert table.log is not None
        for event in table.log.all:
            tell(words, table.rules.narrate(event))
    fluent(words)


CONTEXTS: dict[str, Any] = {"faction": 2, "heir": "fremen"}
ALWAYS_OFFERED = [("combat", PASS), ("endgame", "end"), (VICTORY, PASS)]


@pytest.mark.parametrize("kind", RULES.domains)
def test_every_question_and_every_option_has_words(kind: str) -> None:
    words = words_of()
    t = imperium(4).give(0, hand=["signet_ring", "diplomacy"]).turn(0)
    ask = Ask(0, kind, [], context=CONTEXTS.get(kind))
    p = t.table.play
    tell(words, t.rules.question(p, ask))
    for option in t.rules.domain(kind).explained.values():
        tell(words, t.rules.describe(p, ask, option))
        if (kind, option) not in ALWAYS_OFFERED:
            tell(words, t.rules.why_not(p, ask, option))
    fluent(words)


EXAMPLES: dict[str, Any] = {
    "house": "paul_atreides",
    "other": "seat1",
    "leader": "helena_richese",
    "card": "dagger",
    "intrigue": "ambush",
    "space": "arrakeen",
    "why": "occupied",
    "hagal": "hagal_wealth",
    "trophy": "grand_vision",
    "phase": "makers",
    "icon": "wild",
    "faction": "guild",
    "second_faction": "fremen",
    "clause": "carryall.agent.1",
    "strengths": (("paul_atreides", 3), ("helena_richese", 0)),
}


def test_every_event_has_words() -> None:
    words = words_of()
    fields = {**RULES.event_fields, **WITH_HAGAL[0].event_fields}
    for kind, names in fields.items():
        for n in (1, 2):
            tell(words, narrate(HAGAL, fields, Event(kind, tuple([EXAMPLES.get(name, n) for name in names]))))
    fluent(words)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_everything_printed_has_words(language: str) -> None:
    words = words_of(language)
    for there in HAGAL.kinds.values():
        for name, piece in there.items():
            tell(words, HAGAL.title(name))
            lines = [cited(line, {**OTHER_RULES, **OTHER_RIVALS}) for line in piece.printed(HAGAL)]
            assert lines, f"nothing is printed on {name}"
            for line in lines:
                tell(words, line)
    for name in HAGAL.clauses:
        tell(words, clause_words(HAGAL, name))
    fluent(words)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_everything_is_translated(language: str) -> None:
    assert Words(language, [GAME.package]).ids - Words(language).ids == OWN


def test_nothing_is_written_in_vain() -> None:
    literals: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    assert sorted(OWN - literals - set(named())) == []


def named() -> Iterator[str]:
    """Ids that the code puts together."""
    for prefix, there in HAGAL.kinds.items():
        yield from [f"{prefix}-{name}" for name in there]
    for leader in HAGAL.leaders:
        yield from (f"ability-{leader}", f"signet-{leader}", f"party-{leader}")
    for domain in RULES.domains.values():
        kind = domain.kind.name
        yield from (f"ask-{kind}", f"{kind}-option")
        yield from [f"{kind}-{option}" for option in domain.options if isinstance(option, str)]
    fields = (*RULES.event_fields, *WITH_HAGAL[0].event_fields)
    yield from [form + kind for kind in fields for form in ("event-", "you-", "to-you-")]
    yield from (f"game-{GAME.id}", f"game-{GAME.id}-help", f"why-not-{VICTORY}", f"printed-{VICTORY}")
    yield from ("why-not-agt-02", "why-not-agt-03", "whenever-revealed", "printed-victory")
    yield HARVESTED.text().id  # as a guest in Uprising
    for setting in GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}-help")


def test_spies_are_not_spoken_of() -> None:
    """What the first game says about blocked spaces and its text board knows no spies."""
    words = words_of()
    for id in ("why-not-reached", "why-not-agt-02", "why-not-agt-03", "paint-legend", "ask-endgame"):
        said = words.say(Message(id, {"space": "", "card": "", "house": ""}))
        assert "spy" not in said
        assert "wild" not in said


# Rules.


def test_rulings_speak_of_pieces_and_rules_that_exist() -> None:
    sides = [f"{leader} {side}" for leader in BOX.leaders for side in ("ability", "signet")]
    pieces = {"visit", *sides, *[name for kind, there in BOX.kinds.items() for name in there if kind != "leader"]}
    assert sorted(set(RULINGS) - pieces) == []
    assert sorted(id for ids in RULINGS.values() for id in ids if RULEBOOK.find(id) is None) == []


def test_a_clause_is_offered_with_the_ruling_of_this_game() -> None:
    """Uprising says something else about a space of the same name."""
    assert clause_words(BOX, "high_council.1").rules == ("BAS-26",)


def test_the_almanac_cites_rules_of_this_game() -> None:
    """So do the lines of a single piece."""

    def ids(data: Any) -> Iterator[str]:
        if isinstance(data, list):
            for each in data:
                yield from ids(each)
        elif isinstance(data, dict):
            yield from data.get("rules", [])
            for each in data.values():
                yield from ids(each)

    for rules in (RULES, *WITH_HAGAL):
        assert sorted({id for id in ids(rules.full_almanac()) if not holds(id)}) == []
    assert [line.rules for line in RULES.printed("swordmaster") if line.id == "printed-once"] == [("BAS-27",)]


@pytest.mark.parametrize(
    ("space", "rule"), [("swordmaster", "BAS-27"), ("high_council", "BAS-26"), ("wealth", "BAS-23")]
)
def test_a_refusal_cites_a_rule_of_this_game(space: str, rule: str) -> None:
    """Uprising's have another price for the Swordmaster, second visits and spies."""
    t = imperium().give(0, hand=["dagger"], solari=20, swordmaster=True, councillor=True).turn(0)
    assert t.why_not(0, f"play:dagger:{space}").rules == (rule,)


def test_against_kwisatz_haderach_the_refusal_cites_the_difficulty_of_this_game() -> None:
    """BAS-123"""
    t = alone(settings={"difficulty": "kwisatz_haderach"}).give(0, hand=["dagger"], solari=20).turn(0)
    assert t.why_not(0, "play:dagger:swordmaster").rules == ("BAS-123",)


@pytest.mark.parametrize("option", ["masterstroke_optional", "bindu_pass_optional", "harvest_strict", "difficulty"])
def test_the_digest_names_every_option(option: str) -> None:
    assert any(option in rule.text for rule in RULEBOOK.rules)


def test_the_text_board() -> None:
    """No wall, no spies; the Mentat and The Voice."""
    t = imperium().mentat(0).give(0, hand=["reconnaissance"]).conflict("siege_of_arrakeen")
    t.first.voices.append((t.box.space_of["wealth"], 1))
    words = words_of()
    table = t.turn(0).table
    text = table.rules.paint(table.view(0), lambda m: words.say(m if isinstance(m, Message) else Message(m)))
    assert "Mentat" in text.splitlines()[text.splitlines().index(next(x for x in text.splitlines() if "Paul" in x)) + 1]
    assert "The Voice of Earl Memnon Thorvald: Wealth" in text
    for absent in ("Shield Wall", "spies", "Spies"):
        assert absent not in text
    assert "– Foldspace ×6" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    fluent(words)
