"""Build `build/compiled`: the whole package, with the hot modules compiled by mypyc beside their sources.

Put `build/compiled` on PYTHONPATH and it shadows the installed package. `[tool.kanly.compile]` in pyproject.toml says
what is compiled: parts of kanly, and whole packages of others `beside` it. KANLY_OPT is the C compiler's optimisation
level (3); a build of another level goes to `build/compiled-O0` or the like, beside the usual one. KANLY_SEPARATE=1
gives every module a library of its own: after a small change it is built again much sooner, but it runs about an eighth
slower.

A build without optimisation is for tests. Where tcc is installed and understands Python's headers, it makes that build
within seconds; gcc needs minutes for the same C. KANLY_CC=cc leaves it to the usual compiler.

Each game is one library, a large one two. What mypyc has made of a library is kept and checked by content, so that a
build after a change, or with a new game, compiles only the libraries that have changed; they are compiled side by side.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["kanly"]["compile"]
PACKAGES = [ROOT / "src" / "kanly", *(ROOT / path for path in CONFIG["beside"])]
OPT = os.environ.get("KANLY_OPT", "3")
LEVEL = "" if OPT == "3" else f"-O{OPT}"
OUT = ROOT / "build" / f"compiled{LEVEL}"
WORK = ROOT / "build" / f"mypyc{LEVEL}"  # kept: a later build compiles only what changed
STAGE = WORK / "src"  # all packages side by side
LIBRARIES = WORK / "libraries"  # the names of all that the last build consists of
SEPARATE = os.environ.get("KANLY_SEPARATE", "") == "1"
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+__top_level__\(void\));$", re.MULTILINE)
ONCE = '#define ONCE __attribute__((cold, optimize("O0")))'
TCC = shutil.which("tcc") if OPT == "0" and os.environ.get("KANLY_CC", "tcc") == "tcc" else None
CHECKED = ["-UNDEBUG", "-w"]  # what mypyc asserts is checked; its C is nobody's to read
UNOPTIMISED = ["-g0", "-w", "-pipe", "-fno-asynchronous-unwind-tables"]  # a third less work for gcc
OPTIMISED = ["-g0", "-fvisibility=hidden"]  # nobody calls into a library by symbols, so its own calls can be direct
TRIAL = """
#include <Python.h>
#include "CPy.h"
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def sources() -> tuple[list[Path], list[Path]]:
    """The modules of the hot packages, relative to `STAGE`: those to compile, and those that stay interpreted."""
    kanly, *others = PACKAGES
    found = {p for name in CONFIG["packages"] for p in (kanly / name).rglob("*.py")}
    excluded = found & {p for pattern in CONFIG["exclude"] for p in kanly.glob(pattern)}
    hot = [p.relative_to(kanly.parent) for p in found - excluded]
    hot += [p.relative_to(other.parent) for other in others for p in other.rglob("*.py")]
    return sorted(hot), sorted(p.relative_to(kanly.parent) for p in excluded)


def libraries(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules that share a library, and its name: each game has one or two, so that calls within it are direct."""
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(library_of(module), []).append(str(module))
    return [(members, name) for name, members in found.items()]


def library_of(module: Path) -> str:
    """The library that a module belongs to. None may need another one that needs it."""
    package, *folders = module.parts
    if package != "kanly" or folders[0] != "games" or len(folders) < 3:
        return package
    game, folder = folders[1], folders[2]
    upper = "_upper" if folder in CONFIG["upper"].get(game, []) else ""
    return f"kanly_games_{game}{upper}"


def hash_of(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def extend() -> None:
    """Write the extension modules to `WORK/lib`; runs in a process of its own, with `STAGE` as its directory."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildQuickly(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Setuptools' own way, with tcc as the compiler."""

        def build_extensions(self) -> None:
            self.compiler.set_executables(compiler_so=f"{TCC} -fPIC", linker_so=f"{TCC} -shared")
            super().build_extensions()

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(WORK / "cache")]
    hot = sources()[0]
    separate = SEPARATE or libraries(hot)
    modules = mypycify([*options, *map(str, hot)], opt_level=OPT, separate=separate, target_dir=str(WORK / "c"))
    quick = tcc_works()
    if quick:
        for module in modules:
            module.extra_compile_args = CHECKED
    elif os.name == "posix":
        extra = UNOPTIMISED if OPT == "0" else [*OPTIMISED, "-include", str(once_only())]
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *extra]
    # The largest first: otherwise it would be compiled last, alone, while the other cores rest.
    modules.sort(key=lambda module: -sum(Path(source).stat().st_size for source in module.sources))
    LIBRARIES.write_text("\n".join(module.name for module in modules))
    jobs = str(os.cpu_count() or 1)
    args = ["build_ext", "-j", jobs, "--build-lib", str(WORK / "lib"), "--build-temp", str(WORK / "o")]
    commands = {"build_ext": BuildQuickly} if quick else {}
    setup(name="kanly", packages=[], ext_modules=modules, script_args=args, cmdclass=commands)


