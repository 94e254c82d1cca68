"""Build `build/compiled/kanly`: the whole package, with the hot modules compiled by mypyc beside their sources.

Put `build/compiled` on PYTHONPATH and it shadows the installed package. `[tool.kanly.compile]` in pyproject.toml says
what is compiled, KANLY_OPT the C compiler's optimisation level (3).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
OUT = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"  # kept: a later build compiles only what changed
OPT = os.environ.get("KANLY_OPT", "3")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def sources() -> tuple[list[Path], list[Path]]:
    """The modules of the hot packages, relative to `src`: those to compile, and those that stay interpreted."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["kanly"]["compile"]
    package = SRC / "kanly"
    found = {p for name in config["packages"] for p in (package / name).rglob("*.py")}
    excluded = found & {p for pattern in config["exclude"] for p in package.glob(pattern)}
    return sorted(p.relative_to(SRC) for p in found - excluded), sorted(p.relative_to(SRC) for p in excluded)


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def extend() -> None:
    """Write the extension modules to `WORK/lib`; runs in a process of its own, with `src` as its directory."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(WORK / "cache")]
    modules = mypycify([*options, *map(str, sources()[0])], opt_level=OPT, separate=True, target_dir=str(WORK / "c"))
    jobs = str(os.cpu_count() or 1)
    args = ["build_ext", "-j", jobs, "--build-lib", str(WORK / "lib"), "--build-temp", str(WORK / "o")]
    setup(name="kanly", packages=[], ext_modules=modules, script_args=args)


def run(*args: str, **env: str) -> None:
    """Run Python quietly; on failure print what it said, and leave."""
    done = subprocess.run(
        [sys.executable, *args], cwd=SRC, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.exit("kanly was not compiled")


def files() -> Iterator[Path]:
    """What the complete package consists of, relative to `src`."""
    for path in (SRC / "kanly").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}:
            yield path.relative_to(SRC)


def assemble() -> None:
    """Lay out the package anew, so that nothing of an earlier build stays behind."""
    fresh = OUT.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for base, paths in ((SRC, files()), (WORK / "lib", (p.relative_to(WORK / "lib") for p in built()))):
        for path in paths:
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(base / path, fresh / path)
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)


def built() -> Iterator[Path]:
    return (WORK / "lib").rglob("*" + SUFFIX)


def check(modules: list[Path]) -> None:
    """Import every compiled module from the new package: it must be the extension."""
    names = [".".join(m.with_suffix("").parts).removesuffix(".__init__") for m in modules]
    code = "import sys, importlib\nfor n in sys.argv[1:]:\n f = importlib.import_module(n).__file__ or ''\n"
    code += f" assert f.startswith({str(OUT)!r}) and f.endswith({SUFFIX!r}), f'{{n}} came from {{f}}'"
    run("-P", "-c", code, *names, PYTHONPATH=str(OUT))


def main() -> None:
    modules, others = sources()
    # What mypyc's own bookkeeping does not cover: a change here starts from nothing.
    tools = (sys.version, version("mypy"), version("setuptools"), Path(__file__).read_bytes())
    shape = digest(modules, OPT, SUFFIX, *tools)
    text = [(SRC / p).read_bytes() for p in (*modules, *others)]
    key = digest(shape, others, text, (ROOT / "pyproject.toml").read_bytes())
    stamp = WORK / "stamp"
    old = stamp.read_text().split() if stamp.exists() else ["", ""]
    if old == [shape, key]:
        assemble()
        return
    start = time.monotonic()
    print(f"Compiling {len(modules)} modules", flush=True)
    shutil.rmtree(OUT, ignore_errors=True)
    if old[0] != shape:
        shutil.rmtree(WORK, ignore_errors=True)
    stamp.unlink(missing_ok=True)
    WORK.mkdir(parents=True, exist_ok=True)
    run(__file__, "--extend")
    assemble()
    check(modules)
    stamp.write_text(f"{shape} {key}")
    print(f"Compiled in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    if sys.argv[1:] == ["--extend"]:
        extend()
    else:
        main()
