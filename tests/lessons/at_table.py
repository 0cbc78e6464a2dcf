"""A learner at the table of a lesson of any game."""

from game.lessons.lesson import LessonState
from game.scenes.lessons import LessonPath
from game.ui import theme
from tests.windows import Viewer


class LearnerAtTable(Viewer):
    """At the table of a lesson, which is named by its id."""

    def __init__(self, game, lesson, size=(1280, 800, 1)):
        super().__init__(*size)
        ids = [one.id for one in game.lessons().all()]
        LessonPath(self.stage, game, lambda: None, print).begin(ids.index(lesson))
        self.look()

    @property
    def table(self):
        return self.stage.bottom

    @property
    def course(self):
        return self.table.course

    def wait_until(self, id):
        """Looks on while others act, until an element is there and takes a tap."""
        for _turn in range(400):
            if any(one.id == id and one.enabled for one in self.stage.elements()):
                return
            self.look()
        raise AssertionError(f"{id} did not come; there is {self.ids()}")

    def looks_on(self):
        """Looks on until others have done their turns."""
        for _turn in range(60):
            self.look()

    def taps(self, *ids):
        for id in ids:
            self.wait_until(id)
            for _turn in range(1 + int(theme.SETTLE_BINDING / theme.SETTLE)):
                self.look()
            self.tap(id)


def check_wrong_moves(learner, chance, free, taps):
    """Whatever is tapped, the step begins anew where it can be done, and the lesson is learnt.

    ``free`` says how the ids of what is tapped at random begin; ``taps`` lead to the end.
    """
    for _tap in range(25):
        there = [
            one.id
            for one in learner.stage.elements()
            if one.enabled and one.id.partition("/")[0] in free and one.id != "tool/menu"
        ]
        if there:
            learner.tap(chance.choice(there))
    while learner.stage.top is not learner.stage.bottom:
        learner.stage.pop()
    if learner.course.state is LessonState.GOAL_LOST:
        learner.taps("lesson/anew")
        assert learner.course.state is not LessonState.GOAL_LOST
    if learner.course.state is not LessonState.DONE:
        learner.taps("tool/menu", "dialog/again")
        assert learner.course.number == 0
        learner.taps(*taps)
        learner.looks_on()
    assert learner.course.state is LessonState.DONE
