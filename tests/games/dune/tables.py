"""Tables of Dune for scenario tests: set up by the sheets, without questions, then as the scenario gives it.

    t = dune(mode="advanced").give("atreides", spice=7, hand=["karama"]).storm_at(4).ally("fremen", "emperor")
    t.place("harkonnen", "carthag.10", 6).tanks("harkonnen", 3).play("bidding")
    t.does("atreides", "bid", 3)
    assert t.side("atreides").spice == 4

Factions stand in the order of the facts (atreides, bene_gesserit, emperor, fremen, spacing_guild, harkonnen) on seats
0, 1, 2, ... unless `factions` says otherwise. Hands and traitors are empty until given. Decks are in order, not
shuffled; `stack_treachery`, `stack_spice` put cards on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from kanly.games.dune.facts.cards import CARD_NAME, SPICE_CARD_NAME
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS, FREMEN, NOWHERE
from kanly.games.dune.facts.leaders import LEADER_OF, traitor_deck
from kanly.games.dune.facts.map import NODE_OF, NODES, SPREAD, TERRITORY_OF, storm_order
from kanly.games.dune.facts.phases import PHASES
from kanly.games.dune.game import GAME
from kanly.games.dune.rules import DuneRules
from kanly.games.dune.table.state import DEAD, NOBODY, DuneState, Side
from kanly.kernel import EVERYONE, Keyed, Message, Scene
from kanly.kernel.chance import key_of
from kanly.testing.tabletalk import TableTalk

ALL = tuple(faction.name for faction in FACTIONS)


class DuneTable(TableTalk[DuneState]):
    """A table in the words of Dune: everything is named by the facts' ids."""

    def __init__(
        self,
        mode: str = "base",
        factions: Iterable[str] = ALL,
        modules: Iterable[str] = (),
        settings: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        seats: int | None = None,
    ) -> None:
        if mode not in ("base", "advanced"):
            raise ValueError(f"the mode is base or advanced, not {mode!r}; modules go into modules=[...]")
        names = tuple(factions)
        self.game = GAME
        chosen = [*modules, "advanced"] if mode == "advanced" else list(modules)
        any_may_sit_here = {"faction_pool": "all", **(settings or {})}
        self.setup = GAME.set_up(len(names) if seats is None else seats, chosen, any_may_sit_here)
        self.seed = str(seed)
        self.programs = 0
        self._table = None
        self._heard = 0
        self.rules: DuneRules = GAME.rules(self.setup)  # type: ignore[assignment]
        self.start = laid_out(self.rules, names, self.setup.seats)
        self.start.chance = Keyed(key_of(self.seed))

    # What is given.

    def side(self, faction: str) -> Side:
        """A faction's side: of the start while nothing was played, else of now."""
        state = self.start if self._table is None else self.state
        return state.sides[FACTION_OF[faction]]

    def give(
        self, faction: str, *, spice: int | None = None, hand: Iterable[str] = (), traitors: Iterable[str] = ()
    ) -> Self:
        """Spice (set to this number), treachery cards and traitors (added)."""
        s = self.start
        side = self.side(faction)
        if spice is not None:
            side.spice = spice
        for name in hand:
            card = next(c for c in s.treachery_deck if CARD_NAME[c] == name)
            s.treachery_deck.remove(card)
            side.hand.append(card)
            s.cards.masks[card] |= 1 << side.seat
        for name in traitors:
            leader = LEADER_OF[name]
            s.traitor_deck.remove(leader)
            side.traitors.append(leader)
            s.traitor_known.masks[leader] |= 1 << side.seat
        return self

    def clear(self, *factions: str) -> Self:
        """Take everything of these factions (none named: of all) off the board, back to the reserves."""
        for name in factions or ALL:
            side = self.side(name)
            for node in list(side.forces):
                side.reserves += side.forces.pop(node)
                side.reserve_specials += side.specials.pop(node, 0)
            for node in list(side.advisors):
                side.reserves += side.advisors.pop(node)
        return self

    def place(self, faction: str, node: str, forces: int, specials: int = 0) -> Self:
        """Fighters from the reserves to a node, the special ones counted among them."""
        side = self.side(faction)
        at = NODE_OF[node]
        side.forces[at] = side.forces.get(at, 0) + forces
        if specials:
            side.specials[at] = side.specials.get(at, 0) + specials
        side.reserves -= forces
        side.reserve_specials -= specials
        return self

    def advise(self, node: str, advisors: int) -> Self:
        """Bene Gesserit advisors from the reserves to a node."""
        side = self.side("bene_gesserit")
        side.advisors[NODE_OF[node]] = advisors
        side.reserves -= advisors
        return self

    def tanks(self, faction: str, forces: int, specials: int = 0) -> Self:
        """Forces from the reserves to the tanks, the special ones counted among them."""
        side = self.side(faction)
        side.tanks += forces
        side.tank_specials += specials
        side.reserves -= forces
        side.reserve_specials -= specials
        return self

    def kill(self, *leaders: str) -> Self:
        """Leaders in the tanks, face up."""
        for name in leaders:
            self.start.leader_state[LEADER_OF[name]] = DEAD
            self.start.leader_deaths[LEADER_OF[name]] = 1
        return self

    def ally(self, *factions: str) -> Self:
        """These factions are in one alliance."""
        number = max(side.alliance for side in self.start.sides) + 1
        for name in factions:
            self.side(name).alliance = number
        return self

    def storm_at(self, sector: int) -> Self:
        """The storm stands in a sector; the storm order follows."""
        s = self.start
        s.storm = sector
        circles = storm_order(sector)
        s.order = sorted(
            [f for f in range(6) if s.sides[f].seat != NOBODY], key=lambda f: circles.index(s.sides[f].circle)
        )
        return self

    def ordered(self, *factions: str) -> Self:
        """The storm order, whatever the storm says."""
        self.start.order = [FACTION_OF[name] for name in factions]
        return self

    def spice_on(self, node: str, amount: int) -> Self:
        """Spice on the ground."""
        self.start.spice[NODE_OF[node]] = amount
        return self

    def in_round(self, number: int) -> Self:
        """The round."""
        self.start.round = number
        return self

    def in_phase(self, name: str) -> Self:
        """The phase, by the name of its file: deals and any-time cards need one (R3.7)."""
        self.start.phase = PHASES.index(name)
        return self

    def stack_treachery(self, *names: str) -> Self:
        """These treachery cards on top of the deck, the first one topmost."""
        deck = self.start.treachery_deck
        for name in reversed(names):
            card = next(c for c in deck if CARD_NAME[c] == name)
            deck.remove(card)
            deck.append(card)
        return self

    def stack_spice(self, *names: str) -> Self:
        """These spice cards (`spice_red_chasm`, `shai_hulud`) on top of the deck, the first one topmost."""
        deck = self.start.spice_deck
        chosen: list[int] = []
        for name in names:
            card = next(c for c in deck if SPICE_CARD_NAME[c] == name and c not in chosen)
            chosen.append(card)
        for card in reversed(chosen):
            deck.remove(card)
            deck.append(card)
        return self

    def discarded_spice(self, *names: str, pile: int = 0) -> Self:
        """These spice cards on a discard pile, the last one on top."""
        s = self.start
        for name in names:
            card = next(c for c in s.spice_deck if SPICE_CARD_NAME[c] == name)
            s.spice_deck.remove(card)
            s.spice_piles[pile].append(card)
            s.spice_known.masks[card] = EVERYONE
        return self

    def play(self, *scenes: Scene | str) -> Self:
        """The scenes to be played, first one first; then the game stops."""
        self.start.agenda = [(scene,) if isinstance(scene, str) else scene for scene in reversed(scenes)]
        return self

    def turn(self, faction: str, *later: str) -> Self:
        """The faction's turn of shipment and movement; the turns of others are over but for those named."""
        return self.play(("turn", FACTION_OF[faction], sum(1 << FACTION_OF[name] for name in later)))

    # What is done and seen.

    def does(self, faction: str, kind: str, *tokens: str | int) -> Self:
        """The faction's seat answers, once for every token."""
        return self.answer(self.side(faction).seat, kind, *tokens)

    def offers(self, faction: str) -> list[str]:
        """What the faction's seat may answer now."""
        return self.offered(self.side(faction).seat)

    def why_not(self, faction: str, option: str | int) -> Message:
        """Why the faction's seat may not answer so."""
        seat = self.side(faction).seat
        ask = self.table.ask(seat)
        assert ask is not None, f"{faction} is not asked"
        reason = self.table.why_not(seat, self.rules.domain(ask.kind).by_token[str(option)])
        assert reason is not None, f"{option!r} is offered"
        return reason

    def asked(self) -> dict[str, str]:
        """Who is asked what: faction (the first of its seat) -> kind."""
        out: dict[str, str] = {}
        for ask in self.table.pending:
            f = next(i for i in range(6) if self.state.sides[i].seat == ask.seat)
            out[FACTIONS[f].name] = ask.kind
        return out

    def all_pass(self, *kinds: str) -> Self:
        """While one of these kinds of windows is open, everybody passes."""
        while not self.table.over and self.table.waiting(None).kind in kinds:
            ask = self.table.pending[0]
            self.answer(ask.seat, ask.kind, "pass")
        return self

    def all_ready(self) -> Self:
        """In a pause, everybody who is asked is ready."""
        while not self.table.over and self.table.waiting(None).kind == "pause":
            self.answer(self.table.pending[0].seat, "pause", "ready")
        return self

    def forces(self, faction: str, node: str) -> int:
        """Fighters of a faction in a node now."""
        return self.side(faction).forces.get(NODE_OF[node], 0)

    def forces_in(self, faction: str, territory: str) -> int:
        """Fighters of a faction in a territory now."""
        return sum(self.side(faction).forces.get(node, 0) for node in NODES[TERRITORY_OF[territory]])

    def hand(self, faction: str) -> list[str]:
        """The names of a faction's treachery cards."""
        return [CARD_NAME[card] for card in self.side(faction).hand]


