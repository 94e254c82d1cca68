"""A rival's turn: cards are revealed until one sends its agent; it gains what the card shows, and deploys (RIV-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.conditions import InfluenceAt
from kanly.games.imperium.modules.rivals.deciding import carry_out_all
from kanly.games.imperium.modules.rivals.effects import BonusSpiceAt
from kanly.games.imperium.modules.rivals.hagal import reveal_hagal
from kanly.games.imperium.modules.rivals.pieces import Route
from kanly.games.imperium.modules.rivals.priorities import leads
from kanly.games.imperium.modules.rivals.table import in_force, is_rival, rival_houses
from kanly.games.imperium.phases.sending import arrived
from kanly.games.imperium.phases.turns import end_turn
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.standing import FRIENDS
from kanly.games.imperium.table.state import NOBODY, SENT
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, RulesError

AHEAD: Final = 3  # units: more lead than this no rival wants that deploys with care (RIV-83)
BEHIND: Final = 2  # influence: so far behind, a faction is given up (RIV-82)
LAST_LEVEL: Final = 3
DECKS: Final = 50  # so often the deck may go by without a card that sends an agent; there is always one (RIV-11)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hagal_skipped": ("house", "hagal", "space", "why"),
    "hagal_used": ("house", "hagal"),
    "hagal_sends": ("house", "hagal", "space"),
}


def rival_turn(p: P, h: int) -> Flow:
    """One agent goes where the House Hagal deck sends it."""
    s = p.state
    route = yield from find_route(p, h)
    space = route.on(p.rules.box)
    place_agent(p, h, space)
    lay_open(s, route.names)
    yield from carry_out_all(p, h)
    deploy(p, h)
    end_turn(p, h)


def find_route(p: P, h: int) -> Flow:
    """Reveal cards until one can send the agent; those without a space do their work on the way (RIV-11, RIV-13)."""
    box = p.rules.box
    x = p.rules.cast(p, h, NOBODY)
    for _ in range(DECKS * len(box.stocks["hagal"].copies)):
        card = reveal_hagal(p, h)
        if not card.routes:
            tell_of(p, "hagal_used", h, card.name)
            lay_open(p.state, card.gains)
            yield from carry_out_all(p, h)
            continue
        route = card.route(x)
        if route is None:
            tell_of(p, "hagal_used", h, card.name)
            continue
        space = route.on(box)
        why = why_skipped(p, h, route, space)
        if not why:
            tell_of(p, "hagal_sends", h, card.name, space.name)
            return route
        tell_of(p, "hagal_skipped", h, card.name, space.name, why)
    raise RulesError("no House Hagal card sends the rival anywhere")


def why_skipped(p: P, h: int, route: Route, space: Space) -> str:
    """What keeps the rival from a space: an agent, the card's condition, politics; "": nothing (RIV-11)."""
    if p.rules.steps["rival_blocked"](p, h, space):
        return "occupied"
    needs = route.needs
    if needs is not None and not needs.holds(p.rules.cast(p, h, NOBODY)):
        if isinstance(needs, InfluenceAt):
            return "influence"
        return "spice" if isinstance(needs, BonusSpiceAt) else "condition"
    if route.politics >= 0 and in_force(p.rules, "smart_politics"):
        return unpolitic(p, h, route.politics)
    return ""


def unpolitic(p: P, h: int, f: int) -> str:
    """Why more influence would be wasted: a safe alliance, or one that is out of reach (RIV-82)."""
    s = p.state
    ahead = leads(p, h, f)
    if s.alliances[f] == h:
        return "safe" if ahead > 0 else ""
    return "behind" if s.houses[h].influence[f] >= FRIENDS and ahead <= -BEHIND else ""


def place_agent(p: P, h: int, space: Space) -> None:
    """The agent arrives; price, requirement and effects of the space are not the rival's business (RIV-12)."""
    s = p.state
    turn = s.on_turn
    turn.stage = SENT
    turn.space = space.number
    turn.combat = space.combat
    p.rules.steps["rival_places"](p, h, space.number)
    arrived(p, h, space)
    for g in rival_houses(s):
        if g != h:  # it may have been paid for the visit
            p.rules.steps["rival_spends"](p, g)


def rival_begins(p: P, h: int) -> None:
    """The turn of a rival begins; modules add what it does before its agent sets out."""


def rival_places(p: P, h: int, space: int) -> None:
    """A rival's agent goes from its leader to a space."""
    p.rules.steps["place_agent"](p, h, space)


def deploy(p: P, h: int) -> None:
    """On a combat space every recruit of this turn and up to two more (RIV-30), or as many as are of use (RIV-83)."""
    n: int = p.rules.steps["rival_sends"](p, h, forces.room(p.state))
    if n:
        p.rules.steps["rival_fields"](p, h, n)


def rival_sends(p: P, h: int, n: int) -> int:
    """How many of so many units a rival wants in the conflict: with care, as many as are of use (RIV-83)."""
    s = p.state
    if not in_force(p.rules, "expert_deployment") or p.rules.box.trophies[s.conflict].level == LAST_LEVEL:
        return n
    strongest = max([forces.units(s.houses[g]) for g in range(len(s.houses)) if g != h])
    return max(0, min(n, strongest + AHEAD - forces.units(s.houses[h])))


def rival_fields(p: P, h: int, most: int) -> None:
    """A rival sends units into the conflict, as many as it has and may."""
    n = min(most, p.state.houses[h].garrison)
    if n:
        forces.deploy(p, h, n)


def rival_blocked(p: P, h: int, space: Space) -> bool:
    """Whether agents keep a rival out of a space (RIV-11)."""
    return p.state.agents[space.number] > 0


# In place of what a seat would do.


def turns_by_rule(play: Callable[[P, int], Flow]) -> Callable[[Any], Any]:
    """What makes turns of rivals a matter of rules: `play` is such a turn, which asks no rival."""

    def wrap(inner: Callable[[P, int], Flow]) -> Callable[[P, int], Flow]:
        def scene(p: P, h: int) -> Flow:
            if not is_rival(p.state, h):
                return inner(p, h)
            p.rules.steps["rival_begins"](p, h)
            return play(p, h)

        return scene

    return wrap


def turn_with_agent(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """A rival has turns while it has agents; where the table says so, until the first player reveals (RIV-10)."""

    def step(p: P, h: int) -> bool:
        s = p.state
        if not is_rival(s, h):
            return inner(p, h)
        stops = p.rules.seats == 2 and p.rules.setting("rival_stops") and s.houses[s.first].revealed
        return s.houses[h].agents > 0 and not stops

    return step


STEPS: Final[tuple[Any, ...]] = (rival_begins, rival_places, rival_fields, rival_sends, rival_blocked)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"turn": turns_by_rule(rival_turn), "has_turn": turn_with_agent}
