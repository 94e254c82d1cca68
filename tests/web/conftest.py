"""A real server with the built client, and a real Chromium that looks at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect, sync_playwright
from tests.server.conftest import Server

from kanly.bots import Match, RandomBot
from kanly.kernel.record import Record, make_record, write_record
from kanly.registry import game_named

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# The same engine in all of them; without windows, tabs and menus around the page it needs less than half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; machines that test are busy
TRY = 5_000  # milliseconds, after which a click that changed nothing is tried again
MOST_MISSES = 20  # of a robot that clicks
QUESTION = "[data-asked] h2"
OFFERED = "[data-asked] .option:not(.unasked):enabled"
MORE = "[data-asked] .held"  # options that the board keeps for itself
ASKED = f"{OFFERED}, {MORE}"  # somebody who waits for others is told so in the same place, but is not asked

MOVED_ON = "asked => document.querySelector('[data-asked]')?.dataset.asked !== asked"
UNFOLD = f"() => document.querySelector('{MORE}')?.click()"
STILL = """() => new Promise(done => {
  let before = '', same = 0;
  const look = () => {
    const now = JSON.stringify((EXPRESSION)());
    same = now === before ? same + 1 : 0;
    before = now;
    if (same < 4) requestAnimationFrame(look); else done(JSON.parse(now));
  };
  look();
})"""

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str | None:
    """The Chromium of this machine."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium-headless-shell)")
    if not (files("kanly.server") / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    made = Server(f"sqlite:///{folder}/kanly.db", folder, KANLY_BOT_SECONDS="60").start(update="tests.web.same_deal")
    yield made
    made.close()
    told = made.log.read_text().split("timeout graceful shutdown exceeded")[0]  # by whoever left before an answer came
    complaints = [line for line in told.splitlines() if "Traceback" in line or "mistake" in line]
    assert not complaints, made.log.read_text()


@cache
def game_of_bots(game: str, seats: int, seed: str, *modules: str, **settings: Any) -> Record:
    """A whole game of random bots, always the same one."""
    made = game_named(game)
    table = made.open(made.set_up(seats=seats, modules=modules, settings=settings), seed=seed)
    Match(table, [RandomBot()] * seats, seed="clicks").play_on()
    return make_record(table)


def first_choice(record: Record, kind: str, option: str = "") -> int:
    """How many choices come before the first one of this kind, of an option that begins so."""
    return next(n for n, (_, asked, chosen) in enumerate(record.choices) if asked == kind and chosen.startswith(option))


class Visitor:
    """Somebody at a screen, in whose console nothing may go wrong."""

    def __init__(
        self, browser: Browser, url: str, viewport: dict[str, int], moments: bool = False, **more: Any
    ) -> None:
        self.url = url
        given = {"locale": "en", "reduced_motion": "reduce", "color_scheme": "dark", **more}
        self.context = browser.new_context(viewport=viewport, **given)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        if not moments:  # nobody watches battles who only wants to click
            self.context.add_init_script(
                "localStorage.getItem('kanly.wishes') || localStorage.setItem('kanly.wishes', '{\"moments\":false}')"
            )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.clicks = 0
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self._hear(message.type, f"{message.text} {message.location['url']}"))

    def _hear(self, kind: str, text: str) -> None:
        refused = "401" in text or "403" in text  # what a test tries on purpose; merely coming is never refused
        if kind == "error" and (not refused or text.endswith("/api/me")):
            self.faults.append(text)

    def goto(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit_down(self, game: str, seats: int, mine: int = 1, **more: object) -> str:
        """Set a table over the page's own session, with random bots on the other seats, and sit down at it."""
        ask, headers = self.page.request, {"origin": self.url}
        if not self.context.cookies():
            assert ask.post(f"{self.url}/api/guests", data={"name": "Paul"}, headers=headers).ok
        chairs = [{"who": "me"}] * mine + [{"who": "bot", "bot": "random"}] * (seats - mine)
        wish = {"game": game, "seats": chairs, "pace": 0, **more}
        answer = ask.post(f"{self.url}/api/tables", data=wish, headers=headers)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]["id"]
        self.goto(f"/table/{table}")
        if mine == 1:
            self.wait_for_question()
        return table

    def keep(self, record: Record) -> str:
        """Send a game of bots to the server, which checks every choice and may take long for it; its table."""
        ask, headers = self.page.request, {"origin": self.url}
        assert ask.post(f"{self.url}/api/guests", data={"name": "Paul"}, headers=headers).ok
        kept = ask.post(f"{self.url}/api/records", data=write_record(record), headers=headers, timeout=6 * PATIENCE)
        assert kept.ok, kept.text()
        table: str = kept.json()["table"]["id"]
        return table

    def take_over(self, record: Record, after: int) -> str:
        """Sit down at a game of bots after so many choices, in the place of whoever is asked then."""
        kept = self.keep(record)
        ask, headers = self.page.request, {"origin": self.url}
        seat = record.choices[after][0]
        chairs = [{"who": "bot", "bot": "random"}] * len(record.players)
        chairs[seat] = {"who": "me"}
        wish = {"after": after, "seats": chairs}
        going = f"{self.url}/api/tables/{kept}/continue"
        made = ask.post(going, data=wish, headers=headers, timeout=6 * PATIENCE)
        assert made.ok, made.text()
        table: str = made.json()["table"]["id"]
        self.goto(f"/table/{table}")
        self.wait_for_question()
        return table

    def wait_for_question(self) -> None:
        """The first question brings its own board to the front: nothing may be done before it is there."""
        expect(self.page.locator(ASKED).first).to_be_visible()

    def wait_for_my_turn(self) -> None:
        """Others have done what they had to, and I am asked again; or the game is over."""
        self.page.wait_for_function(f"() => document.querySelector('{OFFERED}, {MORE}, div.ending')")

    def still(self, expression: str) -> Any:
        """The value of a function of the page, once it stays the same for some frames: the layout has come to rest."""
        return self.page.evaluate(STILL.replace("EXPRESSION", expression))

    def mark(self) -> str | None:
        """The mark of the present question; any other one means that something has happened since."""
        return self.page.locator("[data-asked]").get_attribute("data-asked")

    def offers(self, seed: int, most: int) -> Iterator[tuple[str | None, Locator]]:
        """The mark of each question, and one of its options by dice; again, if the caller's click has missed it.

        Until so many have been answered, or the game is over.
        """
        dice = Random(seed)
        misses = 0
        while most > 0:
            self.wait_for_my_turn()
            if self.page.locator("div.ending").count():
                return
            self.page.evaluate(UNFOLD)
            asked = self.mark()
            options = self.page.locator(OFFERED)
            if count := options.count():  # none: the board has just taken them into its own hands
                yield asked, options.nth(dice.randrange(count))
            if asked != self.mark():
                most -= 1
                continue
            misses += 1
            assert misses < MOST_MISSES, f"this cannot be answered: {self.page.locator('[data-asked]').inner_text()}"

    def play(self, seed: int, most: int) -> None:
        """A robot that clicks on what is offered, with the mouse, until it has chosen so often or the game is over.

        When it is done, it is its turn again: nobody else is about to do anything.
        """
        for asked, option in self.offers(seed, most):
            self.clicks += 1
            try:  # not twice at the same place: that would be a double click
                option.click(timeout=TRY, position={"x": 6 + 14 * (self.clicks % 2), "y": 12})
                self.page.wait_for_function(MOVED_ON, arg=asked, timeout=TRY)
            except TimeoutError:  # or it has done so now; or the options lie so that it was a double click after all
                continue
        self.wait_for_my_turn()

    def close(self) -> None:
        self.context.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors, and checks at the end that nothing went wrong in their consoles."""
    made: list[Visitor] = []

    def visitor(viewport: dict[str, int] = DESKTOP, **more: Any) -> Visitor:
        made.append(Visitor(chromium, server.url, viewport, **more))
        return made[-1]

    yield visitor
    for each in made:
        each.close()
    for each in made:
        assert each.faults == []
