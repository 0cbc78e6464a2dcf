"""The lessons of Tikal, read and learnt from the tree of nodes by names alone."""

import re

import pytest

from game.lessons.card import TEXT
from game.lessons.lesson import LessonState
from game.platform.node import Act
from game.tikal.lessons import lessons
from game.ui.nodes import flat
from tests.tikal.lessons.test_lessons import IDS, Learner

TITLES = [str(one.title) for one in lessons()]
NAMES = {
    "place": ("Next", "c4", "Place", "Next", "Next", "Undo", "b3", "Place"),
    "walk": (
        *("Arrive", "a5", "a5", "b4"),
        *("Arrive", "Leader", "c4", "b4", "c4", "Come here"),
        *("Arrive", "One worker more", "a5", "End turn", "End turn"),
    ),
    "temple": ("c4", "Uncover", "Uncover", "Next", "b4", "c4", "Come here"),
    "treasure": ("b3", "Recover", "Recover", "Next", "Exchange", "jade", "serpent", "Exchange"),
    "camp": ("Next", "d3", "Camp", "Arrive", "e3", "Shuttle", "a5", "d3", "Next"),
    "guard": ("Next", "Next", "c4", "Leader", "b4", "c4", "Guard"),
    "scoring": (
        *("Next", "b4", "c4", "Come here", "Arrive", "b5"),
        *("Score", "Score", "Continue", "Continue", "c2", "Place"),
    ),
    "auction": (
        *("Next", "Next", "Bid more", "Bid more", "Bid 4"),
        *("on display: Temple", "c4", "Place"),
    ),
}
"""What is worked in each lesson: the names of buttons and spaces, or a part of them."""
LAST = {"scoring": "Now play your first game.", "auction": "That was the last lesson."}
"""What the end leads to where no lesson follows."""
SHOWN_TO_CHOOSE = ("jade", "serpent", "on display: Temple")
"""What is found by looking through what is offered."""


class Listener(Learner):
    """Knows nothing but what the nodes say."""

    @property
    def nodes(self):
        return list(self.stage.tree().walk())

    @property
    def said(self):
        """What is read aloud when it changes, by id."""
        return {node.id: node.name for node in self.nodes if node.role == "status"}

    def found(self, name):
        """What can be worked and has a name that begins so, or else has that in it."""
        worked = [one for one in self.nodes if one.enabled and one.role in ("button", "gridcell")]
        begins = [one for one in worked if re.match(rf"{name}\b", one.name)]
        has = [one for one in worked if name.casefold() in one.name.casefold()]
        return next(iter(begins + has), None)

    def work(self, name):
        """Press what has that name, then wait until Ben has acted or his scoring is to be read."""
        node = self.found(name)
        assert node, (name, [one.name for one in self.nodes])
        self.stage.act(Act(node.id, "press"))
        self.look()
        for _turn in range(400):
            if not self.said.get("ribbon", "").startswith("Ben"):
                return
            if self.found("Continue"):
                self.looks_on()  # until his points are counted
                return
            self.look()
        raise AssertionError("Ben does not act")


@pytest.mark.parametrize("lesson", IDS)
def test_whoever_hears_it_learns_it_by_what_is_named(lesson):
    """Each button and space is named by what was said until then, or by the step's hint."""
    listener, told = Listener(lesson), ""
    for name in NAMES[lesson]:
        told += f"{' '.join(listener.said.values())} {listener.course.step.hint}"
        in_dialog = listener.stage.tree().role == "dialog"
        assert in_dialog or name in told or name in SHOWN_TO_CHOOSE, (name, told)
        listener.work(name)
    assert listener.course.state is LessonState.DONE


@pytest.mark.parametrize("lesson", IDS)
def test_every_step_and_the_end_are_announced(lesson):
    listener, known = Listener(lesson), set()
    for name in (*NAMES[lesson], ""):
        if listener.stage.top is listener.table:
            known.add((listener.course.number, listener.said[f"{TEXT}/words"]))
        if name:
            listener.work(name)
    steps = listener.course.lesson.steps
    counted = [
        f"Step {number + 1} of {len(steps)}: {flat(one.aloud or one.words)}"
        for number, one in enumerate(steps)
    ]
    *told, (_over, end) = sorted(known)
    assert told == list(enumerate(counted))
    number = IDS.index(lesson)
    assert end.startswith(f"You have learnt “{TITLES[number]}”.")
    assert flat(listener.course.lesson.praise) in end
    assert end.endswith(LAST.get(lesson) or f"Next comes “{TITLES[number + 1]}”, on another board.")


def test_what_is_abbreviated_is_explained_before_the_board_is_walked_over():
    listener = Listener("place")
    assert any(re.search(r"\bAP\b", node.name) for node in listener.nodes)
    listener.work("Next")
    assert "action points (AP)" in listener.said[f"{TEXT}/words"]


@pytest.mark.parametrize("step", [step for one in lessons() for step in one.steps])
def test_nobody_who_listens_is_asked_to_point(step):
    assert not re.search(r"mouse|finger", step.aloud or step.words)
