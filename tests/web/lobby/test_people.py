"""Who somebody is, and how they learn that it is their move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.conftest import Server
from tests.web.conftest import DESKTOP, Visit, Visitor


def test_an_account_is_opened_left_and_entered_again(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    page = visitor.goto()
    expect(page.get_by_role("heading", name="Your games in progress")).to_be_visible()
    page.get_by_role("button", name="Paul", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the account").fill("Lady Jessica")
    dialog.get_by_label("Password").fill("the water of life")
    dialog.get_by_role("button", name="Create an account").click()
    expect(dialog.get_by_text("Your account is ready")).to_be_visible()
    dialog.get_by_role("button", name="Log out").click()
    expect(dialog.get_by_text("You are logged out.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games in progress")).to_have_count(0)
    dialog.get_by_label("Name of the account").fill("Lady Jessica")
    dialog.get_by_label("Password").fill("not the password")
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_role("alert")).to_have_text("Name or password is wrong.")
    dialog.get_by_label("Password").fill("the water of life")
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_text("You are logged in.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="Your games in progress")).to_be_visible()
    expect(page.get_by_role("button", name="Lady Jessica", exact=True)).to_be_visible()


@pytest.fixture
def mailing(chromium: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at a server that sends e-mail."""
    mail = {"KANLY_SMTP": "smtp://127.0.0.1:1", "KANLY_MAIL_FROM": "kanly@example.org"}
    server = Server(f"sqlite:///{tmp_path}/kanly.db", tmp_path, **mail).start()
    visitor = Visitor(chromium, server.url, DESKTOP)
    yield visitor
    visitor.close()
    server.close()
    assert visitor.faults == []


def test_a_server_without_mail_asks_for_no_address(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    page = visitor.goto()
    page.get_by_role("button", name="Paul", exact=True).click()
    expect(page.get_by_label("Webhook")).to_be_visible()
    expect(page.get_by_label("Email")).to_have_count(0)


def test_where_notices_go_is_kept(mailing: Visitor) -> None:
    visitor = mailing
    visitor.sit_down("uprising", 3)
    page = visitor.goto()
    page.get_by_role("button", name="Paul", exact=True).click()
    page.get_by_label("Email").fill("paul@example.org")
    page.get_by_role("dialog").get_by_role("button", name="Save").last.click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Paul", exact=True).click()
    expect(page.get_by_label("Email")).to_have_value("paul@example.org")


def test_the_first_page_hears_of_a_move_at_once(visit: Visit) -> None:
    visitor = visit()
    first = visitor.sit_down("uprising", 3)
    page = visitor.goto()
    call = page.locator("header .call")
    expect(call).to_contain_text("Your move at a table")
    expect(call).to_have_attribute("href", f"/table/{first}")
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    wish, headers = {"game": "uprising", "seats": chairs, "pace": 0}, {"origin": visitor.url}
    assert page.request.post(f"{visitor.url}/api/tables", data=wish, headers=headers).ok
    expect(call).to_contain_text("Your move at 2 tables")
    expect(page.locator("li.asked")).to_have_count(2)
    page.locator("li.asked a").first.click()
    expect(call).to_contain_text("Your move at another table")
