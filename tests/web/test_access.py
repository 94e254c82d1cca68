"""axe-core finds nothing serious on any screen, light or dark, wide or narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, MORE, OFFERED, PHONE, Visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async contrast => {
  const rules = { 'color-contrast': { enabled: contrast } };
  const found = await axe.run(document, { resultTypes: ['violations'], rules });
  const told = node => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '');
  return found.violations.filter(each => each.impact === 'serious' || each.impact === 'critical')
    .map(each => `${each.id}: ${each.nodes.slice(0, 4).map(told).join(' | ')}`);
}"""


def look(page: Page, contrast: bool = True) -> list[str]:
    """What is serious; `contrast` takes most of the time, and is the same in all languages."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(LOOK, contrast)
    return found


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
