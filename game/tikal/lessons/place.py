"""The first lesson: the learner places a hexagon and reads the stones at its edges."""

from game.lessons.lesson import Lesson, LessonStep
from game.tikal.lessons.goals import turn_over
from game.tikal.lessons.position import LEARNER, position, spaces
from game.tikal.lessons.rival import ben
from game.tikal.lessons.words import ABOUT, LOST, TITLES
from game.tikal.rules.components import HEXAGON_INDEX
from game.tikal.rules.state import ACT, PLACE, State
from game.ui.i18n import gettext as _
from game.ui.sentence import Words

_HEXAGON = "A6"
_NEW = HEXAGON_INDEX[_HEXAGON]


def place() -> Lesson:
    """Return the lesson, which begins on the empty board."""
    return Lesson(
        id="place",
        title=TITLES["place"],
        about=ABOUT["place"],
        begin=lambda: position(_HEXAGON, ()),
        board=spaces("a2 a3 a4 a5 b2 b3 b4 b5 c3 c4 c5"),
        rival=ben(),
        steps=_steps(),
        praise=_("A cheap way into new ground: that is what good maps are made of."),
    )


def _steps() -> list[LessonStep]:
    button, undo, end = _("Place"), _("Undo"), _("End turn")
    return [
        LessonStep(
            _(
                "You are Ada, and you play red. Somewhere in this jungle lies Tikal, and "
                "nobody has drawn a map of it yet."
            )
        ),
        LessonStep(
            _(
                "Every turn begins with a new hexagon. Tap a lit space to lay it there, then "
                "{place}."
            ).format(place=button),
            goal=_lies,
            lost=_left,
            hint=_(
                "The lit spaces lie beside what is explored. Tap the ringed one, then the red "
                "button."
            ),
            points=("space/c4", "confirm"),
        ),
        LessonStep(
            _(
                "The stones along its edges are for stepping on. Where two hexagons meet, they "
                "add up: so many action points a step across costs."
            )
        ),
        LessonStep(
            _(
                "As long as your turn lasts you may change your mind. {undo}, the arrow that "
                "points back, takes the hexagon up again. Only what has this arrow crossed out, "
                "like {end}, stays done."
            ).format(undo=undo, end=end),
            goal=lambda view: view.phase == PLACE and view.hand == _NEW,
            lost=_left,
            hint=_("Tap the ringed arrow: it takes back what was done last."),
            points=("tool/undo",),
        ),
        LessonStep(
            _(
                "While it lies for a look, numbers tell what the steps to it would cost; each "
                "tap turns it. {place} it where two ways lead to it, for 1 each."
            ).format(place=button),
            goal=lambda view: _lies(view) and _costs(view)[:2] == [1, 1],
            lost=_laid_dear,
            hint=_(
                "The ringed space lies between two hexagons. Tap it until both numbers on it "
                "are 1, then the red button."
            ),
            points=("space/b3", "confirm"),
        ),
    ]


def _lies(view: State) -> bool:
    """True if the new hexagon has been placed and the turn has come to its actions."""
    return _NEW in view.hexagon and view.phase == ACT


def _left(view: State) -> Words:
    """Return why the learner cannot place the new hexagon any more; empty as long as she can.

    That turn is over, or another hexagon has been drawn since.
    """
    there = view.hand == _NEW or (_lies(view) and view.drawn == 1)
    return "" if there and view.seat == LEARNER else turn_over()


def _laid_dear(view: State) -> Words:
    """Return why the step is lost: the turn is over, or the hexagon was placed where it is dear."""
    if _left(view):
        return turn_over()
    return "" if view.hand == _NEW else LOST["laid-dear"]


def _costs(view: State) -> list[int]:
    """Return the costs of the steps to the new hexagon, the cheapest first."""
    return sorted(view.costs[view.hexagon.index(_NEW)].values())
