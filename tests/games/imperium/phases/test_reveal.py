"""Round start, reveal turns, acquiring, clean-up, the order of turns (RND, TRN, REV, ACQ)."""

from __future__ import annotations

from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.hands import draw, trash
from kanly.games.imperium.table.state import NOBODY

QUIET = ("lady_margot_fenring", "muad_dib", "lady_amber_metulli")
ROW = ("desert_survival", "maula_pistol", "shishakli", "weirding_woman", "smugglers_harvester")


def next_conflict(t: UprisingTable, name: str) -> UprisingTable:
    """Put a conflict card on top of its deck."""
    s = t.start
    card = t.box.trophy_of[name]
    for deck in (s.conflict_deck, s.conflict_box):
        if card in deck:
            deck.remove(card)
    s.conflict_deck.append(card)
    return t


# Round start.


def test_SC_04_draw_five_on_top_of_a_kept_card() -> None:
    """SC-04: a card kept from after the own reveal turn comes on top of the five."""
    t = uprising(3).give(0, hand=["dagger"]).play(("phase", "round_start"), ("phase", "player_turns")).expect("turn")
    assert len(t.hand(0)) == 6
    assert len(t.hand(1)) == 5


def test_SC_05_defensive_bonus_from_supply() -> None:
    """SC-05: a troop from the supply, before hands are drawn; its owner fights."""
    t = (
        next_conflict(uprising(3), "siege_of_arrakeen")
        .give(1, supply=4, garrison=2, memories=6)
        .controls(1, "arrakeen")
    )
    t.play(("phase", "round_start"), ("phase", "combat"), ("phase", "recall"))
    t.expect("defend", [1])
    assert [len(t.hand(h)) for h in range(3)] == [0, 0, 0]  # RUL-02
    t.answer(1, "defend", "defend")
    assert t.told("defends") == [("lady_amber_metulli",)]
    assert t.told("wins") == [("lady_amber_metulli", "siege_of_arrakeen")]  # RUL-32


def test_defensive_bonus_numbers() -> None:
    """RND-03: one troop, from the supply; it may be declined."""
    for answer, troops in (("defend", 1), ("pass", 0)):
        t = next_conflict(uprising(3), "siege_of_arrakeen").give(1, supply=4, garrison=2, memories=6)
        t.controls(1, "arrakeen").play(("phase", "round_start"), ("phase", "player_turns")).answer(1, "defend", answer)
        house = t.house(1)
        assert (house.supply, house.garrison, house.troops) == (4 - troops, 2, troops)
        assert len(t.hand(1)) == 5


def test_SC_06_no_defensive_bonus_without_supply() -> None:
    """SC-06: garrison troops cannot defend."""
    t = next_conflict(uprising(3), "siege_of_arrakeen").give(1, supply=0, garrison=12).controls(1, "arrakeen")
    t.play(("phase", "round_start"), ("phase", "player_turns")).expect("turn")
    assert (t.house(1).garrison, t.house(1).troops) == (12, 0)


def test_only_the_location_of_the_card_is_defended() -> None:
    """RND-03: control of another location gives nothing."""
    t = next_conflict(uprising(3), "seize_spice_refinery").controls(1, "arrakeen", "imperial_basin")
    t.play(("phase", "round_start"), ("phase", "player_turns")).expect("turn")
    t = next_conflict(uprising(3), "trade_dispute").controls(1, "arrakeen", "imperial_basin", "spice_refinery")
    t.play(("phase", "round_start"), ("phase", "player_turns")).expect("turn")


def test_a_round_has_five_phases() -> None:
    """RND-01, RND-02: in this order; the top conflict card is turned up."""
    t = uprising(3).play("next_round")
    top = t.box.trophies[t.start.conflict_deck[-1]].name
    t.expect("turn")
    assert t.told("conflict", ever=True) == [(top,)]
    for h in (0, 1, 2):
        t.reveals(h).ends(h)
    phases = [data[0] for data in t.told("phase", ever=True)]
    assert phases[:6] == ["round_start", "player_turns", "combat", "makers", "recall", "round_start"]


# Turns.


