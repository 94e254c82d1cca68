"""The reconstructed values: read from `reconstructed/values.yaml`, or in part from a file of the table's own.

msgspec checks the shape of the file and says where it is wrong; the rest is checked here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from kanly.games.arrakis.facts.leaders import LEADERS, Steps
from kanly.games.arrakis.facts.pieces import ATREIDES, BOXES, MARKERS, RESULTS, WORMSIGNS
from kanly.games.arrakis.facts.planning import GUILD_DESIGNS
from kanly.games.arrakis.facts.prescience import IN_TURN, Vision
from kanly.games.arrakis.facts.steps import read_steps
from kanly.kernel import BadSetup

NO_ACTION: Final = "gurney_halleck"  # has neither box nor special action
NEEDS: Final[dict[str, int]] = {  # conditions of prescience cards, and how many numbers each takes
    "token_in_sietch": 0,
    "won_attack": 0,
    "harvester_destroyed": 0,
    "paul_near_worm": 0,
    "long_ride": 0,
    "leader_fell": 0,
    "cards": 1,
    "legion_at_the_gates": 1,
}
# Sections of single pieces, and what messages call these.
PIECES: Final = {"leaders": "leader", "prescience_cards": "vision", "planning_cards": "card"}
RECONSTRUCTED: Final[tuple[str, ...]] = (
    *[f"leader:{leader.name}" for leader in LEADERS if leader.side == ATREIDES and leader.name != NO_ACTION],
    *[f"vision:{name}" for name in IN_TURN],
    *[f"card:{card.name}" for card in GUILD_DESIGNS],
)
DOES: Final[dict[str, int]] = {"return_token": 0, "discard": 1}


class Steps3(msgspec.Struct, forbid_unknown_fields=True):
    """A step for each prescience marker."""

    kwisatz_haderach: int = 0
    sand_dwellers: int = 0
    jihad: int = 0

    def all(self) -> tuple[int, int, int]:
        """In the order of the markers."""
        return self.kwisatz_haderach, self.sand_dwellers, self.jihad


class Faces(msgspec.Struct, forbid_unknown_fields=True):
    """How many wormsigns show each face."""

    sand: int
    sandworm: int
    burrowing_sandworm: int


class TokenFaces(msgspec.Struct, forbid_unknown_fields=True):
    """What the deployment tokens show."""

    atreides_starting: list[str]
    atreides_standard: list[str]
    harkonnen_black: list[str]
    harkonnen_silver: list[str]


class LeaderValues(msgspec.Struct, forbid_unknown_fields=True):
    """A leader's action box and special action."""

    box: str
    action: list[Any]
    on_board: bool = False


class VisionValues(msgspec.Struct, forbid_unknown_fields=True):
    """A prescience card."""

    needs: list[Any]
    advance: Steps3
    does: list[Any] = []
    spend_die: bool = False


class CardValues(msgspec.Struct, forbid_unknown_fields=True):
    """A planning card of The Spacing Guild."""

    effect: list[Any]
    stays: bool = False


class ValuesFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file; what it leaves out stays as we have it."""

    verified: bool = False
    objectives: list[Steps3] | None = None
    prescience_last_step: int | None = None
    bene_gesserit_tokens: int | None = None
    testing_stations: Steps3 | None = None
    wormsigns: Faces | None = None
    atreides_die: list[str] | None = None
    deployment_tokens: TokenFaces | None = None
    leaders: dict[str, LeaderValues] | None = None
    prescience_cards: dict[str, VisionValues] | None = None
    rings: int | None = None
    planning_cards: dict[str, CardValues] | None = None


class Values:
    """The values that a game is played with, ready for use."""

    objectives: list[tuple[int, int, int]]
    last_step: int
    bene_gesserit: int
    stations: list[int]  # a marker for each of the six
    wormsigns: list[int]  # a face for each of the sixteen
    atreides_die: list[int]
    tokens: list[str]  # the Atreides': 8 starting, 8 standard
    black: list[str]
    silver: list[str]
    boxes: dict[str, str]  # leader -> box
    on_board: dict[str, bool]
    actions: dict[str, Steps]
    visions: list[Vision]  # pr_01 to pr_08
    rings: int
    cards: dict[str, Steps]
    stays: dict[str, bool]
    own: tuple[str, ...]  # sections that came from a file of the table's own
    own_pieces: tuple[str, ...]  # the leaders and cards that it gives, such as `leader:chani`

    def __init__(self) -> None:
        self.objectives = []
        self.last_step = 0
        self.bene_gesserit = 0
        self.stations = []
        self.wormsigns = []
        self.atreides_die = []
        self.tokens = []
        self.black = []
        self.silver = []
        self.boxes = {}
        self.on_board = {}
        self.actions = {}
        self.visions = []
        self.rings = 0
        self.cards = {}
        self.stays = {}
        self.own = ()
        self.own_pieces = ()

    def is_ours(self, piece: str) -> bool:
        """Whether what a leader or card says is a reconstruction of ours, and not from the table's own file."""
        return piece in RECONSTRUCTED and piece not in self.own_pieces


def _decode(text: str, what: str) -> ValuesFile:
    try:
        return msgspec.yaml.decode(text, type=ValuesFile)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadSetup(f"{what}: {error}") from None
    except Exception as error:  # a YAML parser has errors of its own
        raise BadSetup(f"{what} is no YAML: {' '.join(str(error).split())}") from None


