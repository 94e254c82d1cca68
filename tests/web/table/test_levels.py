"""Bots with levels and names, hints, and the pace of the table, as people meet them in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MORE, MOVED_ON, OFFERED, PHONE, Visit, game_of_bots

from kanly.names import bot_names_in
from kanly.registry import game_named

IN_SIGHT = """option => {
  const [box, list] = [option, option.closest('.options')].map(each => each.getBoundingClientRect());
  return box.top >= list.top && box.bottom <= list.bottom;
}"""
THOUGHT = 90_000  # milliseconds: the process in which bots think may have to start first
ENTRY = ".seats ul > li"
KEPT = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(found => found.table.pace === 0)"


def test_every_seat_has_a_level_and_every_bot_a_name_in_my_language(visit: Visit) -> None:
    page = visit(locale="ru").goto("/new/uprising")
    first, second = page.get_by_label("Место 2"), page.get_by_label("Место 3")
    expect(first).to_have_value("normal")
    first.select_option(label="Бот: лёгкий")
    second.select_option(label="Бот: сильный")
    expect(page.get_by_text("Сильных ботов на этом сервере одновременно: 8")).to_be_visible()
    second.select_option(label="Бот: лёгкий")
    page.get_by_role("button", name="Создать стол").click()
    page.wait_for_url("**/table/**")
    levels = page.locator(f"{ENTRY} .level")
    expect(levels).to_have_text(["бот · лёгкий", "бот · лёгкий", "бот · обычный"])
    names = page.locator(f"{ENTRY} .who b").all_inner_texts()
    russian = set(bot_names_in(game_named("uprising"), "ru").values())
    assert len(russian & set(names)) == 3, names


def test_the_level_of_a_quick_game_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goto()
    page.get_by_label("Bots play").select_option("easy")
    page.reload()
    expect(page.get_by_label("Bots play")).to_have_value("easy")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/table/**")
    expect(page.locator(f"{ENTRY} .level").first).to_have_text("bot · easy")


def test_a_hint_lights_an_option_and_everybody_reads_of_it(visit: Visit) -> None:
    visitor, watcher = visit(bypass_csp=True), visit(locale="uk")
    id = visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_contain_text("games tried from here", timeout=THOUGHT)
    expect(page.locator("[data-asked] .option.lit")).to_have_count(1)
    assert page.locator("[data-asked] .option.lit").evaluate(IN_SIGHT)
    expect(page.locator(".notes", has_text="You asked for a hint in round 1.")).to_be_visible()
    assert look(page) == []
    watcher.goto(f"/table/{id}")
    expect(watcher.page.get_by_text("Paul: підказка в раунді 1.").first).to_be_attached()
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.locator("[data-asked] .option.lit").click()
    page.wait_for_function("asked => document.querySelector('[data-asked]')?.dataset.asked !== asked", arg=asked)
    expect(page.locator(".advice")).to_have_count(0)


def test_escape_closes_a_hint_and_what_it_has_lit(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible(timeout=THOUGHT)
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator("[data-asked] .option.lit")).to_have_count(0)
    expect(page.locator(".board .pointed")).to_have_count(0)


def test_a_hint_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_in_viewport(timeout=THOUGHT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_without_hints_has_no_button(visit: Visit) -> None:
    visitor = visit(DESKTOP)
    visitor.sit_down("uprising", 3, hints=False)
    expect(visitor.page.locator(OFFERED).first).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_bots_that_take_their_time_can_be_hurried(visit: Visit) -> None:
    """On to my move at once; and the owner changes the pace for good."""
    visitor = visit()
    ask, headers = visitor.page.request, {"origin": visitor.url}
    assert ask.post(f"{visitor.url}/api/guests", data={"name": "Paul"}, headers=headers).ok
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "uprising", "seats": chairs, "pace": 10_000, "settings": {"leader_choice": "dealt"}}
    made = ask.post(f"{visitor.url}/api/tables", data=wish, headers=headers)
    assert made.ok, made.text()
    page = visitor.goto(f"/table/{made.json()['table']['id']}")
    hurry = page.get_by_role("button", name="On to my move")
    expect(page.locator(f"{OFFERED}, {MORE}, .hurry").first).to_be_visible()
    while not hurry.count():
        for asked, option in visitor.offers(seed=1, most=1):
            option.evaluate("each => each.click()")  # by no hand: never a double click
            page.wait_for_function(MOVED_ON, arg=asked)
        expect(page.locator(f"{OFFERED}, {MORE}, .hurry").first).to_be_visible()
    hurry.click()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_visible()
    page.get_by_label("Table and settings").click()
    pace = page.get_by_label("Bot speed")
    pace.select_option("0")
    expect(pace).to_have_value("0")
    page.wait_for_function(KEPT, arg=made.json()["table"]["id"])


def test_a_finished_game_is_analysed_in_the_replay(visit: Visit) -> None:
    """Chances as a chart, the largest swings as a list; a click leads to the moment."""
    visitor = visit(bypass_csp=True)
    page = visitor.goto(f"/replay/{visitor.keep(game_of_bots('feud', 3, '1', rounds=1))}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("img", name="Chances to win")).to_be_visible(timeout=THOUGHT)
    expect(page.locator(".review figure li")).to_have_count(3)
    expect(page.locator(".review .moved").first).to_contain_text(re.compile(r"House .+ [+−]\d+%"))
    expect(page.locator(".review .asked").first).not_to_be_empty()
    place = page.locator(".review .place").first
    to = place.inner_text()
    place.click()
    expect(page.locator(".count")).to_contain_text(f"{to} /")
    assert look(page) == []
