"""What grafted cards do to each other, and to the agent that they have sent (IMM-R8)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.influence import worth
from kanly.games.imperium.modules.immortality.cards import ImmortalityCard
from kanly.games.imperium.modules.immortality.table import immortality, partner
from kanly.games.imperium.table import hands, standing
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

EVENTS: Final[dict[str, tuple[str, ...]]] = {"recalls_sent": ("house", "space"), "marks": ("house", "card")}


def within_reach(x: Cast, card: int) -> bool:
    """Whether a grafted card is still in play, or borrowed from the row."""
    return card != NOBODY and (card in x.me.played or card == immortality(x.s).borrowed)


class TrashPartner(Effect):
    """The other grafted card is trashed; a cost. What it had still to give is lost (IMM-R8.13)."""

    def ready(self, x: Cast) -> bool:
        return within_reach(x, partner(x.s, x.card))

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-partner", rules=("IMM-R8.13",))

    def do(self, x: Cast) -> Flow | None:
        hands.trash(x.p, x.actor, partner(x.s, x.card))
        return None

    def text(self) -> Message:
        return Message("trash-partner")

    def value(self, x: Cast) -> float:
        return -0.5 * rates(x).discard


class Beguile(Effect):
    """One of the two grafted cards is trashed, and the visited faction gives one influence more (IMM-R8.27)."""

    def targets(self, x: Cast) -> list[Option]:
        """The grafted cards that are still there."""
        return [x.box.pieces[card].name for card in x.s.on_turn.cards if within_reach(x, card)]

    def ready(self, x: Cast) -> bool:
        return partner(x.s, x.card) != NOBODY and len(self.targets(x)) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._beguile(x)

    def _beguile(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "grafted", self.targets(x))
        card = next(card for card in x.s.on_turn.cards if x.box.pieces[card].name == name)
        hands.trash(x.p, x.actor, card, own_text=card == x.card)
        flow = standing.gain_influence(x.p, x.ally, x.box.spaces[x.s.on_turn.space].faction, 1)
        if flow is not None:
            yield from flow

    def text(self) -> Message:
        return Message("beguile")

    def value(self, x: Cast) -> float:
        space = x.s.on_turn.space
        faction = x.box.spaces[space].faction if space >= 0 else -1
        return worth(x, faction, 1) - rates(x).discard if faction >= 0 else rates(x).hope * rates(x).progress


class BringBack(Effect):
    """The other grafted card is marked: when its house reveals this round, it comes back to hand (IMM-R8.22)."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def ready(self, x: Cast) -> bool:
        return partner(x.s, x.card) in x.me.played

    def do(self, x: Cast) -> Flow | None:
        other = partner(x.s, x.card)
        immortality(x.s).returning[x.actor].append(other)
        tell_of(x.p, "marks", x.actor, x.box.pieces[other].name)
        return None

    def text(self) -> Message:
        return Message("bring-back")

    def value(self, x: Cast) -> float:
        return 0.7 * rates(x).card


class SolariForIcons(Effect):
    """A solari for every agent icon that the other grafted card has now (IMM-R8.18)."""

    def icons(self, x: Cast) -> int:
        """How many those are: conditional ones count while they are there, unless the table plays otherwise."""
        other = partner(x.s, x.card)
        if other == NOBODY:
            return 0
        card = x.box.pieces[other]
        count = len(card.icons)
        if immortality(x.s).adorned == other:  # IMM-R8.24
            count += len([icon for icon in x.p.rules.steps["added_icons"](x) if icon not in card.icons])
        if isinstance(card, ImmortalityCard) and card.grant is not None and not self._printed_only(x):
            here = x.card
            x.card = other
            count += len(card.granted) if card.grant.holds(x) else 0
            x.card = here
        return count

    def _printed_only(self, x: Cast) -> bool:
        only: bool = x.p.rules.setting("printed_icons_only")
        return only

    def ready(self, x: Cast) -> bool:
        return self.icons(x) > 0

    def do(self, x: Cast) -> Flow | None:
        gain(x.p, x.receiver, solari=self.icons(x))
        return None

    def text(self) -> Message:
        return Message("solari-for-icons")

    def value(self, x: Cast) -> float:
        return rates(x).solari * max(2 * rates(x).hope, self.icons(x))


class RecallSent(Effect):
    """The agent of this very turn may return to the leader; what the visit gave stays (IMM-R8.29)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        space = x.s.on_turn.space
        return space >= 0 and x.s.agents[space] >> x.actor & 1 == 1

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-agent", rules=("IMM-R8.29",))

    def do(self, x: Cast) -> Flow | None:
        space = x.s.on_turn.space
        x.p.rules.steps["take_back_agent"](x.p, x.actor, space)
        tell_of(x.p, "recalls_sent", x.actor, x.box.spaces[space].name)
        return None

    def text(self) -> Message:
        return Message("recall-sent")

    def value(self, x: Cast) -> float:
        return rates(x).agent


def trash_partner() -> Effect:
    """Trash the other grafted card."""
    return TrashPartner()


def beguile() -> Effect:
    """Trash one of the grafted cards for influence with the visited faction."""
    return Beguile()


def bring_back() -> Effect:
    """Take the other grafted card back when you reveal."""
    return BringBack()


def solari_for_icons() -> Effect:
    """Gain solari for the icons of the other grafted card."""
    return SolariForIcons()


def recall_sent() -> Effect:
    """May recall the agent that was sent this turn."""
    return RecallSent()
