"""A real server with the built client, and a real Chromium that looks at it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.conftest import Server

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    if not (files("kanly.server") / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    made = Server(f"sqlite:///{folder}/kanly.db", folder).start()
    yield made
    made.close()


class Visitor:
    """Somebody at a screen, in whose console nothing may go wrong."""

    def __init__(self, browser: Browser, url: str, viewport: dict[str, int], language: str = "en") -> None:
        self.url = url
        self.context = browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "403" not in text and "401" not in text:  # a newcomer has no session yet
            self.faults.append(text)

    def goto(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[object]:
    """Makes visitors, and checks at the end that nothing went wrong in their consoles."""
    made: list[Visitor] = []

    def visitor(viewport: dict[str, int] = DESKTOP, language: str = "en") -> Visitor:
        made.append(Visitor(chromium, server.url, viewport, language))
        return made[-1]

    yield visitor
    for each in made:
        each.close()
        assert each.faults == []
