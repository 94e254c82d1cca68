"""The round: its phases in order, its start, the makers and the recall (RND, MAK, RCL)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.table.hands import draw
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, Turn, after, clockwise
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind, Message

PHASES: Final = ("round_start", "player_turns", "combat", "makers", "recall")
HAND: Final = 5

EVENTS: Final = {
    "round": ("round",),
    "phase": ("phase",),
    "conflict": ("trophy",),
    "defends": ("house",),
    "bonus_spice": ("space", "spice"),
    "first_player": ("house",),
}


def next_round(p: P) -> None:
    """A round has five phases (RND-01)."""
    s = p.state
    s.round += 1
    p.tell("round", (s.round,))
    p.then(*[("phase", name) for name in PHASES])


def phase(p: P, name: str) -> None:
    """A phase begins."""
    s = p.state
    s.phase = name
    p.tell("phase", (name,))
    if name == "player_turns":
        p.then(("player_turns", s.first))
    else:
        p.then(name)


def round_start(p: P) -> Flow:
    """The next conflict; who controls its location may defend it; everybody draws (RND-02 to RND-04, RUL-02)."""
    s = p.state
    box = p.rules.box
    s.on_turn = Turn()
    s.conflict = s.conflict_deck.pop()
    p.reveal(EVERYONE, s.conflict_known, s.conflict)
    card = box.trophies[s.conflict]
    p.tell("conflict", (card.name,))
    if card.location:
        controller: int = p.rules.steps["controller"](s, box.space_of[card.location])
        if controller != NOBODY and s.houses[controller].supply:
            house = s.houses[controller]
            answer: str = yield Ask(house.seat, "defend", ["defend", PASS])
            if answer != PASS:
                house.supply -= 1
                house.troops += 1
                tell_of(p, "defends", controller)
    for h in clockwise(s, s.first):
        draw(p, h, HAND)


def makers(p: P) -> None:
    """Bonus spice on every maker space without an agent (MAK-01)."""
    s = p.state
    for space in p.rules.box.spaces:
        i = space.number
        if space.maker and not s.agents[i]:
            s.bonus[i] += 1
            p.tell("bonus_spice", (space.name, s.bonus[i]))


def recall(p: P) -> None:
    """The end of the game, or agents home and the marker to the left (RCL-01 to RCL-03)."""
    s = p.state
    enough: int = p.rules.steps["points_to_end"](p.rules)
    if not s.conflict_deck or any(vp(s, h) >= enough for h in range(len(s.houses))):
        p.then("endgame")
        return
    s.agents = [0] * len(s.agents)
    for h in range(len(s.houses)):
        p.rules.steps["agents_home"](p, h)
        s.houses[h].revealed = False
    p.rules.steps["pass_marker"](p)
    tell_of(p, "first_player", s.first)
    p.then("next_round")


def points_to_end(rules: ImperiumRules) -> int:
    """The victory points with which the game ends after the round (RCL-01)."""
    points: int = rules.setting("points_to_end")
    return points


def pass_marker(p: P) -> None:
    """The first-player marker goes to the left (RCL-03)."""
    s = p.state
    s.first = after(s, s.first)


STEPS: Final = (points_to_end, pass_marker)
SCENES: Final = (next_round, phase, round_start, makers, recall)
KINDS: Final = (
    Kind(
        "defend",
        ["defend", PASS],
        question=lambda p, ask: Message("ask-defend", rules=("RND-03",)),
        describe=lambda p, ask, option: Message("defend-" + option),
    ),
)
