"""Rounds and turns: hands are filled, every House takes two actions, smugglers raid."""

from __future__ import annotations

from feud.rules import P, card_name, draw, house_name
from feud.state import HAND, HOUSES
from kanly.kernel import PASS, Ask, Flow, Message, Option


def set_up(p: P) -> None:
    """Shuffle once, then play the rounds."""
    p.rng.shuffle(p.state.deck)
    p.then("play_round")


def play_round(p: P) -> None:
    """F1: fill the hands, a turn for every House, the raid."""
    s = p.state
    if s.round == p.rules.rounds:
        p.end_game()
        return
    s.round += 1
    for house in range(p.rules.houses):
        while len(s.houses[house].hand) < HAND and (s.deck or s.discard):
            draw(p, house)
    p.then(*[("take_turn", house) for house in range(p.rules.houses)], "raid", "play_round")


def take_turn(p: P, house: int) -> None:
    """F2: a turn is two actions; each one is a scene of its own."""
    p.new_turn()
    p.state.active = house
    p.state.actions = 2
    p.tell("turn", (house_name(house),))
    p.then("take_action")


def take_action(p: P) -> Flow:
    """F2.1: one action, then the next one. A duel goes before it: an interruption on the agenda."""
    s = p.state
    seat = p.rules.seat(s.active)
    if s.actions == 0:
        return
    action: Option = yield Ask(seat, "action", offer=lambda: actions(p))
    if action == PASS:
        s.actions = 0
        return
    s.actions -= 1
    p.then("take_action")
    yield from p.rules.step("act")(p, s.active, action)


def actions(p: P) -> list[Option]:
    """What the active House may do: every module adds its own."""
    out: list[Option] = [PASS]
    for offers in p.rules.lists["actions"]:
        out += offers(p)
    return out


def base_actions(p: P) -> list[Option]:
    """F2.2: harvest, scout a House that has cards, challenge one."""
    s = p.state
    out: list[Option] = ["harvest"]
    for i in range(p.rules.houses):
        if p.rules.seat(i) != p.rules.seat(s.active) and s.houses[i].hand:
            out.append(("scout", HOUSES[i]))
            out.append(("duel", HOUSES[i]))
    return out


def act(p: P, house: int, action: Option) -> Flow:
    """F2.2: harvest gives one spice, scouting shows one card, a challenge is fought at once."""
    s = p.state
    if action == "harvest":
        s.houses[house].spice += 1
        p.tell("harvest", (house_name(house),))
    elif action[0] == "scout":
        yield from scout(p, house, HOUSES.index(action[1]))
    else:
        p.tell("challenge", (house_name(house), house_name(HOUSES.index(action[1]))))
        p.then(("fight", house, HOUSES.index(action[1])))


def scout(p: P, house: int, other: int) -> Flow:
    """F3: the owner chooses which card to show; only the scout sees it."""
    s = p.state
    seat = p.rules.seat(house)
    owner_seat = p.rules.seat(other)
    card: int = yield Ask(owner_seat, "show", offer=lambda: list(s.houses[other].hand))
    p.reveal(1 << seat, s.known, card)
    p.tell("scouted", (house_name(house), house_name(other)))
    p.tell("shown", (house_name(other), card_name(card)), 1 << seat | 1 << owner_seat)


def raid(p: P) -> None:
    """F5: the smugglers roll a die: on 5 or 6 they take a spice from the richest House."""
    s = p.state
    roll = p.rng.roll()
    p.tell("raid", (roll,))
    if roll >= 5:
        richest = max(range(p.rules.houses), key=lambda i: s.houses[i].spice)
        if s.houses[richest].spice:
            s.houses[richest].spice -= 1
            s.raids += 1


def why_no_action(p: P, ask: Ask, option: Option) -> Message | None:
    """Reasons, with the rules behind them."""
    s = p.state
    if isinstance(option, tuple) and option[0] in ("scout", "duel"):
        house = HOUSES.index(option[1])
        if house >= len(s.houses):
            return Message("why-not-playing", {"house": Message(house_name(house))}, rules=("F2.2",))
        if not s.houses[house].hand:
            return Message("why-no-cards", {"house": Message(house_name(house))}, rules=("F2.2",))
        return Message("why-own-house", rules=("F2.2",))
    return None
