"""Playing planning cards and special actions: their steps go on the agenda, one scene each (R4.7, R4.15)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.cards.trying import does_something
from kanly.games.arrakis.client.words import came_to_nothing, in_vain, message, refused
from kanly.games.arrakis.facts.leaders import LEADER_OF, LEADERS, Steps
from kanly.games.arrakis.facts.pieces import SIDES
from kanly.games.arrakis.facts.planning import ALL_DESIGNS, CARD_DECK, CARD_DESIGN, CARD_NAME
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.hands import held, usable
from kanly.games.arrakis.table.looking import in_play
from kanly.games.arrakis.table.records import GONE, NOBODY, READY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE, PASS, Ask, Flow, Kind, Message, Option

ATTACHED: Final = ("fear", "eyes")  # verbs of cards that lie with a prescience card


def play_card(p: P, side: int, card: int) -> None:
    """The card lies open; its steps follow. It goes to the discard pile unless it stays (SG9.1)."""
    s = p.state
    design = CARD_DESIGN[card]
    s.hands[side].remove(card)
    p.reveal(EVERYONE, s.cards, card)
    p.tell("played", (SIDES[side], CARD_NAME[card]))
    steps = steps_now(p, design)
    if p.rules.stays[design] or (steps and steps[0][0] in ATTACHED and s.revealed):
        s.in_play.append(card)
    else:
        s.discards[CARD_DECK[card]].append(card)
    s.subject = NOBODY
    if not p.rules.stays[design]:
        p.then(*[("do", step) for step in steps])


def steps_now(p: P, design: int) -> Steps:
    """The first effect, or the one for when its subject is already there."""
    card = ALL_DESIGNS[design]
    return card.otherwise if card.subject and subject_done(p.state, card.subject) else p.rules.steps_of[design]


def subject_done(s: ArrakisState, subject: str) -> bool:
    """Whether a card has its second effect: the leader is in play, Rabban out of the game, the atomics detonated."""
    if subject == "family_atomics":
        return s.atomics != NOBODY
    leader = LEADER_OF[subject]
    return s.leader_at[leader] == GONE if subject == "beast_rabban" else in_play(s, leader)


def special_action(p: P, leader: int) -> None:
    """R4.15: instead of the normal action; the leader's card is turned until the end of the round."""
    s = p.state
    s.spent |= 1 << leader
    s.subject = NOBODY
    p.tell("special_action", (LEADERS[leader].name,))
    p.then(*[("do", step) for step in p.rules.actions_of[leader]])


def is_ready(p: P, leader: int) -> bool:
    """R4.15: the card is on its box, the leader not in the tank and, if the action is for its legion, on the board."""
    s = p.state
    at = s.leader_at[leader]
    if s.spent >> leader & 1:
        return False
    return at >= 0 or (at == READY and not p.rules.on_board[leader])


def do(p: P, step: tuple[Any, ...]) -> Flow | None:
    """One step of a card or a special action."""
    waiting = len(p.state.agenda)
    made: Flow | None = p.rules.verbs[step[0]](p, *step[1:])
    if made is not None:
        return ending(p, made, waiting)
    if len(p.state.agenda) == waiting:
        came_to_nothing(p)
    return None


def ending(p: P, step: Flow, waiting: int) -> Flow:
    """The step, and that nothing came of it if it neither did anything nor left something to be done."""
    yield from step
    if len(p.state.agenda) == waiting:
        came_to_nothing(p)


def play(p: P) -> Flow:
    """PLAY 1: one more planning card at once, without a die."""
    s = p.state
    side = s.active
    name: str = PASS
    if s.hands[side]:
        name = yield Ask(side, "play_card", offer=lambda: [*usable(s, side), PASS])
    if name == PASS:
        p.tell("no_more_cards", (SIDES[side],))
    else:
        play_card(p, side, held(s, side, name))


def either(p: P, first: Steps, second: Steps) -> Flow:
    """One of two lists of steps."""
    choice: int = yield Ask(p.state.active, "either", [1, 2], context=(first, second))
    p.then(*[("do", step) for step in (first if choice == 1 else second)])


def _describe_card(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return message("play_card-pass")
    return card_now(p, ask.seat, option, message("play_card-option", card=option))


def card_now(p: P, side: int, name: str, words: Message) -> Message:
    """An option to play a card; said with it that the card would do nothing now. One that stays works later."""
    card = held(p.state, side, name)
    if p.rules.stays[CARD_DESIGN[card]] or does_something(p, lambda copy: play_card(copy, side, card)):
        return words
    return in_vain(words)


SCENES: Final = (do,)
VERBS: Final[dict[str, Any]] = {"play": play, "either": either}
KINDS: Final = (
    Kind(
        "play_card",
        [*[card.name for card in ALL_DESIGNS], PASS],
        lambda p, ask: message("ask-play_card", ("R4.7",)),
        _describe_card,
        refused("why-no-card", ("R4.4",), "card"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "played": ("side", "card"),
    "no_more_cards": ("side",),
    "special_action": ("leader",),
}
