"""Bots at a table: legal answers are played, everything else is a BotFailed that leaves the table waiting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from feud.game import GAME, SETTINGS, Feud
from feud.modules import BASE

from kanly.bots import Match, RandomBot, bot_named, bot_names
from kanly.kernel import Bot, BotFailed, Module, Option, Sight, Withheld
from kanly.testing.looks import snapshot


class Raises(Bot):
    def choose(self, sight: Sight) -> Option:
        raise ZeroDivisionError("on purpose")


class Cheats(Bot):
    def choose(self, sight: Sight) -> Option:
        return "win"


class Hangs(Bot):
    def choose(self, sight: Sight) -> Option:
        while True:
            pass


class Silent(Bot):
    """It does not choose at all."""


class Meddles(Bot):
    def __init__(self) -> None:
        super().__init__()
        self.interjects = True

    def interject(self, sight: Sight) -> Option:
        return "nonsense"


def match(*bots: Bot | None, seconds: float = 0.0) -> Match:
    return Match(GAME.open(GAME.set_up(len(bots)), "match"), list(bots), "match", seconds)


def test_random_bots_play_to_the_end_the_same_way_every_time() -> None:
    played = []
    for _ in range(2):
        it = match(RandomBot(), RandomBot(), RandomBot())
        assert it.play_on()
        assert it.table.over
        assert it.decisions >= it.table.made  # answers that a window has dropped count here
        played.append(snapshot(it.table))
    assert played[0] == played[1]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raises(), "Raises on seat 0 failed: ZeroDivisionError: on purpose"),
        (Cheats(), "Cheats on seat 0: 'win' is not an option"),
        (Silent(), "Silent does not choose"),
        (Meddles(), "interjects with 'nonsense', which it may not"),
    ],
)
def test_a_bot_that_fails_leaves_the_table_as_it_was(bot: Bot, words: str) -> None:
    it = match(bot, RandomBot())
    before = snapshot(it.table)
    with pytest.raises(BotFailed, match=words):
        it.play_on()
    assert snapshot(it.table) == before
    it.bots[0] = RandomBot()
    assert it.play_on()
    assert it.table.over


def test_a_bot_that_hangs_is_stopped() -> None:
    it = match(Hangs(), RandomBot(), seconds=0.05)
    before = snapshot(it.table)
    with pytest.raises(BotFailed, match=r"no answer within 0\.05 s"):
        it.play_on()
    assert snapshot(it.table) == before


def test_a_match_waits_for_seats_without_a_bot() -> None:
    it = match(RandomBot(), None)
    assert it.play_on()
    assert not it.table.over
    assert {ask.seat for ask in it.table.pending} == {1}
    assert not it.step()


def test_a_match_stops_at_its_limit() -> None:
    it = match(RandomBot(), RandomBot())
    assert not it.play_on(limit=5)
    assert it.decisions == 5


def test_every_seat_needs_an_entry() -> None:
    with pytest.raises(BotFailed, match="1 bots for 3 seats"):
        Match(GAME.open(GAME.set_up(3), "x"), [None], "x")


def test_bots_by_name() -> None:
    assert bot_names(GAME) == ["search", "random"]
    assert isinstance(bot_named(GAME, "random"), RandomBot)
    with pytest.raises(BotFailed, match="no bot 'hal'; it has search, random"):
        bot_named(GAME, "hal")


def test_a_bot_sees_its_own_side_only() -> None:
    seen: list[Sight] = []

    class Curious(Bot):
        def choose(self, sight: Sight) -> Option:
            seen.append(sight)
            hands = [house["hand"] for house in sight.view["houses"] if house["seat"] != sight.seat]
            assert all(card in ("?", "ploy", "ghola", "blade", "guard") for hand in hands for card in hand)
            world = sight.world()
            assert world.seed is None
            assert world.view(sight.seat) == sight.view
            assert all(event.to >> sight.seat & 1 for event in sight.events())
            return sight.rng.choice(sight.ask.options) if sight.ask is not None else None

    it = match(Curious(), RandomBot())
    assert it.play_on()
    assert len(seen) > 5
    assert {sight.seat for sight in seen} == {0}


class Greedy(Bot):
    """Tries to make legal what is not."""

    def choose(self, sight: Sight) -> Option:
        sight.ask.options.append("win")
        return "win"


class Leaves(Bot):
    def choose(self, sight: Sight) -> Option:
        raise SystemExit(0)


@pytest.mark.parametrize("bot", [Greedy(), Leaves()])
def test_a_bot_changes_nothing_but_by_its_answer(bot: Bot) -> None:
    it = match(bot, RandomBot())
    before = snapshot(it.table)
    with pytest.raises(BotFailed):
        it.play_on()
    assert snapshot(it.table) == before


def test_anybodys_own_bot_by_module_and_class() -> None:
    assert type(bot_named(GAME, "kanly.bots.random:RandomBot")) is RandomBot
    for name in ("kanly.bots.random:Nobody", "no_such_module:Bot", "kanly.bots:Match", "kanly.kernel:Table"):
        with pytest.raises(BotFailed, match="bot"):
            bot_named(GAME, name)


def test_bots_may_interject_once_while_only_others_are_asked() -> None:
    class Gives(Bot):
        def __init__(self) -> None:
            super().__init__()
            self.interjects = True
            self.asked = 0

        def interject(self, sight: Sight) -> Option:
            self.asked += 1
            return None

    giver = Gives()
    it = match(None, giver)
    for _ in range(3):
        assert it.play_on()
    assert giver.asked == 1


def hanging(inner: Callable[..., Any]) -> Callable[..., Any]:
    """A harvest never ends."""

    def act(p: Any, house: int, action: str) -> Any:
        while action == "harvest":
            pass
        yield from inner(p, house, action)

    return act


def test_a_bot_that_hangs_in_its_own_world_is_no_fault_of_the_rules() -> None:
    class Dreams(Bot):
        def choose(self, sight: Sight) -> Option:
            with suppress(Exception):  # a bot that minds nothing is stopped all the same
                sight.world().choose(sight.seat, "harvest")
            return "pass"

    game = Feud("feud", "feud", (2,), BASE, modules=(Module("hanging", wraps={"act": hanging}),), settings=SETTINGS)
    table = game.open(game.set_up(2, ["hanging"]), "match")
    it = Match(table, [Dreams(), RandomBot()], "match", 0.05)
    before = snapshot(table)
    with pytest.raises(BotFailed, match=r"^Dreams on seat 0 failed: no answer within 0\.05 s$"):
        it.step()
    assert snapshot(table) == before
    assert not it.thinking


def test_a_kept_world_can_be_cloned_and_actions_are_numbered() -> None:
    seen: list[int] = []

    class Clones(Bot):
        def choose(self, sight: Sight) -> Option:
            rules = sight.rules
            for option in sight.ask.options:
                number = rules.number(sight.ask.kind, option)
                assert 0 <= number < rules.actions
                assert rules.action(number) == (sight.ask.kind, option)
            fleeting, kept = sight.world(), sight.world(keep=True)
            for world in (fleeting, kept):
                while not world.over and world.state.turn == self.turn(sight):
                    ask = world.asks[0]
                    world.choose(ask.seat, ask.options[0], ask.kind)
            if not kept.over:
                seen.append(kept.clone().made)
                with pytest.raises(Withheld):
                    fleeting.clone()
            return sight.ask.options[0]

        def turn(self, sight: Sight) -> int:
            return sight.world().state.turn

    it = match(Clones(), RandomBot())
    it.play_on(limit=6)
    assert seen
