"""The account page, manners at the table, and what the operator tells everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import pyotp
import pytest
from playwright.sync_api import expect
from tests.server.conftest import Server
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit, Visitor

from kanly.cli.app import run

PASSWORD = "the water of life"
NUMBERS = count(1)


def with_account(visitor: Visitor) -> str:
    """Open an account over the page's own session."""
    name = f"Jessica {next(NUMBERS)}"
    data = {"name": name, "password": PASSWORD}
    assert visitor.page.request.post(f"{visitor.url}/api/accounts", data=data, headers={"origin": visitor.url}).ok
    visitor.goto()
    visitor.page.evaluate("localStorage.setItem('kanly.known', '1')")
    return name


@pytest.mark.parametrize("locale", ["en", "ru", "uk"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_the_account_page_is_for_everybody(visit: Visit, viewport: dict[str, int], locale: str) -> None:
    visitor = visit(viewport, locale=locale, bypass_csp=True)
    with_account(visitor)
    page = visitor.goto("/account")
    expect(page.locator("section")).to_have_count(5)
    expect(page.locator("section li")).to_have_count(1)
    assert look(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    missing = [text for text in page.locator("main").all_inner_texts() if re.search(r"\b[a-z]+-[a-z]+-?[a-z]*\b", text)]
    assert locale == "en" or missing == []
    for path in ("/forgot", "/reset#token"):
        page.goto(visitor.url + path)
        expect(page.locator("form")).to_be_visible()
        assert look(page) == []


def test_a_password_is_changed_and_other_browsers_are_out(visit: Visit) -> None:
    here, there = visit(), visit()
    name = with_account(here)
    login = {"name": name, "password": PASSWORD}
    assert there.page.request.post(f"{there.url}/api/login", data=login, headers={"origin": there.url}).ok
    page = here.goto("/account")
    expect(page.locator("section li")).to_have_count(2)
    form = page.get_by_role("region", name="Change the password")
    form.get_by_label("Your password").fill("not it at all")
    form.get_by_label("New password").fill("fear is the mind killer")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Your password").fill(PASSWORD)
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("all other browsers are logged out")
    assert there.page.request.get(f"{there.url}/api/me").status == 403
    page.reload()
    expect(page.locator("section li")).to_have_count(1)
    expect(page.get_by_text("this browser")).to_be_visible()


def test_a_forgotten_password_is_set_anew_by_the_operators_link(
    visit: Visit, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = visit()
    name = with_account(visitor)
    assert run(["admin", "reset", name, "--url", visitor.url, "--db", server.db]) == 0
    link = capsys.readouterr().out.strip()
    visitor.context.clear_cookies()
    visitor.page.evaluate("localStorage.clear()")  # another browser
    page = visitor.goto(link.removeprefix(visitor.url))
    page.get_by_label("Password").fill("the litany against fear")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The password is changed. Log in with it.")).to_be_visible()
    assert server.lobby().log_in(name, "the litany against fear").name == name


def test_one_session_is_ended(visit: Visit) -> None:
    here, there = visit(), visit()
    login = {"name": with_account(here), "password": PASSWORD}
    assert there.page.request.post(f"{there.url}/api/login", data=login, headers={"origin": there.url}).ok
    page = here.goto("/account")
    page.get_by_role("region", name="Where you are logged in").get_by_role("button", name="Log out", exact=True).click()
    expect(page.locator("section li")).to_have_count(1)
    assert there.page.request.get(f"{there.url}/api/me").status == 403


def test_a_second_factor_is_set_up_and_asked_for(visit: Visit) -> None:
    visitor = visit()
    name = with_account(visitor)
    page = visitor.goto("/account")
    second = page.get_by_role("region", name="Second factor")
    second.get_by_label("Your password").fill(PASSWORD)
    second.get_by_role("button", name="Set up").click()
    expect(second.get_by_role("img")).to_be_visible()
    assert second.get_by_role("img").evaluate("each => each.naturalWidth") > 100
    app = pyotp.TOTP(second.locator("code").inner_text())
    second.get_by_label("The code that the app shows").fill(app.now())
    second.get_by_role("button", name="Turn on").click()
    expect(second.get_by_role("listitem")).to_have_count(10)
    paper = second.get_by_role("listitem").first.inner_text()
    page.goto(visitor.url)
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Log out").click()
    dialog.get_by_label("Name of the account").fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_role("alert")).to_contain_text("second factor")
    dialog.get_by_label("Code of the app").fill(paper)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_text("You are logged in.")).to_be_visible()


def test_an_account_is_deleted(visit: Visit) -> None:
    visitor = visit()
    name = with_account(visitor)
    page = visitor.goto("/account")
    leave = page.get_by_role("region", name="Delete my account and data")
    leave.get_by_label("Your password").fill(PASSWORD)
    leave.get_by_role("button").click()
    leave.get_by_role("button", name="Really delete everything?").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    login = {"name": name, "password": PASSWORD}
    assert page.request.post(f"{visitor.url}/api/login", data=login, headers={"origin": visitor.url}).status == 403


def test_somebody_is_muted_in_the_chat_and_heard_again(visit: Visit, server: Server) -> None:
    visitor = visit(bypass_csp=True)
    with_account(visitor)
    wish = {"game": "uprising", "pace": 0, "public": True,
            "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]}  # fmt: skip
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=wish, headers={"origin": visitor.url})
    id = answer.json()["table"]["id"]
    piter = server.lobby("Piter")
    piter.join(id)
    page = visitor.goto(f"/table/{id}")
    with piter.seat(id, 1) as seat:
        seat.say("a hunter-seeker for you")
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text("a hunter-seeker for you")).to_be_visible()
        page.get_by_role("log").get_by_role("button", name="About Piter").click()
        dialog = page.get_by_role("dialog")
        assert look(page) == []
        dialog.get_by_label("What happened").fill("threats")
        dialog.get_by_role("button", name="Send").click()
        expect(dialog.get_by_text("Reported to the operator.")).to_be_visible()
        dialog.get_by_role("button", name="Mute").click()
        expect(dialog.get_by_text("Muted.")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        seat.say("can you hear me?")
        expect(page.get_by_text("(something by Piter, muted)")).to_be_visible()
        assert page.get_by_text("can you hear me?").count() == 0
    page.get_by_role("list", name="Seats").get_by_role("button", name="About Piter").click()
    page.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(page.get_by_text("Blocked.", exact=True)).to_be_visible()
    page.goto(visitor.url + "/account")
    people = page.get_by_role("region", name="Muted and blocked people")
    expect(people.get_by_role("listitem")).to_contain_text("Piter")
    people.get_by_role("button", name="Undo").click()
    expect(people.get_by_text("Nobody.")).to_be_visible()


@pytest.fixture
def told(server: Server) -> Iterator[None]:
    """The operator tells everybody something."""
    assert run(["admin", "broadcast", "We rest at noon.", "--uk", "Опівдні перерва.", "--db", server.db]) == 0
    yield
    for each in server.lobby().broadcasts():
        assert run(["admin", "withdraw", each.id, "--db", server.db]) == 0


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_broadcast_is_shown_until_it_was_read(visit: Visit, told: None, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, locale="uk", bypass_csp=True)
    page = visitor.goto()
    banner = page.get_by_text("Опівдні перерва.")
    expect(banner).to_be_visible()
    assert look(page) == []
    page.locator(".told button").click()
    expect(banner).to_have_count(0)
    page.reload()
    expect(page.locator("button.main").first).to_be_visible()
    expect(banner).to_have_count(0)


def test_markup_in_names_and_broadcasts_is_text(visit: Visit, server: Server) -> None:
    """Nothing that people or the operator write becomes part of a page, with the content security policy off."""
    markup = "<img src=x onerror=hack()>"
    assert run(["admin", "broadcast", f"Noon {markup}", "--db", server.db]) == 0
    host = server.lobby(markup)
    made = host.create("uprising", ["me", "open", "bot"], public=True)
    visitor = visit(bypass_csp=True)
    page = visitor.goto()
    expect(page.get_by_text(f"Noon {markup}")).to_be_visible()
    expect(page.get_by_text(markup).first).to_be_visible()
    page.goto(f"{visitor.url}/join/{made.table.id}#{made.links[0].token}")
    expect(page.get_by_text(f"{markup} invites you")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
    for each in server.lobby().broadcasts():
        assert run(["admin", "withdraw", each.id, "--db", server.db]) == 0
