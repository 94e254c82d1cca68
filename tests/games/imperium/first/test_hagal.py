"""House Hagal in the first game: for two players and for one."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.imperium.first_tables import alone, duel

from kanly.games.imperium.first.rivals.setting_up import NO_RIVALS
from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.modules.rivals.pieces import Hagal, hagal_cards
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.testing.randomly import pick
from kanly.words import Words

WORDS = Words("en", GAME.packages)

# copies, space, what the rival gains, swords, seats
DECK = {
    "hagal_conspire": (2, "conspire", "influence 1, recruit 2", 4, (1, 2)),
    "hagal_wealth": (1, "wealth", "influence 1", 3, (1, 2)),
    "hagal_heighliner": (1, "heighliner", "influence 1, recruit 3", 6, (1, 2)),
    "hagal_foldspace": (2, "fold_space", "influence 1", 1, (1, 2)),
    "hagal_selective_breeding": (2, "selective_breeding", "influence 1", 2, (1, 2)),
    "hagal_secrets": (1, "secrets", "influence 1", 1, (1, 2)),
    "hagal_hardy_warriors": (1, "hardy_warriors", "influence 1, recruit 2", 5, (1, 2)),
    "hagal_stillsuits": (2, "stillsuits", "influence 1", 4, (1, 2)),
    "hagal_rally_troops": (2, "rally_troops", "recruit 4", 3, (1, 2)),
    "hagal_hall_of_oratory": (2, "hall_of_oratory", "recruit 1", 0, (1, 2)),
    "hagal_carthag": (3, "carthag", "recruit 1", 0, (1, 2)),
    "hagal_harvest_spice": (5, "the_great_flat hagga_basin imperial_basin", "harvest-all", 2, (1, 2)),
    "hagal_arrakeen_signet": (3, "arrakeen", "recruit 1, signet", 1, (1,)),
    "hagal_arrakeen": (3, "arrakeen", "recruit 1", 1, (2,)),
    "hagal_reshuffle": (1, "", "", 0, (2,)),
}


@pytest.mark.parametrize("name", DECK)
def test_printed(name: str) -> None:
    card = duel().box.stocks["hagal"].named[name]
    assert isinstance(card, Hagal)
    texts = [effect.text() for effect in (card.routes[0].effects if card.routes else ())]
    gains = ", ".join([f"{text.id} {text.args['n']}" if "n" in text.args else text.id for text in texts])
    spaces = " ".join([route.space for route in card.routes])
    assert (card.copies, spaces, gains, card.swords, card.seats) == DECK[name]


@pytest.mark.parametrize(("seats", "cards"), [(1, 27), (2, 28)])
def test_the_deck_has_as_many_cards(seats: int, cards: int) -> None:
    """BAS-102"""
    t = alone() if seats == 1 else duel()
    assert len(rivals_table(t.start).deck) == cards
    assert sum(card.copies for card in hagal_cards(t.box)) == 31
    assert set(DECK) == {card.name for card in hagal_cards(t.box)}


# Two players.


def test_BAS_SC_11_start_values_with_two() -> None:
    """BAS-SC-11."""
    t = duel()
    assert [t.vp(h) for h in range(3)] == [0, 0, 0]
    t.gets(2, garrison=0, supply=12, agents=3, water=0, solari=0, spice=0)


def hagal_turns(first: int) -> int:
    """How often House Hagal acts in a round in which everybody uses all agents; house 1 has the Swordmaster."""
    t = duel().give(0, hand=["dagger", "diplomacy"]).give(1, hand=["dagger", "diplomacy", "reconnaissance"])
    t.give(0, solari=9).give(1, solari=9, agents=3, swordmaster=True).conflict("guild_bank_raid")
    t.start.first = first
    t.start.seating = [first, 2, 1 - first]
    t.turns(first)
    rng = Random(3)
    while t.table.pending and t.state.phase == "player_turns":
        ask = t.table.pending[0]
        ways = [option for option in ask.options if option[0] == "play"]
        option = rng.choice(ways) if ways else "end" if "end" in ask.options else rng.choice(ask.options)
        t.table.choose(ask.seat, option, ask.kind)
    return len(t.told("hagal_sends", ever=True))


def test_BAS_SC_84_hagal_acts_after_the_first_players_agent_turns() -> None:
    """BAS-SC-84."""
    assert hagal_turns(first=0) == 2
    assert hagal_turns(first=1) == 3


def test_hagal_does_not_act_after_bindu_suspension() -> None:
    """BAS-115"""
    t = duel().give(0, hand=["dagger"], intrigues=["bindu_suspension"]).turns(0).plots(0, "bindu_suspension")
    t.expect("turn", [1])
    assert t.told("hagal_sends", ever=True) == []


def test_BAS_SC_85_occupied_spaces_are_skipped() -> None:
    """BAS-SC-85."""
    t = duel().agent(0, "heighliner").give(2, garrison=1, supply=11).conflict("guild_bank_raid")
    t.hagal("hagal_heighliner", "hagal_hardy_warriors").rival_turn(2)
    assert t.told("hagal_skipped", ever=True) == [("house_hagal", "hagal_heighliner", "heighliner", "occupied")]
    assert t.influence(2, "fremen") == 1
    t.gets(2, troops=3, garrison=0, agents=0)


def test_a_space_under_the_voice_is_skipped() -> None:
    """BAS-104"""
    t = duel().conflict("guild_bank_raid").hagal("hagal_wealth", "hagal_secrets")
    t.first.voices.append((t.box.space_of["wealth"], 0))
    t.rival_turn(2)
    assert [event[2] for event in t.told("hagal_sends", ever=True)] == ["secrets"]


def test_BAS_SC_86_harvest_spice() -> None:
    """BAS-SC-86."""
    t = duel().bonus(imperial_basin=2, hagga_basin=2, the_great_flat=1).give(2, garrison=2, supply=10)
    t.conflict("guild_bank_raid").hagal("hagal_harvest_spice").rival_turn(2)
    assert t.told("hagal_sends", ever=True) == [("house_hagal", "hagal_harvest_spice", "hagga_basin")]
    assert t.state.bonus[t.box.space_of["hagga_basin"]] == 0
    t.gets(2, spice=0, troops=2, garrison=0)


@pytest.mark.parametrize(("strict", "space"), [(False, "imperial_basin"), (True, "wealth")])
def test_harvest_spice_and_occupied_spaces(strict: bool, space: str) -> None:
    """BAS-106"""
    t = duel(settings={"harvest_strict": strict}).bonus(imperial_basin=1, hagga_basin=3).agent(0, "hagga_basin")
    t.conflict("guild_bank_raid").hagal("hagal_harvest_spice", "hagal_wealth").rival_turn(2)
    assert [event[2] for event in t.told("hagal_sends", ever=True)] == [space]


def test_BAS_SC_87_no_bonus_spice_anywhere() -> None:
    """BAS-SC-87."""
    t = duel().conflict("guild_bank_raid").hagal("hagal_harvest_spice", "hagal_wealth").rival_turn(2)
    assert t.told("hagal_used", ever=True) == [("house_hagal", "hagal_harvest_spice")]
    assert t.influence(2, "emperor") == 1


def test_BAS_SC_88_hagal_in_combat() -> None:
    """BAS-SC-88."""
    t = duel().conflict("siege_of_arrakeen").controls(1, "arrakeen").give(2, troops=3, supply=9)
    t.give(0, troops=1, swords=3, solari=0).hagal("hagal_stillsuits").combat().expect("")
    assert t.told("strengths", ever=True)[0][0][2] == ("house_hagal", 10)
    assert t.state.control[t.box.space_of["arrakeen"]] == NOBODY
    t.gets(0, solari=4)
    assert t.told("rewarded", ever=True) == [("paul_atreides", 2, 1)]


def test_BAS_SC_89_hagal_takes_an_alliance() -> None:
    """BAS-SC-89."""
    t = duel().give(0, influence={"emperor": 4}).allied(0, "emperor").give(2, influence={"emperor": 4})
    before = t.vp(0)
    t.conflict("guild_bank_raid").hagal("hagal_conspire").rival_turn(2)
    assert t.state.alliances[0] == 2
    assert (t.vp(0), t.vp(2)) == (before - 1, 0)
    t.gets(2, garrison=2)  # no bonus at 4, and Conspire is no combat space
    t = duel().give(0, influence={"emperor": 5}, intrigues=["favored_subject"]).give(2, influence={"emperor": 5})
    t.allied(2, "emperor").turn(0)
    before = t.vp(0)
    t.plots(0, "favored_subject")
    assert (t.state.alliances[0], t.vp(0)) == (0, before + 1)


def test_BAS_SC_90_reshuffle_during_the_combat_bonus() -> None:
    """BAS-SC-90."""
    t = (
        duel()
        .conflict("guild_bank_raid")
        .give(2, troops=1, supply=11)
        .hagal("hagal_reshuffle", "hagal_wealth")
        .combat()
    )
    t.expect("")
    assert len(t.told("hagal_reshuffle", ever=True)) == 1
    assert len(t.told("hagal_swords", ever=True)) == 1
    assert len(rivals_table(t.state).discard) == 1


def test_BAS_SC_103_cards_against_a_rival() -> None:
    """BAS-SC-103."""
    t = duel().give(2, garrison=2, troops=1).give(0, hand=["gun_thopter"]).turn(0)
    t.sends(0, "gun_thopter", "secure_contract").does(0, "gun_thopter.agent.1").gets(2, garrison=1)
    t = duel().give(2, garrison=2, troops=1).give(0, hand=["test_of_humanity"]).turn(0)
    t.sends(0, "test_of_humanity", "arrakeen").does(0, "test_of_humanity.agent.1").gets(2, troops=0)
    t = duel().give(2, garrison=2, troops=1).give(0, hand=["reverend_mother_mohiam"], played=["lady_jessica"]).turn(0)
    t.sends(0, "reverend_mother_mohiam", "wealth").does(0, "reverend_mother_mohiam.agent.1").expect("turn", [0])
    t.gets(2, garrison=2, troops=1)


def test_the_marker_alternates_between_the_players() -> None:
    """BAS-119"""
    t = duel().play("recall")
    t.table  # noqa: B018
    assert (t.state.first, t.state.seating) == (1, [1, 2, 0])


# One player.


@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
def test_BAS_SC_91_solo_set_up(difficulty: str) -> None:
    """BAS-SC-91."""
    table = GAME.open(GAME.set_up(1, (), {"difficulty": difficulty}), "7")
    if table.pending[0].kind == "masterstroke":
        table.choose(0, table.pending[0].options[0])
    s = table.state
    assert isinstance(s, ImperiumState)
    easy = difficulty == "mercenary"
    assert all(s.houses[h].leader not in NO_RIVALS for h in (1, 2))
    assert s.first == 1
    assert len(rivals_table(s).deck) + len(rivals_table(s).discard) == 27
    t = alone(settings={"difficulty": difficulty}).give(0, hand=["dagger"], solari=4).turn(0)
    assert ("dagger:mentat" in t.ways(0)) == easy
    for h in (1, 2):
        t.gets(h, garrison=0 if easy else 3, supply=12 if easy else 9, water=1, agents=2)
        assert len(t.intrigues(h)) == (0 if easy else 1)
        assert t.vp(h) == 0
    t = alone(settings={"difficulty": difficulty})
    t.gets(0, solari=int(easy), spice=int(easy))
    t = alone(settings={"difficulty": difficulty}).give(0, hand=["dagger"], solari=8).turn(0)
    assert ("dagger:swordmaster" in t.ways(0)) == (difficulty != "kwisatz_haderach")


@pytest.mark.parametrize(("difficulty", "price"), [("mercenary", 2), ("sardaukar", 5)])
def test_the_price_of_the_mentat_is_in_what_is_offered(difficulty: str, price: int) -> None:
    """BAS-125"""
    t = alone(settings={"difficulty": difficulty}).give(0, hand=["dagger"], solari=5).turn(0)
    words = t.table.describe(t.table.pending[0], ("play", "dagger", "mentat"))
    assert WORDS.say(words) == f"Dagger: agent to Mentat (pay {price} solari)"


def test_plots_of_the_players_turn_are_over_in_a_rivals_turn() -> None:
    """BAS-86"""
    t = alone("duke_leto_atreides").give(0, hand=["dagger"], intrigues=["dispatch_an_envoy"])
    t.give(0, influence={"guild": 1, "fremen": 1}).give(1, spice=1).conflict("guild_bank_raid")
    t.hagal("hagal_arrakeen_signet").turns(0).plots(0, "dispatch_an_envoy").sends(0, "dagger", "wealth")
    t.does(0, "visit.1").ends(0).expect("faction", [0])
    turn = t.table.view(0)["turn"]
    assert (turn["house"], turn["envoy"], turn["acted"]) == (1, False, False)


@pytest.mark.parametrize(("difficulty", "number"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_BAS_SC_92_the_rivals_swordmasters_arrive(difficulty: str, number: int) -> None:
    """BAS-SC-92."""
    t = alone(settings={"difficulty": difficulty})
    t.start.round = number - 2
    t.play("round_start").table  # noqa: B018
    assert not t.house(1).swordmaster
    t = alone(settings={"difficulty": difficulty})
    t.start.round = number
    t.play("round_start").table  # noqa: B018
    assert [(t.house(h).swordmaster, t.house(h).agents) for h in (1, 2)] == [(True, 3), (True, 3)]


def test_BAS_SC_93_rivals_buy_points() -> None:
    """BAS-SC-93."""
    t = alone(settings={"difficulty": "mercenary"}).conflict("raid_stockpiles").hagal("hagal_carthag")
    t.give(1, troops=1, spice=4, points=3, intrigues=["ambush", "windfall"]).combat().expect("")
    t.gets(1, spice=0)
    assert t.intrigues(1) == []
    assert t.vp(1) == 5


@pytest.mark.parametrize(
    ("rival", "spice", "troops"), [("earl_memnon_thorvald", 1, 3), ("glossu_the_beast_rabban", 0, 4)]
)
def test_BAS_SC_96_the_signet_on_arrakeen(rival: str, spice: int, troops: int) -> None:
    """BAS-SC-96."""
    t = alone(rival).give(1, garrison=2, spice=0, supply=10).conflict("guild_bank_raid").hagal("hagal_arrakeen_signet")
    t.rival_turn(1).gets(1, spice=spice, troops=troops, garrison=0)


def test_a_signet_with_a_choice_asks_the_player_only_in_a_tie() -> None:
    """BAS-132, BAS-135: Leto gains where he has least of what is open to him."""
    t = alone("duke_leto_atreides").give(1, spice=1).give(0, influence={"guild": 1, "fremen": 1})
    t.conflict("guild_bank_raid").hagal("hagal_arrakeen_signet").rival_turn(1).expect("faction", [0])
    assert t.offered(0) == ["guild", "fremen"]
    ask = t.table.ask(0)
    assert ask is not None
    asked = Words("en", GAME.packages).say(t.table.question(ask))
    assert asked == "You decide for Duke Leto Atreides. With which faction do you gain 1 influence?"
    t.answer(0, "faction", "fremen").gets(1, spice=0)
    assert t.influence(1, "fremen") == 1


@pytest.mark.parametrize(("own", "points"), [(2, 1), (3, 2)])
def test_BAS_SC_98_corner_the_market_alone(own: int, points: int) -> None:
    """BAS-SC-98."""
    t = alone().give(0, discard=["the_spice_must_flow"] * own, intrigues=["corner_the_market"])
    before = t.vp(0)
    t.play("endgame").plots(0, "corner_the_market")
    assert t.vp(0) == before + points


@pytest.mark.parametrize(("level", "deployed"), [("guild_bank_raid", 0), ("grand_vision", 2)])
def test_a_careful_rival_that_leads_deploys_nothing(level: str, deployed: int) -> None:
    """BAS-134"""
    t = alone(settings={"difficulty": "mentat"}).give(1, troops=2, garrison=3, supply=7).conflict(level)
    t.hagal("hagal_stillsuits").rival_turn(1).gets(1, troops=2 + deployed)
    assert strength(t.house(0)) == 0


def test_a_rival_takes_the_mentat_for_the_next_round() -> None:
    """BAS-129"""
    t = alone(settings={"difficulty": "mercenary"}).conflict("sort_through_the_chaos").give(1, troops=2)
    t.hagal("hagal_carthag").combat("recall").table  # noqa: B018
    assert t.told("mentat", ever=True) == [("earl_memnon_thorvald",)]


@pytest.mark.parametrize("choice", ["dealt", "chosen"])
def test_rivals_are_dealt_or_chosen(choice: str) -> None:
    """BAS-122"""
    table = GAME.open(GAME.set_up(1, (), {"rival_choice": choice}), "1")
    assert (table.pending[0].kind == "rival") == (choice == "chosen")
    rng = Random(1)
    while not table.over:
        seat, kind, option = pick(table, rng)
        table.choose(seat, option, kind)


@pytest.mark.parametrize(
    ("on", "conflict", "cards"), [(False, "grand_vision", 1), (True, "grand_vision", 2), (True, "skirmish_a", 1)]
)
def test_brutal_escalation(on: bool, conflict: str, cards: int) -> None:
    """BAS-137: in conflicts of level III two cards, and the swords of both."""
    t = alone(settings={"brutal_escalation": on}).give(1, troops=2).conflict(conflict)
    t.hagal("hagal_stillsuits", "hagal_conspire").combat()
    t.table  # noqa: B018
    told = [event[1:] for event in t.told("hagal_swords", ever=True)]
    assert told == [("hagal_stillsuits", 4), ("hagal_conspire", 4)][:cards]


@pytest.mark.parametrize("on", [False, True])
def test_the_dice_change_the_row(on: bool) -> None:
    """BAS-137."""
    t = alone(settings={"row_churn": on})
    row = t.named(t.start.row)
    t.turn(0).reveals(0).ends(0)
    dice = t.told("row_dice", ever=True)
    assert len(dice) == on
    gone = {row[place - 1] for pair in dice for place in pair if place < 6}
    assert {name for (name,) in t.told("removes", ever=True)} == gone
    assert len(t.now.row) == 5


def test_dice_are_for_one_player_alone() -> None:
    assert "row_churn" not in GAME.set_up(2).settings
    assert "brutal_escalation" not in GAME.set_up(3).settings
