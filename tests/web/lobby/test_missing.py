"""Addresses at which there is nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PHONE, Visit

WORDS = [
    ("en", "There is nothing here", "Home page"),
    ("ru", "Здесь ничего нет", "На главную страницу"),
    ("uk", "Тут нічого немає", "На головну сторінку"),
]


@pytest.mark.parametrize(("language", "nothing", "home"), WORDS)
def test_an_unknown_address_says_so_and_leads_home(visit: Visit, language: str, nothing: str, home: str) -> None:
    visitor = visit(PHONE, locale=language)
    page = visitor.goto("/nonsense")
    expect(page.get_by_role("heading", name=nothing)).to_be_visible()
    expect(page.locator(".missing")).to_contain_text("/nonsense")
    page.get_by_role("link", name=home).click()
    expect(page.locator(".missing")).to_have_count(0)
    expect(page).to_have_url(f"{visitor.url}/")


@pytest.mark.parametrize(
    "path", ["/table/nonsense", "/replay/nonsense", "/new/nonsense", "/table", "/mine/1", "/constructor/1"]
)
def test_what_does_not_exist_is_not_there(visit: Visit, path: str) -> None:
    visitor = visit()
    page = visitor.goto(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault]  # the server's own word for it
