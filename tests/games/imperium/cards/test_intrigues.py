"""Intrigue cards: what the deck holds, when a card may be played, what playing it obliges to (INT, OPT-02)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.intrigue_tables import DEAR, discards, fighting, laid, might, playable, plotting, revealing
from tests.games.imperium.tables import EVERYTHING, uprising
from tests.printed import decks

DECKS = decks("uprising_intrigues")
BASE, CHOAM = DECKS["intrigues"], DECKS["choam"]
ROWS = [row for deck in DECKS.values() for row in deck.rows]
MODES = {row.name: tuple(row.columns["ways"].split("+")) for row in ROWS}


def test_the_deck_has_more_cards_with_choam() -> None:
    assert set(EVERYTHING.intrigues) - set(uprising(3).box.intrigues) == set(CHOAM.names)
    assert len(uprising(3).start.intrigue_deck) == BASE.size
    assert len(uprising(4, modules=("choam",)).start.intrigue_deck) == BASE.size + CHOAM.size


def test_every_card_is_there_in_its_number_with_its_times() -> None:
    printed = EVERYTHING.intrigues
    assert {name: tuple(way.mode for way in card.ways) for name, card in printed.items()} == MODES
    assert {name: card.copies for name, card in printed.items()} == {row.name: row.copies for row in ROWS}


# The scenarios of the facts.


def test_SC_30_plot_recruits_before_the_agent_count_for_deployment() -> None:
    """SC-30: one recruit of a plot and two of the garrison may be deployed."""
    t = plotting("shaddams_favor", hand=["diplomacy"]).plots(0, "shaddams_favor").does(0, "shaddams_favor.plot.1.1")
    assert t.house(0).garrison == 4
    t.sends(0, "diplomacy", "fremkit")
    assert t.may_deploy(0) == 3


def test_SC_53_lowered_out_of_the_combat_window() -> None:
    """SC-53: who retreats the last unit places the spy, has no strength, and is out of the passing cycle."""
    t = uprising(3).give(0, troops=1, swords=3, intrigues=["go_to_ground", "contingency_plan"])
    t.give(1, troops=1, intrigues=["contingency_plan"]).conflict("trade_dispute").combat()
    assert might(t) == 5
    t.plots(0, "go_to_ground")
    assert t.offered(0) == ["1"]
    t.answer(0, "retreat", 1).answer(0, "spy", "post_fremen")
    assert (t.spies(0), t.house(0).garrison, might(t)) == (["post_fremen"], 4, 0)
    t.expect("combat", [1]).passes(1)
    assert [data[:2] for data in t.told("rewarded", ever=True)] == [("lady_amber_metulli", 1)]


def test_SC_87_win_trigger_on_a_tie() -> None:
    """SC-87: no card of this deck triggers on winning; after a tie for first nobody can play anything."""
    t = uprising(3).conflict("siege_of_arrakeen").give(1, troops=2)
    t.give(0, troops=2, intrigues=list(t.box.intrigues))
    t.play("rewards", "clear_conflict")
    t.expect("")
    rewarded = [data[:2] for data in t.told("rewarded", ever=True)]
    assert rewarded == [("gurney_halleck", 2), ("lady_amber_metulli", 2)]
    assert t.told("plays_intrigue", ever=True) == t.told("wins", ever=True) == []


def test_SC_119_hidden_and_public_intrigue_information() -> None:
    """SC-119: others see how many cards somebody holds, and what was played."""
    held = ["cunning", "devour", "manipulate", "impress", "crysknife", "opportunism"]
    t = plotting(*held)
    assert t.table.view(1)["houses"][0]["intrigues"] == ["?"] * 6
    assert t.table.view(None)["houses"][0]["intrigues"] == ["?"] * 6
    assert t.table.view(0)["houses"][0]["intrigues"] == held
    t.plots(0, "crysknife", 0)
    assert t.table.view(1)["intrigue_discard"] == ["crysknife"]
    assert len(t.table.view(1)["houses"][0]["intrigues"]) == 5


def test_SC_120_intrigue_timing() -> None:
    """SC-120: plots on the own turn, combat cards in combat, endgame cards at the end; nothing on others' turns."""
    cards = ["contingency_plan", "devour", "choam_profits"]
    choam = ("choam",)
    t = plotting(*cards, modules=choam)
    assert playable(t) == ["contingency_plan:0"]
    assert t.why_not(0, "plot:devour:0").id == "why-not-combat"
    assert t.why_not(0, "plot:contingency_plan:1").rules == ("INT-02",)
    assert t.why_not(0, "plot:choam_profits:0").id == "why-not-endgame"
    assert t.why_not(0, "plot:cunning:0").rules == ("INT-01",)

    t = uprising(3, modules=choam).give(0, intrigues=cards).conflict("trade_dispute").turn(1)
    assert t.table.ask(0) is None

    t = fighting(*cards, modules=choam)
    assert playable(t) == ["contingency_plan:1", "devour:0"]
    assert t.why_not(0, "plot:contingency_plan:0").id == "why-not-plot"

    done = ["contract_immediate", "contract_espionage", "contract_arrakeen_water", "contract_arrakeen_spy"]
    t = uprising(3, modules=choam).give(0, intrigues=cards, completed=done).play("endgame")
    assert playable(t) == ["choam_profits:0"]
    t = uprising(3, modules=choam).give(0, intrigues=cards, completed=done[:3]).play("endgame")
    assert playable(t) == []


