"""Tables of Uprising for scenario tests: set up without questions, then as the scenario gives it.

    t = uprising(3).give(0, spice=3, hand=["dagger"], intrigues=["cunning"]).stack(0, "dune_the_desert_planet")
    t.conflict("secure_imperial_basin").turn(0)
    t.sends(0, "dagger", "gather_support", 1)
    t.does(0, "gather_support.upgrade.1").ends(0)
    assert t.house(0).garrison == 5

Houses are 0, 1, 2, ... on seats 0, 1, 2, ...; house 0 is first player. Leaders are plain ones unless `leaders` says
otherwise. Hands, intrigues and discard piles are empty until given; the starting decks lie in order, the row holds the
first five cards of the Imperium deck, objectives are dealt in order. With one or two seats, rivals are the last houses:
plain ones, unless `rivals` says otherwise. `turn(h)` plays one turn of a house; then the game
stops unless `later` names more scenes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.table import ChoamTable, choam
from kanly.games.imperium.modules.choam.tiles import tile_of
from kanly.games.imperium.modules.immortality.table import IMMORTALITY, immortality
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, ix
from kanly.games.imperium.modules.rivals.setting_up import seat_rival
from kanly.games.imperium.modules.rivals.table import RIVALS
from kanly.games.imperium.modules.six_players.table import LEADERS, SEATS, SIX_PLAYERS, six_table
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, House, ImperiumState, Turn
from kanly.kernel import EVERYONE, Game, Keyed, Message, Play, Scene
from kanly.kernel.chance import key_of
from kanly.testing.tabletalk import TableTalk

PLAIN = ("gurney_halleck", "lady_amber_metulli", "lady_margot_fenring", "muad_dib")
PLAIN_RIVALS = ("rival_staban_tuek", "rival_gurney_halleck")
PLAIN_ALLIES = ("gurney_halleck", "lady_amber_metulli", "lady_margot_fenring", "princess_irulan")


class UprisingTable(TableTalk[ImperiumState]):
    """A table in the words of Uprising: everything is named by the facts' ids."""

    plain: tuple[str, ...] = PLAIN

    def __init__(
        self,
        seats: int = 3,
        leaders: Iterable[str] = (),
        modules: Iterable[str] = (),
        settings: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        game: Game = GAME,
        rivals: Iterable[str] = PLAIN_RIVALS,
    ) -> None:
        self.game = game
        self.setup = game.set_up(seats, modules, settings)
        self.seed = str(seed)
        self.programs = 0
        self._table = None
        self._heard = 0
        self.rules = game.rules(self.setup)
        self.box = box_of(self.rules)
        chosen = tuple(leaders) + self.plain
        names = [*list(dict.fromkeys(chosen))[:seats], *rivals]
        if seats == SEATS:
            names = with_commanders([*leaders, *PLAIN_ALLIES])
        self.start = laid_out(self.rules, names)
        self.start.chance = Keyed(key_of(self.seed))

    # What is given.

    def house(self, h: int) -> House:
        """A house: of the start while nothing was played, else of now."""
        return self.now.houses[h]

    @property
    def now(self) -> ImperiumState:
        """The start while nothing was played, else what is true now."""
        return self.start if self._table is None else self.state

    @property
    def choam(self) -> ChoamTable:
        """The contracts, of a table that plays with them."""
        return choam(self.now)

    def give(
        self,
        h: int,
        *,
        hand: Iterable[str] = (),
        played: Iterable[str] = (),
        discard: Iterable[str] = (),
        intrigues: Iterable[str] = (),
        contracts: Iterable[str] = (),
        completed: Iterable[str] = (),
        trophies: Iterable[str] | None = None,
        influence: Mapping[str, int] | None = None,
        **numbers: int | bool,
    ) -> Self:
        """Cards (added), resources and other fields of the house (set): `spice=3, garrison=5, hooks=True`, ...

        Troops that are set anywhere come from the supply, unless `supply` is set as well.
        """
        s = self.start
        house = s.houses[h]
        for zone, names in (("hand", hand), ("played", played), ("discard", discard)):
            for name in names:
                card = self._card(h, name)
                getattr(house, zone).append(card)
                s.cards.masks[card] = 1 << h if zone == "hand" else EVERYONE
        for name in intrigues:
            card = self._intrigue(name)
            s.intrigue_deck.remove(card)
            house.intrigues.append(card)
            s.intrigues.masks[card] = 1 << h
        for name in contracts:
            self.choam.held[h].append(self._contract(name))
        for name in completed:
            self.choam.completed[h].append(self._contract(name))
        if trophies is not None:
            house.trophies = [self.box.trophy_of[name] for name in trophies]
            for trophy in house.trophies:
                for deck in (s.conflict_deck, s.conflict_box):
                    if trophy in deck:
                        deck.remove(trophy)
        for name, value in (influence or {}).items():
            house.influence[self.box.track_of[name]] = value
        for name, value in numbers.items():
            assert hasattr(house, name), f"a house has no {name}"
            setattr(house, name, value)
        if "supply" not in numbers:
            house.supply = troops_of(s, h) - house.garrison - house.troops - house.memories
        return self

    def _card(self, h: int, name: str) -> int:
        """Take a copy of a card out of wherever it lies: the house's deck, the Imperium deck, the row, the reserve."""
        s = self.start
        for zone in (s.houses[h].deck, s.imperium_deck, s.row, *s.reserve, s.removed):
            for card in zone:
                if self.box.pieces[card].name == name:
                    zone.remove(card)
                    self._fill_row()
                    return card
        assert name in self.box.cards, f"no card of this set-up is called {name}"
        return next(c for c in self.box.cards[name].pieces if c not in everywhere(s))

    def _intrigue(self, name: str) -> int:
        """A copy of an intrigue card in the deck."""
        assert name in self.box.intrigues, f"no intrigue card of this set-up is called {name}"
        return next(c for c in self.start.intrigue_deck if c in self.box.intrigues[name].pieces)

    def _fill_row(self) -> None:
        s = self.start
        while len(s.row) < 5 and s.imperium_deck:
            s.row.append(s.imperium_deck.pop())
            s.cards.masks[s.row[-1]] = EVERYONE

    def _contract(self, name: str) -> int:
        table = self.choam
        for zone in (table.bank, table.offer, table.aside):
            for piece in zone:
                if tile_of(self.box, piece).name == name:
                    zone.remove(piece)
                    table.known.masks[piece] = EVERYONE
                    return piece
        return self.box.stocks["contract"].named[name].pieces[0]  # an opening one (CHO-11)

    def row(self, *names: str) -> Self:
        """The Imperium row."""
        s = self.start
        s.imperium_deck = s.row + s.imperium_deck
        s.row = []
        for name in names:
            card = next(c for c in s.imperium_deck if self.box.pieces[c].name == name)
            s.imperium_deck.remove(card)
            s.row.append(card)
            s.cards.masks[card] = EVERYONE
        return self

    def next_in_row(self, *names: str) -> Self:
        """These cards on top of the Imperium deck, the first one topmost."""
        deck = self.start.imperium_deck
        for name in reversed(names):
            card = next(c for c in deck if self.box.pieces[c].name == name)
            deck.remove(card)
            deck.append(card)
        return self

    def stack(self, h: int, *names: str) -> Self:
        """These cards, and no others, as the house's deck, the first one topmost."""
        s = self.start
        house = s.houses[h]
        cards = [self._card(h, name) for name in names]
        s.removed += house.deck
        s.cards.publish(house.deck)
        s.cards.forget(cards)
        house.deck = cards[::-1]
        return self

    def stack_intrigues(self, *names: str) -> Self:
        """These intrigue cards on top of the deck, the first one topmost."""
        deck = self.start.intrigue_deck
        for name in reversed(names):
            card = self._intrigue(name)
            deck.remove(card)
            deck.append(card)
        return self

    def offer_contracts(self, *names: str) -> Self:
        """The face-up contracts."""
        table = self.choam
        table.bank += table.offer
        table.offer = []
        table.offer = [self._contract(name) for name in names]
        return self

    def conflict(self, name: str) -> Self:
        """The present conflict."""
        s = self.start
        s.conflict = self.box.trophy_of[name]
        for deck in (s.conflict_deck, s.conflict_box):
            if s.conflict in deck:
                deck.remove(s.conflict)
        s.conflict_known.masks[s.conflict] = EVERYONE
        return self

    def agent(self, h: int, *spaces: str) -> Self:
        """Own agents on spaces."""
        for space in spaces:
            self.start.agents[self.box.space_of[space]] |= 1 << h
            self.start.houses[h].agents -= 1
        return self

    def spy(self, h: int, *posts: str) -> Self:
        """Own spies on posts."""
        for post in posts:
            self.start.posts[self.box.post_of[post]] |= 1 << h
            self.start.houses[h].spies -= 1
        return self

    def bonus(self, **spice: int) -> Self:
        """Bonus spice on maker spaces."""
        for space, n in spice.items():
            self.start.bonus[self.box.space_of[space]] = n
        return self

    def controls(self, h: int, *spaces: str) -> Self:
        """Who controls locations."""
        for space in spaces:
            self.start.control[self.box.space_of[space]] = h
        return self

    def allied(self, h: int, *factions: str) -> Self:
        """Who holds alliance tokens."""
        for faction in factions:
            self.start.alliances[self.box.track_of[faction]] = h
        return self

    def wall_gone(self) -> Self:
        """The Shield Wall was removed earlier."""
        self.start.wall = False
        return self

    def play(self, *scenes: Scene | str) -> Self:
        """The scenes to be played, first one first; then the game stops."""
        self.start.agenda = [(scene,) if isinstance(scene, str) else scene for scene in reversed(scenes)]
        return self

    def turn(self, h: int, *later: Scene | str) -> Self:
        """A turn of the house; others have revealed, unless later scenes say otherwise."""
        s = self.start
        for g in range(len(s.houses)):
            s.houses[g].revealed = g != h
        s.phase = "player_turns"
        s.on_turn = Turn(h)
        s.on_turn.stage = CHOOSING
        return self.play(("turn", h), *later)

    def turns(self, first: int = 0, *later: Scene | str) -> Self:
        """Turns of everybody, from a house on."""
        self.start.phase = "player_turns"
        return self.play(("player_turns", first), *later)

    def combat(self, *later: Scene | str) -> Self:
        """The combat phase."""
        self.start.phase = "combat"
        return self.play("combat", *later)

    def by_hand(self) -> P:
        """What a rule works with, on the state of now: for rules that no question leads to."""
        assert isinstance(self.rules, ImperiumRules)
        return Play(self.now, self.rules, [])

    # What is done and seen.

    def sends(self, h: int, card: str, space: str, price: int | None = None) -> Self:
        """A card sends an agent to a space, at the price of that number where there are several."""
        return self.answer(h, "turn", f"play:{card}:{space}" + ("" if price is None else f":{price}"))

    def does(self, h: int, *clauses: str) -> Self:
        """The house carries clauses out, in its turn or when it settles."""
        for clause in clauses:
            self.answer(h, self._asked(h).kind, f"do:{clause}")
        return self

    def plots(self, h: int, card: str, way: int = 0) -> Self:
        """The house plays an intrigue card, in its turn, in combat or at the end."""
        return self.answer(h, self._asked(h).kind, f"plot:{card}:{way}")

    def deploys(self, h: int, n: int) -> Self:
        """Troops into the conflict, by right of the space."""
        return self.answer(h, "turn", f"deploy:{n}")

    def reveals(self, h: int) -> Self:
        """A reveal turn begins."""
        return self.answer(h, "turn", "reveal")

    def buys(self, h: int, *cards: str) -> Self:
        """Cards for persuasion."""
        return self.answer(h, "turn", *[f"buy:{card}" for card in cards])

    def ends(self, h: int) -> Self:
        """The turn ends."""
        return self.answer(h, "turn", "end")

    def reward_done(self, h: int) -> Self:
        """The house leaves the rest of what it could settle."""
        return self.answer(h, "settle", "done")

    def open(self, h: int) -> list[str]:
        """The clauses that the house could carry out now."""
        return [text[3:] for text in self.offered(h) if text.startswith("do:")]

    def ways(self, h: int) -> list[str]:
        """The pairs card:space[:price] that could send an agent now."""
        return [text[5:] for text in self.offered(h) if text.startswith("play:")]

    def may_deploy(self, h: int) -> int:
        """The most troops that could be deployed now."""
        return max([0, *[int(text[7:]) for text in self.offered(h) if text.startswith("deploy:")]])

    def why_not(self, h: int, option: str) -> Message:
        """Why the house may not answer so."""
        ask = self._asked(h)
        reason = self.table.why_not(h, self.rules.domain(ask.kind).explained[option])
        assert reason is not None, f"{option!r} is offered"
        return reason

    def vp(self, h: int) -> int:
        """Victory points of a house."""
        return vp(self.now, h)

    def named(self, cards: Iterable[int]) -> list[str]:
        """The names of deck cards."""
        return [self.box.pieces[card].name for card in cards]

    def hand(self, h: int) -> list[str]:
        """The names of the house's hand cards."""
        return self.named(self.house(h).hand)

    def discard_pile(self, h: int) -> list[str]:
        """The names of the house's discard pile."""
        return self.named(self.house(h).discard)

    def intrigues(self, h: int) -> list[str]:
        """The names of the house's intrigue cards."""
        return [self.box.intrigue_pieces[c].name for c in self.house(h).intrigues]

    def row_names(self) -> list[str]:
        """The names of the Imperium row."""
        return self.named(self.now.row)

    def influence(self, h: int, faction: str) -> int:
        """Influence of a house with a faction."""
        return self.house(h).influence[self.box.track_of[faction]]

    def spies(self, h: int) -> list[str]:
        """The posts with a spy of the house."""
        return [post.name for post in self.box.posts if self.now.posts[post.number] >> h & 1]

    def tiles(self, pieces: Iterable[int]) -> list[str]:
        """The names of contracts."""
        return [tile_of(self.box, piece).name for piece in pieces]

    def contracts(self, h: int) -> list[str]:
        """The contracts that the house holds."""
        return self.tiles(self.choam.held[h])

    def completed(self, h: int) -> list[str]:
        """The contracts that the house has completed."""
        return self.tiles(self.choam.completed[h])

    def trophies(self, h: int) -> list[str]:
        """The house's face-up conflict and objective cards."""
        return [self.box.trophies[t].name for t in self.house(h).trophies]


