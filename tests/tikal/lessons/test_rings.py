"""A ring has the shape of what it points at, wherever that lies now."""

import re

import pytest

from game.tikal.rules.board import INDEX
from game.tikal.table.board.geometry import HEIGHT, SIDES
from game.ui import theme
from tests.tikal.lessons.test_lessons import Learner
from tests.windows import sized
from tools.lesson_taps import TAPS

_OUTSIDE = 1.75
"""From a hexagon's outline to the middle of a hint's bright line, in dp, at least."""
_OFF = 2
"""So many pixels it may lie elsewhere: pictures lie on whole ones."""


def ringed(learner, space):
    """Whether the bright line runs along each side of a hexagon that can be seen."""
    board, scale = learner.table.picture.board, learner.stage.screen.scale
    layout = board.layout
    outside = max(_OUTSIDE * scale, layout.width * theme.HINTED.part / 2)
    part = 1 + 2 * outside / (layout.width * HEIGHT)
    places = [layout.beside(space, (x * part, y * part)) for x, y in SIDES]
    seen = [place for place in places if board.box.collidepoint(place)]
    assert len(seen) > len(SIDES) / 2
    return all(bright(learner.surface, place) for place in seen)


def bright(surface, place):
    """Whether a pixel there has the line's colour."""
    x, y = map(round, place)
    around = range(-_OFF, _OFF + 1)
    return theme.GLOW in [surface.get_at((x + dx, y + dy))[:3] for dx in around for dy in around]


@sized(playable_only=True)
def test_it_runs_around_the_hexagon(size):
    learner = Learner("temple", size)
    board = learner.table.picture.board
    assert not board.hinted
    learner.taps("lesson/hint")
    assert board.hinted == {INDEX["c4"]}
    assert ringed(learner, INDEX["c4"])
    learner.taps("lesson/hint")
    assert not board.hinted
    assert not ringed(learner, INDEX["c4"])


@pytest.mark.parametrize("factor", [1.4, 2.0])
def test_it_follows_the_board(factor):
    learner = Learner("temple")
    learner.taps("lesson/hint")
    board = learner.table.picture.board
    board.camera.zoom_at(board.layout.centre(INDEX["c4"]), factor)
    board.camera.pan(12, -7)
    learner.table.redraw_board()
    for _turn in range(8):
        learner.look()
    assert ringed(learner, INDEX["c4"])


def test_nothing_is_ringed_that_takes_no_tap():
    learner = Learner("temple")
    learner.taps("lesson/hint", "end-turn", "dialog/end")
    assert not learner.table.picture.board.hinted


def test_what_is_chosen_already_is_not_ringed():
    learner = Learner("walk", (360, 560, 1))
    learner.taps("actions", "lesson/hint")
    assert learner.table.ringed == {"action/enter", "space/a5"}
    learner.taps("action/enter")
    assert learner.table.ringed == {"space/a5"}


@pytest.mark.parametrize(
    ("lesson", "site", "button"),
    [
        ("temple", "space/c4", "here/dig"),
        ("treasure", "space/b3", "here/recover"),
        ("camp", "space/d3", "here/camp"),
    ],
)
def test_the_button_that_a_step_names_is_ringed_once_its_hexagon_is_chosen(lesson, site, button):
    learner = Learner(lesson)
    if "lesson/next" in learner.ids():
        learner.taps("lesson/next")
    assert learner.table.named == {site}
    learner.taps(site)
    assert button in learner.table.named
    assert list(learner.table._places(learner.table.named))


def test_a_small_card_keeps_its_task_beside_the_hint_where_both_have_room(lines):
    learner = Learner("guard", (1180, 820, 1))
    learner.taps(*TAPS["guard"][:5])
    step = learner.course.step
    lines.clear()
    learner.taps("lesson/hint")
    told = " ".join(words for words, _size, _rect in lines)
    assert step.words in told
    assert step.hint in told


@sized(playable_only=True)
def test_what_a_text_asks_for_is_written_on_its_button(size, lines):
    learner = Learner("scoring", size)
    learner.taps(*TAPS["scoring"][:3])
    lines.clear()
    learner.look()
    learner.table.redraw()
    learner.wait(1)
    told = " ".join(words for words, _size, _rect in lines)
    assert "Come here" in learner.course.step.words
    assert re.search("Come +here", told)
