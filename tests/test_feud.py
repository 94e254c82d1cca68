"""The test game: everything that every game must hold, and each of the kernel's features by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from feud.game import GAME
from feud.relics import NAMES, WORTH, relics_of
from feud.state import GHOLA, KIND, PLOY, FeudState
from tests.feudtalk import FeudTalk, thirty_cards

from kanly.kernel import PASS, BadSetup, IllegalChoice, UndoRefused, Withheld, pack
from kanly.kernel.record import make_record, read_record, replay, write_record
from kanly.testing import all_setups, check_game, play_at_random
from kanly.testing.conformance import conformance
from kanly.testing.properties import PROPERTIES

TEAMS = [GAME.set_up(seats, settings={"teams": True, "rounds": 2}) for seats in (2, 4)]

TestFeud = conformance(
    GAME,
    [*all_setups(GAME), *TEAMS],
    seeds=range(3),
    invariant=thirty_cards,
    digests=Path(__file__).with_name("feud.digests.json"),
)


def test_every_property_is_really_tried() -> None:
    report = check_game(GAME, GAME.set_up(4, ["storm", "market"]), "all", heavy=1.0, invariant=thirty_cards)
    assert set(PROPERTIES) - set(report.checks) == {"plays", "ends", "takeover"}  # these are not checks of a step


# -------------------------------------------------------------------- chance, flows, the agenda


def test_chance_deals_other_hands_for_other_seeds_and_the_same_for_the_same() -> None:
    hands = [[house.hand for house in FeudTalk(seats=4, seed=seed).state.houses] for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_smugglers_raid_when_all_have_had_their_turn() -> None:
    t = FeudTalk(seats=3, seed=3)
    t.passes(0).passes(1)
    assert t.told("raid") == []
    t.passes(2)
    assert len(t.told("raid")) == 1
    assert t.state.round == 2


def test_a_nested_flow_asks_somebody_else_in_the_middle_of_an_action() -> None:
    t = FeudTalk(seats=4).hand(1, "blade", "ploy")
    t.answer(0, "action", "scout:briar").expect("show", seats=[1])
    assert len(t.offered(1)) == 2
    t.answer(1, "show", t.offered(1)[0]).expect("action", seats=[0])
    assert t.state.actions == 1


def test_a_duel_interrupts_the_turn_on_the_agenda() -> None:
    t = FeudTalk(seats=4)
    t.answer(0, "action", "duel:briar")
    assert t.state.agenda[-1] == ("take_action",)
    assert t.state.duel is not None
    t.passes(1, 2, 3).answer(0, "card", -1).answer(1, "card", -1).answer(0, "dial", 1).answer(1, "dial", 0)
    t.expect("action", seats=[0])
    assert t.state.duel is None
    assert t.state.actions == 1
    assert [house.spice for house in t.state.houses] == [4, 3, 3, 3]


# -------------------------------------------------------------------- a module that owns what it brings


def test_relics_are_found_in_secret_and_sold_in_public() -> None:
    """R1.1, R1.2."""
    t = FeudTalk(seats=4, modules=["relics"], settings={"relics_each": 2}, seed=2)
    found = [NAMES[relic] for relic in relics_of(t.state).found[0]]
    assert len(found) == 2
    assert t.table.view(0)["houses"][0]["relics"] == found
    assert t.table.view(1)["houses"][0]["relics"] == ["?", "?"]
    assert [option for option in t.offered(0) if option.startswith("sell:")] == [f"sell:{name}" for name in found]
    t.answer(0, "action", f"sell:{found[1]}")
    worth = WORTH[NAMES.index(found[1])]
    assert t.state.houses[0].spice == 3 + worth
    assert t.table.view(1)["houses"][0]["relics"] == ["?"]
    assert t.told("sold") == [("house-anvil", f"relic-{found[1]}", worth)]
    assert t.table.why_no_undo(0) == ""  # showing one's own does not end undo


# -------------------------------------------------------------------- secret flows


def duel(**how: object) -> FeudTalk:
    """Anvil has challenged Briar and nobody minds."""
    t = FeudTalk(seats=4, scene=("fight", 0, 1), **how).hand(0, "blade").hand(1, "guard", "ploy")
    return t.passes(1, 2, 3)


def test_secret_flows_run_side_by_side_in_any_order() -> None:
    t = duel()
    waiting = t.table.waiting(None)
    assert (waiting.form, waiting.kind, waiting.seats) == ("secret", "plan", [0, 1])
    before = pack(t.table.rules, t.state)
    t.answer(1, "card", t.offered(1)[1]).answer(1, "dial", 3)
    assert t.table.ask(1) is None
    assert t.table.waiting(2).seats == [0, 1]  # who has answered is a secret too
    assert pack(t.table.rules, t.state) == before
    assert t.table.view(1) == t.table.view(1) | {"duel": t.table.view(2)["duel"]}
    t.answer(0, "card", -1).answer(0, "dial", 0)
    assert t.told("plan") == [("house-anvil", "card-none", 0), ("house-briar", "card-guard", 3)]


def test_the_context_of_a_half_made_plan_is_for_its_seat_alone() -> None:
    t = duel()
    t.answer(0, "card", t.offered(0)[1])
    own = t.table.ask(0)
    assert own is not None
    assert own.context == "card-blade"
    assert t.table.waiting(1).context is None
    other = t.table.waiting(1).own
    assert other is not None
    assert other.kind == "card"


def test_secret_answers_can_be_taken_back_until_all_are_in() -> None:
    t = duel()
    t.answer(0, "card", t.offered(0)[1]).answer(1, "card", -1).answer(0, "dial", 2)
    t.undo(0).undo(0)
    assert t.table.ask(0) is not None
    own = t.table.ask(1)
    assert own is not None
    assert own.kind == "dial"
    t.answer(0, "card", -1).answer(0, "dial", 0).answer(1, "dial", 0)
    assert t.table.why_no_undo(1) == "something has been revealed since"


# -------------------------------------------------------------------- windows


def window(**how: object) -> FeudTalk:
    """Anvil challenges Briar; Briar and Dusk hold a ploy, Cairn does not."""
    t = FeudTalk(seats=4, scene=("fight", 0, 1), **how)
    return t.hand(0, "blade", "ploy").hand(1, "ploy").hand(2, "blade").hand(3, "ploy")


def test_a_window_asks_every_eligible_seat_able_or_not() -> None:
    t = window().expect("ploy", seats=[1, 2, 3])
    assert t.offered(2) == ["pass"]
    assert len(t.offered(1)) == len(t.offered(3)) == 2


def test_a_window_has_a_public_context() -> None:
    t = window()
    for seat in (None, 0, 1, 2, 3):
        waiting = t.table.waiting(seat)
        assert (waiting.form, waiting.kind, waiting.context) == ("window", "ploy", ("duel", 0))
        assert waiting.seats == [1, 2, 3]


def test_who_has_answered_in_a_window_is_hidden() -> None:
    t = window().passes(1, 3)
    assert [ask.seat for ask in t.table.pending] == [2]
    for seat in (None, 0, 2, 3):
        assert t.table.waiting(seat).seats == [1, 2, 3]


def test_the_first_in_order_counts_and_later_answers_were_never_made() -> None:
    t = window()
    late, early = t.offered(3)[0], t.offered(1)[0]
    t.answer(3, "ploy", late).answer(2, "ploy", "pass")
    assert t.table.made == 2
    t.answer(1, "ploy", early)
    assert t.told("ploy") == [("house-briar",)]
    assert t.table.choices == [(1, "ploy", int(early))]
    assert t.table.made == 1
    assert int(late) in t.state.houses[3].hand
    t.expect("action", seats=[0])


def test_a_window_waits_for_those_who_come_before_a_taker() -> None:
    t = window()
    t.answer(3, "ploy", t.offered(3)[0]).passes(1)
    assert t.told("ploy") == []
    t.passes(2)
    assert t.told("ploy") == [("house-dusk",)]
    assert [choice[0] for choice in t.table.choices] == [3, 1, 2]


def test_a_window_closes_at_once_when_the_first_takes() -> None:
    t = window()
    t.answer(1, "ploy", t.offered(1)[0]).expect("action")
    assert t.told("ploy") == [("house-briar",)]


def test_a_window_in_which_all_pass_changes_nothing() -> None:
    t = window().passes(3, 2, 1).expect("plan", seats=[0, 1])
    assert t.state.discard == []


def test_dropped_answers_are_not_in_the_record_either() -> None:
    table = GAME.open(GAME.set_up(4), "window")
    assert play_at_random(table, "window")
    record = read_record(write_record(make_record(table)))
    assert [kind for _, kind, _ in record.choices].count("ploy") > 3
    assert replay(GAME, record).choices == table.choices


def test_programs_pass_by_themselves_where_they_can_do_nothing_else() -> None:
    t = FeudTalk(seats=4, programs=0b0110).hand(1, "ploy").hand(2, "blade").hand(3, "blade")
    t.answer(0, "action", "duel:briar").expect("ploy", seats=[1, 3])
    assert t.table.choices[-1] == (2, "ploy", PASS)
    assert t.table.waiting(0).seats == [1, 2, 3]


# -------------------------------------------------------------------- interjections


def test_after_an_interjection_the_question_is_asked_afresh_with_new_options() -> None:
    t = FeudTalk(seats=3, modules=["market"]).spice(1, 3, 3).thrown("blade")
    assert "buy" not in t.offered(0)
    assert t.unasked(1) == {"bribe": ["1", "2"]}
    t.answer(1, "bribe", 1).expect("action", seats=[0])
    assert "buy" in t.offered(0)
    assert [house.spice for house in t.state.houses] == [2, 2, 3]
    assert t.told("bribed") == [("house-briar", "house-anvil", 1)]


def test_an_interjection_may_ask_questions_of_its_own() -> None:
    t = FeudTalk(seats=3).hand(2, "ghola", "blade").thrown("ploy")
    back = t.start.discard[0]
    t.answer(2, "ghola", "play").expect("bring_back", seats=[2])
    assert t.unasked(1) == {}  # closed: nobody interrupts an interruption
    t.answer(2, "bring_back", back).expect("action", seats=[0])
    assert back in t.state.houses[2].hand
    assert [KIND[card] for card in t.state.discard] == [GHOLA]


def test_nobody_interjects_in_windows_secret_steps_and_closed_questions() -> None:
    t = window()
    assert t.unasked(2) == {}
    assert "not asked anything" in t.refuses(0, "bribe", 1)
    assert "'ploy'" in t.refuses(2, "bribe", 1)
    t.passes(1, 2, 3)
    assert t.unasked(2) == {}
    assert "not asked anything" in t.refuses(2, "bribe", 1)


def test_an_interjection_that_is_not_allowed_is_refused() -> None:
    t = FeudTalk(seats=3).spice(3, 1, 0).hand(1, "blade")
    assert t.unasked(0) == t.unasked(2) == {}
    assert "not asked anything" in t.refuses(2, "bribe", 1)
    assert "not asked anything" in t.refuses(1, "bribe", 2)
    assert "not asked anything" in t.refuses(1, "ghola", "play")
    assert "'action'" in t.refuses(0, "bribe", 1)


# -------------------------------------------------------------------- standing orders, talk


def test_a_standing_order_answers_until_it_is_cancelled() -> None:
    t = FeudTalk(seats=2)
    t.table.order(0, "action", "harvest")
    t.expect("action", seats=[1])
    assert t.state.houses[0].spice == 5
    t.passes(1)  # House Cairn is seat 0's as well
    assert t.state.houses[2].spice == 5
    t.table.cancel_order(0, "action")
    t.passes(1).expect("action", seats=[0])


def test_a_standing_order_is_ended_by_the_event_that_wakes_it() -> None:
    t = FeudTalk(seats=3)
    t.table.order(0, "action", PASS)
    t.expect("action", seats=[1])
    t.answer(0, "bribe", 1)
    assert t.table.orders == []
    t.passes(1, 2).expect("action", seats=[0])


def test_a_standing_order_may_hold_for_one_turn_only() -> None:
    t = FeudTalk(seats=2)
    t.table.order(0, "action", "harvest", this_turn=True)
    assert t.state.houses[0].spice == 5
    t.passes(1).expect("action", seats=[0])
    assert t.table.orders == []


def test_a_standing_order_in_a_window_is_as_silent_as_an_answer() -> None:
    t = window()
    t.table.order(2, "ploy", PASS)
    t.expect("ploy", seats=[1, 3])
    assert t.table.waiting(1).seats == [1, 2, 3]
    t.passes(1, 3).expect("plan")


def test_an_order_that_is_not_offered_waits() -> None:
    t = FeudTalk(seats=3, modules=["market"]).spice(0, 3, 3)
    t.table.order(0, "action", "buy")
    t.expect("action", seats=[0])
    assert len(t.table.orders) == 1


def test_undo_cancels_the_order_that_made_the_choice() -> None:
    t = FeudTalk(seats=3)
    t.table.order(0, "action", "harvest")
    t.undo(0)
    assert t.table.orders == []
    t.expect("action", seats=[0])


def test_an_order_is_woken_by_what_happens_after_an_undo_of_somebody_else() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "harvest")
    t.table.order(1, "action", PASS)
    t.undo(0)  # seat 1 has now heard less than when it gave the order
    t.answer(2, "bribe", 1)
    assert t.table.orders == []


def test_impossible_orders_are_refused() -> None:
    table = FeudTalk(seats=3).table
    for seat, kind, option in ((3, "action", PASS), (-1, "action", PASS), (0, "nothing", PASS), (0, "dial", 4)):
        with pytest.raises(IllegalChoice):
            table.order(seat, kind, option)
    assert table.orders == []


def test_table_talk_is_kept_and_touches_nothing() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "harvest")
    before = pack(t.table.rules, t.state)
    t.table.say(2, "  I shall remember that. ")
    assert [(talk.after, talk.seat, talk.text) for talk in t.table.talk] == [(1, 2, "I shall remember that.")]
    assert pack(t.table.rules, t.state) == before
    for seat, words in ((3, "hello"), (-1, "hello"), (0, ""), (0, "x" * 2001)):
        with pytest.raises(IllegalChoice):
            t.table.say(seat, words)


def test_talk_comes_back_with_the_record() -> None:
    table = GAME.open(GAME.set_up(2), "talk")
    table.say(1, "Ready?")
    assert play_at_random(table, "talk")
    table.say(0, "Well played.")
    again = replay(GAME, read_record(write_record(make_record(table))))
    assert [(t.after, t.seat, t.text) for t in again.talk] == [(0, 1, "Ready?"), (table.made, 0, "Well played.")]


# -------------------------------------------------------------------- knowledge


def hands(t: FeudTalk, seat: int | None) -> list[list[str]]:
    return [house["hand"] for house in t.table.view(seat)["houses"]]


def test_hands_are_hidden_from_everybody_else() -> None:
    t = FeudTalk(seats=4).hand(1, "blade", "ploy")
    assert hands(t, 1)[1] == ["blade", "ploy"]
    for seat in (None, 0, 2, 3):
        assert hands(t, seat)[1] == ["?", "?"]


def test_what_a_seat_has_learnt_it_keeps_and_others_do_not_learn() -> None:
    t = FeudTalk(seats=4).hand(1, "blade", "ploy")
    t.answer(0, "action", "scout:briar").answer(1, "show", t.offered(1)[1])
    assert hands(t, 0)[1] == ["?", "ploy"]
    assert hands(t, 2)[1] == hands(t, None)[1] == ["?", "?"]
    assert t.told("shown", 0) == t.told("shown", 1) == [("house-briar", "card-ploy")]
    assert t.told("shown", 2) == t.told("shown") == []
    assert t.told("scouted") == [("house-anvil", "house-briar")]


def test_a_redeal_keeps_what_the_seat_has_learnt_and_exchanges_the_rest() -> None:
    t = FeudTalk(seats=4).hand(1, "blade", "ploy")
    t.answer(0, "action", "scout:briar").answer(1, "show", t.offered(1)[1])
    shown, hidden = t.state.houses[1].hand[1], set()
    for seed in range(40):
        world = t.table.redeal(0, seed).state
        assert isinstance(world, FeudState)
        assert world.houses[1].hand[1] == shown
        assert world.houses[0].hand == t.state.houses[0].hand
        hidden.add(world.houses[1].hand[0])
    assert len(hidden) > 5


def test_shuffled_cards_are_forgotten() -> None:
    t = FeudTalk(seats=4).hand(1, "blade")
    t.edit(lambda s: s.discard.extend(s.deck)).edit(lambda s: s.known.publish(s.deck)).edit(lambda s: s.deck.clear())
    t.passes(0).passes(1).passes(2).passes(3)
    assert t.state.discard == []
    assert t.state.deck
    assert all(t.state.known.masks[card] == 0 for card in t.state.deck)


# -------------------------------------------------------------------- parties, teams, modules, results


def test_with_two_seats_each_answers_for_two_houses() -> None:
    t = FeudTalk(seats=2)
    parties = t.table.rules.parties(t.state)
    assert [(p.id, p.seat) for p in parties if p.seat == 0] == [("anvil", 0), ("cairn", 0)]
    assert t.offered(0)[2:] == ["scout:briar", "duel:briar", "scout:dusk", "duel:dusk"]
    assert "?" not in hands(t, 0)[0] + hands(t, 0)[2]


def test_the_smugglers_are_a_party_without_a_seat() -> None:
    t = FeudTalk(seats=3, settings={"rounds": 1}).edit(lambda s: setattr(s, "raids", 9)).passes(0).passes(1).passes(2)
    result = t.expect("").table.result
    assert result is not None
    assert result.winners == ["smugglers"]
    assert t.table.rules.parties(t.state)[-1].seat is None


def test_teams_add_up_and_win_together() -> None:
    t = FeudTalk(seats=4, settings={"rounds": 1, "teams": True}).spice(0, 4, 9, 4)
    result = t.passes(0).passes(1).passes(2).passes(3).table.result
    assert result is not None
    assert result.ranking[0] == ["anvil", "cairn"]
    assert [p.team for p in t.table.rules.parties(t.state)] == ["team0", "team1", "team0", "team1", "smugglers"]


def test_equals_share_a_place() -> None:
    t = FeudTalk(seats=4, settings={"rounds": 1}, seed=1).spice(5, 2, 9, 5)
    result = t.passes(0).passes(1).passes(2).passes(3).table.result
    assert result is not None
    assert result.scores["cairn"] in (8, 9)
    assert result.ranking[:3] == [["cairn"], ["anvil", "dusk"], ["briar"]]


def test_teams_need_an_even_number_of_seats() -> None:
    with pytest.raises(BadSetup, match="teams is for 2 or 4 seats, not for 3"):
        GAME.set_up(3, settings={"teams": True})


@pytest.mark.parametrize("modules", [["storm", "market"], ["market", "storm"]])
def test_two_modules_touch_the_same_turn(modules: list[str]) -> None:
    t = FeudTalk(seats=3, modules=modules)
    assert t.setup.modules == ("storm", "market")
    assert t.state.actions == 3
    assert 3 <= t.state.storm <= 5


def test_a_module_adds_an_action_of_its_own() -> None:
    t = FeudTalk(seats=3, modules=["market"]).thrown("ploy", "ghola")
    top = t.start.discard[-1]
    t.answer(0, "action", "buy")
    assert t.state.houses[0].hand[-1] == top
    assert t.state.houses[0].spice == 1
    assert "buy" not in FeudTalk(seats=3).table.rules.domain("action").by_token


def test_why_an_option_is_not_offered() -> None:
    t = FeudTalk(seats=3).hand(1)
    reasons = {house: t.table.why_not(0, ("scout", house)) for house in ("anvil", "briar", "cairn", "dusk")}
    ids = {house: None if reason is None else (reason.id, reason.rules) for house, reason in reasons.items()}
    assert ids == {
        "anvil": ("why-own-house", ("F2.2",)),
        "briar": ("why-no-cards", ("F2.2",)),
        "cairn": None,
        "dusk": ("why-not-playing", ("F2.2",)),
    }


# -------------------------------------------------------------------- undo


def test_undo_before_the_first_choice() -> None:
    assert FeudTalk(seats=3).table.why_no_undo(0) == "nothing has been chosen yet"


def test_undo_goes_over_scenes_to_the_start_of_the_turn() -> None:
    t = FeudTalk(seats=3, modules=["market"])
    before = pack(t.table.rules, t.state)
    t.answer(0, "action", "harvest", "harvest", "harvest").expect("action", seats=[1])
    assert t.table.undo(0, turn=True) == 3
    assert pack(t.table.rules, t.state) == before
    assert t.told("harvest", ever=True) == []


def test_undo_stays_within_the_turn_when_asked_to() -> None:
    t = FeudTalk(seats=2).passes(0).passes(1)
    t.answer(0, "action", "harvest", "harvest")
    assert t.table.undo(0, turn=True) == 2
    assert t.table.made == 2


def test_undo_ends_where_another_seat_has_answered() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "harvest").answer(1, "bribe", 1)
    assert t.table.why_no_undo(0) == "Seat 2 has answered since"
    t.undo(1).undo(0)
    assert t.table.made == 0


def test_undo_ends_where_chance_has_fallen() -> None:
    t = FeudTalk(seats=3).passes(0).passes(1).passes(2)
    assert t.table.why_no_undo(2) == "chance has fallen since"
    with pytest.raises(UndoRefused, match="chance has fallen since"):
        t.undo(2)


def test_undo_ends_where_something_was_revealed() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "scout:briar")
    t.answer(1, "show", t.offered(1)[0])
    assert t.table.why_no_undo(1) == "something has been revealed since"


def test_undo_ends_where_a_window_has_opened() -> None:
    t = FeudTalk(seats=3).answer(0, "action", "duel:briar")
    assert t.table.why_no_undo(0) == "others have been asked since"


def test_showing_the_own_card_does_not_end_undo() -> None:
    t = FeudTalk(seats=3).hand(2, "ghola").thrown("blade", "ploy")
    before = pack(t.table.rules, t.state)
    t.answer(2, "ghola", "play").answer(2, "bring_back", t.offered(2)[0])
    t.undo(2).undo(2)
    assert pack(t.table.rules, t.state) == before


def test_rollouts_cannot_undo_and_redealt_worlds_neither() -> None:
    table = GAME.open(GAME.set_up(3), "x", keep=False)
    table.choose(0, "harvest")
    assert table.why_no_undo(0) == "this table keeps no checkpoints"
    world = GAME.open(GAME.set_up(3), "x").redeal(0, 1, keep=True)
    world.choose(0, "harvest")
    with pytest.raises(UndoRefused):
        world.undo(0)


def test_undo_does_not_come_back_from_beyond_a_barrier() -> None:
    t = FeudTalk(seats=3).passes(0).passes(1).answer(2, "action", "harvest").passes(2)
    t.answer(0, "action", "harvest", PASS).undo(0).undo(0)
    for seat in (0, 2):
        assert t.table.why_no_undo(seat) == "chance has fallen since"


# -------------------------------------------------------------------- fairness


def test_the_key_is_withheld_until_the_end_and_fits_the_commitment() -> None:
    table = GAME.open(GAME.set_up(2), "fair")
    promise = table.commitment
    with pytest.raises(Withheld):
        _ = table.key
    with pytest.raises(Withheld):
        _ = table.redeal(0, 1).commitment
    assert play_at_random(table, "fair")
    assert table.commitment == promise
    assert len(bytes.fromhex(table.key)) == 32


def test_a_duel_needs_ploys_in_the_hand_of_the_seat() -> None:
    t = window()
    assert [KIND[int(option)] for option in t.offered(1)[:-1]] == [PLOY]
    assert "could ever offer" in t.refuses(1, "ploy", 0)
