"""The lessons of Tikal, played at their table by touching what a learner would."""

from random import Random

import pytest

from game.lessons import learnt
from game.lessons.lesson import LessonState
from game.lessons.position import LEARNER
from game.table import autosave
from game.tikal.description import TIKAL
from game.tikal.lessons import lessons
from game.tikal.rules.board import INDEX
from game.tikal.table.lesson import LessonTable
from game.tikal.table.things import Leader
from game.ui import theme
from game.ui.input import Hover, Key, Press, Release, Tap
from tests.lessons.at_table import LearnerAtTable, check_wrong_moves
from tools.lesson_taps import NEXT, TAPS

IDS = [one.id for one in lessons()]


FREE = (
    "space",
    "action",
    "here",
    "party",
    "end-turn",
    "dialog",
    "bid",
    "display",
    "confirm",
    "tool",
)
"""What is touched at random; the menu leads out of the lesson."""


class Learner(LearnerAtTable):
    """At the table of a lesson of Tikal."""

    def __init__(self, lesson, size=(1280, 800, 1)):
        super().__init__(TIKAL, lesson, size)

    @property
    def table(self):
        table = super().table
        assert isinstance(table, LessonTable)
        return table


def test_what_is_tapped_is_written_for_every_lesson():
    assert list(TAPS) == IDS


@pytest.mark.parametrize("lesson", IDS)
def test_whoever_does_what_it_says_has_learnt_it(lesson):
    learner = Learner(lesson)
    for id in TAPS[lesson]:
        if id == NEXT:
            assert learner.table.next_id == NEXT
        learner.taps(id)
        assert not learner.course.hint_shown, id
    assert learner.course.state is LessonState.DONE
    assert learner.table.next_id == "lesson/on"
    assert learnt.finished_lessons(TIKAL.id) == {lesson}
    assert autosave.record_if_readable() is None


def test_after_the_turn_in_which_all_is_learnt_no_other_begins():
    learner = Learner("walk")
    learner.taps(*TAPS["walk"])
    played = list(learner.table.match.actions)
    learner.wait(3)
    assert learner.table.match.actions == played
    shown = learner.table.picture.shown
    assert (shown.seat, dict(shown.things)) == (LEARNER, {})
    assert {"rotate", "confirm"}.isdisjoint(learner.ids())
    assert [str(words) for words in shown.words] == [
        "The lesson is learnt",
        "choose Next lesson to go on",
    ]
    learner.taps("lesson/again", "action/enter")  # it can be begun once more
    assert learner.course.number == 0


OTHER_WAYS = {
    # nobody has to read first
    "place": ("space/a3", "confirm", NEXT, NEXT, "tool/undo", "space/c5", "confirm"),
    # the leader by small steps and with the worker, then the others one by one
    "walk": (
        *("action/enter", "space/b4", "action/enter", "party/leader", "space/b4"),
        *("space/b4", "party/all", "space/c4"),
        *("action/enter", "space/a5", "action/enter", "space/a5", "end-turn", "dialog/end"),
    ),
    # workers instead of the leader
    "temple": (
        *("space/c4", "here/dig", "space/c4", "here/dig"),
        *("action/enter", "party/more", "space/c4"),
    ),
    "treasure": (
        *("space/b3", "here/recover", "space/b3", "here/recover"),
        *(NEXT, "action/exchange", "exchange/take/p1/2", "exchange/give/5", "exchange/confirm"),
    ),
    # two to the camp first, the leader on foot
    "camp": (
        *(NEXT, "space/d3", "here/camp", "action/enter", "space/d3", "space/d3", "space/e3"),
        *("space/a5", "space/d3", NEXT),
    ),
    # home instead of into the jungle
    "guard": (*("space/c4", "party/leader", "space/a5", "space/c4", "here/guard"),),
    # a worker more instead of the leader, and the volcano in the corner
    "scoring": (
        *("action/enter", "space/c4", "action/enter", "space/b5"),
        *("end-turn", "dialog/end", *["scoring/continue"] * 2, "space/a3", "confirm"),
    ),
    # by small steps
    "auction": ("bid/place", "bid/place", "display/A4", "space/b3", "confirm"),
}


