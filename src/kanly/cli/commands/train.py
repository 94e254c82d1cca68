"""`kanly train`: learn from games what a search should try first and how good positions are."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kanly.cli.errors import DONE, WrongUse
from kanly.cli.output import Screen, print_json, progress_bar
from kanly.cli.parameters import GameId, Json, Modules, Seats, Settings, at_least, set_up
from kanly.kernel import BadSetup, Game, Setup
from kanly.kit import Lessons, write_lessons
from kanly.registry import game_named
from kanly.training.harvest import Harvest, guide_of, play_one

Games = Annotated[int, Parameter(help="How many games to learn from.")]
Seed = Annotated[str, Parameter(help="The seed of the games.")]
Noise = Annotated[
    float, Parameter(help="The share of answers given at random, in every second lap through the set-ups.")
]
Each = Annotated[bool, Parameter(negative="", help="Teach every one of the modules alone, too, in turns with all.")]
Trial = Annotated[int, Parameter(help="Games of new against old lessons; 0: take the new ones unseen.")]
Playouts = Annotated[int, Parameter(help="Playouts of each answer in the trial.")]
Out = Annotated[Path | None, Parameter(help="Where to write; unless given, where the game has its lessons.")]


def train(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    module: Modules = (),
    each: Each = False,
    settings: Settings = (),
    games: Games = 400,
    seed: Seed = "lessons",
    noise: Noise = 0.08,
    trial: Trial = 40,
    playouts: Playouts = 100,
    out: Out = None,
    json: Json = False,
) -> int:
    """Let the game's own bot play against itself, fit lessons for searches, and keep them if they are better.

    ```
    kanly train uprising --games 1000
    ```

    Without seats and modules the games go through all seat counts, with no modules and with all. With them one set-up
    is taught, or with --each several of one number of seats, and what is known of others stays. It needs numpy:
    `pip install kanly[train]`. The same arguments give the same lessons.
    """
    at_least(1, games=games, playouts=playouts)
    at_least(0, trial=trial, noise=noise)
    if each and len(module) < 2:
        raise WrongUse("--each is for two modules or more; name them by --module")
    found = game_named(game)
    if seats is None and not module:
        chosen = syllabus(found)
    else:
        alone = [(name,) for name in module] if each else []
        chosen = [set_up(found, seats, modules, settings) for modules in (module, *alone)]
    guide = guide_of(found.rules(chosen[0]))
    path = guide.source if out is None else out
    began = time.perf_counter()
    lessons, data = learn(found, chosen, games, seed, noise)
    if seats is not None or module:
        lessons = added(guide.lessons, lessons, chosen)
    data["seconds"] = round(time.perf_counter() - began, 1)
    data["share"] = _try(found, chosen[0], lessons, guide.lessons, playouts, trial, seed)
    data["kept"] = data["share"] is None or data["share"] > 0.5
    data["path"] = str(path)
    if data["kept"]:
        write_lessons(path, lessons)
    if json:
        print_json(data)
    else:
        _print(data)
    return DONE


def syllabus(game: Game) -> list[Setup]:
    """The usual number of seats first, then all others: each without modules and with all that go together."""
    out: list[Setup] = []
    for seats in sorted(game.seats, key=lambda n: n != game.default_seats):
        modules: list[str] = []
        out.append(game.set_up(seats))
        for module in game.modules:
            try:
                game.set_up(seats, [*modules, module.name])
            except BadSetup:
                continue
            modules.append(module.name)
        both = game.set_up(seats, modules)
        if both.key() != out[-1].key():
            out.append(both)
    return out


def learn(game: Game, setups: list[Setup], games: int, seed: str, noise: float) -> tuple[Lessons, dict[str, Any]]:
    """Lessons from games of the game's own bot, and how good they are on games that were held back."""
    try:
        from kanly.training.fit import fit_logits, fit_weights
    except ModuleNotFoundError as error:
        raise WrongUse(f"training needs {error.name}: pip install kanly[train]") from None
    harvest = Harvest()
    with progress_bar(f"{game.id}: games", games) as bar:
        for number in range(games):
            lap = number // len(setups)  # not the number: then some set-ups would always err, or never teach
            errs = noise if lap % 2 else 0.0
            play_one(game, setups[number % len(setups)], seed, number, harvest, errs, lap)
            bar.to(number + 1)
    guide = guide_of(game.rules(setups[0]))
    logits, answers = fit_logits(harvest, guide.chapters)
    weights, positions = fit_weights(harvest)
    made = {"games": games, "seed": seed, "noise": noise}
    return Lessons(logits, weights, made), {"answers": answers, "positions": positions}


def added(known: Lessons, lessons: Lessons, setups: list[Setup]) -> Lessons:
    """Lessons of some set-ups added to what is known: other families, and answers that did not come up, stay."""
    logits = {
        kind: {**known.logits.get(kind, {}), **lessons.logits.get(kind, {})} for kind in known.logits | lessons.logits
    }
    made = {**lessons.made, "seats": setups[0].seats, "modules": list(setups[0].modules)}
    if len(setups) > 1:
        made["each"] = True
    made["after"] = known.made
    return Lessons(logits, {**known.weights, **lessons.weights}, made)


def _try(game: Game, setup: Setup, new: Lessons, old: Lessons, playouts: int, games: int, seed: str) -> float | None:
    """The share of wins of the new lessons against the old; None if there is nothing to compare."""
    if not games or not old.logits:
        return None
    from kanly.training.trial import trial

    return trial(game, setup, new, old, playouts, games, f"{seed}/trial")


def _print(data: dict[str, Any]) -> None:
    screen = Screen()
    answers = data["answers"]
    positions = data["positions"]
    screen.print(
        f"{answers['answers']:.0f} answers: the likeliest one is right in {answers['right']:.1%} "
        f"(by chance {answers['by_chance']:.1%})",
        soft_wrap=True,
    )
    screen.print(
        f"{positions['positions']:.0f} positions: the favourite wins {positions['first_wins']:.1%}, log loss "
        f"{positions['log_loss']:.3f} (all equal: {positions['even']:.3f})",
        soft_wrap=True,
    )
    if data["share"] is not None:
        screen.print(f"New lessons win {data['share']:.1%} against the old ones", soft_wrap=True)
    screen.print(f"{'Written to' if data['kept'] else 'Not better, so not written to'} {data['path']}", soft_wrap=True)
