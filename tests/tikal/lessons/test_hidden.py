"""What a lesson names is in sight and ringed; what none has spoken of is not there at all."""

import pytest

from game.lessons.lesson import LessonState
from game.tikal.lessons import lessons
from game.tikal.lessons.hidden import HIDDEN, VERBS
from game.tikal.rules.board import INDEX
from game.tikal.table import verbs
from game.ui.input import Hover, Key
from game.ui.screen import Screen
from tests.tikal.lessons.test_lessons import IDS, Learner
from tools.gallery.windows import WINDOWS
from tools.lesson_taps import NEXT, TAPS

WAITS = (LessonState.READING, LessonState.PLAYING)


def unseen(table):
    """What the step names and the window does not show, or not ringed."""
    board, window, card = table.picture.board, table.screen.rect, table.card.rect
    for id in table.course.step.names:
        door = table._door_to(id)
        if door not in table.named | table.ringed and not chosen(table, door):
            yield id, "not ringed"
        if door.startswith("space/"):
            places = [board.rect_of(INDEX[door.removeprefix("space/")])]
        else:
            places = list(table._places([door]))
        if not places or not all(window.contains(one) and one.w for one in places):
            yield id, "not in sight"
        if any(one.colliderect(card) for one in places):
            yield id, "under the card"


def chosen(table, id):
    looks = table.mode.looks
    return id in looks and looks[id].chosen


def idle(table):
    """Whether the learner is to act and has begun nothing."""
    own = table.mode.decider is not None and table.mode.words == table._mode_now().words
    return own and table.course.state in WAITS


@pytest.mark.parametrize("lesson", IDS)
def test_what_a_step_names_is_in_sight_and_ringed_in_every_window(lesson):
    learner = Learner(lesson)
    for id in ("", *TAPS[lesson]):
        if id:
            learner.taps(id)
        if not idle(learner.table):
            continue
        for name, screen in WINDOWS.items():
            learner.table.layout(screen)
            learner.table._point()
            assert not list(unseen(learner.table)), (name, learner.course.step.words)
        learner.table.layout(learner.stage.screen)


def nodes_of(learner):
    return {node.id for node in learner.stage.tree().walk()}


@pytest.mark.parametrize("lesson", [one.id for one in lessons() if not one.extra])
def test_what_no_step_has_spoken_of_is_neither_there_nor_told(lesson):
    learner = Learner(lesson)
    for id in ("", *TAPS[lesson]):
        if id:
            learner.taps(id)
        if learner.stage.top is not learner.table:
            continue
        hides = learner.course.hides
        assert not [one for one in learner.ids() if hides(one)]
        assert not [one for one in nodes_of(learner) if hides(one)]


def test_what_the_lessons_hide_comes_with_its_step_and_goes_when_that_is_taken_back():
    learner = Learner("walk")
    assert "end-turn" not in learner.ids()
    learner.taps(*TAPS["walk"][:-2])
    assert "end-turn" in learner.ids()
    learner.taps("tool/undo")
    assert "end-turn" not in learner.ids()


def test_nothing_hidden_is_worked_by_its_key():
    learner = Learner("place")
    learner.taps(NEXT, "space/c4")
    learner.stage.handle(Key("t"))
    learner.look()
    assert learner.table.picture.shown.look.preview.rotation == 0
    for key in ("l", "e", "1"):
        learner.stage.handle(Key(key))
        learner.look()
    assert learner.stage.top is learner.table


def test_every_lesson_knows_what_the_ones_before_have_shown():
    first, *_others, last, _extra = lessons()
    assert first.hides == last.hides == HIDDEN
    assert list(VERBS) == list(verbs.VERBS)
    known = set(last.steps[0].shows)
    assert {"points", "end-turn", "action/enter", "here/dig", "supplies"} <= known


def test_whoever_asks_what_things_are_may_read_as_long_as_he_likes():
    learner = Learner("place", (1180, 820, 1))
    learner.taps(NEXT, "space/c4", "confirm", NEXT)
    number = learner.course.number
    learner.stage.handle(Hover(learner.element("seat/0").rect.center))
    learner.wait(2)
    assert learner.table.explained
    assert learner.course.number == number


def test_only_what_has_been_spoken_of_is_asked_about_who_goes():
    learner = Learner("walk")
    learner.taps("action/enter")
    assert not [id for id in learner.ids() if id.startswith("party/")]
    assert not learner.table.picture.shown.panel.party.has_choice
    learner.taps("space/a5", "space/a5", "space/b4", "action/enter")
    assert {"party/leader", "party/more"} <= set(learner.ids())


def test_a_hexagon_that_is_tried_tells_no_costs_before_they_are_spoken_of():
    learner = Learner("place")
    learner.taps(NEXT, "space/c4")
    assert not learner.table.picture.shown.look.preview.way_costs
    learner.taps(*TAPS["place"][2:7])
    assert learner.table.picture.shown.look.preview.way_costs


def test_a_small_window_has_its_ribbon_apart_from_the_seats():
    learner = Learner("walk", (667, 331, 1))
    assert learner.stage.screen == Screen(667, 331)
    ribbon, seats = learner.table.picture.ribbon, learner.table.picture.places.layout.seats
    assert ribbon.collidelist(seats) < 0


@pytest.mark.parametrize(("size", "least"), [((390, 844, 1), 80), ((844, 390, 1), 74)])
def test_on_a_phone_the_map_has_the_room_that_the_lesson_leaves(size, least):
    assert Learner("scoring", size).table.picture.board.layout.width >= least
