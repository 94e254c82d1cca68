"""The first page: what it fetches before anybody can begin, and in which order the games stand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response, Route, expect
from tests.web.conftest import Visit

MOST_REQUESTS = 16
MOST_BYTES = 160_000  # of it two fonts for Latin and two for Cyrillic letters, and the list of games


def test_it_fetches_little_and_nothing_of_other_languages(visit: Visit) -> None:
    visitor = visit()
    got: list[Response] = []

    def hear(response: Response) -> None:
        got.append(response)

    visitor.page.on("response", hear)
    page = visitor.goto()
    expect(page.locator("button.main").first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    paths = [response.url.removeprefix(visitor.url) for response in got]
    assert len(paths) <= MOST_REQUESTS, paths
    assert not [path for path in paths if re.search(r"/assets/(ru|uk|Table|dune|uprising)-", path)]
    sizes = page.evaluate("performance.getEntriesByType('resource').map(each => each.encodedBodySize)")
    assert sum(sizes) < MOST_BYTES
    scripts = [response for response in got if response.url.endswith((".js", ".css"))]
    assert {response.header_value("content-encoding") for response in scripts} <= {"br", "gzip"}
    assert all("immutable" in (response.header_value("cache-control") or "") for response in scripts)


@pytest.mark.parametrize(("language", "button"), [("ru", "Играть с ботами сейчас"), ("uk", "Грати з ботами зараз")])
def test_the_words_of_a_language_are_there_before_anything_is_shown(visit: Visit, language: str, button: str) -> None:
    """Nobody sees a flash of English."""
    visitor = visit(locale=language)
    visitor.page.add_init_script(
        """new MutationObserver(() => (window.english ||= document.body?.innerText.includes('My games')))
        .observe(document, { childList: true, subtree: true })"""
    )
    page = visitor.goto()
    expect(page.get_by_role("button", name=button).first).to_be_enabled()
    assert not page.evaluate("window.english")


def test_a_language_is_switched_at_once(visit: Visit) -> None:
    page = visit().goto()
    expect(page.locator("button.main").first).to_be_enabled()
    page.get_by_role("button", name="УК").click()
    expect(page.get_by_role("button", name="Грати з ботами зараз").first).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_games_stand_in_their_order(visit: Visit) -> None:
    page = visit().goto()
    titles = page.locator(".games h2")
    expect(titles).to_have_text(["Dune", "Dune: Imperium – Uprising", "Dune: Imperium", "Dune: War for Arrakis"])


def test_many_games_in_progress_leave_room_for_a_new_one(visit: Visit) -> None:
    visitor = visit()
    for _ in range(6):
        visitor.sit_down("feud", 2)
    page = visitor.goto()
    going = page.get_by_role("region", name="Your games in progress")
    expect(going.get_by_role("listitem")).to_have_count(4)
    going.get_by_role("link", name="All 6 games in progress").click()
    expect(page).to_have_url(re.compile("/mine$"))


def test_the_first_page_is_busy_until_it_shows_its_games(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []
    visitor.page.route("**/api/games*", lambda route: held.append(route))
    page = visitor.goto()
    expect(page.locator(".home[aria-busy=true]")).to_be_visible()
    for each in held:
        each.continue_()
    expect(page.locator(".home[aria-busy=false] button.main").first).to_be_enabled()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_game_can_be_begun_without_scrolling(visit: Visit, language: str) -> None:
    page = visit({"width": 1366, "height": 768}, locale=language).goto()
    buttons = page.locator(".game button.main")
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=0.99)
