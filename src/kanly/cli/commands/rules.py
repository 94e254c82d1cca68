"""`kanly rules`: look up a game's rules by number or by words."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown

from kanly.cli.errors import DONE, WrongUse
from kanly.cli.language import Language, chosen_language
from kanly.cli.output import Screen, print_json
from kanly.cli.parameters import GameId, Json
from kanly.registry import game_named
from kanly.rulebook import Rule, Rulebook, rulebook_of

Wanted = Annotated[str, Parameter(help="A rule or a section by its id, or words to look for.")]


def rules(game: GameId, /, *wanted: Wanted, language: Language = None, json: Json = False) -> int:
    """Look up a game's rules: the contents, one rule, one section, or all rules about something.

    ```
    kanly rules dune                # the contents
    kanly rules dune R10.8          # one rule
    kanly rules dune R10            # one section
    kanly rules dune storm order    # rules that say these words, best first
    kanly rules uprising SPY-07     # every game numbers its rules in its own way; "spy 7" finds it too
    kanly rules dune буря --language ru
    ```
    """
    speaks = chosen_language(language)
    rulebook = rulebook_of(game_named(game), speaks)
    words = " ".join(wanted)
    if json:
        there = look_up(rulebook, words) if words else rulebook.rules
        print_json({"game": game, "rules": [rule._asdict() for rule in there]})
    else:
        Screen().print(Markdown(in_markdown(rulebook, words, speaks)))
    return DONE


def look_up(rulebook: Rulebook, words: str) -> list[Rule]:
    """The rule or section of this id, or else the rules that say these words."""
    rule = rulebook.find(words)
    if rule is not None:
        return [rule]
    section = rulebook.section(words)
    found = rulebook.search(words) if section is None else section.rules
    if not found and section is None:
        near = rulebook.near(words)
        raise WrongUse(f"no rule is called {words!r} or says so" + (f"; there are {', '.join(near)}" if near else ""))
    return found


def in_markdown(rulebook: Rulebook, words: str, language: str, most: int = 12) -> str:
    """What there is about an id or words; without any, the contents. At the end, what is not told in the language."""
    if not words:
        return "\n".join([f"- {' / '.join(section.ids)} {section.title}" for section in rulebook.sections])
    section = None if rulebook.find(words) else rulebook.section(words)
    if section is not None:
        shown = section.rules
        lines = [f"## {' / '.join(section.ids)} {section.title}", section.text]
    else:
        found = look_up(rulebook, words)
        shown = found[:most]
        lines = [in_line(rule) for rule in shown]
        if len(found) > most:
            lines.append(f"\n{len(found) - most} more; say more words to find less.")
    english = [rule.id for rule in shown if rule.language != language]
    if english:
        lines.append(f"\n*In English, for want of a translation: {', '.join(english)}*")
    return "\n".join(lines)


def in_line(rule: Rule) -> str:
    """A rule with its id, as an item of a list."""
    return f"- **{rule.id}** {rule.text}"