def test_SC_121_intrigue_costs_and_conditions() -> None:
    """SC-121: a card needs its condition and its whole price, and the price is paid when it is played."""
    t = plotting("mercenaries", "councilors_ambition", solari=2)
    assert playable(t) == []
    assert t.why_not(0, "plot:mercenaries:0").rules == ("INT-03",)
    assert t.why_not(0, "plot:mercenaries:0").args["lack"].id == "lacks-resources"
    assert t.why_not(0, "plot:councilors_ambition:0").rules == ("INT-03",)
    assert t.why_not(0, "plot:councilors_ambition:0").args["lack"].id == "lacks-condition"
    t = plotting("mercenaries", solari=3).plots(0, "mercenaries")
    assert t.house(0).solari == 0
    assert t.told("pays") == [("gurney_halleck", 3, 0, 0)]


def test_SC_122_waiting_plot_card() -> None:
    """SC-122: Call to Arms lies face up until the reveal turn, recruits there, and is discarded."""
    t = uprising(3).give(0, intrigues=["call_to_arms"], hand=["diplomacy", *["convincing_argument"] * 2])
    t.give(0, garrison=6, supply=6).conflict("trade_dispute").turn(0, ("turn", 0)).plots(0, "call_to_arms")
    assert t.table.view(1)["houses"][0]["laid"] == ["call_to_arms"]
    t.sends(0, "diplomacy", "deliver_supplies").does(0, "visit.1").ends(0)
    assert (laid(t), discards(t)) == (["call_to_arms"], [])
    t.reveals(0).buys(0, "prepare_the_way", "prepare_the_way")
    assert (t.house(0).garrison, t.house(0).supply) == (8, 4)
    t.ends(0)
    assert (laid(t), discards(t)) == ([], ["call_to_arms"])


def test_SC_123_part_of_an_intrigue_cannot_be_done() -> None:
    """SC-123: Impress gives its swords although nothing can be acquired."""
    t = fighting("impress").row(*DEAR).edit(lambda s: s.reserve[0].clear()).plots(0, "impress")
    assert (might(t), t.discard_pile(0), discards(t)) == (6, [], ["impress"])


def test_SC_150_deployment_ban_and_a_sandworm_from_a_plot_card() -> None:
    """SC-150: after Shaddam's signet the card costs its water and may open the wall, but no sandworm comes."""
    t = uprising(3, leaders=["shaddam_corrino_iv"], modules=("choam",)).conflict("siege_of_arrakeen")
    t.give(0, hand=["signet_ring"], water=2, intrigues=["unexpected_allies"]).turn(0)
    t.sends(0, "signet_ring", "arrakeen").plots(0, "unexpected_allies")
    assert t.house(0).water == 0
    t.does(0, "unexpected_allies.plot.1.1")
    assert (t.now.wall, t.house(0).worms, discards(t)) == (False, 0, ["unexpected_allies"])
    assert "unexpected_allies.plot.1.2" not in t.open(0)
    t.does(0, "arrakeen.1")
    assert (t.house(0).garrison, t.may_deploy(0)) == (4, 0)
    t = uprising(3, leaders=["shaddam_corrino_iv"], modules=("choam",)).conflict("siege_of_arrakeen")
    t.give(0, water=2, intrigues=["unexpected_allies"]).turn(0).plots(0, "unexpected_allies")
    t.does(0, "unexpected_allies.plot.1.1", "unexpected_allies.plot.1.2")
    assert t.house(0).worms == 1


# What playing a card obliges to.


def test_a_card_goes_to_the_discard_pile_when_it_is_done_and_not_before() -> None:
    t = plotting("mercenaries", solari=3).plots(0, "mercenaries").does(0, "mercenaries.plot.1.2")
    assert (discards(t), t.table.view(1)["playing"]) == ([], ["mercenaries"])
    t.does(0, "mercenaries.plot.1.1")
    assert (discards(t), t.table.view(1)["playing"]) == (["mercenaries"], [])


