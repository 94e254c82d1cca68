"""The table as text for the terminal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Cli, cli, install
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.client.paint import WIDTH, Painter
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.kernel import Message, Table
from kanly.testing.randomly import pick
from kanly.words import Words

__all__ = ["cli", "install"]  # fixtures


def painted(t: UprisingTable, seat: int | None = 0) -> list[str]:
    """The lines that a seat sees; nothing is missing in them."""
    return lines_of(t.table, seat, Words("en", [GAME.package]))


def lines_of(table: Table, seat: int | None, words: Words) -> list[str]:
    text = table.rules.paint(table.view(seat), lambda said: words.say(Message(said) if isinstance(said, str) else said))
    assert sorted(words.missing) == []
    assert words.faults == []
    return text.split("\n")


def at(lines: list[str], *parts: str) -> str:
    """The one line that has all these parts."""
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


def test_the_round_the_conflict_and_its_rewards() -> None:
    lines = painted(uprising(4).conflict("siege_of_arrakeen").turn(0))
    assert lines[0] == "Round 1, Player Turns · first player A · Shield Wall stands · 10 more conflicts"
    assert lines[1].startswith("Conflict: Siege of Arrakeen · Level II, icon Ornithopter · Fought for")
    assert "  First: take control of Arrakeen; gain 2 solari; recruit 2 troops" in lines
    assert "  Third: gain 3 solari" in lines


def test_the_wall_is_gone() -> None:
    assert "Shield Wall gone" in painted(uprising().wall_gone().turn(0))[0]


def test_houses_with_their_numbers() -> None:
    t = uprising(3).give(1, spice=3, solari=12, troops=2, worms=1, swords=4, hooks=True, councillor=True).turn(0)
    lines = painted(t)
    assert " ".join(at(lines, "VP", "solari").split()) == "VP solari spice water garrison conflict strength"
    assert at(lines, "B Lady Amber Metulli").split()[4:] == ["0", "12", "3", "1", "3", "2+1~", "11"]
    assert at(lines, "council seat") == "   2 agents, 3 spies, 0 cards, 0 intrigues, Crysknife icon, council seat,"
    assert at(lines, "maker hooks") == "   maker hooks, has revealed"
    assert at(lines, "A Gurney Halleck").startswith(">A")
    assert at(lines, "you, 2 agents")


def test_the_board_with_agents_spies_bonus_and_control() -> None:
    t = uprising(4).agent(1, "imperial_basin").spy(2, "post_imperial_basin").bonus(imperial_basin=2)
    t.controls(3, "imperial_basin").give(1, influence={"emperor": 4}).allied(1, "emperor").turn(0)
    lines = painted(t)
    assert at(lines, "Imperial Basin", "+2").split("!")[1].split() == ["Imperial", "Basin", "Bc", "+2", "(D)"]
    assert at(lines, "Emperor  A0").startswith("Emperor  A0 B4* C0 D0")
    assert at(lines, "Spies:") == "Spies: c Imperial Basin"
    assert at(lines, "Swordmaster ", "8/6 solari")
    assert at(lines, "Gather Support", "0/2 solari")
    assert at(lines, "Sietch Tabr", "Fremen 2")


def test_own_cards_are_read_and_those_of_others_are_not() -> None:
    t = uprising(3).give(0, hand=["rebel_supplier"], intrigues=["contingency_plan"]).give(1, hand=["dagger"]).turn(0)
    text = "\n".join(painted(t))
    assert "  Rebel Supplier (Fremen) [City] · Agent: if you recalled a spy this turn:" in text
    assert "  Contingency Plan · Plot: gain 2 solari · OR Combat: 3 swords" in text
    assert "Dagger" not in text
    assert "Rebel Supplier" not in "\n".join(painted(t, 1))
    assert "Your hand" not in "\n".join(painted(t, None))


def test_the_row_is_read_by_who_buys() -> None:
    t = uprising(3).row("rebel_supplier", "maula_pistol", "desert_survival", "shishakli", "strike_fleet").turn(0)
    short = at(painted(t), "3 Rebel Supplier")
    assert "3 Maula Pistol" in short
    t.reveals(0)
    lines = painted(t)
    assert at(lines, "3 Maula Pistol (Fremen) [City, Spice] · Agent: draw 1 card")
    assert at(lines, "9 The Spice Must Flow ×10")
    assert at(painted(t, 1), "3 Rebel Supplier", "3 Maula Pistol")


def test_contracts() -> None:
    t = uprising(3, modules=["choam"]).offer_contracts("contract_espionage", "contract_harvest_4")
    lines = painted(t.give(0, contracts=["contract_immediate"]).turn(0))
    assert "  Espionage · when you send an agent to Espionage: gain 3 solari" in lines
    assert "  Immediate · at once: gain 2 solari" in lines
    assert at(lines, "you,", "1 contract, 0 done")


def test_set_up_can_be_seen() -> None:
    table = GAME.open(GAME.set_up(4, [], {"leader_choice": "chosen"}), "set-up")
    lines = lines_of(table, 0, Words("en", [GAME.package]))
    assert lines[0].startswith("Round 0, Set-up")
    assert at(lines, "Player 4")


def test_the_reverend_mother_shows_her_face() -> None:
    t = uprising(3, ["lady_jessica"]).give(0, flipped=True, memories=2).turn(0)
    assert at(painted(t), "A Reverend Mother Jessica")
    assert at(painted(t), "2 memories")


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_fit_on_the_screen(seats: int) -> None:
    """No line is too wide, and the spaces in reach are those that are offered."""
    words = Words("en", [GAME.package])
    rng = Random(seats)
    table = GAME.open(GAME.set_up(seats, ["choam"]), f"paint {seats}")
    rules = table.rules
    assert isinstance(rules, ImperiumRules)
    reached = 0
    while not table.over:
        ask = table.pending[0]
        if rng.random() < 0.2:
            for seat in (*range(seats), None):
                wide = [line for line in lines_of(table, seat, words) if len(line) > WIDTH]
                assert wide == []
        if ask.kind == "turn" and "reveal" in ask.options:
            view = table.view(ask.seat)
            mine = view["houses"][ask.seat]
            painter = Painter(rules, view, str)
            near = {space.name for space in rules.box.spaces if painter.within_reach(mine, space)}
            offered = {option[2] for option in ask.options if option[0] == "play"}
            assert near == offered
            reached += len(near)
        seat, kind, option = pick(table, rng)
        table.choose(seat, option, kind)
    assert reached > 100


def test_paint_is_what_the_game_paints() -> None:
    t = uprising(3).turn(0)
    view = t.table.view(0)
    rules = t.rules
    assert isinstance(rules, ImperiumRules)
    assert rules.paint(view, str) == Painter(rules, view, str).paint()


def test_looking_at_pieces(cli: Cli, install: Any) -> None:
    install(("uprising", "kanly.games.imperium.games.uprising:GAME", GAME))
    ran = cli(
        "play", "uprising", "--seats", "3", "--seed", "look", "--bot", "random",
        typed="look rebel supp\nlook arrakeen\nlook\nlook nothing such\n",
    )  # fmt: skip
    assert "Rebel Supplier\n  Cost: 3\n  Faction: Fremen\n" in ran.out
    assert "\n  Icon: City\n  Visit: recruit 1 troop; draw 1 card\n" in ran.out
    assert "write look and a part of a name" in ran.out
    assert "nothing here is called 'nothing such'" in ran.out
