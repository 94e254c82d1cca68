"""Everything public can be looked at with one click, and a faction has one colour everywhere."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit, first_choice, game_of_bots


def test_piles_of_uprising(visit: Visit) -> None:
    """My deck by name; of others what lies open, and how many cards they hold; what may still come."""
    visitor = visit(DESKTOP, bypass_csp=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    page.locator(".dock .pile").first.click()
    dialog = page.get_by_role("dialog")
    mine = dialog.locator("section", has=page.get_by_role("heading", name="Deck"))
    expect(mine.locator("li").first).to_be_visible()
    assert look(page) == []
    dialog.locator(".whose button[aria-pressed=false]").first.click()
    hand = dialog.locator("section", has=page.get_by_role("heading", name="Deck"))
    expect(hand.locator("li")).to_have_count(0)
    dialog.get_by_role("button", name="The table").click()
    expect(dialog.get_by_role("heading", name="Imperium deck")).to_be_visible()
    unseen = dialog.locator("section", has=page.get_by_role("heading", name="Imperium deck"))
    assert unseen.locator("li").count() > 20
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_seat_of_dune_opens_what_its_faction_has(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, bypass_csp=True)
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "plan_dial"))
    page = visitor.page
    page.locator(".seats .look").nth(1).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Leaders")).to_be_visible()
    assert look(page) == []
    dialog.get_by_role("button", name="The table").click()
    expect(dialog.get_by_role("heading", name="Treachery cards not seen")).to_be_visible()


def test_a_faction_has_one_colour(visit: Visit) -> None:
    """On its emblem, on its seat and in the log."""
    visitor = visit()
    visitor.sit_down("dune", 3, settings={"faction_1": "atreides", "faction_swap": False})
    page = visitor.page
    seat = page.locator(".seats li").first
    colour = seat.locator(".emblem").first.evaluate("e => getComputedStyle(e).backgroundColor")
    assert seat.evaluate("e => getComputedStyle(e).borderLeftColor") == colour
    expect(seat.locator("svg").first.locator("path")).to_have_css("fill", colour)


def test_factions_are_chosen_among_cards(visit: Visit) -> None:
    visitor = visit(DESKTOP, bypass_csp=True)
    visitor.sit_down("dune", 4, settings={"faction_choice": "chosen"})
    page = visitor.page
    card = page.locator(".choosing li", has=page.locator("[data-faction=atreides]"))
    expect(card).to_contain_text("House Atreides")
    expect(card).not_to_contain_text("Kwisatz Haderach")
    assert look(page) == []
    card.get_by_role("button").click()
    expect(page.locator(".seats li").first).to_contain_text("Atreides")


def test_leaders_are_chosen_among_cards(visit: Visit) -> None:
    """Each says what it can do; a click takes it."""
    visitor = visit(DESKTOP, bypass_csp=True)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "chosen"})
    page = visitor.page
    card = page.locator(".board .leader").first
    expect(card.locator("span").nth(1)).to_be_visible()
    assert look(page) == []
    name = card.locator("b").inner_text()
    card.click()
    expect(page.locator(".seats li").first).to_contain_text(name)


def test_escape_closes_one_thing_at_a_time(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("arrakis", 2)
    page = visitor.page
    reasons = page.get_by_role("button", name="Why not")
    reasons.click()
    expect(reasons).to_have_attribute("aria-expanded", "true")
    page.locator("g[data-explain='area:carthag']").click(button="right")
    explained = page.get_by_role("dialog")
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_be_hidden()
    expect(reasons).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(reasons).to_have_attribute("aria-expanded", "false")
    visitor.play(2, 2)
    visitor.goto(f"/replay/{table}?at=1")
    page.locator("g[data-explain='area:carthag']").click(button="right")
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_be_hidden()
