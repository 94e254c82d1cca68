"""Fingers and mice: what one points at is what one gets, and once."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect
from tests.web.conftest import MORE, MOVED_ON, OFFERED, PHONE, Visit

# Two clicks at one place that a hand made within 100 ms, however long this machine takes to show the next question.
DOUBLE_CLICK = """() => new Promise((done) => {
  const asked = () => document.querySelector('[data-asked]').dataset.asked, before = asked();
  const find = (option) => document.querySelector(`[data-asked] ${option}`);
  const click = (option, timeStamp) => {
    const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 700, clientY: 850 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    option.dispatchEvent(event);
  };
  const look = () => {
    const option = asked() !== before && find('.option:not(.unasked)');
    if (option) return done(click(option, 1100));
    if (asked() !== before) find('.held')?.click(); // the board has them all
    requestAnimationFrame(look);
  };
  click(find('[data-option="reveal"]'), 1000);
  look();
})"""
PLACES = "buttons => buttons.map((each) => [each.dataset.option, each.getBoundingClientRect().top])"


def chosen_on(page: Page) -> list[str]:
    """The options that the page sends to the server, from now on."""
    found: list[str] = []

    def hear(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "choose":
            found.extend(option for _, option in message["choices"])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", listen)
    return found


def test_a_double_click_answers_once(visit: Visit) -> None:
    visitor = visit()
    chosen = chosen_on(visitor.page)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    expect(visitor.page.locator('[data-asked] [data-option="reveal"]')).to_be_visible()
    visitor.page.evaluate(DOUBLE_CLICK)
    assert chosen == ["reveal"]


def test_a_finger_gets_what_it_points_at(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True, is_mobile=True, locale="ru")
    chosen = chosen_on(visitor.page)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.locator(MORE).tap()
    expect(page.locator(OFFERED).nth(1)).to_be_visible()
    visitor.still("() => document.querySelector('[data-asked]').getBoundingClientRect()")
    before = page.locator(OFFERED).evaluate_all(PLACES)
    wanted = page.locator(OFFERED).nth(1)
    name = wanted.get_attribute("data-option")
    box = wanted.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 6)
    assert page.locator(OFFERED).evaluate_all(PLACES) == before
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    page.touchscreen.tap(box["x"] + 20, box["y"] + 6)
    page.wait_for_function(MOVED_ON, arg=asked)
    assert chosen == [name]


def at_the_market(visit: Visit) -> tuple[Page, list[str]]:
    """A reveal turn, in which cards can be bought; and what has been chosen."""
    visitor = visit()
    chosen = chosen_on(visitor.page)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    visitor.page.locator('[data-asked] [data-option="reveal"]').click()
    return visitor.page, chosen


def test_a_purchase_is_made_twice(visit: Visit) -> None:
    page, chosen = at_the_market(visit)
    card, other = (page.locator(".market .glows").nth(i) for i in range(2))
    waits = page.locator(".market .picked")
    bar = page.locator(OFFERED)
    expect(other).to_be_visible()
    card.click()
    expect(waits).to_have_count(1)
    expect(bar).to_have_count(1)
    expect(bar).to_contain_text("Acquire")
    page.keyboard.press("Escape")
    expect(waits).to_have_count(0)
    card.click()
    expect(waits).to_have_count(1)
    page.locator("div.wall").click()
    expect(waits).to_have_count(0)
    card.click()
    other.click()
    expect(waits).to_have_attribute("data-piece", other.get_attribute("data-piece") or "")
    wanted = bar.get_attribute("data-option")
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    assert chosen == ["reveal"]
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=asked)
    assert chosen == ["reveal", wanted]


def test_a_second_click_on_the_card_buys_it(visit: Visit) -> None:
    page, chosen = at_the_market(visit)
    card = page.locator(".market .glows").first
    card.click()
    expect(page.locator(OFFERED)).to_have_count(1)
    wanted = page.locator(OFFERED).get_attribute("data-option")
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    card.click()
    page.wait_for_function(MOVED_ON, arg=asked)
    assert chosen == ["reveal", wanted]
