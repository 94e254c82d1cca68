"""Whole languages say everything that English says, in the browser too; all say it with the same arguments."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kanly

KANLY = Path(kanly.__path__[0])
WEB = Path(__file__).parents[1] / "web/src"
FOLDERS = {
    "web": WEB / "words",
    "board of oasis": WEB / "games/oasis/words",
    "board of dune": WEB / "games/dune/words",
    "board of uprising": WEB / "games/uprising/words",
    "board of arrakis": WEB / "games/arrakis/words",
    **{f"lesson of {game}": WEB / f"games/{game}/lesson" for game in ("dune", "uprising", "imperium", "arrakis")},
    "kanly": KANLY / "locale",
    "server": KANLY / "server/text",
    "imperium": KANLY / "games/imperium/text",
    "first": KANLY / "games/imperium/first/text",
    "dune": KANLY / "games/dune/text",
    "arrakis": KANLY / "games/arrakis/text",
}
# Whose messages a place may use besides its own: a board is shown with the words of its game.
BESIDE = {
    "board of dune": ("dune",),
    "board of uprising": ("imperium",),
    "board of arrakis": ("arrakis",),
    "lesson of dune": ("dune",),
    "lesson of uprising": ("imperium",),
    "lesson of imperium": ("imperium", "first"),
    "lesson of arrakis": ("arrakis",),
}
WHOLE = ("ru", "uk")  # what they lack is a mistake; others may still grow
CYRILLIC = ("ru", "uk")
ALL = sorted({path.stem for path in FOLDERS["kanly"].glob("*.ftl")} - {"en"})
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25)
LATIN = re.compile(r"[A-Za-z]{3,}")
LATIN_EVERYWHERE = {"Kanly", "game", "icons", "net", "look", "mail", "https", "Enter"}


class Uses(Visitor):
    """What a message takes (arguments, other messages, cases of its plurals), and its own words."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[set[str]] = []
        self.words: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= set(LATIN.findall(node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def files_of(place: str, language: str) -> list[Path]:
    folder = FOLDERS[place]
    return [path for path in [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))] if path.exists()]


@cache
def messages_of(place: str, language: str) -> dict[str, Uses]:
    """Every message of a language; none is written twice, and every line can be read."""
    out: dict[str, Uses] = {}
    for path in files_of(place, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{path}: {entry.id.name} is written twice"
                out[entry.id.name] = Uses(entry)
    return out


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("place", FOLDERS)
def test_everything_is_translated(place: str, language: str) -> None:
    english, other = messages_of(place, "en"), messages_of(place, language)
    assert english
    assert sorted(set(english) - set(other)) == [], "nobody has translated these"
    assert sorted(set(other) - set(english)) == [], "English no longer says these"


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("place", FOLDERS)
def test_translations_take_the_same_arguments(place: str, language: str) -> None:
    english, other = messages_of(place, "en"), messages_of(place, language)
    both = sorted(set(english) & set(other))
    assert [id for id in both if other[id].arguments - english[id].arguments] == [], "arguments that nobody gives"
    assert [id for id in both if english[id].arguments - other[id].arguments] == [], "arguments that are not told"
    there = set(other).union(*[messages_of(beside, language) for beside in BESIDE.get(place, ())])
    assert [id for id in other if other[id].messages - there] == [], "messages that do not exist"


@pytest.mark.parametrize("place", BESIDE)
def test_a_board_says_nothing_else_by_a_name_of_its_game(place: str) -> None:
    own = messages_of(place, "en").keys()
    assert sorted(own & {id for other in BESIDE[place] for id in messages_of(other, "en")}) == []


@pytest.mark.parametrize("language", ["en", *ALL])
@pytest.mark.parametrize("place", FOLDERS)
def test_everything_can_be_said(place: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    beside = [path for other in BESIDE.get(place, ()) for path in files_of(other, language)]
    for path in [*beside, *files_of(place, language)]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    for id, uses in messages_of(place, language).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        for given in (*NUMBERS, "x"):
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(uses.arguments, given))
            assert not errors, (id, errors)
            assert str(said).strip(), id


@pytest.mark.parametrize("language", CYRILLIC)
@pytest.mark.parametrize("place", FOLDERS)
def test_plurals_are_slavic(place: str, language: str) -> None:
    """Either one and the rest, where few and many are alike, or one, few and many."""
    for id, uses in messages_of(place, language).items():
        for keys in uses.plurals:
            wanted = ({"one"}, {"one", "few", "many"})
            assert keys - {"other"} in wanted, f"{place} {language} {id}: [one] and the rest, or [one], [few], [many]"


@pytest.mark.parametrize("language", CYRILLIC)
@pytest.mark.parametrize("place", FOLDERS)
def test_no_english_is_left(place: str, language: str) -> None:
    left = {id: uses.words - LATIN_EVERYWHERE for id, uses in messages_of(place, language).items()}
    assert {id: words for id, words in left.items() if words} == {}


# Other names for what the glossary has one for, by their beginnings.
OTHER_NAMES = {"uk": {"Повстанн": "Піднесення"}}


@pytest.mark.parametrize("language", OTHER_NAMES)
def test_a_thing_has_one_name(language: str) -> None:
    files = [path for place in FOLDERS for path in files_of(place, language)]
    files += sorted((KANLY / "games").rglob(f"rules.{language}.md"))
    found = {
        f"{path}: {other}, not {name}"
        for path in files
        for other, name in OTHER_NAMES[language].items()
        if other in path.read_text(encoding="utf-8")
    }
    assert found == set()
