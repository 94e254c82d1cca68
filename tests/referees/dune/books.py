"""The referee's books: everything public about a table of Dune, kept from events alone, and the chapters that read it.

A chapter has a method `on_<event>` for every event that it judges. All chapters judge before the books are brought up
to date, so they see the table as it was; `after_<event>` judges what the books have found out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referees.dune.board import BG, PRINTED, Board, territory
from tests.referees.referee import Referee

GUILD = "spacing_guild"
EMPEROR = "emperor"
HARKONNEN = "harkonnen"
ATREIDES = "atreides"


class Books:
    """The board, the purses, tokens off the board, who is allied, what has been stopped by karama in this phase."""

    def __init__(self, modules: tuple[str, ...], look: Callable[[], dict[str, Any]]) -> None:
        self.look = look  # the public view, with all that the last answer brought
        self.extras = "faction_extras" in modules
        self.support = "advanced_battle" in modules
        self.income = "extra_spice" in modules
        self.board = Board()
        self.factions: list[str] = []
        self.circle: dict[str, int] = {}
        self.order: list[str] = []
        self.purse: dict[str, int] = {}
        self.bribes: dict[str, int] = {}
        self.reserves: dict[str, int] = {}
        self.tanks: dict[str, int] = {}
        self.allies: dict[str, list[str]] = {}
        self.view: dict[str, Any] = {}
        self.round = 0
        self.phase = ""
        self.stopped: set[str] = set()  # powers, in this phase
        self.karama_by = ""  # who has just played a karama whose use is not known yet
        self.left: dict[str, int] = {}  # the nodes that the last group left, and how many tokens each

    def on_seated(self, faction: str, seat: int) -> None:
        self.factions.append(faction)
        values = PRINTED["factions"][faction]
        self.purse[faction] = values["spice"]
        self.bribes[faction] = 0
        self.reserves[faction] = 20
        self.tanks[faction] = 0
        self.allies[faction] = []

    def on_round(self, number: int) -> None:
        self.round = number

    def on_phase(self, phase: str) -> None:
        self.phase = phase
        self.stopped = set()
        self.karama_by = ""

    def on_discarded(self, faction: str, card: str) -> None:
        if card == "karama":
            self.karama_by = faction

    def on_worthless_karama(self, faction: str, card: str) -> None:
        self.karama_by = faction

    def on_power_stopped(self, faction: str, other: str, power: str) -> None:
        self.stopped.add(power)
        self.karama_by = ""

    def on_karama_power(self, faction: str, power: str) -> None:
        self.karama_by = ""

    def on_paid_with_karama(self, faction: str, amount: int) -> None:
        self.karama_by = ""

    # Tokens.

    def on_forces_placed(self, faction: str, node: str, count: int) -> None:
        self.reserves[faction] -= count
        self.board.put(faction, node, count)

    def on_advisor_placed(self, faction: str, node: str) -> None:
        self.board.side[territory(node)] = "advisors"
        self.on_forces_placed(faction, node, 1)

    def on_accompanied(self, faction: str, node: str, side: str) -> None:
        self.board.side[territory(node)] = side
        self.on_forces_placed(faction, node, 1)

    def on_flipped(self, faction: str, node: str, count: int, side: str, rule: str) -> None:
        self.board.side[territory(node)] = side

    def on_shipped(self, faction: str, way: str, count: int, specials: int, node: str) -> None:
        if way == "cross":
            self.leaves(faction, "", count)
        else:
            self.reserves[faction] -= count
        self.arrives(faction, node, count)

    def on_returned(self, faction: str, count: int, place: str) -> None:
        self.leaves(faction, place, count)
        self.reserves[faction] += count

    def on_moved(self, faction: str, count: int, specials: int, place: str, node: str) -> None:
        side = self.board.side.get(territory(node), self.board.side.get(place, "fighters"))
        self.leaves(faction, place, count)
        if faction == BG:
            self.board.side[territory(node)] = side
        self.arrives(faction, node, count)

    def on_rode(self, faction: str, start: str, node: str, count: int) -> None:
        self.board.put(faction, start, -count)
        self.arrives(faction, node, count)

    def on_lost(self, faction: str, node: str, count: int, cause: str) -> None:
        self.board.put(faction, node, -count)
        self.tanks[faction] += count

    def on_revived(self, faction: str, count: int, specials: int) -> None:
        self.tanks[faction] -= count
        self.reserves[faction] += count

    def arrives(self, faction: str, node: str, count: int) -> None:
        if faction == BG:
            self.board.side.setdefault(territory(node), "fighters")
        self.board.put(faction, node, count)

    def leaves(self, faction: str, place: str, count: int) -> dict[str, int]:
        """Tokens leave a territory (""; wherever they stood); where several nodes could be left, the view tells."""
        nodes = [node for node, n in self.board.tokens[faction].items() if n and place in ("", territory(node))]
        left = {node: self.board.at(faction, node) for node in nodes}
        if len(left) == 1:
            left = {nodes[0]: count}
        elif sum(left.values()) != count:
            shown = self.look()["forces"]
            stays = {node: shown.get(node, {}).get(faction, (0, 0, 0)) for node in nodes}
            left = {node: max(0, n - stays[node][0] - stays[node][2]) for node, n in left.items()}
        for node, n in left.items():
            self.board.put(faction, node, -n)
        self.left = {node: n for node, n in left.items() if n}
        return self.left

    # Spice.

    def on_spice_blown(self, node: str, amount: int, pile: str) -> None:
        self.board.spice[node] = self.board.spice.get(node, 0) + amount

    def on_spice_lost(self, node: str, amount: int) -> None:
        self.board.spice.pop(node, None)

    def on_collected(self, faction: str, amount: int, node: str) -> None:
        self.board.spice[node] = self.board.spice.get(node, 0) - amount
        self.purse[faction] += amount

    def on_spice_gained(self, faction: str, amount: int, source: str) -> None:
        self.purse[faction] += amount

    def on_paid(self, faction: str, amount: int, receiver: str, reason: str) -> None:
        self.purse[faction] -= amount
        if receiver in self.purse:
            self.purse[receiver] += amount

    def on_bribed(self, faction: str, other: str, amount: int) -> None:
        self.purse[faction] -= amount
        self.bribes[other] += amount

    def on_bribes_taken(self, faction: str, amount: int) -> None:
        self.bribes[faction] -= amount
        self.purse[faction] += amount

    # Storm.

    def on_storm_moved(self, number: int) -> None:
        self.board.storm = number

    def on_wall_destroyed(self, faction: str) -> None:
        self.board.wall = False


class Chapter:
    """One part of the rules."""

    def __init__(self, referee: Referee, books: Books) -> None:
        self.referee = referee
        self.books = books
        self.board = books.board

    def hold(self, fine: bool, rule: str, what: str) -> None:
        """Object unless it is fine."""
        self.referee.hold(fine, rule, what)

    def any_event(self, kind: str) -> None:
        """Before every event, judged or not."""

    def settle(self, view: dict[str, Any]) -> None:
        """After every answer, the books up to date; `books.view` is still the view before it."""
