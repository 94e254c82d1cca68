"""A game's rules in numbered lines, from `rules.md` of its package.

    ## R10 Phase 6: shipment and movement
    - R10.8 At most two factions may hold a stronghold.
      | what stands below an item | belongs to it |

Sections are headings from the second level on; a rule's id is the first word of a list item, bold or not. Ids are such
as `R10.8`, `F4`, `ATR.B4`, `SPY-07`.

A game that builds on others says first what is its own, and `<!-- without: SPY AGT-02 -->` names what of the others
does not hold in it: rules by their ids, or all whose ids begin so. What it says of a rule with the same id stands in
place of what they say.

`<!-- only with choam: CHO SET-16 RUL-19..RUL-21 -->` names what holds only where that module is chosen or that setting
is on; of several names one is enough, and a rule that is named again needs each of them. It says nothing to a game
that does not have them all.

A translation lies beside it, `rules.ru.md` for Russian, with the same ids. What it does not say is said in English,
heading by heading and rule by rule.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from copy import copy
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from kanly.kernel import Game, KanlyError, Setup
from kanly.words import ENGLISH

ID: Final = r"(?=\S*\d)[A-Z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*"
ITEM: Final = re.compile(rf"\s*[-*]\s+(\*\*)?({ID})(\*\*)?(?=[\s.:]|$)[.:]?\s*")
WITHOUT: Final = re.compile(r"<!-- without: (.*?) -->", re.DOTALL)
ONLY: Final = re.compile(r"<!-- only with ([\w ]+): (.*?) -->", re.DOTALL)
NUMBER: Final = re.compile(r"\d+$")
HEADED: Final = re.compile(r"([A-Z][A-Z0-9]*(?: / [A-Z][A-Z0-9]*)*)\s+([—–-]\s+)?")
ENDING: Final = "[аеиоуыэюяіїєйь]+(?:[вмх]|го|му|ми)?"  # of Russian and Ukrainian words: `буря` finds `бурей`
Lines = list[str]
Needs = tuple[tuple[str, ...], ...]  # modules or settings; of each group one has to be there


class Rule(NamedTuple):
    """One numbered rule; its text is markdown and includes whatever stands below it."""

    id: str
    text: str
    section: str  # the heading above it
    language: str = ENGLISH  # in which it is said
    needs: Needs = ()


class Section(NamedTuple):
    """A heading, its ids (`R10`; `INF / ALL` has two), everything below it, and the rules in that."""

    ids: tuple[str, ...]
    title: str
    text: str
    rules: list[Rule]

    @property
    def needs(self) -> Needs:
        """What all of its rules need."""
        return (
            tuple([group for group in self.rules[0].needs if all(group in rule.needs for rule in self.rules)])
            if self.rules
            else ()
        )


Only = Collection[tuple[tuple[str, ...], Lines]]  # names, and the ids of what needs one of them


class Rulebook:
    """All rules of a game in order, in a language as far as its translation goes."""

    def __init__(self, markdown: str, translation: str = "", language: str = ENGLISH, only: Only = ()) -> None:
        others = list(_headed(translation))
        self._take(
            [
                _limited(_translated(section, others, language), only)
                for section in [_section(heading, lines) for heading, lines in _headed(markdown)]
                if section.title or section.rules
            ]
        )

    def _take(self, sections: list[Section]) -> None:
        self.sections = sections
        self.rules = [rule for section in self.sections for rule in section.rules]
        self._by_id = {_plain(rule.id): rule for rule in self.rules}

    def holding(self, chosen: Collection[str]) -> Rulebook:
        """What holds with these modules and settings alone."""
        out = copy(self)
        found = [(section, _holding(section, chosen)) for section in self.sections]
        out._take([now for section, now in found if now.rules or not section.rules])
        return out

    def find(self, id: str) -> Rule | None:
        """The rule with this id, however it is written: `spy 7` is SPY-07."""
        return self._by_id.get(_plain(id))

    def section(self, id: str) -> Section | None:
        """The section with this id, or the one in which the rule with this id stands."""
        for section in self.sections:
            if _plain(id) in [_plain(own) for own in section.ids]:
                return section
        for section in self.sections:
            if any(_plain(rule.id) == _plain(id) for rule in section.rules):
                return section
        return None

    def search(self, words: str) -> list[Rule]:
        """Rules that say one of the words or more, best first: more of the words, then more often, then in order."""
        wanted = [_sought(word) for word in _folded(words).split()]
        hits: list[tuple[int, int, int]] = []
        for at, rule in enumerate(self.rules):
            text = _folded(f"{rule.section} {rule.text}")
            counts = [len(word.findall(text)) for word in wanted]
            if any(counts):
                hits.append((-sum(count > 0 for count in counts), -sum(counts), at))
        return [self.rules[at] for _, _, at in sorted(hits)]

    def near(self, id: str) -> list[str]:
        """Ids that look like this one."""
        return [self._by_id[found].id for found in get_close_matches(_plain(id), self._by_id, 3)]


def _plain(id: str) -> str:
    """An id without what people write one way or another: capitals, spaces, dashes, zeros in front of a number."""
    return re.sub(r"[\s-]", "", re.sub(r"(?<!\d)0+(?=\d)", "", id)).lower()


def _folded(text: str) -> str:
    """Text without what people write one way or another: capitals, `ё`, the Ukrainian apostrophe."""
    return text.lower().replace("ё", "е").replace("’", "'")


def _sought(word: str) -> re.Pattern[str]:
    """What begins with the word, and the word with another ending."""
    stem = re.sub(rf"(?<=\w\w){ENDING}$", "", word)
    return re.compile(rf"\b(?:{re.escape(word)}|{re.escape(stem)}(?:{ENDING})?\b)")


def _headed(markdown: str) -> Iterator[tuple[str, Lines]]:
    """Headings with the lines below them; what stands above the first one comes with an empty heading."""
    heading = ""
    lines: Lines = []
    for line in markdown.splitlines():
        if line.startswith("##"):
            yield heading, lines
            heading, lines = line.lstrip("#").strip(), []
        else:
            lines.append(line)
    yield heading, lines


def _drafts(lines: Lines) -> list[tuple[str, Lines]]:
    """Ids and lines of the rules in a section; an item inside another is a rule by itself and a part of the other."""
    drafts: list[tuple[str, Lines]] = []
    above: list[tuple[int, Lines]] = []  # the items that a line belongs to, and how far they are indented
    for line in lines:
        item = ITEM.match(line)
        if item is not None:
            depth = len(line) - len(line.lstrip())
            above = [(other, text) for other, text in above if other < depth]
        for _, text in above:
            text.append(line)
        if item is not None:
            first = ("**" if item[1] and not item[3] else "") + line[item.end() :]
            drafts.append((item[2], [first]))
            above.append((depth, drafts[-1][1]))
    return drafts


def _section(heading: str, lines: Lines) -> Section:
    """A section; the first word of its heading is its id if it has a number, stands apart, or begins the rules' ids."""
    drafts = _drafts(lines)
    ids: tuple[str, ...] = ()
    title = heading
    headed = HEADED.match(heading)
    if headed is not None:
        words = headed[1].split(" / ")
        begins = re.compile(rf"({'|'.join(words)})[\d.-]")
        if headed[2] or words[0][-1].isdigit() or any(begins.match(id) for id, _ in drafts):
            ids = tuple(words)
            title = heading[headed.end() :]
    rules = [Rule(id, "\n".join(text).strip(), title) for id, text in drafts]
    return Section(ids, title, "\n".join(lines).strip(), rules)


