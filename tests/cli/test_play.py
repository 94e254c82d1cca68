"""`kanly play` with scripted input."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kanly.kernel.record import load_record, read_record, replay
from kanly.names import bot_names_in
from kanly.registry import game_named

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


FEUD = ("play", "feud", "--seats", "3", "--seed", "abc")


def lines(*typed: str) -> str:
    return "".join([line + "\n" for line in typed])


def test_alone_against_rivals(cli: Cli) -> None:
    """A seat less than parties: who plays without a seat is named too."""
    ran = cli("play", "uprising", "--seats", "1", "--seed", "3", typed=lines("1", "1", "1", "1", "quit"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("(rival) joins the game.") == 2
    greeting = " ".join(ran.out.split())[:200]
    assert "against Lady Margot Fenring (rival), Staban Tuek (rival)." in greeting
    assert "(rival) reveals" in ran.out


def test_the_table_the_question_and_numbered_options(cli: Cli) -> None:
    ran = cli(*FEUD, "--name", "Alia")
    assert (ran.code, ran.err) == (0, "")
    greeting = "Feud: you play House Anvil against random 1 (House Briar), random 2 (House Cairn), Smugglers."
    assert greeting in " ".join(ran.out.split())
    assert "It is the turn of House Anvil." in ran.out
    assert "briar     1      3  ?, ?, ?, ?" in ran.out
    assert "What does your House do?\n   1  End the turn\n   2  Harvest one spice\n" in ran.out
    assert ran.out.endswith("Nothing was played.\n")


def test_in_ones_own_turn_only_what_changed_is_shown(cli: Cli) -> None:
    """The whole table when others have played; between two answers of one's own the paragraphs that are new."""
    ran = cli("play", "uprising", "--seats", "3", "--seed", "a", typed=lines("1", "1", "1", "view", "quit"))
    first, placed, gained, on_turn, looked, _ = re.split(r"\n> (?:1|view|quit)\n", ran.out)
    row, hand, purses, board = "Imperium row (", "Your hand (", "VP solari spice", "Spice Trade"
    assert [text in placed for text in (row, hand, purses, board)] == [False, True, True, True]
    assert [text in gained for text in (row, hand, purses, board)] == [False, False, True, False]
    for whole in (first, on_turn, looked):
        assert all(text in whole for text in (row, hand, purses, board))


def test_a_number_or_a_token(cli: Cli) -> None:
    for answer in ("2", "harvest", "=harvest"):
        ran = cli(*FEUD, typed=lines(answer))
        assert "House Anvil harvests one spice." in ran.out
        assert ran.out.endswith("The game is not saved.\n")
    ran = cli(*FEUD, typed=lines("99", "sing", "0"))
    assert ran.out.count("is no option here; give a number from 1 to 6") == 3
    ran = cli(*FEUD, typed=lines("9"))  # a number of something that is not offered, and that nobody was shown
    assert "'9' is no option here; give a number from 1 to 6" in ran.out


def test_undo(cli: Cli) -> None:
    ran = cli(*FEUD, typed=lines("undo", "2", "undo", "undo sideways", "2", "1", "undo", "save a.kanly"))
    assert "there is nothing of yours to take back" in ran.out
    assert "Took back 1 choice." in ran.out
    assert "write undo, or undo turn" in ran.out
    assert " since\n> save" in ran.out
    choices = load_record(Path("a.kanly")).choices
    assert [choice for choice in choices if choice[0] == 0][:2] == [(0, "action", "harvest"), (0, "action", "pass")]
    ran = cli(*FEUD, "--module", "market", typed=lines("2", "2", "undo turn", "save b.kanly"))
    assert "Took back 2 choices." in ran.out
    assert load_record(Path("b.kanly")).choices == []


def test_undo_before_any_choice_of_ones_own(cli: Cli) -> None:
    ran = cli(*FEUD, "--seat", "2", typed=lines("undo", "save a.kanly"))
    assert load_record(Path("a.kanly")).choices
    assert "there is nothing of yours to take back\n" in ran.out


def test_why_and_options(cli: Cli) -> None:
    typed = lines("options", "options duel", "why 7", "why duel:dusk", "why 2", "why", "9", "why up")
    ran = cli(*FEUD, typed=typed)
    assert "Not offered now" in ran.out
    assert "Scout House Anvil: Your own seat plays that House." in ran.out
    assert "F2.2" in ran.out
    assert "Challenge House Dusk: House Dusk is not in this game." in ran.out
    assert "You can choose it: Harvest one spice" in ran.out
    assert "write why OPTION" in ran.out
    assert "Challenge House Anvil: Your own seat plays that House." in ran.out
    assert "'up' is no option here" in ran.out


