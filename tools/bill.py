"""All that Kanly ships or needs to run, with versions and licences: LICENCES.md for people, CycloneDX for programs.

.venv/bin/python -m tools.bill                 # writes LICENCES.md anew; a test says when it is stale
.venv/bin/python -m tools.bill dist/bom.json   # also writes the software bill of materials
"""

import json
import re
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement

from kanly import __version__

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "LICENCES.md"
# What the built browser client consists of, besides our own code: the rest of package-lock.json only builds it.
CLIENT = ("svelte", "clsx", "esm-env", "@fluent/bundle", "@fontsource/alegreya-sans", "@iconify-json/game-icons")
# Who says it only in a text of their own.
KNOWN = {"confusable-homoglyphs": "MIT", "rich-click": "MIT"}
BY_CLASSIFIER = {
    "MIT License": "MIT", "BSD License": "BSD-3-Clause", "Apache Software License": "Apache-2.0",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only", "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0", "ISC License (ISCL)": "ISC",
}  # fmt: skip
HEAD = """# Licences

Kanly itself is under the [MIT licence](LICENSE). Written by tools/bill.py: change dependencies, then run that.

"""


class Part(NamedTuple):
    """One thing that is shipped or needed."""

    name: str
    version: str
    licence: str
    purl: str


def normal(name: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_parts() -> list[Part]:
    """The Python packages that an installed Kanly needs on this platform, PostgreSQL's driver among them."""
    found: dict[str, Distribution] = {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    markers = [(text, Requirement(text).marker) for text in wanted]
    waiting = [text for text, marker in markers if marker is None or marker.evaluate()]
    seen: set[tuple[str, str]] = set()  # a package, and one of its extras or none
    while waiting:
        need = Requirement(waiting.pop())
        name = normal(need.name)
        new = {(name, extra) for extra in ("", *need.extras)} - seen
        if not new:
            continue
        seen |= new
        found[name] = package = distribution(name)
        for text in package.requires or ():
            marker = Requirement(text).marker
            if marker is None or any(marker.evaluate({"extra": extra}) for _, extra in new):
                waiting.append(text)
    return [_python(name, package) for name, package in sorted(found.items())]


def _python(name: str, package: Distribution) -> Part:
    about: Any = package.metadata
    licence = KNOWN.get(name) or about.get("License-Expression") or ""
    if not licence:
        told = [line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier") or () if line.startswith("License")]
        licence = " OR ".join([BY_CLASSIFIER[one] for one in told if one in BY_CLASSIFIER])
    if not licence:
        licence = (about.get("License") or "").strip().splitlines()[0][:40] if about.get("License") else "unknown"
    return Part(name, package.version, licence, f"pkg:pypi/{name}@{package.version}")


def client_parts() -> list[Part]:
    """The packages that the built browser client carries."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    out = []
    for name in CLIENT:
        about = lock[f"node_modules/{name}"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        out.append(Part(name, about["version"], about["license"], purl))
    return out


def page() -> str:
    """LICENCES.md."""
    lines = [HEAD, "## Inside the package: the browser client\n\n", *_rows(client_parts())]
    lines.append("\nThe icons are by the authors of [game-icons.net](https://game-icons.net), under CC BY 3.0.\n")
    lines += ["\n## Installed beside it\n\n", *_rows(python_parts())]
    return "".join(lines)


def _rows(parts: list[Part]) -> list[str]:
    rows = ["| what | version | licence |\n", "|---|---|---|\n"]
    return rows + [f"| {part.name} | {part.version} | {part.licence} |\n" for part in parts]


def bill() -> dict[str, Any]:
    """The software bill of materials: CycloneDX 1.6."""
    parts = [*client_parts(), *python_parts()]
    me = {"type": "application", "name": "kanly", "version": __version__, "bom-ref": f"pkg:pypi/kanly@{__version__}"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**me, "purl": me["bom-ref"], "licenses": [{"expression": "MIT"}]}},
        "components": [
            {"type": "library", "bom-ref": part.purl, "name": part.name, "version": part.version, "purl": part.purl,
             "licenses": [{"expression": part.licence}]}
            for part in parts
        ],
        "dependencies": [{"ref": me["bom-ref"], "dependsOn": [part.purl for part in parts]}],
    }  # fmt: skip


def main(args: list[str]) -> None:
    FILE.write_text(page(), encoding="utf-8")
    for place in args:
        Path(place).parent.mkdir(parents=True, exist_ok=True)
        Path(place).write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
