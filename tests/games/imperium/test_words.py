"""Everything that Uprising asks, offers, tells, refuses and prints can be said, and nothing is written in vain."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from tests.games.imperium.tables import UprisingTable, box_of, uprising
from tests.games.saying import parts_of, said_at

from kanly import games
from kanly.games.imperium.client.words import clause_words, narrate
from kanly.games.imperium.games.imperium import GAME as FIRST_GAME
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.play import AFTERMATH
from kanly.games.imperium.modules.rise_of_ix.units import CONFLICT, DREADNOUGHT, GARRISON, TROOP
from kanly.games.imperium.modules.six_players.client import ARROWS
from kanly.games.imperium.modules.six_players.table import TEAMS
from kanly.games.imperium.phases.plots import plot_words
from kanly.games.imperium.phases.rounds import PHASES
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.icons import (
    COMBAT,
    CRYSKNIFE,
    DESERT_MOUSE,
    ENDGAME,
    FACTIONS,
    ICONS,
    ORNITHOPTER,
    PLOT,
    WILD,
)
from kanly.games.imperium.pieces.rulings import IMMORTALITY as IMMORTALITY_RULINGS
from kanly.games.imperium.pieces.rulings import UPRISING as UPRISING_RULINGS
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.choam import CHOAM
from kanly.games.imperium.sets.choam.contracts import opening_contracts
from kanly.games.imperium.sets.immortality import IMMORTALITY
from kanly.games.imperium.sets.imperium import GUEST_CARDS
from kanly.games.imperium.sets.rise_of_ix import conflicts as ix_conflicts
from kanly.games.imperium.sets.rivals import RIVALS
from kanly.games.imperium.sets.uprising import GUEST_LEADERS, UPRISING
from kanly.kernel import PASS, Ask, Event, Message, Rules
from kanly.names import PREFIX, bot_names_in
from kanly.rulebook import rulebook_of
from kanly.testing.randomly import pick
from kanly.words import Words

PACKAGE = Path(games.__path__[0]) / "imperium"
TEXTS = sorted((PACKAGE / "text" / "en").glob("*.ftl"))
RULEBOOK = rulebook_of(GAME)
SERIES = {rule.id for game in (GAME, FIRST_GAME) for rule in rulebook_of(game).rules}  # of all games of the series
RULINGS = {**UPRISING_RULINGS, **IMMORTALITY_RULINGS}
ENGLISH = Words("en", [GAME.package]).ids
RULE = re.compile(r"\b[A-Z]{2,4}-(?:\d\d|R\d+\.\d+)\b")
SETTINGS = [*GAME.settings, *[setting for module in GAME.modules for setting in module.settings]]


def words_of(language: str = "en") -> Words:
    return Words(language, GAME.packages)


def fluent(words: Words) -> None:
    """Nothing was missing, nothing was wrong."""
    assert sorted(words.missing) == []
    assert words.faults == []


def tell(words: Words, message: Message) -> None:
    """Say a message; the rules that it cites exist."""
    words.say(message)
    for part in parts_of(message):
        assert [id for id in part.rules if RULEBOOK.find(id) is None] == [], part


def everything() -> Box:
    """All that is printed, with the contracts that wait for Rise of Ix."""
    opening = Set("opening", others={"contract": opening_contracts})
    kinds = ("contract", "hagal", "research_space", "tleilaxu_space")
    return Box([UPRISING, CHOAM, opening, RIVALS, IMMORTALITY], ("choam", "immortality"), 4, kinds)


BOX = everything()
SIX = box_of(GAME.rules(GAME.set_up(6)))
IX = box_of(GAME.rules(GAME.set_up(1, ["choam", "immortality", "rise_of_ix"])))
LEADERS = {**BOX.leaders, **IX.leaders}


def full_rules(seats: int = 4) -> Rules[Any]:
    """The rules with everything that the game has for this many seats."""
    return GAME.rules(GAME.set_up(seats, ["choam", "immortality", "rise_of_ix"]))


MIXED = GAME.rules(GAME.set_up(4, ["immortality", "first_cards"], {"two_alike": True}))


# What can be said.


OPTIONAL = [(), ("choam",), ("immortality",), ("choam", "immortality"), ("choam", "rise_of_ix")]
PLAYED = [(seats, modules) for seats in (1, 2, 3, 4) for modules in OPTIONAL]
PLAYED += [(6, ("choam",)), (6, ("choam", "immortality"))]
PLAYED += [(1, ("first_cards",)), (6, ("first_cards",)), (4, ("choam", "immortality", "rise_of_ix", "first_cards"))]


@pytest.mark.parametrize(("seats", "modules"), PLAYED)
def test_random_games_can_be_told(seats: int, modules: tuple[str, ...]) -> None:
    words = words_of()
    rng = Random(f"{seats} {modules}")
    for choice in ("dealt", "chosen", "drafted"):
        table = GAME.open(GAME.set_up(seats, modules, {"leader_choice": choice}), f"words {choice}")
        while not table.over:
            if rng.random() < 0.1:
                for message in said_at(table, rng, 8):
                    tell(words, message)
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
        assert table.log is not None
        assert table.result is not None
        for event in table.log.all:
            tell(words, table.rules.narrate(event))
        tell(words, table.result.reason)
    fluent(words)


CONTEXTS: dict[str, Any] = {"faction": 2, "heir": "fremen"}
ALWAYS_OFFERED = [("combat", PASS), ("endgame", "end"), (AFTERMATH, PASS)]


ASKED = [*[(4, kind) for kind in full_rules().domains], (1, "rival"), *[(4, kind) for kind in ("adorned", "reach")]]


@pytest.mark.parametrize(("seats", "kind"), ASKED)
def test_every_question_and_every_option_has_words(seats: int, kind: str) -> None:
    """Asked of a house on turn, every option of the domain can be described, and refused with a reason."""
    words = words_of()
    there = full_rules(seats).setup if kind in full_rules(seats).domains else MIXED.setup
    t = (
        uprising(seats, ["feyd_rautha_harkonnen"], there.modules, there.settings)
        .give(0, hand=["signet_ring", "diplomacy"])
        .turn(0)
    )
    ask = Ask(0, kind, [], context=CONTEXTS.get(kind))
    p = t.table.play
    if kind == "partner":
        p.state.on_turn.cards = p.state.houses[0].hand[:1]
    tell(words, t.rules.question(p, ask))
    for option in t.rules.domain(kind).explained.values():
        tell(words, t.rules.describe(p, ask, option))
        if (kind, option) not in ALWAYS_OFFERED:
            tell(words, t.rules.why_not(p, ask, option))
    fluent(words)


def test_every_event_has_words() -> None:
    words = words_of()
    fields = {**full_rules().event_fields, **full_rules(2).event_fields}
    for kind, names in fields.items():
        for n in (1, 2):
            tell(words, narrate(BOX, fields, Event(kind, tuple([EXAMPLES.get(name, n) for name in names]))))
    fluent(words)


OF_RIVALS = {"hagal_sends", "hagal_skipped", "hagal_used", "hagal_swords", "hagal_reshuffle", "no_post", "scheme"}


def test_whatever_a_house_does_is_told_to_it_as_its_own() -> None:
    """Modules too: "You send 2 dreadnoughts into the conflict", and not the leader's name."""
    first = FIRST_GAME.rules(FIRST_GAME.set_up(4, ["immortality", "rise_of_ix"]))
    for language in ("en", "ru", "uk"):
        for game, rules in ((GAME, full_rules()), (GAME, full_rules(2)), (FIRST_GAME, first)):
            ids = Words(language, game.packages).ids
            doing = [kind for kind, names in rules.event_fields.items() if "house" in names]
            assert {kind for kind in doing if "you-" + kind not in ids} <= OF_RIVALS, language


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        ("event-launches", {"n": 1}, ("Muad'Dib sends 1 dreadnought into the conflict.", "1 дредноут.")),
        ("you-launches", {"n": 2}, ("You send 2 dreadnoughts into the conflict.", "2 дредноута.")),
        ("you-buries", {"n": 0}, ("You put no intrigue card under the deck.", "ни одной карты интриги.")),
        ("you-remembers", {"troops": 0}, ("You return no memories to the supply.", "не возвращаете воспоминаний")),
        ("you-loses_units", {"n": 3, "fielded": 0}, ("You lose 3 troops from the garrison.", "из гарнизона.")),
        ("you-loses_units", {"n": 2, "fielded": 1}, ("You lose 2 troops, 1 of them from the conflict.", "2 отряда,")),
        ("why-not-launch", {"n": 0}, ("You may send no dreadnoughts into the conflict now.", "ни одного дредноута")),
        ("why-not-negotiators", {"n": 3}, ("You have 3 negotiators on the Ix board.", "3 переговорщика.")),
        ("lacks-condition", {"condition": Message("if-strength", {"n": 6})}, (
            "This counts only if your strength is 6 or more.", "Это действует, только если ваша боевая сила 6"
        )),
    ],
)  # fmt: skip
def test_numbers_choose_their_words(kind: str, args: dict[str, Any], said: tuple[str, str]) -> None:
    english, russian = (Words(language, GAME.packages) for language in ("en", "ru"))
    message = Message(kind, {"house": Message("leader-muad_dib"), **args})
    assert english.say(message) == said[0]
    assert said[1] in russian.say(message)
    assert not english.faults + russian.faults