@cache
def values_of(text: str) -> Values:
    """The values that a text of YAML gives, with ours for what it leaves out; empty: ours."""
    shipped = _decode((files(__package__) / "reconstructed" / "values.yaml").read_text("utf-8"), "values.yaml")
    own: list[str] = []
    pieces: list[str] = []
    if text.strip():
        given = _decode(text, "values")
        for name in ValuesFile.__struct_fields__:
            if name != "verified" and getattr(given, name) is not None:
                found = getattr(given, name)
                setattr(shipped, name, {**getattr(shipped, name), **found} if isinstance(found, dict) else found)
                own.append(name)
                if isinstance(found, dict):
                    pieces += [f"{PIECES[name]}:{each}" for each in found]
    values = _checked(shipped, tuple(pieces))
    values.own = tuple(own)
    return values


def _count(where: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadSetup(f"values: {where} has {found}; it takes {wanted}")


def _within(where: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise BadSetup(f"values: {where} is {value}; it takes a number from {low} to {high}")
    return value


def _checked(f: ValuesFile, own_pieces: tuple[str, ...]) -> Values:
    assert f.objectives is not None
    assert f.testing_stations is not None
    assert f.wormsigns is not None
    assert f.atreides_die is not None
    assert f.prescience_last_step is not None
    assert f.bene_gesserit_tokens is not None
    assert f.rings is not None
    v = Values()
    v.own_pieces = own_pieces
    v.last_step = _within("prescience_last_step", f.prescience_last_step, 8, 20)
    _count("objectives", len(f.objectives), 6)
    for i, objective in enumerate(f.objectives):
        for name, step in zip(MARKERS, objective.all()):
            _within(f"objectives[{i}].{name}", step, 1, v.last_step)
        v.objectives.append(objective.all())
    v.bene_gesserit = _within("bene_gesserit_tokens", f.bene_gesserit_tokens, 1, 9)
    v.stations = _spread("testing_stations", f.testing_stations.all(), 6)
    faces = (f.wormsigns.sand, f.wormsigns.sandworm, f.wormsigns.burrowing_sandworm)
    v.wormsigns = _spread("wormsigns", faces, 16)
    assert len(faces) == len(WORMSIGNS)
    _count("atreides_die", len(f.atreides_die), 6)
    v.atreides_die = [_one_of("atreides_die", face, RESULTS) for face in f.atreides_die]
    v.rings = _within("rings", f.rings, 1, 12)
    _tokens(v, f)
    _leaders(v, f)
    _visions(v, f)
    _cards(v, f)
    return v


def _spread(where: str, counts: tuple[int, ...], total: int) -> list[int]:
    for count in counts:
        _within(where, count, 0, total)
    _count(where, sum(counts), total)
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _one_of(where: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise BadSetup(f"values: {where}: {word!r} is none of {', '.join(known)}")
    return known.index(word)


def _tokens(v: Values, f: ValuesFile) -> None:
    given = f.deployment_tokens
    assert given is not None
    for where, found, wanted in (
        ("atreides_starting", given.atreides_starting, 8),
        ("atreides_standard", given.atreides_standard, 8),
        ("harkonnen_black", given.harkonnen_black, 6),
        ("harkonnen_silver", given.harkonnen_silver, 6),
    ):
        _count(f"deployment_tokens.{where}", len(found), wanted)
        for face in found:
            if not face or len(face) > 6 or face.strip("RESL"):
                raise BadSetup(f"values: deployment_tokens.{where}: {face!r}; write letters R, E, S, L such as RRE")
    v.tokens = [*given.atreides_starting, *given.atreides_standard]
    v.black = given.harkonnen_black
    v.silver = given.harkonnen_silver


def _leaders(v: Values, f: ValuesFile) -> None:
    assert f.leaders is not None
    open_ones = [leader.name for leader in LEADERS if leader.side == ATREIDES and leader.name != NO_ACTION]
    for leader in LEADERS:
        v.boxes[leader.name] = leader.box
        v.on_board[leader.name] = leader.on_board
        v.actions[leader.name] = leader.action
    for name, given in f.leaders.items():
        if name not in open_ones:
            raise BadSetup(f"values: leaders.{name}: these can be given: {', '.join(open_ones)}")
        _one_of(f"leaders.{name}.box", given.box, BOXES)
        v.boxes[name] = given.box
        v.on_board[name] = given.on_board
        v.actions[name] = read_steps(given.action, f"values: leaders.{name}.action")


def _words(where: str, given: list[Any], known: dict[str, int]) -> tuple[Any, ...]:
    if not given or not isinstance(given[0], str) or given[0] not in known:
        raise BadSetup(f"values: {where} is {given!r}; it begins with one of {', '.join(known)}")
    _count(where, len(given) - 1, known[given[0]])
    for number in given[1:]:
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadSetup(f"values: {where}: {number!r} is no number")
    return tuple(given)


def _names(where: str, given: Iterable[str], known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            raise BadSetup(f"values: {where}.{name}: these can be given: {', '.join(known)}")


def _visions(v: Values, f: ValuesFile) -> None:
    assert f.prescience_cards is not None
    given = f.prescience_cards
    _names("prescience_cards", given, IN_TURN)
    for name in IN_TURN:
        card = given[name]
        needs = _words(f"prescience_cards.{name}.needs", card.needs, NEEDS)
        does = _words(f"prescience_cards.{name}.does", card.does, DOES) if card.does else ()
        for step in card.advance.all():
            _within(f"prescience_cards.{name}.advance", step, 0, 9)
        v.visions.append(
            Vision(name, needs, card.advance.all(), does, False, card.spend_die, v.is_ours("vision:" + name))
        )


def _cards(v: Values, f: ValuesFile) -> None:
    assert f.planning_cards is not None
    given = f.planning_cards
    names = tuple([card.name for card in GUILD_DESIGNS])
    _names("planning_cards", given, names)
    for name in names:
        v.cards[name] = read_steps(given[name].effect, f"values: planning_cards.{name}.effect")
        v.stays[name] = given[name].stays
