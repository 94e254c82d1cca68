"""A card with an effect that no other card has."""

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.vocabulary import persuasion
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, FREMEN, SPICE_TRADE
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.table.purse import gain
from kanly.kernel import Flow, Message, Module


class Distill(Effect):
    """Water for the troops that rest in the garrison: one for every two of them."""

    def water(self, x: Cast) -> int:
        """How much it would be now."""
        return x.s.houses[x.ally].garrison // 2

    def ready(self, x: Cast) -> bool:
        return self.water(x) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-resting-troops", rules=("W2",))

    def do(self, x: Cast) -> Flow | None:
        gain(x.p, x.receiver, water=self.water(x))
        return None

    def text(self) -> Message:
        return Message("distill")

    def value(self, x: Cast) -> float:
        return rates(x).water * self.water(x)


def imperium() -> tuple[Card, ...]:
    return (
        Card(
            "stillsuit_maker",
            cost=4,
            copies=2,
            factions=(FREMEN,),
            icons=(CITY, SPICE_TRADE),
            agent=(Distill(),),
            reveal=(persuasion(2),),
        ),
    )


STILLSUITS = Module("stillsuits", lists={"sets": [Set("stillsuits", imperium=imperium)]})
