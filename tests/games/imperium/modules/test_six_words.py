"""The game for six in words: every question and option, every event, everything printed, the text board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, M, S, six
from tests.games.imperium.tables import box_of
from tests.games.imperium.test_paint import at, lines_of
from tests.games.imperium.test_words import EXAMPLES, fluent, tell, words_of

from kanly.games.imperium.client.paint import WIDTH
from kanly.games.imperium.client.words import clause_words, narrate
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.asking import KINDS
from kanly.games.imperium.modules.six_players.table import RIGHT
from kanly.kernel import PASS, Ask, Event, Message

RULES: Any = GAME.rules(GAME.set_up(6))
BOX = box_of(RULES)
CONTEXTS: dict[str, Any] = {
    "concede": "lady_jessica",
    "trade": "muad_dib",
    "reinforce": "lady_jessica",
    "assign": "lady_jessica",
    "contribute": 3,
    "faction": 2,
}
ALWAYS_OFFERED = [("concede", "concede"), ("concede", PASS), ("trade", PASS), ("support", PASS)]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("kind", [*[kind.name for kind in KINDS], "faction", "two_factions", "turn"])
def test_every_question_and_every_option_has_words(kind: str, language: str) -> None:
    words = words_of(language)
    t = six().turn(M)
    p = t.table.play
    ask = Ask(M, kind, [], context=CONTEXTS.get(kind))
    tell(words, t.rules.question(p, ask))
    for option in t.rules.domain(kind).options:
        tell(words, t.rules.describe(p, ask, option))
        if (kind, option) not in ALWAYS_OFFERED:
            tell(words, t.rules.why_not(p, ask, option))
    fluent(words)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_event_and_everything_printed_has_words(language: str) -> None:
    words = words_of(language)
    examples = {**EXAMPLES, "post": "post_carthag", "step": 1, "team": "team_shaddam"}
    for kind, names in RULES.event_fields.items():
        for n in (1, 2):
            told = Event(kind, tuple([examples.get(name, n) for name in names]))
            tell(words, narrate(BOX, RULES.event_fields, told))
    for there in BOX.kinds.values():
        for name, piece in there.items():
            tell(words, BOX.title(name))
            for line in piece.printed(BOX):
                tell(words, line)
    for name in BOX.clauses:
        tell(words, clause_words(BOX, name))
    for track in BOX.tracks:
        tell(words, track.words())
    fluent(words)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_text_board_shows_teams(language: str) -> None:
    words = words_of(language)
    t = six().give(S_LEFT, influence={"great_houses": 2}).give(S, hand=["em_signet_ring"], solari=3)
    t.throne("steersman").turn(S).activates(S, S_LEFT)
    lines = lines_of(t.table, S, words)
    assert language != "en" or max(len(line) for line in lines) <= WIDTH

    def line(*ids: str) -> str:
        return at(lines, *[words.say(Message(id)) for id in ids])

    assert line("paint-throne", "card-steersman")
    assert [word for word in line("team_muad_dib", "team_shaddam").split() if word.isdigit()] == ["6", "7"]
    assert any("← →" in each for each in lines)
    assert ">" in line("space-imperial_privilege")  # the ally's influence opens it (SIX-30)
    tracks = [each for each in lines if each.startswith(words.say(Message("icon-emperor")) + "  D0")]
    assert len(tracks) == 1
    assert "A0" not in tracks[0]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_an_ally_at_whom_no_agent_points_is_only_good_for_revealing(language: str) -> None:
    """SIX-10: the commander is told before it activates one."""
    words = words_of(language)
    t = six()
    t.six.arrows[M] = [RIGHT]
    t.turn(M)
    [ask] = t.table.pending
    left, right = [words.say(t.table.describe(ask, ally)) for ally in (M_LEFT, M_RIGHT)]
    assert right == words.say(Message("leader-" + t.house(M_RIGHT).leader))
    assert left.startswith(words.say(Message("leader-" + t.house(M_LEFT).leader)) + " (")


def test_views_and_almanac_know_the_teams() -> None:
    t = six().turn(M).activates(M, M_LEFT)
    view = t.table.view(None)
    assert view["turn"]["ally"] == M_LEFT
    assert [team["vp"] for team in view["teams"]] == [6, 6]
    assert view["houses"][M]["arrows"] == ["left", "right"]
    assert [house["team"] for house in view["houses"]] == ["team_muad_dib", "team_shaddam"] * 3
    almanac = t.table.rules.full_almanac()
    assert almanac["spaces"]["emperor_board_vast_wealth"]["only"] == "shaddam_corrino_iv"
    assert len(almanac["teams"]["team_muad_dib"]["deck"]) == 10
    assert almanac["factions"]["emperor"]["steps"].keys() == {"1", "2", "3"}
    assert almanac["factions"]["great_houses"]["steps"].keys() == {"2", "4"}
