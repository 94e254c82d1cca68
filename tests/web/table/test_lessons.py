"""Taught first games: each is played to its end as its coach suggests, and the coach minds nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MORE, MOVED_ON, OFFERED, PATIENCE, PHONE, TRY, Visit, Visitor

GAMES = ("uprising", "imperium", "dune", "arrakis")
COACH = ".coach"
SAYS = f"{COACH} p"
GOT_IT = f"{COACH} .got"
OVER = f"{COACH} .over"
READY = f"() => document.querySelector('{OFFERED}, {MORE}, {GOT_IT}, {OVER}')"
MOST = 150  # questions and pages of a lesson
# Every picture is drawn, with the part that it is about inside its frame; or the board of this size has no such part.
SHOWN_OR_GONE = """() => [...document.querySelectorAll('article > section > .frame')].every(frame => {
  const stage = frame.querySelector('.stage'), drawn = each => each.clientWidth > 20 && each.clientHeight > 10;
  if (frame.style.display === 'none') return true;
  const part = frame.dataset.at ? [...stage.querySelectorAll(frame.dataset.at)].find(drawn) : stage;
  const [inner, outer] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
  return /scale/.test(stage.style.transform) && inner.top > outer.top - 2 && inner.bottom < outer.bottom + 2;
})"""


def begin(visitor: Visitor, game: str) -> Page:
    """Sit down at the lesson of a game, from the first page."""
    page = visitor.goto()
    page.locator(f"[data-learn='{game}']").click()
    expect(page.locator(SAYS).first).to_be_visible(timeout=3 * PATIENCE)  # bots may come first
    return page


def answer(visitor: Visitor) -> None:
    """Answer as the coach suggests, or with the first option."""
    page = visitor.page
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    if page.locator(MORE).count():
        page.locator(MORE).click()
    tried = page.locator(COACH).get_attribute("data-try")
    options = page.locator(f"[data-asked] [data-option='{tried}']" if tried else OFFERED)
    visitor.clicks += 1
    try:  # not twice at the same place: that would be a double click
        options.first.click(timeout=2 * TRY, position={"x": 6 + 14 * (visitor.clicks % 2), "y": 12})
        page.wait_for_function(MOVED_ON, arg=asked, timeout=2 * TRY)
    except TimeoutError:  # it is asked again
        return


def follow(visitor: Visitor, most: int = MOST) -> list[str]:
    """Read what the coach says and do it, until the lesson is over: everything that was said."""
    page, said = visitor.page, []
    for _ in range(most):
        page.wait_for_function(READY, timeout=3 * PATIENCE)
        if page.locator(OVER).count():
            break
        if page.locator(GOT_IT).count():
            said.append(page.locator(SAYS).first.inner_text())
            page.locator(GOT_IT).click()
        else:
            answer(visitor)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit(DESKTOP, bypass_csp=True)
    page = begin(visitor, game)
    assert look(page) == []
    said = follow(visitor)
    assert len(said) == len(set(said)) >= 6
    expect(page.locator(OVER)).to_contain_text("That was a whole round")
    assert look(page) == []
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_visible()
    expect(page.locator(COACH)).to_have_count(0)


def test_a_lesson_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE, bypass_csp=True, has_touch=True)
    page = begin(visitor, "uprising")
    coach, bar, board = page.locator(COACH), page.locator("[data-asked]"), page.locator("section.board")
    for _ in range(4):
        page.wait_for_function(READY, timeout=3 * PATIENCE)
        above, below = coach.bounding_box(), bar.bounding_box()
        seen = board.bounding_box()
        assert above is not None
        assert below is not None
        assert seen is not None
        assert seen["y"] + seen["height"] <= above["y"] + 1  # it covers nothing of the board
        assert above["y"] + above["height"] <= below["y"] + 1  # nor of the question
        assert seen["height"] >= 200
        follow(visitor, 2)
    assert look(page) == []
    follow(visitor)
    page.get_by_role("button", name="New table").click()
    expect(page.locator("fieldset").first).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_elsewhere(visit: Visit) -> None:
    visitor = visit()
    page = begin(visitor, "arrakis")
    first = page.locator(SAYS).first.inner_text()
    page.reload()
    expect(page.locator(SAYS).first).to_have_text(first)
    page.locator(GOT_IT).click()
    answer(visitor)
    expect(page.locator(GOT_IT)).to_be_visible()
    second = page.locator(SAYS).first.inner_text()
    assert second != first
    address = page.url
    page.evaluate("localStorage.removeItem(Object.keys(localStorage).find(key => key.startsWith('kanly.lesson.')))")
    page.goto(visitor.url)  # as on another device: the first page leads to the same table
    page.locator("[data-learn='arrakis']").click()
    expect(page.locator(GOT_IT)).to_be_visible()
    assert page.url == address


def test_a_lesson_can_be_skipped(visit: Visit) -> None:
    visitor = visit()
    page = begin(visitor, "dune")
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_how_it_works(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, bypass_csp=True)
    page = visitor.goto(f"/how/{game}")
    pictures = page.locator("article > section > .frame")
    expect(pictures.first).to_be_visible(timeout=3 * PATIENCE)
    assert page.locator("article > section").count() == 6
    page.wait_for_function(SHOWN_OR_GONE, timeout=3 * PATIENCE)
    page.evaluate(
        "document.querySelectorAll('article > section > .frame > *').forEach(each => each.remove())"
    )  # hidden from readers
    assert look(page) == []
    page.locator(f"[data-learn='{game}']").click()
    expect(page.locator(COACH)).to_be_visible(timeout=3 * PATIENCE)


def test_there_is_no_page_about_a_game_without_a_lesson(visit: Visit) -> None:
    page = visit().goto("/how/ludo")
    expect(page.get_by_role("link", name="Kanly").first).to_be_visible()
    expect(page.locator("article")).to_have_count(0)


def test_on_a_phone_the_coach_can_be_folded_to_a_line(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = begin(visitor, "imperium")
    board = "() => document.querySelector('section.board').clientHeight"
    before = visitor.still(board)
    page.get_by_role("button", name="Fold what the coach says").click()
    assert visitor.still(board) > before + 60
    page.get_by_role("button", name="Show all that the coach says").click()
    expect(page.locator(GOT_IT)).to_be_visible()
    assert visitor.still(board) == before


SIDEWAYS = {"width": 844, "height": 390}
WHOLE = """() => {
  const coach = document.querySelector('.coach'), board = document.querySelector('section.board > *');
  return [coach.scrollHeight - coach.clientHeight, board.clientHeight];
}"""


@pytest.mark.parametrize("viewport", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_coach_says_all_of_it_and_leaves_a_phone_its_board(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, has_touch=True, is_mobile=True)
    page = begin(visitor, "imperium")
    for _ in range(4):
        page.wait_for_function(READY, timeout=3 * PATIENCE)  # a question and its answers take room, too
        hidden, board = visitor.still(WHOLE)
        assert hidden <= 1
        assert board > 300
        if not page.locator(GOT_IT).count():
            break
        page.locator(GOT_IT).tap()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_in_viewport(ratio=0.9)
