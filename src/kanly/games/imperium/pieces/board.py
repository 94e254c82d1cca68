"""The board: spaces, observation posts, and the influence tracks of the factions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.pieces.icons import ICONS, icon_words
from kanly.games.imperium.pieces.piece import Piece, joined
from kanly.games.imperium.table.standing import BONUS
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


_SECTIONS: Final = ("", "upgrade", "upgrade2", "upgrade3")  # in the names of clauses, by the number of their price


class Price:
    """What a visit costs, and what the space then does: the house pays before anything else happens (AGT-05)."""

    cost: Effect | None
    effects: tuple[Effect, ...]
    names: tuple[str, ...]

    def __init__(self, cost: Effect | None, effects: tuple[Effect, ...]) -> None:
        self.cost = cost
        self.effects = effects
        self.names = ()

    def words(self, *first: Message) -> Message:
        """What a visit at this price gives, after what every visit gives."""
        effect = joined([*first, *[effect.text() for effect in self.effects]])
        if self.cost is None:
            return Message("printed-visit", {"effect": effect})
        return Message("printed-visit-cost", {"cost": self.cost.cost_text(), "effect": effect}, rules=("AGT-05",))


class Space(Piece):
    """One board space."""

    overlay: bool  # lies on the space of the same name
    place: str  # what contracts and posts mean by it: its own name, or that of the space which it covers
    icon: int
    faction: int  # the track on which a visit gives influence; -1: none
    combat: bool
    maker: bool
    once: bool  # for a house to which its first effect can still be given
    needs: tuple[int, int] | None  # faction and influence that a visitor must have (AGT-04)
    needs_rule: str  # which says so
    only: str  # the leader who alone may come here; "": everybody
    control: Effect | None  # what the controller gains from a visit (CTL-03)
    prices: tuple[Price, ...]
    endings: list[tuple[Any, ...]]  # how each price is offered: the space, and its number where there are several
    door: int  # the bit of the first price in masks of doors, of which every price is one; 0 outside a box
    doors: int  # all its doors
    costs: list[tuple[int, Effect]]  # of those doors that cost something
    staying: Effect | None  # for an own agent that is still here in the reveal turn
    posts: list[int]
    number: int

    def __init__(
        self,
        name: str,
        icon: int,
        *effects: Effect,
        cost: Effect | None = None,
        upgrade: Price | None = None,
        upgrades: tuple[Price, ...] = (),
        faction: int = -1,
        combat: bool = False,
        maker: bool = False,
        once: bool = False,
        needs: tuple[int, int] | None = None,
        needs_rule: str = "AGT-04",
        only: str = "",
        control: Effect | None = None,
        staying: Effect | None = None,
        covers: str = "",
    ) -> None:
        super().__init__(name)
        self.overlay = covers == name
        self.place = covers or name
        self.icon = icon
        self.faction = faction
        self.combat = combat
        self.maker = maker
        self.once = once
        self.needs = needs
        self.needs_rule = needs_rule
        self.only = only
        self.control = control
        first = Price(cost, effects)
        self.prices = (first, *upgrades) if upgrade is None else (first, upgrade)
        self.endings = [(name,)] if len(self.prices) == 1 else [(name, i) for i in range(len(self.prices))]
        self.door = 0
        self.doors = 0
        self.costs = []
        for i in range(len(self.prices)):
            price = self.prices[i]
            section = _SECTIONS[i]
            price.names = self.enter(section, price.effects)
            if price.cost is not None:
                self.enter(f"{section}.cost" if section else "cost", (price.cost,))
        if control is not None:
            self.enter("control", (control,))
        self.staying = staying
        if staying is not None:
            self.enter("staying", (staying,))
        self.posts = []
        self.number = -1

    def lie(self, number: int, door: int) -> int:
        """Take a place in a box; the bit of the next space's first door."""
        self.number = number
        self.pieces = [number]
        self.door = door
        self.doors = door * ((1 << len(self.prices)) - 1)
        for i in range(len(self.prices)):
            cost = self.prices[i].cost
            if cost is not None:
                self.costs.append((door << i, cost))
        return door << len(self.prices)

    def laid(self, own_turn: bool) -> list[str]:
        """What each price gives: agents are sent in the own turn."""
        return [name for price in self.prices for name in price.names] if own_turn else []

    def at_once(self, own_turn: bool) -> list[str]:
        """What the controller gains, and an agent that stays (CTL-03, REV-04); a price asks nothing."""
        effects = (self.control, self.staying)
        return [effect.name for effect in effects if effect is not None] if own_turn else []

    def _influence(self, box: Box) -> list[Message]:
        """What every visit to a faction's space gives (INF-01)."""
        if self.faction < 0:
            return []
        return [Message("influence", {"n": 1, "faction": box.tracks[self.faction].words()}, rules=("INF-01",))]

    def printed(self, box: Box) -> list[Message]:
        """Icon and requirements; what a visit costs and gives; what else the space is."""
        out = [Message("printed-space-icon", {"icons": icon_words((self.icon,))})]
        if self.needs is not None:
            faction = box.tracks[self.needs[0]].words()
            out.append(Message("printed-needs", {"n": self.needs[1], "faction": faction}, rules=(self.needs_rule,)))
        if self.only:
            out.append(Message("printed-only", {"leader": Message("leader-" + self.only)}))
        if self.once:
            out.append(Message("printed-once", rules=("AGT-11",)))
        visits = [price.words(*self._influence(box)) for price in self.prices]
        out += [visits[0], *[Message("printed-or", {"line": visit}) for visit in visits[1:]]]
        if self.staying is not None:
            out.append(Message("printed-staying", {"effect": self.staying.text()}, rules=("REV-04",)))
        if self.control is not None:
            out.append(Message("printed-control", {"effect": self.control.text()}, rules=("CTL-03",)))
        if self.combat:
            out.append(Message("printed-combat-space", rules=("DEP-03",)))
        if self.maker:
            out.append(Message("printed-maker", rules=("MAK-01",)))
        for post in self.posts:
            out.append(Message("printed-post", {"post": Message("post-" + box.posts[post].name)}, rules=("SPY-01",)))
        return out


