"""Rise of Ix on the board: tech tiles, the shipping track, dreadnoughts in the conflict and on spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.axe import look
from tests.web.boards.test_uprising import FITS
from tests.web.conftest import DESKTOP, MOVED_ON, PHONE, Visit, first_choice, game_of_bots

from kanly.kernel import token
from kanly.kernel.record import Record, Replay
from kanly.registry import game_named

LETTERS = """tile => Math.min(...[...tile.querySelectorAll('b, .body')].map(each => {
  return parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1);
}))"""
BEGINS = "() => document.querySelector('.own ul').scrollLeft"
LEADER = """() => {
  const [leader, strip] = ['.own .leader', '.own ul'].map(each => document.querySelector(each).getBoundingClientRect());
  return leader.left >= strip.left - 1 && leader.right <= strip.right + 1;
}"""
ORDERS_OUT = """() => {
  const lane = document.querySelector('.arena .me .lane').getBoundingClientRect();
  return [...document.querySelectorAll('.arena .orders button, .arena .orders button *')].filter(each => {
    const box = each.getBoundingClientRect();
    const aside = box.left < lane.left - 1 || box.right > lane.right + 1;
    const beyond = box.top < lane.top - 2 || box.bottom > lane.bottom + 2;
    return aside || beyond || each.scrollWidth > each.clientWidth + 1;
  }).map(each => each.outerHTML);
}"""
COVERED = """() => [...document.querySelectorAll('.stacks li')].filter(stack => {
  const count = stack.querySelector('.left').getBoundingClientRect();
  const texts = document.createTreeWalker(stack.querySelector('.body'), NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  while (texts.nextNode()) {
    words.selectNodeContents(texts.currentNode);
    const under = each => each.right > count.left + 1 && each.bottom > count.top + 2 && each.top < count.bottom - 2;
    if ([...words.getClientRects()].some(each => each.width > 1 && under(each))) return true;
  }
}).length"""
SIZES = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])


def somebody(kind: str, option: str = "", game_id: str = "imperium") -> tuple[Record, int]:
    """A game in which somebody answers a question of this kind so, and how many choices come before that."""
    for seed in range(50):
        record = game_of_bots(game_id, 3, str(seed), "rise_of_ix", leader_choice="dealt")
        if any(asked == kind and chosen.startswith(option) for _, asked, chosen in record.choices):
            return record, first_choice(record, kind, option)
    raise AssertionError(f"nobody ever answers {kind} by {option}")


def dealt() -> Iterator[Record]:
    """Games of four with Rise of Ix."""
    return (game_of_bots("imperium", 4, str(seed), "rise_of_ix", leader_choice="dealt") for seed in range(50))


def tops(record: Record) -> str:
    """The tech tiles on top at the start of a game."""
    return str(Replay(game_named("imperium"), record).table.view(None)["tech"])


def both_may_be_sent() -> tuple[Record, int]:
    """A game in which a turn offers troops and dreadnoughts for the conflict at once, and where that is."""
    for record in dealt():
        replay = Replay(game_named("imperium"), record)
        for after in range(len(record.choices)):
            ask = replay.table.pending[0]
            offered = [token(option) for option in ask.options]
            if ask.kind == "turn" and "launch:1" in offered and "deploy:2" in offered:
                return record, after
            replay.step()
    raise AssertionError("nobody ever may send both")


def click(page: Page, thing: Locator, x: int = 6) -> None:
    """Click on a thing that answers the question; twice at the same place would be a double click."""
    expect(thing).to_have_class(re.compile("glows"))
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    thing.click(position={"x": x, "y": 8})
    page.wait_for_function(MOVED_ON, arg=asked)


@SIZES
def test_a_tile_is_acquired_and_lies_with_its_owner(visit: Visit, viewport: dict[str, int]) -> None:
    """What can be paid for glows; a click leaves the ways to pay for it; another tile takes its place."""
    visitor = visit(viewport, bypass_csp=True)
    record, after = somebody("tech")
    visitor.take_over(record, after)
    page = visitor.page
    chosen = record.choices[after][2]
    name = chosen.split(":")[0]
    tile = page.locator(f".stacks [data-piece='tech:{name}']")
    expect(tile).to_have_class(re.compile("glows"))
    assert look(page) == []
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    tile.click()
    page.locator(f"[data-asked] [data-option='{chosen}']").click()
    page.wait_for_function(MOVED_ON, arg=asked)
    expect(tile).to_have_count(0)
    expect(page.locator(".stacks [data-piece^='tech:']")).to_have_count(3)
    expect(page.locator(f".own [data-piece='tech:{name}']")).to_have_count(1)
    assert page.locator(f".own [data-piece='tech:{name}']").evaluate(LETTERS) >= 8.5
    if viewport is DESKTOP:
        assert page.evaluate(FITS) <= 1


def test_a_tile_is_used_where_it_lies(visit: Visit) -> None:
    visitor = visit()
    record, after = somebody("turn", "tech:")
    visitor.take_over(record, after)
    page = visitor.page
    page.locator(".dock [data-place^='hand:']").click()  # in a reveal turn the market is shown
    click(page, page.locator(f".own [data-piece='tech:{record.choices[after][2].split(':')[1]}']"))


@SIZES
def test_a_freighter_is_moved_on_its_track(visit: Visit, viewport: dict[str, int]) -> None:
    """A click on the next space advances it, one on its own space calls it back and leaves the rewards to be taken."""
    visitor = visit(viewport)
    visitor.take_over(*somebody("turn", "do:interstellar_shipping"))
    page = visitor.page
    next_one = page.locator("[data-piece^='shipping_space:'].glows", has_text="advance").get_attribute("data-piece")
    space = page.locator(f"[data-piece='{next_one}']")
    ships = space.locator(".there svg")
    before = ships.count()
    click(page, space)
    expect(ships).to_have_count(before + 1)
    expect(space).to_contain_text("recall")
    click(page, space, x=20)
    expect(ships).to_have_count(before)
    expect(space).to_have_class(re.compile("glows"))  # its reward


def test_a_dreadnought_goes_into_the_conflict(visit: Visit) -> None:
    visitor = visit()
    visitor.take_over(*somebody("turn", "launch:1"))
    page = visitor.page
    order = page.locator(".arena").get_by_role("button", name="Send 1 dreadnought into the conflict", exact=True)
    expect(order).to_be_visible()
    mine = page.locator(".arena .me .lane")
    expect(mine).not_to_have_attribute("title", re.compile("dreadnought|sandworm"))
    order.click()
    expect(mine).to_have_attribute("title", re.compile("1 dreadnought"))
    expect(order).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_orders_stay_in_their_lane(visit: Visit, language: str) -> None:
    """With dreadnoughts and troops that may both be sent, nothing is cut and nothing lies over other lanes."""
    record, after = both_may_be_sent()
    visitor = visit({"width": 1366, "height": 768}, locale=language)
    visitor.take_over(record, after)
    page = visitor.page
    expect(page.locator(".arena .orders button")).to_have_count(2)
    for width, height in ((1366, 768), (1280, 650), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert visitor.still(ORDERS_OUT) == [], (width, height)


def test_the_number_of_a_stack_covers_no_words(visit: Visit) -> None:
    """In a replay, where the board is narrow and Spy Satellites have much to say."""
    visitor = visit({"width": 1366, "height": 768})
    record = next(each for each in dealt() if "spy_satellites" in tops(each))
    visitor.goto(f"/replay/{visitor.keep(record)}?at=1")
    expect(visitor.page.locator(".stacks [data-piece='tech:spy_satellites']")).to_be_visible()
    assert visitor.still(COVERED) == 0


@SIZES
def test_a_victorious_dreadnought_takes_control_of_a_space(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    record, after = somebody("station")
    visitor.take_over(record, after)
    page = visitor.page
    space = page.locator(f"[data-piece='space:{record.choices[after][2]}']")
    expect(space.locator(".ship")).to_have_count(0)
    click(page, space)
    expect(space.locator(".ship")).to_have_count(1)


@pytest.mark.parametrize("game_id", ["imperium", "uprising"])
def test_tiles_and_track_explain_themselves(visit: Visit, game_id: str) -> None:
    """The new spaces have their places on either board; a space of the track and a tile say what they give."""
    visitor = visit()
    visitor.take_over(*somebody("turn", game_id=game_id))
    page = visitor.page
    for name in ("interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought"):
        box = page.locator(f"[data-piece='space:{name}']").bounding_box()
        assert box is not None
        assert box["width"] > 100, name
    page.locator("[data-piece='shipping_space:shipping_2']").click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("influence")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".stacks [data-piece^='tech:']").first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Cost")
    assert page.evaluate(FITS) <= 1


def test_a_hand_begins_at_its_start_and_the_leader_stands_beside_it(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("imperium", 3, modules=["rise_of_ix"], settings={"leader_choice": "dealt"})
    assert visitor.still(LEADER)
    for seed in range(30):
        if visitor.page.locator("header").get_by_text("Round 2").count():
            break
        visitor.play(seed, 1)
    expect(visitor.page.locator("header")).to_contain_text("Round 2")
    assert visitor.still(BEGINS) == 0


def test_troops_are_deployed_on_the_bar_without_a_word_of_blame(visit: Visit) -> None:
    visitor = visit()
    visitor.take_over(*somebody("turn", "deploy:"))
    page = visitor.page
    page.locator(".arena [data-piece='garrison']").click()
    expect(page.locator("[data-asked] [data-option^='deploy:']").first).to_be_visible()
    page.wait_for_timeout(500)  # as long as an answer of the server may take
    expect(page.locator(".why-not")).to_have_count(0)