def tcc_works() -> bool:
    """Whether tcc is wanted and makes an extension that this Python can load."""
    from mypyc.build import include_dir

    if TCC is None:
        return False
    folder = WORK / "trial"
    folder.mkdir(exist_ok=True)
    (folder / "trial.c").write_text(TRIAL)
    paths = sysconfig.get_path("include"), sysconfig.get_path("platinclude"), include_dir()
    headers = [f"-I{path}" for path in paths]
    translate = [TCC, "-shared", "-fPIC", *CHECKED, *headers, "trial.c", "-o", f"trial{SUFFIX}"]
    for command in (translate, [sys.executable, "-c", "import trial"]):
        if subprocess.run(command, cwd=folder, capture_output=True).returncode:
            print(f"{TCC} does not work here: {command[0]} failed. The usual compiler takes longer.", file=sys.stderr)
            return False
    return True


def once_only() -> Path:
    """A header that spares the optimiser the top levels of modules: a fifth of the code, and run once each."""
    headers = [header.read_text() for header in (WORK / "c").glob("__native_*.h")]
    declared = {function for text in headers for function in TOP_LEVEL.findall(text)}
    lines = [f"{function} ONCE;" for function in sorted(declared)]
    made = WORK / "once_only.h"
    made.write_text("\n".join(["#if defined(__GNUC__) && !defined(__clang__)", ONCE, *lines, "#endif", ""]))
    return made


def run(*args: str, **env: str) -> None:
    """Run Python quietly; on failure print what it said, and leave."""
    done = subprocess.run(
        [sys.executable, *args], cwd=STAGE, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.exit("kanly was not compiled")


def files() -> Iterator[tuple[Path, Path]]:
    """What the complete packages consist of: where it is, and its place beside the others."""
    for package in PACKAGES:
        for path in package.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}:
                yield path, path.relative_to(package.parent)


def stage() -> None:
    """Bring `STAGE` up to date, touching only what changed."""
    wanted = {place: path for path, place in files()}
    for old in [path for path in STAGE.rglob("*") if path.is_file()]:
        if old.relative_to(STAGE) not in wanted:
            old.unlink()
    for place, path in wanted.items():
        target = STAGE / place
        if not target.exists() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)


def assemble() -> None:
    """Lay out the packages from scratch, so that nothing of an earlier build stays behind."""
    fresh = OUT.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path, place in (*files(), *((p, p.relative_to(WORK / "lib")) for p in built())):
        (fresh / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, fresh / place)
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)


def built() -> Iterator[Path]:
    """The libraries of the last build, and none of modules that are gone."""
    return (WORK / "lib" / (name.replace(".", "/") + SUFFIX) for name in LIBRARIES.read_text().split())


def check(modules: list[Path]) -> None:
    """Import every compiled module from the new package: it must be the extension."""
    names = [".".join(m.with_suffix("").parts).removesuffix(".__init__") for m in modules]
    code = "import sys, importlib\nfor n in sys.argv[1:]:\n f = importlib.import_module(n).__file__ or ''\n"
    code += f" assert f.startswith({str(OUT)!r}) and f.endswith({SUFFIX!r}), f'{{n}} came from {{f}}'"
    run("-P", "-c", code, *names, PYTHONPATH=str(OUT))


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else makes this build."""
    if os.name != "posix":
        yield
        return
    import fcntl

    WORK.parent.mkdir(exist_ok=True)
    with WORK.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    modules, others = sources()
    # What mypyc's own bookkeeping does not cover: a change here starts from nothing.
    tools = (sys.version, version("mypy"), version("setuptools"), Path(__file__).read_bytes())
    shape = hash_of(OPT, TCC, SEPARATE, SUFFIX, *tools)
    text = [path.read_bytes() for path, place in sorted(files()) if place in {*modules, *others}]
    key = hash_of(shape, modules, others, text, (ROOT / "pyproject.toml").read_bytes())
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
    stage()
    run(__file__, "--extend")
    assemble()
    check(modules)
    stamp.write_text(f"{shape} {key}")
    print(f"Compiled in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    if sys.argv[1:] == ["--extend"]:
        extend()
    else:
        with alone():
            main()