EXAMPLES: dict[str, Any] = {
    "tech": "artillery",
    "house": "muad_dib",
    "other": "seat1",
    "leader": "lady_jessica",
    "card": "dagger",
    "intrigue": "cunning",
    "space": "arrakeen",
    "post": "post_emperor",
    "contract": "contract_immediate",
    "hagal": "hagal_sardaukar",
    "why": "occupied",
    "trophy": "propaganda",
    "phase": "makers",
    "icon": "wild",
    "faction": "guild",
    "clause": "rebel_supplier.agent.1",
    "strengths": (("muad_dib", 3), ("lady_jessica", 0)),
    "node": "spy_a",
    "partner": "ghola",
    "research_space": "c4r2",
    "tleilaxu_space": "tleilaxu_4",
}


def test_everything_printed_has_words() -> None:
    words = words_of()
    for there in BOX.kinds.values():
        for name, piece in there.items():
            tell(words, BOX.title(name))
            lines = piece.printed(BOX)
            assert lines, f"nothing is printed on {name}"
            for line in lines:
                tell(words, line)
    for name in BOX.clauses:
        tell(words, clause_words(BOX, name))
    fluent(words)


def test_no_two_pieces_have_one_name() -> None:
    names = [name for there in BOX.kinds.values() for name in there]
    assert len(names) == len(set(names))


