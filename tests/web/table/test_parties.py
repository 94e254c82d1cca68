"""Parties before seats: Feud has teams, seats that play two Houses, smugglers whom nobody plays, and no board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, Visit

ENTRY = "aside.seats li"


def test_a_game_without_a_board_is_played_on_the_plain_one(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("feud", 2)
    expect(visitor.page.locator(".plain")).to_contain_text("spice")
    visitor.play(1, 5)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_teams_stand_together_and_rivals_have_no_person(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    table = visitor.sit_down("feud", 4, settings={"teams": True})
    page = visitor.page
    entries = page.locator(ENTRY)
    names = ["You", "Random 2", "Random", "Random 3", "Smugglers"]  # seats 0 and 2 against 1 and 3
    expect(entries.locator(".who b")).to_have_text(names)
    houses = ["House Anvil", "House Cairn", "House Briar", "House Dusk"]
    expect(entries.locator(".who .played")).to_have_text(houses)
    expect(page.locator(f"{ENTRY}.joined .who b")).to_have_text(["Random 2", "Random 3"])
    page.goto(f"{visitor.url}/replay/{table}")
    expect(page.locator("ul.seats .who b")).to_have_text(["Paul", *names[1:]])


def test_a_seat_that_plays_two_parties_shows_both(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("feud", 2, settings={"teams": True})
    page = visitor.page
    names = page.locator(f"{ENTRY} .who .played")
    expect(names).to_have_text(["House Anvil, House Cairn", "House Briar, House Dusk"])
    shapes = page.locator(f"{ENTRY} .name path")
    assert len({shape.get_attribute("d") for shape in shapes.all()}) == 3
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede?").click()
    rows = page.locator(".finale ol li")
    expect(rows).to_have_count(5)
    ranked = dict(zip(rows.locator("b").all_text_contents(), rows.locator("b + span").all_text_contents(), strict=True))
    assert ranked == {
        "House Anvil": "You",
        "House Briar": "Random",
        "House Cairn": "You",
        "House Dusk": "Random",
        "Smugglers": "",
    }
