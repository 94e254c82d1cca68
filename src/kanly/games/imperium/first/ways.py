"""What changes where an agent may go: The Voice, an envoy, infiltration, and the Kwisatz Haderach (BAS-86, BAS-140)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.client.words import message, options_by
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.first.leaders import FirstLeader
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.phases.sending import closed_doors, short_doors, too_dear, ways_of
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import ALL_FACTIONS
from kanly.games.imperium.pieces.intrigues import Way
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import CHOOSING, NOBODY, opponents
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

LEADER: Final = "leader"  # where an agent comes from that is not on the board

EVENTS: Final = {"voice": ("house", "space"), "moves_agent": ("house", "space")}


# The Voice.


class Voice(Effect):
    """Opponents send no agents to a space until the own next turn (BAS-141)."""

    def do(self, x: Cast) -> Flow | None:
        return self._speak(x)

    def _speak(self, x: Cast) -> Flow:
        name: str = yield Ask(x.seat, "voice", [space.name for space in x.box.spaces])
        first_table(x.s).voices.append((x.box.space_of[name], x.actor))
        tell_of(x.p, "voice", x.actor, name)

    def text(self) -> Message:
        return Message("voice")

    def value(self, x: Cast) -> float:
        return 0.3


def under_voice(x: Cast, space: Space) -> bool:
    """Whether an opponent's voice keeps the house out of a space."""
    foes = opponents(x.s, x.actor)
    return any(number == space.number and owner in foes for number, owner in first_table(x.s).voices)


def barred_by_voice(inner: Callable[[Cast], int]) -> Callable[[Cast], int]:
    """Spaces under The Voice of an opponent (BAS-141)."""

    def step(x: Cast) -> int:
        mask = inner(x)
        voices = first_table(x.s).voices
        if voices:
            foes = opponents(x.s, x.actor)
            for number, owner in voices:
                if owner in foes:
                    mask |= x.box.spaces[number].doors
        return mask

    return step


def why_voice(inner: Callable[[Cast, Space], Message | None]) -> Callable[[Cast, Space], Message | None]:
    """The Voice as a reason."""

    def step(x: Cast, space: Space) -> Message | None:
        if under_voice(x, space):
            return message("why-not-voice", ("BAS-141",), space=space.name)
        return inner(x, space)

    return step


# Plots before an agent is sent.


class BeforeSending(Effect):
    """A plot that changes how the agent of this turn is sent; too late afterwards."""

    def ready(self, x: Cast) -> bool:
        return x.s.on_turn.stage == CHOOSING

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-before-sending", rules=("BAS-86",))

    def value(self, x: Cast) -> float:
        return 0.3 * rates(x).agent


class Envoy(BeforeSending):
    """The card that is played this turn also has the icons of all factions."""

    def do(self, x: Cast) -> Flow | None:
        first_table(x.s).envoy = True
        return None

    def text(self) -> Message:
        return Message("envoy")


class Infiltrate(BeforeSending):
    """Opponents do not block the agent of this turn."""

    def do(self, x: Cast) -> Flow | None:
        first_table(x.s).infiltrating = True
        return None

    def text(self) -> Message:
        return Message("infiltrate")


def opened_by_envoy(inner: Callable[[Cast], int]) -> Callable[[Cast], int]:
    """An envoy opens the spaces of the factions to every card (BAS-23, BAS-86)."""

    def step(x: Cast) -> int:
        mask = inner(x)
        if first_table(x.s).envoy:
            for space in x.box.spaces:
                if space.icon in ALL_FACTIONS:
                    mask |= space.doors
        return mask

    return step


def icons_of_envoy(inner: Callable[[Cast], tuple[int, ...]]) -> Callable[[Cast], tuple[int, ...]]:
    """An envoy gives the card the icons of all factions (BAS-86)."""

    def step(x: Cast) -> tuple[int, ...]:
        icons = inner(x)
        return (*icons, *ALL_FACTIONS) if first_table(x.s).envoy else icons

    return step


def may_be_opened(inner: Callable[[Card, Space], bool]) -> Callable[[Card, Space], bool]:
    """Any card may be played with an envoy."""
    return lambda card, space: space.faction >= 0 or inner(card, space)


def unblocked(inner: Callable[[Cast], int]) -> Callable[[Cast], int]:
    """Where others do not block: everywhere for who infiltrates, at some spaces for some leaders (BAS-64, BAS-86)."""

    def step(x: Cast) -> int:
        if first_table(x.s).infiltrating:
            return x.box.doors
        leader = x.box.leaders[x.me.leader]
        return inner(x) | leader.passed_doors if isinstance(leader, FirstLeader) else inner(x)

    return step


# The Kwisatz Haderach.


class Haderach(Act):
    """A card that sends an agent anywhere, taken from the board if need be, is one more way to play (BAS-140)."""

    def __init__(self) -> None:
        super().__init__("anywhere", stages=(CHOOSING,))

    def cards(self, box: Box) -> list[Card]:
        return [card for card in box.cards.values() if card.anywhere]

    def offer(self, x: Cast, options: list[Option]) -> None:
        for piece in x.me.hand:
            card = x.box.pieces[piece]
            if card.anywhere:
                doors = x.box.doors & ~(too_dear(x) | closed_doors(x) | short_doors(x))
                options += [way for way in ways_of(x.box, card, doors) if way not in options]


