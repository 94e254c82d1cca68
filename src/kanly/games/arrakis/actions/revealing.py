"""Bringing hidden things to light: Scouting (R4.18), Guerrilla Training (R4.17), Hawat's Scheming."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions.paths import NAVIGATOR_ZONE, ornithopters_for, under, under_scouts
from kanly.games.arrakis.battle.casualties import reveal_tokens, trim
from kanly.games.arrakis.cards.visions import describe_token
from kanly.games.arrakis.client.words import DONE, asked, message, options_by
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, BIT, ZONE_OF, ZONES
from kanly.games.arrakis.facts.leaders import HAWAT, MOHIAM
from kanly.games.arrakis.facts.pieces import ATREIDES, EMPTY, HARKONNEN, NAVIGATOR, ORNITHOPTER, SPACING_GUILD, TOKENS
from kanly.games.arrakis.facts.planning import CARD_DESIGN, SCHEMING_DESIGN
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import occupy, reveal_sietch, reveal_token
from kanly.games.arrakis.table.hands import discard
from kanly.games.arrakis.table.records import GONE
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import enter, leaves
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Message, Option

# Scouting.


def can_scout(p: P) -> bool:
    """R4.18, R4.20: an ornithopter or the navigator flies over something hidden; not under a ban, not in a battle."""
    s = p.state
    if s.bans >> SPACING_GUILD & 1 or s.battle is not None:
        return False
    watched = under_scouts(p)
    if not watched:
        return False
    for area in s.tokens:  # the first that is found is enough
        if area >= 0 and watched & BIT[area]:
            return True
    return hidden_sietches(s) & watched != 0


def hidden_areas(s: ArrakisState) -> int:
    """Areas with a face-down sietch or deployment tokens, as a mask."""
    hidden = hidden_sietches(s)
    for area in s.tokens:
        if area >= 0:
            hidden |= BIT[area]
    return hidden


def hidden_sietches(s: ArrakisState) -> int:
    """Areas with a face-down sietch, as a mask."""
    hidden = 0
    for sietch in range(len(s.sietches)):
        if s.sietches[sietch] != GONE and s.sietch_known.masks[sietch] != EVERYONE:
            hidden |= BIT[s.sietches[sietch]]
    return hidden


def scouted_areas(p: P) -> int:
    """Areas with something to find in a sector where a vehicle may look (SG8.2: the navigator too)."""
    return hidden_areas(p.state) & under_scouts(p)


def scout(p: P) -> Flow:
    """R4.18: an ornithopter goes; sietch and tokens of an area are turned."""
    s = p.state
    chosen: str = yield Ask(HARKONNEN, "scout", offer=lambda: [*NAMES.of(scouted_areas(p)), DONE])
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
    occupy(s, at, EMPTY)
    p.tell("scouted", (AREAS[area], ZONES[at]))
    yield from show_area(p, area)


def show_area(p: P, area: int) -> Flow:
    """The sietch and all deployment tokens of an area are turned."""
    reveal_sietch(p, area)
    yield from reveal_tokens(p, area)


# Guerrilla Training.


def guerrilla_tokens(p: P) -> list[int]:
    """Own tokens that no ornithopter watches."""
    tokens = p.state.tokens
    watched = under(p, ORNITHOPTER)
    return [token for token in range(TOKENS) if tokens[token] >= 0 and not watched & BIT[tokens[token]]]


def has_guerrilla(p: P) -> bool:
    """Whether there is such a token."""
    watched = under(p, ORNITHOPTER)
    for area in p.state.tokens:
        if area >= 0 and not watched & BIT[area]:
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
    number: int = yield Ask(HARKONNEN, "schemes", offer=lambda: list(range(2, schemes(s) + 1)))
    copies = [card for card in s.hands[HARKONNEN] if CARD_DESIGN[card] == SCHEMING_DESIGN]
    for card in copies[:number]:
        discard(p, HARKONNEN, card)
    leaves(p, HAWAT)
    enter(p, MOHIAM)


def schemes(s: ArrakisState) -> int:
    """How many copies the Harkonnen hold."""
    number = 0
    for card in s.hands[HARKONNEN]:
        if CARD_DESIGN[card] == SCHEMING_DESIGN:
            number += 1
    return number


# Words.


def _why_no_scouting(p: P, ask: Ask, option: Option) -> Message | None:
    if option == DONE:
        return None
    if not hidden_areas(p.state) & BIT[AREA_OF[option]]:
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
