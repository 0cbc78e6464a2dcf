"""Where somebody stands in a lesson: positions are numbers here, an action is what changes them."""

import pytest

from game.lessons.lesson import Lesson, LessonProgress, LessonState, LessonStep
from game.ui import theme

TELL, FIRST, THEN, SECOND = "Once.", "Get three.", "Good.", "Get seven."
TOO_MANY = "Seven are less."
READ = 2 * theme.READ_WORD
"""How long it takes to read what is asked for."""


def lesson():
    return Lesson(
        id="numbers",
        title="Numbers",
        summary="Counting",
        new_match=lambda: None,
        steps=[
            LessonStep(TELL),
            LessonStep(FIRST, goal=lambda n: n >= 3, hint="Count."),
            LessonStep(THEN),
            LessonStep(SECOND, goal=lambda n: n == 7, why_lost=lambda n: TOO_MANY if n > 7 else ""),
        ],
        praise="All numbers.",
    )


@pytest.fixture
def course():
    course = LessonProgress(lesson())
    course.follow(0, 0)
    return course


def test_it_is_told_then_asked_then_told(course):
    assert (course.step.words, course.state) == (TELL, LessonState.READING)
    course.read_on(0, 0)
    assert (course.step.words, course.state) == (FIRST, LessonState.PLAYING)
    course.follow(3, 1)
    assert (course.step.words, course.state) == (THEN, LessonState.READING)
    course.read_on(3, 1)
    course.follow(7, 2)
    assert course.state is LessonState.DONE


def test_who_reads_on_has_nothing_to_read_on_where_something_is_asked(course):
    course.read_on(0, 0)
    course.read_on(0, 0)
    assert course.step.words == FIRST


def test_whoever_acts_at_once_has_read_enough(course):
    course.follow(4, 1)
    assert course.step.words == THEN


def test_what_is_taken_back_leads_back(course):
    course.read_on(0, 0)
    course.follow(3, 1)
    course.read_on(3, 1)
    course.follow(2, 0)
    assert (course.step.words, course.state) == (FIRST, LessonState.PLAYING)


def test_what_cannot_be_reached_any_more_is_said_and_its_step_begins_anew(course):
    course.read_on(0, 0)
    course.follow(3, 1)
    course.read_on(3, 1)
    positions = [0, 3, 9]
    course.follow(9, 2)
    assert (course.state, course.why_lost) == (LessonState.GOAL_LOST, TOO_MANY)
    assert course.actions_to_keep(positions.__getitem__) == 1
    course.follow(3, 1)
    assert (course.step.words, course.state, course.why_lost) == (SECOND, LessonState.PLAYING, "")


def test_where_the_step_could_not_be_done_from_its_beginning_it_begins_before(course):
    course.read_on(0, 0)
    course.follow(8, 1)
    course.read_on(8, 1)
    assert course.state is LessonState.GOAL_LOST
    assert course.actions_to_keep([0, 8].__getitem__) == 0


def pass_time(course, seconds):
    """The loop turns, twice a second; True if help came by itself."""
    ends = course.at + seconds
    came = False
    while course.at < ends:
        course.at += 0.5
        came |= course.update(course.at)
    return came


@pytest.fixture
def asked(course):
    course.at = 0.0
    course.read_on(0, 0)
    return course


def test_help_comes_to_who_is_refused_twice_and_goes_with_the_step(asked):
    asked.note_refusal()
    pass_time(asked, 2)
    assert not asked.hint_shown
    asked.note_refusal()
    assert asked.hint_shown
    asked.follow(3, 1)
    assert not asked.hint_shown


def test_a_double_tap_is_refused_once(asked):
    asked.note_refusal()
    asked.note_refusal()
    assert not asked.hint_shown


def test_who_does_something_between_two_refusals_needs_no_help(asked):
    asked.note_refusal()
    pass_time(asked, 2)
    asked.follow(1, 1)
    asked.note_refusal()
    assert not asked.hint_shown


def test_help_is_offered_to_who_has_read_and_is_idle(asked):
    assert not pass_time(asked, 10)
    asked.reset_idle_time()
    assert not pass_time(asked, theme.STUCK)
    assert pass_time(asked, READ + 1)
    assert asked.hint_offered
    assert not asked.hint_shown


def test_nobody_is_idle_while_he_sees_nothing(asked):
    asked.at += 10 * theme.STUCK
    assert not asked.update(asked.at)


def test_nobody_is_hurried_in_his_reading(course):
    course.at = 0.0
    assert not pass_time(course, 3 * theme.STUCK)


def test_help_that_was_asked_for_can_be_put_away(course):
    course.read_on(0, 0)
    course.toggle_hint()
    assert course.hint_shown
    course.toggle_hint()
    assert not course.hint_shown
