"""Playing Uprising alone: the form knows who comes by itself, and rivals are seen at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, Visit

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


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_round_alone(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    visitor.sit_down("uprising", 1, settings={"leader_choice": "dealt"})
    page = visitor.page
    names = page.locator(f"{ENTRY} .who b")
    expect(names).to_have_count(3)
    expect(page.locator(ENTRY, has_text="(rival)")).to_have_count(2)
    visitor.play(5, 14)
    if viewport is PHONE:
        page.get_by_role("button", name="All about the seats").click()
    expect(page.locator(ENTRY, has_text="for the Swordmaster").first).to_be_attached()
