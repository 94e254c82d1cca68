"""Tables of Uprising for scenario tests: set up without questions, then as the scenario gives it.

    t = uprising(3).give(0, spice=3, hand=["dagger"], intrigues=["cunning"]).stack(0, "dune_the_desert_planet")
    t.conflict("secure_imperial_basin").turn(0)
    t.sends(0, "dagger", "gather_support", 1)
    t.does(0, "gather_support.upgrade.1").ends(0)
    assert t.house(0).garrison == 5

Houses are 0, 1, 2, ... on seats 0, 1, 2, ...; house 0 is first player. Leaders are plain ones unless `leaders` says
otherwise. Hands, intrigues and discard piles are empty until given; the starting decks lie in order, the row holds the
first five cards of the Imperium deck, objectives are dealt in order. `turn(h)` plays one turn of a house; then the game
stops unless `later` names more scenes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.tiles import CONTRACT_PIECES, CONTRACTS, MARKET
from kanly.games.imperium.pieces.board import POST_OF, POSTS, SPACE_OF
from kanly.games.imperium.pieces.cards import CARDS, PIECES, STACKS
from kanly.games.imperium.pieces.icons import FACTION_OF
from kanly.games.imperium.pieces.intrigues import INTRIGUE_PIECES
from kanly.games.imperium.pieces.trophies import TROPHIES, TROPHY_OF
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import CHOOSING, NOBODY, House, ImperiumState, Turn
from kanly.kernel import EVERYONE, Game, Keyed, Message, Play, Scene
from kanly.kernel.chance import key_of
from kanly.testing.tabletalk import TableTalk

PLAIN = ("gurney_halleck", "lady_amber_metulli", "lady_margot_fenring", "muad_dib")


class UprisingTable(TableTalk[ImperiumState]):
    """A table in the words of Uprising: everything is named by the facts' ids."""

    def __init__(
        self,
        seats: int = 3,
        leaders: Iterable[str] = (),
        modules: Iterable[str] = (),
        settings: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        box: Game = GAME,
    ) -> None:
        self.game = box
        self.setup = box.set_up(seats, modules, settings)
        self.seed = str(seed)
        self.programs = 0
        self._table = None
        self._heard = 0
        self.rules = box.rules(self.setup)
        chosen = tuple(leaders) + PLAIN
        names = list(dict.fromkeys(chosen))[:seats]
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
            card = next(c for c in s.intrigue_deck if INTRIGUE_PIECES[c].name == name)
            s.intrigue_deck.remove(card)
            house.intrigues.append(card)
            s.intrigues.masks[card] = 1 << h
        for zone, names in (("contracts", contracts), ("completed", completed)):
            for name in names:
                getattr(house, zone).append(self._contract(name))
        if trophies is not None:
            house.trophies = [TROPHY_OF[name] for name in trophies]
            for trophy in house.trophies:
                for deck in (s.conflict_deck, s.conflict_box):
                    if trophy in deck:
                        deck.remove(trophy)
        for name, value in (influence or {}).items():
            house.influence[FACTION_OF[name]] = value
        for name, value in numbers.items():
            assert hasattr(house, name), f"a house has no {name}"
            setattr(house, name, value)
        if "supply" not in numbers:
            house.supply = 12 - house.garrison - house.troops - house.memories
        return self

    def _card(self, h: int, name: str) -> int:
        """Take a copy of a card out of wherever it lies: the house's deck, the Imperium deck, the row, the reserve."""
        s = self.start
        for zone in (s.houses[h].deck, s.imperium_deck, s.row, *s.reserve, s.removed):
            for card in zone:
                if PIECES[card].name == name:
                    zone.remove(card)
                    self._fill_row()
                    return card
        return next(c for c in CARDS[name].pieces if c not in everywhere(s))

    def _fill_row(self) -> None:
        s = self.start
        while len(s.row) < 5 and s.imperium_deck:
            s.row.append(s.imperium_deck.pop())
            s.cards.masks[s.row[-1]] = EVERYONE

    def _contract(self, name: str) -> int:
        s = self.start
        for zone in (s.contract_bank, s.contract_offer, s.contract_aside):
            for piece in zone:
                if CONTRACT_PIECES[piece].name == name:
                    zone.remove(piece)
                    s.contract_known.masks[piece] = EVERYONE
                    return piece
        return CONTRACTS[name].pieces[0]

    def row(self, *names: str) -> Self:
        """The Imperium row."""
        s = self.start
        s.imperium_deck = s.row + s.imperium_deck
        s.row = []
        for name in names:
            card = next(c for c in s.imperium_deck if PIECES[c].name == name)
            s.imperium_deck.remove(card)
            s.row.append(card)
            s.cards.masks[card] = EVERYONE
        return self

    def next_in_row(self, *names: str) -> Self:
        """These cards on top of the Imperium deck, the first one topmost."""
        deck = self.start.imperium_deck
        for name in reversed(names):
            card = next(c for c in deck if PIECES[c].name == name)
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
            card = next(c for c in deck if INTRIGUE_PIECES[c].name == name)
            deck.remove(card)
            deck.append(card)
        return self

    def offer_contracts(self, *names: str) -> Self:
        """The face-up contracts."""
        s = self.start
        s.contract_bank += s.contract_offer
        s.contract_offer = []
        s.contract_offer = [self._contract(name) for name in names]
        return self

    def conflict(self, name: str) -> Self:
        """The present conflict."""
        s = self.start
        s.conflict = TROPHY_OF[name]
        for deck in (s.conflict_deck, s.conflict_box):
            if s.conflict in deck:
                deck.remove(s.conflict)
        s.conflict_known.masks[s.conflict] = EVERYONE
        return self

    def agent(self, h: int, *spaces: str) -> Self:
        """Own agents on spaces."""
        for space in spaces:
            self.start.agents[SPACE_OF[space]] |= 1 << h
            self.start.houses[h].agents -= 1
        return self

    def spy(self, h: int, *posts: str) -> Self:
        """Own spies on posts."""
        for post in posts:
            self.start.posts[POST_OF[post]] |= 1 << h
            self.start.houses[h].spies -= 1
        return self

    def bonus(self, **spice: int) -> Self:
        """Bonus spice on maker spaces."""
        for space, n in spice.items():
            self.start.bonus[SPACE_OF[space]] = n
        return self

    def controls(self, h: int, *spaces: str) -> Self:
        """Who controls locations."""
        for space in spaces:
            self.start.control[SPACE_OF[space]] = h
        return self

    def allied(self, h: int, *factions: str) -> Self:
        """Who holds alliance tokens."""
        for faction in factions:
            self.start.alliances[FACTION_OF[faction]] = h
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
        reason = self.table.why_not(h, self.rules.domain(ask.kind).by_token[option])
        assert reason is not None, f"{option!r} is offered"
        return reason

    def vp(self, h: int) -> int:
        """Victory points of a house."""
        return vp(self.now, h)

    def hand(self, h: int) -> list[str]:
        """The names of the house's hand cards."""
        return [PIECES[c].name for c in self.house(h).hand]

    def discard_pile(self, h: int) -> list[str]:
        """The names of the house's discard pile."""
        return [PIECES[c].name for c in self.house(h).discard]

    def intrigues(self, h: int) -> list[str]:
        """The names of the house's intrigue cards."""
        return [INTRIGUE_PIECES[c].name for c in self.house(h).intrigues]

    def row_names(self) -> list[str]:
        """The names of the Imperium row."""
        return [PIECES[c].name for c in self.now.row]

    def influence(self, h: int, faction: str) -> int:
        """Influence of a house with a faction."""
        return self.house(h).influence[FACTION_OF[faction]]

    def spies(self, h: int) -> list[str]:
        """The posts with a spy of the house."""
        return [post.name for post in POSTS if self.now.posts[post.number] >> h & 1]

    def trophies(self, h: int) -> list[str]:
        """The house's face-up conflict and objective cards."""
        return [TROPHIES[t].name for t in self.house(h).trophies]


