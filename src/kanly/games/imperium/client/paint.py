"""The table as text, 80 columns wide: the conflict, the houses, the board, the cards on offer, the own cards.

Houses are letters: a capital is an agent, a small one a spy that watches the space. `>` marks spaces that a card of the
own hand reaches.
"""

from __future__ import annotations

from textwrap import shorten, wrap
from typing import Any, Final

from kanly.games.imperium.client.words import as_played
from kanly.games.imperium.effects.gains import CouncilSeat, Pay, SolariPrice, resources
from kanly.games.imperium.pieces.board import Space, Track
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import FREE
from kanly.games.imperium.pieces.icons import CITY, ICONS, LANDSRAAD, SPICE_TRADE, SPY
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.kernel import PLAYER, Message
from kanly.kit import Say, beside, folded, listed

WIDTH: Final = 80
LEFT: Final = 36  # the column with the factions; the right one has the rest
NAME: Final = 18
WIDEST: Final = 24  # of a house's name
LETTERS: Final = "ABCDEF"
COLUMNS: Final = ("vp", "solari", "spice", "water", "garrison", "conflict", "strength")


class Painting:
    """What a module adds to the picture; `lists["paintings"]` has one of every module that adds something."""

    def house(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        """More about a house, for its second line."""
        return []

    def has_cube(self, painter: Painter, h: int, track: Track) -> bool:
        """Whether a house can ever have influence on a track."""
        return True

    def admits(self, painter: Painter, space: Space) -> bool:
        """Whether the own house meets the requirement of a space by somebody else's influence."""
        return False

    def passes(self, painter: Painter, space: Space) -> bool:
        """Whether agents of others do not keep the own house out of a space."""
        return False

    def closes(self, painter: Painter, space: Space) -> bool:
        """Whether the own house can never enter a space."""
        return False

    def offer(self, painter: Painter) -> list[str]:
        """Lines under the cards on offer."""
        return []

    def own(self, painter: Painter, house: dict[str, Any]) -> list[str]:
        """Lines under the own cards."""
        return []


class Painter:
    """Paints one view: `box` has what is printed, `say` the words, `me` is the own house (-1: none)."""

    box: Box
    paintings: list[Painting]
    view: dict[str, Any]
    say: Say
    me: int

    def __init__(self, rules: ImperiumRules, view: dict[str, Any], say: Say) -> None:
        self.box = rules.box
        self.paintings = rules.lists["paintings"]
        self.view = view
        self.say = say
        own = [h for h in range(len(view["houses"])) if view["houses"][h]["deck_cards"] is not None]
        self.me = own[0] if own else -1

    def paint(self) -> str:
        """All that a terminal shows of the view."""
        view = self.view
        lines = [*self._heading(), *self._conflict(), "", *self._houses()]
        if view["phase"]:
            buying = view["turn"] is not None and view["turn"]["house"] == self.me and view["turn"]["stage"] == "reveal"
            lines += ["", *self._board(), *self._spies(), *self._offer(buying)]
        if self.me >= 0 and view["phase"]:
            lines += self._own(view["houses"][self.me])
        return "\n".join([line.rstrip() for line in lines])

    def _heading(self) -> list[str]:
        phase = Message("phase-" + (self.view["phase"] or "set_up"))
        args = {
            "round": self.view["round"],
            "phase": phase,
            "house": LETTERS[self.view["first"]],
            "conflicts": self.view["conflict_deck"],
        }
        if not any(card.protected for card in self.box.trophies):
            return folded(self.say(Message("paint-heading-plain", args)), 2, WIDTH)
        wall = Message("paint-wall" if self.view["wall"] else "paint-no-wall")
        return folded(self.say(Message("paint-heading", {**args, "wall": wall})), 2, WIDTH)

    def _conflict(self) -> list[str]:
        if self.view["conflict"] is None:
            return []
        lines = self.printed(self.view["conflict"])
        title = self.say(Message("paint-conflict", {"trophy": Message("trophy-" + self.view["conflict"])}))
        out = folded(f"{title} · {' · '.join(lines[:-3])}", 2, WIDTH)
        for line in lines[-3:]:
            out += folded("  " + line, 4, WIDTH)
        return out

    # Houses.

    def _houses(self) -> list[str]:
        """Two lines for every house: what it has to spend and to fight with, then the rest."""
        headings = [self.say("column-" + column) for column in COLUMNS]
        out = [" " * 27 + "".join([f"{heading:>{_width(heading)}}" for heading in headings])]
        for h in range(len(self.view["houses"])):
            house = self.view["houses"][h]
            on_turn = self.view["turn"] is not None and self.view["turn"]["house"] == h
            named = Message("leader-" + self.face(house)) if house["leader"] else Message(PLAYER, {"n": h + 1})
            name = shorten(self.say(named), WIDEST, placeholder="…")
            numbers = "".join([f"{_number(house, COLUMNS[i]):>{_width(headings[i])}}" for i in range(len(COLUMNS))])
            out.append(f"{'>' if on_turn else ' '}{LETTERS[h]} {name:<{WIDEST}}{numbers}")
            out += listed("   ", self._rest(house, h == self.me), ", ", 3, WIDTH)
        return out

    def face(self, house: dict[str, Any]) -> str:
        """The leader's face that is up."""
        leader = self.box.leaders[house["leader"]]
        return leader.flip if house["flipped"] else leader.name

    def _rest(self, house: dict[str, Any], own: bool) -> list[str]:
        """The second line of a house."""
        parts = [self.say("paint-you")] if own else []
        parts += [
            self.say(Message("paint-agents", {"n": house["agents"]})),
            *([self.say(Message("paint-spies", {"n": house["spies"]}))] if self.box.posts else []),
            self.say(Message("paint-hand", {"n": len(house["hand"])})),
            self.say(Message("paint-intrigues", {"n": len(house["intrigues"])})),
        ]
        if house["persuasion"]:
            parts.append(self.say(Message("persuasion", {"n": house["persuasion"]})))
        for painting in self.paintings:
            parts += painting.house(self, house)
        for name in house["trophies"]:
            icon = self.box.trophies[self.box.trophy_of[name]].icon
            parts.append(self.say(Message("paint-icon", {"icon": Message("icon-" + icon)})))
        parts += [
            self.say("paint-" + mark) for mark in ("councillor", "swordmaster", "hooks", "revealed") if house[mark]
        ]
        parts += [self.say("intrigue-" + name) for name in house["laid"]]
        if house["memories"]:
            parts.append(self.say(Message("paint-memories", {"n": house["memories"]})))
        return parts

    # The board.

    def _board(self) -> list[str]:
        """The factions with their tracks on the left, everything else on the right."""
        there = [self.box.spaces[self.box.space_of[name]] for name in self.view["spaces"]]
        left: list[str] = []
        for track in self.box.tracks:
            left += [self._track(track), *self._spaces([s for s in there if s.faction == track.number])]
        right: list[str] = []
        for icon in (LANDSRAAD, CITY, SPICE_TRADE):
            right += [self.say("icon-" + ICONS[icon]), *self._spaces([s for s in there if s.icon == icon])]
        legend = [f"  {line}" for line in wrap(self.say("paint-legend"), LEFT - 3)]
        left += [""] * (len(right) - len(left) - len(legend)) + legend
        return beside(left, right, LEFT)

    def _track(self, track: Track) -> str:
        """A faction and everybody's influence with it; the ally has a star."""
        name = track.name
        ally = self.view["alliances"][name]
        steps = [
            f"{LETTERS[h]}{self.view['houses'][h]['influence'][name]}{'*' if ally == h else ''}"
            for h in range(len(self.view["houses"]))
            if all(painting.has_cube(self, h, track) for painting in self.paintings)
        ]
        return f"{self.say('icon-' + name)}  {' '.join(steps)}"

    def _spaces(self, spaces: list[Space]) -> list[str]:
        return [self._space(space) for space in spaces]

    def _space(self, space: Space) -> str:
        """One space: whether the own hand reaches it, combat, name, price, who is there and watches, bonus, control."""
        here = self.view["spaces"][space.name]
        there = [LETTERS[h] for h in here["agents"]]
        for i in space.posts:
            there += [LETTERS[h].lower() for h in self.view["posts"][self.box.posts[i].name]]
        marks = [self.price_words(space)]
        if space.needs is not None:
            marks.append(f"{self.say('short-' + self.box.tracks[space.needs[0]].name)} {space.needs[1]}")
        if here["bonus"]:
            marks.append(f"+{here['bonus']}")
        if here["control"] is not None:
            marks.append(f"({LETTERS[here['control']]})")
        reached = ">" if self.me >= 0 and self.within_reach(self.view["houses"][self.me], space) else " "
        start = f"{reached}{'!' if space.combat else ' '}{self.say('space-' + space.name):<{NAME}}"
        return f"{start} {''.join(there):<4} {' '.join([mark for mark in marks if mark])}"

    def price_words(self, space: Space) -> str:
        """What a visit costs, in short; of two prices both, of more the first and the last."""
        words: list[str] = []
        for price in space.prices:
            cost = price.cost
            if isinstance(cost, Pay):
                words.append(self.say(resources(cost.solari, cost.spice, cost.water)))
            elif isinstance(cost, SolariPrice):
                prices = cost.printed_price()
                last = prices[-1]
                words.append(self.say(resources(last, 0, 0)).replace(str(last), "/".join([str(n) for n in prices])))
            elif len(space.prices) > 1:
                words.append("0")
        return "/".join(words) if len(words) < 3 else f"{words[0].split()[0]}–{words[-1]}"

    def within_reach(self, house: dict[str, Any], space: Space) -> bool:
        """Whether a card of the own hand could send an agent there now, as far as this text can tell."""
        here = self.view["spaces"][space.name]["agents"]
        spied = any(self.me in self.view["posts"][self.box.posts[i].name] for i in space.posts)
        passes = spied or any(painting.passes(self, space) for painting in self.paintings)
        if not house["agents"] or house["revealed"] or self.me in here or (here and not passes):
            return False
        if space.once and house["councillor" if isinstance(space.prices[0].effects[0], CouncilSeat) else "swordmaster"]:
            return False
        if any(painting.closes(self, space) for painting in self.paintings):
            return False
        for name in house["hand"]:
            card = self.box.cards[name]
            barred = False
            if space.needs is not None:
                barred = house["influence"][self.box.tracks[space.needs[0]].name] < space.needs[1]
                barred = barred and not any(painting.admits(self, space) for painting in self.paintings)
            opens = space.icon in card.icons or (spied and SPY in card.icons)
            if opens and (not barred or card.ignores_requirement):
                return any(self._affordable(house, space, k) for k in range(len(space.prices)))
        return False

    def _affordable(self, house: dict[str, Any], space: Space, k: int) -> bool:
        cost = space.prices[k].cost
        if isinstance(cost, Pay):
            return bool(
                house["solari"] >= cost.solari and house["spice"] >= cost.spice and house["water"] >= cost.water
            )
        if isinstance(cost, SolariPrice):
            return bool(house["solari"] >= cost.seen(self.box, self.view["houses"], self.me))
        return True

    def _spies(self) -> list[str]:
        """Where spies are, post by post."""
        parts: list[str] = []
        for name, houses in self.view["posts"].items():
            if houses:
                watched = self.box.posts[self.box.post_of[name]].spaces
                spaces = " / ".join([self.say("space-" + self.box.spaces[i].name) for i in watched])
                parts.append(f"{''.join([LETTERS[h].lower() for h in houses])} {spaces}")
        return listed(f"{self.say('paint-posts')} ", parts, "; ", 2, WIDTH) if parts else []

    # Cards.

    def _offer(self, buying: bool) -> list[str]:
        """The row and the reserve with their costs, and their texts for who may buy now; what modules offer."""
        cards = self.box.cards
        names = [f"{cards[name].cost} {self.say('card-' + name)}" for name in self.view["row"]]
        out = ["", self.say(Message("paint-row", {"n": self.view["imperium_deck"]}))]
        if buying:
            out += [line for name in self.view["row"] for line in self._card(name, f"{cards[name].cost} ")]
            names = []
        for name, n in self.view["reserve"].items():
            cost = "–" if cards[name].cost == FREE else cards[name].cost
            names.append(f"{cost} {self.say('card-' + name)} ×{n}")
        out += listed("  ", names, " · ", 2, WIDTH)
        return out + [line for painting in self.paintings for line in painting.offer(self)]

    def _own(self, house: dict[str, Any]) -> list[str]:
        """Hand, intrigue cards, what modules add, and how many cards lie elsewhere."""
        counts = {"deck": house["deck"], "discard": len(house["discard"])}
        out = ["", self.say(Message("paint-own-hand", counts))]
        out += [
            line for name in dict.fromkeys(house["hand"]) for line in self._card(name, "", _times(house["hand"], name))
        ]
        in_play = [self.say("card-" + name) for name in house["played"] + house["shown"]]
        if in_play:
            out += listed(f"{self.say('paint-in-play')} ", in_play, " · ", 2, WIDTH)
        if house["aside"] is not None:
            out += [self.say("paint-aside"), *self._card(house["aside"], "")]
        if house["intrigues"]:
            out.append(self.say("paint-own-intrigues"))
            for name in house["intrigues"]:
                lines = " · ".join(self.printed(name))
                out += folded(f"  {self.say('intrigue-' + name)} · {lines}", 6, WIDTH)
        return out + [line for painting in self.paintings for line in painting.own(self, house)]

    def _card(self, name: str, before: str, after: str = "") -> list[str]:
        """A card with everything printed on it: its factions in round brackets, its icons in square ones."""
        card = self.box.cards[name]
        title = f"  {before}{self.say('card-' + name)}{after}"
        if card.factions:
            title += f" ({', '.join([self.say('short-' + ICONS[f]) for f in card.factions])})"
        if card.icons:
            title += f" [{', '.join([self.say('short-' + ICONS[icon]) for icon in card.icons])}]"
        return folded(" · ".join([title, *[self.say(message) for message in card.does()]]), 6, WIDTH)

    def printed(self, name: str) -> list[str]:
        """What is printed on a piece, line by line."""
        piece = self.box.piece(name)
        return [] if piece is None else [self.say(as_played(self.box, message)) for message in piece.printed(self.box)]


def _width(heading: str) -> int:
    return max(3, len(heading) + 1)


def _number(house: dict[str, Any], column: str) -> str:
    if column == "conflict":
        worms = f"+{house['worms']}~" if house["worms"] else ""
        return f"{house['troops']}{worms}"
    return str(house[column])


def _times(zone: list[str], name: str) -> str:
    n = zone.count(name)
    return f" ×{n}" if n > 1 else ""
