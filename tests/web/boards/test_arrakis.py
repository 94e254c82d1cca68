"""The board of War for Arrakis: a battle fought on it, areas that tell what stands there, the space board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.axe import look
from tests.web.conftest import DESKTOP, MOVED_ON, PHONE, Visit, Visitor, first_choice, game_of_bots

BATTLE = {"battle_card", "special", "loss", "battle_on", "retreat"}  # questions of a battle
LETTERS = """() => [...document.querySelectorAll('.planet svg text')]
  .filter(each => /^[^\\d?]{4,}$/.test(each.textContent))
  .map(each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"""  # pixels
FOUGHT = ".battle .fighter .dice"  # what one side has rolled


def sit_down_before_an_attack(visitor: Visitor) -> tuple[str, int]:
    """Sit down at a game of bots in the place of the first attacker, who is asked where to go: the area, the round."""
    record = game_of_bots("arrakis", 2, "3", rounds=6)
    asked = [choice[1] for choice in record.choices]
    after = next(n for n, kind in enumerate(asked) if kind == "target" and BATTLE & set(asked[n + 1 : n + 3]))
    token = record.choices[after][2]
    visitor.take_over(record, after)
    page = visitor.page
    expect(page.locator("header")).to_contain_text("Round")
    found = re.search(r"Round (\d+)", page.locator("header").inner_text())
    assert found is not None
    return str(token).split(":")[1], int(found[1])


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_a_round_with_a_battle_is_played_on_the_board(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport, bypass_csp=True)
    area, round = sit_down_before_an_attack(visitor)
    page = visitor.page
    place = page.locator(f".target[data-piece='area:{area}']")
    expect(place).to_have_accessible_name(re.compile("attack", re.IGNORECASE))
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    place.click()
    page.wait_for_function(MOVED_ON, arg=asked)
    for step in range(20):
        if page.locator(FOUGHT).count() == 2:
            break
        visitor.play(seed=step, most=1)
    expect(page.locator(FOUGHT)).to_have_count(2)
    if page.locator(".fight:not(.over)").count():
        expect(page.locator(".battle h2")).to_be_in_viewport()
    assert look(page) == []
    for step in range(150):
        if page.get_by_text(f"Round {round + 1}", exact=True).count() or page.locator("div.ending").count():
            break
        visitor.play(seed=step, most=1)
    expect(page.get_by_text(f"Round {round + 1}", exact=True)).to_be_visible()
    expect(page.locator(".battle")).to_have_count(0)  # it was the last battle of another round
    assert look(page) == []


@pytest.mark.parametrize("touch", [False, True], ids=["pointed at", "tapped"])
def test_an_area_tells_what_stands_there(visit: Visit, touch: bool) -> None:
    visitor = visit(PHONE if touch else DESKTOP, has_touch=touch)
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    carthag = page.locator("g[data-explain='area:carthag']")
    if touch:
        carthag.tap()
    else:
        carthag.hover()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Carthag (Plateau)")
    expect(caption).to_contain_text("Settlement, rank 2")
    expect(caption).to_contain_text(re.compile(r"Harkonnen: \d × "))
    carthag.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Harkonnen: \d × "))
    expect(page.get_by_role("dialog")).to_contain_text("Sheltered from storms")


def test_a_tapped_area_is_forgotten_with_its_question(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    page.locator("g[data-explain='area:carthag']").tap()
    expect(page.locator(".caption")).to_contain_text("Carthag")
    page.get_by_role("button", name="Place no more").click()
    expect(page.locator(".bar h2")).to_contain_text("ornithopter")
    expect(page.locator(".caption")).to_have_count(0)


def test_on_a_wide_screen_the_buttons_that_zoom_stand_beside_the_map(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("arrakis", 2)
    east, button = visitor.page.locator("g[data-place='area:se_outer_4'] path").first, "Zoom out"
    area, zoom = east.bounding_box(), visitor.page.get_by_role("button", name=button).bounding_box()
    assert area is not None
    assert zoom is not None
    assert area["x"] + area["width"] < zoom["x"]


def test_an_air_zone_tells_which_sectors_it_reaches(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    zone = page.locator("g[data-explain='zone:air_nw_spoke']")
    zone.hover()
    expect(page.locator(".caption")).to_contain_text("reaches North-West (outer), North-West (central)")
    for area, reached in (("the_great_flat", 1), ("arsunt", 1), ("carthag", 0), ("north_pole", 0)):
        expect(page.locator(f"[data-reached='{area}']")).to_have_count(reached)
    zone.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("a carryall saves a harvester there")


HIGH = """() => {
  const [map, frame] = ['.planet svg.ground', '.planet'].map(each => document.querySelector(each));
  return [map.getScreenCTM().a * 400, frame.getBoundingClientRect().height];
}"""  # pixels: 400 units of the drawing, and the place of the map


def test_an_upright_phone_looks_at_the_map_from_nearby(visit: Visit) -> None:
    """It is as high as there is room for, and all of it is seen by a button."""
    visitor = visit(PHONE)
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    near, room = visitor.still(HIGH)
    assert near > 250
    assert room > 250
    for _ in range(2):
        page.get_by_role("button", name="Zoom out").click()
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()
    far, _ = visitor.still(HIGH)
    assert far < near * 0.7


def test_what_is_reconstructed_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    stilgar = page.get_by_role("button", name="Stilgar")
    expect(stilgar).to_contain_text("reconstructed")
    stilgar.click()
    expect(page.get_by_role("dialog")).to_contain_text("Reconstructed: the printed text is not known to us.")
    expect(page.get_by_role("button", name="Beast Rabban")).not_to_contain_text("reconstructed")


def test_prescience_cards_say_what_they_ask_for(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    page.get_by_role("tab", name="Cards").click()
    asked = page.get_by_role("region", name="Prescience cards").locator("li .needs")
    expect(asked).to_have_count(3)
    expect(asked.first).to_be_visible()


def test_heighliners_wait_on_the_space_board(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.sit_down("arrakis", 2, modules=["spacing_guild"])
    page = visitor.page
    page.get_by_role("tab", name="Tracks").click()
    space = page.get_by_role("region", name="Space")
    expect(space.get_by_role("img", name="Heighliner of Harkonnen: step 0 of 4.")).to_be_visible()
    expect(space.locator("li")).to_have_count(2)


@pytest.mark.parametrize("size", [(1280, 650), (1366, 768), (1440, 900)])
def test_areas_have_their_names_on_the_map(visit: Visit, size: tuple[int, int]) -> None:
    """As many as find room, all settlements among them, in letters that can be read, none over another."""
    visitor = visit({"width": size[0], "height": size[1]})
    visitor.sit_down("arrakis", 2)
    names = visitor.page.locator(".planet svg text", has_text=re.compile(r"^[^\d?]{4,}$"))
    expect(names.filter(has_text="Arrakeen")).to_be_visible()
    expect(names.filter(has_text="Carthag")).to_be_visible()
    assert names.count() >= 15
    assert min(visitor.still(LETTERS)) > 9


ADVISED = "[data-advised='area:{}']"
CALLED = "[data-called='area:{}']"
# The middle of the ring around a place, and the frame of the place itself.
RINGED = """area => {
  const ring = document.querySelector(`[data-rings='area:${area}']`)?.getBoundingClientRect();
  const place = document.querySelector(`.target[data-piece='area:${area}']`).getBoundingClientRect();
  return !!ring && Math.abs(ring.width - place.width) < 16 && Math.abs(ring.height - place.height) < 16;
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_the_lesson_shows_the_area_that_it_names(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit(viewport)
    page = visitor.goto()
    page.locator("[data-learn='arrakis']").click()
    coach = page.locator(".coach")
    expect(coach.locator(".try")).to_contain_text("North-East (outer), area", timeout=60_000)
    area = str(coach.get_attribute("data-try")).split(":")[1]
    expect(page.locator(ADVISED.format(area))).to_be_visible()
    expect(page.locator(CALLED.format(area))).to_have_text("North-East (outer), area " + area.split("_")[-1])
    page.wait_for_function(RINGED, arg=area)
    expect(page.locator("[data-rings='.planet']")).to_have_count(0)
    page.locator(".target[data-piece='area:sw_outer_3']").hover(force=True)
    expect(page.locator(ADVISED.format(area))).to_be_visible()  # wherever the pointer goes


def test_numbers_of_areas_stand_on_the_map_and_no_more_comes_last(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("arrakis", 2)
    page = visitor.page
    expect(page.locator(".bar h2")).to_contain_text("harvester")
    assert page.locator(".planet svg text.number.named").count() > 25
    expect(page.locator(".bar .options > button")).to_have_text([re.compile("more on the board"), "Place no more"])
    page.locator("body").press("Enter")
    expect(page.locator(".bar .held")).to_be_focused()
    page.locator(".bar .hint").click()
    advised = page.locator("[data-advised]")
    expect(advised).to_have_count(1, timeout=60_000)
    expect(page.locator(f"[data-called='{advised.get_attribute('data-advised')}']")).to_be_visible()


def test_a_rule_below_an_option_is_no_markdown(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("arrakis", 2, "3", rounds=6)
    visitor.take_over(record, first_choice(record, "action", "vehicles"))
    page = visitor.page
    page.locator("[data-option='vehicles']").hover()
    expect(page.locator(".bar .meaning")).to_contain_text("R4.12")
    expect(page.locator(".bar .meaning")).not_to_contain_text("**")


def test_paying_brings_up_the_imperium(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("arrakis", 2, "3", rounds=6)
    visitor.take_over(record, first_choice(record, "pay"))
    expect(visitor.page.get_by_role("region", name="Imperium")).to_be_visible()


def test_a_new_table_says_which_side_a_seat_plays(visit: Visit) -> None:
    page = visit().goto("/new/arrakis")
    expect(page.locator(".seat")).to_contain_text(["House Harkonnen", "House Atreides and the Fremen"])


# Where a finger meets a place that can be chosen.
MET = """() => [...document.querySelectorAll('.planet .target')].map(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left + width / 2, top + height / 2, each];
}).find(([x, y, each]) => each.contains(document.elementFromPoint(x, y))).slice(0, 2)"""
TOP = "() => document.querySelector('.planet .target path').getBoundingClientRect().top"


def test_the_map_of_a_phone_keeps_still_and_its_caption_ends_with_the_question(visit: Visit) -> None:
    """The next tap would meet another area, and a tap places at once."""
    visitor = visit(PHONE, has_touch=True, is_mobile=True)
    record = game_of_bots("arrakis", 2, "3", rounds=6)
    visitor.take_over(record, first_choice(record, "place"))
    page = visitor.page
    before = visitor.still(TOP)
    page.get_by_role("button", name="Why not…?").tap()
    expect(page.locator(".why-not")).to_be_visible()
    assert abs(visitor.still(TOP) - before) < 1
    page.locator(".why-not .close").tap()
    asked = visitor.mark()
    x, y = page.evaluate(MET)
    page.touchscreen.tap(x, y)
    page.wait_for_function(MOVED_ON, arg=asked)
    visitor.wait_for_my_turn()
    expect(page.locator(".planet .caption")).to_have_count(0)
