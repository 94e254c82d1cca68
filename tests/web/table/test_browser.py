"""A person in front of a browser: from the first page to a table, and what one does there."""

from __future__ import annotations

import gzip
from importlib.resources import files

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import ASKED, MORE, OFFERED, PATIENCE, PHONE, QUESTION, Visit

FIRST_VIEW = 300_000  # bytes, compressed
CLOSED = """() => {
  const open = new Set([...document.querySelectorAll('[data-option]')].flatMap(each => each.dataset.option.split(':')));
  const spaces = [...document.querySelectorAll('[data-piece^="space:"]')].map(each => each.dataset.piece.split(':')[1]);
  return spaces.find(each => !open.has(each));
}"""
ELSEWHERE = """() => {
  const plays = [...document.querySelectorAll('[data-option^="play:"]')].map(each => each.dataset.option);
  const cards = [...new Set(plays.map(each => each.split(':')[1]))];
  const spaces = [...new Set(plays.map(each => each.split(':')[2]))];
  const pairs = cards.flatMap(card => spaces.map(space => [card, space]));
  return pairs.find(([card, space]) => !plays.some(each => `${each}:`.startsWith(`play:${card}:${space}:`)));
}"""  # a card, and a space that only other cards open
# Within the page, where the robot sees at once that the curtain has come down.
UNTIL_THE_CURTAIN = f"""before => new Promise((done, fail) => {{
  const since = Date.now(), timer = setInterval(() => {{
    const bar = document.querySelector('[data-asked]'), last = [...document.querySelectorAll('{OFFERED}')].at(-1);
    const curtain = document.querySelector('.curtain'), late = Date.now() - since > {3 * PATIENCE};
    if (curtain || late) {{ clearInterval(timer); return curtain ? done() : fail(new Error(bar?.innerText)); }}
    if (!bar || !last || bar.dataset.asked === before) return;
    before = bar.dataset.asked;
    last.click();
  }}, 10);
}})"""
REVEAL = '[data-asked] [data-option="reveal"]'


@pytest.mark.parametrize("game", ["dune", "uprising"])
def test_one_click_from_the_first_page_to_a_running_game(visit: Visit, game: str) -> None:
    page = visit().goto()
    page.locator(f"section:has(#game-{game}) button.main").click()
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_visible()
    expect(page.locator(".place")).to_contain_text("Dune")


def unfold(page: Page) -> list[str]:
    """All options of the question, with those that the board keeps for itself."""
    if page.locator(MORE).count():
        page.locator(MORE).click()
        expect(page.locator(MORE)).to_have_count(0)
    options: list[str] = page.locator(OFFERED).evaluate_all(
        "all => all.map(each => `${each.dataset.option} ${each.innerText}`)"
    )
    return options


def test_a_reload_in_the_middle_of_a_question_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    visitor.play(3, 4)
    page = visitor.page
    page.keyboard.press("Escape")  # whoever clicked may have unfolded what the board keeps, and not have chosen
    asked = page.locator(QUESTION).inner_text()
    bar = page.locator(ASKED).all_inner_texts()
    everything = unfold(page)
    page.reload()
    expect(page.locator(QUESTION)).to_have_text(asked)
    expect(page.locator(ASKED)).to_have_text(bar)
    assert unfold(page) == everything


def test_undo_takes_the_last_choice_back(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    expect(page.locator('[data-piece^="space:"]').first).to_be_visible()  # the board has taken its options
    expect(page.locator(REVEAL)).to_be_visible()
    offered = page.locator(OFFERED).all_inner_texts()
    page.locator(REVEAL).click()
    expect(page.locator(REVEAL)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(REVEAL)).to_be_visible()
    expect(page.locator(OFFERED)).to_have_text(offered)
    page.locator(REVEAL).click()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(REVEAL)).to_be_visible()


