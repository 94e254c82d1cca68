"""The referee of Dune: its chapters, and its books against the view."""

from __future__ import annotations

from typing import Any

from tests.referees.dune.battle import Battles
from tests.referees.dune.board import BG, territory
from tests.referees.dune.books import Books, Chapter
from tests.referees.dune.desert import Desert
from tests.referees.dune.market import Market
from tests.referees.dune.travel import Travel
from tests.referees.dune.victory import Victory
from tests.referees.referee import Referee

from kanly.kernel import Event, Result, Table

COUNTED = ("revival", "battle", "mentat_pause")  # phases at whose start the purses are counted


class DuneReferee(Referee):
    """Watches a game of Dune."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.books = Books(tuple(self.setup.modules), lambda: table.view(None))
        self.victory = Victory(self, self.books)
        kinds: tuple[type[Chapter], ...] = (Desert, Market, Travel, Battles)
        self.chapters: list[Chapter] = [*[kind(self, self.books) for kind in kinds], self.victory]
        self.count_purses = False

    def watch_event(self, event: Event) -> None:
        for chapter in self.chapters:
            chapter.any_event(event.kind)
        for judge in self.chapters:
            told(judge, "on_" + event.kind, event)
        told(self.books, "on_" + event.kind, event)
        for judge in self.chapters:
            told(judge, "after_" + event.kind, event)
        if event.kind == "phase" and event.data[0] in COUNTED:
            self.count_purses = True

    def watch_view(self, view: dict[str, Any]) -> None:
        books = self.books
        books.circle = {faction: side["circle"] for faction, side in view["factions"].items()}
        if not books.phase:
            books.view = view
            return
        self.compare(view)
        for chapter in self.chapters:
            chapter.settle(view)
        books.view = view
        if self.count_purses:
            self.count_purses = False
            for faction, side in view["factions"].items():
                spice = self.table.view(side["seat"])["factions"][faction]["spice"]
                should = books.purse[faction]
                self.hold(spice == should, "R2.1", f"{faction}: {spice} spice, not {should}")
                books.purse[faction] = spice

    def compare(self, view: dict[str, Any]) -> None:
        """The view shows what the events have told."""
        books = self.books
        board = books.board
        shown = {(f, node): n for node, here in view["forces"].items() for f, n in here.items() if n[0] + n[2]}
        for faction in books.factions:
            side = view["factions"][faction]
            nodes = {node: n for node, n in board.tokens.get(faction, {}).items() if n}
            seen = {node: n[0] + n[2] for (f, node), n in shown.items() if f == faction}
            self.hold(nodes == seen, "R2.1", f"{faction} stand in {seen}, not in {nodes}")
            board.tokens[faction] = dict(seen)
            total = sum(seen.values()) + side["reserves"] + side["tanks"]
            self.hold(total == 20, "R2.1", f"{faction} have {total} forces")
            off = (books.reserves[faction], books.tanks[faction])
            self.hold(off == (side["reserves"], side["tanks"]), "R2.1", f"{faction}: reserves and tanks, not {off}")
            self.hold(books.allies[faction] == side["allies"], "R14.4", f"{faction} are allied with {side['allies']}")
            self.hold(books.bribes[faction] == side["bribes"], "R16.4", f"{faction} have {side['bribes']} in bribes")
        for (faction, node), n in shown.items():
            if faction == BG:
                advisors = board.side.get(territory(node)) == "advisors"
                self.hold(bool(n[2]) == advisors and bool(n[0]) != advisors, "BG.A4", f"{n} in {node}")
        spice = {node: n for node, n in board.spice.items() if n}
        seen_spice = {node: n for node, n in view["spice"].items() if n}
        self.hold(spice == seen_spice, "R6.2", f"spice {seen_spice}, not {spice}")
        self.hold(view["storm"] == board.storm, "R5.4", f"the storm is in {view['storm']}, not {board.storm}")

    def watch_end(self, result: Result) -> None:
        for chapter in self.chapters:
            chapter.any_event("phase")
        self.victory.end(result)


def told(judge: Chapter | Books, method: str, event: Event) -> None:
    """Tell somebody of an event who wants to know of it."""
    handler = getattr(judge, method, None)
    if handler is not None:
        handler(*event.data)
