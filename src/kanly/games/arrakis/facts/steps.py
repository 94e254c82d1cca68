"""The vocabulary of effects: every verb with the sorts of its arguments, and what may stand for each sort.

Cards, special actions and the values file are written in it; `cards` carries it out, `client.printed` says it.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.facts.board import AREA_OF
from kanly.games.arrakis.facts.leaders import LEADER_OF, Steps
from kanly.games.arrakis.facts.pieces import RESULTS, VEHICLES
from kanly.games.arrakis.facts.planning import DECKS
from kanly.kernel import BadSetup

# Which legion: any, one with a leader, with a special elite, in the desert; `here` is the one the card has just placed
# or moved; otherwise the one in which a named leader stands.
LEGIONS: Final[tuple[str, ...]] = ("any", "leader", "special", "desert", "desert_leader", "here")
# Where figures are placed; `legion_of_<leader>` and areas by name besides.
PLACES: Final = (
    "each_village",
    "carthag_or_arrakeen",
    "settlement",
    "legion",
    "legion_with_special",
    "empty_desert",
    "free_mountain",
    "free_plateau",
    "sietch",
)
BATTLE_EXTRAS: Final = ("extra_die", "tireless", "four_dice")
TANKED_FROM: Final = ("same_sector", "beside", "anywhere")
BESIDE: Final = ("worm", "legion")
CHANGED: Final = ("regular", "elite", "special")
PLACED: Final = ("regular", "elite", "special", "generic", "leader", "paul")

VERBS: Final[dict[str, tuple[str, ...]]] = {
    # Legions.
    "move": ("legion", "number"),
    "attack": ("legion", "extra?"),
    "surprise": ("legion", "extra?"),
    "move_or_attack": ("legion", "extra?"),
    "move_or_surprise": ("legion", "extra?"),
    "move_and_attack": ("legion",),
    "move_and_surprise": ("legion",),
    "carry": (),
    # Figures and vehicles.
    "place": ("figures", "place"),
    "scatter": ("figures", "number"),
    "deploy": ("figures",),
    "deploy_tokens": ("number",),
    "replace": ("changed", "changed", "number"),
    "vehicles": ("vehicle", "number"),
    "enter": ("leader",),
    "enter_with": ("leader", "leader"),
    "tank": ("tanked",),
    "special_attack": ("number",),
    "remove_vehicles": ("leader", "number"),
    "dust_chasms": ("number",),
    "rockets": ("number",),
    "captured": ("number",),
    # The desert.
    "desert_power": (),
    "wormsigns": ("number",),
    "clear_wormsigns": ("area",),
    "discard_wormsigns": ("number",),
    "worms": ("number", "beside"),
    "wild_maker": (),
    "storms": (),
    "push": (),
    # Sietches and tokens.
    "reveal": (),
    "warned_token": (),
    "swap_tokens": (),
    "move_sietch": (),
    # Cards, dice, tracks.
    "draw": ("number",),
    "draw_from": ("deck", "number"),
    "play": (),
    "opponent_discards": ("number",),
    "discard_die": ("result",),
    "force_die": (),
    "bene_gesserit": (),
    "cloud": (),
    "remember": (),
    "fear": (),
    "eyes": (),
    "second_objective": (),
    "shift_markers": (),
    "lower_marker": (),
    "detonate": ("number",),
    "hunt_paul": (),
    "any_action": (),
    "either": ("steps", "steps"),
    # The Spacing Guild.
    "navigator": (),
    "imperium": ("number",),
    "delay": ("number",),
    "early_landing": ("number",),
    "escort": (),
    "raid": (),
    "remove_flyer": (),
    "gunners": ("number",),
    "volunteers": ("number",),
    "drums": ("number",),
}


def _figures(value: Any) -> bool:
    if not isinstance(value, str) or not value.split():
        return False
    for word in value.split():
        name, _, count = word.partition("*")
        if (name not in PLACED and name not in LEADER_OF) or not (count == "" or count.isdigit()):
            return False
    return True


def _fits(sort: str, value: Any) -> bool:
    if sort == "number":
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 9
    if sort == "steps":
        return isinstance(value, (list, tuple))
    if sort == "figures":
        return _figures(value)
    if not isinstance(value, str):
        return False
    if sort == "legion":
        return value in LEGIONS or value in LEADER_OF
    if sort == "place":
        name = value.removeprefix("legion_of_")
        return value in PLACES or value in AREA_OF or (name != value and name in LEADER_OF)
    words: dict[str, Any] = {
        "extra?": BATTLE_EXTRAS,
        "changed": CHANGED,
        "vehicle": VEHICLES,
        "leader": LEADER_OF,
        "tanked": TANKED_FROM,
        "area": AREA_OF,
        "beside": BESIDE,
        "deck": DECKS,
        "result": RESULTS,
    }
    return value in words[sort]


def read_steps(given: Any, where: str) -> Steps:
    """Steps as somebody wrote them, checked, as tuples."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup(f"{where}: {given!r} is no list of steps; write [[draw, 2], [play]]")
    return tuple([_read_step(step, f"{where}[{i}]") for i, step in enumerate(given)])


def _read_step(step: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(step, (list, tuple)) or not step or not isinstance(step[0], str):
        raise BadSetup(f"{where}: {step!r} is no step; write a list that begins with a verb")
    verb = step[0]
    sorts = VERBS.get(verb)
    if sorts is None:
        raise BadSetup(f"{where}: there is no verb {verb!r}; there are: {', '.join(VERBS)}")
    least = len([sort for sort in sorts if not sort.endswith("?")])
    if not least <= len(step) - 1 <= len(sorts):
        raise BadSetup(f"{where}: {verb} takes {', '.join(sorts) or 'nothing'}; it has {len(step) - 1} arguments")
    out: list[Any] = [verb]
    for i, value in enumerate(step[1:]):
        if not _fits(sorts[i], value):
            raise BadSetup(f"{where}: {value!r} is no {sorts[i].rstrip('?')} for {verb}")
        out.append(read_steps(value, f"{where}.{i + 1}") if sorts[i] == "steps" else value)
    return tuple(out)
