"""Redealt worlds keep what everybody can work out: the cards that a house had in hand when it shuffled its discards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from kanly.bots import Match, bot_named
from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.table import IMMORTALITY, immortality
from kanly.games.imperium.modules.rise_of_ix.abilities import one_step_ahead
from kanly.games.imperium.modules.rise_of_ix.effects import bury
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, ix
from kanly.games.imperium.phases.sending import play_card
from kanly.games.imperium.table.hands import (
    draw,
    draw_intrigues,
    lose_sight,
    shuffle_together,
    steal_intrigues,
    trash_intrigue,
)
from kanly.games.imperium.table.state import ImperiumState, eyes
from kanly.kernel import EVERYONE, Ask, Game, Table, pack, unpack
from kanly.kernel.chance import Cheap

MODULES: tuple[tuple[str, ...], ...] = ((), ("choam", "immortality"))
WATCHED = (
    (GAME, ("choam", "immortality")),
    (GAME, ("rise_of_ix",)),
    (FIRST, ("immortality", "rise_of_ix")),
)


def played(modules: tuple[str, ...], number: int, game: Game = GAME) -> tuple[Table, Match]:
    table = game.open(game.set_up(4, modules), f"redeal/{number}", programs=15)
    name = "greedy" if number % 2 else "random"
    return table, Match(table, [bot_named(game, name) for _ in range(4)], f"redeal/{number}")


@pytest.mark.parametrize("modules", MODULES)
def test_what_was_in_hand_at_a_shuffle_stays_there(modules: tuple[str, ...]) -> None:
    rng = Random(1)
    cases = 0
    for number in range(4):
        table, match = played(modules, number)
        while not table.over and cases < 40 * (number + 1):
            if rng.random() < 0.1:
                for h, house in enumerate(table.state.houses):  # type: ignore[attr-defined]
                    sure = [card for card in house.kept if card in house.hand]
                    if not sure or not house.deck:
                        continue
                    world = table.redeal((house.seat + 1) % 4, rng.getrandbits(32))
                    hand = world.state.houses[h].hand  # type: ignore[attr-defined]
                    assert set(sure) <= set(hand)
                    assert not set(sure) & set(house.deck)
                    cases += 1
            if not match.step():
                break
    assert cases > 20


def test_what_was_drawn_afterwards_is_exchanged() -> None:
    table, match = played((), 1)
    seen = set()
    while not table.over:
        house = table.state.houses[0]  # type: ignore[attr-defined]
        new = [card for card in house.hand if card not in house.kept]
        if house.kept and new and len(house.deck) > 3:
            for seed in range(60):
                world = table.redeal(1, seed)
                seen.update([card for card in world.state.houses[0].hand if card not in house.kept])  # type: ignore[attr-defined]
            assert seen > set(new)
            return
        match.step()
    pytest.fail("no hand was drawn across a shuffle")


# What was bought, trashed, returned and drawn before everybody's eyes, or before one's own.

Zones = dict[str, list[int]]


def open_zones(s: ImperiumState) -> Zones:
    """Where everybody sees every card."""
    out: Zones = {"row": s.row, "removed": s.removed, "turn": s.on_turn.cards, "bought": s.on_turn.acquired}
    out |= {f"reserve{i}": stack for i, stack in enumerate(s.reserve)}
    for h, house in enumerate(s.houses):
        out |= {f"discard{h}": house.discard, f"played{h}": house.played, f"shown{h}": house.shown}
        out[f"aside{h}"] = [house.aside]
    if IMMORTALITY in s.parts:
        out["tleilaxu"] = immortality(s).row
        out |= {f"returning{h}": cards for h, cards in enumerate(immortality(s).returning)}
    return out


def hidden_zones(s: ImperiumState) -> list[Zones]:
    """What may change places, in groups that do not mix: by house, and the decks that belong to nobody."""
    out: list[Zones] = []
    for h, house in enumerate(s.houses):
        out.append({f"hand{h}": house.hand, f"deck{h}": house.deck})
        if RISE_OF_IX in s.parts:
            out[-1][f"ahead{h}"] = ix(s).ahead[h]
    out.append({"imperium": s.imperium_deck})
    if IMMORTALITY in s.parts:
        out.append({"tleilaxu": immortality(s).deck})
    return out


def places(zones: Zones, seat: int, s: ImperiumState) -> dict[int, tuple[str, int]]:
    """Where the cards lie that a seat has seen."""
    return {card: (name, i) for name, zone in zones.items() for i, card in enumerate(zone) if s.cards.by(seat, card)}


@pytest.mark.parametrize(("game", "modules"), WATCHED, ids=["uprising+immortality", "uprising+ix", "imperium+both"])
def test_what_a_seat_has_watched_is_so_in_every_world(game: Game, modules: tuple[str, ...]) -> None:
    rng = Random(2)
    exchanged = known = 0
    for number in range(2):
        table, match = played(modules, number, game)
        while not table.over:
            if rng.random() < 0.08:
                seat = rng.randrange(4)
                true = table.state
                world = table.redeal(seat, rng.getrandbits(32)).state
                assert isinstance(true, ImperiumState)
                assert isinstance(world, ImperiumState)
                assert open_zones(world) == open_zones(true)
                for was, now in zip(hidden_zones(true), hidden_zones(world), strict=True):
                    assert {name: len(zone) for name, zone in now.items()} == {n: len(zone) for n, zone in was.items()}
                    assert sorted(chain(*now.values())) == sorted(chain(*was.values()))  # nobody owns other cards
                    assert places(now, seat, world) == places(was, seat, true)
                    known += len(places(was, seat, true))
                    exchanged += now != was
                own = next(house for house in true.houses if house.seat == seat)
                assert next(house for house in world.houses if house.seat == seat).hand == own.hand
                if RISE_OF_IX in true.parts:
                    assert [stack[-1:] for stack in ix(world).stacks] == [stack[-1:] for stack in ix(true).stacks]
            if not match.step():
                break
    assert exchanged > 50
    assert known > 100


def begun(modules: tuple[str, ...] = ()) -> tuple[Table, ImperiumState]:
    """A table whose first question waits, and its state, to be arranged."""
    table, _ = played(modules, 0)
    state = table.state
    assert isinstance(state, ImperiumState)
    return table, state


def give_intrigues(s: ImperiumState, h: int, n: int) -> list[int]:
    """Cards from the deck into a hand, which only its owner sees."""
    cards = [s.intrigue_deck.pop() for _ in range(n)]
    s.houses[h].intrigues += cards
    for card in cards:
        s.intrigues.masks[card] = eyes(s.houses[h])
    return cards


def worlds(table: Table, s: ImperiumState, seat: int, count: int) -> Iterator[ImperiumState]:
    """The state as it is, redealt for a seat."""
    for seed in range(count):
        world = s.copy()
        table.rules.full_redeal(world, seat, Cheap(seed))
        yield world


def test_intrigues_in_hand_when_their_discards_are_shuffled_stay_in_hands() -> None:
    table, s = begun()
    held = [give_intrigues(s, h, 3) for h in range(3)]
    s.intrigue_discard, s.intrigue_deck = s.intrigue_deck, []
    draw_intrigues(table.play, 3, 2)
    (new,) = give_intrigues(s, 1, 1)
    swapped, renewed = set(), set()
    for world in worlds(table, s, 0, 40):
        hands = [world.houses[h].intrigues for h in range(4)]
        assert hands[0] == held[0]
        older = [card for card in [*hands[1], *hands[2]] if card in held[1] + held[2]]
        assert sorted(older) == sorted(held[1] + held[2]), "they are nowhere but in these hands"
        swapped.add(frozenset(hands[2]))
        renewed |= set(hands[1]) - set(held[1] + held[2])
    assert len(swapped) > 10, "which of the two houses has them, nobody knows"
    assert len(renewed) > 5, "what was drawn since may be any card"
    assert new not in held[1] + held[2]


def test_a_card_that_went_through_the_deck_again_is_not_remembered_in_hand() -> None:
    table, s = begun()
    house = s.houses[1]
    card = house.hand[0]
    house.kept = [card]
    house.hand.remove(card)
    house.discard.append(card)
    shuffle_together(table.play, 1)
    house.deck.remove(card)
    house.deck.append(card)
    draw(table.play, 1, 1)
    assert card in house.hand
    assert any(card not in world.houses[1].hand for world in worlds(table, s, 0, 40))


def test_who_did_not_see_which_card_was_stolen_no_longer_knows_any() -> None:
    table, s = begun()
    cards = give_intrigues(s, 1, 4)
    s.intrigues.masks[cards[0]] |= 1  # the first seat has seen this one
    steal_intrigues(table.play, 2)
    masks = [s.intrigues.masks[card] for card in cards]
    assert not any(mask & 1 for mask in masks)
    assert all(mask & 2 for mask in masks), "who was robbed knows what the thief holds"
    assert [mask & 4 for mask in masks].count(4) == 1


def test_who_knew_an_intrigue_card_does_not_know_whether_it_was_buried() -> None:
    table, s = begun(("rise_of_ix",))
    cards = give_intrigues(s, 1, 3)
    for card in cards:
        s.intrigues.masks[card] |= 1
    bury(table.play, 1, table.rules.box.intrigue_pieces[cards[1]].name)  # type: ignore[attr-defined]
    assert s.intrigue_deck[0] in cards
    assert [s.intrigues.masks[card] for card in cards] == [2, 2, 2]


def test_a_card_known_in_hand_is_there_or_was_set_aside() -> None:
    table, s = begun(("rise_of_ix",))
    house = s.houses[1]
    draw(table.play, 1, 5)
    card = house.hand[0]
    s.cards.masks[card] = EVERYONE
    flow = one_step_ahead(table.play, 1)
    ask = next(flow)
    assert isinstance(ask, Ask)
    ask.put()
    with pytest.raises(StopIteration):
        flow.send(table.rules.box.pieces[house.hand[-1]].name)  # type: ignore[attr-defined]
    assert s.cards.masks[card] == eyes(house), "nobody else knows which of the two it is"
    where = [card in ix(world).ahead[1] for world in worlds(table, s, 0, 60) if card not in world.houses[1].hand]
    assert all(where), "but nobody takes it for a card of the deck"
    assert where


def test_the_dagger_that_is_played_may_be_the_one_that_was_known_before_another_was_set_aside() -> None:
    table, s = begun(("rise_of_ix",))
    pieces = table.rules.box.pieces  # type: ignore[attr-defined]
    house = s.houses[1]
    daggers = [card for card in (*house.deck, *house.hand) if pieces[card].name == "dagger"][:2]
    others = [card for card in (*house.deck, *house.hand) if pieces[card].name != "dagger"]
    house.hand, house.deck = [*daggers, *others[:3]], others[3:]
    for card in house.hand:
        s.cards.masks[card] = eyes(house)
    s.cards.masks[daggers[1]] = EVERYONE
    flow = one_step_ahead(table.play, 1)
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(pieces[others[0]].name)
    play_card(table.play, 1, daggers[0])
    left = [card for world in worlds(table, s, 0, 60) for card in (*world.houses[1].hand, *ix(world).ahead[1])]
    assert 0 < left.count(daggers[1]) < 60


def test_a_single_card_is_followed_wherever_it_goes() -> None:
    _, s = begun()
    (card,) = give_intrigues(s, 1, 1)
    s.intrigues.masks[card] |= 1
    lose_sight(s.intrigues, s.houses[1].intrigues, 2)
    assert s.intrigues.by(0, card)


def test_a_state_without_intrigues_held_is_read() -> None:
    table, s = begun()
    data = pack(table.rules, s)
    del data["f"]["intrigues_held"]
    state = unpack(table.rules, data, 4)
    assert isinstance(state, ImperiumState)
    assert state.intrigues_held == []


def test_a_state_of_the_first_schema_is_read() -> None:
    table, match = played((), 0)
    match.play_on(limit=50)
    data = pack(table.rules, table.state)
    for house in data["f"]["houses"]:
        del house["f"]["kept"]
    state = unpack(table.rules, data, 1)
    assert [house.kept for house in state.houses] == [[]] * 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("known", [0, 1])
def test_of_two_daggers_nobody_else_knows_which_one_is_left(known: int) -> None:
    table, s = begun()
    house = s.houses[1]
    pieces = table.rules.box.pieces  # type: ignore[attr-defined]
    daggers = [card for card in (*house.deck, *house.hand) if pieces[card].name == "dagger"][:2]
    house.deck = [card for card in house.deck if card not in daggers]
    house.hand = daggers[:]
    for card in daggers:
        s.cards.masks[card] = eyes(house)
    s.cards.masks[daggers[known]] = EVERYONE
    play_card(table.play, 1, daggers[0])
    assert [s.cards.masks[card] for card in daggers] == [EVERYONE, eyes(house)]


@pytest.mark.parametrize("known", [0, 1])
def test_of_two_copies_of_an_intrigue_card_nobody_else_knows_which_one_is_left(known: int) -> None:
    table, s = begun(("immortality",))
    pieces = table.rules.box.intrigue_pieces  # type: ignore[attr-defined]
    cards = [card for card in s.intrigue_deck if pieces[card].name == "illicit_dealings"]
    s.intrigue_deck = [card for card in s.intrigue_deck if card not in cards]
    house = s.houses[1]
    house.intrigues = cards[:]
    for card in cards:
        s.intrigues.masks[card] = eyes(house)
    s.intrigues.masks[cards[known]] |= 1
    trash_intrigue(table.play, 1, cards[0])
    assert [s.intrigues.masks[card] for card in cards] == [EVERYONE, eyes(house)]
