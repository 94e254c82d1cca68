"""The small board of docs/write-a-board.md: a game played on it to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, MOVED_ON, PHONE, Visit

CARD = "[data-piece^='card:']"


def water(page: Page) -> list[int]:
    """What the rail says that everybody has drunk."""
    texts = page.locator(".seats li p").all_text_contents()
    return [int(found[1]) for text in texts if (found := re.fullmatch(r"Water: (\d+)", text))]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_whole_game_is_played_on_the_board(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    visitor.sit_down("oasis", 2, settings={"wells": 3})
    page = visitor.page
    answered = 0
    while True:
        page.wait_for_function("() => document.querySelector('[data-piece].glows, div.ending')")
        if page.locator("div.ending").count():
            break
        cards = page.locator(f"{CARD}.glows")
        asked = page.locator("[data-asked]").get_attribute("data-asked")
        cards.nth(answered % cards.count()).click()  # never twice at the same place: that would be a double click
        page.wait_for_function(MOVED_ON, arg=asked)
        answered += 1
    assert answered >= 3
    expect(page.locator(".well")).to_have_text(re.compile("^Well 3 of 3 "))
    expect(page.locator(".finale .score").first).to_be_visible()
    scores = [int(text.split()[0]) for text in page.locator(".finale .score").all_text_contents()]
    assert sorted(water(page)) == sorted(scores)
    assert 3 <= sum(scores) <= 18  # three dice


def test_the_question_bar_leaves_the_cards_to_the_board_and_points_at_them(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("oasis", 2)
    page = visitor.page
    expect(page.locator(f"{CARD}.glows")).to_have_count(4)
    page.locator("[data-asked] .held").click()
    option = page.locator("[data-asked] .option").first
    option.hover()
    expect(page.locator(f"{CARD}.pointed")).to_have_text(re.sub(r"\D", "", option.inner_text()))


def test_a_replay_has_the_board_and_its_charts(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("oasis", 2)
    page = visitor.goto(f"/replay/{table}")
    expect(page.locator(".well")).to_be_visible()
    page.get_by_role("button", name="Charts").click()
    expect(page.locator("figcaption")).to_have_text(re.compile("^Water "))
    expect(page.locator("figure li")).to_have_count(2)
