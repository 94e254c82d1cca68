"""`kanly rules`: look up a game's rules by number or by words."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter
from rich.markdown import Markdown

from kanly.cli.errors import DONE, WrongUse
from kanly.cli.language import Language, chosen_language
from kanly.cli.output import Screen, print_json
from kanly.cli.parameters import GameId, Json
from kanly.registry import game_named
from kanly.rulebook import Needs, Rule, Rulebook, Section, rulebook_of
from kanly.words import Words

MOST: Final = 12  # rules that a search shows
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
    found = game_named(game)
    rulebook = rulebook_of(found, speaks)
    words = " ".join(wanted)
    if json:
        there = look_up(rulebook, words) if words else rulebook.rules
        print_json({"game": game, "rules": [rule._asdict() for rule in there]})
    else:
        Screen().print(Markdown(in_markdown(rulebook, words, speaks, Words(speaks, found.packages))))
    return DONE


def only_with(words: Words | None, needs: Needs) -> str:
    """What has to be chosen for this to hold, in brackets; at a table, where all does, nothing."""
    if words is None:
        return ""
    named = [[words.say_or(f"module-{name}", words.say_or(f"setting-{name}", name)) for name in each] for each in needs]
    return "".join([f" *({' / '.join(names)})*" for names in named])


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


def in_markdown(rulebook: Rulebook, words: str, language: str, names: Words | None = None) -> str:
    """What there is about an id or words; without any, the contents. At the end, what is not told in the language.

    Whatever holds only with a module is marked, if somebody gives the modules' names.
    """
    if not words:
        return "\n".join(
            [f"- {' / '.join(each.ids)} {each.title}{only_with(names, each.needs)}" for each in rulebook.sections]
        )
    section = None if rulebook.find(words) else rulebook.section(words)
    if section is not None:
        shown = section.rules
        lines = [f"## {' / '.join(section.ids)} {section.title}{only_with(names, section.needs)}", section.text]
        lines += [f"\n{only_with(names, needs)} {', '.join(ids)}" for needs, ids in limited(section).items() if names]
    else:
        found = look_up(rulebook, words)
        shown = found[:MOST]
        lines = [in_line(rule) + only_with(names, rule.needs) for rule in shown]
        if len(found) > MOST:
            lines.append(f"\n{len(found) - MOST} more; say more words to find less.")
    english = [rule.id for rule in shown if rule.language != language]
    if english:
        lines.append(f"\n*In English, for want of a translation: {', '.join(english)}*")
    return "\n".join(lines)


def limited(section: Section) -> dict[Needs, list[str]]:
    """The rules of a section that need more than all of it does."""
    found: dict[Needs, list[str]] = {}
    for rule in section.rules:
        if rule.needs != section.needs:
            found.setdefault(rule.needs, []).append(rule.id)
    return found


def in_line(rule: Rule) -> str:
    """A rule with its id, as an item of a list."""
    return f"- **{rule.id}** {rule.text}"
