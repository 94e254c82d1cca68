"""The commanders' starting decks, card by card."""

from __future__ import annotations

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, M, S, SixPlayerTable, six
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.table import GONE
from kanly.games.imperium.pieces.icons import ICONS

BOX = box_of(GAME.rules(GAME.set_up(6)))
LETTERS = dict(zip("EGBFLCS", ICONS))  # the agent icons in the table below

# Card, copies, factions, icons, persuasion, swords.
PRINTED = """
md_command_respect            1  -  C     1 0
md_convincing_argument        1  -  -     2 0
md_demand_attention           1  -  EGBF  1 0
md_desert_call                1  -  S     1 0
md_limited_landsraad_access   2  -  L     0 1
md_seek_allies                1  -  EGBF  0 0
md_signet_ring                1  -  LCS   1 0
md_threaten_spice_production  1  -  S     1 0
md_usul                       1  F  C     2 0
em_convincing_argument        1  -  -     2 0
em_corrino_might              1  E  L     0 1
em_critical_shipments         1  -  S     2 0
em_demand_results             1  E  L     0 1
em_devastating_assault        1  -  S     1 0
em_imperial_ornithopter       2  E  C     1 0
em_imperial_tent              1  E  EGBF  1 0
em_seek_allies                1  -  EGBF  0 0
em_signet_ring                1  -  LCS   1 0
"""


@pytest.mark.parametrize("line", PRINTED.strip().splitlines())
def test_what_is_printed(line: str) -> None:
    name, copies, factions, icons, persuasion, swords = line.split()
    card = BOX.cards[name]
    assert len(card.pieces) == int(copies)
    assert [ICONS[f] for f in card.factions] == [LETTERS[letter] for letter in factions.strip("-")]
    assert [ICONS[i] for i in card.icons] == [LETTERS[letter] for letter in icons.strip("-")]
    assert (card.persuasion, card.swords, card.cost) == (int(persuasion), int(swords), -1)


def test_ten_cards_each() -> None:
    decks = {leader: [card.name[:3] for card in cards for _ in card.pieces] for leader, cards in BOX.decks.items()}
    assert decks == {"muad_dib": ["md_"] * 10, "shaddam_corrino_iv": ["em_"] * 10}
    assert len(PRINTED.strip().splitlines()) == 18


def sent(card: str, space: str, ally: int, *price: int, **given: object) -> SixPlayerTable:
    """A commander has sent a card's agent."""
    h = M if card.startswith("md") else S
    t = six().give(h, hand=[card], **given).turn(h).activates(h, ally)  # type: ignore[arg-type]
    return t.sends(h, card, space, *price)


def shown(card: str, ally: int, **given: object) -> SixPlayerTable:
    """A commander has revealed a card."""
    h = M if card.startswith("md") else S
    return six().give(h, hand=[card], **given).turn(h).activates(h, ally).reveals(h)  # type: ignore[arg-type]


# Muad'Dib.


def test_command_respect_needs_the_token() -> None:
    t = sent("md_command_respect", "carthag", M_LEFT)
    assert t.why_not(M, "do:md_command_respect.agent.1").rules == ("RUL-17",)
    t = six().veteran(M, GONE).give(M, hand=["md_command_respect"], solari=1).turn(M).activates(M, M_LEFT)
    t.sends(M, "md_command_respect", "carthag").does(M, "md_command_respect.agent.1").answer(M, "trade_with", M_LEFT)
    t.answer(M, "trade", "solari:1")
    assert (t.house(M).solari, t.house(M_LEFT).solari) == (0, 1)


def test_demand_attention() -> None:
    t = sent("md_demand_attention", "deliver_supplies", M_LEFT, spice=4).does(M, "md_demand_attention.agent.1")
    t.does(M, "md_demand_attention.agent.1a", "md_demand_attention.agent.1b")
    assert (t.influence(M_LEFT, "guild"), t.house(M).spice, t.vp(M_LEFT)) == (2, 0, 2)
    assert "md_demand_attention" in t.named(t.now.removed)
    assert "visit.1" not in t.open(M)


def test_demand_attention_on_the_own_board() -> None:
    """Step 1 of the way rewards the team, step 2 is a point."""
    t = sent("md_demand_attention", "fremen_board_desert_mastery", M_LEFT, spice=4)
    t.does(M, "md_demand_attention.agent.1", "md_demand_attention.agent.1a")
    assert (t.influence(M, "fremen"), t.vp(M), t.house(M_RIGHT).spice) == (2, 5, 1)


