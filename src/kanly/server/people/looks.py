"""How a name looks: two names of one look could be taken for each other, whatever alphabets they are written in."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from kanly.kernel import KanlyError

# Printable, but not seen.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u00ad\u034f\u17b4\u17b5\u180e\ufeff")
# In a line of text these are told apart only by who looks for it.
ALIKE: Final = (("i", "l"), ("1", "l"), ("|", "l"), ("0", "o"), ("rn", "m"), ("vv", "w"))
# Who speaks for the server does so in broadcasts, never as a player.
HOUSE: Final = ("kanly", "admin", "administrator", "moderator", "operator", "system", "server", "support")


class BadName(KanlyError):
    """A name that cannot be shown."""


def check_name(name: str) -> str:
    """The name, if it can be shown, and told from others."""
    words = " ".join(unicodedata.normalize("NFKC", name).split())
    seen = [c for c in words if unicodedata.category(c)[0] in "LN" and c not in BLANK]
    marks = [c for c in words if unicodedata.category(c)[0] == "M"]
    if not seen or len(marks) > 2 * len(seen) or len(words) > 30 or not words.isprintable() or BLANK & set(words):
        raise BadName("a name has 1 to 30 printable characters, letters or digits among them")
    return words


def look_of(name: str) -> str:
    """A name as the eye takes it in: without case, spaces and dots, every letter as the simplest one that looks so."""
    drawn = "".join([_shape(c) for c in unicodedata.normalize("NFKC", name)])
    folded = "".join([_shape(c) for c in unicodedata.normalize("NFKD", drawn.casefold())])
    kept = "".join([c for c in folded if unicodedata.category(c)[0] in "LNM"]) or folded
    for seen, plain in ALIKE:
        kept = kept.replace(seen, plain)
    return kept[:200]


def alike(name: str, others: list[str]) -> bool:
    """Whether a name could be taken for one of the others."""
    look = look_of(name)
    return any(look_of(other) == look for other in others)


@cache
def _shape(character: str) -> str:
    """The simplest character or characters that look like this one."""
    return _shapes().get(character, character)


@cache
def _shapes() -> dict[str, str]:
    """Unicode's table of confusables: for every character the plainest of those that look like it."""
    table = json.loads((files("confusable_homoglyphs") / "confusables.json").read_text(encoding="utf-8"))
    shapes: dict[str, str] = {}
    for character, others in table.items():
        if len(character) > 1 or unicodedata.category(character)[0] not in "LNSP" or character.isascii():
            continue
        plain = [other["c"] for other in others if other["c"].isascii() and other["c"].isalnum()]
        if plain:
            shapes[character] = min(plain, key=lambda c: (len(c), c))
    return shapes