def pick_agent(inner: Callable[[P, int, Space], Flow | None]) -> Callable[[P, int, Space], Flow | None]:
    """Who plays such a card says which agent sets out (BAS-140)."""

    def step(p: P, h: int, space: Space) -> Flow | None:
        pieces = p.rules.box.pieces
        for card in p.state.on_turn.cards:
            if pieces[card].anywhere:
                return _pick(p, h)
        return inner(p, h, space)

    return step


def _pick(p: P, h: int) -> Flow:
    """An agent from the board comes home first, and so frees its space (BAS-44)."""
    origins: list[Option] = [LEADER] if p.rules.steps["agent_ready"](p, h) else []
    origins += [p.rules.box.spaces[space].name for space in p.rules.steps["agents_to_move"](p, h)]
    origin: str = origins[0] if len(origins) == 1 else (yield Ask(p.state.houses[h].seat, "origin", origins))
    if origin != LEADER:
        p.rules.steps["take_back_agent"](p, h, p.rules.box.space_of[origin])
        tell_of(p, "moves_agent", h, origin)


def agents_to_move(p: P, h: int) -> list[int]:
    """The spaces from which an agent of the house may set out once more (BAS-140)."""
    agents = p.state.agents
    return [space for space in range(len(agents)) if agents[space] >> h & 1]


def two_on_a_space(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """A second own agent on one space."""

    def step(p: P, h: int, space: int) -> None:
        if p.state.agents[space] >> h & 1:
            first_table(p.state).doubled[h] = space
        inner(p, h, space)

    return step


def one_of_two(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """Of two own agents on one space one stays."""

    def step(p: P, h: int, space: int) -> None:
        inner(p, h, space)
        table = first_table(p.state)
        if table.doubled[h] == space:
            table.doubled[h] = NOBODY
            p.state.agents[space] |= 1 << h

    return step


def also_of_two(inner: Callable[[P, int], list[int]]) -> Callable[[P, int], list[int]]:
    """Of two own agents on one space only one was sent this turn."""

    def step(p: P, h: int) -> list[int]:
        spaces = inner(p, h)
        doubled = first_table(p.state).doubled[h]
        return spaces if doubled == NOBODY or doubled in spaces else sorted([*spaces, doubled])

    return step


def both_home(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """At the end of the round no agent is left on the board."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        first_table(p.state).doubled[h] = NOBODY

    return step


# The turn.


def fresh_turn(inner: Callable[[P, int], Flow]) -> Callable[[P, int], Flow]:
    """What plots of the last turn have changed is over, and so is the own Voice (BAS-141)."""

    def scene(p: P, h: int) -> Flow:
        begin_turn(p, h)
        return inner(p, h)

    return scene


def begin_turn(p: P, h: int) -> None:
    """Nothing has been done yet in the turn of a house."""
    table = first_table(p.state)
    table.harvested = False
    table.acted = False
    table.envoy = False
    table.infiltrating = False
    table.bankers = 0
    if table.voices:
        table.voices = [voice for voice in table.voices if voice[1] != h]


def remember_act(inner: Callable[[P, int, Option], Flow | None]) -> Callable[[P, int, Option], Flow | None]:
    """A tile or whatever else a module brings was used in this turn."""

    def step(p: P, h: int, option: Option) -> Flow | None:
        first_table(p.state).acted = True
        return inner(p, h, option)

    return step


def remember_plot(inner: Callable[[P, int, Way], None]) -> Callable[[P, int, Way], None]:
    """Something was done in this turn."""

    def step(p: P, h: int, way: Way) -> None:
        inner(p, h, way)
        first_table(p.state).acted = True

    return step


def _spaces(rules: Any) -> list[Option]:
    return [space.name for space in rules.box.spaces]


def _origin(p: P, ask: Ask, option: Option) -> Message:
    return Message("origin-leader", rules=("BAS-140",)) if option == LEADER else _FROM(p, ask, option)


_FROM: Final = options_by("space", "BAS-140")
KINDS: Final[tuple[Kind, ...]] = (
    Kind("voice", _spaces, describe=options_by("space", "BAS-141"), public=True),
    Kind("origin", lambda rules: [LEADER, *_spaces(rules)], describe=_origin, public=True),
)
STEPS: Final[tuple[Any, ...]] = (agents_to_move,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "barred_doors": barred_by_voice,
    "why_barred": why_voice,
    "more_doors": opened_by_envoy,
    "added_icons": icons_of_envoy,
    "may_open": may_be_opened,
    "unblocked_doors": unblocked,
    "approach": pick_agent,
    "agents_before": also_of_two,
    "agents_home": both_home,
    "place_agent": two_on_a_space,
    "take_back_agent": one_of_two,
    "turn": fresh_turn,
    "played_intrigue": remember_plot,
    "act_besides": remember_act,
}


def voice() -> Effect:
    """Keep opponents out of a space."""
    return Voice()


def envoy() -> Effect:
    """Give the card of this turn the icons of all factions."""
    return Envoy()


def infiltrate() -> Effect:
    """Let nobody block the agent of this turn."""
    return Infiltrate()