class Post(Piece):
    """An observation post, and the spaces that it watches."""

    watches: tuple[str, ...]  # places
    spaces: list[int]
    icons: list[int]  # of those spaces
    doors: int  # of those spaces
    number: int

    def __init__(self, name: str, *watches: str) -> None:
        super().__init__(name)
        self.watches = watches
        self.spaces = []
        self.icons = []
        self.doors = 0
        self.number = -1

    def lie(self, number: int, spaces: list[Space]) -> None:
        """Take a place in a box, connected with these spaces."""
        self.number = number
        self.pieces = [number]
        for space in spaces:
            space.posts.append(number)
            self.spaces.append(space.number)
            self.doors |= space.doors
            if space.icon not in self.icons:
                self.icons.append(space.icon)
                self.icons.sort()

    def shows(self, icons: tuple[int, ...]) -> bool:
        """Whether a space that it watches has one of the icons."""
        for icon in self.icons:
            if icon in icons:
                return True
        return False


class Track(Piece):
    """The influence track of a faction: what its bonus step gives (INF-03); the other steps are alike on all tracks."""

    icon: int
    bonus: Effect | None
    number: int

    def __init__(self, icon: int, bonus: Effect | None, name: str = "") -> None:
        super().__init__(name or ICONS[icon])
        self.icon = icon
        self.bonus = bonus
        self.number = -1

    def steps(self) -> dict[int, Effect]:
        """What steps of the track give besides points, by their number."""
        return {} if self.bonus is None else {BONUS: self.bonus}

    def words(self) -> Message:
        """The faction's name."""
        return Message("faction-" + self.name)
