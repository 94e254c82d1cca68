"""Everything else on the board: vehicles, deployment, worms, spice, prescience cards, the Guild."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.bot.position import FAR, distances
from kanly.games.arrakis.bot.thought import DONE, Answer, Thought
from kanly.games.arrakis.bot.worth import CARD_WORTH, CARDS, gain, missing
from kanly.games.arrakis.facts.board import (
    AREA_OF,
    DEEP_DESERT,
    DESERT,
    NEAR,
    SECTORS_OF,
    TERRAIN,
    ZONE_OF,
    ZONE_SECTORS,
)
from kanly.games.arrakis.facts.pieces import MARKERS, POWERS, RAISE
from kanly.games.arrakis.facts.prescience import VISION_OF
from kanly.kernel import PASS, Option

# Vehicles and spice.


def place(t: Thought) -> Option:
    """Harvesters in deep desert away from the enemy; flyers over legions and hidden sietches."""
    position = t.position
    foes = [area for area in range(len(TERRAIN)) if position.foe(area) is not None]
    far = distances(foes, [])

    def worth(option: Option) -> float:
        if option == DONE:
            return 0.0
        if option[1] in ZONE_OF:
            sectors = ZONE_SECTORS[ZONE_OF[option[1]]]
            own = [a for a in t.legions() if SECTORS_OF[a] & sectors]
            crawlers = [a for a in position.with_thing("harvester") if SECTORS_OF[a] & sectors]
            extra = len(crawlers) if option[0] == "carryall" else len(own)
            return 1.0 + 0.3 * extra
        area = AREA_OF[option[1]]
        spice = 2.0 if TERRAIN[area] == DEEP_DESERT else 1.0
        here = position.at(area)
        risk = 1.5 if far[area] <= 1 else 0.7 if far[area] == 2 else 0.0
        return 1.0 + spice - risk - (1.0 if "wormsign" in here else 0.0)

    return t.best(worth)


def pay(t: Thought) -> Option:
    """A point when it can be had, then the lowest marker; bans hurt, and so do lost dice."""
    imperium = t.view["imperium"]
    guild = t.view["guild"] is not None

    def worth(option: Option) -> float:
        after: list[int] = []
        for i in range(len(POWERS)):
            step = imperium[POWERS[i]]
            after.append(step + 1 if option[i] == RAISE else step if option[i] else max(1, step - 1))
        value = 2.2 * min(after) + 0.6 * sum(after)
        value += 3.0 if option[3] else 0.0
        value -= 0.6 * len([i for i in range(3) if not option[i]])
        if guild:
            value += sum([0.5 * (2 if paid == RAISE else 1 if paid else 0) for paid in option[:3]])
        return value

    return t.best(worth)


# Deployment.


def deploy(t: Thought) -> Option:
    """Harkonnen nearest to sietches where there is room; Atreides where the enemy is nearest."""
    position = t.position
    goals = (
        position.with_thing("sietch")
        if t.harkonnen
        else [a for a in range(len(TERRAIN)) if position.foe(a) is not None]
    )
    near = distances(goals, [])

    def worth(option: Option) -> float:
        if option == DONE:
            return -50.0
        area = AREA_OF[option]
        force = position.own(area)
        size = 0 if force is None else force.body
        full = -20.0 if size >= 6 else 0.0
        here = position.at(area)
        rank = here.get("settlement", 0) if t.harkonnen else (here["sietch"]["rank"] or 1) if "sietch" in here else 0
        return full - near[area] + 0.3 * rank + (0.5 * min(size, 4) if t.harkonnen else -0.2 * size)

    return t.best(worth)


def leader(t: Thought) -> Option:
    """Named leaders before generic ones."""
    return t.best(lambda o: 0.0 if o == "none" else 1.0 if o == "generic" else 2.0)


def own_area(t: Thought) -> Option:
    """Where a card's figures or changes do most: with the strongest legion, else nearest to something to do."""

    def worth(option: Option) -> float:
        area = t.area_of(option)
        if area < 0:
            return -1.0
        force = t.position.own(area)
        size = 0 if force is None else force.body
        return (size if size < 6 else 0.0) + (0.2 if TERRAIN[area] >= DESERT else 0.3)

    return t.best(worth)


def foe_area(t: Thought) -> Option:
    """The strongest enemy in reach, or a harvester."""

    def worth(option: Option) -> float:
        area = t.area_of(option)
        if area < 0:
            return 0.01 if option in (DONE, PASS) else 0.5
        force = t.position.foe(area)
        return (force.toughness if force is not None else 0.0) + (1.5 if "harvester" in t.position.at(area) else 0.0)

    return t.best(worth)


# Worms.


def desert_power(t: Thought) -> Option:
    """A worm with prey first, then wormsigns."""
    for option in t.ask.options:
        if isinstance(option, tuple):
            return option
    if "worm" in t.ask.options and any(_prey(t, worm, 2) for worm in t.position.worms()):
        return "worm"
    return t.something()


def _prey(t: Thought, area: int, steps: int) -> float:
    """What a worm could find near an area."""
    reach = {area}
    for _ in range(steps):
        reach |= {near for each in reach for near in NEAR[each] if TERRAIN[near] >= DESERT}
    found = 0.0
    for each in reach:
        for near in NEAR[each]:
            found = max(found, _bite(t, near))
    return found


