"""Cards bought for solari: Price is No Object."""

from __future__ import annotations

from typing import Any

from tests.games.imperium.tables import UprisingTable, uprising


def before(**given: Any) -> UprisingTable:
    """House 0 holds the card."""
    return uprising(3).give(0, hand=["price_is_no_object"], **given)


def visit(**given: Any) -> UprisingTable:
    """House 0 plays the card to Secrets."""
    return before(**given).turn(0).sends(0, "price_is_no_object", "secrets")


def test_price_is_no_object_buys_into_the_hand() -> None:
    t = before(solari=5)
    t.row("strike_fleet", "overthrow", "maula_pistol", "dangerous_rhetoric", "shishakli").next_in_row("truthtrance")
    t.turn(0).sends(0, "price_is_no_object", "secrets").does(0, "price_is_no_object.agent.1")
    assert set(t.offered(0)) == {"strike_fleet", "maula_pistol", "dangerous_rhetoric", "shishakli", "prepare_the_way"}
    t.answer(0, "acquire", "strike_fleet")
    assert (t.hand(0), t.house(0).solari) == (["strike_fleet"], 0)
    assert "truthtrance" in t.row_names()
    t.does(0, "strike_fleet.acquire.1").answer(0, "spy", "post_guild")  # the acquire box counts, after the refill
    assert "price_is_no_object.agent.1" not in t.open(0)


def test_price_is_no_object_buys_the_spice_must_flow() -> None:
    t = visit(solari=9).does(0, "price_is_no_object.agent.1")
    t.answer(0, "acquire", "the_spice_must_flow")
    assert (t.hand(0), t.vp(0), len(t.now.reserve[1])) == (["the_spice_must_flow"], 1, 9)


def test_price_is_no_object_is_no_duty_and_needs_solari() -> None:
    t = visit(solari=9).does(0, "secrets.1", "visit.1")
    assert "end" in t.offered(0)
    t = before(solari=1)
    t.row("strike_fleet", "overthrow", "maula_pistol", "dangerous_rhetoric", "shishakli").turn(0)
    t.sends(0, "price_is_no_object", "secrets")
    assert t.why_not(0, "do:price_is_no_object.agent.1").rules == ("CR-29",)


def test_price_is_no_object_is_no_acquisition_of_a_reveal_turn() -> None:
    t = before(solari=2, intrigues=["call_to_arms"]).turn(0)
    t.plots(0, "call_to_arms").sends(0, "price_is_no_object", "secrets")
    t.does(0, "price_is_no_object.agent.1").answer(0, "acquire", "prepare_the_way")
    assert t.house(0).garrison == 3


def test_price_is_no_object_completes_an_acquire_contract() -> None:
    t = uprising(3, modules=["choam"]).give(
        0, hand=["price_is_no_object"], solari=9, contracts=["contract_acquire_smf"]
    )
    t.turn(0).sends(0, "price_is_no_object", "secrets").does(0, "price_is_no_object.agent.1")
    t.answer(0, "acquire", "the_spice_must_flow")
    assert any(name.startswith("contract_acquire_smf") for name in t.open(0))


def test_price_is_no_object_knows_no_discount() -> None:
    """Manipulate: its owner may get the card by other means, without the discount."""
    t = before(solari=3, intrigues=["manipulate"])
    t.row("dangerous_rhetoric", "shishakli", "overthrow", "steersman", "paracompass").turn(0)
    t.plots(0, "manipulate").answer(0, "set_aside", "shishakli").sends(0, "price_is_no_object", "secrets")
    t.does(0, "price_is_no_object.agent.1")
    assert "shishakli" not in t.offered(0)
    t = before(solari=4, intrigues=["manipulate"])
    t.row("dangerous_rhetoric", "shishakli", "overthrow", "steersman", "paracompass").turn(0)
    t.plots(0, "manipulate").answer(0, "set_aside", "shishakli").sends(0, "price_is_no_object", "secrets")
    t.does(0, "price_is_no_object.agent.1").answer(0, "acquire", "shishakli")
    assert (t.hand(0), t.house(0).solari, t.house(0).aside) == (["shishakli"], 0, -1)
