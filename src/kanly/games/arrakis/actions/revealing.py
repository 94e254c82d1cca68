"""Bringing hidden things to light: Scouting (R4.18), Guerrilla Training (R4.17), Hawat's Scheming."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions.paths import NAVIGATOR_ZONE, ornithopters_for
from kanly.games.arrakis.battle.casualties import reveal_tokens, trim
from kanly.games.arrakis.cards.visions import describe_token
from kanly.games.arrakis.client.words import DONE, asked, message, options_by
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, ZONE_OF, ZONES
from kanly.games.arrakis.facts.leaders import HAWAT, MOHIAM
from kanly.games.arrakis.facts.pieces import ATREIDES, EMPTY, HARKONNEN, NAVIGATOR, ORNITHOPTER, SPACING_GUILD, TOKENS
from kanly.games.arrakis.facts.planning import SCHEMING
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import reveal_sietch, reveal_token
from kanly.games.arrakis.table.hands import discard
from kanly.games.arrakis.table.looking import under_ornithopter
from kanly.games.arrakis.table.records import GONE
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import enter, leaves
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option

# Scouting.


def can_scout(p: P) -> bool:
    """An ornithopter (or the navigator) flies, and the Spacing Guild has not forbidden it."""
    s = p.state
    return not s.bans >> SPACING_GUILD & 1 and (ORNITHOPTER in s.zones or NAVIGATOR in s.zones)


def hidden_areas(s: ArrakisState) -> list[int]:
    """Areas with a face-down sietch or deployment tokens."""
    found = {area for area in s.tokens if area >= 0}
    for sietch in range(len(s.sietches)):
        if s.sietches[sietch] != GONE and s.sietch_known.masks[sietch] != EVERYONE:
            found.add(s.sietches[sietch])
    return sorted(found)


def scouted_areas(p: P) -> list[int]:
    """Areas with something to find in a sector where a vehicle may look."""
    return [area for area in hidden_areas(p.state) if ornithopters_for(p, area)]


def scout(p: P) -> Flow:
    """R4.18: an ornithopter goes; sietch and tokens of an area are turned."""
    s = p.state
    chosen: str = yield Ask(HARKONNEN, "scout", offer=lambda: [*[AREAS[a] for a in scouted_areas(p)], DONE])
    if chosen == DONE:
        return
    area = AREA_OF[chosen]
    zones = ornithopters_for(p, area)
    zone = zones[0]
    if len(zones) > 1:
        options: list[Option] = ["navigator" if z == NAVIGATOR_ZONE else ZONES[z] for z in zones]
        name: str = yield Ask(HARKONNEN, "vehicle", options, context=AREAS[area])
        zone = NAVIGATOR_ZONE if name == "navigator" else ZONE_OF[name]
    at = s.zones.index(NAVIGATOR) if zone == NAVIGATOR_ZONE else zone
    if s.zones[at] == ORNITHOPTER:
        s.vehicles[ORNITHOPTER] += 1
    s.zones[at] = EMPTY
    p.tell("scouted", (AREAS[area], ZONES[at]))
    yield from show_area(p, area)


def show_area(p: P, area: int) -> Flow:
    """The sietch and all deployment tokens of an area are turned."""
    reveal_sietch(p, area)
    yield from reveal_tokens(p, area)


# Guerrilla Training.


def guerrilla_tokens(p: P) -> list[int]:
    """Own tokens that no ornithopter watches."""
    s = p.state
    return [
        token
        for token in range(TOKENS)
        if s.tokens[token] >= 0 and not under_ornithopter(s, p.rules.zones[s.tokens[token]])
    ]


def has_guerrilla(p: P) -> bool:
    """Whether there is such a token."""
    s = p.state
    zones = p.rules.zones
    for area in s.tokens:
        if area >= 0 and not under_ornithopter(s, zones[area]):
            return True
    return False


def guerrilla(p: P) -> Flow:
    """R4.17: a deployment token is turned by choice."""
    s = p.state
    token = yield Ask(ATREIDES, "turn_token", offer=lambda: [*guerrilla_tokens(p), DONE])
    if token != DONE:
        area = s.tokens[token]
        reveal_token(p, token)
        yield from trim(p, ATREIDES, area)


# Hawat's Scheming.


def scheme(p: P) -> Flow:
    """Two or three copies are discarded: Hawat leaves the game, Gaius Helen Mohiam enters."""
    s = p.state
    number: int = yield Ask(HARKONNEN, "schemes", offer=lambda: list(range(2, len(_copies(s)) + 1)))
    for card in _copies(s)[:number]:
        discard(p, HARKONNEN, card)
    leaves(p, HAWAT)
    enter(p, MOHIAM)


def _copies(s: ArrakisState) -> list[int]:
    return [card for card in s.hands[HARKONNEN] if card in SCHEMING]


# Words.


def _why_no_scouting(p: P, ask: Ask, option: Option) -> Message | None:
    if option == DONE:
        return None
    if AREA_OF[option] not in hidden_areas(p.state):
        return message("why-nothing-hidden", ("R4.18",), area=option)
    return message("why-not-connected", ("R4.18", "R0.8"), area=option)


def _why_not_turned(p: P, ask: Ask, option: Option) -> Message | None:
    if option == DONE or p.state.tokens[option] < 0:
        return None
    return message("why-watched", ("R4.17",), area=AREAS[p.state.tokens[option]])


KINDS: Final = (
    Kind("scout", [*AREAS, DONE], asked(("R4.18",)), options_by("area"), _why_no_scouting),
    Kind("turn_token", [*range(TOKENS), DONE], asked(("R4.17",)), describe_token, _why_not_turned),
    Kind("schemes", [2, 3], asked(), options_by("n")),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"scouted": ("area", "zone")}
