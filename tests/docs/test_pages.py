"""Every page: its commands run, its links lead somewhere, it speaks only of what is there."""

import io
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kanly.cli import main

Blocks = Callable[[str], list[tuple[str, str]]]
PAGES = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/write-a-game.md",
    "docs/write-a-board.md",
    "docs/write-a-bot.md",
    "docs/learn.md",
    "docs/ladder.md",
    "docs/opponents.md",
    "docs/add-a-card.md",
    "docs/add-a-house-rule.md",
    "docs/add-a-language.md",
    "docs/record.md",
]


@pytest.mark.parametrize("page", PAGES)
def test_commands_run(
    page: str,
    root: Path,
    blocks: Blocks,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    targets = re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for language, block in blocks(page):
        for line in block.splitlines() if language == "sh" else ():
            program, *args = shlex.split(line, comments=True)
            if program == "make":
                assert args[0] in targets, line
                continue
            assert program == "kanly", line
            monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
            monkeypatch.setattr("sys.argv", [program, *args])
            with pytest.raises(SystemExit) as left:
                main()
            assert left.value.code == 0, f"{line}\n{capsys.readouterr().err}"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str, root: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", (root / page).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
        if not target.startswith("https://"):
            assert (root / page).parent.joinpath(target).exists(), target


def test_the_program_in_the_readme(blocks: Blocks, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = [block for language, block in blocks("README.md") if language == "python"]
    names: dict[str, Any] = {}
    exec(compile(program, "README.md", "exec"), names)
    assert capsys.readouterr().out == f"{names['table'].result.scores}\n"


def test_make_help_and_the_contributing_page_agree(root: Path) -> None:
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    page = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for target in ("setup", "test-quick", "lint", "format", "compiled", "test", "bench", "lock"):
        assert f"make {target} " in makefile
        assert f"make {target}" in page
