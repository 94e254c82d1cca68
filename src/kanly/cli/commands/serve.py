"""`kanly serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from kanly.cli.errors import DONE


def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="Where to listen; 127.0.0.1 is for this machine only, 0.0.0.0 for everybody.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port; 8080 unless given, 0: any free one.")] = None,
    db: Annotated[
        str | None, Parameter(help="Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = None,
    url: Annotated[str | None, Parameter(help="How people reach this server, for links in notices.")] = None,
    own_bots: Annotated[
        bool | None, Parameter(negative="", help="Tables may name anybody's bot, module:Class: only among friends.")
    ] = None,
    open: Annotated[bool | None, Parameter(help="Open the page in a browser.")] = None,
) -> int:
    """Serve tables over the network, and keep them safe.

    ```
    kanly serve                                              # for this machine, tables in your data folder
    kanly serve --host 0.0.0.0 --url https://kanly.example   # for everybody, behind a proxy that speaks https
    kanly serve --db postgresql://kanly@localhost/kanly
    ```

    Every setting has a variable too: `KANLY_PORT`, `KANLY_DB`, `KANLY_SMTP`; docs/server.md lists them.
    """
    return _run(bool(open), host=host, port=port, db=db, url=url, own_bots=own_bots)


def serve_here() -> int:
    """`kanly` alone: serve on this machine and open the browser, if there is somebody to look at it.

    If the port is taken, one of the next ones is.
    """
    return _run(sys.stdout.isatty(), any_port="KANLY_PORT" not in os.environ, host="127.0.0.1")


def _run(browser: bool, *, any_port: bool = False, **flags: str | int | bool | None) -> int:
    from kanly.server.process.config import configure  # here, so that other commands do not load a server
    from kanly.server.process.run import serve as run_server

    run_server(configure(**flags), browser=browser, any_port=any_port)
    return DONE
