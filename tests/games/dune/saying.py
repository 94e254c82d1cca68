"""What a table says: why something is not offered, and everything that its questions and events can say."""

from __future__ import annotations

from typing import Any

from tests.games.dune.tables import DuneTable

from kanly.games.dune.game import GAME
from kanly.kernel import Ask
from kanly.words import Words

Reason = tuple[str, tuple[str, ...]]


def english() -> Words:
    """The English words of the game; `missing` and `faults` tell afterwards what was wrong."""
    return Words("en", [GAME.package])


def reason(t: DuneTable, faction: str, option: Any) -> Reason:
    """Why the faction's seat, which is asked, is not offered something: message id and rules."""
    why = t.table.why_not(t.side(faction).seat, option)
    assert why is not None
    return why.id, why.rules


def reason_unasked(t: DuneTable, faction: str, kind: str, option: Any) -> Reason:
    """Why the faction's seat may not do something unasked."""
    seat = t.side(faction).seat
    assert not any(ask.kind == kind and option in ask.options for ask in t.table.interjections(seat))
    why = t.table.rules.why_not(t.table.play, Ask(seat, kind, []), option)
    return why.id, why.rules


def speak(words: Words, t: DuneTable, *unasked: str) -> None:
    """Say everything that the open questions, and these kinds of interjections, can say to anybody."""
    asks = t.table.pending[:]
    for seat in range(t.table.rules.setup.seats):
        asks += [ask for ask in t.table.interjections(seat) if ask.kind in unasked]
    for ask in asks:
        words.say(t.table.question(ask))
        for option in t.table.rules.domain(ask.kind).options:
            if option in ask.options:
                words.say(t.table.describe(ask, option))
            else:
                words.say(t.table.rules.why_not(t.table.play, ask, option))


def narrated(words: Words, t: DuneTable) -> list[str]:
    """Everything that has happened, private things too."""
    log = t.table.log
    assert log is not None
    return [words.say(t.table.rules.narrate(event)) for event in log.all]


def fluent(words: Words) -> None:
    """Nothing was missing, nothing was wrong."""
    assert not words.missing
    assert not words.faults


def asked(words: Words, t: DuneTable, faction: str) -> str:
    """The question that a faction's seat is asked."""
    ask = t.table.ask(t.side(faction).seat)
    assert ask is not None
    return words.say(t.table.question(ask))


def said(words: Words, t: DuneTable, faction: str) -> list[str]:
    """What a faction's seat may answer, in words."""
    ask = t.table.ask(t.side(faction).seat)
    assert ask is not None
    return [words.say(t.table.describe(ask, option)) for option in ask.options]