def uprising(
    seats: int = 3,
    leaders: Iterable[str] = (),
    modules: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
) -> UprisingTable:
    """A table of so many houses; leaders named for the first ones."""
    return UprisingTable(seats, leaders, modules, settings, seed)


def laid_out(rules: Any, leaders: list[str]) -> ImperiumState:
    """Set-up done with these leaders, decks unshuffled, round 1, nothing drawn."""
    s: ImperiumState = rules.begin()
    s.chance = Keyed(key_of("laid out"))
    for h in range(len(s.houses)):
        s.houses[h].leader = leaders[h]
    s.agenda = [("stop",)]
    for name in ("fill_decks", "deal_objectives", *rules.lists["set_up"]):
        rules.scenes[name](Play(s, rules, None))
    s.imperium_deck = sorted([*s.row, *s.imperium_deck], reverse=True)
    s.cards.forget(s.imperium_deck)
    s.row = [s.imperium_deck.pop() for _ in range(5)]
    s.cards.publish(s.row)
    s.intrigue_deck.sort(reverse=True)
    for house in s.houses:
        house.deck.sort(reverse=True)
    objectives = [i for i in range(len(TROPHIES)) if len(s.houses) in TROPHIES[i].seats]
    objectives.sort(key=lambda i: not TROPHIES[i].first_player)
    for h in range(len(s.houses)):
        s.houses[h].trophies = [objectives[h]]
    s.first = 0
    s.round = 1
    s.agenda = []
    return s


