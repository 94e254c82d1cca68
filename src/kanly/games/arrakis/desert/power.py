"""Desert Power: wormsigns on the sand, or a worm that crawls and attacks (R4.13)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.cards.playing import is_ready, special_action
from kanly.games.arrakis.client.words import DONE, asked, came_to_nothing, declined, message, options_by, refused
from kanly.games.arrakis.desert.worms import (
    STAY,
    bite,
    bitten_areas,
    crawled_areas,
    lift_worm,
    put_worm,
)
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, BIT, DESERT_MASK, EVERYWHERE, mask_of
from kanly.games.arrakis.facts.leaders import LEADER_OF, LEADERS, LEADERS_OF, WILD_MAKER
from kanly.games.arrakis.facts.pieces import ATREIDES, DESERT_POWER
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import add_wormsigns
from kanly.games.arrakis.table.looking import sietch_areas
from kanly.games.arrakis.table.records import MAKER, POOL
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

SIGNS: Final = "wormsigns"
WORM_ACTS: Final = "worm"
SIGNS_PLACED: Final = 2
LEADERS_OF_BOX: Final[tuple[int, ...]] = (*LEADERS_OF[ATREIDES], WILD_MAKER)


def desert_power(p: P) -> Flow:
    """R4.13: either place wormsigns or use a worm."""
    choice = yield Ask(ATREIDES, "desert_power", ways(p))
    if isinstance(choice, tuple):
        special_action(p, LEADER_OF[choice[1]])
    elif choice == SIGNS:
        p.then(("place_signs", p.rules.step("signs_placed")(p)))
    elif choice == WORM_ACTS:
        p.then("use_worm")
    else:
        came_to_nothing(p)


def ways(p: P) -> list[Option]:
    """What Desert Power can do now; leaders with a card on its box have their special action (R4.15)."""
    s = p.state
    out: list[Option] = []
    if POOL in s.wormsigns:
        out.append(SIGNS)
    if s.worms:
        out.append(WORM_ACTS)
    for leader in LEADERS_OF_BOX:
        if p.rules.boxes[leader] == 1 << DESERT_POWER and is_ready(p, leader):
            out.append(("special", LEADERS[leader].name))
    return [*out, DONE]


def signs_placed(p: P) -> int:
    """How many wormsigns; a card of The Spacing Guild may allow more."""
    return SIGNS_PLACED


def sign_areas(s: ArrakisState) -> int:
    """R4.13: deserts without wormsign, sandworm or sietch, as a mask."""
    return DESERT_MASK & (EVERYWHERE ^ (s.signs | s.worms | mask_of(sietch_areas(s))))


def place_signs(p: P, number: int) -> Flow:
    """Wormsigns from the pool, unseen, one an area."""
    s = p.state
    for left in range(number, 0, -1):
        if POOL not in s.wormsigns:
            break
        name: str = yield Ask(ATREIDES, "wormsign", [*NAMES.of(sign_areas(s)), DONE], context=left)
        if name == DONE:
            break
        add_wormsigns(p, [AREA_OF[name]])
    came_to_nothing(p)


def use_worm(p: P) -> Flow:
    """One worm crawls and attacks; some tables allow only one of the two."""
    s = p.state
    name: str = yield Ask(ATREIDES, "worm", NAMES.of(s.worms))
    yield from worm_acts(p, AREA_OF[name], p.rules.setting("worm_acts") == "move_and_attack")
    came_to_nothing(p)


def worm_acts(p: P, area: int, both: bool) -> Flow:
    """A worm crawls up to two areas and attacks one beside it (R10.6, R10.7)."""
    s = p.state
    name: str = yield Ask(ATREIDES, "crawl", [STAY, *NAMES.of(crawled_areas(s, area))], context=AREAS[area])
    moved = name != STAY
    if moved:
        maker = lift_worm(s, area)
        start = area
        area = AREA_OF[name]
        p.tell("worm_crawls", (AREAS[start], AREAS[area]))
        put_worm(p, area, maker)
    prey = bitten_areas(s, area)
    if not prey or (moved and not both):
        return
    target: str = yield Ask(ATREIDES, "bite", [*[AREAS[near] for near in prey], PASS], context=AREAS[area])
    if target == PASS:
        return
    yield from bite(p, AREA_OF[target], s.ground[area] & MAKER != 0)
    if p.rules.setting("worm_follows") and crawled_areas(s, area) & BIT[AREA_OF[target]]:
        put_worm(p, AREA_OF[target], lift_worm(s, area))


def _describe_power(p: P, ask: Ask, option: Option) -> Message:
    if isinstance(option, tuple):
        return message("action-special", ("R4.15",), leader=option[1])
    return declined(p, ask) if option == DONE else message("desert_power-" + option, ("R4.13",))


def _describe_area(p: P, ask: Ask, option: Option) -> Message:
    if option in (STAY, PASS):
        return message(f"{ask.kind}-{option}")
    return message(f"{ask.kind}-option", area=option)


def _why_no_sign(p: P, ask: Ask, option: Option) -> Message | None:
    return None if option == DONE else message("why-no-wormsign", ("R4.13",), area=option)


SCENES: Final = (desert_power, place_signs, use_worm)
STEPS: Final = (signs_placed,)
KINDS: Final = (
    Kind(
        "desert_power",
        [SIGNS, WORM_ACTS, *[("special", LEADERS[leader].name) for leader in LEADERS_OF_BOX], DONE],
        asked(("R4.13",)),
        _describe_power,
        lambda p, ask, option: message("why-not-this-power", ("R4.13", "R4.22")),
    ),
    Kind(
        "wormsign",
        [*AREAS, DONE],
        lambda p, ask: message("ask-wormsign", ("R4.13",), n=ask.context),
        options_by("area", spent=True),
        _why_no_sign,
    ),
    Kind("worm", list(AREAS), asked(("R4.13",)), _describe_area),
    Kind(
        "crawl",
        [STAY, *AREAS],
        lambda p, ask: message("ask-crawl", ("R10.6",), area=ask.context),
        _describe_area,
        refused("why-not-crawl", ("R10.5", "R10.6"), "area"),
    ),
    Kind(
        "bite",
        [*AREAS, PASS],
        lambda p, ask: message("ask-bite", ("R10.7",), area=ask.context),
        _describe_area,
        refused("why-not-bite", ("R10.7",), "area"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"worm_crawls": ("from", "area")}
