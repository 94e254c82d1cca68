"""The contract icon, which every game of Uprising has, and cards that ask for completed contracts (CHO-03, CHO-04).

Without the module the icon is worth solari, and nothing is ever completed.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.modules.choam.table import CHOAM, ChoamTable
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Flow, Message

INSTEAD: Final = 2  # solari for a contract icon without a contract (CHO-03, CHO-04)


def take_contract(x: Cast) -> Flow | None:
    """A contract icon without the module (CHO-03)."""
    gain(x.p, x.receiver, solari=INSTEAD)
    return None


def no_contracts(rules: Any, s: ImperiumState, seat: int | None, view: dict[str, Any]) -> None:
    """What a view shows of contracts where there are none."""
    view["contracts"] = []
    view["contract_bank"] = 0
    view["contract_aside"] = []
    for house in view["houses"]:
        house["contracts"] = []
        house["completed"] = []


def completed_by(s: ImperiumState, h: int) -> int:
    """How many contracts a house has completed."""
    part = s.parts.get(CHOAM)
    return len(part.completed[h]) if isinstance(part, ChoamTable) else 0


class TakeContract(Effect):
    """A CHOAM contract; without the module, 2 solari (CHO-03, CHO-04)."""

    def do(self, x: Cast) -> Flow | None:
        flow: Flow | None = x.p.rules.steps["take_contract"](x)
        return flow

    def text(self) -> Message:
        return Message("take-contract")

    def value(self, x: Cast) -> float:
        return 2.2 * rates(x).lasting


class Completed(Condition):
    """At least `n` contracts completed."""

    n: int

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, x: Cast) -> bool:
        return completed_by(x.s, x.actor) >= self.n

    def text(self) -> Message:
        return Message("if-completed", {"n": self.n})


class CompletedContracts(Condition):
    """Counts completed contracts."""

    def count(self, x: Cast) -> int:
        return completed_by(x.s, x.actor)

    def text(self) -> Message:
        return Message("count-completed")


def contract() -> Effect:
    """Take a contract."""
    return TakeContract()


def completed(n: int) -> Condition:
    """At least `n` completed contracts."""
    return Completed(n)


COMPLETED_CONTRACTS: Final = CompletedContracts()
