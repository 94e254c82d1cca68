"""What a wheel of Kanly needs besides its sources: the built browser client and, if there are any, compiled modules.

Hatchling calls this. `KANLY_COMPILED=build/compiled` names what tools/compile.py has made: its libraries go into the
wheel beside their sources, and the wheel is then for one platform. Without it the wheel is pure and for all of them.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/kanly/server/static/index.html")
LIBRARIES = (".so", ".pyd")


class Hook(BuildHookInterface[Any]):
    """Runs before a wheel is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See that everything is there; editable installs need nothing of it."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / CLIENT).is_file():
            raise FileNotFoundError(f"{CLIENT} is missing: build the browser client first (make web)")
        if compiled := os.environ.get("KANLY_COMPILED"):
            found = list(libraries(root / compiled))
            if not found:
                raise FileNotFoundError(f"no compiled modules in {compiled}: make them first (make compiled)")
            build_data["force_include"].update({str(path): place for path, place in found})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def libraries(folder: Path) -> list[tuple[Path, str]]:
    """The compiled modules of a build, those of test packages left out, and their places in a wheel."""
    found = []
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder)
        if path.suffix in LIBRARIES and place.parts[0].startswith("kanly"):
            found.append((path, str(place)))
    return found