def box_of(rules: Any) -> Box:
    """The box of assembled rules."""
    assert isinstance(rules, ImperiumRules)
    return rules.box


EVERYTHING = box_of(GAME.rules(GAME.set_up(4, ["choam"])))  # that is printed in the box of Uprising


def uprising(
    seats: int = 3,
    leaders: Iterable[str] = (),
    modules: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
) -> UprisingTable:
    """A table of `seats` houses; leaders named for the first ones."""
    return UprisingTable(seats, leaders, modules, settings, seed)


def laid_out(rules: Any, leaders: list[str]) -> ImperiumState:
    """Set-up done with these leaders, decks unshuffled, round 1, nothing drawn."""
    s: ImperiumState = rules.new_state()
    s.chance = Keyed(key_of("laid out"))
    for h in range(len(s.houses)):
        s.houses[h].leader = leaders[h]
    s.agenda = [("stop",)]
    for name in ("fill_decks", *rules.lists["opening"], *rules.lists["set_up"]):
        rules.scenes[name](Play(s, rules, None))
    s.imperium_deck = sorted([*s.row, *s.imperium_deck], reverse=True)
    s.cards.forget(s.imperium_deck)
    s.row = [s.imperium_deck.pop() for _ in range(5)]
    s.cards.publish(s.row)
    s.intrigue_deck.sort(reverse=True)
    for house in s.houses:
        house.deck.sort(reverse=True)
    trophies = box_of(rules).trophies
    objectives = [i for i in range(len(trophies)) if len(s.houses) in trophies[i].seats]
    objectives.sort(key=lambda i: not trophies[i].first_player)
    dealt = [h for h in range(len(s.houses)) if troops_of(s, h)]  # commanders have no objectives (SIX-06)
    for i in range(len(dealt) if objectives else 0):
        s.houses[dealt[i]].trophies = [objectives[i]]
    s.first = dealt[0]
    if RIVALS in rules.setup.modules:
        seat_rival(Play(s, rules, None))
    s.round = 1
    s.agenda = []
    return s


