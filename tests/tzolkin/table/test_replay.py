"""A match is shown again: any moment of it, in every window."""

import pytest

from game.tzolkin.ending.points import points_history
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.table.replay import Replay
from game.tzolkin.table.things import Space
from game.ui import theme
from game.ui.screen import Screen
from tools.gallery.visit import visit

MATCH = random_match(3, 5)


def replay(screen: Screen, branched=lambda _index: None):
    shown = []

    def opening(viewer) -> None:
        scene = Replay(
            viewer.stage, MATCH, points_history(MATCH), leave=viewer.stage.pop, play_on=branched
        )
        viewer.stage.go(scene)
        shown.append(scene)

    return visit(opening, screen), shown[0]


@pytest.mark.parametrize("window", [(1280, 800, 1), (820, 1180, 1), (390, 844, 2), (844, 390, 2)])
def test_everything_can_be_touched(window) -> None:
    wide, high, ratio = window
    viewer, _scene = replay(Screen(wide * ratio, high * ratio, ratio))
    elements = viewer.stage.elements()
    for one in elements:
        assert viewer.stage.screen.safe.contains(one.rect), one
        assert min(one.rect.size) >= viewer.stage.screen.px(theme.TOUCH) - 1, one
    for i, one in enumerate(elements):
        assert not any(one.rect.colliderect(other.rect) for other in elements[:i]), one


def test_any_moment_is_shown() -> None:
    branched: list[int] = []
    viewer, scene = replay(Screen(1280, 800, 1), branched.append)
    assert scene.session.shown == 0
    viewer.tap("replay/step", "replay/turn")
    turn = scene.film.turn_starts[1]
    assert scene.session.shown in (turn, scene.film.turn_starts[2])
    index = next(i for i, one in enumerate(MATCH.actions) if one.verb == "pick")
    scene.seek(index + 1)
    assert scene.mode.seen.chosen == (Space(MATCH.actions[index].tooth),)
    assert "picks up the worker" in str(scene.mode.words[0])
    viewer.tap("replay/play-on")
    assert branched == [index + 1]
    scene.seek(scene.film.count)
    viewer.tap("replay/back")
    assert scene.session.shown == scene.film.count - 1


def test_it_goes_on_by_itself() -> None:
    viewer, scene = replay(Screen(1280, 800, 1))
    viewer.tap("replay/run")
    for _turn in range(20):
        viewer.look(theme.STEP)
    assert scene.session.shown > 3