def test_settings_and_modules_have_words() -> None:
    ids = ["game-uprising"] + [f"module-{module.name}" for module in GAME.modules]
    said = Words("en", GAME.packages).ids  # with those of guests
    for setting in SETTINGS:
        ids.append(f"setting-{setting.name}")
        assert [
            f"setting-{setting.name}-{value}"
            for value in setting.values
            if f"setting-{setting.name}-{value}" not in said
        ] == []
    assert [id for id in ids if id not in said or f"{id}-help" not in said] == []


# How it reads.


def read(name: str) -> list[str]:
    words = words_of()
    piece = BOX.piece(name)
    assert piece is not None, name
    return [words.say(line) for line in piece.printed(BOX)]


def test_a_card_reads_as_it_is_printed() -> None:
    assert read("rebel_supplier") == [
        "Cost: 3",
        "Faction: Fremen",
        "Icons: City",
        "Agent: if you recalled a spy this turn: recruit 2 troops",
        "Reveal: 1 sword; gain 1 spice",
    ]
    assert read("in_high_places")[3:] == [
        "Agent: if you have another Bene Gesserit card in play: draw 1 card, place a spy",
        "Reveal: 2 persuasion; recall 2 spies → 3 persuasion",
        "When acquired: place a spy",
    ]
    assert read("sardaukar_soldier")[-1] == "When trashed: draw 1 intrigue card"
    assert read("spacing_guilds_favor")[-1] == "When discarded: gain 2 spice"


