"""Rivals as people and programs see them: words, text board, almanac, redealt worlds, the greedy bot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.imperium.modules.rival_tables import RivalTable, duel, solo

from kanly.bots import Match, RandomBot
from kanly.games.imperium.bot.eyes import see
from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.phases.turns import acts
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY, ImperiumState, clockwise
from kanly.kernel import Message, Sight
from kanly.words import Words


def told(t: RivalTable, language: str = "en") -> list[str]:
    """Everything that was told so far, in words."""
    words = Words(language, [GAME.package])
    assert t.table.log is not None
    return [words.say(t.rules.narrate(event)) for event in t.table.log.all]


def read(t: RivalTable, name: str) -> list[str]:
    """A piece as it is printed."""
    words = Words("en", [GAME.package])
    return [words.say(line) for line in t.rules.printed(name)]


# Words.


def test_a_turn_can_be_followed() -> None:
    t = solo().agent(0, "heighliner").conflict("choam_security").give(1, influence={"fremen": 1})
    t.hagal("hagal_heighliner", "hagal_sietch_tabr", "hagal_place_spy_city", "hagal_arrakeen").rival_turn(1)
    assert told(t)[:8] == [
        "Staban Tuek (rival) reveals Heighliner and passes over it: Heighliner is occupied.",
        "Staban Tuek (rival) reveals Sietch Tabr and passes over it: too little influence for Sietch Tabr.",
        "Staban Tuek (rival) reveals Place Spy (City); another card follows.",
        "Staban Tuek (rival) places a spy at Arrakeen / Spice Refinery.",
        "Staban Tuek (rival) reveals Arrakeen and sends an agent to Arrakeen.",
        "Staban Tuek (rival) recruits 1 troop.",
        "Staban Tuek (rival) gains 1 spice.",
        "Staban Tuek (rival) deploys 3 troops.",
    ]


@pytest.mark.parametrize(("language", "word"), [("ru", "оппонент"), ("uk", "Конкурент")])
def test_a_turn_can_be_followed_in_other_languages(language: str, word: str) -> None:
    t = solo(smart_politics=True).give(1, influence={"fremen": 5, "bene_gesserit": 2}).allied(1, "fremen")
    t.give(0, influence={"bene_gesserit": 4}).allied(0, "bene_gesserit").conflict("choam_security")
    t.hagal("hagal_fremkit", "hagal_secrets", "hagal_deep_desert", "hagal_gather_support_a").rival_turn(1)
    lines = told(t, language)
    assert len(lines) >= 5
    assert all(word in line for line in lines)
    assert len(set(lines[:3])) == 3


def test_cards_read_as_they_are() -> None:
    t = solo()
    assert read(t, "hagal_deliver_supplies_heighliner") == [
        "Deliver Supplies, if the conflict is below level III: gain 1 influence with the Spacing Guild",
        "With Smart Politics Deliver Supplies is passed over where the alliance with the Spacing Guild is safe or too "
        "far away",
        "Heighliner: gain 1 influence with the Spacing Guild; recruit 3 troops",
        "Revealed in combat: 1 sword",
    ]
    assert read(t, "hagal_deep_desert") == [
        "Deep Desert: gain all bonus spice of this space; if you have maker hooks: summon 2 sandworms; otherwise gain "
        "4 spice",
        "Only if bonus spice lies in Deep Desert; otherwise the card is passed over",
        "Revealed in combat: 2 swords",
    ]
    assert read(duel(), "hagal_reshuffle") == [
        "All House Hagal cards are shuffled into a new deck",
        "Then another card is revealed",
    ]
    assert read(t, "rival_muad_dib") == [
        "Swordmaster for 4 (solari, spice, intrigue cards, water)",
        "Signet ring: gain 1 influence with the Fremen",
        "Scheme, at the third spy: take maker hooks; remove the Shield Wall; draw 1 intrigue card",
        "Factions, the preferred first: Fremen, Bene Gesserit, Spacing Guild, Emperor",
    ]


# The text board.


def painted(t: RivalTable, seat: int | None = 0) -> str:
    words = Words("en", [GAME.package])

    def say(what: str | Message) -> str:
        return words.say(what if isinstance(what, Message) else Message(what))

    return t.rules.paint(t.table.view(seat), say)


def test_the_text_board_shows_rivals() -> None:
    t = solo("rival_glossu_rabban", "rival_staban_tuek").give(1, spice=2).conflict("choam_security")
    t.hagal("hagal_fremkit").rival_turn(1)
    board = painted(t)
    assert ' B Glossu "The Beast"…       0      0     2     1' in board
    assert "rival, 3 of 7 for the Swordmaster" in board
    assert "House Hagal: 35 in the deck, 1 discarded\n  Fremkit · Fremkit: gain 1 influence with the Fremen" in board
    assert max(len(line) for line in board.splitlines()) <= 80


def test_the_text_board_shows_what_a_rival_buys_next() -> None:
    """RIV-42: after the Swordmaster points, and never before."""
    t = solo("rival_staban_tuek").give(1, swordmaster=True).turn(0)
    board = painted(t)
    assert "a victory point for 3 intrigue cards, 7 spice, 3 water or 7" in board
    assert board.count("for the Swordmaster") == 1  # the other rival still saves
    assert max(len(line) for line in board.splitlines()) <= 80
    assert t.rules.full_almanac()["rival_point"] == {"intrigue": 3, "spice": 7, "water": 3, "solari": 7}


def test_the_text_board_shows_who_does_not_score() -> None:
    t = duel("rival_lady_amber_metulli", streamlined_rivals=True).give(2, swordmaster=True).turn(0)
    assert "rival, does not score" in painted(t)


def test_the_text_board_knows_that_the_swordmaster_is_closed() -> None:
    for difficulty, mark in (("kwisatz_haderach", " "), ("mentat", ">")):
        t = solo(difficulty=difficulty).give(0, hand=["dagger"], solari=9).conflict("choam_security").turn(0)
        assert f"{mark} Swordmaster             8/6 solari" in painted(t)


# The almanac.


def test_the_almanac_says_how_hard_it_is() -> None:
    """RIV-06: the harder two bring three variants; two players choose them one by one."""
    harder = ["brutal_escalation", "smart_politics", "expert_deployment"]
    levels = {"mercenary": [], "sardaukar": [], "mentat": harder, "kwisatz_haderach": harder}
    for difficulty, variants in levels.items():
        almanac = GAME.rules(GAME.set_up(1, settings={"difficulty": difficulty})).full_almanac()
        assert (almanac["difficulty"], almanac["variants"]) == (difficulty, variants)
    two = GAME.rules(GAME.set_up(2, settings={"smart_politics": True})).full_almanac()
    assert (two["difficulty"], two["variants"]) == (None, ["smart_politics"])


def test_the_almanac_prints_everything() -> None:
    rules = GAME.rules(GAME.set_up(2))
    almanac = rules.full_almanac()
    assert len(almanac["rivals"]) == 10
    assert sum(card["copies"] for card in almanac["hagal"].values()) == 37
    solo_cards = GAME.rules(GAME.set_up(1)).full_almanac()["hagal"]
    assert sum(card["copies"] for card in solo_cards.values()) == 36
    assert almanac["rivals"]["rival_lady_jessica"]["priority"] == ["bene_gesserit", "fremen", "guild", "emperor"]
    assert almanac["rivals"]["rival_lady_jessica"]["cost"] == 6
    assert almanac["hagal"]["hagal_hagga_imperial_basin"]["spaces"] == ["hagga_basin", "imperial_basin"]
    words = Words("en", [GAME.package])
    for part in ("rivals", "hagal"):
        for piece in almanac[part].values():
            assert piece["lines"]
            assert all(words.has(line["id"]) for line in piece["lines"])


# What nobody knows.


def test_redealt_worlds_have_another_deck_and_other_intrigues_of_rivals() -> None:
    t = solo().give(1, intrigues=["cunning", "mercenaries"]).give(0, hand=["dagger"]).turn(0)
    worlds = [t.table.redeal(0, n) for n in range(8)]
    decks = set()
    held = set()
    for world in worlds:
        s = world.state
        assert isinstance(s, ImperiumState)
        decks.add(tuple(rivals_table(s).deck))
        held.add(tuple(sorted(s.houses[1].intrigues)))
        assert sorted(rivals_table(s).deck) == sorted(t.rivals.deck)
        assert world.view(0) == t.table.view(0)
    assert len(decks) > 4
    assert len(held) > 4


# The bot.


@pytest.mark.parametrize("seats", [1, 2])
def test_the_bot_sees_the_table_as_it_is(seats: int) -> None:
    table = GAME.open(GAME.set_up(seats, ["choam"]), f"seen {seats}")
    rules: Any = table.rules
    assert isinstance(rules, ImperiumRules)
    match = Match(table, [RandomBot() for _ in range(seats)], "1")
    compared = 0
    while not table.over:
        ask = table.asks[0]
        if ask.kind == "turn":
            p = see(table.view(ask.seat), rules)
            truth = table.state
            assert isinstance(truth, ImperiumState)
            assert set(acts(rules.cast(p, ask.seat, NOBODY))) == set(ask.options)
            assert p.state.seating == truth.seating
            assert clockwise(p.state, p.state.first) == clockwise(truth, truth.first)
            assert [vp(p.state, h) for h in range(3)] == [vp(truth, h) for h in range(3)]
            assert len(rivals_table(p.state).deck) == len(rivals_table(truth).deck)
            assert len(rivals_table(p.state).discard) == len(rivals_table(truth).discard)
            compared += 1
        match.step()
    assert compared > 20


@pytest.mark.parametrize(
    ("seats", "modules", "settings"),
    [
        (1, (), {"difficulty": "mercenary"}),
        (1, ("choam",), {"difficulty": "kwisatz_haderach", "row_churn": True}),
        (2, (), {}),
        (2, ("choam",), {"streamlined_rivals": True, "rival_stops": True, "smart_politics": True}),
    ],
)
def test_greedy_games_with_rivals_end(seats: int, modules: tuple[str, ...], settings: dict[str, Any]) -> None:
    for seed in range(2):
        table = GAME.open(GAME.set_up(seats, modules, settings), f"greedy {seed}", keep=False, log=False)
        match = Match(table, [Greedy() for _ in range(seats)], str(seed))
        assert match.play_on(limit=5_000), "no end"
        assert table.result is not None
        assert len(table.result.scores) == 3


def test_the_bot_picks_the_mildest_rival() -> None:
    table = GAME.open(GAME.set_up(2, settings={"rival_choice": "chosen"}), "1")
    ask = table.asks[0]
    assert Greedy().choose(Sight(table, 0, ask, Random(1))) in ("rival_staban_tuek", "rival_lady_amber_metulli")
