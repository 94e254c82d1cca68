"""What happened since somebody last looked, and the game so far."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit, game_of_bots

# Points and strength of each house: beside the charts, and on the board. At once, so that both are of one moment.
NUMBERS = """() => {
  const numbers = (selector) => [...document.querySelectorAll(selector)].map((each) => Number(each.textContent));
  const [points, , strengths] = document.querySelectorAll('.charts figure');
  const beside = (chart) => [...chart.querySelectorAll('li b')].map((each) => Number(each.textContent));
  return [[beside(points), beside(strengths)], [numbers('.seats .vp b'), numbers('.arena .strength')]];
}"""

COLOUR = "each => getComputedStyle(each).backgroundColor"
AGREE = f"() => {{ const [legend, board] = ({NUMBERS})(); return JSON.stringify(legend) === JSON.stringify(board); }}"


def test_what_was_missed_is_told_step_by_step(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("uprising", 3)
    visitor.play(3, 6)
    page = visitor.goto()
    page.evaluate("table => localStorage.setItem(`kanly.seen.${table}.0`, '3')", table)
    page.goto(f"{visitor.url}/table/{table}")
    story = page.get_by_role("region", name="Since you last looked")
    expect(story).to_contain_text("1 /")
    first = story.locator("p").inner_text()
    story.get_by_role("button", name="One step on").click()
    expect(story).to_contain_text("2 /")
    expect(story.locator("p")).not_to_have_text(first)
    story.get_by_role("button", name="Skip").click()
    expect(story).to_have_count(0)
    page.get_by_role("button", name="Show it step by step").click()
    expect(story).to_be_visible()
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    page.reload()
    expect(page.locator("[data-asked] h2")).to_be_visible()
    expect(story).to_have_count(0)


def test_the_log_shows_its_end(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("uprising", 3)
    visitor.play(3, 10)
    page = visitor.page
    blocks = page.locator(".drawer .block")
    assert blocks.count() > 8
    expect(blocks.last).to_be_in_viewport()
    page.goto(f"{visitor.url}/replay/{table}?at=60")
    expect(page.locator(".events .block").last).to_be_in_viewport()


def test_a_replay_paints_seats_like_the_board_and_the_log(visit: Visit) -> None:
    """Dune's factions have colours of their own, which are not those of seats."""
    visitor = visit()
    record = game_of_bots("dune", 3, "the last battle")
    table = visitor.keep(record)
    page = visitor.goto(f"/replay/{table}?at={len(record.choices) // 2}")
    seats = page.locator(".seats > li")
    expect(seats).to_have_count(3)
    for n in range(3):
        emblem = seats.nth(n).locator(".emblem").first
        expect(seats.nth(n)).to_have_css("border-left-color", emblem.evaluate(COLOUR))


def test_whoever_has_missed_nothing_is_told_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    expect(visitor.page.locator('[data-piece^="space:"]').first).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Since you last looked")).to_have_count(0)


@pytest.mark.parametrize("over", [False, True])
def test_charts_come_in_one_go(visit: Visit, over: bool) -> None:
    visitor = visit()
    table = visitor.sit_down("uprising", 3)
    visitor.play(3, 6)
    page = visitor.page
    if over:
        page.get_by_role("button", name="Table and settings").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Really concede?").click()
        expect(page.get_by_role("button", name="Replay")).to_be_visible()
    page.goto(f"{visitor.url}/replay/{table}")
    expect(page.locator('[data-piece^="space:"]').first).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition(table)[2]))
    page.get_by_role("button", name="Charts").click()
    charts = page.get_by_role("region", name="Charts")
    expect(charts.get_by_role("img", name="Victory points")).to_be_visible()
    expect(charts.locator("figure").first.locator("li")).to_have_count(3)
    expect(charts.locator("figure").first.locator(".scale span").first).to_have_text("0")
    expect(charts.locator("figure").first.locator(".below i")).to_have_text("choices")
    assert asked == ["/series" if over else "/series?seat=0"]
    charts.get_by_role("img", name="Victory points").click()
    expect(page.get_by_label("Moment", exact=True)).not_to_have_value("0")


def test_charts_say_what_the_board_says(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    visitor.play(3, 16)
    page = visitor.page
    page.goto(f"{visitor.url}/replay/{table}?at=2")
    page.get_by_role("button", name="Charts").click()
    expect(page.locator(".charts figure").first.locator("li")).to_have_count(3)
    moment = page.get_by_label("Moment", exact=True)
    told: set[str] = set()
    while moment.input_value() != moment.get_attribute("max"):
        with page.expect_response(f"**/{int(moment.input_value()) + 1}?*"):
            page.get_by_role("button", name="One step on").click()
        page.wait_for_function(AGREE)
        told.update(map(str, page.evaluate(NUMBERS)[0]))
    assert len(told) > 2  # something has changed


def test_players_look_back_while_the_game_goes_on(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    visitor.play(3, 6)
    page = visitor.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("link", name="Look back").click()
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".events .block").last).to_be_visible()
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(1)
    expect(page.get_by_role("button", name="Continue from here")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("[data-asked] h2")).to_be_visible()