def _bite(t: Thought, area: int) -> float:
    if TERRAIN[area] == 0:
        return 0.0
    force = t.position.foe(area)
    if force is not None:
        return 1.0 + force.toughness
    return 2.0 if "harvester" in t.position.at(area) else 0.0


def worm(t: Thought) -> Option:
    """The one with the best prey."""
    return t.best(lambda o: _prey(t, AREA_OF[o], 2))


def crawl(t: Thought) -> Option:
    """To where it can bite best."""

    def worth(option: Option) -> float:
        area = AREA_OF[t.ask.context] if option == "stay" else AREA_OF[option]
        return max([_bite(t, near) for near in NEAR[area]], default=0.0) + (0.1 if option == "stay" else 0.0)

    return t.best(worth)


def wormsign(t: Thought) -> Option:
    """Beside own legions, on the way to stations and harvesters."""
    position = t.position
    prizes = distances(position.with_thing("station") + position.with_thing("harvester"), [])

    def worth(option: Option) -> float:
        if option == DONE:
            return -9.0
        area = AREA_OF[option]
        beside = len([near for near in NEAR[area] if position.own(near) is not None])
        under = 2.0 if position.foe(area) is not None or "harvester" in position.at(area) else 0.0
        return under + beside - 0.3 * min(prizes[area], FAR)

    return t.best(worth)


# Prescience and the end of the round.


def claim(t: Thought) -> Option:
    """Whatever brings the objective nearer."""
    return t.best(lambda o: 0.5 if o == DONE else gain(t.view, t.visions[VISION_OF[o]].advance))


def unclaimed(t: Thought) -> Option:
    """Useful cards may come again, others had better not."""
    return "shuffle" if gain(t.view, t.visions[VISION_OF[t.ask.context]].advance) >= 1.5 else "remove"


def marker(t: Thought) -> Option:
    """The one that lacks most."""
    lacks = missing(t.view)
    return t.best(lambda o: lacks[MARKERS.index(o)])


def shift(t: Thought) -> Option:
    """From where there is too much to where there is too little."""

    def worth(option: Option) -> float:
        if option == DONE:
            return 0.0
        objective = next((o for o in t.view["objectives"] if o is not None), None)
        if objective is None:
            return -1.0
        now = t.view["prescience"]
        low, high, n = option
        spare = now[low] - objective[low]
        lack = objective[high] - now[high]
        return float(n) if n <= spare and n <= lack else -1.0

    return t.best(worth)


def lower(t: Thought) -> Option:
    """The imperium marker that is lowest already."""
    return t.best(lambda option: -9.0 if option == DONE else -t.view["imperium"][option])


# The Guild.


def imperium(t: Thought) -> Option:
    """Recruit, build, then travel with something aboard."""
    own = t.view["guild"][t.position.me]
    aboard = own["troops"] + own["frigates"]

    def worth(option: Option) -> float:
        if option == "landsraad":
            return 3.0 if own["rings"] and t.view["guild"]["pool"] else 0.1
        if option == "choam":
            return 2.0 if own["frigate_reserve"] else 0.1
        return 0.0 if option == DONE else 1.0 + 0.6 * aboard

    return t.best(worth)


def land(t: Thought) -> Option:
    """Near something to do; frigates where legions are."""
    goals = t.position.with_thing("sietch") if t.harkonnen else t.position.with_thing("station") or [0]
    near = distances(goals, [])

    def worth(option: Option) -> float:
        if option[0] == "zone":
            sectors = ZONE_SECTORS[ZONE_OF[option[1]]]
            return 1.0 + len(
                [a for a in range(len(TERRAIN)) if t.position.foe(a) is not None and SECTORS_OF[a] & sectors]
            )
        area = AREA_OF[option[1]]
        open_sand = 0.6 if t.harkonnen and TERRAIN[area] >= DESERT else 0.0
        return 30.0 - near[area] - open_sand

    return t.best(worth)


def give_up(t: Thought) -> Option:
    """The weakest card."""
    return t.best(lambda o: -CARDS.get(o, CARD_WORTH) if o != DONE else -99.0)


def done(t: Thought) -> Option:
    """Leave it."""
    return DONE


def done_or_first(t: Thought) -> Option:
    """Leave it, where one may."""
    return DONE if DONE in t.ask.options else t.ask.options[0]


def choose_vision(t: Thought) -> Option:
    """Whatever there is; the Atreides leave the clouded ones, and nobody calls one back."""
    if t.ask.context == "remember" or (t.ask.context == "cloud" and not t.harkonnen):
        return DONE
    return t.something()


ANSWERS: Final[dict[str, Answer]] = {
    "place": place,
    "pay": pay,
    "deploy": deploy,
    "leader": leader,
    "place_at": own_area,
    "replace": own_area,
    "carry_from": done,
    "strike": foe_area,
    "bombard": foe_area,
    "remove_vehicle": foe_area,
    "push": foe_area,
    "desert_power": desert_power,
    "worm": worm,
    "crawl": crawl,
    "bite": foe_area,
    "call_here": wormsign,
    "call_worm": foe_area,
    "wormsign": wormsign,
    "claim": claim,
    "unclaimed": unclaimed,
    "any_marker": marker,
    "shift": shift,
    "lower": lower,
    "relieve": done,
    "discard": give_up,
    "give_up": give_up,
    "set_aside": give_up,
    "imperium": imperium,
    "land": land,
    "swap": done_or_first,
    "move_sietch": done,
    "choose_vision": choose_vision,
}
