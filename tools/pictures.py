"""`make pictures`: screenshots of all main screens in build/pictures, at five sizes, one of them in three languages.

ARGS picks: parts of screens' names, sizes and languages, as in ARGS="dune 844x390" or ARGS="home ru". Tables are those
of games between bots, taken over at a moment worth looking at. Needs Chromium and `make web`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.server import start
from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import FLAGS, Visitor, find_chromium

from kanly.bots import Match, bot_named, usual_bot
from kanly.kernel.record import Record, make_record, write_record
from kanly.registry import game_named, games

FOLDER = Path("build/pictures")
SIZES = ("1440x900", "1920x945", "1366x768", "390x844", "844x390")
LANGUAGES = ("en", "ru", "uk")
TRANSLATED = "1440x900"  # the size that is shown in all languages
SHOWN = "main > :not(p, header, h1, [aria-busy=true]):visible"  # more than its head and "loading"
REPLAY = "input[type=range]"
EVEN = "--font-render-hinting=none"  # a browser without a window would set letters unevenly
PAINTED = "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 60))))"


@dataclass(frozen=True)
class Moment:
    """A question of a game between bots: the `nth` of its kind (from the end if negative) that was answered so."""

    name: str
    game: str
    seats: int
    kind: str
    nth: int = 0
    option: str = ""
    modules: tuple[str, ...] = ()
    settings: tuple[tuple[str, str], ...] = ()

    def record(self) -> Record:
        return game_of_bots(self.game, self.seats, self.modules, self.settings)

    def after(self) -> int:
        """How many choices come before it."""
        choices = enumerate(self.record().choices)
        found = [n for n, (_, kind, chosen) in choices if kind == self.kind and chosen.startswith(self.option)]
        if not found:
            raise SystemExit(f"{self.name}: in that game nobody was asked {self.kind!r} and answered {self.option!r}")
        return found[max(-len(found), min(self.nth, len(found) - 1))]


ADVANCED = ("advanced",)
CHOSEN = (("faction_choice", "chosen"),)
DRAFTED = (("leader_choice", "chosen"),)
MOMENTS = (
    Moment("dune-choosing", "dune", 6, "take_faction", modules=ADVANCED, settings=CHOSEN),
    Moment("dune-choosing-basic", "dune", 4, "take_faction", settings=CHOSEN),
    Moment("dune-swapping", "dune", 6, "swap", 1, modules=ADVANCED),
    Moment("dune-bidding", "dune", 6, "bid", 80, modules=ADVANCED),
    Moment("dune-shipping", "dune", 6, "ship_to", 8, modules=ADVANCED),
    Moment("dune-moving", "dune", 6, "move_to", -2, modules=ADVANCED),
    Moment("dune-battle", "dune", 6, "plan_dial", -6, modules=ADVANCED),
    Moment("dune-window", "dune", 6, "karama", 200, modules=ADVANCED),
    Moment("uprising-leaders", "uprising", 4, "leader", settings=DRAFTED),
    Moment("uprising-turn", "uprising", 4, "turn"),
    Moment("uprising-later", "uprising", 4, "turn", 300),
    Moment("uprising-combat", "uprising", 4, "combat", 18),
    Moment("uprising-choam", "uprising", 3, "turn", 200, modules=("choam",)),
    Moment("uprising-alone", "uprising", 1, "turn", 60),
    Moment("uprising-six", "uprising", 6, "turn", 300),
    Moment("uprising-six-ix", "uprising", 6, "turn", 300, modules=("rise_of_ix",)),
    Moment("uprising-six-all", "uprising", 6, "turn", 300, modules=("immortality", "rise_of_ix", "first_cards")),
    Moment("uprising-immortality", "uprising", 4, "turn", 250, modules=("immortality",)),
    Moment("imperium-turn", "imperium", 4, "turn", 150),
    Moment("imperium-ix", "imperium", 4, "turn", 250, modules=("rise_of_ix",)),
    Moment("imperium-tech", "imperium", 4, "tech", 2, modules=("rise_of_ix",)),
    Moment("uprising-ix-tleilax", "uprising", 4, "turn", 250, modules=("immortality", "rise_of_ix")),
    Moment("uprising-ix", "uprising", 4, "turn", 250, modules=("rise_of_ix",)),
    Moment("arrakis-first", "arrakis", 2, "turn"),
    Moment("arrakis-place", "arrakis", 2, "place", 40),
    Moment("arrakis-battle", "arrakis", 2, "battle_card", 12),
    Moment("arrakis-guild", "arrakis", 2, "turn", 40, modules=("spacing_guild",)),
)


@cache
def game_of_bots(game: str, seats: int, modules: tuple[str, ...], settings: tuple[tuple[str, str], ...]) -> Record:
    made = game_named(game)
    table = made.open(made.set_up(seats=seats, modules=modules, settings=dict(settings)), seed="pictures")
    Match(table, [bot_named(made, usual_bot(made)) for _ in range(seats)], seed="pictures").play_on()
    return make_record(table)


class Host:
    """Somebody with an account who sets all the tables."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.visitor = Visitor(browser, url, {"width": 800, "height": 600})
        self.kept: dict[int, str] = {}  # the tables of records
        self._post("accounts", {"name": "Paul", "password": "the water of life"})

    def _post(self, path: str, data: Any) -> Any:
        url = self.visitor.url
        answer = self.visitor.page.request.post(f"{url}/api/{path}", data=data, headers={"origin": url})
        assert answer.ok, answer.text()
        return answer.json()

    def keep(self, record: Record) -> str:
        """The table of a finished game."""
        if id(record) not in self.kept:
            self.kept[id(record)] = self._post("records", write_record(record))["table"]["id"]
        return self.kept[id(record)]

    def take_over(self, moment: Moment) -> str:
        """The table of a game at that moment, at which the host sits where somebody is asked."""
        record, after = moment.record(), moment.after()
        chairs: list[dict[str, str]] = [{"who": "bot"} for _ in record.players]
        chairs[record.choices[after][0]] = {"who": "me"}
        wish = {"after": after, "seats": chairs}
        made: str = self._post(f"tables/{self.keep(record)}/continue", wish)["table"]["id"]
        return made

    def waiting_room(self) -> str:
        wish = {"game": "dune", "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot"}, {"who": "bot"}]}
        made: str = self._post("tables", wish)["table"]["id"]
        return made


