"""Rules: numbers of actions, words that are there without a game's help, and what a game must say itself."""

from __future__ import annotations

from typing import Any

import pytest
from feud.game import GAME
from tests.kernel.tiny import T, TinyGame, pick, tiny

from kanly.kernel import (
    Ask,
    BadSetup,
    Cheap,
    Event,
    Flow,
    Game,
    IllegalChoice,
    Kind,
    Message,
    Module,
    Option,
    Result,
    Rules,
    RulesError,
    State,
    token,
)
from kanly.kernel.kinds import Domain
from kanly.kernel.running.reasons import MOST

RULES = GAME.rules(GAME.set_up(4, ["market"]))


def test_action_numbers_count_all_domains_through() -> None:
    seen = [RULES.action(number) for number in range(RULES.actions)]
    assert len(set(seen)) == RULES.actions == sum(len(domain.options) for domain in RULES.domains.values())
    for number, (kind, option) in enumerate(seen):
        assert RULES.number(kind, option) == number


def test_actions_that_are_not_there() -> None:
    for number in (-1, RULES.actions):
        with pytest.raises(RulesError, match=f"no action {number}"):
            RULES.action(number)
    with pytest.raises(RulesError, match="outside the domain"):
        RULES.number("dial", 9)
    with pytest.raises(RulesError, match="no kind of question 'riddle'"):
        RULES.number("riddle", 9)
    with pytest.raises(RulesError, match="no step 'riddle'"):
        RULES.step("riddle")


def test_domains_depend_on_the_modules() -> None:
    assert "buy" in RULES.domain("action").place
    assert "buy" not in GAME.rules(GAME.set_up(4)).domain("action").place


def main(p: T) -> Flow:
    yield pick(0, 1, 2)


def test_words_without_any_words_of_the_game() -> None:
    game = tiny(main)
    table = game.open(game.set_up(), "w")
    ask = table.pending[0]
    assert table.question(ask).id == "ask-pick"
    assert table.describe(ask, 1).data() == {"id": "pick-1", "args": {"option": "1"}, "refs": [], "rules": []}
    why = table.why_not(0, 5)
    assert why is not None
    assert why.data()["args"] == {"option": "5"}
    assert table.why_not(0, 1) is None
    assert table.rules.narrate(Event("won", ("x", 2))).args == {"a": "x", "b": 2}
    with pytest.raises(IllegalChoice, match="could ever offer"):
        table.why_not(0, 77)
    with pytest.raises(IllegalChoice, match="not asked"):
        table.why_not(1, 1)