def test_an_intrigue_card_reads_way_by_way() -> None:
    assert read("contingency_plan") == ["Plot: gain 2 solari", "OR Combat: 3 swords"]
    assert read("unexpected_allies") == ["Plot: pay 2 water → you may remove the Shield Wall, summon 1 sandworm"]
    assert read("find_weakness") == ["Combat: 2 swords; recall 1 spy → 3 swords"]


def test_brackets_show_where_a_choice_ends() -> None:
    assert read("corrinth_city")[-1] == "Reveal: gain 5 solari OR (pay 5 solari → take a High Council seat)"
    assert read("unswerving_loyalty")[-1].endswith(
        "you may do one of these: deploy 1 troop from your garrison OR retreat 1 troop"
    )


def test_one_liberty_is_told_once() -> None:
    assert words_of().say(clause_words(IX, "tech_negotiation.1")) == (
        "Tech Negotiation: you may do one of these: "
        "acquire a tech tile for 1 spice less OR place a negotiator on the Ix board"
    )


def offered(t: UprisingTable) -> list[str]:
    """What may be answered now, in words."""
    [ask] = t.table.pending
    return [words_of().say(t.table.describe(ask, option)) for option in ask.options]


def test_what_is_offered_leaves_out_what_is_decided() -> None:
    def at_the_council(councillor: bool) -> list[str]:
        t = uprising().give(0, hand=["dagger"], solari=5, councillor=councillor)
        return offered(t.turn(0).sends(0, "dagger", "high_council"))

    assert "High Council: take a High Council seat" in at_the_council(False)
    assert "High Council: gain 2 spice, draw 1 intrigue card, recruit 3 troops" in at_the_council(True)


def test_what_is_offered_leaves_out_what_has_nothing_left_to_do() -> None:
    def at_the_sietch(hooks: bool) -> UprisingTable:
        return uprising().give(0, hand=["reconnaissance"], influence={"fremen": 2}, hooks=hooks)

    def ways(t: UprisingTable) -> list[str]:
        said = offered(t.turn(0).sends(0, "reconnaissance", "sietch_tabr"))
        return [words for words in said if words.startswith("Sietch Tabr")]

    assert ways(at_the_sietch(False)) == [
        "Sietch Tabr: take maker hooks, recruit 1 troop, gain 1 water",
        "Sietch Tabr: gain 1 water, you may remove the Shield Wall",
    ]
    assert ways(at_the_sietch(True).wall_gone()) == [
        "Sietch Tabr: recruit 1 troop, gain 1 water",
        "Sietch Tabr: gain 1 water",
    ]


def test_the_trash_icon_is_a_liberty_and_as_a_cost_it_is_not() -> None:
    assert read("desert_survival")[3] == "Agent: you may trash a card (from your hand, discard pile or play)"
    assert read("shishakli")[3] == "Agent: trash a card (from your hand, discard pile or play) → draw 1 card"


def test_a_space_reads_with_its_prices() -> None:
    assert read("spice_refinery") == [
        "Icon: City",
        "Visit: gain 2 solari",
        "OR Visit (pay 1 spice): gain 4 solari",
        "Control bonus, whenever anybody sends an agent here: gain 1 solari",
        "Combat space: you may deploy troops",
        "Observation post: Arrakeen / Spice Refinery",
        "Observation post: Spice Refinery / Research Station",
    ]
    assert "Needs 2 influence with the Fremen" in read("sietch_tabr")
    assert read("dutiful_service")[1] == (
        "Visit: gain 1 influence with the Emperor; take a contract (2 solari if there is none)"
    )
    assert "Once per game for each house" in read("swordmaster")
    assert "In your reveal turn, while your agent is here: 1 persuasion" in read("assembly_hall")
    assert "Maker space: 1 bonus spice is added in every round in which nobody comes" in read("deep_desert")


def test_a_leader_reads_with_both_abilities() -> None:
    assert read("gurney_halleck") == [
        "Always Smiling, in your reveal turn: if your strength is 6 or more: 1 persuasion",
        "Warmaster, when your Signet Ring sends an agent: recruit 1 troop",
    ]
    assert read("lady_margot_fenring")[0] == (
        "Loyalty, whenever your influence with the Bene Gesserit rises to 2: gain 2 spice"
    )
    track = read("feyd_rautha_harkonnen")[2:]
    assert track[0] == "The training begins with step 1 or step 2"
    assert track[6] == "Step 6: gain 2 spice; on to step 7"
    assert track[7] == "Step 7, the last: recruit 1 troop; place a spy"
    assert "You begin without Diplomacy" in read("staban_tuek")
    assert read("shaddam_corrino_iv")[0].startswith("Sardaukar Commander: ")


