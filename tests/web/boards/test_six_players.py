"""Two teams of three: the other side of the board, commanders and their allies."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.boards.test_uprising import FITS
from tests.web.conftest import DESKTOP, MORE, MOVED_ON, OFFERED, PHONE, Visit, first_choice, game_of_bots

from kanly.registry import game_named

SPACES = 28  # on the board and on the two personal ones
ZOOM = "() => parseFloat(document.querySelector('.uprising .fit').style.zoom)"
LOW = {"width": 1280, "height": 650}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_round_of_six(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, bypass_csp=True)
    record = game_of_bots("uprising", 6, "1", leader_choice="dealt")
    after = first_choice(record, "activate")
    visitor.take_over(record, after)
    page = visitor.page
    expect(page.locator("[data-piece^='space:']")).to_have_count(SPACES)
    expect(page.locator(".scores li")).to_have_count(2)
    expect(page.locator(".arena li")).to_have_count(4)  # commanders have no units
    expect(page.locator(".arena .pick")).to_have_count(2)
    assert look(page) == []
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.locator(".arena .pick").first.click()
    page.wait_for_function(MOVED_ON, arg=asked)
    expect(page.locator(".acting").filter(has_text="acts for")).to_be_visible()
    expect(page.locator(".seats .role", has_text="activated")).to_be_attached()
    for step in range(80):
        visitor.play(seed=step, most=1)
        expect(page.locator(f"{OFFERED}, {MORE}, div.ending").first).to_be_visible()
        if viewport is DESKTOP:
            assert visitor.still(FITS) <= 1, page.locator("[data-asked] h2").inner_text()
        if re.search("Round 2", page.locator("header").inner_text()):
            break
    assert re.search("Round 2", page.locator("header").inner_text())
    assert look(page) == []


def drawn(page: Page, kind: str) -> set[str]:
    """The names of all pieces of a kind that are on the page."""
    found = page.locator(f"[data-piece^='{kind}:']").evaluate_all("all => all.map(each => each.dataset.piece)")
    return {name.split(":")[1] for name in found}


@pytest.mark.parametrize("modules", [(), ("rise_of_ix",), ("immortality", "rise_of_ix", "first_cards")])
@pytest.mark.parametrize("viewport", [LOW, PHONE], ids=["low", "narrow"])
def test_everything_of_a_set_up_is_drawn(visit: Visit, viewport: dict[str, int], modules: tuple[str, ...]) -> None:
    """Spaces, posts, tracks and scores, whatever is played together; in a low window in letters that can be read."""
    visitor = visit(viewport)
    record = game_of_bots("uprising", 6, "1", *modules, leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "activate"))
    page = visitor.page
    game = game_named("uprising")
    printed = game.rules(game.set_up(6, modules)).full_almanac()
    shipping = [space["name"] for space in printed.get("shipping", [])]
    there = {"space": printed["spaces"], "post": printed["posts"], "faction": printed["factions"]}
    for kind, names in {**there, "shipping_space": shipping}.items():
        assert drawn(page, kind) == set(names)
    assert page.locator(".stacks li").count() == (3 if "rise_of_ix" in modules else 0)
    expect(page.locator(".scores li")).to_have_count(2)
    if viewport is LOW:
        assert visitor.still(FITS) <= 1
        assert page.evaluate(ZOOM) >= 0.65
    if "immortality" in modules:
        page.get_by_role("button", name="Bene Tleilax", exact=True).click()
        expect(page.locator("[data-piece^='research_space:']").first).to_be_visible()
        assert drawn(page, "research_space") == set(printed["research"])
        assert drawn(page, "tleilaxu_space") == {space["name"] for space in printed["tleilaxu"]}


def test_an_ally_is_told_in_whose_turn_it_decides(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("uprising", 6, "1", leader_choice="dealt")
    turns = {0, 3}  # the commanders' seats
    whose = -1
    for after, (seat, kind, _) in enumerate(record.choices):  # noqa: B007
        if kind == "activate":
            whose = seat
        elif kind == "troops" and whose in turns and seat not in turns:
            break
    else:
        raise AssertionError("no ally deploys in a commander's turn")
    visitor.take_over(record, after)
    expect(visitor.page.locator(".acting.asked")).to_contain_text("you decide")
