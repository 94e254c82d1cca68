"""Rise of Ix in the game for six (SIX-90, SIX-91, and the rulings that they need)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.imperium.modules.rise_of_ix.tables import IxTalk
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, M, S, SixPlayerTable

from kanly.games.imperium.modules.rise_of_ix.conditions import Conspiracy, Strangers
from kanly.games.imperium.table.state import NOBODY


class SixIxTable(IxTalk, SixPlayerTable):
    """Six players, with Ix."""


def six(leaders: Iterable[str] = (), modules: Iterable[str] = (), **settings: Any) -> SixIxTable:
    """A table of six with Ix; the leaders are those of the allies, as they sit from seat 1 on."""
    return SixIxTable(6, leaders, [*modules, "rise_of_ix"], settings)


def at_war(t: SixIxTable) -> SixIxTable:
    """Some conflict is fought for."""
    name = next(card.name for card in t.box.trophies if card.level == 2)
    t.conflict(name)
    return t


# What commanders do not have.


def test_the_overlay_covers_the_same_spaces() -> None:
    t = six()
    names = [space.name for space in t.box.spaces]
    assert not {"assembly_hall", "gather_support", "shipping", "accept_contract"} & set(names)
    assert {"interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought", "expedition"} <= set(names)
    posts = [post.name for post in t.box.posts]
    assert {"post_ix_choam", "post_ix_board", "post_carthag"} <= set(posts)
    assert not {"post_landsraad_right", "post_choam"} & set(posts)


def test_commanders_have_no_freighter_and_no_dreadnoughts() -> None:
    houses = six().turn(M_LEFT).table.view(None)["houses"]
    for h in range(6):
        commander = h in (M, S)
        assert (houses[h]["freighter"] is None, houses[h]["dreadnoughts"] is None) == (commander, commander)


# For the activated ally.


def test_a_commander_commissions_for_the_activated_ally() -> None:
    t = six().give(S, hand=["em_corrino_might"], solari=3).turn(S).activates(S, S_RIGHT)
    t.sends(S, "em_corrino_might", "dreadnought").does(S, "dreadnought.1")
    assert (t.ix.garrisons[S_RIGHT], t.ix.docked[S_RIGHT], t.ix.garrisons[S]) == (1, 1, 0)
    assert t.house(S).solari == 0


def test_a_commander_negotiates_for_the_activated_ally() -> None:
    t = six().give(S, hand=["em_corrino_might"]).turn(S).activates(S, S_LEFT)
    supply = t.house(S_LEFT).supply
    t.sends(S, "em_corrino_might", "tech_negotiation")
    t.does(S, next(name for name in t.open(S) if name.endswith("1b")))
    assert (t.ix.negotiators[S_LEFT], t.house(S_LEFT).supply) == (1, supply - 1)


def test_a_commander_spends_negotiators_of_the_activated_ally_and_owns_the_tile() -> None:
    t = six().give(S, hand=["ixian_engineer"], spice=1).sets_out(S_LEFT, negotiators=1).sets_out(S_RIGHT, negotiators=3)
    t.tech("windtraps", "flagship", "spaceport").turn(S).activates(S, S_LEFT)
    t.sends(S, "ixian_engineer", "smuggling").does(S, "ixian_engineer.agent.1")
    assert t.offered(S) == ["windtraps:1"], "one spice, and one negotiator of the activated ally"
    t.answer(S, "tech", "windtraps:1")
    assert (t.tiles_of(S), t.tiles_of(S_LEFT)) == (["windtraps"], [])
    assert (t.house(S).spice, t.house(S).water, t.ix.negotiators[S_LEFT], t.ix.negotiators[S_RIGHT]) == (0, 2, 0, 3)


def test_a_commander_advances_the_allys_freighter() -> None:
    t = six().give(S, hand=["em_devastating_assault"]).turn(S).activates(S, S_LEFT)
    t.sends(S, "em_devastating_assault", "smuggling").does(S, "smuggling.2a")
    assert t.ix.freighters == [0, 0, 0, 0, 0, 1]


def recalled(space: int, **settings: Any) -> SixIxTable:
    """Shaddam has recalled his left ally's freighter."""
    t = six(**settings).sets_out(S_LEFT, freighter=space).give(S, hand=["em_devastating_assault"]).turn(S)
    return t.activates(S, S_LEFT).sends(S, "em_devastating_assault", "smuggling").does(S, "smuggling.2b")


