"""What can be played: games, their words and their rules."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Annotated, Any, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec.structs import replace

from kanly.bots import bot_names, levels_of
from kanly.kernel import Game
from kanly.names import bot_names_in
from kanly.protocol import lobby as api
from kanly.registry import game_named, games
from kanly.rulebook import rulebook_of
from kanly.server.bots.strong import strong_bots
from kanly.server.people.sessions import hub_of
from kanly.words import ENGLISH, Words, texts_in

GameId = Annotated[str, Parameter(min_length=1, max_length=60, pattern="^[0-9A-Za-z_-]+$")]
Language = Annotated[str, Parameter(min_length=2, max_length=10, pattern="^[a-z]{2,3}(-[A-Za-z]{2,4})?$")]
ModuleNames = Annotated[str | None, Parameter(max_length=500, pattern="^[0-9A-Za-z_,-]*$")]
_READING: Final = Lock()
_PRINTING: Final = Lock()


@get("/games", tags=["games"])
async def list_games(state: State, language: Language = "en") -> list[api.GameInfo]:
    """Every game with its declared seats, modules, settings and bots."""
    found = await asyncio.to_thread(catalogue, language)  # the first time is long: nobody else has to wait for it
    return [replace(game, example=game.example and not hub_of(state).config.examples) for game in found]


@get("/bots", tags=["games"])
async def list_bots(state: State) -> api.StrongBots:
    """How many bots of the level hard this server carries at once, and how many more it would take now."""
    return strong_bots(hub_of(state))


@get("/games/{game:str}/words/{language:str}", tags=["games"], media_type="text/plain")
async def game_words(game: GameId, language: Language) -> str:
    """The sentences of the game, the server and Kanly in a language, as Fluent text; empty if nobody speaks it."""
    own = [files(package) / "text" for package in game_named(game).packages]
    # Whoever reads them as one text keeps the last of two with the same id: the game's own.
    folders = (files("kanly") / "locale", files("kanly.server") / "text", *reversed(own))
    found = [path for folder in folders for path in texts_in(folder, language)]
    return "\n".join([path.read_text(encoding="utf-8") for path in found])


@get("/games/{game:str}/rules", tags=["games"])
async def game_rules(game: GameId, language: Language = "en") -> list[api.RuleInfo]:
    """The game's rules, each with the id that questions and refusals name, and in English if nobody translated it."""
    rulebook = await asyncio.to_thread(rulebook_of, game_named(game), spoken(language))
    return [api.RuleInfo(*rule[:-1], [list(group) for group in rule.needs]) for rule in rulebook.rules]


@get("/games/{game:str}/almanac", tags=["games"])
async def game_almanac(game: GameId, seats: int | None = None, modules: ModuleNames = None) -> dict[str, Any]:
    """What never changes and a client draws: cards, spaces, tracks, for a number of seats and some modules (`a,b`).

    Without modules: of every module that goes with the others. Empty if the game has nothing to draw.
    """
    named = game_named(game)
    count = named.default_seats if seats is None else seats
    chosen = together(named, count) if modules is None else tuple([name for name in modules.split(",") if name])
    setup = named.set_up(count, chosen)
    return await asyncio.to_thread(printed, named, count, tuple(setup.modules))


def together(game: Game, seats: int) -> tuple[str, ...]:
    """The modules of a game that go together for this many seats; of two that exclude each other, the first."""
    chosen: list[str] = []
    for module in game.modules:
        fits = not module.seats or seats in module.seats
        if fits and not set(module.excludes) & set(chosen) and set(module.requires) <= set(chosen):
            chosen.append(module.name)
    return tuple(chosen)


def printed(
    game: Game, seats: int, modules: tuple[str, ...], settings: tuple[tuple[str, bool | int | str], ...] = ()
) -> dict[str, Any]:
    """The almanac of a game. A new one takes a while: only in other threads, and one at a time."""
    with _PRINTING:
        return _almanac(game, seats, modules, settings)


@lru_cache(64)
def _almanac(
    game: Game, seats: int, modules: tuple[str, ...], settings: tuple[tuple[str, bool | int | str], ...]
) -> dict[str, Any]:
    """Made once for every set-up that prints something else."""
    return game.rules(game.set_up(seats, modules, dict(settings))).full_almanac()


def catalogue(language: str) -> list[api.GameInfo]:
    """Every game in words. Whoever asks while they are being read waits for that, and does not read them too."""
    with _READING:
        return [describe(game, spoken(language)) for game in games().values()]


@lru_cache(1000)
def spoken(language: str) -> str:
    """The language, if anything is said in it; English otherwise, so that nothing is read anew for one that is not."""
    packages = [files(package) for game in games().values() for package in game.packages]
    said = any(texts_in(folder, language) for folder in (files("kanly") / "locale", *[p / "text" for p in packages]))
    return language if said or any((package / f"rules.{language}.md").is_file() for package in packages) else ENGLISH


@lru_cache(256)
def describe(game: Game, language: str) -> api.GameInfo:
    """A game in words."""
    words = Words(language, game.packages)
    return api.GameInfo(
        id=game.id,
        title=words.say_or(f"game-{game.id}", game.id),
        help=words.say_or(f"game-{game.id}-help", ""),
        seats=list(game.seats),
        default_seats=game.default_seats,
        modules=[
            api.ModuleInfo(
                module.name,
                words.say_or(f"module-{module.name}", module.name),
                words.say_or(f"module-{module.name}-help", ""),
                list(module.requires),
                list(module.excludes),
                list(module.seats or game.seats),
                module.implied,
            )
            for module in game.modules
        ],
        settings=[
            api.SettingInfo(
                title=words.say_or(f"setting-{setting.name}", setting.name),
                help=words.say_or(f"setting-{setting.name}-help", ""),
                **setting.data(),
            )
            for setting in game.settings
        ],
        bots=bot_names(game),
        example=game.example,
        lesson=game.lesson is not None,
        levels=levels_of(game),
        names=bot_names_in(game, language),
    )
