"""What comes between scenes."""

from __future__ import annotations

from tests.kernel.tiny import T, pick, tiny

from kanly.kernel import Flow, Scene


def main(p: T) -> Flow:
    p.then("main")
    answer = yield pick()
    p.state.items.append(answer)


def aside(p: T, name: str) -> None:
    p.state.items.append(name)


def aside_first(p: T, scene: Scene) -> bool:
    if p.state.items[-1:] != [1] or scene[0] == "aside":
        return False
    p.then(("aside", "now"), scene)
    return True


def test_something_may_come_before_a_scene() -> None:
    game = tiny(main, aside)
    setup = game.set_up(2)
    game.rules(setup).before_scene = aside_first
    table = game.open(setup, "1")
    for answer in (0, 1, 0):
        table.choose(0, answer)
    assert table.view(None)["items"] == [0, 1, "now", 0]
    assert table.clone().view(None)["items"] == [0, 1, "now", 0]
    table.undo(0)
    assert table.view(None)["items"] == [0, 1, "now"]