def _translated(section: Section, others: list[tuple[str, Lines]], language: str) -> Section:
    """The section with all that its translation, if there is one among the others, says of it."""
    named = re.compile(rf"{re.escape(' / '.join(section.ids))}\s+(?:[—–-]\s+)?")
    own = {rule.id for rule in section.rules}
    for heading, lines in others:
        begin = named.match(heading) if section.ids else None
        if begin is None and (section.ids or own.isdisjoint([id for id, _ in _drafts(lines)])):
            continue
        title = heading[begin.end() :] if begin else heading
        said = _parts(lines)
        text = [line for id, part in _parts(section.text.splitlines()).items() for line in said.get(id, part)]
        rules = [
            Rule(id, "\n".join(draft).strip(), title, language if id in said else ENGLISH)
            for id, draft in _drafts(text)
        ]
        return Section(section.ids, title, "\n".join(text).strip(), rules)
    return section


def _parts(lines: Lines) -> dict[str, Lines]:
    """The lines of each rule without those of the rules inside it; under an empty id, what stands above all rules."""
    parts: dict[str, Lines] = {"": []}
    part = parts[""]
    for line in lines:
        item = ITEM.match(line)
        if item is not None:
            part = parts[item[2]] = []
        part.append(line)
    if not any(parts[""]):
        del parts[""]
    return parts


