"""Every assembled game has a box of its own: games of the series live side by side, however pieces are called."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.imperium.small import SET, SMALL
from tests.games.imperium.tables import UprisingTable, box_of, uprising

from kanly.games.imperium.effects.vocabulary import draw, gain, persuasion
from kanly.games.imperium.games.imperium import GAME as IMPERIUM
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.tiles import Contract
from kanly.games.imperium.pieces.board import Post, Space, Track
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, EMPEROR, GUILD
from kanly.games.imperium.pieces.intrigues import Intrigue, plot
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.pieces.trophies import Trophy
from kanly.games.imperium.sets.choam import CHOAM
from kanly.games.imperium.sets.uprising import UPRISING
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Game, RulesError, Table, pack
from kanly.kernel.record import make_record, read_record, replay, write_record
from kanly.testing.copies import check_clone, check_replay
from kanly.testing.randomly import pick

OF_CHOAM = {
    "cargo_runner",
    "delivery_agreement",
    "interstellar_trade",
    "priority_contracts",
    "backed_by_choam",
    "choam_profits",
    "leverage",
    "reach_agreement",
    "shaddam_corrino_iv",
}
FAMILIAR = (
    *("arrakeen", "sardaukar", "heighliner", "high_council", "deep_desert"),
    *("dagger", "diplomacy", "signet_ring", "the_spice_must_flow", "rebel_supplier", "cunning"),
    *("siege_of_arrakeen", "trade_dispute", "objective_crysknife", "objective_desert_mouse_first"),
    *("gurney_halleck", "muad_dib"),
)


def box(game: Game, seats: int = 3, modules: tuple[str, ...] = (), **settings: Any) -> Box:
    """The box of a set-up."""
    return box_of(game.rules(game.set_up(seats, modules, settings)))


def names(pieces: Box) -> set[str]:
    """Everything that has a name in a box."""
    return {name for named in pieces.kinds.values() for name in named}


def small() -> UprisingTable:
    """A table of the small game."""
    return UprisingTable(3, ["gurney_halleck", "muad_dib", "small_baron"], game=SMALL)


# What a box holds.


def test_neither_box_knows_the_others_pieces() -> None:
    """Pieces of one name are two pieces; what only one game has, the other has never heard of."""
    ours, theirs = box(GAME, modules=("choam",)), box(SMALL)
    assert names(ours) & names(theirs) == set(FAMILIAR)
    assert names(theirs) - names(ours) == {
        *("small_market", "small_talk", "small_knife", "small_war", "small_objective", "small_baron"),
    }
    for name in FAMILIAR:
        one, other = ours.piece(name), theirs.piece(name)
        assert one is not None
        assert other is not None
        assert one is not other
        assert not set(map(id, one.clauses.values())) & set(map(id, other.clauses.values()))
    for name in names(ours) - names(theirs):
        assert theirs.piece(name) is None
        assert theirs.title(name).id == "source-" + name
    assert [track.name for track in theirs.tracks] == ["emperor", "guild"]
    assert [post.name for post in theirs.posts] == ["post_emperor"]
    assert theirs.stocks == {}
    assert {clause.split(".")[0] for clause in theirs.clauses} <= {"visit", *names(theirs)}


def test_rules_know_the_pieces_of_their_own_box_alone() -> None:
    """Domains, printed words and the almanac."""
    ours, theirs = GAME.rules(GAME.set_up(3)), SMALL.rules(SMALL.set_up(3))
    assert ours.printed("arrakeen") != theirs.printed("arrakeen")
    assert theirs.printed("dune_the_desert_planet") == ours.printed("small_talk") == []
    assert set(theirs.pieces()) == names(box(SMALL)) == named_in(theirs.almanac())
    assert set(ours.pieces()) == names(box(GAME)) == named_in(ours.almanac())
    assert set(theirs.domain("leader").options) == {"gurney_halleck", "muad_dib", "small_baron"}
    ways = {option[2] for option in theirs.domain("turn").options if option[0] == "play"}
    assert ways == set(theirs.pieces()) & {space.name for space in box(SMALL).spaces}


def named_in(almanac: dict[str, Any]) -> set[str]:
    """The pieces of an almanac."""
    parts = ("cards", "intrigues", "spaces", "leaders", "trophies", "contracts")
    return {name for part in parts for name in almanac.get(part, {})}


def test_what_is_called_the_same_does_something_else() -> None:
    """A space, a signet, a starting card and a conflict, in both games by turns."""
    ours, theirs = uprising(3, ["gurney_halleck"]), small()
    for t in (ours, theirs):
        t.give(0, hand=["signet_ring"], garrison=3, spice=0).turn(0).sends(0, "signet_ring", "arrakeen")
    assert sorted(ours.open(0)) == ["arrakeen.1", "arrakeen.2", "gurney_halleck.signet.1"]
    assert theirs.open(0) == ["gurney_halleck.signet.1"]
    assert (ours.house(0).spice, theirs.house(0).spice) == (0, 3)
    for t in (theirs, ours):
        t.does(0, "gurney_halleck.signet.1")
    assert (ours.house(0).garrison, len(ours.hand(0))) == (4, 0)
    assert (theirs.house(0).garrison, len(theirs.hand(0))) == (3, 2)
    ours, theirs = uprising(3), small()
    for t in (ours, theirs):
        t.give(0, hand=["dagger"], troops=1).conflict("siege_of_arrakeen").turn(0, "combat").reveals(0)
    assert (ours.house(0).persuasion, ours.house(0).swords) == (0, 1)
    assert (theirs.house(0).persuasion, theirs.house(0).swords) == (3, 0)
    points = [t.vp(0) for t in (ours, theirs)]
    for t in (theirs, ours):
        t.ends(0)
    assert [t.vp(0) for t in (ours, theirs)] == [points[0], points[1] + 2]
    assert [t.now.control[t.box.space_of["arrakeen"]] for t in (ours, theirs)] == [0, NOBODY]


# Side by side.


def test_two_games_side_by_side() -> None:
    """Opened, cloned, redealt, recorded and replayed in turns, to the end; both end as they would have alone."""
    setups = [(GAME, GAME.set_up(3, ("choam",))), (SMALL, SMALL.set_up(3)), (GAME, GAME.set_up(3))]
    alone = [played(game.open(setup, "side")) for game, setup in setups]
    tables = [game.open(setup, "side") for game, setup in setups]
    rngs = [Random("side") for _ in setups]
    steps = 0
    while not all(table.over for table in tables):
        for i, table in enumerate(tables):
            if table.over:
                continue
            if steps % 40 == 0:
                tables[i] = examined(setups[i][0], table, steps)
            step(tables[i], rngs[i])
        steps += 1
    for i, (game, _) in enumerate(setups):
        assert tables[i].result is not None
        assert everything(tables[i]) == everything(alone[i])
        check_replay(game, tables[i])


def step(table: Table, rng: Random) -> None:
    """Any choice of anybody."""
    seat, kind, option = pick(table, rng)
    table.choose(seat, option, kind)


def played(table: Table) -> Table:
    """A game to its end, with nothing beside it."""
    rng = Random("side")
    while not table.over:
        step(table, rng)
    return table


def everything(table: Table) -> tuple[Any, ...]:
    """How a game went, for comparison."""
    return pack(table.rules, table.state), table.choices, [table.view(seat) for seat in range(3)]


def examined(game: Game, table: Table, seed: int) -> Table:
    """A clone to play on with, after other worlds and a replay were looked at."""
    for seat in range(3):
        world = table.redeal(seat, seed)
        assert world.view(seat) == table.view(seat)
        assert world.legal(seat) == table.legal(seat)
    check_replay(game, table)
    return check_clone(table)


def test_a_record_is_of_its_own_game() -> None:
    """Both games have seats, leaders and cards of these names; a record of one is refused by the other."""
    ours, theirs = played(GAME.open(GAME.set_up(3), "one")), played(SMALL.open(SMALL.set_up(3), "one"))
    for game, other, table in ((GAME, SMALL, ours), (SMALL, GAME, theirs)):
        record = read_record(write_record(make_record(table)))
        assert everything(replay(game, record)) == everything(table)
        with pytest.raises(Exception, match=game.id):
            replay(other, record)


# Boxes of one game.


def test_without_choam_nothing_of_choam_can_be_answered() -> None:
    """Domains hold what can come up in this set-up, and no more."""
    set_ups = [GAME.rules(GAME.set_up(3, modules)) for modules in ((), ("choam",))]
    assert names(box(GAME, modules=("choam",))) >= OF_CHOAM
    assert not OF_CHOAM & names(box(GAME))
    assert not [name for name in names(box(GAME)) if name.startswith("contract")]
    fewer, more = [{option for each in rules.domains.values() for option in each.options} for rules in set_ups]
    assert not [option for option in fewer if OF_CHOAM & set(words_of(option))]
    assert {word for option in more for word in words_of(option)} >= OF_CHOAM
    assert fewer < more


@pytest.mark.parametrize("modules", [(), ("choam", "immortality")])
def test_nobody_is_offered_what_happens_by_itself(modules: tuple[str, ...]) -> None:
    """Outside a turn eager clauses are done before anybody is asked, and a choice is offered by its branches."""
    rules = GAME.rules(GAME.set_up(4, modules))
    clauses = box_of(rules).clauses
    settled = [clauses[name] for name in settling(rules)]
    assert not [effect.name for effect in settled if effect.branching]
    assert all(clauses[effect.root].branching for effect in settled if effect.eager)


def settling(rules: Any) -> list[str]:
    """The clauses that a house can be offered outside its turn."""
    return [option[1] for option in rules.domain("settle").options if option[0] == "do"]


@pytest.mark.parametrize(
    ("game", "seats", "modules", "size"),
    [
        (GAME, 4, (), 57),
        (GAME, 4, ("choam", "immortality"), 75),
        (GAME, 6, (), 62),
        (IMPERIUM, 4, (), 32),
        (IMPERIUM, 4, ("rise_of_ix",), 74),
    ],
)
def test_what_is_of_the_own_turn_is_not_offered_outside_it(
    game: Game, seats: int, modules: tuple[str, ...], size: int
) -> None:
    """Rewards, combat and endgame cards and what comes of them; no space, no card's boxes, no plot, no signet."""
    rules = game.rules(game.set_up(seats, modules))
    found = settling(rules)
    sections = {name.split(".")[1] for name in found}
    assert {"first", "second", "acquire"} <= sections
    assert not sections & {"agent", "plot", "cost", "signet", "sending"}
    assert not {name.split(".")[0] for name in found} & set(box_of(rules).space_of)
    assert len(found) == size


