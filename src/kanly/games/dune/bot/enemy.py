"""What the enemy in a battle will probably do: his dial, his leader, his cards, as far as they are not known."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.bot.odds import might
from kanly.games.dune.bot.reading import UNKNOWN, Reading, kind_of
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_OF, LEADER_STRENGTH
from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, TERRITORY_OF

PLAYS: Final = 0.8  # the chance that a fighter plays a card that he could use
NONE: Final = "none"


class Enemy:
    """Chances over the enemy's plans, in half points where dials are meant."""

    f: int  # the one who thinks
    g: int
    territory: int
    aggressor: bool  # whether the one who thinks wins ties
    forces: int
    dials: list[float]  # by half points: the chance of this dial
    leaders: list[tuple[float, int]]  # chance, strength
    weapons: dict[str, float]  # kind -> chance
    defences: dict[str, float]
    beats_alive: list[float]  # by own half points: the chance to win if his leader lives
    beats_dead: list[float]

    def __init__(self, r: Reading, f: int) -> None:
        battle: dict[str, Any] = r.view["battle"]
        self.f = f
        fighters = (FACTION_OF[battle["aggressor"]], FACTION_OF[battle["defender"]])
        self.aggressor = fighters[0] == f
        self.g = fighters[1] if self.aggressor else fighters[0]
        self.territory = TERRITORY_OF[battle["territory"]]
        nodes = [NODE_OF[token] for token in battle["nodes"]]
        self.forces = sum([r.forces[self.g].get(node, 0) for node in nodes])
        specials = sum([r.specials[self.g].get(node, 0) for node in nodes])
        most = might(r, self.g, self.forces, specials, min(r.spice(self.g), (self.forces + 1) // 2), f)
        self._guess_dials(r, int(most * 2 + 0.5))
        self.leaders = []
        if FACTIONS[self.g].name not in battle["leaderless"]:
            self._guess_leaders(r)
        self.weapons = self._guess(r, ("projectile", "poison", "lasgun"))
        self.defences = self._guess(r, ("shield", "snooper"))
        for source, element, value, yes in battle["bindings"][1 if self.aggressor else 0]:
            self._bound(source, element, value, yes)
        if battle["seen"] is not None:
            self._seen(battle["seen"])
        if not self.leaders:
            self.weapons = {}
            self.defences = {}
            self.leaders = [(1.0, 0)]
        self._tabulate()

    def _guess_dials(self, r: Reading, most: int) -> None:
        """Half of the fighters dial anything, half of them rather much."""
        step = 1 if r.halves else 2
        values = list(range(0, most + 1, step))
        weights = [1.0 + (2.0 if v >= 0.5 * most else 0.0) * min(1.0, v / (most + 1)) for v in values]
        total = sum(weights)
        self.dials = [0.0] * (most + 1)
        for i in range(len(values)):
            self.dials[values[i]] = weights[i] / total

    def _guess_leaders(self, r: Reading) -> None:
        """Strong leaders are rather seen than weak ones."""
        strengths = [LEADER_STRENGTH[i] for i in r.leaders(self.g, self.territory)]
        if not strengths:
            strengths = [0]  # a hero: he would have said otherwise
        total = sum(strengths) + len(strengths)
        self.leaders = [((strength + 1) / total, strength) for strength in strengths]

    def _guess(self, r: Reading, kinds: tuple[str, ...]) -> dict[str, float]:
        """The chance of each kind of card in a slot."""
        hand = r.hand(self.g)
        unknown = hand.count(UNKNOWN)
        unseen = r.unseen()
        out: dict[str, float] = {}
        for kind in kinds:
            if any(kind_of(card) == kind for card in hand):
                out[kind] = PLAYS
            elif unknown and unseen:
                share = len([card for card in unseen if kind_of(card) == kind]) / len(unseen)
                out[kind] = PLAYS * (1.0 - (1.0 - share) ** unknown)
        total = sum(out.values())
        if total > PLAYS:
            out = {kind: PLAYS * chance / total for kind, chance in out.items()}
        return out

    def _bound(self, source: str, element: str, value: str, yes: bool) -> None:
        """What the Voice, Prescience or Truthtrance has fixed."""
        if element == "dial":
            half = int(float(value) * 2)
            if source == "prescience":
                self._only_dials([v for v in range(max(len(self.dials), half + 1)) if (v == half) == yes])
            else:
                self._only_dials([v for v in range(len(self.dials)) if (v >= half) == yes])
        elif element == "leader" and yes:
            self.leaders = [(1.0, LEADER_STRENGTH[LEADER_OF[value]] if value in LEADER_OF else 0)]
        elif element == "weapon":
            self.weapons = _slot(self.weapons, kind_of(value) or value, yes)
        elif element == "defence":
            self.defences = _slot(self.defences, kind_of(value) or value, yes)
        elif element == "card" and not yes:
            self.weapons.pop(kind_of(value) or value, 0.0)
            self.defences.pop(kind_of(value) or value, 0.0)

    def _only_dials(self, kept: list[int]) -> None:
        if not kept:
            return
        while len(self.dials) <= max(kept):
            self.dials.append(0.0)
        total = sum([self.dials[v] for v in kept])
        for v in range(len(self.dials)):
            if v not in kept:
                self.dials[v] = 0.0
            else:
                self.dials[v] = self.dials[v] / total if total else 1.0 / len(kept)

    def _seen(self, plan: dict[str, Any]) -> None:
        """The whole plan is on the table (ATR.K1)."""
        self._bound("prescience", "dial", str(plan["dial"]), True)
        self._bound("prescience", "leader", plan["leader"] or NONE, True)
        self._bound("prescience", "weapon", plan["weapon"] or NONE, True)
        self._bound("prescience", "defence", plan["defence"] or NONE, True)

    def shows_dial(self, half: int) -> None:
        """His dial is known, in half points."""
        self.dials = [1.0 if v == half else 0.0 for v in range(len(self.dials))]
        self._tabulate()

    def shows_leader(self, strength: int) -> None:
        """The strength of his leader is known."""
        self.leaders = [(1.0, strength)]
        self._tabulate()

    def _tabulate(self) -> None:
        """For every strength of one's own, the chance to win against a leader alive and against one killed."""
        alive = [0.0] * (len(self.dials) + 20)
        for chance, strength in self.leaders:
            for v in range(len(self.dials)):
                alive[v + 2 * strength] += chance * self.dials[v]
        self.beats_alive = _running(alive, self.aggressor)
        self.beats_dead = _running(self.dials, self.aggressor)

    def beats(self, strength: int, dead: bool) -> float:
        """The chance to win with this many half points."""
        table = self.beats_dead if dead else self.beats_alive
        return table[strength] if strength < len(table) else 1.0

    def kills(self, defence: str) -> float:
        """The chance that one's own leader dies behind a defence."""
        chance = self.weapons.get("lasgun", 0.0)
        if defence != "shield":
            chance += self.weapons.get("projectile", 0.0)
        if defence != "snooper":
            chance += self.weapons.get("poison", 0.0)
        return min(1.0, chance)

    def dies(self, weapon: str) -> float:
        """The chance that his leader dies by a weapon."""
        if weapon == "projectile":
            return 1.0 - self.defences.get("shield", 0.0)
        if weapon == "poison":
            return 1.0 - self.defences.get("snooper", 0.0)
        return 1.0 if weapon == "lasgun" else 0.0

    def knows_traitor(self, r: Reading, leader: int) -> float:
        """The chance that he holds the traitor card of a leader."""
        own: list[str] = r.side(self.f)["traitors"]
        for name in own:
            if LEADER_OF.get(name, -1) == leader:
                return 0.0
        callers = [self.g, *[ally for ally in r.allies(self.g) if ally == HARKONNEN]]
        chance = 0.0
        for g in callers:
            traitors: list[str] = r.side(g)["traitors"]
            for name in traitors:
                if name == UNKNOWN:
                    chance += 0.035
                elif LEADER_OF[name] == leader:
                    return 1.0
        return chance


def _slot(slot: dict[str, float], kind: str, yes: bool) -> dict[str, float]:
    if yes:
        return {kind: 1.0}
    return {other: chance for other, chance in slot.items() if other != kind}


def _running(chances: list[float], ties: bool) -> list[float]:
    """The chance of less than v, or of at most v where ties are won."""
    out: list[float] = []
    total = 0.0
    for chance in chances:
        if ties:
            total += chance
            out.append(total)
        else:
            out.append(total)
            total += chance
    return out


def own_forces(r: Reading, f: int) -> tuple[int, int]:
    """A fighter's forces in the present battle, and the special ones among them."""
    nodes = [NODE_OF[token] for token in r.view["battle"]["nodes"]]
    return sum([r.forces[f].get(node, 0) for node in nodes]), sum([r.specials[f].get(node, 0) for node in nodes])


def spice_there(r: Reading, territory: int) -> int:
    """The spice that lies in a territory."""
    return sum([n for node, n in r.spice_on.items() if NODE_TERRITORY[node] == territory])
