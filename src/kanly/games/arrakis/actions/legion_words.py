"""The questions about a legion, its target, its vehicle and who goes along, in words; and why an answer is missing."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions import free
from kanly.games.arrakis.actions.legions import GO, LEFT, NAVIGATOR, resting, without_troops
from kanly.games.arrakis.actions.paths import MODE_OF, TARGETS, targets
from kanly.games.arrakis.battle.casualties import CAPTAINS, crowded, describe_figure
from kanly.games.arrakis.client.words import DONE, declined, message, wasted
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, ZONES
from kanly.games.arrakis.facts.pieces import ATREIDES, FIGURES, TOKENS
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.legions import BODY, body
from kanly.games.arrakis.table.looking import can_be_attacked, has_legion, is_free, paul
from kanly.games.arrakis.table.records import MODES, RIDE
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Kind, Message, Option


def _why_no_legion(p: P, ask: Ask, option: Option) -> Message | None:
    s = p.state
    if option == DONE or option not in AREA_OF:
        return None
    area = AREA_OF[option]
    if not has_legion(s, ask.seat, area):
        return message("why-no-legion", ("R0.2",), area=option)
    if area in [march[0] for march in s.marches]:
        return message("why-moved-already", ("R5.2", "R4.8"), area=option)
    if not resting(s, ask.seat, area)[0] & BODY:
        return message("why-moved-already", ("R5.2", "R4.8"), area=option)
    if s.hunted and ask.seat == ATREIDES and s.leader_at[paul(s)] == area:
        return message("why-hunted", ("R4.16",), area=option)
    if not targets(p, ask.seat, area, True, True):
        return message("why-nowhere-to-go", ("R5.1",), area=option)
    return message("why-not-this-legion", ("R4.8", "R4.9"), area=option)


def _why_no_target(p: P, ask: Ask, option: Option) -> Message | None:
    s = p.state
    if option == DONE or not isinstance(option, tuple) or option[0] not in MODE_OF:
        return None
    area = AREA_OF[option[1]]
    if not is_free(s, ask.seat, area) and not can_be_attacked(s, ask.seat, area):
        return message("why-sandworm-there", ("R7.1", "R10.8"), area=option[1])
    rules = p.rules.cited.get(option[0])
    return None if rules is None else message("why-too-far-" + option[0], rules, area=option[1], from1=ask.context)


def _aims(p: P, ask: Ask) -> str:
    """What is offered: to go somewhere, to attack something, or both."""
    ends = [option[1] for option in ask.options if isinstance(option, tuple) and option[0] in MODE_OF]
    attacks = [end for end in ends if can_be_attacked(p.state, ask.seat, AREA_OF[end])]
    if not attacks:
        return "move"
    return "attack" if len(attacks) == len(ends) else "either"


def _ask_target(p: P, ask: Ask) -> Message:
    return message("ask-target-" + _aims(p, ask), ("R5.1", "R7.1"), area=ask.context)


def _describe_target(p: P, ask: Ask, option: Option) -> Message:
    if free.is_free_action(option):
        return free.describe_free(p, ask, option)
    if option == DONE:
        return wasted(p, message("target-done-" + _aims(p, ask)))
    s = p.state
    target = AREA_OF[option[1]]
    if can_be_attacked(s, ask.seat, target):
        return message(f"target-{option[0]}-attack", area=option[1])
    word = resting(s, ask.seat, AREA_OF[ask.context])[0]
    going = body(without_troops(word) if option[0] == MODES[RIDE] else word)
    return crowded(s, ask.seat, target, going, message(f"target-{option[0]}-move", area=option[1]), True)


def _describe_legion(p: P, ask: Ask, option: Option) -> Message:
    if free.is_free_action(option):
        return free.describe_free(p, ask, option)
    return declined(p, ask) if option == DONE else message("legion-option", area=option)


def _attacks(s: ArrakisState, ask: Ask) -> bool:
    """Whether who is asked about stays out of an attack (R7.2), and not behind in a move or an advance."""
    return s.battle is None and can_be_attacked(s, ask.seat, AREA_OF[ask.context])


def _ask_leave(p: P, ask: Ask) -> Message:
    if _attacks(p.state, ask):
        return message("ask-leave-attack", ("R7.1", "R7.2"), area=ask.context)
    return message("ask-leave", ("R5.1",), area=ask.context)


def _describe_leave(p: P, ask: Ask, option: Option) -> Message:
    if _attacks(p.state, ask):
        if option == GO:
            return message("leave-go-attack", area=ask.context)
        return message("leave-option-attack", what=describe_figure(p, ask, option))
    if option == GO:
        party = p.state.party
        going = body(party.word) if party is not None else 0
        return crowded(p.state, ask.seat, AREA_OF[ask.context], going, message("leave-go", area=ask.context))
    return message("leave-option", what=describe_figure(p, ask, option))


def _ask_vehicle(p: P, ask: Ask) -> Message:
    party = p.state.party
    if party is None:
        return message("ask-vehicle-scout", p.rules.cited["scout"], area=ask.context)
    return message("ask-vehicle", p.rules.cited[MODES[party.mode]], area=ask.context)


def _describe_vehicle(p: P, ask: Ask, option: Option) -> Message:
    return message("vehicle-navigator") if option == NAVIGATOR else message("vehicle-option", zone=option)


def _legion_domain(rules: Any) -> list[Option]:
    return [*AREAS, DONE, *free.FREE]


def _target_domain(rules: Any) -> list[Option]:
    return [*[target for mode in TARGETS for target in mode], DONE, *free.FREE]


KINDS: Final = (
    Kind(
        "legion",
        _legion_domain,
        lambda p, ask: message("ask-legion-" + ask.context, ("R5.1", "R7.2")),
        _describe_legion,
        _why_no_legion,
    ),
    Kind(
        "target",
        _target_domain,
        _ask_target,
        _describe_target,
        _why_no_target,
    ),
    Kind(
        "leave",
        [
            GO,
            *[FIGURES[figure] for figure in LEFT],
            *CAPTAINS,
            *[("token", token) for token in range(TOKENS)],
        ],
        _ask_leave,
        _describe_leave,
        lambda p, ask, option: message("why-not-left", ("R0.2", "R4.9")),
    ),
    Kind(
        "vehicle",
        [*ZONES, NAVIGATOR],
        _ask_vehicle,
        _describe_vehicle,
    ),
)
CITES: Final[dict[str, tuple[str, ...]]] = {"step": ("R5.1",), "ride": ("R5.4",), "fly": ("R5.5",)}
