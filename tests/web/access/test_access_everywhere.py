"""axe-core finds nothing serious at any game's table and on any other screen, at both widths, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit, game_of_bots

LANGUAGES = {"ru": "РУ", "uk": "УК", "en": "EN"}
TABLES = {
    "dune": ("dune", 6, (), {}),
    "advanced dune": ("dune", 4, ("advanced",), {"faction_choice": "chosen"}),
    "uprising": ("uprising", 4, ("choam",), {"leader_choice": "chosen"}),
    "immortality": ("uprising", 3, ("immortality",), {}),
    "six": ("uprising", 6, (), {}),
    "rivals": ("uprising", 1, (), {}),
    "imperium": ("imperium", 4, (), {}),
    "hagal": ("imperium", 1, (), {}),
    "arrakis": ("arrakis", 2, ("spacing_guild",), {}),
    "feud": ("feud", 3, (), {}),
    "oasis": ("oasis", 2, (), {}),
}
SCREENS = {
    "/": "button.main",
    "/new/dune": "fieldset",
    "/new/uprising": "fieldset",
    "/new/imperium": "fieldset",
    "/new/arrakis": "fieldset",
    "/mine": "h1",
    "/forgot": "form",
    "/nowhere": ".missing",
}


def check(page: Page) -> None:
    """In every language, wide and narrow."""
    for language, button in LANGUAGES.items():
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for viewport in (PHONE, DESKTOP):
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            assert look(page, contrast=language == "en") == [], (language, viewport)


@pytest.mark.parametrize("name", TABLES)
def test_a_table(visit: Visit, name: str) -> None:
    visitor = visit(bypass_csp=True)
    game, seats, modules, settings = TABLES[name]
    visitor.sit_down(game, seats, modules=list(modules), settings=settings)
    check(visitor.page)


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen(visit: Visit, path: str) -> None:
    visitor = visit(bypass_csp=True)
    page = visitor.goto(path)
    expect(page.locator(SCREENS[path]).first).to_be_visible()
    for fold in page.locator("main summary").all():
        fold.click()
    check(page)
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault]


@pytest.mark.parametrize(("game", "seats"), [("dune", 3), ("uprising", 3), ("arrakis", 2)])
def test_the_end_of_a_game_and_its_replay(visit: Visit, game: str, seats: int) -> None:
    visitor = visit(bypass_csp=True)
    table = visitor.keep(game_of_bots(game, seats, "a"))
    page = visitor.goto(f"/table/{table}")
    expect(page.locator("div.ending").first).to_be_visible()
    check(page)
    visitor.goto(f"/replay/{table}?at=60")
    expect(page.locator("input[type=range]")).to_be_visible()
    page.get_by_role("button", name="Charts").click()
    check(page)
