"""What explains itself to a pointer or a finger that rests: not because it came to lie there, not over its own list."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import PHONE, Visit, first_choice, game_of_bots

LONG = 2000  # milliseconds: more than a pointer has to rest until something explains itself
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map(each => each.getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}"""


def middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rest(page: Page, x: float, y: float) -> None:
    """Move there by hand, then let time pass."""
    page.mouse.move(x, y, steps=3)
    page.clock.run_for(LONG)


def test_what_comes_to_lie_under_a_resting_pointer_is_silent(visit: Visit) -> None:
    """The market opens where the pointer happens to be; the first movement counts again."""
    visitor = visit()
    visitor.page.clock.install()
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    market = page.get_by_role("button", name="Market")
    market.click()
    card = page.locator('.market [data-piece^="card:"]').first
    x, y = middle(card)
    page.locator(".dock [data-place^='hand:']").click()
    expect(card).to_be_hidden()
    page.mouse.move(x, y, steps=3)
    market.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    tooltip = page.get_by_role("tooltip")
    page.clock.run_for(LONG)
    expect(tooltip).to_have_count(0)
    rest(page, x + 2, y)
    expect(tooltip).to_contain_text("Reveal:")


def test_an_explanation_stands_beside_its_list(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install()
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "plan_dial"))
    page = visitor.page
    side, tooltip = page.locator(".dune .side"), page.get_by_role("tooltip")
    pieces = side.locator("[data-explain]:visible")
    expect(pieces.first).to_be_visible()
    told = 0
    for piece in pieces.all()[:4]:
        page.mouse.move(1, 1)
        expect(tooltip).to_have_count(0)
        rest(page, *middle(piece))
        expect(tooltip).to_be_visible()
        assert not page.evaluate(OVERLAP, [tooltip.element_handle(), side.element_handle()])
        told += 1
    assert told == 4


def test_a_sign_tells_its_title_to_a_finger(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, is_mobile=True)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    sign, told = page.locator(".seats .vp").first, page.locator("p.panel[role=status]")
    x, y = middle(sign)
    finger = visitor.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(told).to_have_text(sign.get_attribute("title") or "")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)  # it was no tap
    page.locator("[data-asked] h2").tap()
    expect(told).to_have_count(0)
