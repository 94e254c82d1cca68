"""Playing Uprising alone: the form knows who comes by itself, and rivals are seen at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.boards.test_uprising import FITS
from tests.web.conftest import DESKTOP, MORE, OFFERED, PHONE, QUESTION, Visit, first_choice, game_of_bots

ENTRY = ".seats ul > li"


def test_the_form_shows_a_module_that_comes_by_itself(visit: Visit) -> None:
    """On and locked where the seats bring it, not there where they do not."""
    page = visit().goto("/#/new/uprising")
    rivals = page.get_by_role("checkbox", name="Rivals")
    expect(page.get_by_role("checkbox", name="CHOAM").first).to_be_visible()
    expect(rivals).to_have_count(0)
    page.locator("select").filter(has=page.locator('option[value="1"]')).first.select_option("1")
    expect(rivals).to_be_checked()
    expect(rivals).to_be_disabled()
    expect(page.get_by_text("Difficulty").first).to_be_attached()


def test_a_difficulty_shows_the_variants_that_it_brings(visit: Visit) -> None:
    """On and locked with the two hardest, and a choice again with the others."""
    page = visit().goto("/new/uprising")
    page.get_by_label("Number of players").select_option("1")
    page.locator("details:has(label.setting) > summary").click()
    difficulty = page.locator("label.setting", has_text="Difficulty").locator("select")
    variants = [page.get_by_role("checkbox", name=name) for name in ("Brutal", "Smart politics", "Expert deployment")]
    for level, brought in (("mentat", True), ("sardaukar", False), ("kwisatz_haderach", True)):
        difficulty.select_option(level)
        for variant in variants:
            expect(variant).to_be_checked(checked=brought)
            expect(variant).to_be_enabled(enabled=not brought)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_round_alone(visit: Visit, viewport: dict[str, int]) -> None:
    """Rivals have panels of their own, which tell card by card what they did."""
    visitor = visit(viewport, bypass_csp=True)
    record = game_of_bots("uprising", 1, "1", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn"))
    page = visitor.page
    expect(page.locator(f"{ENTRY} .who b")).to_have_count(3)
    expect(page.locator(ENTRY, has_text="(rival)")).to_have_count(2)
    expect(page.locator(ENTRY, has_text="for the Swordmaster").first).to_be_attached()
    expect(page.locator(".strip")).to_contain_text("Sardaukar (medium)")
    for step in range(40):
        visitor.play(seed=step, most=1)
        expect(page.locator(f"{OFFERED}, {MORE}, div.ending").first).to_be_visible()
        if viewport is DESKTOP:
            assert visitor.still(FITS) <= 1
        if re.search("Round 2", page.locator("header").inner_text()):
            break
    expect(page.locator("header")).to_contain_text("Round 2")
    if viewport is PHONE:
        page.get_by_role("button", name="Who sits where").click()
    expect(page.locator(f"{ENTRY} .story")).to_have_count(2)
    expect(page.locator(f"{ENTRY} .story .hagal_sends").first).to_contain_text("agent to")
    assert look(page) == []


def test_rivals_are_chosen_by_their_cards(visit: Visit) -> None:
    """The mildest first; a click takes one, and it joins the table."""
    visitor = visit(bypass_csp=True)
    visitor.sit_down("uprising", 1, settings={"rival_choice": "chosen", "leader_choice": "dealt"})
    page = visitor.page
    cards = page.locator("[data-piece^='leader:rival_']")
    expect(cards).to_have_count(10)
    expect(cards.first).to_contain_text("Swordmaster for 9")
    expect(cards.last).to_contain_text("Swordmaster for 4")
    assert look(page) == []
    cards.first.click()
    expect(cards).to_have_count(9)
    cards.last.click()  # elsewhere: not a double click
    expect(page.locator(ENTRY, has_text="(rival)")).to_have_count(2)


def test_what_a_rival_buys_after_its_swordmaster(visit: Visit) -> None:
    """Of every price for a victory point it is seen how much the rival has; its story does not repeat its name."""
    visitor = visit(bypass_csp=True)
    record = game_of_bots("uprising", 1, "1", leader_choice="dealt")
    turns = [n for n, (_, kind, _) in enumerate(record.choices) if kind == "turn"]
    visitor.take_over(record, turns[-10])
    page = visitor.page
    prices = page.locator(f"{ENTRY} .rival .saves")
    expect(prices).to_have_count(2)
    expect(prices.first).to_have_attribute(
        "title", re.compile("point for 3 intrigue cards, 7 spice, 3 water or 7 solari")
    )
    expect(prices.first.locator(".sign.spice")).to_contain_text(re.compile(r"^\d+/7$"))
    expect(page.locator(f"{ENTRY} .story li").filter(has_not_text="agent to").first).not_to_contain_text("(rival)")
    assert look(page) == []


def test_one_person_plays_against_rivals_with_one_click(visit: Visit) -> None:
    page = visit().goto()
    page.get_by_role("region", name="Uprising").get_by_role("button", name="Play alone: Rivals").click()
    expect(page.locator(f"{ENTRY} .who b")).to_have_count(3)
    expect(page.locator(QUESTION)).to_be_visible()


def test_the_form_says_what_so_many_seats_mean(visit: Visit) -> None:
    page = visit().goto("/new/uprising")
    seats = page.get_by_label("Number of players")
    expect(seats.locator("option")).to_have_text(["1 · Rivals", "2 · Rivals", "3", "4", "6 · Six players"])
    for n, meaning in (
        ("1", "two rivals"),
        ("2", "a rival joins"),
        ("3", "for themselves"),
        ("6", "Two teams of three"),
    ):
        seats.select_option(n)
        expect(page.locator(".meaning")).to_contain_text(meaning)


def test_what_is_pointed_at_does_not_move(visit: Visit) -> None:
    """The rule behind an option takes the place of the guide beside the question; the options stay where they are."""
    visitor = visit(bypass_csp=True)
    record = game_of_bots("uprising", 1, "1", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "buy"))
    page = visitor.page
    if page.locator(MORE).count():
        page.locator(MORE).click()
    meaning = page.locator(".meaning")
    guide = "Persuasion buys cards for your deck; swords count in the conflict."
    page.mouse.move(1, 1)
    expect(meaning).to_have_text(guide)
    option = page.locator(OFFERED).first
    before = option.bounding_box()
    option.hover()
    expect(meaning).not_to_have_text(guide)
    expect(meaning).not_to_have_text("")
    assert option.bounding_box() == before
    page.mouse.move(1, 1)
    expect(meaning).to_have_text(guide)