def test_the_ally_gains_the_rewards_of_its_freighter() -> None:
    """The ally chooses, too, and everybody else has a share of its dividends, teammates included."""
    t = recalled(2)
    before = [t.house(h).solari for h in range(6)]
    supply = t.house(S_LEFT).supply
    reward = next(name for name in t.offered(S_LEFT) if name.startswith("do:shipping_1"))
    t.answer(S_LEFT, "settle", reward)
    assert [t.house(h).solari - before[h] for h in range(6)] == [1, 1, 1, 1, 1, 5]
    t.answer(S_LEFT, "settle", next(name for name in t.offered(S_LEFT) if "shipping_2" in name))
    while t.table.pending[0].kind == "settle":
        t.answer(S_LEFT, "settle", t.offered(S_LEFT)[0])
    t.answer(S_LEFT, "faction", "guild")
    assert (t.influence(S_LEFT, "guild"), t.influence(S, "guild")) == (1, 0)
    assert t.house(S_LEFT).supply == supply - 2
    assert t.table.pending[0].seat == S, "then the commander's turn goes on"


def test_the_ally_pays_for_the_tile_of_its_freighter() -> None:
    t = six().sets_out(S_LEFT, freighter=3).give(S, hand=["em_devastating_assault"], spice=9).give(S_LEFT, spice=1)
    t.tech("windtraps", "flagship", "training_drones").turn(S).activates(S, S_LEFT)
    t.sends(S, "em_devastating_assault", "smuggling").does(S, "smuggling.2b")
    t.answer(S_LEFT, "settle", next(name for name in t.offered(S_LEFT) if "shipping_3" in name))
    assert t.offered(S_LEFT) == ["windtraps:0", "training_drones:0"]
    t.answer(S_LEFT, "tech", "training_drones:0")
    assert (t.tiles_of(S_LEFT), t.house(S_LEFT).spice, t.house(S).spice) == (["training_drones"], 0, 9)


def test_troop_transports_of_either_work() -> None:
    for owner in (S, S_LEFT, S_RIGHT):
        t = at_war(six()).sets_out(S_LEFT, freighter=2).owns(owner, "troop_transports")
        t.give(S, hand=["em_devastating_assault"]).turn(S).activates(S, S_LEFT)
        garrison = t.house(S_LEFT).garrison
        t.sends(S, "em_devastating_assault", "smuggling").does(S, "smuggling.2b")
        t.answer(S_LEFT, "settle", "do:shipping_2.reward.1")
        if owner == S_RIGHT:
            assert t.house(S_LEFT).garrison == garrison + 2
        else:
            t.answer(S_LEFT, "troops", 3)
            assert (t.house(S_LEFT).garrison, t.house(S_LEFT).troops) == (garrison, 3)


def test_transports_set_off_the_commanders_card() -> None:
    """SIX-14, INT-04: troops that land while the ally gains its rewards; the card is the commander's all the same."""
    t = at_war(six()).sets_out(S_LEFT, freighter=2).owns(S, "troop_transports")
    t.give(S, hand=["em_devastating_assault"], intrigues=["distraction"]).turn(S).activates(S, S_LEFT)
    t.plots(S, "distraction").sends(S, "em_devastating_assault", "smuggling").does(S, "smuggling.2b")
    t.answer(S_LEFT, "settle", "do:shipping_2.reward.1").answer(S_LEFT, "troops", 3)
    assert all("shipping" in name for name in t.offered(S_LEFT))
    t.answer(S_LEFT, "settle", "do:shipping_1.reward.1a").answer(S_LEFT, "faction", "guild").expect("turn", [S])
    card = next(name for name in t.open(S) if name.startswith("distraction"))
    t.does(S, card).answer(S, "spy", "post_carthag")
    assert t.spies(S) == ["post_carthag"]
    assert t.table.view(None)["intrigue_discard"] == ["distraction"]


