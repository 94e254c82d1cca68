"""The boards for which the browser client's layouts have a place are those of all set-ups."""

from tools.boards import FILE, generate


def test_the_browser_knows_the_boards_of_all_set_ups() -> None:
    stale = "stale: run .venv/bin/python -m tools.boards"
    assert FILE.read_text(encoding="utf-8") == generate(), stale
