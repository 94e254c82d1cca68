"""Tables of War for Arrakis for scenario tests: an empty board, then as the scenario gives it.

    t = arrakis().legion("harkonnen", "pasty_mesa", regular=3).sietch("tasmin_sink", rank=2).supremacy(8)
    t.dice("harkonnen", strategy=1).turn("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "attack")

The board is bare: no legions, no vehicles, no wormsigns; settlements and sietches stand as printed.
Combat dice fall as `rolls` says: h hit, s shield, x special; action dice and draws come from the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any, Self

from kanly.games.arrakis.facts.board import AREA_OF, AREAS, BIT, COUNT, SIETCH_AREAS, STATION_AREAS, ZONE_OF
from kanly.games.arrakis.facts.leaders import LEADER_OF, WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    BOX,
    FIGURES,
    FRIGATE,
    GENERIC,
    HARKONNEN,
    MARKERS,
    NAMED,
    OCCUPANTS,
    POWERS,
    RESULTS,
    SIDES,
    SIETCH_RANKS,
    TOKEN,
    TROOP,
    VEHICLE_BOX,
    WORMSIGNS,
)
from kanly.games.arrakis.facts.planning import CARD_NAME
from kanly.games.arrakis.facts.prescience import VISION_OF
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.rules import ArrakisRules, held_by
from kanly.games.arrakis.table.changing import occupy, raze, shift
from kanly.games.arrakis.table.legions import ONE, count
from kanly.games.arrakis.table.records import (
    GONE,
    HARVESTER,
    MAKER,
    POOL,
    READY,
    SIETCH,
    STATION,
    TANK,
    WORM,
    WORMSIGN,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE, Chance, Keyed, Message, Scene
from kanly.kernel.chance import key_of
from kanly.testing.tabletalk import TableTalk, before_first_ask

# The objectives of the scenarios, whatever ours are.
NINE_SIX_FIVE = "objectives:\n" + "".join(
    f"  - {{kwisatz_haderach: {a}, sand_dwellers: {b}, jihad: {c}}}\n" for a, b, c in sorted(permutations((9, 6, 5)))
)
SIDE_NUMBER = {name: i for i, name in enumerate(SIDES)}
FACE = {"h": 1, "s": 4, "x": 6}


class Loaded(Chance):
    """Chance whose dice of six fall as told, as long as there are told ones."""

    def __init__(self, keyed: Keyed, faces: Iterable[int] = ()) -> None:
        super().__init__()
        self.drawn = keyed.drawn
        self.keyed = keyed
        self.faces = list(faces)

    def copy(self) -> Loaded:
        other = Loaded(self.keyed.copy(), self.faces)
        other.drawn = self.drawn
        return other

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.keyed.below(n)

    def roll(self, sides: int = 6) -> int:
        if self.faces:
            self.drawn += 1
            return self.faces.pop(0)
        return super().roll(sides)


class ArrakisTable(TableTalk[ArrakisState]):
    """A table in the words of War for Arrakis: everything is named by the facts' ids."""

    def __init__(
        self,
        modules: Iterable[str] = (),
        settings: Mapping[str, Any] | None = None,
        seed: int | str = 0,
    ) -> None:
        self.game = GAME
        self.setup = GAME.set_up(2, modules, settings)
        self.seed = str(seed)
        self.programs = 0
        self._table = None
        self._heard = 0
        self.rules: ArrakisRules = GAME.rules(self.setup)  # type: ignore[assignment]
        self.start = swept(before_first_ask(self.rules, self.seed))
        self.start.chance = Loaded(Keyed(key_of(self.seed)))

    # What is given.

    def now(self) -> ArrakisState:
        """The state: of the start while nothing was played, else of now."""
        return self.start if self._table is None else self.state

    def legion(self, side: str, area: str, **figures: int) -> Self:
        """Figures from the supply to an area: regular=, elite=, special=, generic=, troop=; leaders by name: paul=1."""
        s = self.start
        who = SIDE_NUMBER[side]
        at = AREA_OF[area]
        for name, number in figures.items():
            if name in LEADER_OF:
                s.leader_at[LEADER_OF[name]] = at
                shift(s, who, at, ONE[NAMED])
            elif name == "troop":
                assert s.guild is not None
                s.guild.pool -= number
                s.guild.rings[who] -= number
                shift(s, who, at, number * ONE[TROOP])
            else:
                figure = FIGURES.index(name)
                s.supply[who][3 if figure == GENERIC else figure] -= number
                shift(s, who, at, number * ONE[figure])
        return self

    def token(self, area: str, face: str = "RR") -> Self:
        """A face-down deployment token that shows this, known to the Atreides."""
        s = self.start
        token = next(i for i in range(16) if s.tokens[i] == POOL and self.rules.values.tokens[i] == face)
        s.tokens[token] = AREA_OF[area]
        s.token_known.masks[token] = 1 << ATREIDES
        shift(s, ATREIDES, AREA_OF[area], ONE[TOKEN])
        return self

    def sietch(self, area: str, rank: int) -> Self:
        """The sietch of an area has this rank."""
        s = self.start
        at = AREA_OF[area]
        here = s.sietches.index(at)
        wanted = next(i for i in range(8) if SIETCH_RANKS[i] == rank and s.sietches[i] != GONE)
        s.sietches[here], s.sietches[wanted] = s.sietches[wanted], s.sietches[here]
        return self

    def no_sietch(self, *areas: str) -> Self:
        """These sietches (none named: all) are gone."""
        s = self.start
        for area in [AREA_OF[name] for name in areas] or SIETCH_AREAS:
            if s.ground[area] & SIETCH:
                s.sietches[s.sietches.index(area)] = GONE
                raze(s, ATREIDES, area)
        return self

    def no_settlement(self, *areas: str) -> Self:
        """These settlements are gone."""
        for name in areas:
            raze(self.start, HARKONNEN, AREA_OF[name])
        return self

    def wormsign(self, area: str, face: str = "sand") -> Self:
        """A face-down wormsign."""
        s = self.start
        kind = WORMSIGNS.index(face)
        sign = next(i for i in range(16) if s.wormsigns[i] == POOL and self.rules.values.wormsigns[i] == kind)
        s.wormsigns[sign] = AREA_OF[area]
        s.ground[AREA_OF[area]] |= WORMSIGN
        s.signs |= BIT[AREA_OF[area]]
        return self

    def worm(self, *areas: str) -> Self:
        """Sandworms."""
        for area in areas:
            self.start.ground[AREA_OF[area]] |= WORM
            self.start.worms |= BIT[AREA_OF[area]]
        return self

    def wild_maker(self, area: str) -> Self:
        """The Wild Maker."""
        self.start.ground[AREA_OF[area]] |= MAKER
        self.start.worms |= BIT[AREA_OF[area]]
        self.start.leader_at[WILD_MAKER] = AREA_OF[area]
        return self

    def harvester(self, *areas: str) -> Self:
        """Harvesters."""
        for area in areas:
            self.start.ground[AREA_OF[area]] |= HARVESTER
            self.start.harvesters |= BIT[AREA_OF[area]]
            self.start.vehicles[0] -= 1
        return self

    def station(self, area: str, marker: str) -> Self:
        """A testing station with this symbol."""
        s = self.start
        at = STATION_AREAS.index(AREA_OF[area])
        s.ground[AREA_OF[area]] |= STATION
        s.stations[at] = MARKERS.index(marker)
        return self

    def fly(self, what: str, *zones: str) -> Self:
        """Ornithopters, carryalls, the navigator or frigates (`frigate_atreides`) in air zones."""
        s = self.start
        occupant = OCCUPANTS.index(what)
        for zone in zones:
            occupy(s, ZONE_OF[zone], occupant)
            if occupant in (1, 2):
                s.vehicles[occupant] -= 1
            elif occupant >= FRIGATE:
                assert s.guild is not None
                s.guild.frigate_reserve[occupant - FRIGATE] -= 1
        return self

    def affairs(self, **fields: Any) -> Self:
        """The Guild's affairs: pool=0, earned=1, steps=[3, 3], rings=[6, 0], actions=[1, 0, 0]."""
        assert self.start.guild is not None
        for name, value in fields.items():
            setattr(self.start.guild, name, value)
        return self

    def hand(self, side: str, *names: str) -> Self:
        """Planning cards for a hand."""
        s = self.start
        who = SIDE_NUMBER[side]
        for name in names:
            card = next(c for deck in s.decks for c in deck if CARD_NAME[c] == name)
            next(deck for deck in s.decks if card in deck).remove(card)
            s.hands[who].append(card)
            s.cards.masks[card] = 1 << who
        return self

    def leader(self, name: str, where: str | int) -> Self:
        """A leader is `ready`, `gone`, in the `box`, or on a slot of the tank (a number)."""
        places = {"ready": READY, "gone": GONE, "box": -1}
        self.start.leader_at[LEADER_OF[name]] = TANK - where if isinstance(where, int) else places[where]
        return self

    def supply(self, side: str, **figures: int) -> Self:
        """Set what is left in a supply, the rest being out of reach (in an area that no test looks at)."""
        s = self.start
        who = SIDE_NUMBER[side]
        for name, number in figures.items():
            figure = FIGURES.index(name)
            s.supply[who][3 if figure == GENERIC else figure] = number
        return self

    def dice(self, side: str, **results: int) -> Self:
        """Unused action dice."""
        self.start.dice[SIDE_NUMBER[side]] = [results.get(name, 0) for name in RESULTS]
        return self

    def tracks(self, supremacy: int | None = None, **steps: int) -> Self:
        """Supremacy, prescience markers and imperium markers; events of steps passed have happened."""
        s = self.start
        if supremacy is not None:
            s.supremacy = supremacy
            for step in range(supremacy + 1):
                s.entered |= 1 << step
        for name, step in steps.items():
            if name in MARKERS:
                s.prescience[MARKERS.index(name)] = step
                if step >= 3:
                    s.entered |= 1 << 16 + MARKERS.index(name)
            else:
                s.imperium[POWERS.index(name)] = step
        return self

    def objective(self, kwisatz_haderach: int, sand_dwellers: int, jihad: int) -> Self:
        """The Atreides hold this objective."""
        s = self.start
        wanted = self.rules.values.objectives.index((kwisatz_haderach, sand_dwellers, jihad))
        if wanted not in s.objectives:
            s.objective_pile[s.objective_pile.index(wanted)] = s.objectives[0]
            s.objectives = [wanted]
            s.objective_known.masks = [1 << ATREIDES if i == wanted else 0 for i in range(6)]
        return self

    def revealed(self, *names: str) -> Self:
        """Prescience cards that lie open."""
        s = self.start
        for name in names:
            vision = VISION_OF[name]
            s.visions.remove(vision)
            s.revealed.append(vision)
            s.visions_known.masks[vision] = EVERYONE
        return self

    def rolls(self, faces: str) -> Self:
        """How combat dice fall next: h hit, s shield, x special."""
        chance = self.start.chance
        assert isinstance(chance, Loaded)
        chance.faces += [FACE[face] for face in faces.replace(" ", "")]
        return self

    def play(self, *scenes: Scene | str) -> Self:
        """The scenes to be played, first one first; then the game stops."""
        self.start.agenda = [(scene,) if isinstance(scene, str) else scene for scene in reversed(scenes)]
        return self

    def turn(self, side: str) -> Self:
        """A turn of the action phase, and the turns after it."""
        self.start.phase = 2
        return self.play(("take_turn", SIDE_NUMBER[side]), "desert_hazards")

    def action(self, side: str, *scenes: Scene | str) -> Self:
        """Scenes in a turn of this side; then the game stops."""
        self.start.phase = 2
        self.start.active = SIDE_NUMBER[side]
        return self.play(*scenes)

    def steps(self, side: str, *steps: tuple[Any, ...]) -> Self:
        """Steps of a card in a turn of this side."""
        return self.action(side, *[("do", step) for step in steps])

    def card(self, side: str, name: str) -> Self:
        """A card to be played with a leadership die; another die is left."""
        return self.hand(side, name).dice(side, leadership=1, mentat=1).turn(side)

    # What is done and seen.

    def does(self, side: str, kind: str, *tokens: str | int) -> Self:
        """The side answers, once for every token."""
        return self.answer(SIDE_NUMBER[side], kind, *tokens)

    def plays(self, side: str, name: str) -> Self:
        """Spend the leadership die and play the card."""
        self.does(side, "turn", "leadership")
        return self.does(side, "action", "card:" + name)

    def offers(self, side: str) -> list[str]:
        """What the side may answer now."""
        return self.offered(SIDE_NUMBER[side])

    def asked(self, side: str) -> str:
        """What the side is asked now; empty: nothing."""
        ask = self.table.ask(SIDE_NUMBER[side])
        return "" if ask is None else ask.kind

    def why_not(self, side: str, option: str) -> Message:
        """Why the side may not answer so."""
        seat = SIDE_NUMBER[side]
        ask = self.table.ask(seat)
        assert ask is not None, f"{side} is not asked"
        reason = self.table.why_not(seat, self.rules.domain(ask.kind).by_token[option])
        assert reason is not None, f"{option!r} is offered"
        return reason

    def figures(self, side: str, area: str) -> dict[str, int]:
        """The figures of a side in an area."""
        word = self.now().legions[SIDE_NUMBER[side]][AREA_OF[area]]
        return {FIGURES[i]: count(word, i) for i in range(len(FIGURES)) if count(word, i)}

    def leader_is(self, name: str) -> str:
        """Where a leader is: an area, `ready`, `gone`, `box`, or `tank:3`."""
        at = self.now().leader_at[LEADER_OF[name]]
        if at >= 0:
            return AREAS[at]
        return {READY: "ready", GONE: "gone", -1: "box"}.get(at, f"tank:{TANK - at}")

    def has(self, area: str, flag: int) -> bool:
        """Whether a flag of the ground is set."""
        return self.now().ground[AREA_OF[area]] & flag != 0

    def zone(self, zone: str) -> str:
        """What is in an air zone."""
        return OCCUPANTS[self.now().zones[ZONE_OF[zone]]]

    def markers(self) -> tuple[int, ...]:
        """The prescience markers."""
        return tuple(self.now().prescience)

    def in_hand(self, side: str) -> list[str]:
        """The names of a side's planning cards."""
        return [CARD_NAME[card] for card in self.now().hands[SIDE_NUMBER[side]]]


