"""The board of the Bene Tleilax: research and purchases on it, grafted cards, Family Atomics."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.boards.test_uprising import FITS
from tests.web.conftest import DESKTOP, MOVED_ON, PHONE, UNFOLD, Visit, Visitor, first_choice, game_of_bots

from kanly.kernel.record import Record

LOW = {"width": 1280, "height": 650}
PAIR = """() => {
  const [pair, strip] = ['.own .grafted', '.own ul'].map(each => document.querySelector(each).getBoundingClientRect());
  return pair.left >= strip.left - 1 && pair.right <= strip.right + 1;
}"""
SIZES = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])


def game() -> Record:
    """In this game somebody grafts in the second round and grows a card in the third."""
    return game_of_bots("uprising", 3, "12", "immortality", leader_choice="dealt")


def click(page: Page, thing: str, lit: str = ".glows") -> None:
    """Click on a thing that answers the question."""
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.locator(f"{thing}{lit}").first.click()
    page.wait_for_function(MOVED_ON, arg=asked)


def play_until_round(visitor: Visitor, n: int) -> None:
    for step in range(60):
        visitor.play(seed=step, most=1)
        if re.search(rf"Round {n}", visitor.page.locator("header").inner_text()):
            return
    raise AssertionError("the round does not end")


@SIZES
def test_a_round_with_a_step_of_research(visit: Visit, viewport: dict[str, int]) -> None:
    """The choice lies on the track, which comes into sight by itself; the token goes where it was clicked."""
    visitor = visit(viewport, bypass_csp=True)
    record = game()
    after = first_choice(record, "research")
    visitor.take_over(record, after)
    page = visitor.page
    lit = page.locator(".hex.lit")
    expect(lit).to_have_count(2)
    expect(lit.first).to_be_in_viewport()
    assert look(page) == []
    hexagon = f"[data-piece='research_space:{record.choices[after][2]}']"
    before = page.locator(f".hex:has({hexagon}) .tokens > svg").count()
    click(page, hexagon)
    expect(page.locator(".hex.lit")).to_have_count(0)
    page.get_by_role("button", name="Bene Tleilax", exact=True).click()
    expect(page.locator(f".hex:has({hexagon}) .tokens > svg")).to_have_count(before + 1)
    if viewport is DESKTOP:
        assert visitor.still(FITS) <= 1
    found = re.search(r"Round (\d+)", page.locator("header").inner_text())
    assert found is not None
    play_until_round(visitor, int(found[1]) + 1)


@SIZES
def test_a_purchase_in_the_tleilaxu_row(visit: Visit, viewport: dict[str, int]) -> None:
    """What is affordable glows; the second click buys, because another card takes its place."""
    visitor = visit(viewport, bypass_csp=True)
    record = game()
    after = first_choice(record, "turn", "grow:")
    visitor.take_over(record, after)
    page = visitor.page
    name = record.choices[after][2].split(":")[1]
    card = page.locator(f".row [data-piece='card:{name}']")
    expect(card).to_have_class(re.compile("glows"))
    assert look(page) == []
    specimens = page.locator("li.me [title^='Specimens']")
    had = int(specimens.first.inner_text().split()[0])
    card.click()
    expect(card).to_have_class(re.compile("picked"))
    click(page, f".row [data-piece='card:{name}']")
    page.get_by_role("button", name="Bene Tleilax", exact=True).click()
    expect(page.locator(f".row [data-piece='card:{name}']")).to_have_count(0)
    assert int(specimens.first.inner_text().split()[0]) < had
    expect(page.locator(".row [data-piece^='card:']")).to_have_count(3)
    found = re.search(r"Round (\d+)", page.locator("header").inner_text())
    assert found is not None
    play_until_round(visitor, int(found[1]) + 1)


@pytest.mark.parametrize("viewport", [LOW, PHONE], ids=["low", "narrow"])
def test_two_cards_are_joined(visit: Visit, viewport: dict[str, int]) -> None:
    """The first card waits beside an empty place; its partner is clicked in the hand, then the space on the board."""
    visitor = visit(viewport, bypass_csp=True)
    record = game()
    after = first_choice(record, "partner")
    visitor.take_over(record, after - 1)
    page = visitor.page
    page.add_style_tag(content=".own li.held { min-width: 11rem !important }")  # as if they had many words
    graft = record.choices[after - 1][2]
    page.evaluate(UNFOLD)
    click(page, f"[data-asked] [data-option='{graft}']", lit="")
    pair = page.get_by_role("group", name="Grafted")
    expect(pair.locator("[data-piece^='card:']")).to_have_count(1)
    expect(pair).to_contain_text("Grafted to which card?")
    assert visitor.still(PAIR)
    partner, space = record.choices[after][2], record.choices[after + 1][2]
    click(page, f".own [data-things='hand:{partner}']")
    expect(pair.locator("[data-piece^='card:']")).to_have_count(2)
    assert visitor.still(PAIR)
    click(page, f"[data-piece='space:{space}']")
    expect(pair.locator("[data-piece^='card:']")).to_have_count(2)


def test_a_space_of_a_track_explains_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, modules=["immortality"], settings={"leader_choice": "dealt"})
    page = visitor.page
    page.get_by_role("button", name="Bene Tleilax", exact=True).click()
    page.locator("[data-piece='tleilaxu_space:tleilaxu_4']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("first to arrive")
    page.locator("[data-piece='research_space:c7r3']").click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("intrigue card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Arrakis", exact=True).click()
    expect(page.locator("[data-piece='space:arrakeen']")).to_be_visible()


def test_family_atomics_change_the_row_at_the_second_click(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, modules=["immortality"], settings={"leader_choice": "dealt"})
    page = visitor.page
    token = page.locator("[data-piece='atomics']")
    token.click()
    expect(token).to_have_class(re.compile("picked"))
    click(page, "[data-piece='atomics']")
    expect(token).to_have_count(0)
