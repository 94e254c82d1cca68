"""Inviting friends: the page that a link leads to, codes, pictures, and games that can be watched."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.server.conftest import Server
from tests.web.conftest import PHONE, QUESTION, Visit


def test_a_friend_comes_by_link(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    page = host.goto("/new/feud")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Your name, as your friends will see it").fill("Duke Leto")
    page.get_by_label("Pace of play").select_option("day")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    copy = page.get_by_role("button", name="Copy link")
    expect(copy).to_have_class("main")
    page.get_by_role("button", name="Show as QR code").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.locator("code").inner_text()

    theirs = friend.goto(link.removeprefix(host.url))
    expect(theirs.get_by_text("Duke Leto invites you to play Feud.")).to_be_visible()
    expect(theirs.get_by_text("1 seat is free of")).to_be_visible()
    expect(theirs.get_by_text("1 day a move")).to_be_visible()
    theirs.get_by_label("Your name").fill("Paul")
    theirs.get_by_role("button", name="Join").click()
    theirs.wait_for_url("**/table/**")
    mine = host.goto("/mine")
    expect(mine.get_by_role("listitem").filter(has_text="Paul")).to_contain_text("Round 1")


def test_a_friend_comes_by_code(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.goto("/new/feud")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Your name, as your friends will see it").fill("Duke Leto")
    page.get_by_role("button", name="Create table").click()
    code = page.get_by_text("Code: ").inner_text().removeprefix("Code: ")

    theirs = friend.goto()
    theirs.get_by_label("Code", exact=True).fill("AAAA-AAAA")
    theirs.get_by_role("button", name="Go to the table").click()
    expect(theirs.get_by_role("alert")).to_have_text("No free seat has this code.")
    theirs.get_by_label("Code", exact=True).fill(code.lower())
    theirs.get_by_role("button", name="Go to the table").click()
    expect(theirs.get_by_text("Duke Leto invites you to play Feud.")).to_be_visible()
    theirs.get_by_label("Your name").fill("Gurney")
    theirs.get_by_role("button", name="Join").click()
    theirs.wait_for_url("**/table/**")
    friend.faults = [fault for fault in friend.faults if "404" not in fault]  # the code that nobody had


def test_public_games_can_be_watched(visit: Visit) -> None:
    player, watcher = visit(), visit()
    id = player.sit_down("uprising", 3, public=True)
    page = watcher.goto()
    games = page.get_by_role("region", name="Games to watch")
    games.get_by_role("link").filter(has_text="Paul").first.click()
    page.wait_for_url("**/table/**")
    watcher.goto(f"/table/{id}")
    expect(page.get_by_label("Board").first).to_be_visible()


def test_a_public_table_is_found_and_joined(visit: Visit, server: Server) -> None:
    host = server.lobby("Duke Leto")
    host.create("feud", ["me", "open"], public=True)
    page = visit().goto()
    tables = page.get_by_role("region", name="Open tables")
    tables.get_by_role("link").filter(has_text="Duke Leto").first.click()
    page.get_by_role("button", name="Join").click()
    expect(page.locator(QUESTION)).to_be_visible()


def test_a_guest_who_logs_in_keeps_the_seat(visit: Visit, server: Server) -> None:
    account = server.lobby()
    account.register("Gurney Halleck", "the water of life")
    visitor = visit()
    table = visitor.sit_down("uprising", 3)
    page = visitor.goto()
    page.get_by_role("button", name="Paul", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the account").fill("Gurney Halleck")
    dialog.get_by_label("Password").fill("the water of life")
    dialog.get_by_role("button", name="Log in").click()
    expect(dialog.get_by_text("You are logged in.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("li.asked a")).to_have_attribute("href", f"/table/{table}")
    page.locator("li.asked a").click()
    visitor.wait_for_question()
