"""The table of Uprising: everything can be read, and nothing lies below the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import MORE, OFFERED, PHONE, Visit, game_of_bots

from kanly.kernel.record import Record, Replay
from kanly.registry import game_named

FITS = "() => { const box = document.querySelector('.uprising .board'); return box.scrollHeight - box.clientHeight; }"
HEIGHT = "() => document.querySelector('.uprising .board').clientHeight"
ROOM = 300  # pixels of the board that a phone shows beside the first question

FURTHER = "() => { const on = document.querySelector('.own .rolling .on'); on?.click(); return !on; }"


def test_a_card_can_be_read_whole(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3)
    page = visitor.page
    page.get_by_role("button", name="Market").click()
    page.locator('.market [data-piece^="card:"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Reveal:")
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator('.market [data-piece^="card:"]').first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Reveal:")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_finger_reads_a_card_before_it_takes_it(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    page.locator('[data-asked] [data-option="reveal"]').tap()
    card = page.locator('.market [data-piece^="card:"].glows').first
    expect(card).to_be_visible()
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    card.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Reveal:")
    assert page.locator("[data-asked]").get_attribute("data-asked") == asked
    sheet.get_by_role("button", name="Acquire").tap()
    expect(sheet).to_have_count(0)
    page.wait_for_function("asked => document.querySelector('[data-asked]').dataset.asked !== asked", arg=asked)


def test_the_whole_board_is_seen_whatever_is_asked(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 4, modules=["choam"])
    page = visitor.page
    for seed in range(12):
        visitor.play(seed, 1)
        expect(page.locator(f"{OFFERED}, {MORE}, div.ending").first).to_be_visible()
        assert visitor.still(FITS) <= 1, page.locator("[data-asked] h2").inner_text()


def test_a_phone_shows_much_of_the_board(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.sit_down("uprising", 4, modules=["choam"])
    page = visitor.page
    expect(page.locator(MORE)).to_be_visible()
    assert visitor.still(HEIGHT) >= ROOM
    page.get_by_role("button", name="Who sits where").tap()
    expect(page.get_by_text("Abilities").last).to_be_in_viewport()


@pytest.mark.parametrize("points", [10, 12])
def test_the_track_ends_where_the_table_says(visit: Visit, points: int) -> None:
    visitor = visit()
    visitor.sit_down("uprising", 3, settings={"points_to_end": points})
    expect(visitor.page.locator(".points .last").first).to_have_text(str(points))


def somebody_with_contracts() -> tuple[Record, int]:
    """A game in which Shaddam's contracts lie aside while somebody with cards in play may send another agent."""
    for seed in range(20):
        record = game_of_bots("uprising", 4, str(seed), "choam", leader_choice="drafted")
        replay = Replay(game_named("uprising"), record)
        for after, (seat, kind, option) in enumerate(record.choices):
            view = replay.table.view(seat)
            house = next(each for each in view["houses"] if each["seat"] == seat)
            laden = view["contract_aside"] and house["contracts"] and house["played"] and len(house["hand"]) > 3
            if kind == "turn" and option.startswith("play:") and laden:
                return record, after
            replay.step()
    raise AssertionError("nobody ever holds so much")


def test_what_is_beyond_the_edge_of_the_strip_can_be_reached(visit: Visit) -> None:
    """The strip says that there is more; contracts that are set aside for a leader lie on the board."""
    visitor = visit()
    visitor.take_over(*somebody_with_contracts())
    page = visitor.page
    expect(page.locator(".own .contracts .tile").first).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".offer .kept [data-piece^='contract:']").first).to_be_visible()
    page.set_viewport_size({"width": 1150, "height": 900})
    played = page.locator(".own .in-play")
    expect(played).not_to_be_in_viewport(ratio=0.99)
    further = page.get_by_role("button", name="More on the right")
    expect(further).to_be_visible()
    page.wait_for_function(FURTHER)  # as often as there is more: the arrow goes with the last click
    expect(further).to_have_count(0)
    expect(played).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Back to the left")).to_be_visible()
