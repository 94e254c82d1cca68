"""Cards drawn, discarded, trashed, acquired; intrigue cards drawn, stolen, trashed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.effects.combine import Counted
from kanly.games.imperium.effects.waiting import lay_down
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.acquiring import acquire
from kanly.games.imperium.table.state import House, opponents
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

ZONES: Final = ("hand", "discard", "play")
EVENTS: Final = {"returns": ("house", "card"), "sets_aside": ("house", "card"), "puts_on_top": ("house", "card")}


def zone_of(house: House, zone: str) -> list[int]:
    """The cards of a zone that effects name; `play` is everything in play."""
    if zone == "hand":
        return house.hand
    return house.discard if zone == "discard" else house.played + house.shown


def named(box: Box, zone: list[int], name: str) -> int:
    """A physical card of that name; copies are alike."""
    for card in zone:
        if box.pieces[card].name == name:
            return card
    raise KeyError(name)


def names(box: Box, zone: list[int]) -> list[Option]:
    """The names of the cards in a zone, each once."""
    return list(dict.fromkeys([box.pieces[card].name for card in zone]))


class Draw(Counted):
    """Cards from the own deck."""

    def give(self, x: Cast, n: int) -> None:
        hands.draw(x.p, x.receiver, n)

    def text(self) -> Message:
        return Message("draw", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).card * n


class DrawIntrigue(Counted):
    """Intrigue cards."""

    def give(self, x: Cast, n: int) -> None:
        hands.draw_intrigues(x.p, x.receiver, n)

    def text(self) -> Message:
        return Message("intrigue", {"n": self.n})

    def worth(self, x: Cast, n: int) -> float:
        return rates(x).intrigue * n


class StealIntrigues(Effect):
    """An intrigue card from every opponent who holds four or more (INT-06); lapses if nobody does."""

    def victims(self, x: Cast) -> list[int]:
        """The opponents who hold that many."""
        return [h for h in opponents(x.s, x.receiver) if len(x.s.houses[h].intrigues) >= hands.HELD_TO_STEAL]

    def ready(self, x: Cast) -> bool:
        return len(self.victims(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-victims", {"n": hands.HELD_TO_STEAL}, rules=("INT-06",))

    def do(self, x: Cast) -> Flow | None:
        hands.steal_intrigues(x.p, x.receiver)
        return None

    def text(self) -> Message:
        return Message("steal-intrigues")

    def value(self, x: Cast) -> float:
        return 1.3 * rates(x).intrigue * len(self.victims(x))


class Discard(Effect):
    """Cards from the own hand; never intrigue cards (CRD-03)."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ready(self, x: Cast) -> bool:
        return len(x.s.houses[x.payer].hand) >= self.n

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-cards", {"n": self.n}, rules=("CRD-03",))

    def do(self, x: Cast) -> Flow | None:
        return discard_some(x, x.payer, self.n)

    def text(self) -> Message:
        return Message("discard", {"n": self.n})

    def value(self, x: Cast) -> float:
        return -rates(x).discard * self.n


def discard_some(x: Cast, h: int, n: int) -> Flow:
    """A house discards cards of its choice."""
    house = x.s.houses[h]
    for _ in range(n):
        name: str = yield Ask(house.seat, "discard", offer=lambda: names(x.box, house.hand))
        card = named(x.box, house.hand, name)
        x.it = card
        flow = hands.discard(x.p, h, card)
        if flow is not None:
            yield from flow


class DiscardsEach(Effect):
    """Every opponent discards cards of its choice, as many as it has, from the left, clockwise."""

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, x: Cast) -> Flow | None:
        return self._each(x)

    def _each(self, x: Cast) -> Flow:
        for h in opponents(x.s, x.actor):
            yield from discard_some(x, h, min(self.n, len(x.s.houses[h].hand)))

    def text(self) -> Message:
        return Message("discards-each") if self.n == 1 else Message("discards-each-some", {"n": self.n})

    def value(self, x: Cast) -> float:
        return 0.4 * sum([min(self.n, len(x.s.houses[h].hand)) for h in opponents(x.s, x.actor)])