def test_rules_view_log_say(cli: Cli) -> None:
    typed = lines("rules F4.1", "rules ties", "rules", "rules S1.1", "rules tiddlywinks", "log", "say Arrakis!")
    ran = cli(*FEUD, typed=typed)
    assert "stop a duel with a ploy" in ran.out
    assert "a guard wins" in ran.out
    assert "F7 Gholas" in ran.out
    assert "S1 Storm" not in ran.out
    assert "House loses one spice. (Storm)" in " ".join(ran.out.split())
    assert "no rule is called 'tiddlywinks'" in ran.out
    assert ran.out.count("House Anvil drew a ploy.") == 2
    ran = cli(*FEUD, typed=lines("say Arrakis!", "say", "log all", "view", "save a.kanly"))
    assert "You: Arrakis!" in ran.out
    assert "a remark has 1 to 2000 characters" in ran.out
    assert ran.out.count("active anvil") == 2
    assert load_record(Path("a.kanly")).talk == [(0, 0, "Arrakis!")]


@pytest.mark.parametrize("word", ["help", "?"])
def test_help(cli: Cli, word: str) -> None:
    out = cli(*FEUD, typed=lines(word)).out
    assert "take back your last choice" in out
    assert "rules F1.1" in out
    assert "R10.8" not in out


def test_save_load_go_on(cli: Cli) -> None:
    ran = cli(*FEUD, typed=lines("2", "save evening.kanly", "quit"))
    assert "kanly play --load evening.kanly goes on" in ran.out
    assert ran.out.endswith("The game is in evening.kanly.\n")
    saved = load_record(Path("evening.kanly"))
    assert [player.bot for player in saved.players] == ["", "random", "random"]
    ran = cli("play", "--load", "evening.kanly", typed=lines("1", "quit"))
    assert ran.out.endswith("What you played since is not saved.\n")
    ran = cli("play", "--load", "evening.kanly", typed=lines("1", "save", "quit"))
    assert ran.out.endswith("The game is in evening.kanly.\n")
    later = load_record(Path("evening.kanly"))
    assert saved.choices == [(0, "action", "harvest")]
    assert later.choices[:2] == [*saved.choices, (0, "action", "pass")]
    replay(game_named("feud"), later)


def test_saving_names_a_new_file(cli: Cli) -> None:
    Path("feud.kanly").write_text("mine")
    ran = cli(*FEUD, typed=lines("2", "save"))
    assert "Saved in feud-2.kanly; " in ran.out
    assert Path("feud.kanly").read_text() == "mine"
    assert ran.out.endswith("The game is in feud-2.kanly.\n")


def test_to_the_end_and_beyond(cli: Cli) -> None:
    ran = cli("play", "oasis", "--seats", "2", typed="1\n" * 40 + "save end.kanly\n")
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "(thirsty 1)" in ran.out
    assert "the game is over\n" in ran.out
    record = load_record(Path("end.kanly"))
    assert record.result is not None
    assert replay(game_named("oasis"), record).over
    ran = cli("play", "--load", "end.kanly", typed=lines("log"))
    assert "The game is over." in ran.out


def test_doing_something_unasked(cli: Cli) -> None:
    ran = cli(*FEUD, typed=lines("do", "pause", "1", "do 7", "do 1", "pause"))
    assert "There is nothing that you could do unasked now." in ran.out
    assert "random 1 must answer. Press Enter to go on" in ran.out
    assert "Give one spice (do 1)" in ran.out
    assert "there is no '7' among the 2 things" in ran.out
    assert "House Anvil gives House Briar 1 spice." in ran.out
    assert "No more stops." in ran.out


def test_standing_orders(cli: Cli) -> None:
    ran = cli(*FEUD[:-1], "a", typed=lines("order", "order pass", "order", "order off", "order"))
    assert ran.out.count("You have given no standing orders") == 2
    assert "From now on this question is answered so" in ran.out
    assert "The game is over." in ran.out or "action: always pass" in ran.out
    assert "Your standing orders have ended." in ran.out


def test_another_seat(cli: Cli) -> None:
    ran = cli("play", "feud", "--seats", "2", "--seat", "1", "--seed", "x", "--set", "rounds=1")
    assert "you play House Briar, House Dusk against random 0 (House Anvil, House Cairn)" in " ".join(ran.out.split())
    ran = cli("play", "feud", "--seed", "x", "--bot", "random", typed=lines("save a.kanly"))
    ran = cli("play", "feud", "--load", "a.kanly", "--seat", "2", typed=lines("save b.kanly"))
    assert [player.bot for player in load_record(Path("b.kanly")).players] == ["random", "random", "", "random"]


