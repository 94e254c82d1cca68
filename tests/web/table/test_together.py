"""Several people at one table: taking back by consent, windows that are held open, seats that bots play meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import Server
from tests.web.conftest import DESKTOP, OFFERED, PHONE, QUESTION, Visit, Visitor

from kanly.client import Seat
from kanly.protocol.lobby import Clock


def meet(host: Visitor, friend: Visitor, game: str, **more: object) -> tuple[Page, Page]:
    """A table for two, at which Paul, the host, and Chani sit."""
    headers = {"origin": host.url}
    for visitor, name in ((host, "Paul"), (friend, "Chani")):
        assert visitor.page.request.post(f"{host.url}/api/guests", data={"name": name}, headers=headers).ok
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "open"}], **more}
    made = host.page.request.post(f"{host.url}/api/tables", data=wish, headers=headers)
    assert made.ok, made.text()
    id, token = made.json()["table"]["id"], made.json()["links"][0]["token"]
    taken = friend.page.request.post(f"{host.url}/api/tables/{id}/join", data={"token": token}, headers=headers)
    assert taken.ok, taken.text()
    return host.goto(f"/table/{id}"), friend.goto(f"/table/{id}")


@pytest.mark.parametrize(
    ("language", "viewport", "asks", "undone", "words"),
    [
        ("ru", DESKTOP, "Paul просит отменить свой выбор.", "Будет отменено:", ("Отказать", "Согласиться")),
        ("uk", PHONE, "Paul просить скасувати свій вибір.", "Буде скасовано:", ("Відмовити", "Погодитися")),
    ],
    ids=["ru", "uk"],
)
def test_a_choice_that_was_answered_is_taken_back_by_consent(
    visit: Visit, language: str, viewport: dict[str, int], asks: str, undone: str, words: tuple[str, str]
) -> None:
    """Why it needs consent is told to whoever asks; what is undone to whoever is asked, each in their language."""
    host, friend = meet(visit(), visit(viewport, locale=language), "dune", settings={"faction_swap": True})
    question = host.locator(QUESTION)
    first = question.inner_text()
    offer = host.locator(OFFERED).first
    offer.click()
    expect(friend.locator("[data-option='accept']")).to_be_visible()
    friend.locator("[data-option='accept']").click()
    ask = host.get_by_role("button", name="Ask to undo")
    expect(ask).to_have_attribute("title", "Chani has answered since.")
    expect(host.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    ask.click()
    note = friend.locator(".notes [role=status]")
    expect(note).to_contain_text(asks)
    expect(note.locator(".about")).to_contain_text(undone)
    expect(note.locator(".about > span")).to_have_count(2)  # the offer and that it was accepted
    expect(host.locator(".notes [role=status]")).to_contain_text("You ask to take a choice back.")
    expect(note).to_be_in_viewport(ratio=0.99)
    expect(host.locator(".notes [role=status]").get_by_role("button")).to_have_text(["Withdraw"])
    no, yes = words
    note.get_by_role("button", name=no, exact=True).click()
    expect(host.locator(".notes")).to_contain_text("Chani does not agree.")
    expect(question).not_to_have_text(first)
    ask.click()
    note.get_by_role("button", name=yes, exact=True).click()
    expect(question).to_have_text(first)
    expect(host.locator(".notes .about")).to_have_count(0)


def answer(seat: Seat, option: str) -> None:
    assert seat.wait_for_question()
    seat.choose(option)


def test_a_window_counts_down_and_can_be_held_open(visit: Visit, server: Server) -> None:
    """Whoever could react sees how long the others wait, and may think longer."""
    visitor, paul = visit(), server.lobby("Paul")
    made = paul.create("feud", ["me", "open"], clock=Clock(window=15), settings={"rounds": 6})
    page = visitor.goto(f"/join/{made.table.id}#{made.links[0].token}")
    page.get_by_label("Your name").fill("Chani")
    page.get_by_role("button", name="Join").click()
    with paul.seat(made.table.id, 0) as seat:
        answer(seat, "pass")
        page.locator("[data-option='pass']").click()
        answer(seat, "duel:briar")
        hold = page.get_by_role("button", name="Hold on (")
        expect(hold).to_be_visible()
        hold.click()
        expect(page.get_by_text("Waiting for you", exact=True)).to_be_visible()
        page.locator("[data-option='pass']").click()
        assert seat.wait_for_question()


def test_a_seat_whose_owner_has_just_gone_is_not_given_away(visit: Visit) -> None:
    """The host is told so."""
    owner, guest = visit(), visit()
    host, friend = meet(owner, guest, "feud")
    expect(friend.locator(QUESTION)).to_be_visible()
    guest.goto("/mine")
    host.get_by_role("button", name="Add a bot").click()
    expect(host.get_by_role("alert")).to_have_text("This player was here a moment ago: wait a little.")
    owner.faults = [fault for fault in owner.faults if "409" not in fault]  # refused, and told so


def test_a_seat_that_a_bot_plays_is_taken_back_with_one_click(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("feud", 2, pace=10_000)
    page = visitor.page
    asked = page.locator(QUESTION).inner_text()
    given = {"do": "bot"}
    handed = page.request.post(f"{visitor.url}/api/tables/{table}/seats/0", data=given, headers={"origin": visitor.url})
    assert handed.ok, handed.text()
    expect(page.locator(QUESTION)).to_have_text("A bot plays for you")
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.locator(QUESTION)).to_have_text(asked)


def test_a_rematch_is_one_click_away_and_the_other_finds_it(visit: Visit) -> None:
    host, friend = meet(visit(), visit(), "feud", settings={"rounds": 1})
    host.get_by_role("button", name="Table and settings").click()
    host.get_by_role("button", name="Concede").click()
    host.get_by_role("button", name="Really concede?").click()
    over = host.url
    host.get_by_role("button", name="Rematch").first.click()
    host.wait_for_url(lambda url: "/table/" in url and url != over)
    friend.get_by_role("button", name="To the rematch").first.click()
    expect(friend).to_have_url(host.url)
    for page in (host, friend):
        expect(page.locator(QUESTION)).to_be_visible()
