"""`python -m kanly.server`: a server that is told everything by variables, such as KANLY_PORT and KANLY_DB."""

from __future__ import annotations

import sys

from kanly.kernel import KanlyError
from kanly.server.process.config import configure
from kanly.server.process.run import serve


def main() -> int:
    """Serve; 1 if that cannot be done."""
    try:
        serve(configure())
    except KanlyError as error:
        print(f"kanly: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
