"""Storm, spice blow, worms, collection (R5, R6, R12, FRE.A3, FRE.B4)."""

from __future__ import annotations

from tests.referees.dune.board import FREMEN, NODES_OF, PRINTED, sector, territory
from tests.referees.dune.books import Chapter

CIRCLES: list[int] = PRINTED["circles"]
SPICE: dict[str, int] = PRINTED["spice"]
NEXT = ("storm_moved", "first_player", "weather_controlled", "shai_hulud", "worm", "worm_sent", "spice_blown", "nexus",
        "phase")  # fmt: skip


class Desert(Chapter):
    """What the desert takes, and what it gives."""

    cause = ""  # what takes tokens now: "storm", "worm", "atomics"
    due: dict[tuple[str, str], set[int]]
    due_spice: set[str]
    taken: dict[tuple[str, str], int]
    taken_spice: set[str]
    protected: str = ""
    told_steps: int | None = None  # how far the storm shall go
    steps = 0
    collected: set[tuple[str, str]]

    def expect(self, cause: str, nodes: list[str]) -> None:
        """Open a reckoning: what stands and lies in these nodes is lost."""
        self.cause = cause
        self.due = {}
        self.taken = {}
        self.protected = ""
        self.due_spice = {node for node in nodes if self.board.spice.get(node)}
        self.taken_spice = set()
        for faction in self.books.factions:
            for node in nodes:
                count = self.board.at(faction, node)
                if count:
                    self.due[faction, node] = self.losses(faction, count)

    def losses(self, faction: str, count: int) -> set[int]:
        """How many of these tokens the desert takes."""
        if self.cause == "storm" and faction == FREMEN and self.books.extras:
            half = (count + 1) // 2  # FRE.A3
            return {half, count} if "FRE.A3" in self.books.stopped else {half}
        if self.cause == "worm" and faction == FREMEN:
            return {0, count} if "FRE.B4" in self.books.stopped else {0}  # FRE.B4
        return {count}

    def any_event(self, kind: str) -> None:
        if self.cause and kind in NEXT:
            self.close()

    def close(self) -> None:
        rule = {"storm": "R5.4", "worm": "R6.3", "atomics": "family_atomics"}[self.cause]
        for (faction, node), allowed in self.due.items():
            got = self.taken.pop((faction, node), 0)
            if self.protected == faction:
                allowed = {0}  # FRE.S1
            self.hold(got in allowed, rule, f"{faction} lose {got} in {node} by {self.cause}, not {allowed}")
        for (faction, node), got in self.taken.items():
            self.hold(False, rule, f"{faction} lose {got} in {node}, where the {self.cause} is not")
        if self.cause != "atomics":
            self.hold(
                self.due_spice == self.taken_spice, rule, f"spice lost in {self.taken_spice}, not {self.due_spice}"
            )
        self.cause = ""

    def on_lost(self, faction: str, node: str, count: int, cause: str) -> None:
        migrants = cause == "storm" and self.books.phase == "shipment_and_movement"  # FRE.A4, see Travel
        if cause in ("storm", "worm", "atomics") and not migrants:
            if cause != self.cause:
                self.hold(False, "R5.4", f"{faction} lose {count} in {node} by {cause}, which is not there")
                return
            self.taken[faction, node] = self.taken.get((faction, node), 0) + count

    def on_spice_lost(self, node: str, amount: int) -> None:
        if self.cause:
            self.taken_spice.add(node)

    def on_protected(self, faction: str, other: str) -> None:
        self.hold(other in self.books.allies[faction], "FRE.S1", f"{faction} protect {other}, no ally")
        self.protected = other

    # Storm.

    def on_storm_dialled(self, faction: str, number: int) -> None:
        low, high = (0, 20) if self.books.round == 1 else (1, 3)
        self.hold(low <= number <= high, "R5.2", f"{faction} dial {number} for the storm")
        self.told_steps = number + (self.told_steps or 0)

    def on_storm_card_shown(self, number: int) -> None:
        self.hold(1 <= number <= 6, "storm deck", f"a storm card {number}")
        self.told_steps = number

    def on_weather_controlled(self, faction: str, number: int) -> None:
        self.hold(0 <= number <= 10, "weather_control", f"{faction} set {number}")
        self.told_steps = number

    def on_wall_destroyed(self, faction: str) -> None:
        self.hold(self.books.round > 1, "R17.1", "Family Atomics in round 1")
        self.expect("atomics", NODES_OF["shield_wall"])

    def on_storm_moved(self, number: int) -> None:
        if self.books.round == 1:
            self.hold(number == (self.told_steps or 0) % 18, "R5.1", f"the storm starts in {number}")
            self.steps = self.told_steps or 0
        else:
            self.hold(number == (self.board.storm + 1) % 18, "R5.4", f"the storm jumps to {number}")
            self.steps += 1
        self.expect("storm", [node for nodes in NODES_OF.values() for node in nodes if sector(node) == number])
        self.due = {where: n for where, n in self.due.items() if self.board.exposed(where[1])}

    def on_first_player(self, faction: str) -> None:
        told = self.told_steps or 0
        self.hold(self.steps == told, "R5.7", f"the storm went {self.steps} sectors, not {told}")
        self.told_steps = None
        self.steps = 0
        ahead = {f: (CIRCLES[i] - self.board.storm - 1) % 18 for f, i in self.books.circle.items()}
        self.books.order = sorted(ahead, key=lambda f: ahead[f])
        self.hold(faction == self.books.order[0], "R5.6", f"{faction} are first player, not {self.books.order[0]}")

    # Spice.

    def on_spice_blown(self, node: str, amount: int, pile: str) -> None:
        should = 0 if self.board.in_storm(node) else SPICE.get(node, -1)
        self.hold(amount == should, "R6.2", f"{amount} spice blown in {node}, not {should}")

    def on_worm(self, place: str) -> None:
        self.hold(self.books.round > 1, "R6.4", "a worm in round 1")
        self.hold(place in PRINTED["sand"], "FRE.A2", f"a worm in {place}")
        self.expect("worm", NODES_OF[place])

    def on_phase(self, phase: str) -> None:
        if self.books.phase == "spice_collection":
            self.nothing_left()
        self.collected = set()

    def rate(self, faction: str) -> int:
        """R12.1."""
        return 3 if any(faction in self.board.occupants(place) for place in PRINTED["ornithopters"]) else 2

    def on_collected(self, faction: str, amount: int, node: str) -> None:
        should = min(self.board.spice.get(node, 0), self.rate(faction) * self.board.fighters(faction, node))
        self.hold(amount == should, "R12.1", f"{faction} collect {amount} in {node}, not {should}")
        self.hold((faction, node) not in self.collected, "R12.1", f"{faction} collect twice in {node}")
        self.collected.add((faction, node))

    def on_spice_gained(self, faction: str, amount: int, source: str) -> None:
        if source in PRINTED["income"]:
            fine = self.books.income and faction in self.board.occupants(source)
            self.hold(fine, "R15.1", f"{faction} take the income of {source}")
            self.hold(amount == PRINTED["income"][source], "R15.1", f"an income of {amount} from {source}")
            self.collected.add((faction, source))

    def nothing_left(self) -> None:
        """R12.1, R15.1: whoever could collect has collected."""
        for node, left in self.board.spice.items():
            for faction in self.books.factions:
                if left and self.board.fighters(faction, node):
                    self.hold((faction, node) in self.collected, "R12.1", f"{faction} collect nothing in {node}")
        for place in PRINTED["income"] if self.books.income else ():
            for faction in self.board.occupants(place):
                self.hold((faction, place) in self.collected, "R15.1", f"no income of {place} for {faction}")


def on_sand(node: str) -> bool:
    """Where a deployment into the storm is possible (FRE.A4)."""
    return territory(node) in PRINTED["sand"]