def test_a_game_can_be_played_by_keys_alone(visit: Visit) -> None:
    page = visit().goto()
    page.locator("section:has(#game-uprising) button.main").focus()
    page.keyboard.press("Enter")
    expect(page.locator(REVEAL)).to_be_visible()
    expect(page.locator('[data-piece^="space:"]').first).to_be_visible()
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.option")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.option") == first
    page.locator(REVEAL).focus()
    page.keyboard.press("Enter")
    expect(page.locator(REVEAL)).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_label("Find a rule").fill("sandworm")
    expect(page.locator(".rule").first).to_contain_text("sandworm")
    page.get_by_label("Find a rule").fill("no such words")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()
    page.get_by_label("Find a rule").press("Tab")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_what_is_not_offered_says_why(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    page = visitor.page
    expect(page.locator('[data-piece^="space:"]').first).to_be_visible()
    page.locator(MORE).first.click()
    closed = page.evaluate(CLOSED)
    space = page.locator(f'[data-piece="space:{closed}"]').first
    space.click(button="right")
    told = page.get_by_role("dialog")  # what the space is, and why not: in one place, once
    expect(told).to_contain_text(space.locator("b").first.inner_text())
    expect(told.locator(".refused b")).not_to_have_text("")
    expect(page.locator(".why-not")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    space.click()
    expect(told.locator(".refused b")).not_to_have_text("")
    expect(page.locator(".why-not")).to_have_count(0)
    page.locator("div.wall").click()
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Why not").click()
    expect(page.locator(".why-not")).to_be_visible()


def test_what_is_offered_with_another_card_says_why_not_with_this_one(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.locator(MORE).first.click()
    card, space = page.evaluate(ELSEWHERE)
    page.keyboard.press("Escape")
    picked = page.locator(f'.own [data-piece="card:{card}"]').first
    picked.click()
    page.get_by_role("button", name="Why not").click()
    closed = page.locator(f'[data-piece="space:{space}"]')
    closed.click()
    answer = page.locator(".why-not b")
    expect(answer).to_have_text(
        f"{closed.locator('b').first.inner_text()}: {picked.locator('b').first.inner_text()} has no icon that leads to "
        f"{closed.locator('b').first.inner_text()}, and no spy of yours opens the way."
    )
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("language", "hint"), [("en", "Tap"), ("ru", "Коснитесь"), ("uk", "Торкніться")])
def test_a_finger_that_asks_why_not_sees_the_answer(visit: Visit, language: str, hint: str) -> None:
    visitor = visit(PHONE, has_touch=True, is_mobile=True, locale=language)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.locator('[data-asked] .tools button[title="?"]').tap()
    expect(page.locator(".why-not")).to_contain_text(hint)
    space = page.locator('[data-piece="space:high_council"]')
    space.tap()
    answer = page.locator(".why-not b")
    expect(answer).to_contain_text(f"{space.locator('b').first.inner_text()}: ")
    expect(answer).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_friends_meet_over_a_link(visit: Visit) -> None:
    host = visit().goto("/new/dune")
    host.get_by_label("Number of players", exact=True).select_option("2")
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_label("Your name, as your friends will see it").fill("Liet")
    host.get_by_role("button", name="Create table").click()
    link = host.locator("code").inner_text()
    guest = visit().page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Chani")
    guest.get_by_role("button", name="Join").click()
    for page in (host, guest):
        expect(page.locator(QUESTION)).to_be_visible()
    expect(host.get_by_text("Chani").first).to_be_visible()
    expect(guest.get_by_text("Liet").first).to_be_visible()
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("<b>The spice must flow.</b>")
    guest.keyboard.press("Enter")
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("<b>The spice must flow.</b>")).to_be_visible()
    guest.get_by_role("tab", name="Log").click()
    host.get_by_label("Say something").fill("Long live the fighters.")
    host.keyboard.press("Enter")
    for _ in range(2):
        expect(guest.locator(".unread")).to_have_text("1")
        guest.reload()
    guest.set_viewport_size({"width": 390, "height": 844})
    expect(guest.locator(".bar .drawer .mark")).to_contain_text("1")
    guest.locator(".bar .drawer").click()
    expect(guest.get_by_text("Long live the fighters.")).to_be_visible()
    expect(guest.locator(".bar .drawer .mark")).to_have_count(0)
    watcher = visit().page
    watcher.goto(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()


def test_two_players_at_one_screen_are_parted_by_a_curtain(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, mine=2)
    page = visitor.page
    for _ in range(2):
        page.get_by_role("button", name="I have it").click()
        expect(page.locator(REVEAL)).to_be_visible()
        asked = visitor.mark()
        page.locator(REVEAL).click()
        page.evaluate(UNTIL_THE_CURTAIN, asked)
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-asked], .board").count() == 0


@pytest.mark.parametrize("game", ["dune", "uprising"])
def test_a_phone_shows_the_question_without_scrolling(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.sit_down(game, 3)
    page = visitor.page
    expect(page.locator(QUESTION)).to_be_in_viewport()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_in_viewport()
    width, height = visitor.still("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= PHONE["width"]
    assert height <= PHONE["height"] + 1
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("tab", name="Rules")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "button"), [("ru", "РУ"), ("uk", "УК")])
def test_the_language_changes_at_once(visit: Visit, language: str, button: str) -> None:
    visitor = visit()
    visitor.sit_down("dune", 2)
    page = visitor.page
    title = page.locator(".place b")
    expect(title).not_to_have_text("")  # it has come
    before, named = page.locator(QUESTION).inner_text(), title.inner_text()
    page.get_by_role("button", name=button).click()
    expect(page.locator(QUESTION)).not_to_have_text(before)
    expect(title).not_to_have_text(named)
    assert page.locator("html").get_attribute("lang") == language


def test_rules_are_read_and_found_in_ones_language(visit: Visit) -> None:
    """Words are found with another ending; a change of language changes the rules that are open."""
    visitor = visit(locale="ru")
    visitor.sit_down("dune", 2)
    page = visitor.page
    page.keyboard.press("?")
    page.get_by_label("Найти правило").fill("бурями раундов")
    rule = page.locator(".rule").first
    expect(rule).to_contain_text("В раунде девять фаз")
    expect(rule).to_have_attribute("lang", "ru")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_text("No rule has these words.")).to_be_visible()
    page.get_by_label("Find a rule").fill("stronghold limit")
    expect(rule).to_have_attribute("lang", "en")


