"""How quick the browser client feels on loopback: python -m benchmarks.web

Opens the first page a few times until its button can be pressed, then plays both games and takes for each choice the
time from the click until the browser has painted what changed, the way over the server included. Bots play at the
pace of a new table. Needs Chromium and `make web`.
"""

from __future__ import annotations

import json
import tempfile
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import DESKTOP, FLAGS, Visitor, find_chromium

from benchmarks.server import start

OPENINGS = 7
CHOICES = 40
PACE = 700  # milliseconds
WAIT_FOR_PAINT = """asked => new Promise(done => {
  const start = performance.now();
  const look = () => {
    const now = document.querySelector('[data-asked]');
    const painted = () => setTimeout(() => done(performance.now() - start));
    requestAnimationFrame(now && now.dataset.asked !== asked ? painted : look);
  };
  window.kanlyClicked();
  look();
})"""
CLICK = "option => { window.kanlyClicked = () => option.click(); }"


def first_page(browser: Browser, url: str) -> list[float]:
    """Milliseconds from the address to a page that answers, each time with an empty cache."""
    out = []
    for _ in range(OPENINGS):
        visitor = Visitor(browser, url, DESKTOP)
        page = visitor.goto()
        page.locator("button.main:enabled").first.wait_for()
        out.append(page.evaluate("performance.now()"))
        visitor.close()
    return out


def updates(browser: Browser, url: str, game: str, seats: int) -> list[float]:
    """Milliseconds from a click on an option to the painted answer."""
    visitor, out = Visitor(browser, url, DESKTOP), []
    visitor.sit_down(game, seats, pace=PACE)
    visitor.page.set_default_timeout(120_000)  # until five bots have played
    for asked, option in visitor.offers(7, CHOICES):
        option.evaluate(CLICK)
        out.append(visitor.page.evaluate(WAIT_FOR_PAINT, asked))
    visitor.close()
    return out


def summary(times: list[float]) -> dict[str, float]:
    """The median, the 95th percentile and the worst, in milliseconds."""
    found = sorted(times)
    return {
        "n": len(found),
        "median ms": round(median(found), 1),
        "p95 ms": round(found[int(len(found) * 0.95)], 1),
        "worst ms": round(found[-1], 1),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, url = start(f"sqlite:///{folder}/kanly.db")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print("first page, interactive:", json.dumps(summary(first_page(browser, url))))
        for game, seats in (("dune", 6), ("uprising", 4)):
            print(f"{game}, a choice painted:", json.dumps(summary(updates(browser, url, game, seats))))
        browser.close()
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
