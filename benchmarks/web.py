"""How quick the browser client feels on loopback: python -m benchmarks.web

Opens the first page a few times until its button can be pressed, then plays both games and takes for each choice the
time from the click until the browser has painted what changed, the way over the server included. Bots play at the
pace of a new table. Needs Chromium and `make web`.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tests.server.conftest import Server
from tests.web.conftest import DESKTOP, FLAGS, MORE, OFFERED, Visitor, find_chromium

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


def first_page(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from the address to a page that answers, each time with an empty cache."""
    out = []
    for _ in range(OPENINGS):
        visitor = Visitor(browser, server, DESKTOP)
        page = visitor.goto()
        page.locator("button.main:enabled").first.wait_for()
        out.append(page.evaluate("performance.now()"))
        visitor.close()
    return out


def updates(browser: Browser, server: Server, game: str, seats: int) -> list[float]:
    """Milliseconds from a click on an option to the painted answer."""
    visitor, dice, out = Visitor(browser, server, DESKTOP), Random(7), []
    visitor.sit_down(game, seats, pace=PACE)
    page = visitor.page
    page.set_default_timeout(120_000)  # until five bots have played
    for _ in range(CHOICES):
        page.wait_for_function(f"() => document.querySelector('{OFFERED}, {MORE}, .ending')")
        if page.locator(".ending").count():
            break
        if page.locator(MORE).count():
            page.locator(MORE).click()
        asked = page.locator("[data-asked]").get_attribute("data-asked")
        options = page.locator(OFFERED).all()
        if not options:
            continue
        dice.choice(options).evaluate(CLICK)
        out.append(page.evaluate(WAIT_FOR_PAINT, asked))
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
        server = Server(f"sqlite:///{folder}/kanly.db", Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print("first page, interactive:", json.dumps(summary(first_page(browser, server))))
        for game, seats in (("dune", 6), ("uprising", 4)):
            print(f"{game}, a choice painted:", json.dumps(summary(updates(browser, server, game, seats))))
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