class TrashCard(Effect):
    """The trash icon: one own card from hand, discard pile or play (CRD-02, OPT-03). As a cost it must be paid.

    `faction` and `zones` narrow it down; `another` excludes the card it is printed on.
    """

    faction: int
    zones: tuple[str, ...]
    another: bool

    def __init__(self, faction: int = -1, zones: tuple[str, ...] = ZONES, another: bool = False) -> None:
        super().__init__()
        self.optional = True
        self.faction = faction
        self.zones = zones
        self.another = another

    def targets(self, x: Cast) -> list[Option]:
        """What may be trashed, as (zone, card)."""
        box = x.box
        house = x.s.houses[x.payer]
        out: list[Option] = []
        for zone in self.zones:
            for card in zone_of(house, zone):
                if (self.another and card == x.card) or (
                    self.faction >= 0 and self.faction not in box.pieces[card].factions
                ):
                    continue
                target = (zone, box.pieces[card].name)
                if target not in out:
                    out.append(target)
        return out

    def ready(self, x: Cast) -> bool:
        if self.faction < 0 and not self.another:
            house = x.s.houses[x.payer]
            return any(len(zone_of(house, zone)) > 0 for zone in self.zones)
        return len(self.targets(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-trash", rules=("CRD-02",))

    def do(self, x: Cast) -> Flow | None:
        return self._trash(x)

    def _trash(self, x: Cast) -> Flow:
        zone, name = yield Ask(x.seat, "trash", offer=lambda: self.targets(x))
        cards = zone_of(x.s.houses[x.payer], zone)
        card = named(x.box, [c for c in cards if not self.another or c != x.card], name)
        x.it = card
        hands.trash(x.p, x.payer, card, own_text=card == x.card)

    def text(self) -> Message:
        return Message("may", {"effect": self.cost_text()})

    def cost_text(self) -> Message:
        if self.faction >= 0:
            return Message("trash-faction-" + self.zones[0], {"faction": Message("faction-" + ICONS[self.faction])})
        if self.zones == ("play",):
            return Message("trash-play")
        return Message("trash-hand" if self.zones == ("hand",) else "trash-card")

    def value(self, x: Cast) -> float:
        if not self.ready(x):
            return 0.0
        return rates(x).trash if self.faction < 0 else -rates(x).discard


class TrashThis(Effect):
    """The card orders its own end (OPT-03); as a cost it must still be in play."""

    def ready(self, x: Cast) -> bool:
        there: bool = x.p.rules.steps["still_there"](x.p, x.actor, x.card)
        return there

    def do(self, x: Cast) -> Flow | None:
        hands.trash(x.p, x.actor, x.card, own_text=True)
        return None

    def text(self) -> Message:
        return Message("trash-this")

    def value(self, x: Cast) -> float:
        return -0.5 * rates(x).discard


class TrashIntrigue(Effect):
    """An intrigue card from hand leaves the game; a cost."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.houses[x.payer].intrigues) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-intrigue", rules=("INT-05",))

    def do(self, x: Cast) -> Flow | None:
        return self._trash(x)

    def _trash(self, x: Cast) -> Flow:
        house = x.s.houses[x.payer]
        name: str = yield Ask(x.seat, "trash_intrigue", offer=lambda: intrigue_names(x.box, house.intrigues))
        for card in house.intrigues:
            if x.box.intrigue_pieces[card].name == name:
                hands.trash_intrigue(x.p, x.payer, card)
                return

    def text(self) -> Message:
        return Message("trash-intrigue")

    def value(self, x: Cast) -> float:
        return -0.8 * rates(x).intrigue


def intrigue_names(box: Box, zone: list[int]) -> list[Option]:
    """The names of intrigue cards, each once."""
    return list(dict.fromkeys([box.intrigue_pieces[card].name for card in zone]))


class ReturnToHand(Effect):
    """The card goes from play back to hand."""

    def ready(self, x: Cast) -> bool:
        return x.card in x.me.played

    def do(self, x: Cast) -> Flow | None:
        x.me.played.remove(x.card)
        x.me.hand.append(x.card)
        tell_of(x.p, "returns", x.actor, x.box.pieces[x.card].name)
        return None

    def text(self) -> Message:
        return Message("return-to-hand")

    def value(self, x: Cast) -> float:
        return rates(x).card


class AcquireFree(Effect):
    """A card of the row or the reserve that costs no more than so much, without paying."""

    most: int
    least: int
    to_hand: bool
    hand_if: Condition | None  # the card comes to hand if this holds
    on_top: bool  # of the own deck

    def __init__(self, most: int, least: int, to_hand: bool, hand_if: Condition | None, on_top: bool) -> None:
        super().__init__()
        self.most = most
        self.least = least
        self.to_hand = to_hand
        self.hand_if = hand_if
        self.on_top = on_top

    def targets(self, x: Cast) -> list[int]:
        """The cards that are cheap enough."""
        return [c for c in hands.on_offer(x.p, x.receiver) if self.least <= x.box.pieces[c].cost <= self.most]

    def ready(self, x: Cast) -> bool:
        return len(self.targets(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-offer", {"n": self.most}, rules=("RUL-29",))

    def do(self, x: Cast) -> Flow | None:
        return self._acquire(x)

    def _acquire(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "acquire", names(x.box, self.targets(x)))
        card = named(x.box, self.targets(x), name)
        acquire(x.p, x.receiver, card, to_hand=self.goes_to_hand(x), on_top=self.on_top)

    def goes_to_hand(self, x: Cast) -> bool:
        """Whether the card comes to hand."""
        return self.to_hand or (self.hand_if is not None and self.hand_if.holds(x))

    def text(self) -> Message:
        if self.on_top:
            return Message("acquire-free-top", {"most": self.most})
        if self.hand_if is not None:
            return Message("acquire-free-hand-if", {"most": self.most, "condition": self.hand_if.text()})
        id = "acquire-exactly" if self.least == self.most else "acquire-free"
        return Message(id + "-hand" if self.to_hand else id, {"most": self.most})

    def value(self, x: Cast) -> float:
        return rates(x).acquire if self.ready(x) else 0.0


class Manipulate(Effect):
    """A card of the row is set aside for the house, which may acquire it cheaper this round."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.row) > 0

    def do(self, x: Cast) -> Flow | None:
        return self._set_aside(x)

    def _set_aside(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "set_aside", names(x.box, x.s.row))
        card = named(x.box, x.s.row, name)
        x.s.row.remove(card)
        x.me.aside = card
        tell_of(x.p, "sets_aside", x.actor, name)
        hands.refill(x.p)
        lay_down(x.p, x.actor, self.source)

    def text(self) -> Message:
        return Message("manipulate")

    def value(self, x: Cast) -> float:
        return 0.6 * rates(x).acquire


def draw(n: int) -> Counted:
    """Draw cards."""
    return Draw(n)


def intrigue(n: int = 1) -> Counted:
    """Draw intrigue cards."""
    return DrawIntrigue(n)


def steal_intrigues() -> Effect:
    """Steal intrigue cards."""
    return StealIntrigues()


def discard(n: int = 1) -> Effect:
    """Discard cards."""
    return Discard(n)


def discards_each(n: int = 1) -> Effect:
    """Each opponent discards cards."""
    return DiscardsEach(n)


def trash_a_card() -> Effect:
    """Trash a card from hand, discard pile or play."""
    return TrashCard()


def trash_from_hand() -> Effect:
    """Trash a card from hand."""
    return TrashCard(zones=("hand",))


def trash_other(faction: int, zone: str) -> Effect:
    """Trash another card of a faction from one zone."""
    return TrashCard(faction, (zone,), another=True)


def trash_this() -> Effect:
    """Trash the card itself."""
    return TrashThis()


def trash_an_intrigue() -> Effect:
    """Trash an intrigue card from hand."""
    return TrashIntrigue()


def return_to_hand() -> Effect:
    """Return the card to hand."""
    return ReturnToHand()


def acquire_free(
    most: int, least: int = 0, to_hand: bool = False, hand_if: Condition | None = None, on_top: bool = False
) -> Effect:
    """Acquire a card that costs no more than so much."""
    return AcquireFree(most, least, to_hand, hand_if, on_top)


def manipulate() -> Effect:
    """Set a card of the row aside."""
    return Manipulate()
