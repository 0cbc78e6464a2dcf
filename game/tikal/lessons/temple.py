"""The third lesson: the learner uncovers a temple, and becomes the strongest there."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of, way_of_leader, way_of_worker
from game.tikal.lessons.position import LEARNER, RIVAL, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.actions import Uncover
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import State
from game.tikal.rules.turns.scoring import strength, temple_owner
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_TEMPLE = INDEX["c4"]
_LINES = (
    *("tile c4 r0", "enter l a5", "enter w a5", "enter w a5", "move l a5 b4", "move w a5 b4"),
    *("move w a5 b4", "move w b4 c4", "move w b4 c4", "end"),
    *("tile b3 r0", "enter l a5", "move l a5 b4", "move l b4 c4", "end"),
    "tile c5 r2",
)
"""The learner's two workers and Ben's leader are at the temple; her leader is one step away."""


def temple() -> Lesson:
    """Return the lesson: Ben is stronger at the temple."""
    uncover, come = _("Uncover"), _("Come here")
    return Lesson(
        id="temple",
        title=TITLES["temple"],
        about=ABOUT["temple"],
        begin=lambda: position("A4 A2 A3", _LINES),
        board=spaces("a3 a4 a5 b3 b4 b5 c3 c4 c5"),
        rival=ben(),
        steps=[
            LessonStep(
                _(
                    "Your two workers have found a temple worth 2. There is more below the "
                    "leaves: tap the temple, then {uncover}, for 2 AP."
                ).format(uncover=uncover),
                goal=lambda view: view.value[_TEMPLE] > 2,
                lost=lambda view: short_of(view, Uncover.cost),
                hint=_("The ringed temple first, then the button beside the board."),
                points=("space/c4", "here/dig"),
            ),
            LessonStep(
                _(
                    "Each level needs a member of its own, and a temple gives two a turn at most. "
                    "You have a second worker there: {uncover} once more."
                ).format(uncover=uncover),
                goal=lambda view: view.value[_TEMPLE] > 3,
                lost=_nobody_digs,
                hint=_("The same button again; if it is gone, tap the temple first."),
                points=("space/c4", "here/dig"),
            ),
            LessonStep(
                _(
                    "In a scoring this temple will pay 4 points to whoever is strongest there, "
                    "and nothing to anybody in a tie. A worker counts 1, a leader 3."
                )
            ),
            LessonStep(
                _(
                    "Ben's leader makes 3, your two workers make 2. Bring whom you need: tap "
                    "{come} on the temple."
                ).format(come=come),
                goal=lambda view: temple_owner(view, _TEMPLE) == LEARNER,
                lost=_cannot_hold,
                hint=_(
                    "Your leader is one step away. Tap him, the temple, then {come} on it."
                ).format(come=come),
                points=("space/b4", "space/c4"),
            ),
        ],
        praise=_("You are the strongest there: the temple is yours, for as long as you stay so."),
    )


def _nobody_digs(view: State) -> Words:
    """Return why the learner cannot uncover a level any more; empty as long as she can."""
    there = view.members[LEARNER].get(_TEMPLE, 0)
    if there <= view.dug.get(_TEMPLE, 0):
        return LOST["nobody-digs"]
    return short_of(view, Uncover.cost)


def _cannot_hold(view: State) -> Words:
    """Return why the learner cannot be the strongest any more; empty as long as she can.

    Her leader may come, or enough workers.
    """
    missing = strength(view, RIVAL, _TEMPLE) + 1 - strength(view, LEARNER, _TEMPLE)
    if view.leader[LEARNER] == _TEMPLE:
        return short_of(view, _more_workers(view, missing))
    by_leader = way_of_leader(view, _TEMPLE) + _more_workers(view, missing - 3)
    return short_of(view, min(by_leader, _more_workers(view, missing)))


def _more_workers(view: State, missing: int) -> float:
    """Return the action points until ``missing`` more of the learner's workers are there."""
    there = view.workers_at(LEARNER, _TEMPLE)
    return way_of_worker(view, _TEMPLE, there + max(0, missing))