def test_plots_go_between_the_effects_of_a_turn() -> None:
    t = plotting("contingency_plan", "crysknife", hand=["diplomacy"])
    t.plots(0, "crysknife", 0).sends(0, "diplomacy", "fremkit")
    assert "do:fremkit.1" in t.offered(0)
    t.plots(0, "contingency_plan", 0).does(0, "fremkit.1", "visit.1").ends(0)
    assert (t.house(0).spice, t.house(0).solari) == (1, 2)


def test_a_condition_that_comes_true_later_does_not_revive_a_card() -> None:
    t = plotting("shaddams_favor", "imperium_politics", influence={"emperor": 2}, solari=1).plots(0, "shaddams_favor")
    t.does(0, "shaddams_favor.plot.1.1").plots(0, "imperium_politics").answer(0, "faction", "emperor")
    assert (t.influence(0, "emperor"), t.house(0).solari) == (3, 0)


def test_gains_of_one_line_serve_the_other_line_of_the_card() -> None:
    t = plotting("change_allegiances", influence={"guild": 3}, spice=3).plots(0, "change_allegiances")
    t.answer(0, "choice", "change_allegiances.plot.1.2").answer(0, "faction", "guild")
    assert t.house(0).solari == 3  # the bonus of the fourth step comes before the next line
    t.does(0, "change_allegiances.plot.1.1")
    t.expect("lose", [0])


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("change_allegiances", {"influence": {"guild": 1}}),
        ("change_allegiances", {"spice": 3}),
        ("depart_for_arrakis", {"influence": {"guild": 3}}),
        ("strategic_stockpiling", {"spice": 5, "influence": {"fremen": 3}}),
        ("strategic_stockpiling", {"water": 3, "influence": {"fremen": 3}}),
    ],
)
def test_where_every_arrow_must_be_paid_one_unpaid_line_keeps_a_plot_in_hand(card: str, given: dict[str, Any]) -> None:
    assert playable(plotting(card, **given)) == [f"{card}:0"]
    t = plotting(card, settings={"arrow_lines_must_be_paid": True}, **given)
    assert playable(t) == []
    assert t.why_not(0, f"plot:{card}:0").rules[0] == "INT-03"


@pytest.mark.parametrize("card", ["find_weakness", "questionable_methods"])
def test_where_every_arrow_must_be_paid_one_unpaid_line_keeps_a_combat_card_in_hand(card: str) -> None:
    assert playable(fighting(card)) == [f"{card}:0"]
    t = fighting(card, settings={"arrow_lines_must_be_paid": True})
    assert playable(t) == []


def test_where_every_arrow_must_be_paid_they_are_paid_at_once() -> None:
    settings = {"arrow_lines_must_be_paid": True}
    t = fighting("find_weakness", settings=settings).spy(0, "post_fremen").plots(0, "find_weakness")
    t.answer(0, "recall", "post_fremen")
    assert might(t) == 9

    t = plotting("depart_for_arrakis", settings=settings, spice=2, influence={"guild": 3}).plots(
        0, "depart_for_arrakis"
    )
    assert (t.house(0).spice, t.house(0).garrison) == (0, 6)
    t.does(0, "depart_for_arrakis.plot.1.2")
    assert len(t.house(0).hand) == 1

    t = plotting("change_allegiances", settings=settings, spice=3, influence={"guild": 1}).plots(
        0, "change_allegiances"
    )
    t.answer(0, "choice", "change_allegiances.plot.1.2").answer(0, "faction", "emperor")
    t.answer(0, "lose", "guild").answer(0, "faction", "fremen")
    assert t.house(0).influence == [1, 0, 0, 1]


def test_where_every_arrow_must_be_paid_a_false_condition_still_skips_its_line() -> None:
    settings = {"arrow_lines_must_be_paid": True}
    t = plotting("strategic_stockpiling", settings=settings, spice=5, influence={"fremen": 2})
    t.plots(0, "strategic_stockpiling")
    assert (t.house(0).points, t.open(0), discards(t)) == (1, [], ["strategic_stockpiling"])


def test_a_card_without_a_price_or_a_use_says_what_it_lacks() -> None:
    t = plotting("change_allegiances", spice=2)
    why = t.why_not(0, "plot:change_allegiances:0")
    assert (why.id, why.rules) == ("why-not-plot-lacks", ("INT-03", "CRD-09"))
    assert why.args["lack"].id == "lacks-either"
    t = plotting("detonation", garrison=3).edit(lambda s: setattr(s.on_turn, "banned", True))
    assert playable(t) == ["detonation:0"]
    assert t.why_not(0, "plot:detonation:1").rules == ("INT-03", "LDR-07")


def test_a_card_drawn_by_a_plot_in_the_reveal_turn_is_revealed() -> None:
    t = revealing("cunning", hand=["dagger"]).plots(0, "cunning", 0)
    assert (t.house(0).hand, len(t.house(0).shown)) == ([], 2)