def with_commanders(allies: list[str]) -> list[str]:
    """The leaders of six houses: the first four of these are allies, as they sit from seat 1 on."""
    names = [name for name in dict.fromkeys(allies) if name not in LEADERS.values()]
    return [LEADERS[0], *names[:2], LEADERS[3], *names[2:4]]


def troops_of(s: ImperiumState, h: int) -> int:
    """How many troops a house has, wherever they are: commanders have none (SIX-03)."""
    return 0 if SIX_PLAYERS in s.parts and h in LEADERS else 12


def everywhere(s: ImperiumState) -> list[int]:
    """Every deck card that is in the game, wherever it lies."""
    cards = [*s.row, *s.imperium_deck, *s.removed]
    if SIX_PLAYERS in s.parts:
        cards += six_table(s).throne
    for stack in s.reserve:
        cards += stack
    for house in s.houses:
        cards += house.hand + house.deck + house.discard + house.played + house.shown
        if house.aside != NOBODY:
            cards.append(house.aside)
    if IMMORTALITY in s.parts:
        tleilaxu = immortality(s)
        cards += tleilaxu.deck + tleilaxu.row
        if tleilaxu.borrowed != NOBODY:
            cards.append(tleilaxu.borrowed)
    if RISE_OF_IX in s.parts:
        cards += [card for zone in ix(s).ahead for card in zone]
    return cards