def test_conceding_ends_the_game_and_its_replay_can_be_studied(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    visitor.play(5, 6)
    page = visitor.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede?").click()
    page.get_by_role("button", name="Replay").click()
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".events .block").first).to_be_visible()
    last = int(moment.get_attribute("max") or 0)
    assert last >= 6
    expect(moment).to_have_value(str(last))
    page.get_by_role("button", name="One step back").click()
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?at={last - 1}&eyes=0")
    page.reload()
    expect(moment).to_have_value(str(last - 1))
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page).to_have_url(f"{visitor.url}/table/{page.url.split('/')[-1]}")


def test_how_a_turn_ends_is_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    page = visitor.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_label("My turn ends").select_option("-1")
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="Table and settings").click()
    expect(page.get_by_label("My turn ends")).to_have_value("-1")


def test_a_broken_connection_comes_back_by_itself(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sockets: list[WebSocketRoute] = []
    seen = False  # that it is broken: until then, attempts to come back fail

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) > 1 and not (seen and len(sockets) > 2):
            socket.close(code=1012)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket?*", connect)
    visitor.sit_down("uprising", 3)
    sockets[0].close(code=1012)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    seen = True
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    assert len(sockets) >= 3
    page.locator(REVEAL).click()
    expect(page.locator(REVEAL)).to_have_count(0)


def test_the_first_view_is_small(visit: Visit) -> None:
    visitor = visit()
    sent: list[str] = []
    visitor.page.on("request", lambda request: sent.append(request.url))
    page = visitor.goto()
    expect(page.locator("button.main").first).to_be_enabled()
    page.wait_for_load_state("networkidle")
    static = files("kanly.server") / "static"
    total = 0
    for url in sent:
        part = url.removeprefix(visitor.url).split("?")[0]
        if part.startswith("/api"):
            continue
        data = (static / (part.strip("/") or "index.html")).read_bytes()
        total += len(data) if part.endswith(".woff2") else len(gzip.compress(data))
    assert total < FIRST_VIEW
