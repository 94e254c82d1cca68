"""The table of the first Dune: Imperium: its own board, and a game that is clicked to its end."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect
from tests.web.boards.test_uprising import FITS
from tests.web.conftest import DESKTOP, MORE, OFFERED, PHONE, Visit, first_choice, game_of_bots

WIDTH = "() => document.querySelector('[data-piece=\"space:{}\"]').getBoundingClientRect().width"
PICTURES = os.environ.get("KANLY_PICTURES", "")


def test_the_board_has_its_own_spaces_and_the_mentat(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("imperium", 3)
    page = visitor.page
    for space in ("mentat", "sell_melange", "carthag", "the_great_flat", "conspire", "fold_space"):
        expect(page.locator(f'[data-piece="space:{space}"]')).to_be_visible()
        assert visitor.still(WIDTH.format(space)) > 100, space
    expect(page.locator('[data-mentat="home"]')).to_be_visible()
    expect(page.get_by_text("Shield Wall")).to_have_count(0)
    expect(page.locator('[data-piece^="post:"]')).to_have_count(0)
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/imperium.png")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_whole_board_is_seen_whatever_is_asked(visit: Visit, seats: int) -> None:
    visitor = visit()
    visitor.sit_down("imperium", seats)
    page = visitor.page
    for seed in range(8):
        visitor.play(seed, 1)
        expect(page.locator(f"{OFFERED}, {MORE}, div.ending").first).to_be_visible()
        assert visitor.still(FITS) <= 1, page.locator("[data-asked] h2").inner_text()
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/imperium-{seats}.png")


def test_a_phone_shows_the_board(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.sit_down("imperium", 4)
    page = visitor.page
    expect(page.locator(MORE)).to_be_visible()
    expect(page.locator('[data-piece="space:mentat"]')).to_be_attached()
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/imperium-phone.png")


def test_a_masterstroke_is_planned_with_the_board_in_sight(visit: Visit) -> None:
    games = (game_of_bots("imperium", 2, str(seed), leader_choice="dealt") for seed in range(50))
    record = next(each for each in games if any(kind == "masterstroke" for _, kind, _ in each.choices))
    visitor = visit()
    visitor.take_over(record, first_choice(record, "masterstroke"))
    page = visitor.page
    expect(page.locator("[data-asked]")).to_contain_text("you gain 1 influence with each")
    expect(page.locator('[data-piece="faction:fremen"]')).to_be_visible()
    expect(page.locator(".glance [data-piece^='card:']").first).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_the_bene_tleilax_have_their_board(visit: Visit, viewport: dict[str, int]) -> None:
    """Tracks, tanks and the Tleilaxu row beside the first game's own spaces; on a phone behind a button."""
    visitor = visit(viewport)
    visitor.sit_down("imperium", 1, modules=["immortality"])
    page = visitor.page
    expect(page.locator('[data-piece="space:mentat"]')).to_be_attached()
    board = page.get_by_role("button", name="Bene Tleilax", exact=True)
    expect(board).to_be_visible()
    board.click()
    expect(page.locator('[data-piece="research_space:c0r3"]')).to_be_visible()
    expect(page.locator(".hex .tokens > svg")).to_have_count(1)  # rivals do not research
    expect(page.locator('[data-piece="card:reclaimed_forces"]').first).to_be_visible()
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/imperium-tleilax-{viewport['width']}.png")