def test_SC_81_turn_order_and_skipping() -> None:
    """SC-81: clockwise from the first player; who has revealed is skipped; the phase ends when all have."""
    t = uprising(4, leaders=QUIET).give(2, revealed=True)
    for h in (1, 3):
        t.give(h, hand=["dagger"])
    t.turns(1, ("phase", "recall"))
    t.expect("turn", [1]).sends(1, "dagger", "assembly_hall").does(1, "assembly_hall.1").ends(1)
    t.expect("turn", [3]).sends(3, "dagger", "gather_support", 0).does(3, "gather_support.1").ends(3)
    t.expect("turn", [0]).reveals(0).ends(0)
    t.expect("turn", [1]).reveals(1).ends(1)
    assert t.state.round == 1
    t.expect("turn", [3]).reveals(3).ends(3)
    assert t.state.round == 2
    assert [t.house(h).last_reveal for h in (0, 1, 3)] == [1, 2, 3]


def test_SC_82_reshuffle_in_the_middle_of_a_draw() -> None:
    """SC-82: the last card, then three discards shuffled into a new deck, then one more."""
    t = uprising(3).stack(0, "dagger").give(0, discard=["diplomacy", "reconnaissance", "seek_allies"])
    p = t.by_hand()
    draw(p, 0, 2)
    house = t.house(0)
    assert t.hand(0)[0] == "dagger"
    assert (len(house.hand), len(house.deck), len(house.discard)) == (2, 2, 0)
    assert [event.kind for event in p.events or []] == ["drew", "shuffles", "drew", "draws"]


def test_a_draw_without_cards_fails() -> None:
    """RND-05: deck and discard pile empty."""
    t = uprising(3).stack(0, "dagger")
    p = t.by_hand()
    draw(p, 0, 3)
    assert t.hand(0) == ["dagger"]
    draw(p, 0, 1)
    assert t.hand(0) == ["dagger"]


# Reveal turns.


def test_reveal_shows_the_hand_only() -> None:
    """REV-02, REV-03: cards played on agent turns give no reveal effects."""
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument", "dagger"], played=["strike_fleet"]).turn(0)
    t.reveals(0)
    house = t.house(0)
    assert (house.persuasion, house.swords) == (2, 1)
    assert t.hand(0) == []
    assert t.named(house.shown) == ["convincing_argument", "dagger"]
    assert t.named(house.played) == ["strike_fleet"]


def test_SC_60_card_drawn_in_the_reveal_turn() -> None:
    """SC-60: it is revealed at once."""
    t = uprising(3, leaders=QUIET).give(0, intrigues=["cunning"]).stack(0, "convincing_argument").turn(0).reveals(0)
    t.plots(0, "cunning", 0)
    if t.open(0):
        t.does(0, *t.open(0))
    assert t.house(0).persuasion == 2
    assert t.hand(0) == []
    assert t.told("reveals", ever=True) == [("lady_margot_fenring", "convincing_argument")]


def test_SC_146_reveal_with_an_empty_hand() -> None:
    """SC-146: seat and Assembly Hall give persuasion; one point is lost."""
    t = uprising(3, leaders=QUIET).give(0, councillor=True).agent(0, "assembly_hall", "arrakeen").row(*ROW).turn(0)
    assert t.offered(0) == ["reveal"]
    t.reveals(0)
    assert t.house(0).persuasion == 3
    t.buys(0, "prepare_the_way")
    assert t.house(0).persuasion == 1
    t.ends(0)
    assert t.house(0).persuasion == 0
    assert strength(t.house(0)) == 0


def test_SC_63_clean_up_is_no_discard() -> None:
    """SC-63: Spacing Guild's Favor goes to the discard pile without its discard ability."""
    t = uprising(3, leaders=QUIET).give(0, hand=["spacing_guilds_favor"], played=["dagger"])
    t.turn(0).reveals(0)
    house = t.house(0)
    before = (house.spice, house.solari, house.water, len(house.intrigues))
    t.ends(0)
    house = t.house(0)
    assert (house.spice, house.solari, house.water, len(house.intrigues)) == before
    assert t.discard_pile(0) == ["dagger", "spacing_guilds_favor"]
    assert (house.played, house.shown, house.revealed) == ([], [], True)
    assert t.told("discards", ever=True) == []


def test_a_card_drawn_after_the_reveal_turn_stays_in_hand() -> None:
    """REV-10."""
    t = uprising(3, leaders=QUIET).stack(0, "dagger").turn(0).reveals(0).ends(0)
    draw(t.by_hand(), 0, 1)
    assert t.hand(0) == ["dagger"]
    assert t.house(0).swords == 0


# Acquiring.


