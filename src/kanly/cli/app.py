"""The command itself: what it can do, and how it ends."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, UnusedCliTokensError

from kanly import __version__
from kanly.cli.commands.admin import admin
from kanly.cli.commands.analyse import analyse
from kanly.cli.commands.arena import arena
from kanly.cli.commands.bench import bench
from kanly.cli.commands.fuzz import fuzz
from kanly.cli.commands.games import list_games
from kanly.cli.commands.play import play
from kanly.cli.commands.replay import replay
from kanly.cli.commands.rules import rules
from kanly.cli.commands.serve import serve, serve_here
from kanly.cli.commands.simulate import simulate
from kanly.cli.commands.train import train
from kanly.cli.errors import DONE, FAILED, INTERRUPTED, WRONG_USE, WrongUse
from kanly.cli.output import complain
from kanly.kernel import BadSetup, KanlyError
from kanly.registry import UnknownGame

HELP: Final = """Play the Dune board games with people and bots, with every rule enforced.

Without a command, `kanly` serves on this machine and opens the browser. Begin with:

```
kanly games                        # what can be played
kanly play dune                    # play it against bots
kanly rules dune storm             # what the rules say about storms
kanly simulate dune --games 100    # let bots play a hundred games
kanly serve                        # tables for several people
kanly admin health                 # look after them
```

Each command explains itself: `kanly play --help`.
"""

app = App(
    name="kanly",
    help=HELP,
    help_format="markdown",
    version=f"kanly {__version__}",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
app.command(list_games, name="games")
for command in (play, serve, replay, analyse, rules, simulate, arena, train, fuzz, bench):
    app.command(command)
app.command(admin)
app.default(serve_here)


def run(args: Sequence[str]) -> int:
    """Run the command; returns its exit code: 0 done, 1 failed, 2 wrong use."""
    try:
        code = app(list(args), exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except CycloptsError as error:
        named = " ".join(error.command_chain or ())
        said = str(error)
        if isinstance(error, UnusedCliTokensError):
            first = (error.unused_tokens or [""])[0]
            said = f"{first!r} is too much." if named else f"there is no command {first!r}."
        complain(f"{said} Try: kanly {named + ' ' if named else ''}--help")
        return WRONG_USE
    except BrokenPipeError:
        # Whoever read our output has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        return _explain(error)


def _explain(error: Exception) -> int:
    """One line about an error; where it happened only if somebody wants to know."""
    if os.environ.get("KANLY_DEBUG"):
        traceback.print_exception(error)
    if isinstance(error, (KanlyError, OSError)):
        complain(str(error))
    else:
        complain(f"{type(error).__name__}: {error} (a mistake in Kanly or a plug-in; KANLY_DEBUG=1 shows where)")
    return WRONG_USE if isinstance(error, (WrongUse, BadSetup, UnknownGame)) else FAILED
