"""Every set-up that a game allows."""

from __future__ import annotations

from itertools import combinations

from kanly.kernel import BadSetup, Game, Setup


def all_setups(game: Game) -> list[Setup]:
    """Every seat count with every combination of modules that the game allows, with default settings."""
    names = [module.name for module in game.modules]
    out: list[Setup] = []
    for seats in game.seats:
        for count in range(len(names) + 1):
            for chosen in combinations(names, count):
                try:
                    setup = game.set_up(seats, chosen)
                except BadSetup:
                    continue
                if setup.key() not in [other.key() for other in out]:  # named or implied, a module is in it once
                    out.append(setup)
    return out


def label(game: Game, setup: Setup) -> str:
    """A short name of a set-up: seats, modules, and the settings that are not as usual: `4 storm+market teams=True`."""
    usual = {setting.name: setting.default for setting in game.settings}
    parts = [str(setup.seats)]
    if setup.modules:
        parts.append("+".join(setup.modules))
    parts += [f"{name}={value}" for name, value in setup.settings.items() if value != usual[name]]
    return " ".join(parts)
