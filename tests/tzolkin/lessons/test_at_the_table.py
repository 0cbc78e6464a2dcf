"""The lessons of Tzolk'in, played at their table by touching what a learner would."""

from itertools import combinations
from random import Random

import pytest

from game.lessons import learnt
from game.lessons.lesson import LessonState
from game.table import autosave
from game.tzolkin.description import TZOLKIN
from game.tzolkin.lessons import lessons
from game.ui import text, theme
from tests.lessons.at_table import LearnerAtTable, check_wrong_moves
from tests.windows import sized
from tools.gallery.windows import WINDOWS
from tools.lesson_taps import NEXT, TAPS_OF

TAPS = TAPS_OF["tzolkin"]
IDS = [one.id for one in lessons()]
FREE = (
    *("space", "gear", "plate", "card", "temple", "startspace", "drawer", "building", "monument"),
    *("technology", "do", "end-turn", "put-down", "go-on", "tool"),
)
"""What is touched at random; the menu leads out of the lesson."""


class Learner(LearnerAtTable):
    """At the table of a lesson of Tzolk'in."""

    def __init__(self, lesson, size=(1280, 800, 1)):
        super().__init__(TZOLKIN, lesson, size)


def test_what_is_tapped_is_written_for_every_lesson():
    assert list(TAPS) == IDS


@pytest.mark.parametrize("lesson", IDS)
def test_whoever_does_what_it_says_has_learnt_it(lesson):
    learner = Learner(lesson)
    for id in TAPS[lesson]:
        learner.wait_until(id)
        if id == NEXT:
            assert learner.table.next_id == NEXT
        learner.taps(id)
        assert not learner.course.hint_shown, id
    learner.looks_on()
    assert learner.course.state is LessonState.DONE
    assert learner.table.next_id == "lesson/on"
    assert learnt.finished_lessons(TZOLKIN.id) == {lesson}
    assert autosave.record_if_readable() is None


@pytest.mark.parametrize("lesson", IDS)
def test_a_hint_leads_through_the_taps(lesson):
    """Whatever is tapped to reach a goal is ringed then, if the hint is shown."""
    learner = Learner(lesson)
    for id in TAPS[lesson]:
        learner.wait_until(id)
        if id == "go-on":
            (go_on,) = [one for one in learner.stage.elements() if one.id == id]
            assert ("Continue" in learner.table.card.aside) == (go_on.label == "Continue")
        if learner.course.state is LessonState.PLAYING and not learner.table.card.aside:
            if not learner.course.hint_shown:
                learner.taps("lesson/hint")
            assert id in learner.table.ringed, (id, learner.course.step.words)
            if id == "do":
                (red,) = [one for one in learner.table.form.widgets if one.id == "do"]
                assert str(red.label) in learner.course.step.hint
        learner.taps(id)


OTHER_WAYS = {
    # nobody has to read first, and a worker more goes elsewhere
    "place": ("gear/palenque", "gear/palenque", "gear/tikal", "end-turn"),
    # the action itself instead of the button, with nothing read before
    "ride": (
        *("gear/yaxchilan", "end-turn", "space/yaxchilan/1", "plate/yaxchilan/1"),
        *[NEXT] * 3,
    ),
    # the highest first, and the corn tile of space 2 without fishing
    "corn": (
        *("space/palenque/3", "card/1/way/wood/0", "do", "space/palenque/2", "do"),
        *[NEXT] * 4,
    ),
    # another temple
    "food": (
        *("space/palenque/1", "do", "end-turn", "go-on"),
        *("card/way/beg/0", "card/1/temple/kukulcan", "do"),
    ),
}


@pytest.mark.parametrize("lesson", OTHER_WAYS)
def test_every_way_to_its_goals_counts(lesson):
    learner = Learner(lesson)
    learner.taps(*OTHER_WAYS[lesson])
    learner.looks_on()
    assert learner.course.state is LessonState.DONE


@pytest.mark.parametrize("lesson", IDS)
@pytest.mark.parametrize("seed", range(2))
def test_wrong_moves_never_lock_it(lesson, seed):
    check_wrong_moves(Learner(lesson), Random(seed), FREE, TAPS[lesson])


@pytest.mark.parametrize("lesson", IDS)
def test_what_a_step_names_is_in_sight_in_every_window(lesson):
    learner = Learner(lesson)
    for id in ("", *TAPS[lesson]):
        if id:
            learner.taps(id)
        for name, screen in WINDOWS.items():
            learner.table.layout(screen)
            learner.look()
            for unseen in unseen_names(learner.table):
                raise AssertionError((name, learner.course.step.words, unseen))
        learner.table.layout(learner.stage.screen)


def unseen_names(table):
    """What the step names and the window does not show, while nothing lies over the table."""
    waits = table.course.state in (LessonState.READING, LessonState.PLAYING)
    idle = table.mode.decider is not None and table.mode.task == table._mode_now().task
    window = table.screen.rect
    for id in table.course.step.names if waits and idle else ():
        there = list(table._places([id]))
        if id not in table.named | table.ringed and not is_chosen(table, id):
            yield id, "not ringed"
        if not there or not all(window.contains(one) and one.w for one in there):
            yield id
        if any(one.colliderect(table.card.rect) for one in there):
            yield id, "under the card"


def is_chosen(table, id):
    return id in table.mode.looks and table.mode.looks[id].chosen


@sized(playable_only=True)
@pytest.mark.parametrize("lesson", IDS)
def test_all_its_words_have_room_and_buttons_lie_apart(lesson, size):
    learner = Learner(lesson, size)
    screen, room = learner.stage.screen, learner.table.card._places.words
    for step in learner.course.lesson.steps:
        for told in (step.words, step.hint, learner.course.lesson.praise):
            assert text.paragraph_fits(screen, told, room, theme.BODY), told
    buttons = [one for one in learner.table.form.widgets if one.visible and one.role == "button"]
    for one, other in combinations(buttons, 2):
        assert not one.rect.colliderect(other.rect), (one.id, other.id)
    assert all(screen.safe.contains(one.rect) for one in buttons)


def test_what_no_step_has_spoken_of_is_not_heard():
    learner = Learner("ride")
    parts = lambda: [node for node in learner.table.nodes() if node.id.startswith("part/gear")]  # noqa: E731
    told = lambda: {one.id for part in parts() for one in part.children}  # noqa: E731
    assert not any(id.startswith("plate/") for id in told())
    learner.taps(*TAPS["ride"])
    given = ("palenque/1", "palenque/2", *(f"yaxchilan/{space}" for space in (1, 2, 3)))
    assert {id for id in told() if id.startswith("plate/")} == {f"plate/{one}" for one in given}


def test_help_comes_to_who_is_stuck():
    learner = Learner("corn")
    learner.taps(NEXT)
    for _turn in range(round(theme.STUCK / theme.SETTLE) + 10):
        learner.look()
    assert learner.course.hint_offered
