"""docs/write-a-board.md: what the page quotes is real, and it names everything that a board may use."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from textwrap import indent

from kanly.server.process.config import Config

PAGE = "docs/write-a-board.md"
ENDINGS = {"ts": ("ts", "svelte"), "svelte": ("svelte",), "fluent": ("ftl",), "python": ("py",)}


def test_every_block_is_quoted(root: Path, blocks: Callable[[str], list[tuple[str, str]]]) -> None:
    folders = [root / "web" / "src" / "games", root / "web" / "src" / "board", root / "tests"]
    sources = {
        language: [
            path.read_text(encoding="utf-8") for folder in folders for end in ends for path in folder.rglob(f"*.{end}")
        ]
        for language, ends in ENDINGS.items()
    }
    found = Counter[str]()
    for language, block in blocks(PAGE):
        if language == "sh":
            continue
        found[language] += 1
        shapes = [indent(block, margin) for margin in ("", "    ", "        ")]
        assert any(shape in source for shape in shapes for source in sources[language]), f"nowhere:\n{block}"
    assert set(found) == set(ENDINGS)
    assert sum(found.values()) >= 15


def test_every_part_of_a_game_is_explained(root: Path) -> None:
    page = (root / PAGE).read_text(encoding="utf-8")
    code = (root / "web" / "src" / "board" / "game.ts").read_text(encoding="utf-8")
    declared = code[code.index("export interface GameBoard") :]
    parts = re.findall(r"^  (\w+)\??:", declared[: declared.index("\n}")], re.MULTILINE)
    assert parts
    assert [part for part in parts if f"| `{part}` |" not in page] == []


def test_everything_a_board_may_use_is_named(root: Path) -> None:
    page = (root / PAGE).read_text(encoding="utf-8")
    exports = (root / "web" / "src" / "board" / "index.ts").read_text(encoding="utf-8")
    names = [name for group in re.findall(r"^export \{(.+?)\}", exports, re.MULTILINE) for name in group.split(",")]
    values = [name.split(" as ")[-1].strip() for name in names if not name.strip().startswith("type ")]
    assert len(values) > 10
    assert [name for name in values if name not in page] == []


def test_while_you_draw_the_client_finds_the_server(root: Path) -> None:
    """`npm run dev` passes on what is for a `kanly serve` without arguments."""
    config = (root / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f"target: 'http://{Config().host}:{Config().port}'" in config
