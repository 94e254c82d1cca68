"""The almanac and the words of the pieces: from the game's own data, in words that exist, with rules that exist."""

from __future__ import annotations

import json

import pytest

from kanly.games.dune.facts.factions import POWERS
from kanly.games.dune.game import GAME
from kanly.kernel import Message
from kanly.rulebook import rulebook_of
from kanly.words import Words

RULES = GAME.rules(GAME.set_up(6))
BOX = RULES.almanac()
RULEBOOK = rulebook_of(GAME)
PACKAGES = ["kanly.games.dune"]


def test_it_is_plain_data_of_everything() -> None:
    assert json.loads(json.dumps(BOX)) == BOX
    counts = {name: len(BOX[name]) for name in ("cards", "leaders", "territories", "factions", "powers")}
    assert counts == {"cards": 24, "leaders": 30, "territories": 42, "factions": 6, "powers": len(POWERS)}
    assert sum(card["copies"] for card in BOX["cards"].values()) == 33
    assert len(BOX["phases"]) == 9
    assert BOX["rounds"] == 10


def test_what_boards_draw() -> None:
    assert BOX["leaders"]["stilgar"]["strength"] == 7
    assert BOX["leaders"]["stilgar"]["faction"] == "fremen"
    assert BOX["cards"]["chaumurky"]["kind"] == "poison"
    assert BOX["territories"]["arrakeen"]["terrain"] == "stronghold"
    assert BOX["territories"]["cielago_south"]["spice"] == 12
    assert BOX["factions"]["harkonnen"]["hand_limit"] == 8
    assert BOX["factions"]["emperor"]["special"] == "sardaukar"
    assert BOX["powers"]["ATR.B4"]["name"] == "prescience"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_piece_can_be_looked_at(language: str) -> None:
    words = Words(language, PACKAGES)
    for piece, title in RULES.pieces().items():
        assert words.has(title.id), piece
        lines = RULES.printed(piece)
        assert lines, piece
        for line in lines:
            assert [id for id in line.rules if RULEBOOK.find(id) is None] == [], piece
            assert all(words.has(id) for id in [line.id, *[a.id for a in line.args.values() if isinstance(a, Message)]])
            assert "{" not in words.say(line), piece


def test_the_words_tell_what_is_printed() -> None:
    say = Words("en", PACKAGES).say
    arrakeen = [say(line) for line in RULES.printed("territory:arrakeen")]
    assert any("rnithopter" in line for line in arrakeen)
    assert any("2 spice a round" in line for line in arrakeen)
    assert not any("blow" in line for line in arrakeen)
    assert say(RULES.printed("leader:jamis")[0]) == "Fremen, strength 2"
    assert say(RULES.printed("card:shield")[-1]) == "There are 4 of them."
    fremen = [say(line) for line in RULES.printed("faction:fremen")]
    assert any(line.startswith("With Karama · ") for line in fremen)
    assert len(fremen) == 1 + len([power for power in POWERS if power.id.startswith("FRE.")])


def test_a_faction_tells_only_of_what_plays() -> None:
    """ATR.A1: there is no Kwisatz Haderach in a basic game, and nobody is told of one."""
    basic = GAME.rules(GAME.set_up(4)).almanac()
    advanced = GAME.rules(GAME.set_up(4, ("advanced",))).almanac()
    told = [rule for line in basic["factions"]["atreides"]["lines"] for rule in line["rules"]]
    assert "ATR.B1" in told
    assert not [rule for rule in told if rule.startswith(("ATR.A", "ATR.K"))]
    assert len(advanced["factions"]["atreides"]["lines"]) > len(basic["factions"]["atreides"]["lines"])
    assert basic["powers"]["ATR.A1"]["plays"] is False
    assert advanced["powers"]["ATR.A1"]["plays"] is True
    assert (basic["awakening"], advanced["awakening"]) == (0, 7)