# Deployment.


def test_the_ally_decides_about_its_dreadnoughts() -> None:
    t = at_war(six()).ships(M_LEFT, garrison=2).give(M, hand=["md_signet_ring"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_signet_ring", "carthag").does(M, "activation.1")
    assert t.offered(M_LEFT) == ["0", "1", "2"]
    t.answer(M_LEFT, "dreadnoughts", 1)
    assert t.table.pending[0].kind == "troops"
    t.says(M_LEFT, 1)
    assert (t.ix.fielded[M_LEFT], t.house(M_LEFT).troops, t.house(M_LEFT).might) == (1, 1, 3)


def test_dreadnoughts_take_the_place_of_troops() -> None:
    """Two further units in all (IX-52): with two dreadnoughts none of the garrison's troops may go."""
    t = at_war(six()).ships(M_LEFT, garrison=2).give(M, hand=["md_signet_ring"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_signet_ring", "carthag").does(M, "activation.1").answer(M_LEFT, "dreadnoughts", 2)
    assert t.table.pending[0].seat == M, "no troops are asked for: recruits of the space have not come yet"


def test_the_ally_is_asked_before_the_turn_ends() -> None:
    t = at_war(six()).ships(M_LEFT, garrison=1).give(M_LEFT, garrison=0).give(M, hand=["md_desert_call"], water=1)
    t.turn(M).activates(M, M_LEFT).sends(M, "md_desert_call", "hagga_basin")
    while t.table.pending[0].seat == M:
        t.answer(M, "turn", next(option for option in t.offered(M) if not option.startswith("do:activation")))
    t.answer(M_LEFT, "dreadnoughts", 1)
    assert t.ix.fielded[M_LEFT] == 1


# Control, the end of the game.


def test_a_teammates_dreadnought_occupies_a_space() -> None:
    t = at_war(six()).ships(M_RIGHT, arrakeen=True, since=1).ships(M_LEFT, conflict=1)
    t.controls(M_RIGHT, "imperial_basin").play(("station", M_LEFT, 1))
    assert t.offered(M_LEFT) == ["spice_refinery", "imperial_basin"]
    t.answer(M_LEFT, "station", "imperial_basin")
    view = t.table.view(None)
    assert view["spaces"]["imperial_basin"]["dreadnought"]["house"] == M_LEFT


def test_chaumurky_wins_a_tie_for_its_team() -> None:
    for owner in (M, S_RIGHT):
        t = six().owns(owner, "chaumurky").play("stop")
        result = t.rules.result(t.now)
        assert t.house(owner).leader in result.ranking[0]


def test_memocorders_count_the_personal_track_for_its_sign() -> None:
    """SIX-91: in place of the board's track, not besides."""
    high = {"guild": 3, "bene_gesserit": 3, "fringe_worlds": 3}
    for emperor, points in ((3, 1), (2, 0)):
        t = six().owns(S, "memocorders").give(S, influence={"emperor": emperor}).give(S_LEFT, influence=high)
        before = t.house(S).points
        t.rules.steps["tiles_score"](t.by_hand(), S)
        assert t.house(S).points - before == points
    t = six().owns(S, "memocorders").give(S, influence={"emperor": 3})
    t.give(S_LEFT, influence={"guild": 3, "bene_gesserit": 3, "great_houses": 3})
    before = t.house(S).points
    t.rules.steps["tiles_score"](t.by_hand(), S)
    assert t.house(S).points == before, "the Emperor and the Great Houses are one sign"


def test_spy_satellites_look_at_the_board() -> None:
    t = six().give(S_LEFT, influence={"guild": 2}).give(S_RIGHT, influence={"great_houses": 2}).give(M, spice=3)
    p = t.by_hand()
    counts = [Strangers(1).count(p.rules.cast(p, h, NOBODY)) for h in (S, S_LEFT, S_RIGHT, M)]
    assert counts == [2, 3, 3, 4]
    t.owns(M, "spy_satellites").turn(M).activates(M, M_LEFT)
    before = t.house(M).points
    t.answer(M, "turn", "tech:spy_satellites")
    assert (t.house(M).points, t.house(M).spice) == (before + 1, 0)


def test_a_commander_has_no_dreadnoughts_for_grand_conspiracy() -> None:
    t = six().ships(M_LEFT, garrison=2)
    for h in (M, M_LEFT):
        t.give(h, councillor=True, influence={})
    t.give(M_LEFT, influence={"guild": 4, "bene_gesserit": 4})
    p = t.by_hand()
    assert [Conspiracy(3).holds(p.rules.cast(p, h, NOBODY)) for h in (M, M_LEFT)] == [False, True]


# Set-up.


def test_allies_pass_a_contract_on_to_their_commander() -> None:
    t = six()
    t.play("deal_opening_contracts")
    allies = (M_LEFT, M_RIGHT, S_LEFT, S_RIGHT)
    t.expect("opening", allies)
    dealt = {h: t.offered(h) for h in allies}
    assert all(len(names) == 2 for names in dealt.values())
    assert len({name for names in dealt.values() for name in names}) > 2
    for h in allies:
        t.answer(h, "opening", dealt[h][0])
    t.expect("opening", (M, S))
    assert sorted(t.offered(M)) == sorted([dealt[M_LEFT][1], dealt[M_RIGHT][1]])
    passed = t.offered(S)
    t.answer(M, "opening", t.offered(M)[0]).answer(S, "opening", passed[1])
    assert [len(t.contracts(h)) for h in range(6)] == [1] * 6
    assert t.contracts(S) == [passed[1]]
    assert t.ix.dealt == [[]] * 6


def test_the_epic_game() -> None:
    """SIX-90: everybody draws an intrigue card; only allies have five troops and Control the Spice."""
    t = six(epic=True)
    for h in range(6):
        ally = h not in (M, S)
        house = t.house(h)
        assert (house.garrison, house.supply) == ((5, 7) if ally else (0, 0))
        assert t.named([*house.deck, *house.discard]).count("control_the_spice") == (1 if ally else 0)
        assert len(house.intrigues) == 1
    assert [t.box.trophies[i].level for i in t.start.conflict_deck] == [3] * 5 + [2] * 5
    assert t.table.view(None)["points_to_end"] == 12


# Leaders.


def test_tessias_snoopers_lie_on_the_board_and_reward_her_in_her_commanders_turn() -> None:
    t = six(("tessia_vernius",)).give(S_RIGHT, influence={"guild": 1}, hand=["dagger"])
    t.give(S, hand=["em_seek_allies"], spice=9).turn(S).activates(S, S_RIGHT)
    assert len(t.ix.snoopers[S_RIGHT]) == 4
    spice = t.house(S_RIGHT).spice
    t.sends(S, "em_seek_allies", "deliver_supplies")
    while t.table.pending[0].seat == S:
        t.answer(S, "turn", next(option for option in t.offered(S) if not option.startswith("do:activation")))
    t.answer(S_RIGHT, "settle", next(option for option in t.offered(S_RIGHT) if option.startswith("do:")))
    while t.table.pending[0].seat == S_RIGHT and t.table.pending[0].kind == "discard":
        t.answer(S_RIGHT, "discard", "dagger")
    assert (t.house(S_RIGHT).spice, t.discard_pile(S_RIGHT)) == (spice + 1, ["dagger"])
    assert len(t.ix.snoopers[S_RIGHT]) == 3


def test_rhomburs_dreadnoughts_are_stronger_though_his_commander_sends_them() -> None:
    t = at_war(six(("gurney_halleck", "prince_rhombur_vernius"))).ships(M_LEFT, garrison=1)
    t.give(M, hand=["md_signet_ring"]).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_signet_ring", "carthag").does(M, "activation.1").answer(M_LEFT, "dreadnoughts", 1)
    assert t.house(M_LEFT).might == 4