def test_bad_records(cli: Cli) -> None:
    cli(*FEUD, typed=lines("2", "save a.kanly"))
    good = json.loads(Path("a.kanly").read_text())
    text = json.dumps(good)
    for name, bad, says in [
        ("truncated", text[:-40], "no complete JSON text"),
        ("nothing", "", "no complete JSON text"),
        ("illegal", json.dumps({**good, "choices": [[0, "action", "scout:anvil"]]}), "$.choices[0]"),
        ("unheard", json.dumps({**good, "choices": [[0, "action", "fly"]]}), "$.choices[0]"),
        ("strange", json.dumps({**good, "choices": [[0, "action"]]}), "$.choices[0]"),
        ("foreign", json.dumps({**good, "game": "ludo"}), "there is no game 'ludo'"),
        ("tampered", json.dumps({**good, "seed": "abd"}), "$.commitment"),
        ("crowded", json.dumps({**good, "players": [*good["players"], {"name": "x"}]}), "$.players"),
        ("old", json.dumps({**good, "kanly": 0}), "$.kanly"),
        ("ruled", json.dumps({**good, "rules": "0"}), "$.rules"),
    ]:
        Path(name).write_text(bad)
        for command in (["play", "--load", name], ["replay", name], ["replay", name, "--verify", "--json"]):
            ran = cli(*command)
            assert (ran.code, ran.err.count("\n")) == (1, 1), name
            assert ran.err.startswith(f"kanly: {name}: ")
            assert says in ran.err
    ran = cli("play", "oasis", "--load", "a.kanly")
    assert (ran.code, "a record of feud, not of oasis" in ran.err) == (2, True)


@pytest.mark.parametrize("bot", ["raises", "cheats"])
def test_a_bot_that_fails_is_replaced(cli: Cli, unruly: Path, bot: str) -> None:
    ran = cli("play", "unruly", "--bot", bot, "--seats", "2", "--seed", "x", typed=lines("1", "1"))
    assert ran.code == 0
    assert "on seat 1" in ran.out
    assert "random bots play on." in ran.out


def test_a_rule_that_fails(cli: Cli, unruly: Path) -> None:
    mine = cli("play", "unruly", "--module", "faulty", "--bot", "first", typed=lines("harvest", "1"))
    assert mine.code == 0
    assert (
        "unruly failed after 'action' answered with 'harvest' by seat 0: LookupError: the field is empty" in mine.words
    )
    theirs = cli("play", "unruly", "--module", "faulty", "--bot", "random", "--seed", "7", typed="1\n" * 60)
    assert theirs.code == 1
    assert "the field is empty; the game up to there is in unruly.kanly" in theirs.err
    read_record(Path("unruly.kanly").read_bytes())


def test_which_game(cli: Cli, install: Callable[..., None]) -> None:
    install(("feud", "feud:GAME", game_named("feud")), ("oasis", "oasis:GAME", game_named("oasis")))
    assert "Feud: you play" in cli("play", typed=lines("1")).out
    assert "Oasis: you play" in cli("play", typed=lines("oasis")).out
    ran = cli("play", typed=lines("checkers"))
    assert (ran.code, "feud, oasis" in ran.err) == (2, True)
    ran = cli("play")
    assert (ran.code, "no game was named" in ran.err) == (2, True)


def test_the_only_game(cli: Cli, install: Callable[..., None]) -> None:
    install(("feud", "feud:GAME", game_named("feud")))
    assert "Feud: you play" in cli("play").out


def test_leaving_a_terminal_asks_to_save(cli: Cli) -> None:
    ran = cli(*FEUD, typed=lines("2", "quit", "no"), terminal=True)
    assert ran.out.endswith("The game is not saved.\n")
    ran = cli(*FEUD, typed=lines("2", "quit", "yes"), terminal=True)
    assert ran.out.endswith("The game is in feud.kanly.\n")
    assert Path("feud.kanly").exists()


def test_opponents_by_their_level(cli: Cli) -> None:
    """They bear names of the game's world, in the language of whoever plays."""
    ran = cli("play", "dune", "--seats", "3", "--seed", "3", "--level", "easy", "--language", "ru", typed=lines("quit"))
    assert (ran.code, ran.err) == (0, "")
    english, russian = [bot_names_in(game_named("dune"), language).values() for language in ("en", "ru")]
    greeting = " ".join(ran.out.split())[:200]
    assert len([name for name in russian if f"{name} (" in greeting]) == 2
    assert not any(f"{name} (" in greeting for name in english)


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("dune", "--level", "nightmare"), "there is no level 'nightmare'; there are: easy, normal, hard"),
        (("dune", "--level", "easy", "--bot", "greedy"), "--level and --bot both say who plays the other seats"),
        (("feud", "--level", "easy"), "feud has no levels; --bot names one of its bots"),
    ],
)
def test_a_level_that_makes_no_sense(cli: Cli, typed: tuple[str, ...], says: str) -> None:
    ran = cli("play", *typed)
    assert ran.code == 2
    assert says in " ".join(ran.err.split())


def test_the_record_of_a_game_with_levels_goes_on(cli: Cli) -> None:
    ran = cli("play", "dune", "--seats", "2", "--seed", "3", "--level", "hard", typed=lines("save a.kanly", "quit"))
    assert (ran.code, ran.err) == (0, "")
    players = read_record(Path("a.kanly").read_bytes()).players
    assert players[1].bot == "search:0.5"
    assert players[1].name in bot_names_in(game_named("dune")).values()
    assert cli("play", "--load", "a.kanly", typed=lines("quit")).code == 0


def test_a_hint_is_an_option_with_a_reason(cli: Cli) -> None:
    ran = cli(*FEUD, typed=lines("hint", "quit"))
    assert (ran.code, ran.err) == (0, "")
    assert "of the games tried from here" in " ".join(ran.out.split())
