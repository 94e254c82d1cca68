"""Moments come on the stage, go by themselves or by a click or a key, and never stand before a question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MOVED_ON, PHONE, QUESTION, UNFOLD, Visit, Visitor, first_choice, game_of_bots

BEFORE_BATTLE = 247  # choices of the game below: then somebody who could call a traitor is asked whether to

MOST_MOMENTS = 6  # that wait for the stage
# However slow this machine is: a moment stays until somebody continues.
PATIENT = "const timer = setTimeout; window.setTimeout = (work, ms) => timer(work, ms > 1500 ? 1e8 : ms);"
NOTE_JOURNEYS = """() => { window.travelled = ''; new MutationObserver(() => {
    for (const each of document.querySelectorAll('[data-journey]')) window.travelled += ` ${each.dataset.journey}`;
}).observe(document.body, { childList: true, subtree: true }); }"""


def fight(visitor: Visitor, patient: bool = True) -> Page:
    """Sit down before a battle is decided, and let it be decided."""
    if patient:
        visitor.context.add_init_script(PATIENT)
    visitor.take_over(game_of_bots("dune", 3, "b"), BEFORE_BATTLE)
    visitor.page.get_by_role("button", name="Say nothing", exact=True).click()
    return visitor.page


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_battle_is_shown_until_somebody_continues(visit: Visit, viewport: dict[str, int]) -> None:
    page = fight(visit(viewport, moments=True, bypass_csp=True))
    battle = page.get_by_role("region", name="Battle").locator(".battle")
    expect(battle).to_be_visible()
    expect(battle.locator(".who")).to_have_count(2)
    expect(battle.locator(".who", has_text="You")).to_have_count(1)
    page.add_style_tag(content=".foot { min-height: 44dvh }")  # the question is as tall as it may be
    outcome = page.locator("[data-moment] .outcome")
    expect(outcome).to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    expect(outcome).to_be_in_viewport(ratio=0.9)
    assert look(page) == []
    assert page.evaluate("document.getAnimations().length") == 0  # this visitor wants no motion
    expect(page.locator(QUESTION)).to_be_in_viewport()
    page.get_by_role("button", name="Continue").click()
    for _ in range(MOST_MOMENTS):
        page.evaluate("() => document.querySelector('[data-moment] .main')?.click()")
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_the_last_battle_is_shown_before_the_end(visit: Visit) -> None:
    visitor = visit(moments=True)
    visitor.context.add_init_script(PATIENT)
    record = game_of_bots("dune", 3, "160")
    visitor.take_over(record, len(record.choices) - 1)  # a battle ends the game, without another question to anybody
    page = visitor.page
    page.get_by_role("button", name="Say nothing", exact=True).click()
    expect(page.locator("div.ending")).to_be_visible()
    expect(page.get_by_role("region", name="Battle").locator(".battle")).to_be_visible()
    finale = page.get_by_role("region", name="How it went")
    expect(finale).to_have_count(0)
    while page.locator("[data-moment]").count():
        page.keyboard.press("Escape")
    expect(finale).to_be_visible()


def test_a_key_goes_on(visit: Visit) -> None:
    page = fight(visit(moments=True))
    expect(page.locator("[data-moment]")).to_be_visible()
    while page.locator("[data-moment]").count():
        page.keyboard.press("Escape")
    expect(page.locator("[data-moment]")).to_have_count(0)


def test_a_moment_goes_by_itself(visit: Visit) -> None:
    visitor = visit(moments=True)
    visitor.page.clock.install()
    page = fight(visitor, patient=False)
    expect(page.locator("[data-moment]")).to_be_visible()
    while page.locator("[data-moment]").count():
        page.clock.run_for(10_000)


def test_an_answer_clears_the_stage(visit: Visit) -> None:
    visitor = visit(moments=True)
    page = fight(visitor)
    expect(page.locator("[data-moment]")).to_be_visible()
    first = page.locator("[data-moment]").element_handle()
    for asked, option in visitor.offers(1, 1):  # under the stage the question can be answered
        option.click()
        page.wait_for_function(MOVED_ON, arg=asked)
    page.wait_for_function("first => !first.isConnected", arg=first)


def test_whoever_wants_no_moments_gets_none(visit: Visit) -> None:
    visitor = visit(moments=True)
    visitor.take_over(game_of_bots("dune", 3, "b"), BEFORE_BATTLE)
    page = visitor.page
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_label("Show battles and other great moments").uncheck()
    page.keyboard.press("Escape")
    page.evaluate("""() => new MutationObserver(() => {
        if (document.querySelector('[data-moment]')) window.shown = true;
    }).observe(document.body, { childList: true, subtree: true })""")
    page.get_by_role("button", name="Say nothing", exact=True).click()
    expect(page.locator(".drawer .block", has_text="⚔")).not_to_have_count(0)
    page.get_by_text("won", exact=True).first.wait_for()
    assert not page.evaluate("window.shown")


def test_while_a_clock_runs_for_me_nothing_is_covered(visit: Visit) -> None:
    visitor = visit(moments=True)
    visitor.context.add_init_script(PATIENT)
    clock = {"kind": "bank", "seconds": 3600, "window": 0, "away": 0}
    visitor.sit_down("uprising", 3, clock=clock, settings={"leader_choice": "dealt"})
    page = visitor.page
    for step in range(60):  # until somebody else has revealed
        visitor.play(step, 1)
        if page.locator("[data-moment]").count():
            break
    stage = page.locator(".stage")
    expect(stage).to_be_visible()
    assert "folded" in (stage.get_attribute("class") or "")
    page.get_by_role("button", name="Show", exact=True).click()
    assert "folded" not in (stage.get_attribute("class") or "")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_for_those_who_like_motion(visit: Visit, motion: str) -> None:
    visitor = visit(moments=True, reduced_motion=motion)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.evaluate(NOTE_JOURNEYS)
    visitor.play(3, 6)
    expect(page.locator(".fold", has_text="→").first).to_be_visible()
    if motion == "reduce":
        assert page.evaluate("window.travelled") == ""
    else:
        page.wait_for_function("() => / (space|post):/.test(window.travelled)")
        for step in range(20):  # and cards: those that somebody draws, buys or throws away
            if re.search(" (hand|discard):", page.evaluate("window.travelled")):
                break
            visitor.play(step, 3)
        page.wait_for_function("() => / (hand|discard):/.test(window.travelled)")
        expect(page.locator("[data-journey]")).to_have_count(0)  # and it is over


@pytest.mark.parametrize(
    ("game", "seats", "settings", "kind", "option", "where"),
    [
        ("uprising", 3, {"leader_choice": "dealt"}, "trash", "hand:", "nowhere"),
        ("arrakis", 2, {}, "action", "card:", "part:cards"),
    ],
)
def test_cards_fly_out_of_the_game_and_to_their_decks(
    visit: Visit, game: str, seats: int, settings: dict[str, str], kind: str, option: str, where: str
) -> None:
    visitor = visit(moments=True, reduced_motion="no-preference")
    record = game_of_bots(game, seats, "cards that fly", **settings)
    after = first_choice(record, kind, option)
    visitor.take_over(record, after)
    page = visitor.page
    page.evaluate(NOTE_JOURNEYS)
    page.evaluate(UNFOLD)
    page.locator(f"[data-asked] [data-option='{record.choices[after][2]}']").click()
    page.wait_for_function("where => window.travelled.includes(` ${where}`)", arg=where)


# What lies on top where the bar asks, with something that travels held there.
HOLD_OVER_BAR = """() => { window.onTop = []; new MutationObserver(() => {
    const bar = document.querySelector('[data-asked] h2'), flight = document.querySelector('[data-journey]');
    if (!bar || !flight) return;
    const box = bar.getBoundingClientRect();
    flight.style = `pointer-events: auto; transform: none !important; translate: ${box.x - 5}px ${box.y - 5}px`;
    flight.getAnimations().forEach(each => each.cancel());
    const top = document.elementFromPoint(box.x + 5, box.y + box.height / 2);
    window.onTop.push(top?.closest('[data-asked]') ? 'bar' : 'other');
    flight.remove();
}).observe(document.body, { childList: true, subtree: true }); }"""


def test_what_travels_passes_below_the_question(visit: Visit) -> None:
    visitor = visit(moments=True, reduced_motion="no-preference")
    visitor.sit_down("uprising", 4)
    page = visitor.page
    page.evaluate(HOLD_OVER_BAR)
    for step in range(20):
        visitor.play(step, 3)
        if page.evaluate("window.onTop.length"):
            break
    assert set(page.evaluate("window.onTop")) == {"bar"}