def test_demand_attention_unpaid() -> None:
    t = sent("md_demand_attention", "deliver_supplies", M_LEFT, spice=3)
    assert t.why_not(M, "do:md_demand_attention.agent.1").rules == ("AGT-08",)
    t.does(M, "visit.1").ends(M)
    assert t.influence(M_LEFT, "guild") == 1


def test_desert_call() -> None:
    t = six().give(M, hand=["md_desert_call"], water=2).give(M_LEFT, hooks=True).conflict("trade_dispute").turn(M)
    t.activates(M, M_LEFT).sends(M, "md_desert_call", "imperial_basin").does(M, "md_desert_call.agent.1")
    t.does(M, "md_desert_call.agent.1a", "md_desert_call.agent.1b")
    assert (t.house(M).water, t.house(M_LEFT).worms, t.house(M_RIGHT).worms) == (1, 1, 0)
    assert "md_desert_call" in t.named(t.now.removed)


def test_desert_call_looks_at_the_activated_ally() -> None:
    t = six().give(M, hand=["md_desert_call"], water=2).give(M_LEFT, hooks=True).conflict("trade_dispute").turn(M)
    t.activates(M, M_RIGHT).sends(M, "md_desert_call", "imperial_basin")
    assert "md_desert_call.agent.1" not in t.open(M)


def test_limited_landsraad_access() -> None:
    t = shown("md_limited_landsraad_access", M_RIGHT)
    assert (t.house(M).spice, t.house(M_RIGHT).swords, t.house(M).persuasion) == (1, 1, 0)


@pytest.mark.parametrize("card", ["md_seek_allies", "em_seek_allies"])
def test_seek_allies(card: str) -> None:
    h, ally = (M, M_LEFT) if card[0] == "m" else (S, S_LEFT)
    t = sent(card, "deliver_supplies", ally).does(h, f"{card}.agent.1")
    assert card in t.named(t.now.removed)


def test_threaten_spice_production_together() -> None:
    t = six().give(M, hand=["md_threaten_spice_production"], spice=3).give(M_LEFT, spice=2).give(M_RIGHT, spice=9)
    t.turn(M).activates(M, M_LEFT).sends(M, "md_threaten_spice_production", "accept_contract")
    t.does(M, "md_threaten_spice_production.agent.1").expect("contribute", [M_LEFT])
    assert t.offered(M_LEFT) == ["0", "1", "2"]
    t.answer(M_LEFT, "contribute", 2).expect("contribute", [M_RIGHT])
    assert t.offered(M_RIGHT) == ["0", "1", "2", "3", "4", "5"]
    t.answer(M_RIGHT, "contribute", 3)
    assert [t.house(h).spice for h in (M, M_LEFT, M_RIGHT)] == [1, 0, 6]
    assert (t.vp(M), t.vp(M_LEFT)) == (5, 1)
    t.does(M, *[name for name in t.open(M) if name.startswith("md_")])
    assert "md_threaten_spice_production" in t.named(t.now.removed)


def test_threaten_spice_production_in_vain() -> None:
    t = six().give(M, hand=["md_threaten_spice_production"], spice=5).give(M_LEFT, spice=2).turn(M)
    t.activates(M, M_LEFT).sends(M, "md_threaten_spice_production", "accept_contract")
    t.does(M, "md_threaten_spice_production.agent.1").answer(M_LEFT, "contribute", 1)
    assert [t.house(h).spice for h in (M, M_LEFT)] == [5, 2]
    assert (t.vp(M), t.told("too_little")) == (4, [("muad_dib",)])
    poor = sent("md_threaten_spice_production", "accept_contract", M_LEFT, spice=6)
    assert poor.why_not(M, "do:md_threaten_spice_production.agent.1").rules == ("SIX-61",)


def test_threaten_spice_production_alone() -> None:
    t = sent("md_threaten_spice_production", "accept_contract", M_LEFT, spice=8)
    t.does(M, "md_threaten_spice_production.agent.1")
    assert (t.house(M).spice, t.vp(M)) == (1, 5)


@pytest.mark.parametrize(("branch", "own", "other"), [("a", (2, 0), (1, 1)), ("b", (1, 1), (2, 0))])
def test_usul(branch: str, own: tuple[int, int], other: tuple[int, int]) -> None:
    t = sent("md_usul", "carthag", M_RIGHT).does(M, "md_usul.agent.1" + branch)
    assert [(t.house(h).water, t.house(h).spice) for h in (M, M_RIGHT)] == [own, other]
    assert "end" in t.offered(M) or t.open(M)


# Shaddam.


