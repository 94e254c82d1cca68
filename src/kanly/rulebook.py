"""A game's rules in numbered lines, from `rules.md` of its package.

    ## R10 Phase 6: shipment and movement
    - R10.8 At most two factions may hold a stronghold.
      | what stands below an item | belongs to it |

Sections are headings from the second level on; a rule's id is the first word of a list item, bold or not. Ids are such
as `R10.8`, `F4`, `ATR.B4`, `SPY-07`.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib.resources import files
from typing import Final, NamedTuple

from kanly.kernel import Game, KanlyError

ID: Final = r"(?=\S*\d)[A-Z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*"
ITEM: Final = re.compile(rf"\s*[-*]\s+(\*\*)?({ID})(\*\*)?(?=[\s.:]|$)[.:]?\s*")
HEADED: Final = re.compile(r"([A-Z][A-Z0-9]*(?: / [A-Z][A-Z0-9]*)*)\s+([—–-]\s+)?")


class Rule(NamedTuple):
    """One numbered rule; its text is markdown and includes whatever stands below it."""

    id: str
    text: str
    section: str  # the heading above it


class Section(NamedTuple):
    """A heading, its ids (`R10`; `INF / ALL` has two), everything below it, and the rules in that."""

    ids: tuple[str, ...]
    title: str
    text: str
    rules: list[Rule]

    @property
    def message(self) -> str:
        """The sentence that says its title in every language: `rules-r10`; empty if it has no id."""
        return f"rules-{self.ids[0].lower()}" if self.ids else ""


class Rulebook:
    """All rules of a game in order."""

    def __init__(self, markdown: str) -> None:
        self.sections = _sections(markdown)
        self.rules = [rule for section in self.sections for rule in section.rules]
        self._by_id = {_plain(rule.id): rule for rule in self.rules}

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
        wanted = words.lower().split()
        hits: list[tuple[int, int, int]] = []
        for at, rule in enumerate(self.rules):
            text = f"{rule.section} {rule.text}".lower()
            counts = [len(re.findall(rf"\b{re.escape(word)}", text)) for word in wanted]
            if any(counts):
                hits.append((-sum(count > 0 for count in counts), -sum(counts), at))
        return [self.rules[at] for _, _, at in sorted(hits)]

    def near(self, id: str) -> list[str]:
        """Ids that look like this one."""
        return [self._by_id[found].id for found in get_close_matches(_plain(id), self._by_id, 3)]


def _plain(id: str) -> str:
    """An id without what people write one way or another: capitals, spaces, dashes, zeros in front of a number."""
    return re.sub(r"[\s-]", "", re.sub(r"(?<!\d)0+(?=\d)", "", id)).lower()


def _sections(markdown: str) -> list[Section]:
    found: list[Section] = []
    lines: list[str] = []
    title = ""
    for line in [*markdown.splitlines(), "## "]:
        if not line.startswith("##"):
            lines.append(line)
            continue
        section = _section(title, lines)
        if title or section.rules:
            found.append(section)
        title = line.lstrip("#").strip()
        lines = []
    return found


def _drafts(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Ids and lines of the rules in a section; an item inside another is a rule by itself and a part of the other."""
    drafts: list[tuple[str, list[str]]] = []
    above: list[tuple[int, list[str]]] = []  # the items that a line belongs to, and how far they are indented
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


def _section(heading: str, lines: list[str]) -> Section:
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


def rulebook_of(game: Game) -> Rulebook:
    """The rulebook in a game's package, followed by those of the games that it builds on."""
    paths = [files(package) / "rules.md" for package in game.packages]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    if not texts:
        raise KanlyError(f"{game.id} brings no rules.md")
    return Rulebook("\n".join(texts))
