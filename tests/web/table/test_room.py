"""Room at the table: nothing is cut in windows of any size, and the board keeps its size whatever is asked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.web.axe import look
from tests.web.conftest import MORE, OFFERED, QUESTION, Visit, first_choice, game_of_bots

from kanly.kernel.record import Record, Replay
from kanly.registry import game_named
from kanly.words import Words

WINDOWS = [(1280, 650), (1366, 768), (1440, 900), (1920, 945), (2560, 1440)]
SIDEWAYS = {"width": 844, "height": 390}
CUT = """() => SELECTORS.filter(each => [...document.querySelectorAll(each)].some(box => {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    || box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
}))"""
HEIGHTS = """() => ['.spaces .tile', '.spaces .sign'].map(each =>
  document.querySelector(each).getBoundingClientRect().height)"""
MAP = "() => { const map = document.querySelector('.dune .map'); return [map.clientWidth, map.clientHeight]; }"
ROOM = """() => {{
  const {{ width, height }} = document.querySelector('{}').getBoundingClientRect();
  return [width, height, document.documentElement.scrollHeight - innerHeight];
}}"""
COVERED = """() => {
  const top = document.querySelector('.foot').getBoundingClientRect().top;
  const lit = [...document.querySelectorAll('section.board .glows')];
  return lit.filter(each => each.getBoundingClientRect().bottom > top + 1).length;
}"""
# How many times as high as its place the board would be, if it were drawn a tenth larger.
LARGER = """() => {
  const place = document.querySelector('.uprising .board'), drawn = place.firstElementChild, zoom = drawn.style.zoom;
  drawn.style.zoom = zoom * 1.1;
  const over = place.scrollHeight / place.clientHeight;
  drawn.style.zoom = zoom;
  return over;
}"""
# Cards whose reveal strip goes over their foot, and words of names that are broken without a hyphen.
FEET = """() => [...document.querySelectorAll('.own .deck-card')].filter(card =>
  card.querySelector('.reveal').getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1).length"""
LOST_LINES = """() => [...document.querySelectorAll('.market .deck-card')].filter(card =>
  [...card.querySelectorAll('.card, .box, .reveal')].some(part => part.scrollHeight > part.clientHeight + 1))
  .map(card => card.textContent)"""
CUT_CARDS = (
    """() => [...document.querySelectorAll('.market .deck-card:has([data-cut])')].map(card => card.dataset.piece)"""
)
BROKEN = """() => [...document.querySelectorAll('.deck-card .head b, .tech .name b, .space .head b')].flatMap(name => {
  const line = at => {
    const letter = document.createRange();
    letter.setStart(name.firstChild, at);
    letter.setEnd(name.firstChild, at + 1);
    return Math.round([...letter.getClientRects()].at(-1)?.top ?? 0);
  };
  const words = [...name.textContent.matchAll(/[^\\s\\u00ad-]+/gu)];
  return words.filter(({ 0: word, index }) => line(index) !== line(index + word.length - 1)).map(found => found[0]);
})"""


def market_with(record: Record, card: str) -> int:
    """After how many choices somebody has a turn while this card can be acquired."""
    replayed = Replay(game_named(record.game), record)
    while not replayed.done:
        seat, kind, _ = record.choices[replayed.at]
        if kind == "turn" and card in replayed.table.view(seat)["row"]:
            return replayed.at
        replayed.step()
    raise AssertionError(f"{card} never comes up")


def cut(*selectors: str) -> str:
    """Which of these go over the edge of the window, or have parts that do not fit into them."""
    return CUT.replace("SELECTORS", json.dumps(selectors))


def test_nothing_of_uprising_is_cut_and_the_market_is_in_sight(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert visitor.still(cut(".uprising .board", ".foot > .bar", ".table")) == [], (width, height)
        assert visitor.still(COVERED) == 0
        if width >= 1440:
            expect(page.locator(":is(.market, .glance):visible").first).to_be_in_viewport(ratio=0.99)


def test_signs_grow_with_their_tiles(visit: Visit) -> None:
    visitor = visit({"width": 1280, "height": 720})
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    page = visitor.page
    expect(page.locator(".spaces .sign").first).to_be_visible()
    sizes = []
    for height in (720, 1440):
        page.set_viewport_size({"width": height * 16 // 9, "height": height})
        sizes.append(visitor.still(HEIGHTS))
    (tile_then, sign_then), (tile_now, sign_now) = sizes
    assert sign_now > 1.5 * sign_then
    assert sign_now / sign_then == pytest.approx(tile_now / tile_then, rel=0.25)


def test_the_map_of_dune_keeps_its_size_whatever_is_asked(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("dune", 3, "the last battle")
    sizes = []
    for kind in ("bid", "ship_to", "plan_dial"):
        visitor.context.clear_cookies()
        visitor.take_over(record, first_choice(record, kind))
        assert visitor.still(cut(".foot > .bar", ".table")) == []
        sizes.append(visitor.still(MAP))
    assert sizes[0] == sizes[1] == sizes[2]
    assert min(sizes[0]) > 560


@pytest.mark.parametrize(
    ("game", "seats", "board"),
    [("dune", 3, ".dune .map"), ("uprising", 3, ".uprising .board"), ("arrakis", 2, ".planet")],
)
def test_a_phone_on_its_side_shows_a_board(visit: Visit, game: str, seats: int, board: str) -> None:
    visitor = visit(SIDEWAYS, has_touch=True, is_mobile=True, bypass_csp=True)
    visitor.sit_down(game, seats)
    page = visitor.page
    if game == "uprising":
        page.locator(OFFERED).first.click()
    expect(page.locator(f"{OFFERED}, {MORE}").first).to_be_in_viewport()
    expect(page.locator(QUESTION)).to_be_in_viewport()
    expect(page.locator(board).first).to_be_visible()
    width, height, over = visitor.still(ROOM.format(board))
    assert height > 200
    assert width > 400
    assert over <= 1
    assert look(page) == []


def test_what_a_space_gives_stands_on_its_button(visit: Visit) -> None:
    """On a phone, where a target is scrolled to, too."""
    visitor = visit({"width": 390, "height": 844}, has_touch=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    expect(page.locator("section.board .glows:visible").first).to_be_in_viewport()
    page.locator(MORE).click()
    expect(page.locator("[data-asked] [data-option^='play:'] .gain").first).to_be_visible()


def test_cards_of_the_market_lose_no_line(visit: Visit) -> None:
    visitor = visit()
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    for width, height in ((1366, 768), (1920, 945), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".market .deck-card").first).to_be_in_viewport(ratio=0.99)
        assert visitor.still(LOST_LINES) == [], (width, height)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_longest_card_is_whole(visit: Visit, language: str) -> None:
    """Its words are written as small as they must be, and fade nowhere."""
    visitor = visit({"width": 1920, "height": 945}, locale=language)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, market_with(record, "calculus_of_power"))
    page = visitor.page
    card = page.locator(".market .deck-card[data-piece='card:calculus_of_power']")
    expect(card).to_be_in_viewport(ratio=0.99)
    assert visitor.still(LOST_LINES) == []
    expect(card.locator("[data-cut]")).to_have_count(0)


def test_every_card_is_whole_in_the_market_of_a_small_window(visit: Visit) -> None:
    """In the language with the longest words, and whatever lies there: cards are exchanged on their way to the page."""
    visitor = visit({"width": 1280, "height": 650}, locale="ru")
    page = visitor.page
    row: list[str] = []

    def deal(text: str | bytes) -> str:
        message = json.loads(text)
        if row and message["type"] == "update":
            message["sight"]["view"]["row"] = row
        return json.dumps(message)

    page.route_web_socket(
        "**", lambda socket: socket.connect_to_server().on_message(lambda text: socket.send(deal(text)))
    )
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    rules = Replay(game_named("uprising"), record).table.rules
    cards = [name for name, card in rules.full_almanac()["cards"].items() if card["cost"] is not None]
    visitor.take_over(record, first_choice(record, "turn", "play"))
    cut_cards = []
    for n in range(0, len(cards), 5):
        row[:] = cards[n : n + 5]
        page.reload()
        expect(page.locator(f".market [data-piece='card:{row[0]}']").first).to_be_visible()
        page.wait_for_function("document.fonts.status === 'loaded'")
        cut_cards += visitor.still(CUT_CARDS)
    assert cut_cards == []


@pytest.mark.parametrize("size", [(1280, 650), (1366, 768)])
def test_a_small_window_gives_its_height_to_the_board(visit: Visit, size: tuple[int, int]) -> None:
    """A little larger, and something would be cut."""
    visitor = visit({"width": size[0], "height": size[1]})
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    expect(visitor.page.locator(".spaces .sign").first).to_be_visible()
    assert visitor.still(cut(".uprising .board", ".own ul", ".drawer .tabs")) == []
    assert visitor.still(LARGER) > 1


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_all_tools_are_seen_on_a_phone(visit: Visit, language: str) -> None:
    visitor = visit({"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale=language)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    expect(visitor.page.locator(".bar .tools .drawer")).to_be_in_viewport(ratio=0.99)
    assert visitor.still(cut(".bar .tools")) == []


def test_contracts_in_hand_are_whole(visit: Visit) -> None:
    visitor = visit({"width": 1920, "height": 945})
    record = game_of_bots("uprising", 4, "room", "choam", leader_choice="dealt")
    replayed = Replay(game_named("uprising"), record)

    def held() -> int:
        seat, kind, _ = record.choices[replayed.at]
        house = replayed.table.view(seat)["houses"][seat] if kind == "turn" else {}
        return len(house.get("contracts", [])) + len(house.get("completed", []))

    while held() < 3:
        replayed.step()
    visitor.take_over(record, replayed.at)
    expect(visitor.page.locator(".own .contracts .tile")).to_have_count(held())
    assert visitor.still(cut(".own .contracts")) == []


UNSEEN = """() => [...document.querySelectorAll('.bar .options button')].filter(each => {
  const place = each.getBoundingClientRect();
  const list = each.closest('.options').getBoundingClientRect();
  return place.height && (place.bottom > Math.min(list.bottom, innerHeight) + 1 || place.top < list.top - 1);
}).map(each => each.textContent)"""
BOARD = """() => {
  const { width, height } = document.querySelector('.board').getBoundingClientRect();
  return [width, height];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 650)])