def _limited(section: Section, only: Only) -> Section:
    """The section, each of whose rules says what it needs."""
    rules = [
        rule._replace(needs=tuple([names for names, ids in only if _is_among(rule.id, ids)])) for rule in section.rules
    ]
    return section._replace(rules=rules)


def _holding(section: Section, chosen: Collection[str]) -> Section:
    """The section without the rules that need something else."""
    kept = [rule for rule in section.rules if all(any(name in chosen for name in group) for group in rule.needs)]
    if len(kept) == len(section.rules):
        return section
    gone = {rule.id for rule in section.rules} - {rule.id for rule in kept}
    parts = _parts(section.text.splitlines()).items()
    return section._replace(text="\n".join([line for id, part in parts if id not in gone for line in part]), rules=kept)


def in_play(setup: Setup) -> list[str]:
    """The modules of a set-up, and the settings that are on: with these its rules hold."""
    return [*setup.modules, *[name for name, value in setup.settings.items() if value is True]]


@lru_cache(32)
def rulebook_of(game: Game, language: str = ENGLISH) -> Rulebook:
    """The rulebook in a game's package, followed by those of the games that it builds on."""
    english = _texts(game, "rules.md")
    if not english:
        raise KanlyError(f"{game.id} brings no rules.md")
    translations = [] if language == ENGLISH else _texts(game, f"rules.{language}.md")
    return Rulebook(_together(english), _together(translations), language, _only(game, english))


def _only(game: Game, texts: list[str]) -> Only:
    """What the texts say of modules and settings that the game has."""
    known = [*[module.name for module in game.modules], *[setting.name for setting in game.settings]]
    found = [(tuple(names.split()), ids.split()) for text in texts for names, ids in ONLY.findall(text)]
    return [(names, ids) for names, ids in found if all(name in known for name in names)]


def _together(texts: list[str]) -> str:
    """The rules of a game and of those that it builds on as one text, in which the game has the first word."""
    if not texts:
        return ""
    own = dict(enumerate(_headed(ONLY.sub("", WITHOUT.sub("", texts[0])))))
    place = {_section(*own[at]).ids: at for at in own}
    without = [id for found in WITHOUT.findall(texts[0]) for id in found.split()]
    below: list[tuple[str, Lines]] = []
    for heading, lines in _headed(_together(texts[1:])):
        parts = {id: part for id, part in _parts(lines).items() if not _is_among(id, without)}
        ids = _section(heading, lines).ids
        if ids and not parts:
            continue
        if ids in place and ids:
            heading, first = own.pop(place.pop(ids))
            parts = {**parts, **_parts(first)}
        below.append((heading, [line for part in parts.values() for line in part]))
    return "\n".join(line for heading, lines in [*own.values(), *below] for line in ("## " + heading, *lines))


def _is_among(id: str, named: Lines) -> bool:
    """Whether a rule is named, or what its id begins with, or a row of ids in which it is."""
    return any(_is_in(id, each) for each in named)


def _is_in(id: str, named: str) -> bool:
    first, _, last = named.partition("..")
    if last:
        mine, low, high = [NUMBER.search(each) for each in (id, first, last)]
        if mine is None or low is None or high is None or id[: mine.start()] != first[: low.start()]:
            return False
        return int(low[0]) <= int(mine[0]) <= int(high[0])
    rest = id.removeprefix(named)
    if rest == id or not rest:
        return id == named
    return not rest[0].isalnum() or (rest[0].isdigit() and not named[-1].isdigit())


def _texts(game: Game, name: str) -> list[str]:
    paths = [files(package) / name for package in game.packages]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
