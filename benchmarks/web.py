"""How quick the browser client feels on loopback: python -m benchmarks.web [--against FOLDER]

Opens the first page a few times until its button can be pressed, then plays games and takes for each choice the time
from the click until the browser has painted what changed, the way over the server included, and the processor time of
the page's main thread, which says more than the clock where other programs run. Bots play at a steady pace, and
questions with a single option are asked, too: they cost little, and a client that spares people those would seem slow
beside one that does not. Needs Chromium and `make web`.

With --against, the same is done in turns with another Kanly, so that the ratio holds whatever else the machine does.
FOLDER is where `pip install --no-deps --target FOLDER dist/kanly-….whl` has put it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator
from dataclasses import dataclass, field
from statistics import median
from time import monotonic

from playwright.sync_api import Browser, CDPSession, Error, sync_playwright
from tests.web.conftest import DESKTOP, FLAGS, Visitor, find_chromium

from benchmarks.server import SETTINGS

OPENINGS = 7
CHOICES = 40
PACE = 250  # milliseconds between two choices of bots: long enough for what a choice of mine brings
PATIENCE = 60_000  # milliseconds until all bots have played
GIVE_UP = 5_000  # milliseconds until a click has certainly missed: a bot's choice has changed what is offered
LONGEST = 120  # seconds for a game, of all clients together
GAMES = (("dune", 6), ("uprising", 4), ("arrakis", 2))
READY = """{
  const look = () => {
    if (!document.querySelector('button.main:enabled')) setTimeout(look, 4);
    else requestAnimationFrame(() => setTimeout(() => (window.kanlyReady = performance.now())));
  };
  look();
}"""
WAIT_FOR_PAINT = """asked => new Promise(done => {
  const start = performance.now();
  const look = () => {
    const now = document.querySelector('[data-asked]');
    const painted = () => setTimeout(() => done(performance.now() - start));
    requestAnimationFrame(now && now.dataset.asked !== asked ? painted : look);
  };
  setTimeout(() => done(null), GIVE_UP);
  window.kanlyClicked();
  look();
})""".replace("GIVE_UP", str(GIVE_UP))
ASK_EVERYTHING = """localStorage.setItem('kanly.wishes', '{"moments":false,"askAll":true}')"""
CLICK = "option => { window.kanlyClicked = () => option.click(); }"


@dataclass
class Times:
    """What was waited for, again and again, in milliseconds: by the clock, and of the main thread's processor."""

    clock: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """The median, the 95th percentile and the worst by the clock; the median of the main thread."""
        found = sorted(self.clock)
        return {
            "n": len(found),
            "median ms": round(median(found), 1),
            "p95 ms": round(found[int(len(found) * 0.95)], 1),
            "worst ms": round(found[-1], 1),
            "main thread ms": round(median(self.busy), 1),
        }


class Meter:
    """The processor time of a page's main thread."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.session.send("Performance.enable")

    def read(self) -> float:
        found = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(each["value"]) for each in found if each["name"] == "ThreadTime")


class Client:
    """A running server with its browser client, and what was measured of it."""

    def __init__(self, name: str, browser: Browser, folder: str, package: str = "") -> None:
        self.name = name
        self.browser = browser
        command = [sys.executable, "-m", "kanly", "serve", "--port", "0", "--db", f"sqlite:///{folder}/{name}.db"]
        paths = {"PYTHONPATH": package} if package else {}
        env = {**os.environ, **SETTINGS, **paths}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")

    def open_first_page(self, times: Times) -> None:
        """From the address to a page that answers, with an empty cache."""
        visitor = Visitor(self.browser, self.url, DESKTOP)
        visitor.page.add_init_script(READY)
        meter = Meter(visitor)
        before = meter.read()
        page = visitor.goto()
        page.wait_for_function("window.kanlyReady", polling=50)
        times.clock.append(page.evaluate("window.kanlyReady"))
        times.busy.append(meter.read() - before)
        visitor.close()

    def choices(self, game: str, seats: int, times: Times) -> Generator[None]:
        """Choice after choice, from a click on an option to the painted answer; a short game ends before."""
        visitor = Visitor(self.browser, self.url, DESKTOP)
        visitor.context.add_init_script(ASK_EVERYTHING)
        visitor.sit_down(game, seats, pace=PACE)
        visitor.page.set_default_timeout(PATIENCE)
        meter = Meter(visitor)
        try:
            for asked, option in visitor.offers(7, CHOICES):
                try:
                    option.evaluate(CLICK, timeout=1000)
                except Error:  # a bot's choice has changed what is offered
                    continue
                before = meter.read()
                painted = visitor.page.evaluate(WAIT_FOR_PAINT, asked)
                if painted is not None:
                    times.clock.append(painted)
                    times.busy.append(meter.read() - before)
                    yield
        finally:
            visitor.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def tell(what: str, all_times: dict[str, Times]) -> None:
    """A line for each client, and how the first compares with the other one."""
    for name, times in all_times.items():
        print(f"{what}, {name}:", json.dumps(times.summary()), flush=True)
    if len(all_times) == 2:
        mine, other = all_times.values()
        ratios = (median(mine.clock) / median(other.clock), median(mine.busy) / median(other.busy))
        print(f"{what}, ratio: {ratios[0]:.2f} by the clock, {ratios[1]:.2f} of the main thread", flush=True)


def measure(clients: list[Client], games: list[str]) -> None:
    openings = {client.name: Times() for client in clients}
    for client in clients:
        client.open_first_page(Times())  # the server reads its games
    for _ in range(OPENINGS):
        for client in clients:
            client.open_first_page(openings[client.name])
    tell("first page, interactive", openings)
    for game, seats in GAMES:
        if game not in games:
            continue
        all_times = {client.name: Times() for client in clients}
        going = [client.choices(game, seats, all_times[client.name]) for client in clients]
        until = monotonic() + LONGEST
        while going and monotonic() < until:  # in turns, for as long as they have something to choose
            going = [each for each in going if next(each, game) is None]
        for each in going:
            each.close()
        tell(f"{game}, a choice painted", all_times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="FOLDER", help="another Kanly, measured in turns with this one")
    parser.add_argument("--games", default=",".join(game for game, _ in GAMES))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        clients = [Client("this", browser, folder)]
        if args.against:
            clients.append(Client("other", browser, folder, args.against))
        try:
            measure(clients, args.games.split(","))
        finally:
            browser.close()
            for client in clients:
                client.stop()


if __name__ == "__main__":
    main()
