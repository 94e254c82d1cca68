"""Alliances and victory (R13, R14, R18)."""

from __future__ import annotations

from tests.referees.dune.board import BG, FREMEN, STRONGHOLDS
from tests.referees.dune.books import ATREIDES, EMPEROR, GUILD, HARKONNEN, Chapter

from kanly.kernel import Result

LAST_ROUND = 10


class Victory(Chapter):
    """Who has won."""

    nexus = False
    told: list[str]
    should: list[str]
    judged = False

    def on_nexus(self) -> None:
        self.nexus = True
        self.hold(self.books.round > 1, "R6.4", "a nexus in round 1")

    def on_nexus_over(self) -> None:
        self.nexus = False

    def on_alliance_made(self, faction: str, other: str) -> None:
        self.hold(self.nexus, "R14.1", f"{faction} and {other} ally outside a nexus")
        alone = not self.books.allies[faction] and not self.books.allies[other]
        self.hold(alone, "R14.1", f"{faction} and {other} ally while allied")
        self.books.allies[faction] = [other]
        self.books.allies[other] = [faction]

    def on_alliance_broken(self, faction: str) -> None:
        self.hold(self.nexus, "R14.1", f"{faction} break their alliance outside a nexus")
        for other in self.books.allies[faction]:
            self.books.allies[other] = []
        self.books.allies[faction] = []

    def on_round(self, number: int) -> None:
        self.hold(number == self.books.round + 1 and number <= LAST_ROUND, "R13.8", f"round {number} begins")
        if number > 1:
            winners = self.winners()
            self.hold(not winners, "R13.2", f"round {number} begins although {winners} have won")

    def on_won(self, faction: str, how: str) -> None:
        if not self.judged:
            self.judged = True
            self.should = self.winners()
            self.told = []
        self.told.append(faction)

    def end(self, result: Result) -> None:
        self.hold(self.judged, "R13.2", "the game ends without a winner")
        if self.judged:
            best = sorted(result.ranking[0])
            self.hold(best == sorted(self.told), "R13", f"{best} are ranked first, {self.told} told")
            self.hold(best == sorted(self.should), "R13.2", f"{best} win, not {self.should}")

    def side(self, faction: str) -> list[str]:
        return [faction, *self.books.allies[faction]]

    def held(self, side: list[str]) -> int:
        """R13.2-R13.4: strongholds with forces of this side and of nobody else."""
        occupied = [self.board.occupants(place) for place in STRONGHOLDS]
        return len([here for here in occupied if here and all(f in side for f in here)])

    def winners(self) -> list[str]:
        """Who wins at the end of this round."""
        out: list[str] = []
        alone = 4 if self.referee.setup.seats == 2 else 3
        for faction in self.books.order:  # R13.5
            side = self.side(faction)
            if self.held(side) >= (4 if len(side) > 1 else alone):
                out = side
                break
        special = False
        if not out and self.books.round == LAST_ROUND:
            out, special = self.at_the_end()
        return [BG] if out and not special and self.foreseen(out) else out

    def at_the_end(self) -> tuple[list[str], bool]:
        """R13.6: the winners, and whether it is a special victory, which no prediction fits."""
        playing = self.books.factions
        if FREMEN in playing and self.sietches():
            return self.side(FREMEN), True
        if GUILD in playing:
            return self.side(GUILD), True
        if FREMEN in playing:
            return self.side(FREMEN), True
        held = {f: self.held([f]) for f in playing}
        return [f for f in playing if held[f] == max(held.values())], False

    def sietches(self) -> bool:
        """FRE.V1."""
        for place in ("sietch_tabr", "habbanya_sietch"):
            here = self.board.occupants(place)
            if here and FREMEN not in here:
                return False
        return not any(f in self.board.occupants("tueks_sietch") for f in (EMPEROR, HARKONNEN, ATREIDES))

    def foreseen(self, winners: list[str]) -> bool:
        """BG.B1."""
        side = self.books.view["factions"].get(BG)
        if side is None:
            return False
        prediction = self.referee.table.view(side["seat"])["prediction"]
        return prediction is not None and prediction[0] in winners and prediction[1] == self.books.round
