"""Choosing a legion, where it goes and who goes along (R5.1, R7.2).

`Party` is what has been chosen so far. Which legions may be chosen is said by a word of `facts.steps.LEGIONS`, or by
the name of the leader in whose legion it must be; whoever the word speaks of goes along.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions import free
from kanly.games.arrakis.actions.paths import (
    CARRIED,
    MODE_OF,
    NAVIGATOR_ZONE,
    Ways,
    has_way,
    open_areas,
    targets,
    ways_to,
)
from kanly.games.arrakis.battle.casualties import FIGURE_OF
from kanly.games.arrakis.client.words import DONE
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, DESERT, NEAR_MASK, TERRAIN, ZONE_OF, ZONES
from kanly.games.arrakis.facts.leaders import LEADER_OF, LEADERS
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    FIGURES,
    GENERIC,
    NAMED,
    SPECIAL,
    TOKEN,
    TROOP,
    UNITS,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.legions import BITS, BODY, FIELD, LED, ONE, count, leaders, led, lesser
from kanly.games.arrakis.table.looking import (
    captains_in,
    has_legion,
    in_mask,
    legions_of,
    paul,
    tokens_in,
)
from kanly.games.arrakis.table.records import MODES, NOBODY, RIDE, Party
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Option

GO: Final = "go"
LEFT: Final[tuple[int, ...]] = (*UNITS, GENERIC)  # figures that may be left behind, besides tokens and named leaders
NAVIGATOR: Final = "navigator"


# Which legions.


def fits(s: ArrakisState, what: str, area: int, word: int, captains: int) -> bool:
    """Whether figures in an area are what a card or action speaks of."""
    if what == "any":
        return True
    if what == "leader":
        return led(word)
    if what == "special":
        return count(word, SPECIAL) > 0
    if what == "desert":
        return TERRAIN[area] >= DESERT
    if what == "desert_leader":
        return TERRAIN[area] >= DESERT and led(word)
    if what == "here":
        return area == s.subject
    return captains >> LEADER_OF[what] & 1 == 1


def resting(s: ArrakisState, side: int, area: int) -> tuple[int, int, int]:
    """Who in an area has not moved in this action (R5.2): word, named leaders, tokens."""
    word = s.legions[side][area]
    captains = captains_in(s, side, area) if word >> BITS * NAMED else 0
    tokens = 0
    if word >> BITS * TOKEN & FIELD:
        for token in tokens_in(s, area):
            tokens |= 1 << token
    for _, end, moved, with_captains, with_tokens, _ in s.marches:
        if end == area:
            word -= lesser(word, moved)  # of those who came, some may be lost already (R0.4)
            captains &= ~with_captains
            tokens &= ~with_tokens
    return word, captains, tokens


def legions_for(p: P, side: int, what: str, move: bool, attack: bool) -> list[int]:
    """The legions that may be chosen: fitting ones with somewhere to go, not chosen before in this action."""
    s = p.state
    there = open_areas(s, side, move, attack)
    ways: Ways | None = None
    words = s.legions[side]
    moved = s.marches or s.hunted
    out: list[int] = []
    for area in [s.subject] if what == "here" else legions_of(s, side):
        word = words[area] if what == "any" and not moved else figures_for(s, side, area, what)
        if not word:
            continue
        if not NEAR_MASK[area] & there:
            ways = ways_to(p, side, there) if ways is None else ways
            if not has_way(area, word, there, ways):
                continue
        out.append(area)
    return out


def any_legion(p: P, side: int, what: str, move: bool, attack: bool) -> bool:
    """Whether there is such a legion."""
    s = p.state
    there = open_areas(s, side, move, attack)
    if s.marches or s.hunted or (what != "any" and what != "leader"):
        for area in legions_of(s, side):
            if NEAR_MASK[area] & there and figures_for(s, side, area, what):
                return True
        return len(legions_for(p, side, what, move, attack)) > 0
    words = s.legions[side]  # the usual case: nobody has moved yet, and every legion may, or every one with a leader
    areas = s.armies[side]
    if what == "leader":
        areas = [area for area in areas if words[area] & LED]
    for area in areas:
        if NEAR_MASK[area] & there:
            return True
    ways = ways_to(p, side, there)
    if not ways[0] and not ways[1]:
        return False
    for area in areas:
        if has_way(area, words[area], there, ways):
            return True
    return False


def figures_for(s: ArrakisState, side: int, area: int, what: str) -> int:
    """The figures in an area if they may be chosen, wherever they go; 0 if not."""
    if area == NOBODY or (s.hunted and side == ATREIDES and s.leader_at[paul(s)] == area):
        return 0
    if s.marches:
        for march in s.marches:
            if march[0] == area:
                return 0
        word, captains, _ = resting(s, side, area)
    else:
        word = s.legions[side][area]
        captains = captains_in(s, side, area) if word >> BITS * NAMED else 0
    return word if word & BODY and (what == "any" or fits(s, what, area, word, captains)) else 0


# Choosing.


def choose_legion(p: P, side: int, what: str, move: bool, attack: bool, purpose: str) -> Flow:
    """Ask for a legion, its target, its vehicle and who stays; the party, or None for nobody."""
    s = p.state
    s.party = None

    def areas() -> list[Option]:
        found = [AREAS[area] for area in legions_for(p, side, what, move, attack)]
        return free.with_free_actions(p, side, [*found, DONE])

    ask = Ask(side, "legion", offer=areas, context=purpose)
    chosen = yield ask
    if free.is_free_action(chosen):
        chosen = yield from free.ask_again(p, ask, chosen)
    if chosen == DONE:
        return None
    area = AREA_OF[chosen]

    def ends() -> list[Option]:
        found = fitting_targets(p, side, area, what, move, attack) if has_legion(s, side, area) else []
        return free.with_free_actions(p, side, [*found, DONE])

    ask = Ask(side, "target", offer=ends, context=AREAS[area])
    target = yield ask
    if free.is_free_action(target):
        target = yield from free.ask_again(p, ask, target)
    if target == DONE:
        return None
    word, captains, tokens = resting(s, side, area)
    party = Party()
    party.side = side
    party.area = area
    party.mode = MODE_OF[target[0]]
    party.target = AREA_OF[target[1]]
    party.captains = captains
    party.tokens = tokens
    party.word = without_troops(word) if party.mode == RIDE else word
    s.party = party
    if party.mode in CARRIED:
        yield from choose_vehicle(p, party)
    yield from choose_figures(p, party, what)
    return party


def without_troops(word: int) -> int:
    """SG5.2: troops cannot ride."""
    return word - count(word, TROOP) * ONE[TROOP]


def fitting_targets(p: P, side: int, area: int, what: str, move: bool, attack: bool) -> list[Option]:
    """Targets for the legion in an area; riders are those who are no troops (SG5.2)."""
    s = p.state
    word, captains, _ = resting(s, side, area)
    if not word & BODY or not fits(s, what, area, word, captains):
        return []
    found = targets(p, side, area, move, attack)
    if count(word, TROOP):
        rest = without_troops(word)
        if not rest & BODY or not fits(s, what, area, rest, captains):
            found = [target for target in found if target[0] != MODES[RIDE]]
    return found


def choose_vehicle(p: P, party: Party) -> Flow:
    """Which vehicle carries the party; the legion is carried once a turn (F7, SG7.3)."""
    zones = p.rules.step("carriers")(p, party.side, party.area, party.mode)
    zone = zones[0]
    if len(zones) > 1:
        options: list[Option] = [NAVIGATOR if z == NAVIGATOR_ZONE else ZONES[z] for z in zones]
        name: str = yield Ask(party.side, "vehicle", options, context=AREAS[party.area])
        zone = NAVIGATOR_ZONE if name == NAVIGATOR else ZONE_OF[name]
    party.zone = zone


def may_go(s: ArrakisState, party: Party, what: str, word: int, captains: int) -> bool:
    """R5.1, R0.2: units go, whoever must go goes, and no leader is left without units."""
    if not word & BODY or not fits(s, what, party.area, word, captains):
        return False
    left = s.legions[party.side][party.area] - word
    return left & BODY != 0 or leaders(left) == 0


def stayers(s: ArrakisState, party: Party, what: str) -> list[Option]:
    """Who of the party may still be left behind, and going."""
    out: list[Option] = [GO]
    word = party.word
    for figure in LEFT:
        if word >> BITS * figure & FIELD and may_go(s, party, what, word - ONE[figure], party.captains):
            out.append(FIGURES[figure])
    for leader in in_mask(party.captains):
        if may_go(s, party, what, word - ONE[NAMED], party.captains & ~(1 << leader)):
            out.append(LEADERS[leader].name)
    if party.tokens and may_go(s, party, what, word - ONE[TOKEN], party.captains):
        out += [("token", token) for token in in_mask(party.tokens)]
    return out


def choose_figures(p: P, party: Party, what: str) -> Flow:
    """Leave figures behind one by one, then go; asked only where there is a choice."""
    s = p.state
    while len(stayers(s, party, what)) > 1:
        choice = yield Ask(party.side, "leave", offer=lambda: stayers(s, party, what), context=AREAS[party.target])
        if choice == GO:
            return
        leave(party, choice)


def leave(party: Party, choice: Option) -> None:
    """A figure stays behind."""
    if isinstance(choice, tuple):
        party.tokens &= ~(1 << choice[1])
        party.word -= ONE[TOKEN]
    elif choice in LEADER_OF:
        party.captains &= ~(1 << LEADER_OF[choice])
        party.word -= ONE[NAMED]
    else:
        party.word -= ONE[FIGURE_OF[choice]]