def test_an_unloaded_box_is_offered_in_anothers_turn() -> None:
    """A card that unloads is discarded on whoever's turn; other reveal boxes are of the own turn (IX-71)."""
    rules = IMPERIUM.rules(IMPERIUM.set_up(4, ("rise_of_ix",)))
    revealed = {name.split(".")[0] for name in settling(rules) if ".reveal." in name}
    cards = box_of(rules).cards
    assert revealed
    assert all(set(cards[name].reveal) == set(cards[name].on_discard) for name in revealed)


def words_of(option: Any) -> list[str]:
    """The names in an option: of cards and spaces, and of what a clause is printed on."""
    parts = option if isinstance(option, tuple) else (option,)
    return [str(part).split(".")[0] for part in parts]


def test_set_ups_that_differ_in_settings_alone_share_a_box() -> None:
    GAME.cache.clear()  # rules may be kept for longer than their box
    usual = box(GAME)
    assert box(GAME, points_to_end=7, leader_choice="chosen") is usual
    assert GAME.rules(GAME.set_up(3)) is not GAME.rules(GAME.set_up(3, (), {"points_to_end": 7}))
    assert box(GAME, 4) is not usual
    assert box(GAME, modules=("choam",)) is not usual
    assert box(GAME, modules=("choam",)).cards["dagger"] is not usual.cards["dagger"]


