"""The wheel is turned by hand: the gears follow the finger, tell what will be, and stay there."""

import pytest

from game.tzolkin.rules import legal_actions
from game.tzolkin.table.board import geometry
from game.tzolkin.table.things import Ahead, Gear
from game.ui.input import Drag, Phase, Wheel
from tests.tzolkin.table.test_scene import open_table, seated


@pytest.fixture
def table():
    match = seated(2)
    while match.state.phase != "turn":
        match.play(legal_actions(match.state)[0])
    return open_table(match)


def dragged(viewer, scene, days, phase):
    """The rim, from where today's tooth is to where it will be."""
    layout = scene.picture.parts.train.layout
    places = [layout.at(geometry.calendar_point(-part * days / 20, 11)) for part in range(21)]
    before = places[0]
    for place in places:
        delta = place[0] - before[0], place[1] - before[1]
        begins = Phase.BEGIN if place is places[0] else Phase.MOVE
        viewer.stage.handle(Drag(places[0], place, delta, begins))
        before = place
    if phase is Phase.END:
        viewer.stage.handle(Drag(places[0], before, (0, 0), Phase.END))
    viewer.look()


def test_the_gears_follow_the_finger(table):
    viewer, scene = table
    dragged(viewer, scene, 2.3, Phase.MOVE)
    assert scene.picture.motion.seen_meanwhile(scene.mode.seen).turned == pytest.approx(
        2.3, abs=0.02
    )
    assert scene.mode.days == 2
    assert scene.match.actions[-1].verb != "place"


def test_let_go_they_stay_on_the_nearest_day_until_it_is_left(table):
    viewer, scene = table
    before = scene.mode
    dragged(viewer, scene, 3.3, Phase.END)
    viewer.look()
    assert scene.mode.days == 3
    assert scene.picture.motion.seen_meanwhile(scene.mode.seen).turned == 3
    scene.press("go-on")
    assert scene.mode == before


def test_let_go_on_today_nothing_is_looked_at(table):
    viewer, scene = table
    before = scene.mode
    dragged(viewer, scene, 0.3, Phase.END)
    assert scene.mode == before


def test_they_turn_neither_back_nor_beyond_the_last_day(table):
    viewer, scene = table
    dragged(viewer, scene, -4, Phase.MOVE)
    assert scene.picture.motion.seen_meanwhile(scene.mode.seen).turned == 0


def test_a_drag_that_begins_beside_the_rim_turns_nothing(table):
    viewer, scene = table
    middle = scene.picture.parts.train.layout.middle
    for phase in (Phase.BEGIN, Phase.MOVE, Phase.END):
        viewer.stage.handle(Drag(middle, (middle[0] + 90, middle[1]), (90, 0), phase))
    assert scene.picture.motion.seen_meanwhile(scene.mode.seen).turned == 0


def test_the_mouses_wheel_goes_day_by_day(table):
    viewer, scene = table
    middle, before = scene.picture.parts.train.layout.middle, scene.mode
    for _notch in range(2):
        viewer.stage.handle(Wheel(middle, -1))
    viewer.look()
    assert scene.mode.seen.turned == 2
    for _notch in range(2):
        viewer.stage.handle(Wheel(middle, 1))
    assert scene.mode == before
    scene.touch(Ahead(0))
    assert scene.mode == before


def test_what_was_told_of_days_ahead_does_not_stay(table):
    _viewer, scene = table
    scene.touch(Ahead(2))
    assert scene.picture.shown.explained == Ahead(2)
    scene.press("go-on")
    assert scene.picture.shown.explained is scene.picture.asked_about is None


def test_another_player_is_not_told_of_what_the_one_before_touched(table):
    viewer, scene = table
    scene.touch(Gear(0))
    assert scene.picture.asked_about == Gear(0)
    scene.press("end-turn")
    viewer.look()
    assert scene.picture.asked_about is None