def arrakis(
    modules: Iterable[str] = (), settings: Mapping[str, Any] | None = None, seed: int | str = 0
) -> ArrakisTable:
    """A table with a bare board."""
    return ArrakisTable(modules, settings, seed)


def guild(settings: Mapping[str, Any] | None = None, seed: int | str = 0) -> ArrakisTable:
    """A table with The Spacing Guild and a bare board."""
    return ArrakisTable(("spacing_guild",), settings, seed)


def swept(state: Any) -> ArrakisState:
    """A set-up state with nothing on the board but settlements and sietches; hands empty, round 1."""
    s: ArrakisState = state
    s.legions = [[0] * COUNT, [0] * COUNT]
    s.armies = [[], []]
    s.held = [held_by(side, s.legions[side], s.ground) for side in range(2)]
    s.supply = [list(BOX[0]), list(BOX[1])]
    s.vehicles = list(VEHICLE_BOX)
    s.tokens = [POOL] * len(s.tokens)
    s.token_known.masks = [0] * len(s.tokens)
    for area in range(COUNT):
        s.ground[area] &= ~STATION
    for side in range(2):
        for card in s.hands[side]:
            s.cards.masks[card] = 0
        s.decks[2 * side] += [card for card in s.hands[side] if CARD_NAME[card][:1] == "h"]
        s.decks[2 * side + 1] += [card for card in s.hands[side] if CARD_NAME[card][:1] != "h"]
        s.hands[side] = []
    s.visions += s.revealed
    s.revealed = []
    s.visions_known.masks = [0] * 16
    s.agenda = []
    return s


def played(name: str, side: str = "", t: ArrakisTable | None = None) -> ArrakisTable:
    """The card is played with a leadership die in a turn; the other side has dice too."""
    side = side or ("harkonnen" if name[:2] in ("hh", "ca") else "atreides")
    other = "atreides" if side == "harkonnen" else "harkonnen"
    t = (t or arrakis()).dice(other, mentat=2)
    return t.card(side, name).plays(side, name)


def passes(t: ArrakisTable, side: str, kind: str, option: str = "done") -> ArrakisTable:
    """Decline if asked."""
    return t.does(side, kind, option) if t.asked(side) == kind else t
