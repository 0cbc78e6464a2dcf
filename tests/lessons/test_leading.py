"""One red button at a time leads through a lesson, and none by a slip of the finger."""

import pytest

from game.games import games_with_lessons
from game.lessons.card import HINT, NEXT
from game.table.ids import END_TURN
from game.ui import theme
from game.ui.input import Press, Release, Tap
from game.ui.widgets import RED
from tests.lessons.at_table import LearnerAtTable
from tests.windows import sized
from tools.lesson_taps import TAPS_OF

LESSONS = [(game, one.id) for game in games_with_lessons() for one in game.lessons().all()]
NAMES = [f"{game.id}-{lesson}" for game, lesson in LESSONS]
PHONE = (390, 844, 1)


def red_buttons(table):
    """The red buttons that take a tap, of the card and of the table."""
    every = (*table.card.buttons.values(), *table.controls.buttons.values())
    return [one.id for one in every if one.visible and one.enabled and one.look is RED]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_where_the_card_leads_on_nothing_else_is_red(game, lesson):
    learner = LearnerAtTable(game, lesson, PHONE)
    for id in ("", *TAPS_OF[game.id][lesson]):
        if id:
            learner.taps(id)
        if learner.stage.top is learner.table and (leads := learner.table.card.next_id):
            assert red_buttons(learner.table) == [leads]
        if END_TURN not in learner.course.step.hint_targets:
            assert END_TURN not in red_buttons(learner.table)


def strike(learner, place):
    for gesture in (Press(place), Tap(place), Release()):
        learner.stage.handle(gesture)


@sized(playable_only=True)
def test_a_second_tap_on_next_meets_no_hint(size):
    learner = LearnerAtTable(*LESSONS[0], size)
    place = learner.element(NEXT).rect.center
    learner.wait(theme.SETTLE_BINDING)
    for _tap in range(2):
        strike(learner, place)
        learner.wait(1.5 * theme.SETTLE_BINDING)
        assert learner.course.number == 1
        assert not learner.course.hint_shown
    assert not learner.element(HINT).rect.colliderect(learner.table.card.buttons[NEXT].rect)
