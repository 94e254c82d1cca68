"""`kanly replay`: look at a recorded game, or check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from kanly.cli.errors import DONE
from kanly.cli.language import Language, words_of
from kanly.cli.output import Screen, print_json
from kanly.cli.parameters import Json, at_least, check_seat, open_record
from kanly.cli.render import picture, plain
from kanly.cli.teller import Teller
from kanly.kernel import EVERYONE, BadRecord, Event, Game
from kanly.kernel.record import Record, Replay
from kanly.words import Words

File = Annotated[Path, Parameter(help="A .kanly file.")]
Verify = Annotated[bool, Parameter(negative="", show_default=False, help="Only check the record.")]
Step = Annotated[bool, Parameter(negative="", show_default=False, help="Wait for Enter after every choice.")]
Until = Annotated[int | None, Parameter(help="Stop after this many choices.")]
Seat = Annotated[int | None, Parameter(help="See what this seat saw; unless given, everything.")]


def replay(
    file: File,
    /,
    *,
    verify: Verify = False,
    step: Step = False,
    until: Until = None,
    seat: Seat = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Show a recorded game, choice by choice, or check that it is what its rules make of it.

    ```
    kanly replay evening.kanly --seat 2 --step
    kanly replay evening.kanly --verify
    ```
    """
    game, record = open_record(file)
    words = words_of(game, language)
    if until is not None:
        at_least(0, until=until)
    if seat is not None:
        check_seat(seat, record.setup.seats)
    try:
        if verify:
            return _verify(game, record, file, json)
        return Show(game, record, words, seat).run(until, step, json)
    except BadRecord as error:
        raise BadRecord(str(error), str(file)) from None


def _verify(game: Game, record: Record, file: Path, json: bool) -> int:
    Replay(game, record).finish()
    if json:
        print_json({"file": str(file), **_about(record), "verified": True, "result": record.result})
        return DONE
    result = "its result" if record.result is not None else "no result yet"
    Screen().print(
        f"{file}: {len(record.choices)} legal choices of {game.id}, {len(record.digests)} digests and {result} agree.",
        soft_wrap=True,
    )
    return DONE


def _about(record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.setup.seats,
        "modules": record.setup.modules,
        "settings": record.setup.settings,
        "players": [{"name": player.name, "bot": player.bot} for player in record.players],
        "choices": len(record.choices),
    }


class Show:
    """A record shown to somebody: to a seat what it saw, to nobody in particular everything."""

    def __init__(self, game: Game, record: Record, words: Words, seat: int | None) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.replay = Replay(game, record)
        self.table = self.replay.table
        self.teller = Teller(game, self.table, words)
        self.heard = 0
        self.said = 0

    def run(self, until: int | None, stepping: bool, json: bool) -> int:
        """Go through the record."""
        end = len(self.record.choices) if until is None else min(until, len(self.record.choices))
        events: list[dict[str, Any]] = []
        screen = Screen()
        self._news(events, None if json else screen)
        while self.replay.at < end:
            if not json:
                self._announce(screen)
            self.replay.step()
            self._news(events, None if json else screen)
            if stepping and not json and not _enter():
                return DONE
        if end == len(self.record.choices):
            self.replay.finish()
        if json:
            result = self.table.result
            print_json(
                {
                    **_about(self.record),
                    "shown": self.replay.at,
                    "verified": self.replay.done,
                    "finished": self.table.over,
                    "events": events,
                    "result": None if result is None else result.data(),
                }
            )
        else:
            self._end(screen)
        return DONE

    def _announce(self, screen: Screen) -> None:
        """The choice that comes next, if it is for these eyes."""
        seat, kind, text = self.record.choices[self.replay.at]
        if self.seat is None or self.seat == seat:
            screen.print(Text(f"{self.replay.at + 1:>5}  {plain(self.teller.choice(seat, kind, text))}"))

    def _news(self, events: list[dict[str, Any]], screen: Screen | None) -> None:
        told = self._events()
        for event in told[self.heard :]:
            words = self.teller.event(told, self.heard)
            self.heard += 1
            if screen is None:
                events.append(
                    {
                        "after": self.replay.at,
                        "kind": event.kind,
                        "data": list(event.data),
                        "to": event.to,
                        "text": words,
                    }
                )
            else:
                screen.print(Text(f"       {self._told(event)}{words}", style="cyan"))
        for talk in self.table.talk[self.said :]:
            self.said += 1
            if screen is not None:
                screen.print(Text(f"       {self.teller.name(talk.seat)} says: {plain(talk.text)}", style="yellow"))

    def _told(self, event: Event) -> str:
        """Who was told something that the others were not: "You draw Dagger" does not say it."""
        if self.seat is not None or event.to == EVERYONE:
            return ""
        seats = [seat for seat in range(len(self.record.players)) if event.to >> seat & 1]
        return f"({', '.join([self.teller.parties(seat) or self.teller.name(seat) for seat in seats])}) "

    def _events(self) -> list[Event]:
        if self.seat is not None:
            return self.table.events(self.seat)
        assert self.table.log is not None
        return self.table.log.all

    def _end(self, screen: Screen) -> None:
        result = self.table.result
        screen.print()
        screen.print(picture(self.table.rules, self.table.view(self.seat), self.teller.words), soft_wrap=True)
        screen.print()
        if result is None:
            screen.print(f"After {self.replay.at} of {len(self.record.choices)} choices the game goes on.")
            return
        for line in self.teller.result(result):
            screen.print(Text(line))


def _enter() -> bool:
    """Wait for Enter; False when there is nobody left to press it."""
    try:
        return input().strip() not in ("q", "quit")
    except EOFError:
        return False
