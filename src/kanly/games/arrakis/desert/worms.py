"""Wormsigns and sandworms: turning signs, worms that appear, crawl and attack (R10.2-R10.8)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.battle.casualties import roll_combat, special_hits
from kanly.games.arrakis.client.words import message, options_by, refused
from kanly.games.arrakis.facts.board import (
    AREA_OF,
    AREAS,
    BIT,
    BLASTED,
    CRAWLED_TO,
    DEEP_DESERT,
    EXPOSED,
    MOUNTAIN,
    NEAR,
    TERRAIN,
    WALLED,
    ZONE_OF,
    ZONES,
)
from kanly.games.arrakis.facts.leaders import WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    BURROWING,
    CARRYALL,
    EMPTY,
    HARKONNEN,
    SAND,
    SANDWORMS,
    SPECIAL_IN,
    WILD_MAKER_DICE,
    WORM_DICE,
    WORMSIGNS,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import occupy, remove_harvester, shift, take_sign
from kanly.games.arrakis.table.looking import (
    captains_in,
    has_legion,
    in_play,
    is_free,
    is_sheltered,
    worm_ground,
)
from kanly.games.arrakis.table.records import ANY_WORM, HARVESTER, MAKER, NOBODY, READY, WORM
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind, Message, Option

STAY: Final = "stay"


# Turning a wormsign.


def open_wormsign(p: P, area: int) -> int:
    """The wormsign of an area is turned for all to see; which it is."""
    s = p.state
    sign = s.wormsigns.index(area)
    p.reveal(EVERYONE, s.wormsign_known, sign)
    p.tell("wormsign_turned", (AREAS[area], WORMSIGNS[p.rules.values.wormsigns[sign]]))
    return sign


def close_wormsign(s: ArrakisState, sign: int) -> None:
    """A turned wormsign goes back to the pool, and nobody can tell it from the others there."""
    take_sign(s, sign)
    s.wormsign_known.forget([sign])


def flip_wormsign(p: P, area: int) -> Flow:
    """R5.7, R10.2: a wormsign is turned and resolved at once."""
    sign = open_wormsign(p, area)
    yield from resolve_wormsign(p, sign)


def resolve_wormsign(p: P, sign: int) -> Flow:
    """Sand: nothing; sandworm: a worm; burrowing: a worm in deep desert only."""
    s = p.state
    area = s.wormsigns[sign]
    face = p.rules.values.wormsigns[sign]
    close_wormsign(s, sign)
    if face != SAND and (face != BURROWING or TERRAIN[area] == DEEP_DESERT):
        yield from appear(p, area)


# A worm appears.


def appear(p: P, area: int) -> Flow:
    """R10.3, R10.10: the legion flees or is attacked, the harvester is lost or saved, the worm is placed.

    Only then does the legion arrive where it fled to (R5.9, R10.12): it cannot come back from a worm that waits there.
    """
    s = p.state
    end = NOBODY
    p.tell("worm_appears", (AREAS[area],))
    if has_legion(s, HARKONNEN, area):
        ways = [near for near in NEAR[area] if is_free(s, HARKONNEN, near)]
        if not ways:
            yield from attack_legion(p, area, WORM_DICE)
            return
        end = yield from flee(p, area, ways)
    if s.ground[area] & HARVESTER:
        yield from lose_harvester(p, area)
    yield from place_worm(p, area)
    if end != NOBODY:
        yield from p.rules.step("arrive_in")(p, HARKONNEN, end, False)


def flee(p: P, area: int, ways: list[int]) -> Flow:
    """R10.3: the legion retreats from the worm, whole; where to."""
    s = p.state
    end = ways[0]
    if len(ways) > 1:
        chooser = HARKONNEN if p.rules.setting("worm_retreat_choice") == "harkonnen" else ATREIDES
        name: str = yield Ask(chooser, "flee", [AREAS[way] for way in ways], context=AREAS[area])
        end = AREA_OF[name]
    word = s.legions[HARKONNEN][area]
    captains = captains_in(s, HARKONNEN, area)
    shift(s, HARKONNEN, area, -word)
    shift(s, HARKONNEN, end, word)
    for leader in range(captains.bit_length()):
        if captains >> leader & 1:
            s.leader_at[leader] = end
    p.tell("fled", (AREAS[area], AREAS[end]))
    return end


def lose_harvester(p: P, area: int) -> Flow:
    """R10.3: a harvester is lost to a worm, unless a carryall from a connected air zone saves it."""
    s = p.state
    zones = [zone for zone in p.rules.zones[area] if s.zones[zone] == CARRYALL]
    if zones:
        name: str = yield Ask(HARKONNEN, "rescue", [*[ZONES[zone] for zone in zones], PASS], context=AREAS[area])
        if name != PASS:
            occupy(s, ZONE_OF[name], EMPTY)
            s.vehicles[CARRYALL] += 1
            p.tell("rescued", (AREAS[area], name))
            return
    remove_harvester(p, area)


def maker_ready(s: ArrakisState) -> bool:
    """The Wild Maker is in play and not on the board."""
    return in_play(s, WILD_MAKER) and s.leader_at[WILD_MAKER] < 0


def put_worm(p: P, area: int, maker: bool) -> None:
    """A worm figure stands in an area."""
    s = p.state
    s.worms |= BIT[area]
    if maker:
        s.ground[area] |= MAKER
        s.leader_at[WILD_MAKER] = area
    else:
        s.ground[area] |= WORM
    p.tell("worm_placed", (AREAS[area], "wild_maker" if maker else "sandworm"))


def lift_worm(s: ArrakisState, area: int) -> bool:
    """A worm figure leaves an area; whether it was the Wild Maker."""
    maker = s.ground[area] & MAKER != 0
    s.ground[area] &= ~ANY_WORM
    s.worms &= ~BIT[area]
    if maker:
        s.leader_at[WILD_MAKER] = READY
    return maker


def place_worm(p: P, area: int) -> Flow:
    """R10.4, R10.11: from the supply; the Wild Maker instead if he is free; with all in use, one from elsewhere."""
    s = p.state
    if s.ground[area] & ANY_WORM:
        return
    figures: list[Option] = []
    if s.worms.bit_count() - (1 if s.leader_at[WILD_MAKER] >= 0 else 0) < SANDWORMS:
        figures.append("sandworm")
    if maker_ready(s):
        figures.append("wild_maker")
    if not figures:
        name: str = yield Ask(ATREIDES, "worm_from", NAMES.of(s.worms), context=AREAS[area])
        put_worm(p, area, lift_worm(s, AREA_OF[name]))
        return
    figure: str = figures[0]
    if len(figures) > 1:
        figure = yield Ask(ATREIDES, "worm_figure", figures, context=AREAS[area])
    put_worm(p, area, figure == "wild_maker")


# Worms crawl and attack.


def crawled_areas(s: ArrakisState, area: int) -> int:
    """R10.6: where a worm can crawl from an area, as a mask."""
    return CRAWLED_TO[area] & worm_ground(s)


def struck_from(s: ArrakisState, area: int) -> list[int]:
    """The areas that a worm can strike from an area: adjacent ones, and plateaus behind a blasted mountain (R12.3)."""
    found = list(NEAR[area])
    if s.atomics >= 0:
        mountain = BLASTED[s.atomics]
        if area in NEAR[mountain] or area in WALLED[mountain]:
            found += [plateau for plateau in EXPOSED[s.atomics] if plateau not in found]
    return found


def bitten_areas(s: ArrakisState, area: int) -> list[int]:
    """R10.7: Harkonnen legions and harvesters beside a worm; not in mountains, not on sheltered plateaus."""
    return [
        near
        for near in struck_from(s, area)
        if TERRAIN[near] != MOUNTAIN
        and not is_sheltered(s, near)
        and (has_legion(s, HARKONNEN, near) or s.ground[near] & HARVESTER)
    ]


def bite(p: P, area: int, maker: bool) -> Flow:
    """R10.7: a worm attacks an area."""
    s = p.state
    if has_legion(s, HARKONNEN, area):
        yield from attack_legion(p, area, WILD_MAKER_DICE if maker else WORM_DICE)
    else:
        p.tell("worm_attacks", (AREAS[area],))
        yield from lose_harvester(p, area)


def attack_legion(p: P, area: int, dice: int) -> Flow:
    """A special attack; if nobody is left, a harvester there is lost too."""
    s = p.state
    p.tell("worm_attacks", (AREAS[area],))
    roll = roll_combat(p, dice)
    p.tell("rolled", (dice, roll[0], roll[1], roll[2]))
    yield from special_hits(p, HARKONNEN, area, roll[0] + roll[2] * SPECIAL_IN[TERRAIN[area]])
    if s.ground[area] & HARVESTER and not has_legion(s, HARKONNEN, area):
        yield from lose_harvester(p, area)


def _ask_here(kind: str, *rules: str) -> Kind:
    return Kind(
        kind,
        list(AREAS),
        lambda p, ask: message("ask-" + kind, rules, area=ask.context),
        options_by("area"),
        refused("why-not-" + kind, rules, "area"),
    )


def _describe_rescue(p: P, ask: Ask, option: Option) -> Message:
    return message("rescue-pass") if option == PASS else message("rescue-option", zone=option)


KINDS: Final = (
    _ask_here("flee", "R10.3"),
    _ask_here("worm_from", "R10.11"),
    Kind(
        "rescue",
        [*ZONES, PASS],
        lambda p, ask: message("ask-rescue", ("R10.3",), area=ask.context),
        _describe_rescue,
        lambda p, ask, option: message("why-no-rescue", ("R10.3", "R0.8")),
    ),
    Kind(
        "worm_figure",
        ["sandworm", "wild_maker"],
        lambda p, ask: message("ask-worm_figure", ("R10.4",), area=ask.context),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "wormsign_turned": ("area", "face"),
    "worm_appears": ("area",),
    "worm_placed": ("area", "worm"),
    "worm_attacks": ("area",),
    "fled": ("from", "area"),
    "rescued": ("area", "zone"),
    "rolled": ("dice", "hits", "shields", "specials"),
}
