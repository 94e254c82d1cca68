"""Undo against bots, standing orders that keep quiet, and the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MORE, MOVED_ON, OFFERED, QUESTION, Visit, first_choice, game_of_bots


def test_against_bots_everything_can_be_taken_back(visit: Visit) -> None:
    """Bots have bid and cards have been dealt since: the same question comes back."""
    visitor = visit()
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "bid"))
    page = visitor.page
    asked = page.locator(QUESTION).inner_text()
    mark = page.locator("[data-asked]").get_attribute("data-asked")
    page.get_by_role("button", name="Pass", exact=True).first.click()
    page.wait_for_function(MOVED_ON, arg=mark)
    expect(page.locator(f"{OFFERED}, .auction [data-amount]").first).to_be_visible()
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_visible()
    undo.click()
    expect(page.locator(QUESTION)).to_have_text(asked)


def test_an_order_is_a_chip_that_closes(visit: Visit) -> None:
    """For the whole game it takes a second click; then the chip is closed, and the order can be cancelled."""
    visitor = visit(DESKTOP, bypass_csp=True)
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "ship_to"))
    page = visitor.page
    chip = page.get_by_role("button", name="Standing order")
    chip.click()
    sheet = page.locator(".orders .sheet")
    expect(sheet).to_contain_text("No shipment")
    assert look(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    chip.click()
    sheet.get_by_role("button", name="until I say otherwise").click()
    expect(page.locator(".orders .standing")).to_have_count(0)
    sheet.get_by_role("button", name="Sure?").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".orders .standing")).to_contain_text("No shipment")
    page.locator(".orders .standing").get_by_role("button", name="Cancel").click()
    expect(page.locator(".orders .standing")).to_have_count(0)


def test_the_first_answer_is_one_key_away(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    expect(page.locator(MORE)).to_be_visible()  # the board has taken its options
    expect(page.locator(".options kbd")).to_have_attribute("title", "Enter or an arrow key: to the answers")
    page.keyboard.press("Enter")
    first = page.locator(".options button").first  # the board's, before the one answer that it has left
    expect(first).to_be_focused()
    expect(first).to_have_class(re.compile(r"\bheld\b"))
    clipped = first.evaluate(
        """each => {
          const [ring, list] = [each.getBoundingClientRect(), each.closest('.options').getBoundingClientRect()];
          return ring.left - 5 < list.left - 0.5 || ring.top - 5 < list.top - 0.5;
        }"""
    )
    assert not clipped


def test_whoever_likes_is_asked_even_where_nothing_is_to_decide(visit: Visit) -> None:
    """It is a wish in the menu, and remembered; otherwise a single option answers itself."""
    visitor = visit()
    visitor.sit_down("dune", 2)
    page = visitor.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_label("Ask me even where there is only one option").check()
    page.keyboard.press("Escape")
    page.reload()
    visitor.wait_for_question()
    single = 0
    for seed in range(30):
        visitor.play(seed, 1)
        if page.locator(MORE).count():
            page.locator(MORE).click()
        single = page.locator(OFFERED).count()
        if single == 1:
            break
    assert single == 1
