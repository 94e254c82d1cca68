"""Inviting friends: the page that a link leads to, codes, pictures, and games that can be watched."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Visit


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
