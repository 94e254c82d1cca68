"""Who comes for the first time is greeted in one sentence, once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("language", "title"), [("en", "First visit"), ("ru", "Первый визит"), ("uk", "Перший візит")])
def test_the_greeting_can_be_closed_for_good(visit: Visit, size: dict[str, int], language: str, title: str) -> None:
    visitor = visit(size, locale=language, bypass_csp=True)
    page = visitor.goto()
    greeting = page.get_by_role("complementary", name=title)
    expect(greeting).to_be_in_viewport()
    expect(greeting.get_by_role("button")).to_have_count(len(page.locator("[data-learn]").all()) + 1)
    assert look(page) == []
    greeting.get_by_role("button").last.click()
    expect(greeting).to_have_count(0)
    page.reload()
    expect(page.locator("button.main").first).to_be_enabled()
    expect(greeting).to_have_count(0)


def test_it_leads_to_a_guided_round_and_is_not_said_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goto()
    page.get_by_role("button", name="First round with a guide: Dune", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    visitor.wait_for_question()
    visitor.goto()
    expect(page.locator("button.main").first).to_be_enabled()
    expect(page.get_by_role("complementary", name="First visit")).to_have_count(0)