def test_corrino_might() -> None:
    t = shown("em_corrino_might", S_LEFT, spice=3)
    assert t.house(S_LEFT).swords == 1
    t.does(S, "em_corrino_might.reveal.2")
    t.does(S, "em_corrino_might.reveal.2a", "em_corrino_might.reveal.2b")
    assert (t.house(S).spice, t.house(S_LEFT).garrison, t.house(S_RIGHT).garrison) == (0, 5, 5)
    assert "em_corrino_might" in t.named(t.now.removed)


@pytest.mark.parametrize(("branch", "own", "other"), [("a", (2, 0), (1, 2)), ("b", (1, 2), (2, 0))])
def test_critical_shipments(branch: str, own: tuple[int, int], other: tuple[int, int]) -> None:
    t = sent("em_critical_shipments", "imperial_basin", S_RIGHT).does(S, "em_critical_shipments.agent.1" + branch)
    assert [(t.house(h).water, t.house(h).solari) for h in (S, S_RIGHT)] == [own, other]


def test_demand_results() -> None:
    t = six().offer_contracts("contract_espionage", "contract_harvest_3").give(S, hand=["em_demand_results"], solari=2)
    t.turn(S).activates(S, S_LEFT).sends(S, "em_demand_results", "assembly_hall").does(S, "em_demand_results.agent.1")
    assert t.house(S).solari == 0
    t.does(S, "em_demand_results.agent.1a").answer(S, "assign", "contract_harvest_3")
    assert (t.contracts(S_LEFT), t.contracts(S_RIGHT)) == (["contract_harvest_3"], ["contract_espionage"])
    assert len(t.choam.offer) == 2
    t.does(S, "em_demand_results.agent.1b")
    assert "em_demand_results" in t.named(t.now.removed)


def test_demand_results_with_a_contract_that_pays_at_once() -> None:
    t = six().offer_contracts("contract_espionage", "contract_immediate").give(S, hand=["em_demand_results"], solari=2)
    t.turn(S).activates(S, S_LEFT).sends(S, "em_demand_results", "assembly_hall").does(S, "em_demand_results.agent.1")
    t.does(S, "em_demand_results.agent.1a").answer(S, "assign", "contract_espionage")
    assert (t.completed(S_RIGHT), t.house(S_RIGHT).solari, t.house(S).solari) == (["contract_immediate"], 2, 0)


def test_demand_results_needs_two_contracts() -> None:
    t = six().offer_contracts("contract_espionage").give(S, hand=["em_demand_results"], solari=2)
    t.turn(S).activates(S, S_LEFT).sends(S, "em_demand_results", "assembly_hall").does(S, "em_demand_results.agent.1")
    assert t.open(S) == ["assembly_hall.1", "em_demand_results.agent.1b"]
    assert t.why_not(S, "do:em_demand_results.agent.1a").id == "lacks-two-contracts"


def test_devastating_assault_sends() -> None:
    t = sent("em_devastating_assault", "imperial_basin", S_RIGHT).does(S, "em_devastating_assault.agent.1")
    assert (t.house(S).solari, t.house(S_RIGHT).garrison) == (1, 4)


def test_devastating_assault_strikes() -> None:
    t = six().veteran(S, GONE).give(S, hand=["em_devastating_assault"], solari=3).turn(S).activates(S, S_RIGHT)
    t.reveals(S).does(S, "em_devastating_assault.reveal.2")
    assert (t.house(S).solari, t.house(S_RIGHT).swords) == (0, 7)  # two of the token
    t = shown("em_devastating_assault", S_RIGHT, solari=3)
    assert t.open(S) == []


def test_imperial_ornithopter() -> None:
    t = shown("em_imperial_ornithopter", S_LEFT)
    assert (t.house(S).persuasion, t.house(S).solari) == (1, 1)


def test_imperial_tent_without_a_card_to_move() -> None:
    row = ("desert_power", "chani_clever_tactician", "leadership", "shishakli", "stilgar_the_devoted")
    t = six().row(*row).give(S, hand=["em_imperial_tent"]).turn(S).activates(S, S_LEFT)
    t.sends(S, "em_imperial_tent", "deliver_supplies")
    assert t.why_not(S, "do:em_imperial_tent.agent.1").rules == ("SIX-45",)


@pytest.mark.parametrize("card", ["md_signet_ring", "em_signet_ring"])
def test_signet_rings(card: str) -> None:
    h, ally = (M, M_LEFT) if card[0] == "m" else (S, S_LEFT)
    t = sent(card, "assembly_hall", ally)
    assert any(".signet." in name for name in t.open(h))


@pytest.mark.parametrize("card", ["md_convincing_argument", "em_convincing_argument"])
def test_convincing_arguments(card: str) -> None:
    h, ally = (M, M_LEFT) if card[0] == "m" else (S, S_LEFT)
    assert shown(card, ally).house(h).persuasion == 2