def test_a_set_makes_new_pieces_every_time() -> None:
    """No two boxes share a piece, even of the same sets."""
    one, other = [Box([SET], (), 2) for _ in range(2)]
    assert names(one) == names(other)
    for name in names(one):
        assert one.piece(name) is not other.piece(name)
    assert not set(map(id, one.clauses.values())) & set(map(id, other.clauses.values()))


# Names.


TWINS: dict[str, Callable[[], tuple[Any, ...]]] = {
    "tracks": lambda: (Track(EMPEROR, draw(1), "twin"), Track(GUILD, draw(1), "twin")),
    "spaces": lambda: (Space("twin", CITY, draw(1)), Space("twin", CITY, gain(water=1))),
    "posts": lambda: (Post("twin", "arrakeen"), Post("twin", "sardaukar")),
    "starters": lambda: (Card("twin"), Card("twin", reveal=(persuasion(1),))),
    "reserve": lambda: (Card("twin"), Card("twin", cost=2)),
    "imperium": lambda: (Card("twin"), Card("twin", cost=2)),
    "intrigues": lambda: (Intrigue("twin", plot(draw(1))), Intrigue("twin", plot(draw(2)))),
    "conflicts": lambda: (Trophy("twin", "", level=1), Trophy("twin", "", level=2)),
    "objectives": lambda: (Trophy("twin", ""), Trophy("twin", "")),
    "leaders": lambda: (Leader("twin"), Leader("twin")),
}


@pytest.mark.parametrize("kind", TWINS)
def test_two_pieces_of_one_name_in_a_set(kind: str) -> None:
    makers: dict[str, Any] = {kind: TWINS[kind]}
    with pytest.raises(RulesError, match=r"^set twins has two pieces called (\w+ )?twin: .* a name of its own$"):
        Box([UPRISING, Set("twins", **makers)], (), 3)


def test_two_pieces_of_one_name_of_a_kind_that_a_module_brings() -> None:
    twins = Set("twins", others={"contract": lambda: (Contract("twin", draw(1)), Contract("twin", draw(2)))})
    with pytest.raises(RulesError, match=r"^set twins has two pieces called twin: "):
        Box([UPRISING, CHOAM, twins], ("choam",), 3, ("contract",))


def test_two_kinds_of_pieces_with_one_name() -> None:
    """A card and a leader would be one thing to whoever looks them up by name."""
    twins = Set("twins", imperium=lambda: (Card("twin"),), leaders=lambda: (Leader("twin"),))
    with pytest.raises(RulesError, match=r"^set twins has two pieces called twin: "):
        Box([UPRISING, twins], (), 3)


def test_two_sets_with_pieces_of_one_name() -> None:
    """Uprising and the small game are never in one box."""
    with pytest.raises(RulesError, match=r"^sets uprising and small have two pieces called track emperor: "):
        Box([UPRISING, SET], (), 3)
    more = Set("more", imperium=lambda: (Card("dagger"),))
    with pytest.raises(RulesError, match=r"^sets more and uprising have two pieces called dagger: "):
        Box([UPRISING, more], (), 3)