def test_the_words_of_a_kind() -> None:
    kind = Kind(
        "pick",
        list(range(6)),
        question=lambda _, ask: Message("q", {"seat": ask.seat}),
        describe=lambda _p, _ask, option: Message("d", {"option": option}),
        why_not=lambda _p, _ask, option: None if option == 5 else Message("no"),
    )
    game = TinyGame("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=(kind,)))
    table = game.open(game.set_up(), "w")
    ask = table.pending[0]
    assert table.question(ask).args == {"seat": 0}
    assert table.describe(ask, 2).args == {"option": 2}
    known, unknown = table.why_not(0, 4), table.why_not(0, 5)
    assert known is not None
    assert unknown is not None
    assert (known.id, unknown.id) == ("no", "why-not-offered")
    assert unknown.data()["args"]["option"]["id"] == "d"


def test_why_a_thing_cannot_be_chosen() -> None:
    """The reason that points at the thing, else that of the option which is most like an offered one."""
    options = [("ship", "x", "a"), ("ship", "y", "a"), ("ship", "y", "b"), ("ship", "y", "c"), ("send", "z.1", "c")]
    reasons = {
        ("ship", "x", "a"): Message("no-x", refs=("card:x",)),
        ("ship", "y", "a"): Message("no-way", refs=("card:y", "place:a")),
    }

    def main(p: T) -> Flow:
        yield Ask(0, "pick", [("ship", "y", "b")])

    kind = Kind("pick", options, why_not=lambda _p, _ask, option: reasons.get(option, Message("no")))
    game = TinyGame("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=(kind,)))
    table = game.open(game.set_up(), "w")

    def why(thing: str) -> str:
        reason = table.why_not_thing(0, thing)
        assert reason is not None
        return reason.id

    assert table.why_not_thing(0, "place:b") is None
    assert table.why_not_thing(0, "card:y") is None
    assert why("place:a") == "no-way"
    assert why("card:x") == "no-x"
    assert why("card:z") == "no"
    assert why("place:d") == "why-not-about"
    reasons["ship", "y", "a"] = Message("like-an-offered-one")
    assert why("place:a") == "like-an-offered-one"
    with pytest.raises(IllegalChoice, match="not asked"):
        table.why_not_thing(1, "place:a")


def test_why_a_thing_does_not_go_with_what_is_picked() -> None:
    """After `ship:x` the reason is that of `ship:x`, however much another option is like an offered one."""
    options = [("ship", "x", "a"), ("ship", "y", "a"), ("ship", "y", "b"), ("ship", "x", "c"), ("send", "d")]
    heard: list[str] = []

    def main(p: T) -> Flow:
        yield Ask(0, "pick", [("ship", "y", "b"), ("ship", "x", "c")])

    def of_thing(_p: Any, _ask: Ask, thing: str, picked: str) -> Message | None:
        heard.append(picked)
        return Message("closed") if thing == "place:e" else None

    kind = Kind("pick", options, why_not=lambda _p, _ask, o: Message("no-" + token(o)), why_not_thing=of_thing)
    game = TinyGame("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=(kind,)))
    table = game.open(game.set_up(), "w")

    def why(thing: str, picked: str = "") -> str | None:
        reason = table.why_not_thing(0, thing, picked)
        return None if reason is None else reason.id

    assert why("place:a", "ship:x") == "no-ship:x:a"
    assert why("place:a", "ship:y") == "no-ship:y:a"
    assert why("place:b") is None
    assert why("place:b", "ship:y") is None
    assert why("place:b", "ship:x") == "why-not-picked"  # no such option is possible at all
    assert why("place:d", "ship:x") == "no-send:d"  # nor here, but it is not offered otherwise either
    assert why("place:e", "ship:x") == "closed"
    assert heard == ["ship:x", "ship:y", "ship:x", "ship:x", "ship:x"]
    for nonsense in ("ship:z", "shi", "x"):
        with pytest.raises(IllegalChoice, match="begins with"):
            table.why_not_thing(0, "place:a", nonsense)


def test_a_word_that_half_the_options_share_costs_no_more_than_a_thing() -> None:
    asked: list[Any] = []

    def main(p: T) -> Flow:
        yield Ask(0, "pick", ["pass"])

    def why_not(_p: Any, _ask: Ask, option: Any) -> Message:
        asked.append(option)
        return Message("no")

    kind = Kind("pick", ["pass", *[("ship", i) for i in range(1000)]], why_not=why_not)
    game = TinyGame("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=(kind,)))
    reason = game.open(game.set_up(), "w").why_not_thing(0, "ship")
    assert reason is not None
    assert (reason.id, len(asked)) == ("no", MOST)


def test_messages_within_messages_become_plain_data() -> None:
    message = Message("a", {"who": Message("b", {"n": 1})}, refs=("x",), rules=("R1",))
    assert message.data() == {
        "id": "a",
        "args": {"who": {"id": "b", "args": {"n": 1}, "refs": [], "rules": []}},
        "refs": ["x"],
        "rules": ["R1"],
    }


def test_a_result_names_its_winners() -> None:
    assert Result([["a", "b"], ["c"]], {}, Message("end")).winners == ["a", "b"]
    assert Result([], {}, Message("end")).winners == []


def test_what_a_game_must_say_itself() -> None:
    game = Game("bare", "tests", (1,), Module("base"))
    with pytest.raises(BadSetup, match="does not say how its rules are assembled"):
        game.rules(game.set_up())
    rules: Rules[State] = Rules(game.set_up(), [Module("base")], "1", (State,))
    with pytest.raises(RulesError, match="how a game begins"):
        rules.begin()
    with pytest.raises(RulesError, match="what a seat sees"):
        rules.view(State(), 0)
    with pytest.raises(RulesError, match="how to redeal"):
        rules.redeal(State(), 0, Cheap(1))
    with pytest.raises(RulesError, match="how a game ends"):
        rules.result(State())
    assert [party.data() for party in rules.parties(State())] == [{"id": "seat0", "seat": 0, "team": ""}]
    assert Ask(0, "x").options == []


def test_what_goes_besides_a_domain_is_explained_and_never_chosen() -> None:
    def main(p: T) -> Flow:
        yield Ask(0, "riddle", [1])

    def why(_p: Any, _ask: Ask, option: Option) -> Message:
        return Message("never" if option == "card" else "not-now")

    riddle = Kind("riddle", [1, 2], why_not=why, besides=lambda _: [2, "card"])
    game = TinyGame("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=(riddle,)))
    table = game.open(game.set_up(), "seed")
    assert table.rules.actions == 2
    assert list(table.rules.domain("riddle").explained) == ["1", "2", "card"]
    for option, id in ((2, "not-now"), ("card", "never")):
        reason = table.why_not(0, option)
        assert reason is not None
        assert reason.id == id
    reason = table.why_not_thing(0, "hand:card")
    assert reason is not None
    assert reason.id == "never"
    with pytest.raises(IllegalChoice):
        table.choose(0, "card", "riddle")
    with pytest.raises(IllegalChoice, match="ever offer"):
        table.why_not(0, "dice")
    with pytest.raises(RulesError, match="besides"):
        Domain(Kind("k", [1]), [1], 0, [1.5])
