"""What somebody is told who plays for the first time: the aim, and what a question means."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Visit, first_choice, game_of_bots


def test_the_aim_is_unfolded_at_the_first_table_only(visit: Visit) -> None:
    """At later ones the log has its room."""
    visitor = visit()
    guide = visitor.page.locator("details.guide")
    for open_there in (True, False):
        visitor.sit_down("uprising", 3)
        expect(guide).to_be_visible()
        assert guide.evaluate("each => each.open") is open_there
    visitor.page.get_by_text("Your first game?").click()
    visitor.page.get_by_role("button", name="I know how to play").click()
    expect(guide).to_have_count(0)


def test_the_aim_leaves_the_log_its_room_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.sit_down("uprising", 3)
    visitor.page.locator(".bar .drawer").click()
    guide = visitor.page.locator("details.guide")
    expect(guide).to_be_visible()
    assert not guide.evaluate("each => each.open")


def test_whoever_was_taught_has_been_at_a_table(visit: Visit) -> None:
    visitor = visit()
    visitor.goto().locator("[data-learn='uprising']").click()
    expect(visitor.page.locator(".coach")).to_be_visible()
    visitor.sit_down("uprising", 3)
    guide = visitor.page.locator("details.guide")
    expect(guide).to_be_visible()
    assert not guide.evaluate("each => each.open")


def test_a_question_is_explained_by_what_is_said_of_its_sort(visit: Visit) -> None:
    """Whole, in two lines: nothing is left out with dots."""
    visitor = visit()
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "ship_to"))
    page = visitor.page
    meaning = page.locator("[data-asked] .meaning")
    expect(meaning).to_contain_text("Where they land.")
    visitor.context.clear_cookies()
    visitor.take_over(record, first_choice(record, "plan_dial"))
    expect(meaning).to_contain_text("Secret: nobody can see what you answer now.")
    assert meaning.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
