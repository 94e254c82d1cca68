"""axe-core finds nothing serious on any screen, light or dark, wide or narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MORE, OFFERED, PHONE, Visit


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_no_screen_has_a_serious_violation(visit: Visit, scheme: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, color_scheme=scheme, bypass_csp=True)
    page = visitor.goto()
    expect(page.locator("button.main").first).to_be_visible()
    assert look(page) == []
    page.goto(visitor.url + "/new/dune")
    expect(page.locator("fieldset").first).to_be_visible()
    page.locator("summary").first.click()
    assert look(page) == []
    for game, seats in (("arrakis", 2), ("dune", 3), ("uprising", 3)):
        table = visitor.sit_down(game, seats)
        visitor.play(1, 3)
        expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_visible()
        assert look(page) == []
    page.get_by_role("button", name="Table and settings").click()
    assert look(page) == []
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede?").click()
    expect(page.locator("div.ending")).to_be_visible()
    page.goto(f"{visitor.url}/replay/{table}?at=5")
    expect(page.locator("input[type=range]")).to_be_visible()
    assert look(page) == []
    page.goto(visitor.url + "/mine")
    expect(page.locator("h2").first).to_be_visible()
    assert look(page) == []
