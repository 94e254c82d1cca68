"""Verbs about cards, dice and tracks."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.free import detonate as detonate_now
from kanly.games.arrakis.client.words import DONE, asked, declined, message, options_by
from kanly.games.arrakis.facts.board import ATOMICS
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, HOUSE, MARKERS, POWERS, RESULTS, SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, DECKS, DECKS_OF
from kanly.games.arrakis.facts.prescience import VISION_OF, VISIONS
from kanly.games.arrakis.phases.end_of_round import shuffle_visions
from kanly.games.arrakis.phases.rounds import reveal_vision
from kanly.games.arrakis.phases.setting_up import draw_objective
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import take_bene_gesserit
from kanly.games.arrakis.table.hands import deck_split, discard, held, usable
from kanly.games.arrakis.table.hands import draw as draw_cards
from kanly.games.arrakis.table.records import NOBODY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import gain_prescience
from kanly.kernel import Ask, Flow, Kind, Message, Option

SHIFTS: Final[list[tuple[str, str, int]]] = [
    (low, high, n) for low in MARKERS for high in MARKERS if low != high for n in range(1, 21)
]

# Planning cards.


def draw(p: P, number: int) -> Flow:
    """DRAW: from the own decks in any mix, declared first (R4.11)."""
    s = p.state
    side = s.active
    options = deck_split(s, side, number)
    if not options or options == [(0, 0)]:
        return
    house, ally = options[0]
    if len(options) > 1:
        house, ally = yield Ask(side, "draw", options)
    draw_cards(p, side, DECKS_OF[side][0], house)
    draw_cards(p, side, DECKS_OF[side][1], ally)


def draw_from(p: P, deck: str, number: int) -> None:
    """Cards from one deck."""
    draw_cards(p, p.state.active, DECKS.index(deck), number)


def opponent_discards(p: P, number: int) -> Flow:
    """The opponent discards cards of their choice."""
    s = p.state
    other = 1 - s.active
    for left in range(number, 0, -1):
        if not s.hands[other]:
            return
        name: str = yield Ask(other, "give_up", offer=lambda: usable(s, other) or [DONE], context=left)
        if name == DONE:
            return
        discard(p, other, held(s, other, name))


# Dice.


def discard_die(p: P, result: str) -> None:
    """An unused die of the opponent with that result is lost."""
    s = p.state
    other = 1 - s.active
    if s.dice[other][RESULTS.index(result)]:
        s.dice[other][RESULTS.index(result)] -= 1
        p.tell("die_lost", (SIDES[other], result))


def force_die(p: P) -> Flow:
    """Truthtrance: the die that the Harkonnen must use next."""
    s = p.state
    dice = s.dice[HARKONNEN]
    options: list[Option] = [RESULTS[i] for i in range(len(RESULTS)) if dice[i] or s.sisters[HARKONNEN] == i]
    if not options:
        return
    name: str = yield Ask(ATREIDES, "force_die", [*options, DONE])
    if name != DONE:
        s.forced = RESULTS.index(name)
        p.tell("die_forced", (name,))


def bene_gesserit(p: P) -> None:
    """A Bene Gesserit token from the reserve."""
    take_bene_gesserit(p, p.state.active)


def any_action(p: P) -> None:
    """The die counts as any result."""
    p.then(("choose_action", HOUSE, False))


# Prescience cards.


def choose_vision(p: P, purpose: str, kept: bool = True) -> Flow:
    """One of the revealed prescience cards, or only of those that Eyes of Ibad does not keep; NOBODY for none."""
    s = p.state
    options: list[Option] = [VISIONS[vision] for vision in s.revealed if kept or not s.kept >> vision & 1]
    if not options:
        return NOBODY
    name: str = yield Ask(s.active, "choose_vision", [*options, DONE], context=purpose)
    return NOBODY if name == DONE else VISION_OF[name]


def cloud(p: P) -> Flow:
    """A revealed prescience card goes back into the deck; Eyes of Ibad protects its card."""
    s = p.state
    vision = yield from choose_vision(p, "cloud", False)
    if vision >= 0:
        _leave_row(s, vision)
        s.visions.append(vision)
        p.tell("vision_shuffled", (VISIONS[vision],))
        shuffle_visions(p)


def remember(p: P) -> Flow:
    """Revealed prescience cards leave the game, but none that Eyes of Ibad keeps; as many new ones are revealed."""
    s = p.state
    gone = 0
    while True:
        vision = yield from choose_vision(p, "remember", False)
        if vision < 0:
            break
        _leave_row(s, vision)
        s.claimed.append(vision)
        gone += 1
        p.tell("vision_removed", (VISIONS[vision],))
    for _ in range(min(gone, len(s.visions))):
        reveal_vision(p)


def _leave_row(s: ArrakisState, vision: int) -> None:
    """A card no longer lies open; what was said of it (Fear Is the Mind-Killer) is over."""
    s.revealed.remove(vision)
    if s.feared == vision:
        s.feared = NOBODY


def fear(p: P) -> Flow:
    """Fear Is the Mind-Killer lies with a prescience card."""
    s = p.state
    vision = yield from choose_vision(p, "fear")
    if vision >= 0:
        s.feared = vision
        p.tell("vision_feared", (VISIONS[vision],))


def eyes(p: P) -> Flow:
    """Eyes of Ibad keeps a prescience card (F9)."""
    s = p.state
    vision = yield from choose_vision(p, "eyes")
    if vision >= 0:
        s.kept |= 1 << vision
        p.tell("vision_kept", (VISIONS[vision],))


def second_objective(p: P) -> None:
    """A second secret objective: either of them wins."""
    if p.state.objective_pile:
        draw_objective(p)


# Markers.


def shifts(s: ArrakisState) -> list[Option]:
    """One marker lowered, another raised by as much."""
    return [shift for shift in SHIFTS if s.prescience[MARKERS.index(shift[0])] >= shift[2]]


def shift_markers(p: P) -> Flow:
    """Alam al-Mithal: lowering undoes no event (R11.6)."""
    s = p.state
    options = shifts(s)
    if not options:
        return
    choice = yield Ask(s.active, "shift", [*options, DONE])
    if choice == DONE:
        return
    low, high, n = choice
    s.prescience[MARKERS.index(low)] -= n
    p.tell("marker_lowered", (low, n, s.prescience[MARKERS.index(low)]))
    gain_prescience(p, MARKERS.index(high), n)


def lower_marker(p: P) -> Flow:
    """An imperium marker drops a step, without its ban."""
    s = p.state
    options: list[Option] = [POWERS[i] for i in range(len(POWERS)) if s.imperium[i] > 1]
    if not options:
        return
    name: str = yield Ask(s.active, "lower", [*options, DONE])
    if name != DONE:
        power = POWERS.index(name)
        s.imperium[power] -= 1
        p.tell("marker_moved", (name, s.imperium[power]))


def detonate(p: P, step: int) -> Flow:
    """Family Atomics, if a marker is far enough."""
    s = p.state
    if s.atomics != NOBODY or max(s.prescience) < step:
        return
    name: str = yield Ask(s.active, "detonate", [*ATOMICS, DONE])
    if name != DONE:
        detonate_now(p, ATOMICS.index(name))


# Words.


def _describe_draw(p: P, ask: Ask, option: Option) -> Message:
    decks = DECKS_OF[ask.seat]
    if not option[0] or not option[1]:
        return message("draw-only", n=sum(option), deck=DECKS[decks[0 if option[0] else 1]])
    return message("draw-option", n=option[0], deck=DECKS[decks[0]], m=option[1], deck2=DECKS[decks[1]])


def _describe_shift(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return declined(p, ask)
    return message("shift-option", marker=option[0], marker2=option[1], n=option[2])


VERBS: Final[dict[str, Any]] = {
    "draw": draw,
    "draw_from": draw_from,
    "opponent_discards": opponent_discards,
    "discard_die": discard_die,
    "force_die": force_die,
    "bene_gesserit": bene_gesserit,
    "any_action": any_action,
    "cloud": cloud,
    "remember": remember,
    "fear": fear,
    "eyes": eyes,
    "second_objective": second_objective,
    "shift_markers": shift_markers,
    "lower_marker": lower_marker,
    "detonate": detonate,
}
KINDS: Final = (
    Kind(
        "draw",
        [(a, n - a) for n in range(10) for a in range(n, -1, -1)],
        asked(("R4.11",)),
        _describe_draw,
        lambda p, ask, option: message("why-not-drawn", ("R4.11", "R3.1")),
    ),
    Kind(
        "give_up",
        [*[card.name for card in ALL_DESIGNS], DONE],
        lambda p, ask: message("ask-give_up", (), n=ask.context),
        options_by("card"),
    ),
    Kind("force_die", [*RESULTS, DONE], asked(), options_by("result", spent=True)),
    Kind(
        "choose_vision",
        [*VISIONS, DONE],
        lambda p, ask: message("ask-choose_vision-" + ask.context),
        options_by("vision", spent=True),
    ),
    Kind("shift", [*SHIFTS, DONE], asked(("R11.6",)), _describe_shift),
    Kind("lower", [*POWERS, DONE], asked(), options_by("power", spent=True)),
    Kind("detonate", [*ATOMICS, DONE], asked(("R12.1",)), options_by("atomics", spent=True)),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "die_lost": ("side", "result"),
    "die_forced": ("result",),
    "vision_feared": ("vision",),
    "vision_kept": ("vision",),
    "marker_lowered": ("marker", "n", "total"),
}
