"""Agents on the board, as effects move them."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

EVENTS: Final = {"recalls_agent": ("house", "space")}


class RecallAgent(Effect):
    """One of the own other agents back to the leader (AGT-10); nothing if there is none (RUL-25)."""

    def spaces(self, x: Cast) -> list[int]:
        """Where an own agent stands that was not sent this turn."""
        found: list[int] = x.p.rules.steps["agents_before"](x.p, x.receiver)
        return found

    def ready(self, x: Cast) -> bool:
        return len(self.spaces(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-agent", rules=("AGT-10",))

    def do(self, x: Cast) -> Flow | None:
        return self._recall(x)

    def _recall(self, x: Cast) -> Flow:
        box = x.box
        names: list[Option] = [box.spaces[i].name for i in self.spaces(x)]
        if not names:
            return
        name: str = yield Ask(x.seat, "recall_agent", names)
        x.p.rules.steps["take_back_agent"](x.p, x.receiver, box.space_of[name])
        tell_of(x.p, "recalls_agent", x.receiver, name)

    def text(self) -> Message:
        return Message("recall-agent")

    def value(self, x: Cast) -> float:
        r = rates(x)
        return r.agent if self.ready(x) else r.agent * r.hope


def recall_agent() -> Effect:
    """Recall an agent that was not sent this turn."""
    return RecallAgent()
