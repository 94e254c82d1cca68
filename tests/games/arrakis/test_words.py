"""Everything that random games ask, offer, tell and refuse can be said in English; every piece says what it does."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.saying import parts_of, said_at

from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.settings import SETTING_RULES, SETTINGS
from kanly.kernel import Event, Message
from kanly.rulebook import Rulebook, in_play, rulebook_of
from kanly.testing.randomly import pick
from kanly.words import Words

RULES = GAME.rules(GAME.set_up(2, ("spacing_guild",)))

WORDS = Words("en", ["kanly.games.arrakis"])
RULEBOOK = rulebook_of(GAME)


def ids_in(message: Message, rulebook: Rulebook = RULEBOOK) -> set[str]:
    """The ids of a message and of those among its arguments; the rules that it cites stand in the rulebook."""
    parts = list(parts_of(message))
    for part in parts:
        assert [id for id in part.rules if rulebook.find(id) is None] == [], part
    return {part.id for part in parts}


@pytest.mark.parametrize("modules", [(), ("spacing_guild",)])
def test_everything_can_be_said(modules: tuple[str, ...]) -> None:
    setup = GAME.set_up(2, modules, {"rounds": 9})
    rulebook = RULEBOOK.holding(in_play(setup))
    rng = Random(f"{modules}")
    for number in range(3):
        table = GAME.open(setup, f"words {number}")
        said: set[str] = set()
        while not table.over:
            if rng.random() < 0.3:
                said |= {id for message in said_at(table, rng, 6) for id in ids_in(message, rulebook)}
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
        assert table.log is not None
        assert table.result is not None
        for event in table.log.all:
            said |= ids_in(table.rules.narrate(event), rulebook)
        said |= ids_in(table.result.reason, rulebook)
        assert sorted(id for id in said if not WORDS.has(id)) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_piece_says_what_it_does(language: str) -> None:
    words = Words(language, ["kanly.games.arrakis"])
    for piece, title in RULES.pieces().items():
        lines = RULES.printed(piece)
        assert lines, piece
        for line in [title, *lines]:
            assert ids_in(line)
            assert words.say(line)
    assert words.missing == set()
    assert words.faults == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_board_as_text(language: str) -> None:
    words = Words(language, ["kanly.games.arrakis"])
    table = GAME.open(GAME.set_up(2, ("spacing_guild",), {"rounds": 3}), "text")
    rng = Random(1)
    for _ in range(60):
        for seat in (0, 1, None):
            shown = RULES.paint(
                table.view(seat), lambda said: words.say(Message(said) if isinstance(said, str) else said)
            )
            assert len(shown.splitlines()) > 20
        seat, kind, option = pick(table, rng)
        table.choose(seat, option, kind)
    assert words.missing == set()
    assert words.faults == []


def test_reconstructed_pieces_say_so() -> None:
    almanac = RULES.almanac()
    marked = {name for name, card in almanac["cards"].items() if card["reconstructed"]}
    assert len(marked) == 12
    assert {name for name, card in almanac["visions"].items() if card["reconstructed"]} == {
        f"pr_0{n}" for n in range(1, 9)
    }
    assert len([name for name, leader in almanac["leaders"].items() if leader["reconstructed"]]) == 8
    assert almanac["objectives"]["reconstructed"]
    for name in marked:
        assert "printed-reconstructed" in [line.id for line in RULES.printed("card:" + name)]


OWN = """
objectives: [{own}, {own}, {own}, {own}, {own}, {own}]
leaders: {{chani: {{box: mentat, on_board: false, action: [[draw, 4]]}}}}
prescience_cards: {{pr_02: {{needs: [won_attack], advance: {{jihad: 5}}}}}}
planning_cards: {{hh_sg_1: {{effect: [[draw, 3]], stays: false}}}}
rings: 7
""".format(own="{kwisatz_haderach: 3, sand_dwellers: 2, jihad: 1}")


def test_what_an_owner_has_replaced_is_shown_as_it_is() -> None:
    rules = GAME.rules(GAME.set_up(2, ("spacing_guild",), {"values": OWN}))
    almanac = rules.almanac()
    for piece, id in (("leaders", "chani"), ("visions", "pr_02"), ("cards", "hh_sg_1")):
        said = [WORDS.say(line) for line in rules.printed(f"{piece[:-1]}:{id}")]
        assert not almanac[piece][id]["reconstructed"]
        assert not any("Reconstructed" in line for line in said), said
    assert almanac["leaders"]["chani"]["box"] == "mentat"
    assert any("Draw 4" in WORDS.say(line) for line in rules.printed("leader:chani"))
    assert any("Draw 3" in WORDS.say(line) for line in rules.printed("card:hh_sg_1"))
    assert almanac["visions"]["pr_02"]["advance"]["jihad"] == 5
    assert almanac["objectives"] == {
        "reconstructed": False,
        "cards": [{"kwisatz_haderach": 3, "sand_dwellers": 2, "jihad": 1}] * 6,
    }
    assert almanac["guild"]["rings"] == 7
    left = [name for name, leader in almanac["leaders"].items() if leader["reconstructed"]]
    assert len(left) == 7, "the others are still reconstructions"
    assert almanac["cards"]["hh_sg_2"]["reconstructed"]
    assert almanac["visions"]["pr_01"]["reconstructed"]


def test_figures_are_called_by_their_side_and_counted_only_if_there() -> None:
    def told(kind: str, *data: object) -> str:
        return WORDS.say(RULES.narrate(Event(kind, data)))

    assert told("garrison", "arrakeen", "RRSL") == "Arrakeen is garrisoned: 2 regulars, 1 Sardaukar, 1 Bashar."
    assert told("token_revealed", "windgap", "S") == "A token in Windgap is revealed: 1 Fedaykin."
    assert told("token_revealed", "windgap", "RE") == "A token in Windgap is revealed: 1 regular, 1 elite."
    assert told("lost", "harkonnen", "generic", "arsunt") == "Harkonnen loses in Arsunt: Bashar."
    assert told("lost", "atreides", "generic", "arsunt") == "Atreides loses in Arsunt: Naib."
    assert told("reduced", "harkonnen", "special", "arsunt") == "Harkonnen, Arsunt: Sardaukar becomes a regular unit."
    assert told("battle_rolled", "atreides", 1, 1, 0, 0) == "Atreides rolls 1 die: 1 hit, 0 shields, 0 specials."


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_name_brings_the_quotes_that_sentences_put_around_it(language: str) -> None:
    words = Words(language, ["kanly.games.arrakis"])
    names = [words.say(title) for piece, title in RULES.pieces().items() if piece.split(":")[0] in ("card", "vision")]
    assert len(names) > 80
    assert [name for name in names if "«" in name] == []


def test_settings_have_rules_and_words() -> None:
    assert {setting.name for setting in SETTINGS} == set(SETTING_RULES)
    text = "\n".join(rule.text for rule in RULEBOOK.rules)
    for setting in SETTINGS:
        assert setting.name in text, setting.name
        assert all(RULEBOOK.find(rule) for rule in SETTING_RULES[setting.name])
        assert WORDS.has(f"setting-{setting.name}")
        assert WORDS.has(f"setting-{setting.name}-help")