def test_SC_61_buying_the_refill() -> None:
    """SC-61: the row is refilled at once, and the refill may be bought."""
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument"] * 2 + ["diplomacy"]).row(*ROW)
    t.next_in_row("desert_survival").turn(0).reveals(0)
    assert t.house(0).persuasion == 5
    t.buys(0, "maula_pistol")
    assert t.row_names() == ["desert_survival", "shishakli", "weirding_woman", "smugglers_harvester", "desert_survival"]
    t.buys(0, "desert_survival")
    assert t.house(0).persuasion == 0
    assert t.discard_pile(0) == ["maula_pistol", "desert_survival"]
    assert len(t.row_names()) == 5


def test_why_a_card_cannot_be_bought() -> None:
    """ACQ-01, ACQ-05: in the reveal turn only, what is on offer, for enough persuasion."""
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument"]).row(*ROW).turn(0)
    assert t.why_not(0, "buy:desert_survival").rules == ("ACQ-01",)
    t.reveals(0)
    assert t.why_not(0, "buy:maula_pistol").rules == ("ACQ-01",)
    assert t.why_not(0, "buy:strike_fleet").rules == ("ACQ-05", "ACQ-08")
    assert "buy:desert_survival" in t.offered(0)


def test_the_row_is_full_before_the_acquire_bonus() -> None:
    """ACQ-04, ACQ-06: the refill comes first; the bonus is gained once."""
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument"] * 2 + ["diplomacy"])
    t.row("strike_fleet", *ROW[:4]).turn(0).reveals(0).buys(0, "strike_fleet")
    assert len(t.row_names()) == 5
    assert t.open(0) == ["strike_fleet.acquire.1"]
    t.does(0, "strike_fleet.acquire.1").answer(0, "spy", "post_guild")
    assert t.open(0) == []
    assert t.house(0).swords == 0  # not revealed this turn (ACQ-03)


def test_persuasion_is_not_saved() -> None:
    """ACQ-01, REV-11: what is left is lost."""
    t = uprising(3, leaders=QUIET).give(0, hand=["convincing_argument"]).turn(0).reveals(0)
    assert t.house(0).persuasion == 2
    t.ends(0)
    assert t.house(0).persuasion == 0


def test_SC_62_trashing_the_spice_must_flow() -> None:
    """SC-62: its victory point stays, the card goes back to its stack."""
    t = uprising(3, leaders=QUIET).give(0, persuasion=9).turn(0).reveals(0).buys(0, "the_spice_must_flow")
    assert t.vp(0) == 1
    stack = t.table.view(0)["reserve"]["the_spice_must_flow"]
    assert stack == 9
    p = t.by_hand()
    trash(p, 0, t.house(0).discard[0])
    assert t.vp(0) == 1
    assert t.table.view(0)["reserve"]["the_spice_must_flow"] == 10
    assert t.state.removed == []


def test_SC_118_empty_stacks() -> None:
    """SC-118: an empty Imperium deck lets the row shrink; an empty stack waits for a trashed copy."""
    t = uprising(3, leaders=QUIET).give(0, persuasion=4, discard=["prepare_the_way"]).row(*ROW)
    s = t.start
    s.removed += s.imperium_deck + s.reserve[0]
    s.imperium_deck, s.reserve[0] = [], []
    t.turn(0).reveals(0)
    assert t.why_not(0, "buy:prepare_the_way").rules == ("ACQ-05", "ACQ-08")
    t.buys(0, "desert_survival")
    assert t.row_names() == list(ROW[1:])
    trash(t.by_hand(), 0, t.house(0).discard[0])
    assert t.table.view(0)["reserve"]["prepare_the_way"] == 1
    t.buys(0, "weirding_woman")
    t.buys(0, "smugglers_harvester")
    assert t.row_names() == ["maula_pistol", "shishakli"]


def test_recall_goes_on() -> None:
    """RCL-02, RCL-03: agents home, the marker to the left, everybody may take turns again."""
    t = uprising(3).agent(0, "arrakeen", "fremkit").agent(1, "secrets").give(2, swordmaster=True, agents=2)
    t.agent(2, "assembly_hall").play(("phase", "recall")).expect("turn", [1])
    assert [t.house(h).agents for h in range(3)] == [2, 2, 3]
    assert not any(t.state.agents)
    assert t.state.first == 1
    assert t.state.conflict != NOBODY
