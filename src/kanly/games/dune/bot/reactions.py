"""Reactions: Karamas against others' powers, the storm, worms, and how the Bene Gesserit go with others."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.fighting import stakes
from kanly.games.dune.bot.position import Position
from kanly.games.dune.bot.reading import Reading, kind_of
from kanly.games.dune.bot.thought import Answer, Thought
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTION_OF, FREMEN, SPACING_GUILD
from kanly.games.dune.facts.map import (
    EXPOSED,
    EXPOSED_NO_WALL,
    NODE_OF,
    NODE_TERRITORY,
    NODES,
    STRONGHOLDS,
    TERRITORY_OF,
)
from kanly.games.dune.table.paths import sectors_passed
from kanly.kernel import PASS, Option

FULL_HAND: Final = 4
LATER_STORM: Final = 0.25  # how likely a storm of some later round strikes forces behind a broken wall
FIGHT_WORTH: Final = 1.0  # by how much fighters must be better than advisors
# Powers that are turned against this seat in its own battle; what they cost it.
BATTLE_POWERS: Final[dict[str, float]] = {
    "BG.B3": 25.0,
    "BG.S1": 25.0,
    "ATR.B4": 25.0,
    "ATR.S1": 25.0,
    "EMP.A1": 25.0,
    "FRE.A5": 30.0,
    "FRE.A6": 30.0,
    "ATR.A2": 40.0,
    "HAR.S1": 50.0,
    "HAR.A1": 50.0,
}


def karama(t: Thought) -> Option:
    """A Karama is for battles that matter; the Bene Gesserit have worthless ones for smaller things."""
    power, victim = t.ask.context
    cards = [option for option in t.ask.options if option != PASS]
    if not cards or power not in BATTLE_POWERS:
        return PASS
    r = t.table
    cheap = [card for card in cards if kind_of(card) == "worthless"]
    card: Option = cheap[0] if cheap else cards[0]
    if any(r.friends(own, FACTION_OF[victim]) for own in r.own()):
        return PASS
    battle = r.view["battle"]
    if battle is not None:
        names = (battle["aggressor"], battle["defender"])
        if any(r.seats[FACTION_OF[name]] == r.seat for name in names):
            mine = next(FACTION_OF[name] for name in names if r.seats[FACTION_OF[name]] == r.seat)
            bar = BATTLE_POWERS[power] * (0.3 if cheap else 1.0)
            if stakes(r, mine, TERRITORY_OF[battle["territory"]]) >= bar:
                return card
    return PASS


# The storm.


def struck(r: Reading, by: int) -> tuple[float, float]:
    """What a storm move destroys: of this seat and its friends, and of everybody else."""
    own = 0.0
    others = 0.0
    exposed = EXPOSED if r.view["wall"] else EXPOSED_NO_WALL
    mine = r.own()
    for sector in sectors_passed(r.storm, by):
        for node in exposed[sector]:
            for g in range(len(r.forces)):
                n = r.forces[g].get(node, 0)
                if n:
                    harm = n * (0.5 if g == FREMEN and r.halves else 1.0)
                    if any(r.friends(f, g) for f in mine):
                        own += harm
                    else:
                        others += harm
            if node in r.spice_on and any(node in r.forces[f] for f in mine):
                own += 0.5 * r.spice_on[node]
    return own, others


def storm_gain(r: Reading, by: int) -> float:
    """How welcome a storm move is."""
    own, others = struck(r, by)
    return 0.4 * others - own


def storm_dial(t: Thought) -> Option:
    """The dial that suits best, whatever the other one says."""
    r = t.table
    if r.round == 1:
        return t.ask.options[int(t.rng.random() * len(t.ask.options))]
    whim = t.rng.random() * 0.2 - 0.1
    return max(t.ask.options, key=lambda n: sum([storm_gain(r, n + other) for other in (1, 2, 3)]) + whim * n)


def storm_card(t: Thought) -> Option:
    """Weather Control against great harm or for a great chance; Family Atomics when the storm would then strike."""
    r = t.table
    now = storm_gain(r, int(t.ask.context))
    if t.has("weather_control") and max([storm_gain(r, n) for n in range(11)]) >= now + bar(r):
        return "weather_control"
    if t.has("family_atomics") and _behind_wall(r, int(t.ask.context)) >= bar(r):
        return "family_atomics"
    return PASS


def bar(r: Reading) -> float:
    """What a card that moves the storm must bring; less where it only takes up room in a full hand."""
    return 1.0 if any(len(r.hand(f)) >= FULL_HAND for f in r.own()) else 2.5


def _behind_wall(r: Reading, by: int) -> float:
    """What the storm would destroy behind the Shield Wall, and a share of what it may yet; own forces count twice."""
    total = 0.0
    passed = sectors_passed(r.storm, by)
    for sector in range(len(EXPOSED)):
        for node in EXPOSED_NO_WALL[sector]:
            if node not in EXPOSED[sector]:
                for g in range(len(r.forces)):
                    n = r.forces[g].get(node, 0) * (1.0 if sector in passed else LATER_STORM)
                    total += -2.0 * n if any(r.friends(f, g) for f in r.own()) else n
    return total


def weather(t: Thought) -> Option:
    """The best of all storms."""
    r = t.table
    return max(t.ask.options, key=lambda n: storm_gain(r, n))


# Worms.


def prey(r: Reading, territory: int) -> float:
    """How many enemies a worm would devour, friends counted against it."""
    total = 0.0
    for g in range(len(r.there)):
        n = r.there[g].get(territory, 0)
        if n and g != FREMEN:
            total += -n if r.friends(FREMEN, g) else n
    if any(node in r.spice_on and node in r.forces[FREMEN] for node in NODES[territory]):
        total -= 4.0
    return total


def place_worm(t: Thought) -> Option:
    """Where it devours most enemies, or where Fremen wait for a ride."""
    r = t.table
    names = [option for option in t.ask.options if option != PASS]
    best = max(names, key=lambda name: prey(r, TERRITORY_OF[name]) + 0.1 * r.there[FREMEN].get(TERRITORY_OF[name], 0))
    if prey(r, TERRITORY_OF[best]) > 0.0 or r.there[FREMEN].get(TERRITORY_OF[best], 0) or not t.has(PASS):
        return best
    return PASS


def karama_worm(t: Thought) -> Option:
    """For a great meal only."""
    r = t.table
    return t.prefer("karama") if max([prey(r, i) for i in range(len(NODES)) if i not in STRONGHOLDS]) >= 7 else PASS


def stop_shipment(t: Thought) -> Option:
    """The Guild stops who is about to win."""
    r = t.table
    shipment = r.view["shipment"]
    if not t.has("karama") or shipment is None or shipment["node"] is None:
        return PASS
    f = FACTION_OF[shipment["faction"]]
    camp = r.camp(f)
    if NODE_TERRITORY[NODE_OF[shipment["node"]]] not in STRONGHOLDS or r.friends(f, SPACING_GUILD):
        return PASS
    return "karama" if len(r.held(camp)) + 1 >= r.needed(camp) else PASS


# Bene Gesserit among others.


def outlook(r: Reading, territory: int, forces: int) -> float:
    """The chance that this many Bene Gesserit clear a territory."""
    position = Position(r, BENE_GESSERIT, [])
    if territory not in position.foes:
        return 1.0
    return position.fight(territory, forces, r.spice(BENE_GESSERIT), 0)[0]


def declare_fight(t: Thought) -> Option:
    """Where advisors would do more as fighters: for a stronghold, for spice, against a victory of others."""
    r = t.table
    position = Position(r, BENE_GESSERIT, r.enemies(BENE_GESSERIT))
    stand = r.forces[BENE_GESSERIT]
    spice = r.spice(BENE_GESSERIT)
    best = position.worth(stand, spice) + FIGHT_WORTH
    chosen: Option = PASS
    for option in t.ask.options:
        if option == PASS:
            continue
        flipped = stand.copy()
        for node in NODES[TERRITORY_OF[option]]:
            if node in r.advisors:
                flipped[node] = r.advisors[node]
        worth = position.worth(flipped, spice)
        if worth > best:
            best = worth
            chosen = option
    return chosen


def accompany(t: Thought) -> Option:
    """An advisor where it may once fight for a stronghold; a free force anywhere."""
    if t.has("advisor"):
        return "advisor" if NODE_TERRITORY[NODE_OF[t.ask.context]] in STRONGHOLDS else PASS
    return t.prefer("polar_sink")


def intrusion(t: Thought) -> Option:
    """Fighters who would lose rather give advice."""
    r = t.table
    territory = TERRITORY_OF[t.ask.context]
    forces = r.there[BENE_GESSERIT].get(territory, 0)
    return t.prefer("advisors") if forces and outlook(r, territory, forces) < 0.4 else PASS


def enter_as(t: Thought) -> Option:
    """As fighters if they would win."""
    r = t.table
    strong = outlook(r, TERRITORY_OF[t.ask.context], max(1, t.memory.move_number)) > 0.5
    return t.prefer("fighters" if strong else "advisors")


ANSWERS: Final[dict[str, Answer]] = {
    "karama": karama,
    "storm_dial": storm_dial,
    "storm_card": storm_card,
    "weather": weather,
    "place_worm": place_worm,
    "call_worm": place_worm,
    "karama_worm": karama_worm,
    "protect": lambda t: t.prefer("protect"),
    "stop_shipment": stop_shipment,
    "declare_fight": declare_fight,
    "accompany": accompany,
    "intrusion": intrusion,
    "enter_as": enter_as,
}
