"""The board: spaces and observation posts of all sets. Which of them a game uses, its rules say."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import Effect, enter
from kanly.kernel import RulesError


class Price:
    """What a visit costs, and what the space then does: the house pays before anything else happens (AGT-05)."""

    cost: Effect | None
    effects: tuple[Effect, ...]
    names: tuple[str, ...]

    def __init__(self, cost: Effect | None, effects: tuple[Effect, ...]) -> None:
        self.cost = cost
        self.effects = effects
        self.names = ()


class Space:
    """One board space."""

    name: str
    place: str  # what contracts mean by it: its own name, or that of the space which it covers
    icon: int
    faction: int  # whose influence a visit gives; -1: none
    combat: bool
    maker: bool
    once: bool  # for a house that has no Swordmaster yet
    needs: tuple[int, int] | None  # faction and influence that a visitor must have (AGT-04)
    control: Effect | None  # what the controller gains from a visit (CTL-03)
    prices: tuple[Price, ...]
    endings: list[tuple[Any, ...]]  # how each price is offered: the space, and its number where there are several
    door: int  # the bit of the first price in masks of doors, of which every price is one
    doors: int  # all its doors
    costs: list[tuple[int, Effect]]  # of those that cost something
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
        faction: int = -1,
        combat: bool = False,
        maker: bool = False,
        once: bool = False,
        needs: tuple[int, int] | None = None,
        control: Effect | None = None,
        staying: Effect | None = None,
        covers: str = "",
    ) -> None:
        self.name = name
        self.place = covers or name
        self.icon = icon
        self.faction = faction
        self.combat = combat
        self.maker = maker
        self.once = once
        self.needs = needs
        self.control = control
        first = Price(cost, effects)
        self.prices = (first,) if upgrade is None else (first, upgrade)
        self.endings = [(name,)] if upgrade is None else [(name, 0), (name, 1)]
        self.door = SPACES[-1].door << len(SPACES[-1].prices) if SPACES else 1
        self.doors = self.door * ((1 << len(self.prices)) - 1)
        self.costs = []
        for i in range(len(self.prices)):
            price = self.prices[i]
            price.names = enter(name, "" if i == 0 else "upgrade", price.effects)
            if price.cost is not None:
                self.costs.append((self.door << i, price.cost))
                enter(name, "cost" if i == 0 else "upgrade.cost", (price.cost,))
        if control is not None:
            enter(name, "control", (control,))
        self.staying = staying
        if staying is not None:
            STAYING.append(self)
            enter(name, "staying", (staying,))
        self.posts = []
        self.number = len(SPACES)
        if name in SPACE_OF:
            raise RulesError(f"two spaces are called {name}")
        SPACE_OF[name] = self.number
        SPACES.append(self)
        if covers:  # posts stay connected (IMM-01)
            for post in SPACES[SPACE_OF[covers]].posts:
                POSTS[post].watch(self)


class Post:
    """An observation post, and the spaces that it watches."""

    name: str
    spaces: list[int]
    icons: list[int]  # of those spaces
    doors: int  # of those spaces
    number: int

    def __init__(self, name: str, *spaces: str) -> None:
        self.name = name
        self.spaces = []
        self.icons = []
        self.doors = 0
        self.number = len(POSTS)
        for space in spaces:
            self.watch(SPACES[SPACE_OF[space]])
        POST_OF[name] = self.number
        POSTS.append(self)

    def watch(self, space: Space) -> None:
        """Connect the post with a space."""
        space.posts.append(self.number)
        self.spaces.append(space.number)
        self.doors |= space.doors
        if space.icon not in self.icons:
            self.icons.append(space.icon)
            self.icons.sort()


SPACES: Final[list[Space]] = []
STAYING: Final[list[Space]] = []  # those that do something for agents that are still there in the reveal turn
SPACE_OF: Final[dict[str, int]] = {}
POSTS: Final[list[Post]] = []
POST_OF: Final[dict[str, int]] = {}
