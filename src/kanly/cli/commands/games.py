"""`kanly games`: what can be played, and how it can be set up."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from kanly.bots import bot_names
from kanly.cli.errors import DONE
from kanly.cli.language import Language, chosen_language, words_of
from kanly.cli.output import Screen, print_json
from kanly.cli.parameters import Json
from kanly.kernel import Game
from kanly.registry import broken_games, game_named, games

Only = Annotated[str | None, Parameter(help="Show this game only.", show_default=False)]


def list_games(game: Only = None, /, *, language: Language = None, json: Json = False) -> int:
    """List the installed games, or show one of them, with its settings too.

    What it names is what other commands take:

    ```
    kanly games
    kanly games dune
    kanly play dune --seats 4 --module advanced --set pass_is_final=true
    ```
    """
    spoken = chosen_language(language)
    if game is not None:
        only = describe(game_named(game), spoken)
        if json:
            print_json(only)
        else:
            _print_whole(Screen(), only)
        return DONE
    found = [describe(each, spoken) for each in games().values()]
    broken = [plug_in._asdict() for plug_in in broken_games()]
    if json:
        print_json({"games": found, "broken": broken})
        return DONE
    screen = Screen()
    for each in found:
        _print(screen, each)
    if found:
        screen.print(f"`kanly games {found[0]['id']}` explains the modules and settings of one of them.")
    for plug_in in broken:
        screen.print(f"{plug_in['name']} ({plug_in['source']}) cannot be used: {plug_in['reason']}", style="red")
    if not found:
        screen.print("No game is installed.")
    return DONE


def describe(game: Game, language: str) -> dict[str, Any]:
    """A game as plain data: what it declares of itself, in words."""
    words = words_of(game, language)
    return {
        "id": game.id,
        "title": words.say_or(f"game-{game.id}", game.id),
        "help": words.say_or(f"game-{game.id}-help", ""),
        "seats": list(game.seats),
        "default_seats": game.default_seats,
        "modules": [
            {
                "name": module.name,
                "title": words.say_or(f"module-{module.name}", module.name),
                "help": words.say_or(f"module-{module.name}-help", ""),
                "requires": list(module.requires),
                "excludes": list(module.excludes),
                "seats": list(module.seats or game.seats),
                "implied": module.implied,
            }
            for module in game.modules
        ],
        "settings": [
            {
                **setting.data(),
                "title": words.say_or(f"setting-{setting.name}", setting.name),
                "help": words.say_or(f"setting-{setting.name}-help", ""),
            }
            for setting in game.settings
        ],
        "bots": bot_names(game),
    }


def _print(screen: Screen, game: dict[str, Any]) -> None:
    """A game among others: what it is, and for whom."""
    _head(screen, game)
    screen.print(f"  seats {', '.join(map(str, game['seats']))}")
    for heading, named in (("modules", [module["name"] for module in game["modules"]]), ("bots", game["bots"])):
        if named:
            screen.print(f"  {heading} {', '.join(named)}", soft_wrap=True)
    screen.print()


def _print_whole(screen: Screen, game: dict[str, Any]) -> None:
    """A game by itself: everything that can be chosen for a table of it."""
    _head(screen, game)
    lines = [("seats", f"{', '.join(map(str, game['seats']))} (by default {game['default_seats']})")]
    lines += [(f"--module {module['name']}", _said(module) + _limits(module, game)) for module in game["modules"]]
    lines += [(f"--set {s['name']}={_values(s)}", _said(s) + _limits(s, game)) for s in game["settings"]]
    lines.append(("bots", ", ".join(game["bots"])))
    width = max(len(left) for left, _ in lines)
    for left, right in lines:
        screen.print(f"  {left:{width}}  {right}", soft_wrap=True)
    screen.print()


def _head(screen: Screen, game: dict[str, Any]) -> None:
    screen.print(Text.assemble((game["id"], "bold"), f"  {game['title']}"))
    if game["help"]:
        screen.print(f"  {game['help']}", soft_wrap=True)


def _said(item: dict[str, Any]) -> str:
    return f"{item['title']}: {item['help']}" if item["help"] else str(item["title"])


def _limits(item: dict[str, Any], game: dict[str, Any]) -> str:
    """With which seats and modules a module or a setting goes."""
    limits = [f"needs {name}" for name in item.get("requires", ())]
    limits += [f"not with {name}" for name in item.get("excludes", ())]
    if item.get("modules"):
        limits.append(f"with {' or '.join(item['modules'])}")
    if item["seats"] and item["seats"] != game["seats"]:
        by_itself = ", by itself" if item.get("implied") else ""
        limits.append(f"for {', '.join(map(str, item['seats']))} seats{by_itself}")
    return f" ({'; '.join(limits)})" if limits else ""


def _values(setting: dict[str, Any]) -> str:
    if setting["type"] == "text":
        return "FILE"
    default = str(setting["default"]).lower() if setting["type"] == "flag" else setting["default"]
    if setting["type"] == "number":
        return f"{default} ({setting['low']}-{setting['high']})"
    values = ["true", "false"] if setting["type"] == "flag" else [str(value) for value in setting["values"]]
    return f"{default} ({'|'.join(values)})"
