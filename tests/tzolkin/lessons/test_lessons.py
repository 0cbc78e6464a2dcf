"""The lessons are played by doing what they say, by other ways, and wrongly."""

from random import Random

import pytest

from game.lessons.lesson import LessonState
from game.tzolkin.lessons import lessons
from game.tzolkin.rules import legal_actions
from tests.tzolkin.lessons.learner import READ, Learner

LESSONS = {one.id: one for one in lessons()}

AS_TOLD = {
    "technology": (
        *(READ, "pick yaxchilan 2", "do 2", READ, READ),
        *("pick tikal 1", "do 1", "tech agriculture", "pay wood", READ),
        *("pick palenque 2", "do 2"),
    ),
    "building": (
        *(READ, "pick tikal 2", "do 2", "build B01", *[READ] * 4),
        *("pick tikal 4", "do 4", "build M02", READ),
    ),
    "skull": (
        *("pick yaxchilan 4", "do 4", READ, READ),
        *("pick chichen 3", "do 3", *[READ] * 3),
    ),
    "first-turn": ("keep W12 W16", READ, READ, READ, "place palenque", "end"),
    "tribes": ("tribe T13", "keep W04 W08", "place palenque", "place tikal", READ),
    "prophecies": (READ, "pick palenque 2", "do 2", READ),
    "new-buildings": (READ, "pick tikal 2", "do 2", "build X01"),
    "quick": (READ, "place quick", "end"),
}
OTHER_WAYS = {
    # nothing is read, and stone pays
    "technology": (
        *("pick yaxchilan 2", "do 2", "pick tikal 1", "do 1", "tech agriculture", "pay stone"),
        *("pick palenque 2", "do 2"),
    ),
    # corn first
    "building": (
        *("pick palenque 1", "do 1", "pick tikal 2", "do 2", "build B01"),
        *("pick tikal 4", "do 4", "build M02", READ),
    ),
    # a lower space
    "skull": (*("pick yaxchilan 4", "do 4", "pick chichen 3", "do 1", *[READ] * 3),),
    # nothing is read, and two are placed elsewhere
    "first-turn": ("keep W08 W19", "place tikal", "place uxmal", "end"),
    # two on one gear, with other tiles
    "tribes": ("tribe T13", "keep W12 W21", "place uxmal", "place uxmal", READ),
    # another worker first
    "prophecies": ("pick yaxchilan 1", "do 1", "pick palenque 2", "do 2", READ),
    "new-buildings": ("pick palenque 1", "do 1", "pick tikal 2", "do 2", "build X01"),
    # another worker first
    "quick": ("place tikal", "place quick", "end"),
}


@pytest.mark.parametrize("id", AS_TOLD)
def test_whoever_does_what_it_says_has_learnt_it(id):
    learner = Learner(LESSONS[id])
    learner.does(*AS_TOLD[id])
    assert learner.state is LessonState.DONE


@pytest.mark.parametrize("id", OTHER_WAYS)
def test_every_way_to_its_goals_counts(id):
    learner = Learner(LESSONS[id])
    learner.does(*OTHER_WAYS[id])
    assert learner.state is LessonState.DONE


def astray(id, seed):
    """A learner after some actions at random, who has read now and then."""
    learner, source = Learner(LESSONS[id]), Random(seed)
    for _action in range(source.randint(1, 9)):
        if learner.state is LessonState.READING and source.random() < 0.5:
            learner.does(READ)
        elif actions := legal_actions(learner.match.state):
            learner.plays(source.choice(actions))
    return learner


@pytest.mark.parametrize("id", AS_TOLD)
@pytest.mark.parametrize("seed", range(40))
def test_wrong_moves_never_lock_it(id, seed):
    """What is lost can be begun anew, and all is learnt then."""
    learner = astray(id, seed)
    learner.finishes()


@pytest.mark.parametrize("id", AS_TOLD)
@pytest.mark.parametrize("seed", range(40))
def test_a_goal_is_lost_exactly_if_no_action_of_the_turn_leads_there(id, seed):
    learner = astray(id, seed)
    if learner.state is LessonState.PLAYING:
        assert learner.way(far_sighted=False), learner.course.step.words
    if learner.state is LessonState.GOAL_LOST:
        same_turn = learner.view.round == LESSONS[id].new_match().state.round
        assert not (same_turn and learner.way()), learner.course.why_lost