def dune(
    mode: str = "base",
    factions: Iterable[str] = ALL,
    modules: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    seats: int | None = None,
) -> DuneTable:
    """A table of these factions, one per seat (or, with fewer seats, round and round)."""
    return DuneTable(mode, factions, modules, settings, seed, seats)


def laid_out(rules: Any, names: tuple[str, ...], seats: int) -> DuneState:
    """The board by the sheets: spice, forces, reserves; Fremen in Sietch Tabr; round 1, storm at 0."""
    s: DuneState = rules.new_state()
    factions = [FACTION_OF[name] for name in names]
    circles = SPREAD[len(factions)]
    for i in range(len(factions)):
        f = factions[i]
        side = s.sides[f]
        side.seat = i % seats
        s.seated[side.seat] = tuple(sorted([*s.seated[side.seat], f]))
        side.circle = circles[i]
        side.spice = FACTIONS[f].spice
        side.reserves = 20
        if f in (EMPEROR, FREMEN) and rules.has(s, "EMP.A1" if f == EMPEROR else "FRE.A5"):
            side.reserve_specials = FACTIONS[f].special
        place = TERRITORY_OF["sietch_tabr"] if f == FREMEN else FACTIONS[f].place
        if place != NOWHERE:
            side.forces[NODES[place][0]] = FACTIONS[f].placed
            side.reserves -= FACTIONS[f].placed
    s.order = sorted(factions, key=lambda f: s.sides[f].circle)
    s.wheels = (s.order[0], s.order[-1])
    s.traitor_deck = traitor_deck(factions)
    s.round = 1
    s.agenda = []
    return s


def conserved(table: Any) -> None:
    """Forces, cards and leaders are never made or lost: for the conformance suite."""
    s: DuneState = table.state
    cards = [*s.treachery_deck, *s.treachery_discard, *s.treachery_removed, *s.row]
    for side in s.sides:
        cards += side.hand
        if side.seat != NOBODY and side.reserves + side.tanks:
            total = side.reserves + side.tanks + sum(side.forces.values()) + sum(side.advisors.values())
            assert total == 20, f"{total} forces"
            assert all(n > 0 for n in [*side.forces.values(), *side.advisors.values(), *side.specials.values()])
            assert all(side.specials[node] <= side.forces.get(node, 0) for node in side.specials)
            assert 0 <= side.reserve_specials <= side.reserves
            assert 0 <= side.tank_specials <= side.tanks
        assert side.spice >= 0, "spice below nothing"
        assert side.bribes >= 0
    if s.phase != NOBODY:
        assert sorted(cards) == list(range(33)), "treachery cards"
        aside = s.blow.set_aside if s.blow is not None else []
        assert sorted([*s.spice_deck, *s.spice_piles[0], *s.spice_piles[1], *aside]) == list(range(21)), "spice cards"