def test_a_contract_a_conflict_and_an_objective() -> None:
    assert read("contract_harvest_3") == [
        "when you visit a maker space and gain 3 or more spice in that turn: gain 3 solari"
    ]
    assert read("contract_arrakeen_spy") == ["when you send an agent to Arrakeen: recruit 1 troop; place a spy"]
    assert read("contract_immediate") == ["at once: gain 2 solari"]
    assert read("siege_of_arrakeen") == [
        "Level II, icon Ornithopter",
        "Fought for Arrakeen, behind the Shield Wall",
        "First: take control of Arrakeen; gain 2 solari; recruit 2 troops",
        "Second: gain 4 solari; recruit 1 troop",
        "Third: gain 3 solari",
    ]
    assert read("objective_desert_mouse_first") == [
        "Icon Desert Mouse; counts as a conflict that you have won",
        "Its owner is first player in round 1",
    ]


# What is written.


def test_nothing_is_written_twice() -> None:
    counts = Counter(
        entry.id.name
        for path in TEXTS
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Entry)
    )
    assert [id for id, n in counts.items() if n > 1] == []


def test_nothing_is_written_in_vain() -> None:
    """Every English message is named in the code, or belongs to something that there is."""
    assert sorted(ENGLISH - literals() - set(named()) - Words().ids) == []


