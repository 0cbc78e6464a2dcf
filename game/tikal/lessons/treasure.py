"""The fourth lesson: the learner recovers treasures and exchanges one."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import short_of
from game.tikal.lessons.position import LEARNER, RIVAL, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.actions import Exchange, Recover
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import State
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_RUIN = INDEX["b3"]
_LINES = (
    *("tile c4 r0", "enter w a5", "enter w a5", "move w a5 b4", "move w a5 b4", "end"),
    *("tile b3 r0", "enter l a5", "move l a5 b4", "move l b4 b3", "recover b3", "end"),
    *("tile c5 r2", "move w b4 b3", "move w b4 b3", "end"),
    *("tile c3 r3", "enter w a5", "end"),
    "tile d4 r0",
)
"""Ben has recovered a treasure whose twin still lies in the ruins; two workers of the learner have
just come there."""
_TREASURES = (0, 2, 5, 2)
"""The kinds of the treasures on the ruins, from the lowest up; Ben has recovered the last one."""


def treasure() -> Lesson:
    """Return the lesson: the learner can recover two treasures; one is the twin of Ben's."""
    recover, exchange = _("Recover"), _("Exchange")
    return Lesson(
        id="treasure",
        title=TITLES["treasure"],
        about=ABOUT["treasure"],
        begin=lambda: position("A4 A2 A3 A1 A6", _LINES, treasures=_TREASURES),
        board=spaces("a3 a4 a5 b3 b4 b5 c3 c4 c5 d3 d4"),
        rival=ben(),
        steps=[
            LessonStep(
                _(
                    "Under the masks treasures lie: tap the ruins where your workers stand, then "
                    "{recover}, for 3 AP. What is turned up cannot be undone."
                ).format(recover=recover),
                goal=lambda view: _found(view) > 0,
                lost=_nobody_recovers,
                hint=_("The ringed ruins first, then the button beside the board."),
                points=("space/b3", "here/recover"),
            ),
            LessonStep(
                _(
                    "As with temples, the second one in a turn needs a second member. He is "
                    "there: {recover} that one, too."
                ).format(recover=recover),
                goal=lambda view: _found(view) > 1,
                lost=_nobody_recovers,
                hint=_("The same button again; if it is gone, tap the ruins first."),
                points=("space/b3", "here/recover"),
            ),
            LessonStep(
                _(
                    "In every scoring one of a kind pays 1 point, two of a kind 3, all three 6. "
                    "You have two different ones, and Ben has the twin of one of them."
                )
            ),
            LessonStep(
                _(
                    "Nobody can refuse an exchange of single ones. {exchange} for 3 AP, so that "
                    "you have two alike: choose what you give and what you take."
                ).format(exchange=exchange),
                goal=lambda view: 2 in view.treasures[LEARNER],
                lost=_no_pair,
                hint=_(
                    "Give the one that Ben has not got, take the one that you have already, and "
                    "confirm it."
                ),
                points=("actions", "action/exchange"),
            ),
        ],
        praise=_("A pair is 3 points, in every scoring to come. And Ben has no more than before."),
    )


def _found(view: State) -> int:
    """Return how many treasures the learner has."""
    return sum(view.treasures[LEARNER])


def _nobody_recovers(view: State) -> Words:
    """Return why nobody can recover a treasure any more; empty as long as somebody can."""
    there = view.members[LEARNER].get(_RUIN, 0)
    if there <= view.recovered.get(_RUIN, 0):
        return LOST["nobody-recovers"]
    return short_of(view, Recover.cost)


def _no_pair(view: State) -> Words:
    """Return why the learner cannot get a pair by an exchange any more; empty as long as she can.

    She needs a single treasure whose twin is Ben's single one, and another single one to give.
    """
    own, theirs = view.treasures[LEARNER], view.treasures[RIVAL]
    twins = [kind for kind, count in enumerate(own) if count == 1 == theirs[kind]]
    if not twins or own.count(1) < 2:
        return LOST["no-pair"]
    return short_of(view, Exchange.cost)