def screens(host: Host) -> dict[str, Any]:
    """The address of every screen by its name, as functions: only what is pictured is set up."""
    ended = {game: Moment(game, game, seats, "").record for game, seats in (("uprising", 4), ("arrakis", 2))}
    ended["dune"] = Moment("", "dune", 6, "", modules=ADVANCED).record
    out: dict[str, Any] = {
        "home": lambda: "/",
        "new-dune": lambda: "/new/dune",
        "new-uprising": lambda: "/new/uprising",
        "waiting-room": lambda: f"/table/{host.waiting_room()}",
        "mine": lambda: "/mine",
        "account": lambda: "/account",
    }
    for game, record in ended.items():
        out[f"{game}-ending"] = lambda record=record: f"/table/{host.keep(record())}"
        out[f"{game}-replay"] = lambda record=record: f"/replay/{host.keep(record())}?at={len(record().choices) // 2}"
    for moment in MOMENTS:
        if moment.game in games():
            out[moment.name] = lambda moment=moment: f"/table/{host.take_over(moment)}"
    return out


def looked_at(picked: list[str], names: list[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """The screens, and the sizes with their languages, that the arguments pick."""
    sizes = [each for each in picked if each in SIZES or re.fullmatch(r"\d+x\d+", each)]
    languages = [each for each in picked if each in LANGUAGES]
    parts = [each for each in picked if each not in sizes and each not in languages]
    unknown = [part for part in parts if not any(part in name for name in names)]
    if unknown:
        raise SystemExit(f"no screen is called {', '.join(unknown)}; there are {', '.join(names)}")
    shown = [name for name in names if not parts or any(part in name for part in parts)]
    if languages:
        return shown, [(size, language) for size in sizes or [TRANSLATED] for language in languages]
    out = [(size, "en") for size in sizes or SIZES]
    return shown, out if sizes else out + [(TRANSLATED, language) for language in LANGUAGES[1:]]


@contextmanager
def window(browser: Browser, host: Host, size: str, language: str) -> Iterator[Page]:
    """A browser window of the host's own, of that size and in that language."""
    width, height = map(int, size.split("x"))
    given: dict[str, Any] = {"has_touch": True, "is_mobile": True} if min(width, height) < 500 else {}
    state = host.visitor.context.storage_state()
    visitor = Visitor(
        browser, host.visitor.url, {"width": width, "height": height}, locale=language, storage_state=state, **given
    )
    visitor.page.add_init_script("localStorage.setItem('kanly.known', '1')")
    yield visitor.page
    for fault in visitor.faults:
        print(f"  {size} {language}: {fault}", file=sys.stderr)
    visitor.close()


def main(picked: list[str]) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, url = start(f"sqlite:///{folder}/kanly.db")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, EVEN])
        try:
            host = Host(browser, url)
            known = screens(host)
            names, windows = looked_at(picked, list(known))
            addresses = {name: known[name]() for name in names}
            FOLDER.mkdir(parents=True, exist_ok=True)
            for size, language in windows:
                with window(browser, host, size, language) as page:
                    for name, address in addresses.items():
                        page.goto(url + address)
                        page.locator(REPLAY if "/replay/" in address else SHOWN).first.wait_for()
                        page.evaluate(PAINTED)
                        page.screenshot(path=FOLDER / f"{name}-{size}{'' if language == 'en' else '-' + language}.png")
            print(f"{len(names) * len(windows)} pictures in {FOLDER}")
        finally:
            browser.close()
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
