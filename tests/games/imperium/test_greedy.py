"""The greedy bot: what it sees, one test for every subject it thinks about, and whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.imperium.tables import UprisingTable, uprising
from tests.games.imperium.tallies import conserved

from kanly.bots import Match, RandomBot, bot_named, bot_names
from kanly.games.imperium.bot.eyes import see
from kanly.games.imperium.bot.greedy import ANSWERS, Greedy
from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.phases.turns import acts
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.standing import vp
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import PASS, Ask, Bot, Option, Sight

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


def sight(t: UprisingTable, h: int) -> Sight:
    """What the bot is given when a house is asked."""
    ask = t.table.ask(h)
    assert ask is not None, f"house {h} is not asked"
    return Sight(t.table, h, ask, Random(1))


def chosen(t: UprisingTable, h: int, kind: str) -> Option:
    """What the bot answers for a house that is asked this kind of question."""
    look = sight(t, h)
    assert look.ask.kind == kind
    option = Greedy().choose(look)
    assert option in look.ask.options
    return option


def plays(t: UprisingTable, h: int) -> list[Option]:
    """The bot answers for a house as long as it is asked; everything that it has chosen."""
    bot = Greedy()
    out: list[Option] = []
    while not t.table.over and t.table.ask(h) is not None:
        look = sight(t, h)
        out.append(bot.choose(look))
        t.table.choose(h, out[-1], look.ask.kind)
    return out


def test_is_registered() -> None:
    assert bot_names(GAME) == ["random", "easy", "search", "greedy"]
    assert isinstance(bot_named(GAME, "greedy"), Greedy)


def test_has_an_answer_to_every_kind_of_question() -> None:
    rules = GAME.rules(GAME.set_up(4, ["choam"]))
    answered = {kind for more in rules.lists["answers"] for kind in more}
    assert set(rules.domains) <= set(ANSWERS) | answered


def test_an_unheard_of_question_gets_an_answer() -> None:
    t = uprising().give(0, hand=["dagger", "diplomacy"]).turn(0)
    for options in (["north", "south"], [3, 5], ["dagger", "overthrow"], [("x", "overthrow"), PASS]):
        look = Sight(t.table, 0, Ask(0, "unheard_of", options), Random(1))
        assert Greedy().choose(look) in options
    assert Greedy().choose(Sight(t.table, 0, Ask(0, "unheard_of", ["dagger", "overthrow"]), Random(1))) == ("overthrow")


# Eyes.


@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_sees_the_table_as_it_is(modules: tuple[str, ...]) -> None:
    """On what the bot rebuilds from its view, the rules offer the very options that it is asked about."""
    compared = 0
    for seed in range(2):
        table = GAME.open(GAME.set_up(4, modules), f"eyes{seed}", log=False)
        rules: Any = table.rules
        match = Match(table, [Greedy(), *[RandomBot() for _ in range(3)]], str(seed))
        while not table.over:
            ask = table.asks[0]
            if ask.kind == "turn":
                p = see(table.view(ask.seat), rules)
                assert set(acts(Cast(p, ask.seat, NOBODY))) == set(ask.options)
                truth: Any = table.state
                for h in range(4):
                    assert vp(p.state, h) == vp(truth, h)
                    assert strength(p.state.houses[h]) == strength(truth.houses[h])
                    assert p.state.houses[h].influence == truth.houses[h].influence
                compared += 1
            match.step()
    assert compared > 200


def test_does_not_know_what_is_hidden() -> None:
    t = uprising().give(0, hand=["dagger"]).give(1, hand=["diplomacy"], intrigues=["cunning"]).turn(0)
    s = Thought(sight(t, 0)).s
    assert t.named(s.houses[0].hand) == ["dagger"]
    assert s.houses[1].hand == [-1]
    assert s.houses[1].intrigues == [-1]


# Agents.


def test_goes_where_influence_scores() -> None:
    t = uprising().give(0, hand=["diplomacy"], garrison=0, influence={"guild": 1, "emperor": 2})
    t.give(1, troops=9).give(2, troops=8).conflict("trade_dispute").turn(0)
    assert chosen(t, 0, "turn") == ("play", "diplomacy", "deliver_supplies")


def test_takes_the_seat_early() -> None:
    t = uprising().give(0, hand=["dagger", "convincing_argument"], solari=5, garrison=0)
    assert chosen(t.conflict("skirmish_desert_mouse").turn(0), 0, "turn") == ("play", "dagger", "high_council")


def test_buys_the_swordmaster_instead_of_hoarding() -> None:
    """Rich, and with rounds to go: the third agent, who joins at once, rather than more of the same."""
    t = uprising().give(0, hand=["dagger", "convincing_argument"], solari=11, councillor=True, garrison=0, agents=1)
    t.give(1, troops=9).give(2, troops=8).conflict("skirmish_desert_mouse").turn(0)
    assert chosen(t, 0, "turn") == ("play", "dagger", "swordmaster")


def test_a_card_is_not_worth_a_point_every_time_it_is_drawn() -> None:
    """One step before a friendship a card with influence scores once; the other times it is a step like any other."""
    worths = []
    for all_tracks in (0, 1):
        t = uprising().give(0, hand=["dagger"], influence=dict.fromkeys(FACTIONS, all_tracks)).turn(0)
        market = Thought(sight(t, 0)).market
        worths.append(market.use(t.box.cards["dangerous_rhetoric"]))
    assert worths[0] == worths[1] < 6


def test_earns_what_a_better_visit_costs() -> None:
    """Solari from the refinery first, because they pay for the seat that the other card can take."""
    t = uprising().give(0, hand=["reconnaissance", "dagger"], solari=3, garrison=0).give(1, troops=9).give(2, troops=8)
    t.conflict("skirmish_desert_mouse").turn(0)
    assert chosen(t, 0, "turn") == ("play", "reconnaissance", "spice_refinery", 0)


def test_reveals_when_every_agent_was_sent() -> None:
    t = uprising().give(0, hand=["convincing_argument"]).conflict("trade_dispute").turn(0)
    assert chosen(t, 0, "turn") == "reveal"


def test_keeps_persuasion_for_the_last_point() -> None:
    """In the last round nine persuasion are worth more than any visit with the cards that make them up."""
    hand = ["convincing_argument", "prepare_the_way", "prepare_the_way", "maker_keeper"]
    t = uprising().give(0, hand=hand, garrison=0, persuasion=1).give(1, troops=9).give(2, troops=8)
    t.conflict("propaganda")
    t.start.conflict_deck = []
    assert plays(t.turn(0), 0)[:2] == ["reveal", ("buy", "the_spice_must_flow")]


# The conflict.


def at_arrakeen(foe: int, garrison: int) -> UprisingTable:
    """An agent has gone to Arrakeen; an opponent who has revealed stands in the conflict."""
    t = uprising().give(0, hand=["reconnaissance"], garrison=garrison).give(1, troops=foe)
    t.stack(0, "dagger").conflict("battle_for_arrakeen").turn(0).sends(0, "reconnaissance", "arrakeen")
    return t.does(0, "arrakeen.1", "arrakeen.2")


def test_deploys_to_win() -> None:
    assert chosen(at_arrakeen(foe=2, garrison=4), 0, "turn") == ("deploy", 3)


def test_keeps_troops_when_it_cannot_win_or_need_not() -> None:
    assert chosen(at_arrakeen(foe=9, garrison=4), 0, "turn") == ("deploy", 1)  # the second reward
    t = at_arrakeen(foe=0, garrison=4)
    assert chosen(t, 0, "turn") == ("deploy", 1)  # nobody else is there, nobody can come any more


def in_combat(mine: int, foe: int, *intrigues: str) -> UprisingTable:
    t = uprising().give(0, troops=mine, intrigues=intrigues).give(1, troops=foe, intrigues=["mercenaries"])
    return t.conflict("battle_for_arrakeen").combat()


def test_plays_a_combat_card_that_changes_the_outcome() -> None:
    assert chosen(in_combat(3, 4, "contingency_plan", "cunning"), 0, "combat") == ("plot", "contingency_plan", 1)


def test_keeps_a_combat_card_that_changes_nothing() -> None:
    assert chosen(in_combat(8, 2, "contingency_plan"), 0, "combat") == PASS
    assert chosen(in_combat(1, 9, "contingency_plan"), 0, "combat") == PASS


def test_keeps_a_combat_card_until_it_is_overtaken() -> None:
    """Who leads by little need not insure itself: after a card of another it is asked again (CMB-02)."""
    t = in_combat(4, 3, "contingency_plan").give(2, troops=3, intrigues=["cunning"])
    assert chosen(t, 0, "combat") == PASS


def amber(*foes: int) -> UprisingTable:
    """Lady Amber Metulli has revealed; her only unit and those of two others are in the conflict."""
    t = uprising(leaders=("lady_amber_metulli", "muad_dib", "gurney_halleck")).give(0, troops=1, swords=6)
    for h in (1, 2):
        t.give(h, troops=foes[h - 1], revealed=True)
    return t.conflict("battle_for_arrakeen").turn(0).reveals(0)


def test_amber_keeps_her_last_unit_where_it_wins() -> None:
    """Without it her swords would count for nothing."""
    assert ("do", "lady_amber_metulli.revealing.1") in sight(amber(1, 1), 0).ask.options
    assert chosen(amber(1, 1), 0, "turn") != ("do", "lady_amber_metulli.revealing.1")


def test_amber_takes_a_unit_home_that_wins_nothing() -> None:
    assert chosen(amber(9, 8), 0, "turn") == ("do", "lady_amber_metulli.revealing.1")


def test_keeps_a_combat_card_for_a_better_conflict() -> None:
    t = uprising(4).give(0, troops=3, intrigues=["contingency_plan"]).give(1, troops=4).give(2, troops=10)
    assert chosen(t.conflict("spice_freighters").combat(), 0, "combat") == PASS  # a water more


def test_takes_troops_home_from_a_lost_conflict() -> None:
    t = in_combat(4, 9, "tactical_option").give(2, troops=8)
    assert chosen(t, 0, "combat") == ("plot", "tactical_option", 1)
    assert plays(t, 0)[:2] == [("plot", "tactical_option", 1), 4]


# Cards.


def test_buys_the_point_that_it_can_afford() -> None:
    t = uprising().give(0, hand=["convincing_argument"] * 2, persuasion=6).row(*["smugglers_harvester"] * 2)
    t.conflict("trade_dispute").turn(0).reveals(0)
    assert chosen(t, 0, "turn") == ("buy", "the_spice_must_flow")


def test_buys_nothing_that_comes_too_late() -> None:
    t = uprising().give(0, hand=["convincing_argument"] * 2).conflict("propaganda")
    t.start.conflict_deck = []
    assert chosen(t.turn(0).reveals(0), 0, "turn") == "end"


def test_trashes_the_weakest_card() -> None:
    t = uprising().give(0, hand=["diplomacy"], discard=["dagger", "prepare_the_way", "reconnaissance"], water=1)
    t.conflict("trade_dispute").turn(0).sends(0, "diplomacy", "desert_tactics").does(0, "desert_tactics.2")
    assert chosen(t, 0, "trash") == ("discard", "dagger")


def test_loses_influence_where_it_costs_least() -> None:
    t = uprising().give(0, intrigues=["change_allegiances"], influence={"guild": 2, "fremen": 3, "emperor": 1})
    look = Sight(t.turn(0).table, 0, Ask(0, "lose", ["guild", "fremen", "emperor"]), Random(1))
    assert Greedy().choose(look) in ("fremen", "emperor")
    look = Sight(t.table, 0, Ask(0, "faction", ["emperor", "guild", "bene_gesserit", "fremen"], None, 1), Random(1))
    assert Greedy().choose(look) in ("emperor", "fremen")  # a friendship, or an alliance


def test_leaves_an_alliance_to_the_weakest() -> None:
    t = uprising().give(1, points=7).give(2, points=3).turn(0)
    assert Greedy().choose(Sight(t.table, 0, Ask(0, "heir", [1, 2]), Random(1))) == 2


# Intrigue cards and the end.


def test_endgame_scores_everything() -> None:
    t = uprising().give(0, intrigues=["crysknife"], trophies=["objective_crysknife", "propaganda", "trade_dispute"])
    t.play(("last_plays", 0))
    plays(t, 0)
    assert t.vp(0) == 2


def test_game_is_nearly_over() -> None:
    t = uprising().give(1, points=10).turn(0)
    assert Thought(sight(t.give(0, hand=["dagger"]), 0)).left == 0
    t = uprising().give(0, hand=["dagger"]).turn(0)
    assert Thought(sight(t, 0)).left > 4


@pytest.mark.parametrize("way", ["chosen", "drafted"])
def test_picks_a_leader(way: str) -> None:
    table = GAME.open(GAME.set_up(4, ["choam"], {"leader_choice": way}), "1")
    match = Match(table, [Greedy() for _ in range(4)], "1")
    assert match.play_on(limit=4) is False
    state: Any = table.state
    assert state.phase == "player_turns"


# Whole games.


def game(seats: int, modules: tuple[str, ...], seed: int, greedy: list[int]) -> Match:
    """A game to its end, these seats greedy and the others random; it fails rather than going on for ever."""
    table = GAME.open(GAME.set_up(seats, modules), f"greedy{seed}", keep=False, log=False)
    bots: list[Bot | None] = [Greedy() if seat in greedy else RandomBot() for seat in range(seats)]
    match = Match(table, bots, str(seed))
    assert match.play_on(limit=5_000), "no end"
    conserved(table)
    return match


@pytest.mark.parametrize(("seats", "modules"), [(3, ()), (3, ("choam",)), (4, ()), (4, ("choam",))])
def test_greedy_games_end_in_time(seats: int, modules: tuple[str, ...]) -> None:
    state: Any = game(seats, modules, 1, list(range(seats))).table.state
    assert 6 <= state.round <= 10
    assert max(vp(state, h) for h in range(seats)) >= 9


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(12):
        seat = seed % 4
        match = game(4, ("choam",) if seed % 2 else (), seed, [seat])
        state: Any = match.table.state
        assert match.table.result is not None
        won += match.table.result.winners == [state.houses[seat].leader]
    assert won >= 9  # measured: 300 of 300


def test_thinks_from_its_view_alone() -> None:
    """In worlds that the seat cannot tell apart it answers the same."""
    table = GAME.open(GAME.set_up(4, ["choam"]), "9")
    match = Match(table, [Greedy() for _ in range(4)], "9")
    compared = 0
    step = 0
    while not table.over:
        ask = table.asks[0]
        if step % 12 == 0:
            world = table.redeal(ask.seat, step)
            there = world.ask(ask.seat)
            assert there is not None
            assert there.options == ask.options
            here = Sight(table, ask.seat, ask, Random(3))
            seen = [Greedy().choose(look) for look in (here, Sight(world, ask.seat, there, Random(3)))]
            assert seen[0] == seen[1]
            compared += 1
        match.step()
        step += 1
    assert compared > 20
