"""Cards bought in another coin than persuasion."""

from __future__ import annotations

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.table import hands, purse
from kanly.games.imperium.table.acquiring import acquire
from kanly.kernel import Ask, Flow, Message


class AcquireForSolari(Effect):
    """A card of the row or the reserve comes to hand for its printed cost in solari; no discount counts."""

    def targets(self, x: Cast) -> list[int]:
        """The cards that the house can pay for."""
        solari = x.s.houses[x.payer].solari
        return [card for card in hands.on_offer(x.p, x.receiver) if x.box.pieces[card].cost <= solari]

    def ready(self, x: Cast) -> bool:
        return len(self.targets(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-solari-offer", rules=("CR-29",))

    def do(self, x: Cast) -> Flow | None:
        return self._acquire(x)

    def _acquire(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "acquire", names(x.box, self.targets(x)))
        card = named(x.box, self.targets(x), name)
        purse.pay(x.p, x.payer, solari=x.box.pieces[card].cost)
        acquire(x.p, x.receiver, card, to_hand=True)

    def text(self) -> Message:
        return Message("acquire-for-solari")

    def value(self, x: Cast) -> float:
        return 0.5 * rates(x).acquire if self.ready(x) else 0.0


def acquire_for_solari() -> Effect:
    """Acquire a card to hand, paying its cost in solari."""
    return AcquireForSolari()
