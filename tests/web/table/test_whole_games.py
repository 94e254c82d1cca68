"""A robot that clicks through whole games against bots, from the first question to the last.

It also counts what it is asked: at most one question in twenty may have nothing to choose.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import MORE, OFFERED, Visit

# Within the page, where the robot needs no time for its hand.
ROBOT = f"""seed => new Promise((done, fail) => {{
  let dice = seed, clicks = 0, single = 0, since = Date.now(), before = '';
  const timer = setInterval(() => {{
    const stop = (how, what) => {{ clearInterval(timer); how(what); }};
    const bar = document.querySelector('[data-asked]');
    if (document.querySelector('div.ending')) return stop(done, [clicks, single]);
    if (Date.now() - since > 120000) return stop(fail, new Error(bar?.innerText));
    const options = [...document.querySelectorAll('{OFFERED}')];
    if (!bar || bar.dataset.asked === before) return;
    const more = document.querySelector('{MORE}');
    if (more) return more.click();
    if (!options.length) return;
    dice = (dice * 1103515245 + 12345) % 2147483648;
    before = bar.dataset.asked; since = Date.now(); clicks += 1; single += options.length === 1;
    options[dice % options.length].click();
  }}, 4);
}})"""


@pytest.mark.parametrize(("game", "seats"), [("dune", 2), ("uprising", 3)])
def test_a_robot_clicks_through_a_whole_game(visit: Visit, game: str, seats: int) -> None:
    visitor = visit()
    visitor.sit_down(game, seats)
    visitor.play(7, 10)
    page = visitor.page
    clicks, single = page.evaluate(ROBOT, 7)
    assert clicks > 20
    assert single <= clicks / 20
    expect(page.locator(".finale ol li").first).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.get_by_role("button", name="Charts").click()
    expect(page.locator("figure").first).to_be_visible()