@pytest.mark.parametrize("lesson", IDS)
def test_every_way_to_its_goals_counts(lesson):
    learner = Learner(lesson)
    learner.taps(*OTHER_WAYS[lesson])
    assert learner.course.state is LessonState.DONE


@pytest.mark.parametrize("lesson", IDS)
def test_what_it_says_to_tap_is_called_so(lesson):
    """The words name the buttons by their labels."""
    learner = Learner(lesson)
    for id in TAPS[lesson]:
        learner.wait_until(id)
        element = learner.element(id)
        step = learner.course.step
        if id.startswith(("action/", "confirm", "tool/")):
            assert element.label in f"{step.words} {step.hint}", id
        learner.taps(id)


def tap_at(learner, place):
    for gesture in (Press(place), Tap(place), Release()):
        learner.stage.handle(gesture)
    learner.look()


def test_the_leader_is_picked_up_by_his_figure():
    learner = Learner("guard")
    learner.taps("lesson/next", "lesson/next")
    board = learner.table.picture.board
    box = board.rect_of(INDEX["c4"])
    figure = [
        (x, y)
        for x in range(box.left, box.right, 4)
        for y in range(box.top, box.bottom, 4)
        if isinstance(board.pick((x, y)), Leader)
    ]
    tap_at(learner, figure[len(figure) // 2])
    learner.taps("space/b4", "space/c4", "here/guard")
    assert learner.course.state is LessonState.DONE


def test_who_spoils_what_comes_while_he_reads_begins_it_from_its_own_position():
    learner = Learner("guard")
    learner.taps(NEXT, "space/c4", "action/guard", NEXT)
    assert learner.course.state is LessonState.PLAYING
    assert learner.course.number == 2


def test_nothing_on_the_board_is_pointed_at_from_a_button():
    learner = Learner("walk")
    space, button = learner.element("space/a4"), learner.element("action/enter")
    learner.stage.handle(Hover(space.rect.center))
    learner.stage.handle(Hover(button.rect.center))
    learner.taps("action/enter")
    assert not learner.table.picture.shown.look.path


@pytest.mark.parametrize("lesson", IDS)
@pytest.mark.parametrize("seed", range(3))
def test_wrong_moves_never_lock_it(lesson, seed):
    check_wrong_moves(Learner(lesson), Random(seed), FREE, TAPS[lesson])


def looks_on(learner, seconds):
    for _turn in range(round(seconds / (2 * theme.SETTLE))):
        learner.look()


def test_help_is_offered_to_who_is_stuck_and_not_while_he_looks_elsewhere():
    learner = Learner("walk")
    learner.taps("tool/menu")
    looks_on(learner, 3 * theme.STUCK)
    assert not learner.course.hint_shown
    learner.taps("dialog/stay")
    looks_on(learner, theme.STUCK)
    assert not learner.course.hint_offered
    looks_on(learner, theme.STUCK)
    assert learner.course.hint_offered
    assert "lesson/hint" in learner.table.named


def test_the_tables_keys_for_a_hint_give_the_lessons_own():
    learner = Learner("place")
    assert "hint" not in learner.ids()
    learner.stage.handle(Key("h"))
    assert not learner.course.hint_shown  # there is only something to read
    learner.taps("lesson/next")
    assert "hint" not in learner.ids()
    learner.stage.handle(Key("h"))
    assert learner.course.hint_shown
    learner.stage.handle(Key("f4"))
    assert not learner.course.hint_shown


@pytest.mark.parametrize("lesson", ["walk", "temple"])
def test_what_lies_on_the_hexagon_to_join_own_members_is_named(lesson):
    (named,) = (one for one in lessons() if one.id == lesson)
    assert any("Come here" in step.hint for step in named.steps)
