"""What `make wheel` builds: it installs into an empty environment, plays, serves its page, and says what it holds."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from msgspec import yaml
from tests.server.conftest import free_port
from tools import bill
from tools.wheel import libraries

from kanly import __version__

ROOT = Path(__file__).parents[2]


def run(*words: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """Run a program without anything of ours around it; what it says."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KANLY", "VIRTUAL"))}
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env={**clean, **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and an sdist of this checkout."""
    if not (files("kanly.server") / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ".")
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with nothing in it but this wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True, symlinks=True)
    programs = folder / "bin"
    place = Path(run(programs / "python", "-c", "import site; print(site.getsitepackages()[0])").strip())
    for part in bill.python_parts():  # from our own environment: tests use no network
        for first in {file.parts[0] for file in distribution(part.name).files or () if file.parts[0] != ".."}:
            if not (place / first).exists() and first != "__pycache__":
                (place / first).symlink_to(distribution(part.name).locate_file(first))  # type: ignore[arg-type]
    run(programs / "pip", "install", "--no-index", "--disable-pip-version-check", wheel)
    run(programs / "pip", "check")
    return programs


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def test_a_wheel_holds_everything_and_nothing_else(wheel: Path) -> None:
    assert wheel.name == f"kanly-{__version__}-py3-none-any.whl"
    held = names(wheel)
    assert "kanly/server/static/index.html" in held
    assert [name for name in held if name.startswith("kanly/server/static/assets/") and name.endswith(".js")]
    assert "kanly/games/dune/rules.md" in held or [name for name in held if name.endswith("rules.md")]
    assert f"kanly-{__version__}.dist-info/licenses/LICENCES.md" in held
    assert {name.split("/")[0] for name in held} == {"kanly", f"kanly-{__version__}.dist-info"}
    ours = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.py")}
    assert ours <= held


def test_it_works_in_an_empty_environment(installed: Path, tmp_path: Path) -> None:
    kanly = installed / "kanly"
    assert run(kanly, "--version", cwd=tmp_path).strip() == f"kanly {__version__}"
    assert "dune" in run(kanly, "games", cwd=tmp_path)
    run(kanly, "simulate", "dune", "--seats", "3", "--games", "1", cwd=tmp_path)


@pytest.fixture
def serving(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server from the wheel."""
    port = free_port()
    db = f"sqlite:///{tmp_path}/kanly.db"
    words = [str(installed / "kanly"), "serve", "--port", str(port), "--db", db, "--no-open"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KANLY"))}
    with subprocess.Popen(words, cwd=tmp_path, env=clean, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Kanly listens")
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def test_it_serves_the_browser_client(serving: str, installed: Path, tmp_path: Path) -> None:
    page = httpx.get(serving)
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script is not None
    assert httpx.get(serving + script[1]).headers["content-type"].startswith("text/javascript")
    assert {"dune", "uprising", "arrakis"} <= {game["id"] for game in httpx.get(f"{serving}/api/games").json()}
    assert "servers: " in run(installed / "kanly", "admin", "health", "--db", f"sqlite:///{tmp_path}/kanly.db")


def test_the_sdist_builds_the_same_wheel(built: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    source = next(tmp_path.iterdir())
    again = tmp_path / "again"
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", again, source, cwd=tmp_path)
    assert names(next(again.glob("*.whl"))) == names(wheel)


def test_a_wheel_without_its_client_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENCES.md", "tools/wheel.py", "src/kanly/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(tmp_path)], capture_output=True, text=True
    )
    assert done.returncode != 0
    assert "make web" in done.stdout + done.stderr


def test_compiled_modules_find_their_places(tmp_path: Path) -> None:
    for name in ("kanly/kernel/state.cpython-313.so", "kanly__mypyc.cpython-313.so", "feud/rules.cpython-313.so",
                 "feud__mypyc.cpython-313.so", "kanly/kernel/state.py", "kanly_games_dune__mypyc.pyd"):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    places = [place for _, place in libraries(tmp_path)]
    assert places == ["kanly/kernel/state.cpython-313.so", "kanly__mypyc.cpython-313.so", "kanly_games_dune__mypyc.pyd"]


def test_the_list_of_licences_is_fresh() -> None:
    assert bill.FILE.read_text(encoding="utf-8") == bill.page(), "run: .venv/bin/python -m tools.bill"
    assert [part for part in bill.python_parts() + bill.client_parts() if "unknown" in part.licence] == []


def test_the_bill_of_materials_names_everything(tmp_path: Path) -> None:
    made = json.loads(json.dumps(bill.bill()))
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    refs = {part["bom-ref"] for part in made["components"]}
    assert len(refs) == len(made["components"])
    assert set(made["dependencies"][0]["dependsOn"]) == refs
    named = {part["name"] for part in made["components"]}
    assert {"litestar", "sqlalchemy", "psycopg", "pyotp", "svelte", "@fluent/bundle"} <= named
    bundle = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/kanly/server/static/assets").glob("*.js")
    )
    assert "svelte" in bundle or bundle == ""


def test_the_compose_file_fits_the_image() -> None:
    compose = yaml.decode((ROOT / "compose.yaml").read_bytes())
    services = compose["services"]
    docker = (ROOT / "Dockerfile").read_text()
    assert set(services) == {"kanly", "postgres", "proxy"}
    settings = services["kanly"]["environment"]
    assert set(settings) <= set(re.findall(r"`(KANLY_\w+)`", (ROOT / "docs/server.md").read_text()))
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings["KANLY_PROXIES"] == subnet
    assert "ports" not in services["kanly"]
    assert "ports" not in services["postgres"]
    assert re.search(r"^USER kanly$", docker, re.MULTILINE)
    assert "HEALTHCHECK" in docker
    ignored = (ROOT / ".dockerignore").read_text().split()
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", docker, re.MULTILINE) for word in line.split()]
    assert copied
    assert [name for name in copied if f"!{name.split('/')[0]}" not in ignored or not (ROOT / name).exists()] == []
