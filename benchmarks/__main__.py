"""All benchmarks in one run, on the pure and the compiled build; exits with 1 if a limit is broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from kanly.cli.commands.bench import Build, find_builds, run
from kanly.registry import games

KERNEL_LIMIT = 4.0  # the kernel's own cost per ask, in bare generator loops
COMPILED_LIMIT = 3.0  # compiled against pure on the test game
CLONE_LIMIT = 10.0  # a clone, in decisions
GROWTH_LIMIT = 1.5  # a decision late in a game, in early ones
TABLE_LIMIT = 1 << 20  # bytes of a finished table
OUTSIDE_LIMIT = 0.25  # of a search's time, what is not spent in the rules
SETUPS = (  # game, a set-up, another one, and at most so many questions of the first a question of it may cost
    ("uprising", "4:choam", "4:choam,immortality", 1.3),
    ("uprising", "4:choam", "6:", 1.25),  # six always play with CHOAM
    ("uprising", "4:", "4:rise_of_ix", 1.25),
    ("uprising", "4:", "imperium/4:", 1.25),
    ("uprising", "4:", "imperium/4:immortality", 1.3),
)
SETUPS_WANTED = (  # the same: what we work towards
    ("uprising", "4:", "imperium/4:rise_of_ix", 1.25),
)
STEP_WANTED = 2.0  # a step of an environment, in decisions of the bare engine
ENVIRONMENTS = (("oasis", "3"), ("uprising", "4", "choam"), ("dune", "6", "advanced"), ("arrakis", "2"))
WANTED = {  # in python-chess: what we work towards
    "dune": {"pure": 4.0, "compiled": 15.0},
    "uprising": {"pure": 3.0, "compiled": 12.0},
    "arrakis": {"pure": 3.0, "compiled": 10.0},
}


MODES = ("games", "rollouts", "playouts")  # of benchmarks.whole_games


def worker(build: Build, module: str, *args: str) -> dict[str, Any]:
    """One measurement in a process of its own, on one build."""
    paths = [str(build.path), str(Path(__file__).resolve().parent.parent)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run([sys.executable, "-P", "-m", module, *args], env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(game: str, builds: list[Build]) -> list[str]:
    """Complete games beside python-chess, in turns; which limits are broken."""
    broken: list[str] = []
    print(f"\ncomplete games of {game}, all seats, with random bots, beside random legal play of python-chess")
    print("  asked: answers that a bot was asked for; answered: all answers in the record, with those of a single")
    print("  option, which the kernel fills in. python-chess counts moves, those without an alternative too.")
    print("  games: bots, checkpoints, events, record; rollouts: only bots; playouts: only rules, like chess")
    for build in builds:
        name = build.name
        found = worker(build, "benchmarks.whole_games", game)
        print(f"  python-chess beside it ({name}): {found['chess']:.1f} us a move")
        for mode in MODES:
            each = found[mode]
            parts: list[str] = []
            for count in ("asked", "answered"):
                ratio = each[count] / each["in_chess"]
                parts.append(f"{each['took'] / each[count]:.1f} us {count}, {ratio:.1f} x python-chess")
            speed = found["count"] / each["took"] * 1e6
            print(
                f"  {mode} ({name}): {'; '.join(parts)} (wanted: {WANTED[game][name]:g} x); {speed:.0f} games a second"
            )
        early, late, size = found["early"], found["late"], found["bytes"]
        print(f"  last third of a game ({name}): {late / early:.2f} x the first (at most {GROWTH_LIMIT:g})")
        print(f"  a finished table ({name}): {size / 1024:.0f} KB (at most {TABLE_LIMIT >> 10})")
        if late / early > GROWTH_LIMIT:
            broken.append(f"a late decision of {game} costs {late / early:.2f} early ones ({name})")
        if size > TABLE_LIMIT:
            broken.append(f"a table of {game} takes {size} bytes ({name})")
    return broken


def main() -> int:
    """Measure, print, judge."""
    builds, note = find_builds()
    broken: list[str] = []

    asked = worker(builds[0], "benchmarks.questions")
    print("the kernel's own cost an ask, beside a bare generator loop that asks the same questions (pure)")
    print(f"  bare loop {asked['bare']:.2f} us")
    for what in ("rollout", "live"):
        own = (asked[what] - asked["bare"]) / asked["bare"]
        print(f"  {what} table {asked[what]:.2f} us: its own cost is {own:.1f} bare loops (at most {KERNEL_LIMIT:g})")
        if own > KERNEL_LIMIT:
            broken.append(f"the kernel costs {own:.1f} bare loops an ask ({what})")

    print("\ncopies, beside decisions of the same game")
    for id in games():
        for build in builds:
            cost = worker(build, "benchmarks.copies", id)
            clone = cost["clone"] / cost["decision"]
            redeal = cost["redeal"] / cost["decision"]
            sizes = f"a finished table {cost['bytes'] / 1024:.0f} KB"
            kinds = f"({cost['again']:.1f} once more, {cost['lone']:.1f} of a table never cloned before)"
            print(f"  {id} ({build.name}): decision {cost['decision']:.1f} us; clone {cost['clone']:.1f} us {kinds}")
            print(f"    a clone is {clone:.1f} decisions (at most {CLONE_LIMIT:g}), a redeal {redeal:.1f}; {sizes}")
            if clone > CLONE_LIMIT:
                broken.append(f"a clone of {id} costs {clone:.1f} decisions ({build.name})")

    print("\nsearches: worlds, tries and answers in playouts a second and core")
    for game in WANTED:
        for build in builds:
            speed = worker(build, "benchmarks.searching", game)
            rates = f"{speed['worlds']:,} worlds, {speed['tries']:,} tries, {speed['answers']:,} answers"
            outside = f"{speed['outside']:.0%} outside the rules (at most {OUTSIDE_LIMIT:.0%})"
            print(f"  {game} ({build.name}): {rates}; {outside}")
            if build.name == "compiled" and speed["outside"] > OUTSIDE_LIMIT:
                broken.append(f"a search of {game} spends {speed['outside']:.0%} outside the rules")

    for game in WANTED:
        broken += compare(game, builds)

    print("\na question of one set-up (seats and modules), beside one of another")
    for game, plain, more, limit in (*SETUPS, *SETUPS_WANTED):
        must = (game, plain, more, limit) in SETUPS
        said = f"{'at most' if must else 'wanted:'} {limit:g}"
        for build in builds:
            cost = worker(build, "benchmarks.setups", game, plain, more)
            times = f"{cost['plain']:.1f} us with {plain}, {cost['more']:.1f} us with {more}"
            print(f"  {game} ({build.name}): {times}: {cost['ratio']:.2f} x ({said})")
            if must and cost["ratio"] > limit:
                broken.append(f"a question of {game} with {more} costs {cost['ratio']:.2f} x ({build.name})")

    print("\na step of an environment (observation, mask, reward), beside a decision of the bare engine")
    for setup in ENVIRONMENTS:
        for build in builds:
            cost = worker(build, "benchmarks.environments", *setup)
            sizes = f"{cost['numbers']} numbers, {cost['actions']} actions"
            times = f"{cost['step']:.1f} us, engine {cost['bare']:.1f} us"
            ratio = f"{cost['ratio']:.2f} x (wanted: {STEP_WANTED:g} x)"
            print(f"  {' '.join(setup)} ({build.name}): {times}: {ratio}; {sizes}")

    print("\nrandom play")
    results = run(list(games()))["results"]
    for row in results:
        ratios = ", ".join(
            f"{row['times_' + other]:.1f} x {other}" for other in ("pure", "chess") if row["times_" + other]
        )
        print(f"  {row['what']} {row['mode']} ({row['build']}): {row['decisions_per_second']:,.0f}/s, {ratios}")
        if row["what"] == "feud" and row["build"] == "compiled" and row["times_pure"] < COMPILED_LIMIT:
            broken.append(f"compiled feud ({row['mode']}) is {row['times_pure']} times as fast as pure")

    print()
    for line in [note, *broken]:
        if line:
            print(line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