def literals() -> set[str]:
    """All strings that stand in the code of the game."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def name_ids() -> Iterator[str]:
    """The names of everything."""
    for box in (BOX, SIX, IX):
        for prefix, there in box.kinds.items():
            yield from [f"{prefix}-{name}" for name in there]
        yield from ["post-" + post.name for post in box.posts]
        yield from [f"{sort}-{track.name}" for track in box.tracks for sort in ("faction", "icon", "short")]
    for leader in LEADERS.values():
        yield from (f"ability-{leader.name}", f"signet-{leader.name}") if leader.selectable else ()
    yield from ["card-" + name for name in IMMORTALITY.leaves_out]  # they are there without it
    yield from ["faction-" + name for name in FACTIONS]
    yield from [f"seats-mean-{n}" for n in GAME.seats]
    yield from ["icon-" + name for name in (*ICONS, CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD)]
    yield from ["phase-" + name for name in (*PHASES, "endgame")]
    faces = [leader.flip for leader in LEADERS.values()]
    yield from ["party-" + name for name in LEADERS if name not in faces]
    yield from [f"party-seat{seat}" for seat in range(6)]
    yield from TEAMS.values()


def named() -> Iterator[str]:
    """Ids that the code puts together: names, kinds of questions, events, modes, settings."""
    yield from name_ids()
    for rules in (full_rules(), full_rules(2), full_rules(6), MIXED):
        for domain in rules.domains.values():
            kind = domain.kind.name
            yield from (f"ask-{kind}", f"{kind}-option")
            yield from [f"{kind}-pass"] if PASS in domain.options else []
        yield from [form + kind for kind in rules.event_fields for form in ("event-", "you-", "to-you-")]
    yield from ["bot-" + name for name in GAME.bots]
    yield from [PREFIX + name for name in bot_names_in(GAME)]
    said = words_of()
    for box in (BOX, SIX, IX):
        for there in box.kinds.values():
            for piece in there.values():
                for line in piece.printed(box):
                    said.say(line)
        for name in box.clauses:
            said.say(clause_words(box, name))
    yield from said.said
    yield from ["card-" + card.name for card in GUEST_CARDS.make("imperium", ())]
    for leader in GUEST_LEADERS.make("leader", ()):
        yield from [f"{part}-{leader.name}" for part in ("leader", "ability", "signet", "party")]
    yield from ["arrow-" + arrow for arrow in ARROWS]
    yield from ["trophy-" + card.name for card in ix_conflicts.conflicts()]  # of the first game
    yield from ["ambush-" + unit for unit in (TROOP, DREADNOUGHT)]
    yield from ["lost_from-" + place for place in (GARRISON, CONFLICT)]
    yield from ["space-" + name for name in ("interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought")]
    yield from ["why-not-" + mode for mode in (PLOT, COMBAT, ENDGAME, AFTERMATH)]
    yield from ["why-not-" + rule for rule in ("agt-02", "agt-03", "agt-11")]
    yield from ["turn-" + option for option in ("reveal", "all", "end")]
    yield from ["trash-option-" + zone for zone in ("hand", "discard", "play")]
    yield from ["resource-" + name for name in ("solari", "spice", "water")]
    yield from ["short-" + name for name in ICONS]
    yield from ["column-" + name for name in ("vp", "solari", "spice", "water", "garrison", "conflict", "strength")]
    yield from ["paint-" + mark for mark in ("councillor", "swordmaster", "hooks", "revealed")]
    yield from ("defend-defend", "phase-set_up", "game-uprising", "game-uprising-help")
    for module in GAME.modules:
        yield from (f"module-{module.name}", f"module-{module.name}-help")
    for setting in SETTINGS:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}-help")
        yield from [f"setting-{setting.name}-{value}" for value in setting.values]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_all_names_are_translated(language: str) -> None:
    words = Words(language, [GAME.package])
    assert sorted(set(name_ids()) - words.ids) == []
    assert sorted(words.ids - ENGLISH - Words(language).ids) == []
    for id in name_ids():
        assert not words.say(Message(id)).startswith("{")
    assert words.faults == []


# Rules.


def test_every_rule_that_is_cited_exists() -> None:
    for path in [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("rules.md")]:
        cited = set(RULE.findall(path.read_text(encoding="utf-8")))
        assert sorted(id for id in cited if id not in SERIES) == [], path


@pytest.mark.parametrize("option", [setting.name for setting in SETTINGS])
def test_the_digest_names_every_option(option: str) -> None:
    assert any(option in rule.text for rule in RULEBOOK.rules)


def test_rulings_speak_of_pieces_and_rules_that_exist() -> None:
    sides = [f"{leader} {side}" for leader in BOX.leaders for side in ("ability", "signet")]
    kinds = [*BOX.kinds.items(), *SIX.kinds.items()]
    pieces = {"visit", *sides, *[name for kind, there in kinds for name in there if kind != "leader"]}
    assert sorted(set(RULINGS) - pieces) == []
    assert sorted(id for ids in RULINGS.values() for id in ids if RULEBOOK.find(id) is None) == []
    cited = {id for ids in RULINGS.values() for id in ids}
    rulings = [rule.id for rule in RULEBOOK.rules if rule.id.startswith("CR-")]
    assert [id for id in rulings if id not in cited] == ["CR-37", "CR-39", "CR-40"], "those speak of no single piece"


def test_a_clause_is_offered_with_its_ruling() -> None:
    assert clause_words(BOX, "guild_envoy.agent.1").rules == ("CRD-10", "CR-01")
    assert plot_words(BOX, "distraction", 0).rules == ("INT-03", "CR-25")


def test_a_rule_is_found_by_its_id() -> None:
    rule = RULEBOOK.find("spy-07")
    assert rule is not None
    assert rule.text.startswith("Gather Intelligence")
    section = RULEBOOK.section("ALL")
    assert section is not None
    assert section.title == "Influence and alliances"


def test_what_leaders_do_has_the_name_of_the_ability() -> None:
    """Not the leader's own once more; and no rule about the other side of the leader."""
    words = clause_words(BOX, "princess_irulan.signet.1a")
    assert words.args["source"].id == "signet-princess_irulan"
    assert words.rules == ()
    words = clause_words(BOX, "gurney_halleck.revealing.1")
    assert words.args["source"].id == "ability-gurney_halleck"
    assert words.rules == ("RUL-26",)
    assert clause_words(BOX, "feyd_rautha_harkonnen.spy_a.1").args["source"].id == "signet-feyd_rautha_harkonnen"