def test_all_answers_are_seen_beside_a_board_that_keeps_its_size(visit: Visit, size: tuple[int, int]) -> None:
    """Also those of something unasked that is unfolded."""
    visitor = visit({"width": size[0], "height": size[1]}, locale="ru")
    record = game_of_bots("dune", 6, "room", "advanced")
    replayed = Replay(game_named("dune"), record)
    while not any(ask.kind == "move_to" and 12 < len(ask.options) < 16 for ask in replayed.table.asks):
        replayed.step()
    visitor.take_over(record, replayed.at)
    page = visitor.page
    before = visitor.still(BOARD)
    page.evaluate("() => document.querySelector('.bar .held')?.click()")
    expect(page.locator(".bar .option:not(.unasked)").nth(12)).to_be_visible()
    assert visitor.still(UNSEEN) == []
    for n in range(page.locator(".bar .options > .unasked").count()):
        page.locator(".bar .options > .unasked").nth(n).click()
        expect(page.locator(".bar .open .option").first).to_be_visible()
        assert visitor.still(UNSEEN) == []
        page.locator(".bar .open .more").click()
    assert visitor.still(BOARD) == before


def test_answers_out_of_sight_are_counted_on_a_phone(visit: Visit) -> None:
    visitor = visit({"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    page.evaluate("() => document.querySelector('.bar .held')?.click()")
    more = page.get_by_role("button", name="more ↓")
    assert more.inner_text() == f"{len(visitor.still(UNSEEN))} more ↓"
    more.tap()
    expect(more).to_have_count(0)
    expect(page.locator(".bar .options button").last).to_be_in_viewport(ratio=0.99)


SCROLLED = "() => [...document.querySelectorAll('.bar, .bar .options')].map(each => each.scrollTop)"
PEEKING = """() => [...document.querySelectorAll('.bar .option')].filter(option => {
  const { right, bottom, top } = option.getBoundingClientRect();
  const tools = document.querySelector('.bar .tools').getBoundingClientRect();
  return right > tools.right + 1 && bottom > tools.top && top < tools.bottom;
}).length"""


def test_every_question_begins_at_its_heading_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit({"width": 844, "height": 300}, has_touch=True, is_mobile=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    if page.locator(MORE).count():
        page.locator(MORE).first.tap()
    asked = visitor.mark()
    page.evaluate("document.querySelectorAll('.bar, .bar .options').forEach(each => each.scrollTo(0, 9999))")
    assert sum(visitor.still(SCROLLED)) > 0
    assert visitor.still(PEEKING) == 0
    page.locator(OFFERED).last.evaluate("option => option.click()")
    page.wait_for_function("asked => document.querySelector('[data-asked]')?.dataset.asked !== asked", arg=asked)
    visitor.wait_for_question()
    assert sum(visitor.still(SCROLLED)) == 0
    expect(page.locator(QUESTION)).to_be_in_viewport(ratio=0.99)


def test_piles_are_looked_at_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(SIDEWAYS, has_touch=True, is_mobile=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    pile = visitor.page.locator(".dock .pile").last
    expect(pile).to_contain_text("Discard pile")
    expect(pile).to_be_in_viewport(ratio=0.99)
    pile.tap()
    expect(visitor.page.get_by_role("dialog").get_by_role("heading", name="Deck")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_name_is_broken_within_a_word(visit: Visit, language: str) -> None:
    visitor = visit({"width": 1280, "height": 650}, locale=language)
    modules = ("immortality", "rise_of_ix")
    record = game_of_bots("imperium", 4, "room", *modules, leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    page = visitor.page
    page.wait_for_function("document.fonts.status === 'loaded'")  # other letters are wider
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert visitor.still(BROKEN) == [], (width, height)


def test_cards_in_hand_are_whole_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(SIDEWAYS, has_touch=True, is_mobile=True)
    record = game_of_bots("uprising", 4, "room", leader_choice="dealt")
    visitor.take_over(record, first_choice(record, "turn", "play"))
    expect(visitor.page.locator(".own .deck-card").first).to_be_visible()
    assert visitor.still(FEET) == 0
    expect(visitor.page.locator(".own .deck-card .reveal").first).to_be_in_viewport(ratio=0.99)


CUT_IN_HAND = "() => [...document.querySelectorAll('.own li:not(.leader) [data-cut]')].map(card => card.textContent)"


@pytest.mark.parametrize("modules", [(), ("rise_of_ix",)], ids=["uprising", "imperium"])
def test_a_hand_of_long_cards_is_readable_in_a_low_window(visit: Visit, modules: tuple[str, ...]) -> None:
    """The longest cards of the game, in the language that needs most room: the strip scrolls and nothing is cut."""
    game = "imperium" if modules else "uprising"
    rules = game_named(game).rules(game_named(game).set_up(3, modules))
    words = Words("ru", game_named(game).packages)
    printed = rules.full_almanac()

    def letters(piece: str) -> int:
        return sum(len(words.say(line)) for line in rules.printed(piece))

    held = {
        "hand": sorted(printed["cards"], key=letters)[-6:],
        "intrigues": sorted(printed["intrigues"], key=letters)[-3:],
    }

    def deal(found: object) -> None:
        """Everywhere in the message where a hand is open to me."""
        if isinstance(found, dict):
            if found.get("hand") and found["hand"][0] in printed["cards"]:
                found |= held
            found = list(found.values())
        for each in found if isinstance(found, list) else []:
            deal(each)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            deal(told)
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    visitor = visit({"width": 1280, "height": 650}, locale="ru")
    visitor.page.route_web_socket(re.compile("/socket"), between)
    visitor.sit_down(game, 3, modules=list(modules), settings={"leader_choice": "dealt"})
    expect(visitor.page.locator(".own .held")).to_have_count(6)
    assert visitor.still(CUT_IN_HAND) == []


ON_TOP = """() => {
  const { left, top, width, height } = document.querySelector('.seats .unfold').getBoundingClientRect();
  return !!document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.unfold');
}"""


def test_everybody_is_looked_at_and_folded_again_on_a_phone_on_its_side(visit: Visit) -> None:
    """Above the question, which stands below them."""
    visitor = visit(SIDEWAYS, has_touch=True, is_mobile=True)
    visitor.sit_down("uprising", 3, settings={"leader_choice": "dealt"})
    fold, everybody = visitor.page.locator(".seats .unfold"), visitor.page.locator(".seats ul.open")
    fold.tap()
    expect(everybody).to_be_visible()
    assert visitor.still(ON_TOP)
    fold.tap()
    expect(everybody).to_have_count(0)


COLOUR = "option => getComputedStyle(option).backgroundColor"


def test_what_a_finger_has_left_is_not_lit(visit: Visit) -> None:
    """A browser goes on taking it for pointed at: in the next question it would look chosen."""
    visitor = visit({"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    record = game_of_bots("dune", 3, "the last battle")
    visitor.take_over(record, first_choice(record, "bid"))
    options = visitor.page.locator(OFFERED)
    options.first.hover()
    assert options.first.evaluate(COLOUR) == options.last.evaluate(COLOUR)
