"""Oasis, the example of docs/write-a-game.md: what the page quotes is real, and the game holds what every game must."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from textwrap import indent

import oasis.game
from oasis import GAME
from oasis.state import CARDS, OasisState

from kanly.bots import Match, bot_named
from kanly.kernel import Known, Table
from kanly.testing import all_setups, play_at_random
from kanly.testing.conformance import conformance
from kanly.testing.tabletalk import TableTalk
from kanly.words import Words


def all_cards_are_there(table: Table) -> None:
    state = table.state
    assert isinstance(state, OasisState)
    cards = [*state.deck, *state.played, *state.discard]
    for hand in state.hands:
        cards += hand
    assert sorted(cards) == list(range(CARDS))


TestOasis = conformance(GAME, invariant=all_cards_are_there, digests=Path(__file__).with_name("oasis.json"))


def test_every_block_is_quoted(root: Path, blocks: Callable[[str], list[tuple[str, str]]]) -> None:
    packages = root / "tests" / "packages"
    endings = {"python": "py", "toml": "toml", "fluent": "ftl", "markdown": "md"}
    sources = {
        language: [
            path.read_text(encoding="utf-8")
            for folder in (packages / "oasis", packages / "feud", Path(__file__).parent)
            for path in folder.rglob(f"*.{ending}")
        ]
        for language, ending in endings.items()
    }
    found = Counter[str]()
    for language, block in blocks("docs/write-a-game.md"):
        if language == "sh":
            continue
        found[language] += 1
        shapes = [indent(block, margin) for margin in ("", "    ", "        ")]
        assert any(shape in source for shape in shapes for source in sources[language]), f"nowhere:\n{block}"
    assert found["python"] >= 20
    assert set(found) == set(endings)


def test_whole_games() -> None:
    for setup in all_setups(GAME):
        for wells in (3, 9):
            longer = GAME.set_up(setup.seats, setup.modules, {"wells": wells})
            table = GAME.open(longer, "journey")
            assert play_at_random(table, "journey")
            assert isinstance(table.state, OasisState)
            assert table.state.wells == wells
            assert table.result is not None


def test_oasis_stays_pure() -> None:
    assert (oasis.game.__file__ or "").endswith(".py")


def test_every_sentence_is_there() -> None:
    words = Words(packages=["oasis"])
    for setup in all_setups(GAME):
        table = GAME.open(setup, "words")
        while not table.over:
            ask = table.pending[0]
            words.say(table.question(ask))
            for option in ask.options:
                words.say(table.describe(ask, option))
            reason = table.why_not(ask.seat, next(card for card in range(CARDS) if card not in ask.options))
            assert reason is not None
            words.say(reason)
            table.choose(ask.seat, ask.options[0])
        assert table.result is not None
        assert table.log is not None
        for event in table.log.all:
            words.say(table.rules.narrate(event))
        words.say(table.result.reason)
    assert not words.missing
    assert not words.faults


def test_the_games_own_bot_is_better_than_random() -> None:
    won = 0.0
    for number in range(200):
        table = GAME.open(GAME.set_up(2), f"bots/{number}", programs=0b11)
        names = ["thirsty", "random"] if number % 2 == 0 else ["random", "thirsty"]
        Match(table, [bot_named(GAME, name) for name in names], f"bots/{number}").play_on()
        result = table.result
        assert result is not None
        mine = table.rules.parties(table.state)[names.index("thirsty")].id
        won += (mine in result.winners) / len(result.winners)
    assert won >= 130


# Scenarios


def hands(*given: list[int]) -> Callable[[OasisState], None]:
    """These hands; all other cards lie in the deck, the lowest on top."""

    def deal(s: OasisState) -> None:
        s.known = Known(CARDS)
        s.hands = [hand[:] for hand in given]
        for seat, hand in enumerate(given):
            for card in hand:
                s.known.masks[card] = 1 << seat
        s.deck = [card for card in range(CARDS - 1, -1, -1) if not any(card in hand for hand in given)]

    return deal


def test_o2_3_the_highest_card_drinks() -> None:
    t = TableTalk[OasisState](GAME, seats=2).edit(hands([30, 1, 2, 3], [20, 4, 5, 6]))
    water = t.state.well
    t.expect("play", seats=[0, 1])
    t.answer(1, "play", 20).answer(0, "play", 30)
    assert t.told("drank") == [("amber", water)]
    assert t.state.water == [water, 0]


def test_o2_4_the_digger_knows_who_draws_the_buried_card() -> None:
    t = TableTalk[OasisState](GAME, seats=2).edit(hands([30, 1, 2, 3], [20, 4, 5, 6]))
    t.answer(0, "play", 30).answer(1, "play", 20)
    t.expect("bury", seats=[1])
    assert t.offered(1) == ["4", "5", "6", "0"]
    t.answer(1, "bury", 6)
    assert t.state.deck[0] == 6
    assert t.state.known.by(1, 6)
    assert not t.state.known.by(0, 6)


def test_o2_4_nobody_digs_without_a_deck() -> None:
    t = TableTalk[OasisState](GAME, seats=2).edit(hands(list(range(18)), list(range(18, 36))))
    t.answer(0, "play", 0).answer(1, "play", 35)
    t.expect("play", seats=[0, 1])


def test_o3_1_the_lowest_card_drinks_a_shallow_well() -> None:
    t = TableTalk[OasisState](GAME, seats=2, modules=["shallow"]).edit(hands([30, 1, 2, 3], [20, 4, 5, 6]))
    t.edit(shallow).answer(0, "play", 30).answer(1, "play", 20)
    assert t.told("drank") == [("jade", 2)]


def shallow(s: OasisState) -> None:
    s.well = 2


def test_a_secret_card_can_be_taken_back_until_all_are_in() -> None:
    t = TableTalk[OasisState](GAME, seats=2).edit(hands([30, 1, 2, 3], [20, 4, 5, 6]))
    t.answer(0, "play", 30).undo(0).answer(0, "play", 1).answer(1, "play", 20)
    assert t.table.why_no_undo(0)
