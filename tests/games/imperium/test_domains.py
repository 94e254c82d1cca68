"""Domains hold what can come up in a set-up: not less, and little else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.imperium.tables import box_of, uprising

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.games.imperium import GAME as IMPERIUM
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.pieces.box import Box
from kanly.kernel import Game, Option, Table

SETUPS: list[tuple[Game, int, tuple[str, ...]]] = [
    (GAME, 1, ()),
    (GAME, 3, ()),
    (GAME, 4, ("choam",)),
    (GAME, 4, ("immortality", "rise_of_ix")),
    (GAME, 4, ("first_cards",)),
    (GAME, 6, ("immortality", "rise_of_ix")),
    (IMPERIUM, 2, ("immortality",)),
    (IMPERIUM, 4, ("rise_of_ix",)),
]
OF_ALL = pytest.mark.parametrize(("game", "seats", "modules"), SETUPS)
UNNAMED = ("cost", "price", "control", "staying")  # sections that nobody carries out of his own accord


def rules_of(game: Game, seats: int, modules: tuple[str, ...] = (), **settings: Any) -> Any:
    """The rules of a set-up."""
    return game.rules(game.set_up(seats, modules, settings))


def domain(rules: Any, kind: str) -> list[Option]:
    """What a kind of question may offer; nothing, if there is no such question."""
    return rules.domain(kind).options if kind in rules.domains else []


def clauses(rules: Any, kind: str) -> list[Effect]:
    """The clauses that a kind of question may offer."""
    box = box_of(rules)
    return [box.clauses[option[1]] for option in domain(rules, kind) if option[0] == "do"]


# What is never offered is in no domain.


@OF_ALL
@pytest.mark.parametrize("kind", ["turn", "settle"])
def test_clauses_are_offered_that_can_wait_for_somebody(
    game: Game, seats: int, modules: tuple[str, ...], kind: str
) -> None:
    """What is eager happens by itself, what branches is offered by its branches, and nobody is offered a price."""
    rules = rules_of(game, seats, modules)
    found = clauses(rules, kind)
    assert found
    for effect in found:
        root = box_of(rules).clauses[effect.root]
        assert root.branching if root is not effect else not (effect.eager or effect.branching), effect.name
        assert not set(effect.name.split(".")[1:]) & set(UNNAMED), effect.name


@OF_ALL
def test_intrigue_cards_are_offered_at_their_time(game: Game, seats: int, modules: tuple[str, ...]) -> None:
    rules = rules_of(game, seats, modules)
    ways = {way.option: way for card in box_of(rules).intrigues.values() for way in card.ways}
    times = {"turn": "plot", "combat": "combat", "endgame": "endgame", "victory": "victory", "aftermath": "aftermath"}
    offered = {kind: [option for option in domain(rules, kind) if option in ways] for kind in times}
    for kind, mode in times.items():
        assert all(ways[option].mode == mode for option in offered[kind])
    assert sorted([option for options in offered.values() for option in options]) == sorted(ways)  # each once


@OF_ALL
def test_a_branch_is_asked_for_where_it_is_not_offered(game: Game, seats: int, modules: tuple[str, ...]) -> None:
    """A choice in the pool is offered by its branches; one behind an arrow, or alone on a plot, asks."""
    rules = rules_of(game, seats, modules)
    box = box_of(rules)
    asked = [box.clauses[str(name)] for name in domain(rules, "choice")]
    assert asked
    lines = {line for card in box.intrigues.values() for way in card.ways for line in way.arrows}
    assert all(effect.part or effect.name in lines for effect in asked)
    both = {effect.name for effect in asked} & {effect.name for effect in clauses(rules, "turn")}
    assert all(_shared(box, name) for name in both), both


def _shared(box: Box, name: str) -> bool:
    """A line of a card of which one must be paid for may also wait; a rival carries out what others are offered."""
    effect = box.clauses[name]
    return effect.source in box.intrigues or "hagal" in box.kinds or effect.source.startswith("freighter")


@OF_ALL
def test_amounts_and_houses_are_those_of_the_set_up(game: Game, seats: int, modules: tuple[str, ...]) -> None:
    rules = rules_of(game, seats, modules)
    houses = list(range(rules.houses))
    assert domain(rules, "heir") == houses
    assert sorted({option[0] for option in domain(rules, "ambush")}) in ([], houses)
    assert ("dreadnoughts" in rules.domains) == (seats == 6 and "rise_of_ix" in modules)


def test_what_no_piece_asks_is_no_question() -> None:
    first, ours = rules_of(IMPERIUM, 4), rules_of(GAME, 4)
    for kind in ("sift_draw", "sift_discard", "trash_intrigue", "flip"):
        assert kind in ours.domains
        assert kind not in first.domains
    assert domain(ours, "troops") == [0, 1, 2, 3, 4]  # Detonation
    assert domain(first, "troops") == list(range(13))  # Rapid Mobilization
    assert "adorned" not in rules_of(GAME, 4, ("immortality",)).domains
    assert "adorned" in rules_of(IMPERIUM, 4, ("immortality",)).domains  # Dispatch an Envoy
    assert "reach" not in rules_of(GAME, 4, ("immortality",)).domains
    assert "reach" in rules_of(GAME, 4, ("immortality",), two_alike=True).domains


def test_only_cards_that_lie_on_offer_are_acquired() -> None:
    rules = rules_of(GAME, 6)
    box = box_of(rules)
    starting = {"dagger", "signet_ring", "em_corrino_might", "md_usul"}
    on_offer = {card.name for card in [*box.imperium, *box.stacks]}
    assert set(domain(rules, "acquire")) == on_offer
    assert not on_offer & starting
    assert set(domain(rules, "set_aside")) == {card.name for card in box.imperium}
    assert set(domain(rules, "throne")) < set(domain(rules, "set_aside"))


def test_one_way_ahead_asks_nothing() -> None:
    """A fork of a track, a space that two posts watch."""
    rules = rules_of(GAME, 4, ("immortality",))
    assert sorted(domain(rules, "training")) == ["paid_trash", "spy_a", "spy_b", "trash_late"]
    assert not {"c0r3", "c1r3"} & set(domain(rules, "research"))
    posts = domain(rules, "infiltrate")
    assert posts
    assert all(any(len(space.posts) > 1 for space in watched(rules, post)) for post in posts)


def watched(rules: Any, post: Option) -> list[Any]:
    """The spaces that a post watches."""
    box = box_of(rules)
    return [box.spaces[i] for i in box.posts[box.post_of[str(post)]].spaces]


def test_conflicts_and_objectives_of_other_games_stay_in_the_box() -> None:
    """A game for six has no conflicts of level I; objectives are for so many players."""
    three, six = rules_of(GAME, 3), rules_of(GAME, 6)
    assert ("pair", "propaganda", "objective_ornithopter_1_3p") in domain(three, "endgame")
    assert ("pair", "propaganda", "objective_ornithopter_1_3p") not in domain(six, "endgame")
    assert any(str(option[1]).startswith("skirmish") for option in domain(three, "settle"))
    assert not any(str(option[1]).startswith("skirmish") for option in domain(six, "settle"))
    assert not [name for name in domain(six, "flip") if str(name).startswith("skirmish")]


def test_nobody_plays_a_card_that_only_others_begin_with() -> None:
    """The boards of the commanders are theirs; so are their decks, and they have no other starting cards."""
    ways = domain(rules_of(GAME, 6), "turn")
    assert ("play", "em_seek_allies", "emperor_board_sardaukar") in ways
    assert ("play", "md_seek_allies", "emperor_board_sardaukar") not in ways
    assert ("play", "seek_allies", "emperor_board_sardaukar") not in ways
    assert ("play", "seek_allies", "secrets") in ways


# What is never offered can still be asked about.


def test_a_card_for_another_time_says_when() -> None:
    t = uprising(3).give(0, intrigues=["devour"]).turn(0)
    assert "plot:devour:0" not in t.rules.domain("turn").by_token
    assert t.why_not(0, "plot:devour:0").id == "why-not-combat"
    reason = t.table.why_not_thing(0, "intrigue:devour")
    assert reason is not None
    assert reason.id == "why-not-combat"


def test_a_clause_that_waits_for_its_condition_says_for_what() -> None:
    """`maker_keeper`: water for friends of the Bene Gesserit happens by itself, once they are."""
    t = uprising(3).give(0, hand=["maker_keeper"]).turn(0)
    t.sends(0, "maker_keeper", "arrakeen")
    assert "do:maker_keeper.agent.1" not in t.rules.domain("turn").by_token
    assert t.why_not(0, "do:maker_keeper.agent.1").id == "lacks-condition"


# What can come up is in it, and comes up.


def pushed(table: Table, rng: Random) -> None:
    """Riches, troops and cards for everybody: what is rare comes up sooner, and nothing that is offered goes away."""
    s: Any = table.state
    for house in s.houses:
        if house.seat < 0:
            continue
        house.solari += rng.randrange(8)
        house.spice += rng.randrange(6)
        house.water += rng.randrange(4)
        recruits = rng.randrange(max(1, house.supply - 3))
        house.supply -= recruits
        house.garrison += recruits
        house.intrigues += [_drawn(s.intrigue_deck, rng) for _ in range(min(2, len(s.intrigue_deck)))]
        if not house.revealed and len(s.imperium_deck) > 12:
            house.hand += [_drawn(s.imperium_deck, rng) for _ in range(2)]


def _drawn(deck: list[int], rng: Random) -> int:
    return deck.pop(rng.randrange(len(deck)))


def played(game: Game, seats: int, modules: tuple[str, ...], games: int) -> tuple[Any, dict[str, Counter[Option]]]:
    """The rules, and what was offered in games in which everybody tries what was tried least; all in its domain."""
    rng = Random(f"domains/{game.id}/{seats}/{modules}")
    rules = rules_of(game, seats, modules)
    seen: dict[str, Counter[Option]] = {kind: Counter() for kind in rules.domains}
    for number in range(games):
        table = game.open(rules.setup, f"domains/{number}")
        while not table.over:
            ask = rng.choice(table.asks)
            tried = seen[ask.kind]
            for option in ask.options:
                assert option in rules.domain(ask.kind).place, (ask.kind, option)
                tried[option] += 0
            least = min([tried[option] for option in ask.options])
            curious = rng.random() < 0.5
            pick = rng.choice([option for option in ask.options if not curious or tried[option] == least])
            tried[pick] += 1
            table.choose(ask.seat, pick, ask.kind)
            if rng.random() < 0.02 and not table.over:
                pushed(table, rng)
    return rules, seen


@pytest.mark.parametrize(
    ("game", "seats", "modules", "share"), [(GAME, 4, (), 0.97), (GAME, 6, (), 0.93), (IMPERIUM, 4, (), 0.8)]
)
def test_nearly_all_of_a_turns_domain_comes_up(game: Game, seats: int, modules: tuple[str, ...], share: float) -> None:
    rules, seen = played(game, seats, modules, 80)
    for kind in ("turn", "choice", "combat"):
        came_up = len(seen[kind]) / len(domain(rules, kind))
        assert came_up >= share, (kind, came_up)
