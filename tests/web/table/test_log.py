"""The log by turns: gains in signs, single events on demand, one party's doings, and the way into the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, PHONE, Visit, game_of_bots

GAMES = {"uprising": (3, 100), "dune": (3, 190), "arrakis": (2, 60)}  # seats, and how far bots have played
GAINFUL = ".block:has(.gains)"


def log_of(visit: Visit, game: str, viewport: dict[str, int] = DESKTOP) -> Page:
    seats, after = GAMES[game]
    visitor = visit(viewport, bypass_csp=True)
    visitor.take_over(game_of_bots(game, seats, "a"), after)
    if viewport is PHONE:
        visitor.page.keyboard.press("l")
    expect(visitor.page.get_by_role("log", name="Log").locator(".block").first).to_be_visible()
    return visitor.page


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
@pytest.mark.parametrize("game", GAMES)
def test_turns_are_told_in_signs_and_unfold(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    page = log_of(visit, game, viewport)
    turn = page.locator(GAINFUL).last
    expect(turn.locator(".gain").first).to_be_visible()
    assert look(page) == []
    fold = turn.locator(".fold")
    at = page.locator(".block").evaluate_all("(all, turn) => all.indexOf(turn)", turn.element_handle())
    fold.click()
    opened = page.locator(".block").nth(at)
    expect(opened.locator(".fold")).to_have_attribute("aria-expanded", "true")
    expect(opened.locator("li.line").first).to_be_visible()
    expect(opened.locator(".gains")).to_have_count(0)
    assert look(page) == []


def test_every_effect_is_told_once(visit: Visit) -> None:
    page = log_of(visit, "uprising")
    told = []
    for fold in page.locator(".fold").all():
        fold.click()
    for line in page.locator("li.line").all_inner_texts():
        told.append(line)
    assert any("recruits" in line for line in told)
    assert not [line for line in told if "– Visit" in line]  # announced, and then told as influence


def test_my_turns_are_mine(visit: Visit) -> None:
    page = log_of(visit, "uprising")
    whose = page.get_by_label("Whose log").locator("option").all_inner_texts()
    mine = next(name.removeprefix("You (").removesuffix(")") for name in whose if name.startswith("You ("))
    actors = page.locator(".fold b").all_inner_texts()
    assert "You" in actors
    page.locator(".fold:has(b:text-is('You'))").last.click()
    told = page.locator("li.line").all_inner_texts()
    assert told
    assert not [line for line in told if line.startswith(mine)]
    assert mine not in actors


def test_the_log_of_one_party(visit: Visit) -> None:
    page = log_of(visit, "uprising")
    whose = page.get_by_label("Whose log")
    other = whose.locator("option").nth(2).inner_text()
    everything = page.locator(".block").count()
    whose.select_option(index=2)
    expect(page.locator(".fold b", has_text=other).first).to_be_visible()
    assert page.locator(".block").count() < everything
    whose.select_option(index=0)
    expect(page.locator(".block")).to_have_count(everything)


def test_a_turn_leads_to_its_moment_in_the_replay(visit: Visit) -> None:
    page = log_of(visit, "uprising")
    turn = page.locator(".block:has(.fold)").nth(4)
    title = turn.locator(".fold").inner_text()
    turn.hover()
    turn.get_by_role("button", name="See this moment in the replay").click()
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).not_to_have_value("0")
    expect(page.locator(".events .block:has(.fold)").last).to_contain_text(title.partition("→")[0].strip())
    expect(page.get_by_label("Seen by")).not_to_have_value("")


def test_whoever_is_first_player_is_named_before_there_are_leaders(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("imperium", 3, settings={"leader_choice": "chosen"})
    told = visitor.page.get_by_role("log", name="Log").get_by_text("first player")
    expect(told).to_be_visible()
    names = visitor.page.locator(".seats .who b").all_inner_texts()
    assert told.inner_text() in {"You are first player.", *[f"{name} is first player." for name in ["Paul", *names]]}
