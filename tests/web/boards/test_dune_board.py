"""The board of Dune: what is bid and planned in its own panels, and pieces that explain themselves."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import MOVED_ON, PHONE, Visit, Visitor, first_choice, game_of_bots

AMOUNT = ".auction [data-amount]"  # a bid that the panel offers


def play_until(visitor: Visitor, wanted: str, most: int = 150) -> None:
    """Click at random until something is on the page."""
    for step in range(most):
        if visitor.page.locator(wanted).count():
            return
        visitor.play(seed=step, most=1)
    raise AssertionError(f"{wanted} did not come in {most} choices")


def test_a_bid_is_made_in_the_auction_panel(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("dune", 3)
    play_until(visitor, AMOUNT)
    page = visitor.page
    panel = page.locator(".auction")
    expect(panel.locator("h2")).to_contain_text("Card ")
    expect(panel.locator("li")).to_have_count(3)
    expect(panel.locator("li[aria-current]")).to_contain_text("to bid")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_count(1)
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.locator(AMOUNT).click()
    page.wait_for_function(MOVED_ON, arg=asked)


def test_a_plan_is_made_in_the_battle_panel_of_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE)
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "plan_dial"))
    page = visitor.page
    dial = page.locator(".battle [data-amount]")
    expect(dial).to_be_in_viewport()
    expect(page.locator(".battle [role='img']").first).to_have_attribute("aria-label", re.compile("dial: 0"))
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    dial.click()
    page.wait_for_function(MOVED_ON, arg=asked)
    expect(page.locator(".battle .asked, .battle .muted").first).to_be_visible()


def test_pieces_explain_themselves(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("dune", 3)
    page = visitor.page
    page.locator(".map [data-explain^='faction:']").first.click(button="right")  # who to be is chosen among cards
    expect(page.get_by_role("dialog")).to_contain_text("Free revivals")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-asked] [data-option='pass']").click()  # and then everything is in sight
    page.locator("[data-explain='leader:stilgar'], [data-explain='leader:thufir_hawat']").first.click(button="right")
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("strength")
    told.get_by_role("button", name="R11.10").click()
    expect(page.locator("dialog[open]")).to_contain_text("R11.10")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-explain='territory:arrakeen']").first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Ornithopters")
