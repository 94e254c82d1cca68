"""A person in front of a browser: from the first page to the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import Server
from tests.web.conftest import PHONE, Visitor

Visit = Callable[..., Visitor]
QUESTION = ".bar h2"


def create(page: Page, server: Server, game: str, seats: int, **more: object) -> None:
    """Set a table over the page's own session, and sit down at it."""
    page.goto(server.url + "/mine")
    expect(page.locator("h1")).to_be_visible()
    bots = [{"who": "bot", "bot": "random"} for _ in range(seats - 1)]
    wish = {"game": game, "seats": [{"who": "me"}, *bots], "pace": 0, **more}
    answer = page.request.post(server.url + "/api/tables", data=wish, headers={"origin": server.url})
    assert answer.ok, answer.text()
    page.goto(f"{server.url}/table/{answer.json()['table']['id']}")


def play(page: Page, seed: int, most: int) -> bool:
    """A robot that clicks on what is offered; whether the game is over."""
    dice = Random(seed)
    for _ in range(most):
        page.wait_for_function(
            "() => document.querySelector('.bar .option:not(.unasked):enabled') || document.querySelector('.ending')"
        )
        if page.locator(".ending").count():
            return True
        options = page.locator(".bar .option:not(.unasked):enabled")
        before = page.locator(".bar").inner_html()
        options.nth(dice.randrange(options.count())).click()
        page.wait_for_function("before => document.querySelector('.bar').innerHTML !== before", arg=before)
    return False


@pytest.mark.parametrize("game", ["dune", "uprising"])
def test_one_click_from_the_first_page_to_a_running_game(visit: Visit, game: str) -> None:
    page = visit().goto()
    page.locator(f"section:has(#game-{game}) button.main").click()
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator(".bar .option").first).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("dune", 2), ("uprising", 3)])
def test_a_robot_clicks_through_a_whole_game(visit: Visit, server: Server, game: str, seats: int) -> None:
    page = visit().page
    create(page, server, game, seats)
    assert play(page, 7, 1500), "the game did not end"
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("input[type=range]")).to_be_visible()


def test_a_reload_in_the_middle_of_a_question_loses_nothing(visit: Visit, server: Server) -> None:
    page = visit().page
    create(page, server, "uprising", 3)
    play(page, 3, 5)
    asked = page.locator(QUESTION).inner_text()
    offered = page.locator(".bar .option").all_inner_texts()
    page.reload()
    expect(page.locator(QUESTION)).to_have_text(asked)
    assert page.locator(".bar .option").all_inner_texts() == offered


def test_undo_takes_the_last_choice_back(visit: Visit, server: Server) -> None:
    page = visit().page
    create(page, server, "uprising", 3)
    expect(page.locator(".bar .option").first).to_be_visible()
    offered = page.locator(".bar .option").all_inner_texts()
    page.locator('.bar [data-option="reveal"]').click()
    page.wait_for_function("() => !document.querySelector('[data-option=\"reveal\"]')")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator('.bar [data-option="reveal"]')).to_be_visible()
    assert page.locator(".bar .option").all_inner_texts() == offered


def test_keys_walk_the_options_and_answer(visit: Visit, server: Server) -> None:
    page = visit().page
    create(page, server, "uprising", 3)
    page.locator(".bar .option").first.focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.option")
    assert focused == page.locator(".bar .option").nth(1).get_attribute("data-option")
    before = page.locator(".bar").inner_html()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.bar').innerHTML !== before", arg=before)


def test_two_friends_meet_over_a_link(visit: Visit, server: Server) -> None:
    host = visit().page
    host.goto(server.url + "/new/dune")
    host.get_by_label("How many").select_option("2")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    link = host.locator("code").inner_text()
    guest = visit().page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Chani")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator(QUESTION)).to_be_visible()
    expect(host.get_by_text("Chani").first).to_be_visible()


def test_a_phone_shows_the_question_without_scrolling(visit: Visit, server: Server) -> None:
    page = visit(PHONE).page
    create(page, server, "uprising", 3)
    question = page.locator(QUESTION)
    expect(question).to_be_in_viewport()
    expect(page.locator(".bar .option").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("language", "button"), [("ru", "РУ"), ("uk", "УК")])
def test_the_language_changes_at_once(visit: Visit, server: Server, language: str, button: str) -> None:
    page = visit().page
    create(page, server, "dune", 2)
    expect(page.locator(QUESTION)).to_be_visible()
    before = page.locator(QUESTION).inner_text()
    page.get_by_role("button", name=button).click()
    expect(page.locator(QUESTION)).not_to_have_text(before)
    assert page.locator("html").get_attribute("lang") == language
