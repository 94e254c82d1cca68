"""The end of a game: ranking, where the points came from, highlights, charts, what was hidden, and what next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit, Visitor, game_of_bots


def finished(visitor: Visitor, game: str, seats: int) -> Page:
    """Come to the table of a game that bots have played to its end."""
    visitor.goto(f"/table/{visitor.keep(game_of_bots(game, seats, 'a'))}")
    expect(visitor.page.get_by_role("region", name="How it went")).to_be_visible()
    return visitor.page


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_game_of_points_tells_where_they_came_from(visit: Visit, viewport: dict[str, int]) -> None:
    page = finished(visit(viewport, bypass_csp=True), "uprising", 3)
    finale = page.get_by_role("region", name="How it went")
    first = finale.locator("li.first b").inner_text()
    expect(finale.locator("p").first).to_contain_text(
        re.compile(rf"{first} \(.+\) wins\.\s+The most victory points: \d+\.")
    )
    expect(finale.get_by_role("table").locator("tbody tr").first).to_contain_text("+")
    expect(finale.get_by_role("img", name="Victory points")).to_be_visible()
    assert look(page) == []
    beside = "each => each.scrollWidth > each.clientWidth + 1"  # what cannot be seen without scrolling
    assert not finale.get_by_role("group", name="Where the points came from").evaluate(beside)
    ranked_below = page.locator("div.ending li")
    expect(ranked_below).to_have_count(0)  # it is told once
    finale.get_by_role("button", name="To the board").click()
    expect(finale).to_have_count(0)
    expect(ranked_below).to_have_count(3)
    page.get_by_role("button", name="How it went").click()
    page.keyboard.press("Escape")
    expect(finale).to_have_count(0)


def test_what_was_hidden_is_laid_open(visit: Visit) -> None:
    page = finished(visit(), "dune", 3)
    finale = page.get_by_role("region", name="How it went")
    expect(finale.locator(".score").first).to_contain_text("stronghold")  # Dune has no points
    expect(finale.get_by_text("Traitors:")).to_have_count(3)
    expect(finale.get_by_text("Spice:").first).to_be_visible()
    finale.get_by_role("listitem").get_by_role("button").first.click()  # a highlight
    expect(page.get_by_label("Moment", exact=True)).not_to_have_value("0")
    expect(page.locator(".events .block").last).to_be_visible()
