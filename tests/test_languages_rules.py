"""Translated rules say what the English ones say: the same ids in the same order, tables, numbers, settings."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.test_languages import CYRILLIC, WHOLE

import kanly
from kanly.registry import games
from kanly.rulebook import ID, Rulebook, Section, rulebook_of

GAMES = Path(kanly.__path__[0]) / "games"
FILES = sorted(GAMES.rglob("rules.*.md"))
TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
WRITTEN = f"zero one two three four five six seven eight nine {TEENS} twenty".split()
NUMBERS = {word: str(number) for number, word in enumerate(WRITTEN)}
CITED = re.compile(rf"(?<![\w.]){ID}")
CODE = re.compile(r"`[^`]+`")
BOLD = re.compile(r"\*\*")
NAMED = re.compile(r"\b[a-z]+(?:[_.][a-z0-9]+)+\b")  # settings, nodes and cards by their names in the code
LATIN = re.compile(r"[A-Za-z]\w{2,}")


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def sections(path: Path) -> dict[str, Section]:
    """The sections by the first word of their headings, which is their id in all our games."""
    book = Rulebook(path.read_text(encoding="utf-8"))
    return {section.ids[0] if section.ids else section.title.split()[0]: section for section in book.sections}


def pairs(path: Path) -> list[tuple[str, str, str]]:
    """Id, English and translated text of every rule that is translated, and of what stands in a section above them."""
    english, other = sections(path.parent / "rules.md"), sections(path)
    found: list[tuple[str, str, str]] = []
    for id, section in other.items():
        if section.text:
            found.append((id, english[id].text, section.text))
            found += [
                (own.id, own.text, rule.text) for own, rule in zip(english[id].rules, section.rules, strict=False)
            ]
    return found


def shape(text: str) -> list[str]:
    """A text's lines by what they are: rows with so many cells, items, blank lines; bold words in them."""
    rows = []
    for line in text.splitlines():
        bare = line.strip()
        kind = (
            f"|{bare.count('|')}"
            if bare.startswith("|")
            else bare[:1]
            if bare[:2] in ("- ", "* ")
            else "text"
            if bare
            else ""
        )
        rows.append(f"{len(line) - len(line.lstrip())} {kind} {len(BOLD.findall(line))}")
    return rows


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def words(text: str) -> Counter[str]:
    """Numbers that stand as words, by their digits."""
    return Counter(NUMBERS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in NUMBERS)


@pytest.mark.parametrize("path", [path.parent for path in sorted(GAMES.rglob("rules.md"))], ids=lambda path: path.name)
@pytest.mark.parametrize("language", WHOLE)
def test_every_rule_is_translated(path: Path, language: str) -> None:
    translation = path / f"rules.{language}.md"
    english, other = sections(path / "rules.md"), sections(translation)
    assert [rule.id for section in english.values() for rule in section.rules] == [
        rule.id for section in other.values() for rule in section.rules
    ]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_sections_are_whole_and_in_order(path: Path) -> None:
    english, other = sections(path.parent / "rules.md"), sections(path)
    assert list(other) == [id for id in english if id in other]
    for id, section in other.items():
        if section.text:
            assert [rule.id for rule in section.rules] == [rule.id for rule in english[id].rules], id


@pytest.mark.parametrize("path", FILES, ids=name)
def test_rules_have_the_same_shape(path: Path) -> None:
    assert [id for id, own, other in pairs(path) if shape(own) != shape(other)] == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_rules_have_the_same_numbers(path: Path) -> None:
    """Numbers are kept; those that English writes as words may be digits."""
    wrong = {}
    for id, own, other in pairs(path):
        lost, new = numbers(own) - numbers(other), numbers(other) - numbers(own) - words(own)
        if lost or new:
            wrong[id] = {"lost": dict(lost), "new": dict(new)}
    assert wrong == {}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_rules_cite_the_same_rules_and_settings(path: Path) -> None:
    for what in (CITED, CODE, NAMED):
        wrong = [id for id, own, other in pairs(path) if Counter(what.findall(own)) != Counter(what.findall(other))]
        assert wrong == []


@pytest.mark.parametrize("path", [path for path in FILES if path.suffixes[-2][1:] in CYRILLIC], ids=name)
def test_no_english_is_left_in_the_rules(path: Path) -> None:
    """Latin letters stand in ids, in code, in Roman numbers, and in names of settings, their values and modules."""
    there = {"III"} | {setting.name for game in games().values() for setting in game.settings}
    there |= {str(choice) for game in games().values() for setting in game.settings for choice in setting.values}
    there |= {module.name for game in games().values() for module in game.modules}
    there |= {id for game in games().values() for section in rulebook_of(game).sections for id in section.ids}
    left = {}
    for id, _, other in pairs(path):
        found = set(LATIN.findall(NAMED.sub("", CITED.sub("", CODE.sub("", other))))) - there
        if found:
            left[id] = found
    assert left == {}