def everywhere(s: ImperiumState) -> list[int]:
    """Every deck card that is in the game, wherever it lies."""
    cards = [*s.row, *s.imperium_deck, *s.removed]
    for stack in s.reserve:
        cards += stack
    for house in s.houses:
        cards += house.hand + house.deck + house.discard + house.played + house.shown
        if house.aside != NOBODY:
            cards.append(house.aside)
    return cards


def conserved(table: Any) -> None:
    """Troops, spies, agents, cards and tokens are never made or lost: for the conformance suite."""
    s: ImperiumState = table.state
    if not s.phase:
        return
    seats = len(s.houses)
    cards = everywhere(s)
    assert len(cards) == len(set(cards)), "a card lies in two places"
    intrigues = [*s.intrigue_deck, *s.intrigue_discard, *s.intrigue_removed, *s.playing]
    for h in range(seats):
        house = s.houses[h]
        intrigues += house.intrigues + house.laid
        total = house.supply + house.garrison + house.troops + house.memories
        assert total == 12, f"house {h} has {total} troops"
        out = sum(1 for mask in s.posts if mask >> h & 1)
        assert out + house.spies == 3, f"house {h} has {out + house.spies} spies"
        placed = sum(1 for mask in s.agents if mask >> h & 1)
        assert placed + house.agents == (3 if house.swordmaster else 2), f"house {h} has other agents"
        for number in (house.spice, house.solari, house.water, house.supply, house.garrison, house.troops, house.worms):
            assert number >= 0, f"house {h} owes something"
        assert all(0 <= n <= 6 for n in house.influence)
    assert len(intrigues) == len(set(intrigues)), "an intrigue card lies in two places"
    expected = sum(card.copies for card in {c.name: c for c in INTRIGUE_PIECES}.values() if _used(table, card.module))
    assert len(intrigues) == expected, f"{len(intrigues)} intrigue cards instead of {expected}"
    trophies = [*s.conflict_deck, *s.conflict_box, *s.conflicts, *([s.conflict] if s.conflict != NOBODY else [])]
    for house in s.houses:
        trophies += house.trophies + house.matched
    assert len(trophies) == len(set(trophies)) == 16 + seats, "conflict cards and objectives"
    contracts = s.contract_offer + s.contract_bank + s.contract_aside
    for house in s.houses:
        contracts += house.contracts + house.completed
    assert len(contracts) == len(set(contracts)), "a contract lies in two places"
    if "choam" in table.rules.setup.modules:
        assert sorted(contracts) == sorted([piece for tile in MARKET for piece in tile.pieces]), "contracts"
    for f in range(4):
        holder = s.alliances[f]
        best = max(house.influence[f] for house in s.houses)
        if holder == NOBODY:
            assert best < 4, "an alliance without an ally"
        else:
            assert s.houses[holder].influence[f] >= 4
    assert len(s.row) == 5 or not s.imperium_deck, "the row is not full"
    assert sum(len(stack) for stack in s.reserve) <= sum(card.copies for card in STACKS)


def _used(table: Any, module: str) -> bool:
    return not module or module in table.rules.setup.modules
