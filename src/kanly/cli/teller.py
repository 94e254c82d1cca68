"""What a table asks, offers and tells, in words."""

from __future__ import annotations

from kanly.kernel import Ask, Event, Game, KanlyError, Option, Result, Table, token
from kanly.names import bot_names_in, called
from kanly.words import Words


class Teller:
    """Puts one table into words."""

    def __init__(self, game: Game, table: Table, words: Words) -> None:
        self.game = game
        self.table = table
        self.words = words
        self.words.players = [self.name(seat) for seat in range(len(table.names))]
        self.title = self.words.say_or(f"game-{game.id}", game.id)

    def question(self, ask: Ask) -> str:
        """What is asked."""
        return self.words.say(self.table.question(ask))

    def option(self, ask: Ask, option: Option) -> str:
        """What an option does."""
        return self.words.say(self.table.describe(ask, option))

    def event(self, events: list[Event], at: int) -> str:
        """What happened: one of the events that somebody saw."""
        return self.words.say(self.table.rules.narrate_at(events, at))

    def choice(self, seat: int, kind: str, text: str) -> str:
        """A choice that is about to be made: who, what was asked, what is answered."""
        table = self.table
        domain = table.rules.domains.get(kind)
        own = table.ask(seat) if 0 <= seat < len(table.names) else None
        asks = [] if own is None else [own]
        for ask in [*asks, *(table.interjections(seat) if own is None or own.kind != kind else [])]:
            if ask.kind == kind and domain is not None and text in domain.by_token:
                return f"{self.name(seat)}: {self.option(ask, domain.by_token[text])}"
        return f"{self.name(seat)}: {kind} {text}"

    def name(self, seat: int) -> str:
        """Who sits there."""
        names = self.table.names
        if not 0 <= seat < len(names):
            return f"seat {seat}"
        id = called(self.game, names[seat])
        return bot_names_in(self.game, self.words.language)[id] if id else names[seat]

    def party(self, id: str) -> str:
        """A party by its name."""
        return party_name(self.words, id)

    def parties(self, seat: int) -> str:
        """The parties that a seat answers for."""
        parties = self.table.rules.parties(self.table.state)
        return ", ".join([self.party(party.id) for party in parties if party.seat == seat])

    def seatless(self) -> list[str]:
        """The parties for which nobody answers."""
        parties = self.table.rules.parties(self.table.state)
        return [self.party(party.id) for party in parties if party.seat is None]

    def result(self, result: Result) -> list[str]:
        """How the game ended: the reason, the parties from best to worst, what decided ties."""
        seats = {party.id: party.seat for party in self.table.rules.parties(self.table.state)}
        lines = [self.words.say(result.reason)]
        place = 1
        for equals in result.ranking:
            for id in equals:
                seat = seats.get(id)
                who = "" if seat is None else f" ({self.name(seat)})"
                score = f": {result.scores[id]}" if id in result.scores else ""
                lines.append(f"{place}. {self.party(id)}{who}{score}")
            place += len(equals)
        return lines + [self.words.say(tie) for tie in self.table.rules.ties(self.table.state)]


def party_name(words: Words, id: str) -> str:
    """A party's name: the message `party-<id>`, or the id."""
    return words.say_or(f"party-{id}", id)


class Numbered:
    """The options of a question in the order of their numbers, from 1; what could be offered but is not comes last."""

    def __init__(self, table: Table, ask: Ask) -> None:
        domain = table.rules.domain(ask.kind)
        self.offered = len(ask.options)
        self.options = [*ask.options, *[option for option in domain.explained.values() if option not in ask.options]]

    def find(self, text: str, *, listed: bool = True) -> Option:
        """The option that a person means: by its number, else by its token; `=5` is the token 5 and no number.

        Unless all options were `listed`, only the offered ones have numbers that the person can know.
        """
        if text.isdecimal() and 1 <= int(text) <= (len(self.options) if listed else self.offered):
            return self.options[int(text) - 1]
        for option in self.options:
            if token(option) == text.removeprefix("="):
                return option
        raise KanlyError(f"{text!r} is no option here; give a number from 1 to {self.offered}, or help")
